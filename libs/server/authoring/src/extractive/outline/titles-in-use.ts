import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isBland, isBlandIn, isOfAny, isOverview } from './bland-headings.ts';
import { namesBefore } from './codes-taught.ts';
import { isQuestion, opens, shareUnder, wordsOf } from './heading-paths.ts';
import { withArticle } from './own-article.ts';
import { inOwnCase, withoutNumber } from './title-case.ts';
import { isTitle } from './titles.ts';
import { codesTold, stretchOf, toldApart } from './told-apart.ts';

/** Share of a lesson that a heading must have to name it in place of a weightier one. */
const leastShare = 0.3;
/** Share from which that heading says more than that the lesson is an overview. */
const mostShare = 0.5;

/** Share from which a subsection names a lesson on the section that its module is called after. */
const deepShare = 0.6;

/** Share of a lesson below which a heading is no name for it. */
const ownShare = 0.15;
/** Share from which entries tell a part apart where nothing else does. */
const fewEntries = 0.2;
/** A longer name is not said again before its entries. */
const longHead = 32;

/** "pump: description". */
const parts = /^(.+?)\s?[:：]\s?(.+)$/u;

/** "pump: description" is told apart by what the pump does there. */
const wholeOf = (title: string): string => {
  const [, whose = '', what = ''] = parts.exec(title) ?? [];
  return isBland(what) ? whose : title;
};

/** Where a module or lesson stands. */
export interface Place {
  /** Others have the same first candidate: the one that opens the section bears its name. */
  readonly isShared?: boolean;
  /** The title of the module, which no lesson of several repeats. */
  readonly above?: string;
  /** The titles of its module and of those before it, which no lesson of several has. */
  readonly modules?: readonly string[];
  /** Names that stand above already, and need not be said again before what tells apart. */
  readonly heads?: readonly string[];
  /** The only lesson of its module, which may have no other name than that. */
  readonly isOnly?: boolean;
  /** Only the first lesson is an overview of its module. */
  readonly isFirst?: boolean;
  /** What the lesson lies between, of which the chunks are taught. */
  readonly run?: readonly Chunk[];
}

/** Titles of modules or of lessons: no two are the same. */
export class TitlesInUse {
  readonly #index: MaterialIndex;
  readonly #phrases: Phrases;
  readonly #used = new Set<string>();
  /** "Gates" behind "Introduction to gates" and "More on gates". */
  readonly #sections = new Map<string, string>();
  #heads: ReadonlySet<string> = new Set();

  constructor(index: MaterialIndex, phrases: Phrases) {
    this.#index = index;
    this.#phrases = phrases;
  }

