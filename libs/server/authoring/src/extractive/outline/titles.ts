import type { Chunk } from '../material/chunks.ts';
import { cleanTitle } from '../material/clean-markdown.ts';
import { isCodeName } from '../material/code-names.ts';
import { isBland } from './bland-headings.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isForeign } from '../quiz/clauses.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { commonPath, coverage, opens, wordsOf } from './heading-paths.ts';
import { keyTermsOf } from './key-terms.ts';

const longest = 90;

/**
 * Titles for a run of chunks, best first: the heading they share, else the headings below it, those
 * with the most text first, else what the sentences are about. Never two headings in one.
 * `above` is the path of headings that everything around shares; it says nothing new.
 */
export function titlesFor(
  chunks: readonly Chunk[],
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
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
      ? qualified(heading, parent, index, phrases)
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
  const all = wordsOf(chunks);
  const most = index.sources.findIndex((_, i) => {
    const own = wordsOf(chunks.filter(({ source }) => source === i));
    const whole = wordsOf(index.chunks.filter(({ source }) => source === i));
    return own >= all * 0.6 && own >= whole * 0.75;
  });
  return index.sources[most]?.title;
}

/** A section that some chunks hold text of. */
export interface HeldSection {
  readonly heading: string;
  readonly words: number;
  /** Its words, fewer where its heading would make a poor title. */
  readonly weight: number;
}

/** Share of a section from which its heading names a run of chunks rather than its subsections'. */
const wholeShare = 0.6;

/**
 * The sections next below a path, in reading order. One that these chunks hold a smaller part of is
 * told by its own subsections, since its name promises the rest too.
 */
export function sectionsIn(
  chunks: readonly Chunk[],
  depth: number,
  index: MaterialIndex,
): HeldSection[] {
  const language = chunks[0]?.language ?? 'en';
  const whole = index.sources.length === 1 ? (index.sources[0]?.title ?? '') : '';
  const sizes = new Map<string, number>();
  for (const { heading, words } of heldBelow(chunks, depth, index))
    sizes.set(heading, (sizes.get(heading) ?? 0) + words);
  return [...sizes].map(([heading, words]) => ({
    heading,
    words,
    weight:
      words *
      (isCodeName(heading) ? 0.4 : 1) *
      (isBland(heading) ? 0.3 : 1) *
      // What nobody has translated, and what the whole document is called.
      (language !== 'en' && isForeign(heading, language) ? 0.3 : 1) *
      (heading.toLowerCase() === whole.toLowerCase() ? 0.1 : 1),
  }));
}

function heldBelow(
  chunks: readonly Chunk[],
  depth: number,
  index: MaterialIndex,
): { readonly heading: string; readonly words: number }[] {
  const groups = Map.groupBy(chunks, ({ headings, source }) => {
    // "Description" is called after its own parts where it has some.
    const below = headings.slice(depth);
    // A chapter without headings is called after its file, where there are several.
    const file = index.sources.length > 1 ? index.sources[source]?.title : undefined;
    return (
      below.find((heading) => !isBland(heading)) ??
      below[0] ??
      (headings.length === 0 ? file : undefined)
    );
  });
  return [...groups].flatMap(([heading, own]) => {
    if (heading === undefined) return [];
    const words = wordsOf(own);
    const at = own[0]?.headings.indexOf(heading, depth) ?? -1;
    const path = own[0]?.headings.slice(0, at + 1) ?? [];
    const deeper = own.filter(({ headings }) =>
      headings.slice(at + 1).some((below) => !isBland(below)),
    );
    // A run that opens a section may bear its name.
    const isPart =
      at >= 0 &&
      !opens(own, path, index) &&
      wordsOf(deeper) >= words * wholeShare &&
      coverage(own, path, index) < wholeShare;
    return isPart ? heldBelow(deeper, at + 1, index) : [{ heading, words }];
  });
}

/**
 * The headings next below a path, the one with the most text first; of two that are about alike the
 * earlier one. Names of functions and "Usage" stand behind what is in words.
 */
function headingsBelow(chunks: readonly Chunk[], depth: number, index: MaterialIndex): string[] {
  const ranked = sectionsIn(chunks, depth, index).map((section, at) => ({ ...section, at }));
  const most = Math.max(0, ...ranked.map(({ weight }) => weight));
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
/** A heading in words, not a command, a path, an anchor or a line of output set like one. */
const isTitle = (heading: string): boolean =>
  /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(heading) &&
  !/^[$#%>]\s|[{};=]{2}|\|\||&&|^(?:sect?|chap|fig|tab)\.[\w.-]+$/.test(heading) &&
  heading.split(/\s+/).length <= 22;

/** A long heading up to where its first part ends. */
function cut(title: string): string {
  const part = /^(.{20,90}?)(?:\s[(–—-]|[:;,.?!]\s)/u.exec(title)?.[1];
  return part ?? `${title.slice(0, title.lastIndexOf(' ', longest))}…`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const qualified = (
  heading: string,
  parent: string,
  index: MaterialIndex,
  phrases: Phrases,
): string =>
  parent === '' || parent.toLowerCase().includes(heading.toLowerCase())
    ? heading
    : phrases.within(parent, inSentence(heading, index));
