import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import {
  isTermForm,
  leansElsewhere,
  pointsBackIn,
  sendsElsewhere,
} from '../material/definition-form.ts';
import { opensWithVerb, withoutArticle } from '../material/definition-sources.ts';
import { capital, isDamaged, isForeign } from './clauses.ts';
import { isFragment, isMuddled } from './fragments.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { lowerUnlessName } from '../material/recurring-phrases.ts';
import type { Prose } from './lesson-parts.ts';

/** What a sentence says. */
export interface Predicate {
  /** Of what it is said. */
  readonly stems: readonly string[];
  /** The sentence from its verb on. */
  readonly said: string;
  readonly place: number;
}

/** What a sentence says of the thing that it begins with. */
export interface Saying extends Predicate {
  /** Without its article, small unless a name. */
  readonly subject: string;
  /** The article before it, if there is one. */
  readonly article: string;
  readonly source: string;
  readonly refs: readonly string[];
}

/** How words are written inside sentences. */
type Written = MaterialIndex['written'];

const longestSubject = 5;
const lengths = { least: 5, most: 28 } as const;
const fewestStems = 3;

/** The sentences that stand alone and tell something of a thing which they name first. */
export const sayingsIn = (
  sentences: readonly Pick<Prose, 'plain' | 'refs' | 'factual' | 'number'>[],
  { written }: { readonly written: Written },
  language: string,
): Saying[] =>
  isUnspaced(language)
    ? []
    : sentences.flatMap(({ plain, refs, factual, number }): Saying[] => {
        if (!factual || refs.length === 0 || !standsAlone(withoutAsides(plain), language))
          return [];
        const parts = split(bare(plain), written, language);
        if (!parts) return [];
        const { article, said } = parts;
        const subject = lowerUnlessName(parts.subject, written, language);
        const stems = contentStems(subject, language);
        const isSaid = stems.length > 0 && isWhole(said, language);
        return isSaid
          ? [{ subject, article, stems, said, source: plain, refs, place: number }]
          : [];
      });

/**
 * What else the lesson says of anything, to stand beside a saying: its subject need not be known by
 * itself, as long as it is named.
 */
export const predicatesIn = (sentences: readonly Prose[], language: string): Predicate[] =>
  isUnspaced(language)
    ? []
    : sentences.flatMap(({ plain, number }): Predicate[] => {
        const words = bare(plain).split(/\s+/);
        for (let count = 1; count <= furthestVerb && count < words.length; count++) {
          const said = words.slice(count).join(' ');
          if (!opensWithVerb(said, language)) continue;
          const subject = words.slice(0, count).join(' ');
          const stems = contentStems(subject, language);
          const fits =
            stems.length > 0 &&
            !/[,;:]/u.test(subject) &&
            opensAsSubject(subject, language) &&
            standsAlone(`${capital(said)}.`, language) &&
            isWhole(said, language);
          return fits ? [{ stems, said, place: number }] : [];
        }
        return [];
      });
const furthestVerb = 12;
/** "Once the series", "in it", "they": behind these the verb has another subject or none that is known. */
const opensAsSubject = (subject: string, language: string): boolean =>
  withoutArticle(subject) !== subject ||
  determiner.test(subject) ||
  (!/^(?:once|though|although|while|unless|until|since|whereas|as)(?!\p{L})/iu.test(subject) &&
    !stopWords(language).has((subject.split(/\s+/)[0] ?? '').toLowerCase()));
const determiner =
  /^(?:each|every|all|many|most|some|several|this|these|cada|todos|todas|muchos|muchas|algunos|algunas|est[aeo]s?|chaque|tous|toutes|certain[es]*|plusieurs|cette|ces?|jede[rs]?|alle|viele|einige|manche|diese[rs]?|ogni|tutti|tutte|molti|molte|alcuni|alcune|quest[aeio]|muitos|muitas|alguns|algumas) \p{L}/iu;

