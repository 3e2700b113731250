import { z } from 'zod';

const goal = z.object({ goTo: z.string().max(10_000) });

/** What goes with a link to words of a lesson: the address names the lesson, this the words. */
export const goalState = (words: string): z.infer<typeof goal> => ({ goTo: words });
export const wordsOfState = (state: unknown): string | undefined =>
  goal.safeParse(state).data?.goTo;
