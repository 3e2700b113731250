import { isUnspaced } from '@coursewright/text';
import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/definitions.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isBland, isOverview } from './bland-headings.ts';
import { opens, wordsOf } from './heading-paths.ts';
import { stretchOf, toldApart } from './told-apart.ts';

/** Share of a lesson that a heading must have to name it in place of a weightier one. */
const leastShare = 0.3;
/** Share from which that heading says more than that the lesson is an overview. */
const mostShare = 0.5;

/** "pump: description". */
const parts = /^(.+?)\s?[:：]\s?(.+)$/u;

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
   * The first candidate that is free; else one that says what sets it apart, or where it stands.
   * Where `isShared`, others have the same first candidate: the one that opens the section bears
   * its name. `above` is the title of a module of several lessons, which none of them repeats; the
   * one that opens its section is an overview of it.
   */
  take(
    candidates: readonly string[],
    chunks: readonly Chunk[],
    isShared = false,
    above = '',
  ): string {
    const [first = ''] = candidates;
    const isAbove = first.toLowerCase() === above.toLowerCase();
    // A candidate of its own is a title only where the text has it as a heading.
    const headings = new Set(chunks.flatMap((chunk) => chunk.headings));
    const own = candidates.filter((title, i) => i === 0 || headings.has(title));
    const isFree = (title: string): boolean =>
      !this.#used.has(title.toLowerCase()) && title.toLowerCase() !== above.toLowerCase();
    const apart = (fewest = 1): string | undefined =>
      this.#apart(first, chunks, fewest).find(isFree);
    const below = (): string | undefined => this.#below(first, chunks).find(isFree);
    const numbered = (): string | undefined =>
      Array.from({ length: 60 }, (_, i) => `${first} (${i + 2})`).find(isFree);
    const isOpening = this.#opens(first, chunks);
    const opening = isOpening ? this.#overview(first, chunks) : undefined;
    const overview = opening !== undefined && isFree(opening) ? opening : undefined;
    const other = (share = leastShare): string | undefined =>
      this.#others(candidates, chunks, share).find(isFree);
    const named = isAbove
      ? (other(mostShare) ??
        (this.#hasParts(first) ? overview : undefined) ??
        other() ??
        apart(overview === undefined ? 1 : 2) ??
        overview ??
        own.slice(1).find((title) => isFree(title) && !this.#isOver(title)))
      : isShared && !isOpening
        ? (other() ?? apart() ?? own.find(isFree) ?? below())
        : ((isShared ? this.#stretch(first, chunks).find(isFree) : undefined) ??
          own.find(isFree) ??
          below() ??
          apart());
    // A question takes no number.
    const isWhole =
      !this.#used.has(first.toLowerCase()) && (!isAbove || isOpening || /[?？؟]$/u.test(first));
    const title = named ?? (isWhole ? first : numbered()) ?? first;
    this.#used.add(title.toLowerCase());
    return title.slice(0, 155);
  }

  /** Whether the chunks begin the section of this heading. */
  #opens(heading: string, chunks: readonly Chunk[]): boolean {
    const path = chunks.map(({ headings }) => headings).find((one) => one.includes(heading));
    return (
      path === undefined || opens(chunks, path.slice(0, path.indexOf(heading) + 1), this.#index)
    );
  }

  /** The title behind the heading above it, save the name of the document, which all share. */
  #below(title: string, chunks: readonly Chunk[]): readonly string[] {
    const over = chunks[0]?.headings.at(-2) ?? '';
    const source = this.#index.sources[chunks[0]?.source ?? 0]?.title ?? '';
    return over === '' ||
      over.toLowerCase() === source.toLowerCase() ||
      isBland(over) ||
      title.includes(over)
      ? []
      : [this.#phrases.within(over, inSentence(title, this.#index))];
  }

  /** The title with what sets these chunks apart from others of the same name. */
  #apart(title: string, chunks: readonly Chunk[], fewest: number): readonly string[] {
    // "pump: description" is told apart by what the pump does there.
    const [, whose = '', what = ''] = parts.exec(title) ?? [];
    const base = isBland(what) ? whose : title;
    if (/[:：?!？！؟]/u.test(base) || isOverview(title)) return [];
    return [
      ...this.#stretch(title, chunks),
      ...toldApart(chunks, title, this.#index, this.#phrases, fewest).map((part) =>
        this.#phrases.within(base, part),
      ),
    ];
  }

  /** "Options: from --all to --zero"; "lint: options from --all to --zero". */
  #stretch(title: string, chunks: readonly Chunk[]): readonly string[] {
    const stretch = stretchOf(chunks, this.#phrases);
    if (stretch === undefined) return [];
    const space = isUnspaced(chunks[0]?.language ?? 'en') ? '' : ' ';
    const [, whose = '', what = ''] = parts.exec(title) ?? [];
    return [
      isBland(what)
        ? `${title}${space}${stretch}`
        : this.#phrases.within(whose === '' ? title : whose, stretch),
    ];
  }

  /** The beginning of a section: its entries where it consists of such, else its overview. */
  #overview(title: string, chunks: readonly Chunk[]): string | undefined {
    const [stretch] = this.#stretch(title, chunks);
    if (stretch !== undefined) return stretch;
    // A question or "Caching: introduction" takes nothing behind it.
    return isOverview(title) || /[:：?!？！؟]|\)$/u.test(title)
      ? undefined
      : this.#phrases.overview(title);
  }

  /** Whether a section has others below it, to which its beginning is an introduction. */
  #hasParts(title: string): boolean {
    return this.#index.chunks.some(({ headings }) => headings.slice(0, -1).includes(title));
  }

  /** Whether a title stands above others or for a whole document. */
  #isOver(title: string): boolean {
    return this.#hasParts(title) || this.#index.sources.some((source) => source.title === title);
  }

  /**
   * Other headings for a lesson: not of a small part of it, nor what its module is a part of, only
   * to have another name.
   */
  #others(
    [first = '', ...others]: readonly string[],
    chunks: readonly Chunk[],
    share: number,
  ): readonly string[] {
    const isMuch = (title: string): boolean =>
      wordsOf(chunks.filter(({ headings }) => headings.at(-1) === title)) >=
      wordsOf(chunks) * share;
    return others.filter(
      (title) =>
        title !== first &&
        isMuch(title) &&
        !this.#isOver(title) &&
        !isBland(title) &&
        !isCodeName(title),
    );
  }
}
