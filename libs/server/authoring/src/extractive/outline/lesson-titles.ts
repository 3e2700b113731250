import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import { bareName } from '../material/entry-heads.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isBlandIn, isOfAny } from './bland-headings.ts';
import { commonPath, isBelow, mainPath, shareUnder } from './heading-paths.ts';
import { joinedSections } from './joined-sections.ts';
import { isTitle, sectionsIn, type Stretch, titlesFor } from './titles.ts';

/** Sections name a lesson together where none is most of it, three where the third is as long. */
const ofLesson = {
  least: 0.15,
  third: 0.25,
  main: 0.66,
  together: 0.4,
  kinds: 1,
  longest: 66,
} as const;
/** What two of many sections are at least, where nothing else names a lesson. */
const fewTogether = 0.25;

/** Titles for a lesson, best first: what holds it together, else its main sections in one name. */
export function lessonTitlesFor(
  whole: Stretch,
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
  /** What its module is called, which says nothing new. */
  module?: string,
): string[] {
  const lesson = mainPart(whole, above, index);
  const titles = titlesFor(lesson, above, index, phrases, module);
  const [first = ''] = titles;
  const shared = commonPath(lesson.chunks.map(({ headings }) => headings));
  const section = shared.at(-1);
  const isNew = (title: string): boolean =>
    title.toLowerCase() !== module?.toLowerCase() &&
    index.sources.every((source) => source.title !== title);
  const isDocument =
    index.sources.length > 1 && index.sources.some((source) => source.title === first);
  if (isDocument || (first === section && isNew(first))) return titles;
  const together = (share: number): string | undefined =>
    joinedSections(lesson, shared.length, { ...ofLesson, together: share }, index, phrases);
  const joined = together(ofLesson.together) ?? namedByMany(lesson, shared.length, index, phrases);
  if (joined !== undefined) return [joined, ...titles];
  if (shareUnder(first, lesson.taught) >= ofLesson.main) return titles;
  // "Other files" for ten of them, rather than the name of one; two of them, rather than one.
  const isHeld =
    section !== undefined && shared.length > above.length && isNew(section) && isTitle(section);
  const both =
    isHeld && !isBlandIn(section, index) && !isOfAny(section) ? section : together(fewTogether);
  return both === undefined ? titles : [both, ...titles];
}

/** Most of a lesson, where that is a section of what it lies between. */
function mainPart(lesson: Stretch, above: readonly string[], index: MaterialIndex): Stretch {
  const { length } = commonPath(lesson.chunks.map(({ headings }) => headings));
  const path = mainPath(lesson.taught, Math.max(length, above.length + 1), index);
  const within = (chunks: readonly Chunk[]): readonly Chunk[] =>
    chunks.filter((chunk) => isBelow(chunk, path));
  return path.length > length
    ? { chunks: within(lesson.chunks), taught: within(lesson.taught) }
    : lesson;
}

/** Many sections of one kind: how many, and from which share one of them names them all. */
const ofMany = { fewest: 4, main: 0.4, longest: 28 };

/**
 * "PIXEL_SIZE, POINT_SIZE and others": a reference of settings, codes or functions, none of which is
 * most of the lesson.
 */
function namedByMany(
  lesson: Stretch,
  depth: number,
  index: MaterialIndex,
  phrases: Phrases,
): string | undefined {
  const sections = sectionsIn(lesson, depth, index);
  const all = sections.reduce((sum, { words }) => sum + words, 0);
  const codes = sections
    .map(({ heading }) => bareName(heading.replace(/^\(\d+\) /u, '')))
    .filter((heading) => isCodeName(heading) && heading.length <= ofMany.longest);
  const [one, other] = codes;
  const isMany =
    sections.length >= ofMany.fewest &&
    codes.length > sections.length / 2 &&
    sections.every(({ words }) => words < all * ofMany.main);
  return isMany && one !== undefined && other !== undefined
    ? phrases.suchAs(one, other)
    : undefined;
}
