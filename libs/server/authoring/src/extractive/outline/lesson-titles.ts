import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { commonPath } from './heading-paths.ts';
import { joinedSections } from './joined-sections.ts';
import { type Stretch, titlesFor } from './titles.ts';

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
    : joinedSections(lesson, shared.length, ofLesson, index, phrases);
  return joined === undefined ? titles : [joined, ...titles];
}
