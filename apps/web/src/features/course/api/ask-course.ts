import type { ServerState } from '../../../shared/trpc.ts';
import { outlineFreshMs } from '../../../shared/progress/use-task.ts';

/** How long what was done in a course is known by another of its ids than it is kept by. */
export const learningKeptMs = 10_000;

/** Asks for what /history/:entryId begins with, so that it is on its way before there is a screen. */
export async function askCourse(state: ServerState, entryId: string): Promise<void> {
  const id = { id: entryId };
  await Promise.all([
    state.generation.outline.prefetch(id, { staleTime: outlineFreshMs }),
    state.library.learning.prefetch(id, { retry: false, gcTime: learningKeptMs }),
  ]);
}