  /**
   * The first candidate that is free; else one that says what sets it apart, or where it stands.
   */
  take(
    candidates: readonly string[],
    chunks: readonly Chunk[],
    {
      isShared = false,
      above = '',
      isFirst = true,
      isOnly = false,
      run = chunks,
      heads,
      modules = [above],
    }: Place = {},
  ): string {
    this.#heads = new Set([above, ...(heads ?? [])].map((head) => head.toLowerCase()));
    const [first = ''] = candidates;
    const isAbove = withoutNumber(first, this.#index).toLowerCase() === above.toLowerCase();
    // A candidate of its own is a title only where the text has it as a heading.
    const headings = new Set(chunks.flatMap((chunk) => chunk.headings));
    const own = candidates.filter(
      (title, i) =>
        i === 0 ||
        (headings.has(title) &&
          !isBlandIn(title, this.#index) &&
          !isOfAny(title) &&
          (this.#index.sources.length > 1 || this.#index.sources[0]?.title !== title) &&
          shareUnder(title, chunks) >= ownShare),
    );
    const others = new Set(modules.map((module) => module.toLowerCase()));
    const isFree = (title: string): boolean => {
      const name = withoutNumber(title, this.#index).toLowerCase();
      return !this.#used.has(name) && !others.has(name);
    };
    const isOpening = this.#opens(first, run);
    const opening = isOpening && isFirst ? this.#overview(first, chunks) : undefined;
    const overview = opening !== undefined && isFree(opening) ? opening : undefined;
    const other = (share = leastShare): string | undefined =>
      this.#others(candidates, chunks, share).find(isFree);
    const stretch = (share?: number): string | undefined =>
      this.#stretch(first, chunks, share).find(isFree);
    // What nothing else tells apart: a question and an overview stand once below their module too;
    // else it is the rest of its section, then what is spoken of there.
    const asks = (isQuestion(first) || isOverview(first)) && !this.#used.has(first.toLowerCase());
    const rest = (): string | undefined =>
      (asks ? first : undefined) ??
      stretch(fewEntries) ??
      [
        ...(isFirst && isAbove
          ? [this.#opening(first)]
          : [...(above === '' ? [] : this.#codes(first, chunks)), this.#detail(first)]),
        ...this.#apart(first, chunks),
      ].find(isFree);
    const isMuch = (title: string): boolean => shareUnder(title, chunks) >= leastShare;
    // A manual of calls has chapters that are called after these.
    const code = candidates.find(
      (title) => isCodeName(title) && shareUnder(title, chunks) >= deepShare && isFree(title),
    );
    const inModule = (): string | undefined =>
      isOnly
        ? (other(mostShare) ?? first)
        : (other(mostShare) ??
          code ??
          (this.#hasParts(first) ? overview : undefined) ??
          other() ??
          overview ??
          own.slice(1).find((title) => isMuch(title) && isFree(title) && !this.#isOver(title)));
    const besideOthers = (): string | undefined =>
      isShared && !isOpening
        ? (other() ?? stretch() ?? own.find(isFree))
        : ((isShared ? stretch() : undefined) ??
          own.find(isFree) ??
          this.#below(first, chunks).find(isFree));
    const named = isAbove ? inModule() : besideOthers();
    const taken = named ?? rest() ?? this.#largest(chunks).find(isFree) ?? first;
    const title = inOwnCase(taken, this.#index);
    this.#used.add(title.toLowerCase());
    const section = this.#sections.get(taken);
    if (section !== undefined) this.#sections.set(title, section);
    return title.slice(0, 155);
  }

  /** The section that a title is of which says that it is the beginning or the rest of one. */
  sectionOf(title: string): string {
    return this.#sections.get(title) ?? title;
  }

  /** Whether the chunks begin the section of this heading. */
  #opens(heading: string, chunks: readonly Chunk[]): boolean {
    const path = chunks.map(({ headings }) => headings).find((one) => one.includes(heading));
    return (
      path === undefined || opens(chunks, path.slice(0, path.indexOf(heading) + 1), this.#index)
    );
  }

  /** Other headings of some chunks, that of the most text first. */
  #largest(chunks: readonly Chunk[]): readonly string[] {
    const sections = Map.groupBy(chunks, ({ headings }) => headings.at(-1) ?? '');
    return [...sections]
      .toSorted((a, b) => wordsOf(b[1]) - wordsOf(a[1]))
      .map(([heading]) => heading)
      .filter((heading) => heading !== '' && isTitle(heading) && !isBlandIn(heading, this.#index));
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

  /** The rest of a section that another lesson bears the name of. */
  #detail(title: string): string {
    const whole = wholeOf(title);
    return this.#named(whole, this.#phrases.detail(whole, this.#said(whole)));
  }

  /** "Introduction to gates". */
  #opening(title: string): string {
    // "gate_open - opens a gate" is introduced by its name.
    const [code] = namesBefore(title);
    const name = code ?? inOwnCase(title, this.#index);
    return this.#named(title, this.#phrases.overview(name, code ?? this.#said(title)));
  }

  /** A title as it stands in a sentence, with its article. */
  #said(title: string): string {
    const name = inSentence(inOwnCase(title, this.#index), this.#index);
    return withArticle(name, this.#index.sources[0]?.language ?? 'en', this.#index);
  }

  #named(section: string, title: string): string {
    this.#sections.set(title, section);
    return title;
  }

  /** The title with what sets these chunks apart from others of the same name. */
  #apart(title: string, chunks: readonly Chunk[]): readonly string[] {
    return toldApart(chunks, title, this.#index, this.#phrases).map((part) =>
      this.#phrases.within(wholeOf(title), part),
    );
  }

  /** The title with the calls and settings that these chunks are about. */
  #codes(title: string, chunks: readonly Chunk[]): readonly string[] {
    const codes = codesTold(chunks, title, this.#index, this.#phrases);
    return codes === undefined ? [] : [this.#phrases.within(wholeOf(title), codes)];
  }

  /** "Actions: install, remove and others"; "lint: options (--all, --zero and others)". */
  #stretch(title: string, chunks: readonly Chunk[], share?: number): readonly string[] {
    const [, whose = title, what = ''] = parts.exec(title) ?? [];
    const isSaid = title.length > longHead && this.#heads.has(title.toLowerCase());
    return stretchOf(chunks, this.#phrases, share).map((stretch) => {
      if (isBland(what)) return `${title} (${stretch})`;
      return isSaid ? stretch : this.#phrases.within(whose, stretch);
    });
  }

  /** The beginning of a section: its entries where it consists of such, else its overview. */
  #overview(title: string, chunks: readonly Chunk[]): string | undefined {
    const [stretch] = this.#stretch(title, chunks);
    if (stretch !== undefined) return stretch;
    // A question or "Caching: introduction" takes nothing behind it, "Gates: how they move" is one
    // of gates.
    const [, before = title, behind = title] = parts.exec(title) ?? [];
    // "Step 3: Turning the wheel" is about turning it, "Class: GateKeeper" about that.
    const whose = /\d$/u.test(before) || /^\S*\p{Lu}\S*\p{Lu}\S*$/u.test(behind) ? behind : before;
    return isOverview(title) || /[:：?!？！؟]|\)$/u.test(whose) ? undefined : this.#opening(whose);
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
    const shareOf = (title: string): number =>
      wordsOf(chunks.filter(({ headings }) => headings.at(-1) === title)) /
      Math.max(1, wordsOf(chunks));
    const deepest = chunks.map(({ headings }) => headings.at(-1) ?? '');
    return [...others, ...new Set(deepest)].filter(
      (title) =>
        title !== first &&
        shareOf(title) >= (others.includes(title) ? share : deepShare) &&
        !this.#isOver(title) &&
        !isBlandIn(title, this.#index) &&
        !isOfAny(title) &&
        !isCodeName(title),
    );
  }
}
