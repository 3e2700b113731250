import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Chunk } from '../material/chunks.ts';
import { cleanTitle } from '../material/clean-markdown.ts';
import { definitionGrammars } from '../material/definition-patterns.ts';
import { opensWithVerb } from '../material/definition-sources.ts';
import { isCodeName } from '../material/definitions.ts';
import { isBland } from './bland-headings.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isForeign } from '../quiz/clauses.ts';
import { inSentence, weightOf } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';

const longest = 90;
/** Share of a lesson that a heading must have to name it in place of a weightier one. */
const leastShare = 0.4;

/**
 * Titles for a run of chunks, best first: the heading they share, else the headings below it, those
 * with the most text first, else what the sentences are about. Never two headings in one.
 * `above` is the path of headings that everything around shares; it says nothing new.
 */
export function titlesFor(
  chunks: readonly Chunk[],
  above: readonly string[],
  index: MaterialIndex,
): string[] {
  const shared = commonPath(chunks.map((chunk) => chunk.headings));
  const whole = index.sources[chunks[0]?.source ?? 0]?.title ?? '';
  const source = nameOf(whole);
  const isAlone = index.sources.length === 1;
  // "notes-2: examples" says no more than "Examples".
  const isFileName = /^[\w.-]+$/.test(source) && /[-_.]/.test(source);
  const parents = [...above, ...shared];
  const sized = headingsBelow(chunks, shared.length, index);
  // A lesson is not called after its whole document as long as a part of it has a name.
  const isWhole = isAlone && shared.at(-1)?.toLowerCase() === whole.toLowerCase();
  const isAllOfIt =
    shared.length > above.length && !isWhole && coverage(chunks, shared, index) >= 0.75;
  const document = shared.length === 0 ? wholeSource(chunks, index) : undefined;
  const headings = [
    ...(document ? [{ heading: document, parent: '' }] : []),
    ...(isAllOfIt ? [{ heading: shared.at(-1) ?? '', parent: shared.at(-2) ?? source }] : []),
    ...sized.map((heading) => ({ heading, parent: shared.at(-1) ?? parents.at(-1) ?? source })),
    ...(shared.length > 0
      ? [{ heading: shared.at(-1) ?? '', parent: shared.at(-2) ?? source }]
      : []),
  ].filter(({ heading }) => isTitle(heading));
  const titles = headings.map(({ heading, parent }) =>
    isBland(heading) && !(parent === source && isFileName)
      ? qualified(heading, parent, index)
      : heading,
  );
  const telling = titles.filter((_, i) => !isCodeName(headings[i]!.heading));
  const terms = keyTermsOf(chunks, index, 3).map(capitalised);
  const files = new Map(
    index.sources.map(({ givenTitle, title }) => [cleanTitle(givenTitle), title]),
  );
  return [...new Set([...telling, ...titles, ...terms, whole])]
    .map((title) => files.get(title) ?? title)
    .map((title) => (title.length > longest ? cut(title) : title));
}

/** The document that fills most of these chunks, where they are about all of it, of several. */
function wholeSource(chunks: readonly Chunk[], index: MaterialIndex): string | undefined {
  if (index.sources.length < 2) return undefined;
  const words = (all: readonly Chunk[]): number => all.reduce((sum, chunk) => sum + chunk.words, 0);
  const all = words(chunks);
  const most = index.sources.findIndex((_, i) => {
    const own = words(chunks.filter(({ source }) => source === i));
    const whole = words(index.chunks.filter(({ source }) => source === i));
    return own >= all * 0.6 && own >= whole * 0.75;
  });
  return index.sources[most]?.title;
}

/**
 * The headings next below a path, the one with the most text first; of two that are about alike the
 * earlier one. Names of functions and "Usage" stand behind what is in words.
 */
function headingsBelow(chunks: readonly Chunk[], depth: number, index: MaterialIndex): string[] {
  const language = chunks[0]?.language ?? 'en';
  const whole = index.sources.length === 1 ? (index.sources[0]?.title ?? '') : '';
  const sizes = new Map<string, number>();
  for (const chunk of chunks) {
    // "Description" is called after its own parts where it has some.
    const below = chunk.headings.slice(depth);
    // A chapter without headings is called after its file, where there are several.
    const file = index.sources.length > 1 ? index.sources[chunk.source]?.title : undefined;
    const next =
      below.find((heading) => !isBland(heading)) ??
      below[0] ??
      (chunk.headings.length === 0 ? file : undefined);
    if (next !== undefined) sizes.set(next, (sizes.get(next) ?? 0) + chunk.words);
  }
  const weight = ([heading, words]: readonly [string, number]): number =>
    words *
    (isCodeName(heading) ? 0.4 : 1) *
    (isBland(heading) ? 0.3 : 1) *
    // What nobody has translated, and what the whole document is called.
    (language !== 'en' && isForeign(heading, language) ? 0.3 : 1) *
    (heading.toLowerCase() === whole.toLowerCase() ? 0.1 : 1);
  const ranked = [...sizes].map((entry, at) => ({ heading: entry[0], at, weight: weight(entry) }));
  const most = Math.max(0, ...ranked.map((one) => one.weight));
  return ranked
    .toSorted(
      (a, b) =>
        Number(b.weight >= most * 0.7) - Number(a.weight >= most * 0.7) ||
        (a.weight >= most * 0.7 && b.weight >= most * 0.7 ? a.at - b.at : b.weight - a.weight),
    )
    .map(({ heading }) => heading);
}

/** "lvresize" of "lvresize – Resize a logical volume": what its parts are named after. */
const nameOf = (title: string): string => /^(.{2,40}?) [–—] \S/u.exec(title)?.[1] ?? title;

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

