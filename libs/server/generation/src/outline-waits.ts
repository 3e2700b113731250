import { AppError, Refusal, sayAs } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { generationRunRow } from './generation-run.entity.ts';
import type { RunRow } from './generation-runs.ts';
import { courseOutline, type CourseOutline } from './pipeline/course-outline.ts';

const waitingRow = generationRunRow
  .pick({ id: true, outline_revision: true })
  .extend({ outline: courseOutline });
type Waiting = z.infer<typeof waitingRow>;

/**
 * Tasks whose outline waits to be confirmed: they are pending, in no queue and in nobody's hands.
 */
@Injectable()
export class OutlineWaits {
  constructor(private readonly database: Database) {}

  /**
   * Locks a waiting task until the transaction ends, so that saving, confirming and stopping come
   * one after the other.
   */
  async lock(userId: string, id: string): Promise<Waiting | undefined> {
    const [row] = await this.database.query(
      waitingRow,
      `SELECT id, outline_revision, outline FROM generation_tasks WHERE id = $1 AND user_id = $2 AND waiting_for = 'outline' FOR UPDATE`,
      [id, userId],
    );
    return row;
  }

  /** After `lock`. */
  async save(id: string, outline: CourseOutline): Promise<void> {
    await this.database.run(
      'UPDATE generation_tasks SET outline = $2, outline_revision = outline_revision + 1 WHERE id = $1',
      [id, JSON.stringify(outline)],
    );
  }

  /**
   * Ends the wait: the task is an ordinary pending one again, in a run of its own, so that what is
   * left of the earlier run's job does nothing. Not where the outline stands at another `revision`
   * than is given.
   */
  async end(
    userId: string,
    id: string,
    revision?: number,
  ): Promise<Pick<RunRow, 'id' | 'run'> | undefined> {
    const [row] = await this.database.query(
      generationRunRow.pick({ id: true, run: true }),
      `UPDATE generation_tasks SET waiting_for = NULL, waiting_since = NULL, outline_confirmed = true, run = run + 1
       WHERE id = $1 AND user_id = $2 AND waiting_for = 'outline' AND outline_revision = coalesce($3::bigint, outline_revision) RETURNING id, run`,
      [id, userId, revision ?? null],
    );
    return row;
  }

  /**
   * The outline as it was left when an earlier run of the task stopped before it was confirmed, or
   * as it was confirmed.
   */
  async outlineOf(id: string): Promise<CourseOutline | undefined> {
    const [row] = await this.database.query(
      generationRunRow.pick({ outline: true }),
      'SELECT outline FROM generation_tasks WHERE id = $1 AND outline IS NOT NULL',
      [id],
    );
    return row?.outline ?? undefined;
  }
}

export const outlineChangedMeanwhile = (revision: number): AppError =>
  new Refusal(
    'conflict',
    sayAs(
      'outline_changed',
      `The outline was changed meanwhile, perhaps in another tab; it is at revision ${revision} now. Load it again before you change or confirm it.`,
    ),
  );
