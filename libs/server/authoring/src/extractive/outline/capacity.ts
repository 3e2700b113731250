import type { Capacity, CourseBrief } from '../../author.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { lessonWords, relevantChunks } from './relevant-chunks.ts';

/** Words of quotable text below which there is no course at all. */
export const fewestWords = 40;

/** How many lessons of a fair length the material has for the topic, and in all. */
export function capacityFor(index: MaterialIndex, brief: CourseBrief): Capacity {
  const { onTopic, all } = relevantChunks(index, brief);
  const most = all < fewestWords ? 0 : Math.max(1, Math.floor(all / lessonWords.least));
  return { onTopic: Math.min(most, Math.round(onTopic / lessonWords.needed)), all: most };
}
