import type { Capacity, CourseBrief } from '../../author.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { lessonWords, type Relevant, relevantChunks } from './relevant-chunks.ts';

/** Words of quotable text, and of those that tell something, below which there is no course at all. */
const fewest = { words: 40, telling: 30 } as const;

/** Whether there is a course in what is relevant. */
export const carriesCourse = ({ chunks, all, telling }: Relevant): boolean =>
  chunks.length > 0 && all >= fewest.words && telling >= fewest.telling;

/** How many lessons of a fair length the material has for the topic, and in all. */
export function capacityFor(index: MaterialIndex, brief: CourseBrief): Capacity {
  const relevant = relevantChunks(index, brief);
  const { onTopic, all } = relevant;
  const most = !carriesCourse(relevant) ? 0 : Math.max(1, Math.floor(all / lessonWords.least));
  return { onTopic: Math.min(most, Math.round(onTopic / lessonWords.needed)), all: most };
}
