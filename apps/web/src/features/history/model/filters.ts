import { learningPathPreviewQuery, limits } from '@coursewright/contract';
import type { z } from 'zod';

export const perPage = limits.perPage.library;
export const searchMax = limits.library.searchMax;
export const orders = ['creation_date', 'last_modified_date', 'topic'] as const;

/** What the address of the history can ask for, under the names that the server knows. */
export const historyFilters = learningPathPreviewQuery.pick({
  sort_by: true,
  search: true,
  page: true,
});
export type HistoryFilters = z.output<typeof historyFilters>;

/** Of these, what narrows the list, as against its order and page. */
export const filterNames = ['search'] as const;