/** "Is that …", "can you …", "digits that …", "has passed, you can …": of the thing nothing is said. */
const isTurned =
  /^\p{L}+(?:,| \d| (?:Sie|es|man|wir|er|you|we|they|it|to|that|whether|zu|che|que|dass|di|de|d['’]|quello|celui)(?!\p{L}))|, (?:you|we|they|it|one) \p{L}/u;

const isWhole = (said: string, language: string): boolean =>
  !/^\p{Lu}/u.test(said) &&
  !isTurned.test(said) &&
  countWords(said) >= lengths.least &&
  countWords(said) <= lengths.most &&
  contentStems(said, language).length >= fewestStems &&
  !pointsBackIn(said, language) &&
  !isFragment(said, language) &&
  !isMuddled(said, language);

/** Without what stands in brackets. */
const withoutAsides = (plain: string): string => plain.replace(/ ?\([^()]*\)/gu, '');
const bare = (plain: string): string => withoutAsides(plain).replace(/[.।]$/u, '');

const standsAlone = (plain: string, language: string): boolean =>
  /[.।]$/u.test(plain) &&
  !/[‚:;|<>{}=\\()?!…]|\*\*/u.test(plain) &&
  !leansElsewhere(plain, language) &&
  !sendsElsewhere(plain) &&
  !isForeign(plain, language) &&
  !isDamaged(plain) &&
  !leaning.test(plain) &&
  !ofPlace.test(plain);

/** Another place of the text, or a picture of it. */
const ofPlace =
  /(?<!\p{L})(?:(?:chapter|section|appendix|kapitel|abschnitt|anhang|capítulo|sección|apéndice|chapitre|annexe|capitolo|sezione|appendice|seção|secção|глав\p{L}+|раздел\p{L}*) [\dA-Z]|(?:figure|image|picture|screenshot|abbildung|bild|illustration|bildschirmfoto|figura|imagen|captura|capture|immagine|schermata|imagem|рисун\p{L}+)s?(?!\p{L}))/iu;

/** What goes on from another sentence, or is told of a moment. */
const leaning =
  /(?<!\p{L})(?:above|below|then|instead|now|both|already|again|finally|meanwhile|otherwise|we|our|entonces|ahora|ambos|ambas|ya|finalmente|nuestr[ao]s?|alors|maintenant|déjà|enfin|sinon|notre|nos|nous|oben|unten|dann|jetzt|nun|dabei|dazu|damit|davon|dafür|darüber|jedoch|allerdings|bereits|beide[nrs]?|trotzdem|weiterhin|schließlich|wir|unsere?[mnrs]?|allora|ora|entrambi|già|infine|altrimenti|nostr[aeio]|então|agora|já|finalmente|noss[ao]s?|тогда|сейчас|уже|мы)(?!\p{L})/iu;

/** "The index | holds the names …": as far as the first verb, if a name stands before it. */
function split(
  plain: string,
  written: Written,
  language: string,
): Pick<Saying, 'article' | 'subject' | 'said'> | undefined {
  const words = plain.split(/\s+/);
  for (let count = 1; count <= longestSubject && count < words.length; count++) {
    const said = words.slice(count).join(' ');
    if (!opensWithVerb(said, language)) continue;
    const opening = words.slice(0, count).join(' ');
    const subject = withoutArticle(opening);
    const article = opening
      .slice(0, opening.length - subject.length)
      .trim()
      .toLowerCase();
    return isSubject(subject, opening, written, language) ? { article, subject, said } : undefined;
  }
  return undefined;
}

function isSubject(subject: string, opening: string, written: Written, language: string): boolean {
  const base = baseLanguage(language);
  const stops = stopWords(language);
  const words = subject.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    isTermForm(subject, language) &&
    !stops.has(first.toLowerCase()) &&
    !stops.has(last.toLowerCase()) &&
    !idle.test(subject) &&
    // Without an article, a Romance sentence begins with a name or with no subject at all.
    (subject !== opening ||
      !withArticles.has(base) ||
      /[^\p{Ll}\s’'-]/u.test(subject.slice(1)) ||
      written.get(first.toLowerCase()) === first)
  );
}
const withArticles = new Set(['es', 'fr', 'it', 'pt', 'ca']);
/** What is said of these is said of something else. */
const idle =
  /^(?:people|users?|everyone|someone|nothing|everything|result|reason|problem|idea|point|rest|way|goal|aim|purpose|case|fact|advantage|difference|usuari[oa]s?|resultado|motivo|razón|problema|idea|resto|objetivo|ventaja|diferencia|utilisateurs?|résultat|raison|problème|idée|reste|but|avantage|différence|benutzer|ergebnis|grund|problem|idee|rest|ziel|zweck|vorteil|unterschied|utent[ei]|risultato|scopo|vantaggio|differenza|utilizador(?:es)?|usuários?|razão|vantagem|diferença|результат|причина|проблема|цель|пользователь)$/iu;

const sayingsByIndex = new WeakMap<MaterialIndex, ReadonlyMap<number, readonly Saying[]>>();

/** What the material says of things, the nearest to a place of it first. */
export function sayingsAround(chunk: number, index: MaterialIndex, language: string): Saying[] {
  let known = sayingsByIndex.get(index);
  if (!known) {
    known = new Map(
      index.chunks
        .filter((one) => one.language === baseLanguage(language))
        .map(({ id, sentences }) => [
          id,
          sayingsIn(
            sentences.map(({ plain, ref }) => ({ plain, refs: [ref], factual: true, number: 0 })),
            index,
            language,
          ),
        ]),
    );
    sayingsByIndex.set(index, known);
  }
  return [...known]
    .toSorted(([a], [b]) => Math.abs(a - chunk) - Math.abs(b - chunk))
    .flatMap(([, sayings]) => sayings);
}
