import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Chunk } from '../material/chunks.ts';
import { definitionGrammars } from '../material/definition-patterns.ts';
import { opensWithVerb } from '../material/definition-sources.ts';
import { isCodeName } from '../material/definitions.ts';
import { isBland } from './bland-headings.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { entryNames, rangeOf } from './entry-names.ts';
import { keyTermsOf } from './key-terms.ts';

/** Share of a lesson that a heading must have to name it in place of a weightier one. */
const leastShare = 0.4;
/** Titles of modules or of lessons: no two are the same. */
export class TitlesInUse {
  readonly #index: MaterialIndex;
  readonly #phrases: Phrases;
  readonly #used = new Set<string>();

  constructor(index: MaterialIndex, phrases: Phrases) {
    this.#index = index;
    this.#phrases = phrases;
  }

  /**
   * The first candidate that is free; else one that says where it stands, or what sets it apart.
   * Where `isShared`, others have the same first candidate: each is called after its own entries.
   * `above` is the title of the module, which none of its several lessons repeats where it has
   * another name; the lesson that opens the module is an overview of it.
   */
  take(
    given: readonly string[],
    chunks: readonly Chunk[],
    isShared = false,
    above: { readonly title: string; readonly opens: boolean } = { title: '', opens: false },
  ): string {
    const candidates = isShared ? given : this.#besides(given, chunks, above);
    const [first = ''] = candidates;
    const over = chunks[0]?.headings.at(-2) ?? '';
    const source = this.#index.sources[chunks[0]?.source ?? 0]?.title ?? '';
    // The name of the document sets none of its parts apart.
    const parent = over.toLowerCase() === source.toLowerCase() || isBland(over) ? '' : over;
    // "pump: description" is told apart by what the pump does there.
    const [, whose = '', what = ''] = /^(.+?): (.+)$/u.exec(first) ?? [];
    const base = isBland(what) ? whose : first;
    const range = rangeOf(entryNames(chunks));
    const ranged = range === undefined ? [] : [`${first} (${range})`];
    const further = [
      ...ranged,
      ...(parent !== '' && !first.includes(parent)
        ? [`${parent}: ${inSentence(first, this.#index)}`]
        : []),
      ...this.#apart(chunks, first).map((term) => `${base}: ${term}`),
      ...Array.from({ length: 60 }, (_, i) => `${first} (${i + 2})`),
    ];
    // A candidate of its own is a title only where the text has it as a heading.
    const headings = new Set(chunks.flatMap((chunk) => chunk.headings));
    const own = candidates.filter((title, i) => i === 0 || headings.has(title));
    const all = [...(isShared ? ranged : []), ...own, ...further];
    const title = all.find((one) => !this.#used.has(one.toLowerCase())) ?? first;
    this.#used.add(title.toLowerCase());
    return title.slice(0, 155);
  }

  /** The candidates, of which the title of the module above is the last choice. */
  #besides(
    candidates: readonly string[],
    chunks: readonly Chunk[],
    above: { readonly title: string; readonly opens: boolean },
  ): readonly string[] {
    const [first = ''] = candidates;
    if (first.toLowerCase() !== above.title.toLowerCase()) return candidates;
    // A question or "Caching: introduction" takes nothing behind it.
    const word = this.#phrases.overview('').replace(/^[^\p{L}]+/u, '');
    const isOne = first.toLowerCase().includes(word.toLowerCase());
    if (above.opens && !isOne && !/[:：?!？！؟]|\)$/u.test(first))
      return [this.#phrases.overview(first), ...candidates];
    const words = (all: readonly Chunk[]): number =>
      all.reduce((sum, chunk) => sum + chunk.words, 0);
    // A lesson is not called after a small part of it, nor after what its module is a part of, only
    // to have another name.
    const isMuch = (title: string): boolean =>
      words(chunks.filter(({ headings }) => headings.at(-1) === title)) >=
      words(chunks) * leastShare;
    const isOver = (title: string): boolean =>
      this.#index.chunks.some(
        ({ headings }) => headings.includes(title) && headings.at(-1) !== title,
      ) || this.#index.sources.some((source) => source.title === title);
    const other = candidates.find(
      (title) =>
        title !== first && isMuch(title) && !isOver(title) && !isBland(title) && !isCodeName(title),
    );
    return other === undefined ? candidates : [other, ...candidates];
  }

  /** What these chunks are about and their title does not say: terms first, then what they name. */
  #apart(chunks: readonly Chunk[], title: string): string[] {
    const said = new Set(chunks.flatMap((chunk) => contentStems(title, chunk.language)));
    const isNew = (term: string): boolean =>
      term.length >= 3 &&
      !title.toLowerCase().includes(term.toLowerCase()) &&
      !contentStems(term, chunks[0]?.language ?? 'en').some((stem) => said.has(stem));
    const strong = keyTermsOf(chunks, this.#index, 5, true);
    const named = keyTermsOf(chunks, this.#index, 5);
    return [...new Set([...strong, ...named])]
      .filter((term) => strong.includes(term) || isOwnName(term))
      .filter(isNew)
      .filter((term) => namesThing(term, chunks));
  }
}

/** Words together, or an abbreviation: a word that merely recurs ("sampling") sets nothing apart. */
const isOwnName = (term: string): boolean =>
  /^\p{Lu}.* \p{L}/u.test(term) || /^\p{Lu}[\p{Lu}\d]+$/u.test(term);

/**
 * Does a word name a thing, so that it may stand for a part? What looks like a verb does where an
 * article stands before it somewhere; "will register" and "description" set nothing apart.
 */
function namesThing(term: string, chunks: readonly Chunk[]): boolean {
  if (isBland(term)) return false;
  const language = chunks[0]?.language ?? 'en';
  const article = definitionGrammars[baseLanguage(language)]?.article;
  const mayBeVerb = /^\p{Ll}+$/u.test(term) && opensWithVerb(`${term} a b`, language);
  if (article === undefined || !mayBeVerb) return true;
  const named = new RegExp(`(?<![\\p{L}’'])${article}${term}(?!\\p{L})`, 'iu');
  return chunks.some(({ sentences }) => sentences.some(({ plain }) => named.test(plain)));
}
