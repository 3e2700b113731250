import type { ResearchVerdict } from '@coursewright/contract';
import type { CourseBrief } from '../../author.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { relevantChunks } from '../outline/relevant-chunks.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { planSearches } from './plan-searches.ts';

/** Words about the topic that one lesson needs. */
const wordsPerLesson = 150;
const lessonsUnlessAsked = 9;

/**
 * Whether there is enough text about the topic for the lessons asked for; if not, which searches
 * may find more.
 */
export function judgeResearch(
  index: MaterialIndex,
  brief: CourseBrief,
  asked: readonly string[],
): ResearchVerdict {
  const words = relevantChunks(index, brief).onTopic;
  const lessons =
    brief.moduleCount === undefined && brief.submoduleCount === undefined
      ? lessonsUnlessAsked
      : (brief.moduleCount ?? 3) * (brief.submoduleCount ?? 3);
  if (words >= lessons * wordsPerLesson) return { is_sufficient: true, gaps: [], queries: [] };
  const phrases = phrasesFor(brief.language);
  const queries = [
    ...planSearches(brief).queries,
    ...index.definitions.slice(0, 6).map(({ term }) => `${brief.topic} ${term}`.slice(0, 200)),
  ].filter((query) => !asked.includes(query));
  return {
    is_sufficient: false,
    gaps: [phrases.tooFewTexts(brief.topic)],
    queries: [...new Set(queries)].slice(0, 4),
  };
}
