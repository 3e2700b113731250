import type { Chunk } from '../material/chunks.ts';
import { cleanTitle } from '../material/clean-markdown.ts';
import { isCodeName } from '../material/definitions.ts';
import { isBland } from './bland-headings.ts';
import { isForeign } from '../quiz/clauses.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { commonPath, coverage } from './heading-paths.ts';
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

const qualified = (heading: string, parent: string, index: MaterialIndex): string =>
  parent === '' || parent.toLowerCase().includes(heading.toLowerCase())
    ? heading
    : `${parent}: ${inSentence(heading, index)}`;
