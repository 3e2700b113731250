import type { GenerateCourseInput, PathData } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { generationRunRow } from './generation-run.entity.ts';

/**
 * Who may write a running task: the delivery whose token is the newest. A worker that was frozen or
 * cut off has an older one.
 */
export interface Lease {
  readonly taskId: string;
  readonly token: number;
}

/** A task as whoever works on it or shows it reads it. */
export const runRow = generationRunRow.pick({
  id: true,
  user_id: true,
  status: true,
  topic: true,
  request: true,
  overall_progress: true,
  error: true,
  fencing_token: true,
  run: true,
  run_kind: true,
  finish_attempts: true,
  rewrite: true,
  rewrites: true,
  returns_to: true,
  last_event_id: true,
  cancel_requested_at: true,
  waiting_for: true,
  outline_revision: true,
  outline_confirmed: true,
  notify_by_email: true,
  created_at: true,
});
export type RunRow = z.infer<typeof runRow>;
export const runColumns = Object.keys(runRow.shape).join(', ');

/** A task together with the course that it fills. */
export interface Run extends RunRow {
  readonly course: PathData | null;
  readonly course_revision: number;
}

const queuePosition = `CASE WHEN status = 'pending' AND queue_rank IS NOT NULL THEN (SELECT count(*)::int + 1 FROM generation_tasks ahead
  WHERE ahead.status = 'pending' AND (ahead.queue_rank, ahead.created_at, ahead.id) < (generation_tasks.queue_rank, generation_tasks.created_at, generation_tasks.id)) END AS queue_position`;

/** Whether the debit of a task stands. */
export const isPaid = (task: string): string =>
  `(SELECT coalesce(sum(amount), 0) FROM credit_transactions WHERE task_id = ${task}.id) < 0`;
const paid = `${isPaid('generation_tasks')} AS is_paid`;

/** 1 is next; null for what does not wait. */
const queued = { queue_position: z.number().nullable() };
const idOnly = generationRunRow.pick({ id: true });
const counted = z.object({ n: z.number() });
const shownRow = runRow.extend({ ...queued, is_paid: z.boolean() });
export type QueuedRun = z.infer<typeof shownRow>;
const listedRow = generationRunRow
  .pick({
    id: true,
    status: true,
    topic: true,
    created_at: true,
    overall_progress: true,
    waiting_for: true,
  })
  .extend(queued);
const recentRow = listedRow.extend({
  ...generationRunRow.pick({ error: true }).shape,
  is_paid: z.boolean(),
});
const listed = 'id, status, topic, created_at, overall_progress, waiting_for';

/** Rows of generation_tasks. Their status moves in `RunStates` only. */
@Injectable()
export class GenerationRuns {
  constructor(private readonly database: Database) {}

