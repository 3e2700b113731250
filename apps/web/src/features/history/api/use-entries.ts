import type { LearningPathPreviewQuery } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../shared/trpc.ts';
import { perPage, type HistoryFilters } from '../model/filters.ts';

/** The question that a view of the history asks; also the key under which its answer is kept. */
export const previewOf = (filters: HistoryFilters): LearningPathPreviewQuery => ({
  ...filters,
  per_page: perPage,
});

/**
 * One page of the history. The page before stays until the next is here. Whoever asks for the same
 * at the same time shares the request; one that nobody waits for any more is called off in silence.
 */
export const useEntries = (filters: HistoryFilters) =>
  trpc.library.preview.useQuery(previewOf(filters), {
    staleTime: 0,
    placeholderData: keepPreviousData,
    trpc: { abortOnUnmount: true },
  });