/** Names that the lists of some chunks explain, in order: options, commands, terms. */
export function entryNames(chunks: readonly Chunk[]): string[] {
  const names = chunks.flatMap((chunk) =>
    chunk.attachments
      .filter(({ kind }) => kind === 'list')
      .flatMap(({ markdown }) => markdown.split('\n').map(entryName)),
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** "--alloc" of "- `-a, --alloc POLICY`: How …"; undefined for an entry that explains no name. */
function entryName(line: string): string | undefined {
  const term = /^- (?:`([^`]{1,120})`|\*\*([^*]{1,60})\*\*|([^\s`*][^:`*.;]{0,28}))(?=:\s)/u.exec(
    line,
  );
  const text = (term?.[1] ?? term?.[2] ?? term?.[3])?.trim();
  if (text === undefined) return undefined;
  const long = /(?<![\w-])--[\w-]{2,}/.exec(text)?.[0];
  const name = long ?? (text.startsWith('-') ? /^-{1,2}[\w?-]*/.exec(text)?.[0] : text);
  return name !== undefined && name.length <= 30 && name.split(/\s+/).length <= 3
    ? name
    : undefined;
}

/** "--alloc … --config", of three names or more. */
const rangeOf = (names: readonly string[]): string | undefined =>
  names.length < 3 ? undefined : `${names[0]} … ${names.at(-1)}`;

/** A heading in words, not a command, a path or a line of output that was set like one. */
const isTitle = (heading: string): boolean =>
  /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(heading) &&
  !/^[$#%>]\s|[{};=]{2}|\|\||&&/.test(heading) &&
  heading.split(/\s+/).length <= 22;

/** A long heading up to where its first part ends. */
function cut(title: string): string {
  const part = /^(.{20,90}?)(?:\s[(–—-]|[:;,.?!]\s)/u.exec(title)?.[1];
  return part ?? `${title.slice(0, title.lastIndexOf(' ', longest))}…`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Share of a section's text that the chunks hold. */
function coverage(chunks: readonly Chunk[], path: readonly string[], index: MaterialIndex): number {
  const section = index.chunks.filter((chunk) =>
    path.every((heading, i) => chunk.headings[i] === heading),
  );
  const words = (all: readonly Chunk[]): number => all.reduce((sum, chunk) => sum + chunk.words, 0);
  return words(chunks) / Math.max(1, words(section));
}

const qualified = (heading: string, parent: string, index: MaterialIndex): string =>
  parent === '' || parent.toLowerCase().includes(heading.toLowerCase())
    ? heading
    : `${parent}: ${inSentence(heading, index)}`;

/**
 * The most informative terms of some chunks, best first: defined ones, then marked or named ones,
 * then words that recur.
 */
export function keyTermsOf(
  chunks: readonly Chunk[],
  index: MaterialIndex,
  wanted: number,
  onlyStrong = false,
): string[] {
  const scores = new Map<string, { text: string; stems: readonly string[]; score: number }>();
  const add = (text: string, stems: readonly string[], score: number): void => {
    const key = stems.join(' ');
    const known = scores.get(key);
    if (known) known.score += score;
    else scores.set(key, { text, stems, score });
  };
  for (const chunk of chunks) {
    for (const { term, stems, code } of index.definitionsByChunk.get(chunk.id) ?? [])
      if (!code) add(term, stems, 4);
    for (const { text, stems, kind, chunks: spread } of index.phrasesByChunk.get(chunk.id) ?? []) {
      // A word in bold that occurs once is stressed rather than named.
      if ((kind === 'name' && !onlyStrong) || (kind === 'term' && spread > 1))
        add(text, stems, (kind === 'term' ? 2 : 1.2) / Math.max(1, spread / chunks.length / 2));
    }
  }
  if (!onlyStrong && scores.size < wanted)
    for (const { text, stems, score } of recurringPhrases(chunks, index)) add(text, stems, score);
  const chosen: { text: string; stems: readonly string[] }[] = [];
  for (const candidate of [...scores.values()].toSorted((a, b) => b.score - a.score)) {
    if (chosen.length >= wanted) break;
    if (!chosen.some(({ stems }) => stems.some((stem) => candidate.stems.includes(stem))))
      chosen.push(candidate);
  }
  return chosen.map(({ text }) => text);
}

/**
 * Runs of content words that occur more than once in these chunks, or failing that their weightiest
 * words.
 */
function recurringPhrases(
  chunks: readonly Chunk[],
  index: MaterialIndex,
): { text: string; stems: readonly string[]; score: number }[] {
  const counts = new Map<string, { text: string; stems: string[]; count: number }>();
  for (const sentence of chunks.flatMap((chunk) => chunk.sentences)) {
    for (const stem of sentence.stems) {
      const at = counts.get(stem);
      if (at) at.count++;
      else {
        const word = (sentence.plain.match(/[\p{L}][\p{L}\p{N}'’-]{3,}/gu) ?? []).find(
          (found) =>
            sentence.stems.includes(stem) &&
            found.toLowerCase().startsWith(stem.slice(0, Math.max(3, stem.length - 1))),
        );
        if (word) counts.set(stem, { text: inSentence(word, index), stems: [stem], count: 1 });
      }
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .map(({ text, stems, count }) => ({
      text,
      stems,
      score: (count * weightOf(index, stems[0] ?? '')) / 10,
    }));
}

export function commonPath(paths: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = paths;
  let length = first.length;
  for (const path of rest) {
    let same = 0;
    while (same < length && path[same] === first[same]) same++;
    length = same;
  }
  return first.slice(0, length);
}