  /**
   * Serialises the starts of one user until the transaction ends, so that what they count stays
   * true.
   */
  async lockStartsOf(userId: string): Promise<void> {
    await this.database.run('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  }

  /**
   * Adds a pending task unless the user has `cap` unfinished ones. Exact only after `lockStartsOf`.
   */
  async add(
    task: {
      userId: string;
      request: GenerateCourseInput;
      authorName: string;
    },
    cap: number,
  ): Promise<string | undefined> {
    const [row] = await this.database.query(
      idOnly,
      `INSERT INTO generation_tasks (user_id, topic, request, author_name, notify_by_email)
       SELECT $1, $2, $3, $4, $6
       WHERE (SELECT count(*) FROM generation_tasks WHERE user_id = $1 AND status IN ('pending', 'running')) < $5
       RETURNING id`,
      [
        task.userId,
        task.request.topic,
        JSON.stringify(task.request),
        task.authorName,
        cap,
        task.request.notify_by_email,
      ],
    );
    return row?.id;
  }

  async ofUser(userId: string, id: string): Promise<QueuedRun | undefined> {
    const [row] = await this.database.query(
      shownRow,
      `SELECT ${runColumns}, ${queuePosition}, ${paid} FROM generation_tasks WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    return row;
  }

  /** Enough of a task to follow it, without the course. */
  async headOf(
    userId: string,
    id: string,
  ): Promise<Pick<RunRow, 'status' | 'last_event_id'> | undefined> {
    const [row] = await this.database.query(
      generationRunRow.pick({ status: true, last_event_id: true }),
      'SELECT status, last_event_id FROM generation_tasks WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    return row;
  }

  /** Newest first. */
  unfinishedOf(userId: string): Promise<z.infer<typeof listedRow>[]> {
    return this.database.query(
      listedRow,
      `SELECT ${listed}, ${queuePosition} FROM generation_tasks
       WHERE user_id = $1 AND status IN ('pending', 'running') ORDER BY created_at DESC, id`,
      [userId],
    );
  }

  async recentOf(
    userId: string,
    limit: number,
    offset: number,
  ): Promise<{ rows: z.infer<typeof recentRow>[]; total: number }> {
    const rows = await this.database.query(
      recentRow,
      `SELECT ${listed}, error, ${queuePosition}, ${paid} FROM generation_tasks
       WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
      [userId, limit, offset],
    );
    const [count] = await this.database.query(
      counted,
      'SELECT count(*)::int AS n FROM generation_tasks WHERE user_id = $1',
      [userId],
    );
    return { rows, total: count?.n ?? 0 };
  }

  /** Unfinished tasks of a user. Exact only after `lockStartsOf`. */
  async countUnfinished(userId: string): Promise<number> {
    const [row] = await this.database.query(
      counted,
      `SELECT count(*)::int AS n FROM generation_tasks WHERE user_id = $1 AND status IN ('pending', 'running')`,
      [userId],
    );
    return row?.n ?? 0;
  }

  /**
   * Gives a pending run its position in the queue: now, and `setback` seconds later for every other
   * unfinished run of its user. Exact only after `lockStartsOf`.
   */
  async rank(
    id: string,
    origin: number,
    setback: number,
  ): Promise<{ run: number; queue_rank: number } | undefined> {
    const [row] = await this.database.query(
      z.object({ run: z.number(), queue_rank: z.number() }),
      `UPDATE generation_tasks task SET queue_rank = extract(epoch FROM clock_timestamp())::bigint - $2::bigint
         + $3 * (SELECT count(*) FROM generation_tasks other WHERE other.user_id = task.user_id AND other.id <> task.id AND other.status IN ('pending', 'running'))
       WHERE id = $1 RETURNING run, queue_rank`,
      [id, origin, setback],
    );
    return row;
  }

  /** False for a task that has ended, is absent, or someone else's. */
  async setNotify(userId: string, id: string, notify: boolean): Promise<boolean> {
    const changed = await this.database.run(
      `UPDATE generation_tasks SET notify_by_email = $3 WHERE id = $1 AND user_id = $2 AND status IN ('pending', 'running')`,
      [id, userId, notify],
    );
    return changed > 0;
  }

  /** Whether `lease` still holds the task; until the transaction ends nobody else takes it. */
  async holds({ taskId, token }: Lease): Promise<boolean> {
    const found = await this.database.run(
      `SELECT 1 FROM generation_tasks WHERE id = $1 AND fencing_token = $2 AND status = 'running' FOR SHARE`,
      [taskId, token],
    );
    return found > 0;
  }

  /** Every run of every user that has not ended and waits for nobody, oldest first. */
  unfinishedRuns(): Promise<Pick<RunRow, 'id' | 'run'>[]> {
    return this.database.query(
      generationRunRow.pick({ id: true, run: true }),
      `SELECT id, run FROM generation_tasks WHERE status IN ('pending', 'running') AND waiting_for IS NULL ORDER BY created_at`,
    );
  }

  /** Asks the run to stop; true for a running task, however often it is asked. */
  async requestCancel(userId: string, id: string): Promise<boolean> {
    const asked = await this.database.run(
      `UPDATE generation_tasks SET cancel_requested_at = coalesce(cancel_requested_at, now())
       WHERE id = $1 AND user_id = $2 AND status = 'running'`,
      [id, userId],
    );
    return asked > 0;
  }

  async isCancelRequested(taskId: string): Promise<boolean> {
    const found = await this.database.run(
      'SELECT 1 FROM generation_tasks WHERE id = $1 AND cancel_requested_at IS NOT NULL',
      [taskId],
    );
    return found > 0;
  }
}
