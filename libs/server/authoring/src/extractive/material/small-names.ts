import { baseLanguage } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import type { Chunk } from './chunks.ts';
import { isDangling } from './dangling.ts';
import { definitionGrammars } from './definition-patterns.ts';
import type { Sentence } from './sentence.ts';

/**
 * The name in small letters with which a sentence begins: "synaptic is a graphical package manager".
 * A sentence that was cut in the middle begins with a small letter too; but a word that is no name
 * stands behind an article somewhere.
 */
export function smallNameOf(sentence: Sentence, chunk: Chunk): string | undefined {
  const { language } = chunk;
  const name = /^\p{Ll}[\p{Ll}\p{N}._-]{2,}(?= )/u.exec(sentence.plain)?.[0];
  if (name === undefined || stopWords(language).has(name)) return undefined;
  const capital = sentence.plain.charAt(0).toUpperCase() + sentence.plain.slice(1);
  if (isDangling(capital, language)) return undefined;
  const text = [
    ...chunk.headings,
    ...chunk.sentences.map(({ plain }) => plain),
    ...chunk.attachments.flatMap(({ entries }) => entries.map(({ plain }) => plain)),
  ].join('\n');
  const written = RegExp.escape(name);
  const times = text.match(new RegExp(`(?<![\\p{L}\\p{N}_-])${written}(?![\\p{L}\\p{N}_-])`, 'gu'));
  if ((times?.length ?? 0) < 2) return undefined;
  const { article = '$^' } = definitionGrammars[baseLanguage(language)] ?? {};
  const asWord = new RegExp(`(?<!\\p{L})(?:${article})(?:\\p{Ll}+ )?${written}(?! \\p{Ll})`, 'iu');
  return asWord.test(text) ? undefined : name;
}
