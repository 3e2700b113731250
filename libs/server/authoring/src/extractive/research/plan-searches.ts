import type { SearchPlan } from '@coursewright/contract';
import type { CourseBrief } from '../../author.ts';
import { phrasesFor } from '../phrases/phrases.ts';

const longest = 200;

export const planSearches = (brief: CourseBrief): SearchPlan => ({
  queries: [
    ...new Set(
      phrasesFor(brief.language)
        .searches(brief.topic)
        .map((query) => query.slice(0, longest).trim()),
    ),
  ].slice(0, 4),
});
