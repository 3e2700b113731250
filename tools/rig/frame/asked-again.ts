import type { ScriptedCall } from '@coursewright/testing';
import { z } from 'zod';
import type { App } from './app.ts';

/** What the model had been asked, and what the journal had of it, at one moment of a task. */
export interface Moment {
  readonly calls: readonly ScriptedCall[];
  /** Answers of the model in the journal, per step. */
  readonly kept: ReadonlyMap<string, number>;
}

/** `calls`: those of this task so far. */
export async function momentOf(
  app: App,
  taskId: string,
  calls: readonly ScriptedCall[],
): Promise<Moment> {
  const rows = await app.rows(
    z.object({ step: z.string(), n: z.number() }),
    `SELECT split_part(step, ':', 1) AS step, sum(calls)::int AS n
     FROM generation_journal
     WHERE task_id = $1 AND calls > 0
     GROUP BY 1`,
    [taskId],
  );
  return { calls: [...calls], kept: new Map(rows.map(({ step, n }) => [step, n] as const)) };
}

/** What was asked since an earlier moment, and what of it was kept. */
export const since = (earlier: Moment, now: Moment): Moment => ({
  calls: now.calls.slice(earlier.calls.length),
  kept: new Map(
    [...now.kept].map(([step, n]) => [step, n - (earlier.kept.get(step) ?? 0)] as const),
  ),
});

/** Calls of which no answer was kept. */
export const lostCalls = ({ calls, kept }: Moment): number =>
  calls.length - [...kept.values()].reduce((sum, n) => sum + n, 0);

/**
 * What was asked again after that moment: calls whose answer was not yet written down, which is
 * allowed, and calls whose answer was. Every unfinished call must be asked again for the course to
 * be whole, so what exceeds their number had been answered and kept.
 */
export function askedAgain(
  { calls: before, kept }: Moment,
  after: readonly ScriptedCall[],
): { unfinished: number; journaled: number } {
  let [unfinished, journaled] = [0, 0];
  for (const step of new Set(before.map((call) => call.step))) {
    const earlier = before.filter((call) => call.step === step);
    const inputs = new Set(earlier.map(({ input }) => input));
    const repeated = new Set(
      after
        .filter((call) => call.step === step && inputs.has(call.input))
        .map(({ input }) => input),
    ).size;
    const open = earlier.length - (kept.get(step) ?? 0);
    unfinished += Math.min(repeated, open);
    journaled += Math.max(0, repeated - open);
  }
  return { unfinished, journaled };
}
