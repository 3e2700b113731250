import { isCodeName } from '../material/code-names.ts';
import { bareName } from '../material/entry-heads.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { commonPath } from './heading-paths.ts';
import { joinedSections } from './joined-sections.ts';
import { sectionsIn, type Stretch, titlesFor } from './titles.ts';

/** Two sections name a lesson where neither is most of it, a third one where it is as long. */
const ofLesson = { least: 0.25, main: 0.6, most: 3 };

/** Titles for a lesson, best first: what holds it together, else its main sections in one name. */
export function lessonTitlesFor(
  lesson: Stretch,
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
  /** What its module is called, which says nothing new. */
  module?: string,
): string[] {
  const titles = titlesFor(lesson, above, index, phrases, module);
  const [first = ''] = titles;
  const shared = commonPath(lesson.chunks.map(({ headings }) => headings));
  const isHeld =
    first === shared.at(-1) ||
    index.sources.some(({ title }) => title === first) ||
    first.toLowerCase() === module?.toLowerCase();
  const joined = isHeld
    ? undefined
    : (joinedSections(lesson, shared.length, ofLesson, index, phrases) ??
      namedByMany(lesson, shared.length, index, phrases));
  return joined === undefined ? titles : [joined, ...titles];
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
