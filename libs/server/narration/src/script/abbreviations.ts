import { baseLanguage } from '@coursewright/text';

/** What stands on paper, and what is said for it. */
type Said = readonly [RegExp, string];

const word = (pattern: string, said: string, flags = 'gu'): Said => [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})`, flags),
  said,
];

/**
 * Abbreviations that a voice would spell, or stop at. Those that also are words, or end sentences,
 * only where a number follows.
 */
const abbreviations: Readonly<Record<string, readonly Said[]>> = {
  en: [
    word('e\\.\\s?g\\.,?', 'for example,', 'giu'),
    word('i\\.\\s?e\\.,?', 'that is,', 'giu'),
    word('etc\\.(?=\\s+\\p{Lu}|\\s*$)', 'et cetera.'),
    word('etc\\.', 'et cetera'),
    word('vs\\.', 'versus'),
    word('cf\\.', 'compare'),
    word('approx\\.', 'approximately'),
    word('a\\.k\\.a\\.', 'also known as'),
    word('[Ff]igs?\\.(?=\\s?\\d)', 'Figure'),
    word('No\\.(?=\\s?\\d)', 'Number'),
    word('pp?\\.(?=\\s?\\d)', 'page'),
  ],
  de: [
    word('[zZ]\\.\\s?B\\.', 'zum Beispiel'),
    word('[dD]\\.\\s?h\\.', 'das heißt'),
    word('[uU]\\.\\s?a\\.', 'unter anderem'),
    word('[oO]\\.\\s?ä\\.', 'oder Ähnliches'),
    word('usw\\.(?=\\s+\\p{Lu}|\\s*$)', 'und so weiter.'),
    word('usw\\.', 'und so weiter'),
    word('bzw\\.', 'beziehungsweise'),
    word('ca\\.', 'circa'),
    word('vgl\\.', 'vergleiche', 'giu'),
    word('ggf\\.', 'gegebenenfalls'),
    word('evtl\\.', 'eventuell'),
    word('inkl\\.', 'inklusive'),
    word('sog\\.', 'sogenannte'),
    word('v\\.\\s?Chr\\.', 'vor Christus'),
    word('n\\.\\s?Chr\\.', 'nach Christus'),
    word('Abb\\.(?=\\s?\\d)', 'Abbildung'),
    word('Nr\\.(?=\\s?\\d)', 'Nummer'),
    word('S\\.(?=\\s?\\d)', 'Seite'),
  ],
  es: [
    word('p\\.\\s?ej\\.', 'por ejemplo', 'giu'),
    word('EE\\.\\s?UU\\.', 'Estados Unidos'),
    word('etc\\.(?=\\s+\\p{Lu}|\\s*$)', 'etcétera.'),
    word('etc\\.', 'etcétera'),
    word('a\\.\\s?C\\.', 'antes de Cristo'),
    word('d\\.\\s?C\\.', 'después de Cristo'),
    word('aprox\\.', 'aproximadamente'),
    word('[Ff]ig\\.(?=\\s?\\d)', 'figura'),
    word('n\\.º(?=\\s?\\d)', 'número'),
    word('págs?\\.(?=\\s?\\d)', 'página'),
  ],
  fr: [
    word('p\\.\\s?ex\\.', 'par exemple', 'giu'),
    word('c\\.-à-d\\.', 'c’est-à-dire'),
    word('etc\\.(?=\\s+\\p{Lu}|\\s*$)', 'et cetera.'),
    word('etc\\.', 'et cetera'),
    word('av\\.\\s?J\\.-C\\.', 'avant Jésus-Christ'),
    word('apr\\.\\s?J\\.-C\\.', 'après Jésus-Christ'),
    word('env\\.', 'environ'),
    word('[Ff]ig\\.(?=\\s?\\d)', 'figure'),
    word('n[°º](?=\\s?\\d)', 'numéro'),
    word('p\\.(?=\\s?\\d)', 'page'),
  ],
  it: [
    word('(?:ad|p\\.)\\s?es\\.', 'per esempio'),
    word('ecc\\.(?=\\s+\\p{Lu}|\\s*$)', 'eccetera.'),
    word('ecc\\.', 'eccetera'),
    word('a\\.\\s?C\\.', 'avanti Cristo'),
    word('d\\.\\s?C\\.', 'dopo Cristo'),
    word('cfr\\.', 'confronta'),
    word('[Ff]ig\\.(?=\\s?\\d)', 'figura'),
    word('pag\\.(?=\\s?\\d)', 'pagina'),
  ],
  pt: [
    word('p\\.\\s?ex\\.', 'por exemplo', 'giu'),
    word('etc\\.(?=\\s+\\p{Lu}|\\s*$)', 'etcétera.'),
    word('etc\\.', 'etcétera'),
    word('a\\.\\s?C\\.', 'antes de Cristo'),
    word('d\\.\\s?C\\.', 'depois de Cristo'),
    word('aprox\\.', 'aproximadamente'),
    word('[Ff]ig\\.(?=\\s?\\d)', 'figura'),
    word('n\\.º(?=\\s?\\d)', 'número'),
    word('pág\\.(?=\\s?\\d)', 'página'),
  ],
  ca: [
    word('p\\.\\s?ex\\.', 'per exemple', 'giu'),
    word('etc\\.(?=\\s+\\p{Lu}|\\s*$)', 'etcètera.'),
    word('etc\\.', 'etcètera'),
    word('núm\\.(?=\\s?\\d)', 'número'),
  ],
  ru: [
    word('[тТ]\\.\\s?е\\.', 'то есть'),
    word('и\\s+т\\.\\s?д\\.(?=\\s+\\p{Lu}|\\s*$)', 'и так далее.'),
    word('и\\s+т\\.\\s?д\\.', 'и так далее'),
    word('и\\s+т\\.\\s?п\\.(?=\\s+\\p{Lu}|\\s*$)', 'и тому подобное.'),
    word('и\\s+т\\.\\s?п\\.', 'и тому подобное'),
    word('[тТ]\\.\\s?к\\.', 'так как'),
    word('[нН]апр\\.', 'например'),
    word('[рР]ис\\.(?=\\s?\\d)', 'рисунок'),
    word('[сС]тр\\.(?=\\s?\\d)', 'страница'),
  ],
};

/** A text with its abbreviations as they are said. */
export const inFull = (text: string, language: string): string =>
  (abbreviations[baseLanguage(language)] ?? []).reduce(
    (said, [pattern, full]) =>
      said.replace(pattern, (short) => (/^\p{Lu}/u.test(short) ? capital(full) : full)),
    text,
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
