import {
  learningPathPreviewQuery,
  learningPathSorts,
  learningPathSources,
  limits,
} from '@coursewright/contract';
import type { z } from 'zod';

export const perPage = limits.perPage.library;
export const searchMax = limits.library.searchMax;
export const orders = learningPathSorts;
export const origins = learningPathSources;

/** What the address of the history can ask for, under the names that the server knows. */
export const historyFilters = learningPathPreviewQuery.omit({ per_page: true });
export type HistoryFilters = z.output<typeof historyFilters>;

/** Of these, what narrows the list, as against its order and page. */
export const filterNames = ['source', 'search', 'tag', 'favorite'] as const;
