import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { termsDefined } from '../lesson/key-terms.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { isUntranslated } from './titles.ts';

/** So often a lesson names what it is worth defining for. */
const fewestTimes = 3;
const mostTerms = 2;

/**
 * The terms that some chunks set apart and define, and speak of again and again. What the lesson is
 * called after is explained anyway.
 */
export function termsToDefine(
  chunks: readonly Chunk[],
  names: readonly string[],
  language: string,
  index: MaterialIndex,
  least = fewestTimes,
): string[] {
  const quoted = chunks.map((chunk) => ({ chunk, sentences: chunk.sentences }));
  const headings = new Set(
    [...names, ...chunks.flatMap((chunk) => chunk.headings)].map((one) => one.toLowerCase()),
  );
  const isNamed = (term: string): boolean =>
    names.some((name) => name.toLowerCase().includes(term.toLowerCase()));
  const terms = termsDefined(quoted, index)
    .filter(
      ({ code, term, marked }) =>
        !code &&
        isTerm(term) &&
        !isUntranslated(term, language) &&
        !isNamed(term) &&
        // "extensions" may be a word as any other.
        (headings.has(term.toLowerCase()) ||
          /\s/u.test(term) ||
          (marked && !/^\p{Ll}+$/u.test(term))) &&
        timesSaid(term, chunks) >= least,
    )
    .map(({ term }) => term)
    .slice(0, mostTerms);
  return terms.length > 0 ? [phrasesFor(language).define(terms)] : [];
}

/** In how many sentences of the lesson. */
function timesSaid(term: string, chunks: readonly Chunk[]): number {
  const small = term.toLowerCase();
  return chunks
    .flatMap(({ sentences, attachments }) => [
      ...sentences,
      ...attachments.flatMap(({ entries }) => entries),
    ])
    .filter(({ plain }) => plain.toLowerCase().includes(small)).length;
}

/** "Line 4", "lines 1 to 7", "第二个数字": places in an example, not things. */
const counted =
  /^\p{L}{2,12}\.? \d{1,3}(?:\s?(?:[-–,/]|to|a|à|bis|al|до|y|e|et|und)\s?\d{1,3})?$|^第.{1,3}(?:个|個|位|行|番)|^(?:first|second|third|fourth|fifth|last|letter|lettre|letra|lettera|lletra|Buchstabe|буква) \p{L}+$/iu;

/** How a sentence begins, taken for what it is about: "éste", "由于这", "では", "بما أن". */
const opener =
  /^(?:前者|后者|後者|上述|下述|本文|(.+) \1)$|(?:^|\s)(?:में|से|को|का|की|के|पर)$|.は|^(?:ést[aeo]s?|és[ae]s?|aquél(?:la|los|las)?|celui(?:-ci|-là)?|celle(?:-ci|-là)?|quest[aeio]|dies[esr]+|jene[rsn]?)$|^(?:由于|因为|如果|这|那|其中?|该|文中的|对于|对|在|当|为了)|^(?:では|もう|次に|また|その|この|それ|これ)|^(?:بما|لأن|إذا|عند|هذا|هذه|كما)(?![\p{L}\p{M}])/u;

/** A number or a sign is defined by nobody; "0-99" and "60000-64999" are no pair to compare. */
const isTerm = (term: string): boolean =>
  // "Django’s" is whose, "check-links.test" a file.
  !/[’']s$|^[\w-]+\.[a-z]{2,5}$/u.test(term) &&
  // "native’ routine" is half a quotation.
  !/(?<=\p{L})[’'"”](?=\s|$)|(?<=^|\s)[‘'"“](?=\p{L})/u.test(term) &&
  // "neighbor PEER weight WEIGHT": words of a command among what is put in their place.
  !/\p{Lu}{2,} \p{Ll}+ \p{Lu}{2,}|\p{Ll} \p{Lu}{6,}(?!\p{L})/u.test(term) &&
  (/\p{L}{2}/u.test(term) ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(term)) &&
  !/^[-–\d\s.,/]+$/.test(term) &&
  !counted.test(term) &&
  !opener.test(term) &&
  /^[\p{L}\p{N}]/u.test(term) &&
  !/[=<>{}[\]|…]|\(/.test(term) &&
  // Signs without spaces: a phrase is longer than a name.
  !/^[^a-z]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}].{16,}/u.test(term) &&
  term.split(' ').length <= 6;
