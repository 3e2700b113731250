import type {
  ErrorBody,
  FinalStatus,
  GenerateCourseInput,
  PathData,
  RewriteView,
  RunKind,
  TaskStatus,
  Wait,
} from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

/** Who may write a running task: the delivery whose token is the newest. A worker that was frozen or cut off has an older one. */
export interface Lease {
  readonly taskId: string;
  readonly token: number;
}

export interface TaskRow {
  readonly id: string;
  readonly user_id: string;
  readonly status: TaskStatus;
  readonly topic: string;
  readonly request: GenerateCourseInput;
  readonly overall_progress: number;
  readonly course: PathData | null;
  readonly error: ErrorBody | null;
  readonly fencing_token: number;
  /** Counts from 1; each retry is a run of its own. */
  readonly run: number;
  /** What the present or last run writes. */
  readonly run_kind: RunKind;
  readonly finish_attempts: number;
  /** Grows with every change of the course by its owner, and with every rewrite. */
  readonly course_revision: number;
  /** The rewrite that was asked for last, and the version of the lesson it sets out from. */
  readonly rewrite: (RewriteView & { readonly version: number }) | null;
  readonly rewrites: number;
  /** What the task is again after a run that only changes a course which is there. */
  readonly returns_to: FinalStatus | null;
  readonly last_event_id: number;
  readonly cancel_requested_at: Date | null;
  readonly waiting_for: Wait | null;
  /** Grows with every change of the outline while it waits to be confirmed. */
  readonly outline_revision: number;
  /** Whether the course is written from the outline as its learner confirmed it. */
  readonly outline_confirmed: boolean;
  readonly notify_by_email: boolean;
  readonly created_at: Date;
}

export interface InLine {
  /** 1 is next; null for what does not wait. */
  readonly queue_position: number | null;
}

const columns = `id, user_id, status, topic, request, overall_progress, course, error, fencing_token, run, run_kind, finish_attempts, course_revision, rewrite, rewrites, returns_to,
  last_event_id, cancel_requested_at, waiting_for, outline_revision, outline_confirmed, notify_by_email, created_at`;

const queuePosition = `CASE WHEN status = 'pending' AND queue_rank IS NOT NULL THEN (SELECT count(*)::int + 1 FROM generation_tasks ahead
  WHERE ahead.status = 'pending' AND (ahead.queue_rank, ahead.created_at, ahead.id) < (generation_tasks.queue_rank, generation_tasks.created_at, generation_tasks.id)) END AS queue_position`;

/** A row of a list; with the course only where it ended early. */
type RecentRow = Pick<
  TaskRow,
  'id' | 'status' | 'topic' | 'created_at' | 'overall_progress' | 'waiting_for' | 'error' | 'course'
> &
  InLine;

/** Rows of generation_tasks. Statuses move only here: pending → running → completed, failed or cancelled; pending may end at once; a new run starts from pending. */
@Injectable()
export class GenerationTasks {
  constructor(private readonly database: Database) {}

  /** Serialises the starts of one user until the transaction ends, so that what they count stays true. */
  async lockStartsOf(userId: string): Promise<void> {
    await this.database.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  }

  async byIdempotencyKey(
    userId: string,
    key: string,
  ): Promise<{ id: string; request_hash: string } | undefined> {
    const [row] = await this.database.query<{ id: string; request_hash: string }>(
      'SELECT id, request_hash FROM generation_tasks WHERE user_id = $1 AND idempotency_key = $2',
      [userId, key],
    );
    return row;
  }

  /** Adds a pending task unless the user has `cap` unfinished ones. Exact only after `lockStartsOf`. */
  async add(
    task: {
      userId: string;
      request: GenerateCourseInput;
      requestHash: string;
      idempotencyKey?: string;
      authorName: string;
    },
    cap: number,
  ): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO generation_tasks (user_id, topic, request, request_hash, idempotency_key, author_name, notify_by_email)
       SELECT $1, $2, $3, $4, $5, $6, $8
       WHERE (SELECT count(*) FROM generation_tasks WHERE user_id = $1 AND status IN ('pending', 'running')) < $7
       RETURNING id`,
      [
        task.userId,
        task.request.topic,
        JSON.stringify(task.request),
        task.requestHash,
        task.idempotencyKey ?? null,
        task.authorName,
        cap,
        task.request.notify_by_email,
      ],
    );
    return row?.id;
  }

  async ofUser(userId: string, id: string): Promise<(TaskRow & InLine) | undefined> {
    const [row] = await this.database.query<TaskRow & InLine>(
      `SELECT ${columns}, ${queuePosition} FROM generation_tasks WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    return row;
  }

  /** Enough of a task to follow it, without the course. */
  async headOf(
    userId: string,
    id: string,
  ): Promise<Pick<TaskRow, 'status' | 'last_event_id'> | undefined> {
    const [row] = await this.database.query<Pick<TaskRow, 'status' | 'last_event_id'>>(
      'SELECT status, last_event_id FROM generation_tasks WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    return row;
  }

  async unfinishedOf(
    userId: string,
  ): Promise<
    (Pick<TaskRow, 'id' | 'status' | 'topic' | 'created_at' | 'overall_progress' | 'waiting_for'> &
      InLine)[]
  > {
    return this.database.query(
      `SELECT id, status, topic, created_at, overall_progress, waiting_for, ${queuePosition} FROM generation_tasks
       WHERE user_id = $1 AND status IN ('pending', 'running') ORDER BY created_at DESC, id`,
      [userId],
    );
  }

  async recentOf(
    userId: string,
    limit: number,
    offset: number,
  ): Promise<{ rows: RecentRow[]; total: number }> {
    const rows = await this.database.query<RecentRow>(
      `SELECT id, status, topic, created_at, overall_progress, waiting_for, error, CASE WHEN status IN ('failed', 'cancelled') THEN course END AS course, ${queuePosition} FROM generation_tasks
       WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
      [userId, limit, offset],
    );
    const [count] = await this.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM generation_tasks WHERE user_id = $1',
      [userId],
    );
    return { rows, total: count?.n ?? 0 };
  }

  /**
   * Begins a new run of an ended task, unless it runs already. A course that its owner has changed is not planned anew: the run writes
   * what is missing from it.
   */
  async reopen(
    userId: string,
    id: string,
    from: readonly FinalStatus[],
  ): Promise<TaskRow | undefined> {
    const [row] = await this.database.query<TaskRow>(
      `UPDATE generation_tasks SET status = 'pending', run = run + 1, budget_from_run = run + 1, error = NULL, finished_at = NULL, cancel_requested_at = NULL,
         returns_to = NULL, run_kind = CASE WHEN course_revision > 0 AND course IS NOT NULL THEN 'missing_lessons' ELSE 'course' END
       WHERE id = $1 AND user_id = $2 AND status = ANY($3) RETURNING ${columns}`,
      [id, userId, from],
    );
    return row;
  }

  /** Begins a run for the missing lessons of a delivered course, unless it was tried `most` times. */
  async reopenToFinish(userId: string, id: string, most: number): Promise<TaskRow | undefined> {
    const [row] = await this.database.query<TaskRow>(
      `UPDATE generation_tasks SET status = 'pending', run = run + 1, budget_from_run = run + 1, run_kind = 'missing_lessons', returns_to = 'completed',
         finish_attempts = finish_attempts + 1, finished_at = NULL, cancel_requested_at = NULL
       WHERE id = $1 AND user_id = $2 AND status = 'completed' AND finish_attempts < $3 RETURNING ${columns}`,
      [id, userId, most],
    );
    return row;
  }

  /** Begins a run that writes one lesson again, unless the course has been changed since `before` was read or `most` were begun. */
  async reopenToRewrite(
    userId: string,
    before: Pick<TaskRow, 'id' | 'run' | 'course_revision'>,
    rewrite: NonNullable<TaskRow['rewrite']>,
    most: number,
  ): Promise<TaskRow | undefined> {
    const [row] = await this.database.query<TaskRow>(
      `UPDATE generation_tasks SET status = 'pending', run = run + 1, budget_from_run = run + 1, run_kind = 'rewrite', returns_to = status, rewrite = $5, rewrites = rewrites + 1,
         finished_at = NULL, cancel_requested_at = NULL
       WHERE id = $1 AND user_id = $2 AND status IN ('completed', 'failed', 'cancelled') AND run = $3 AND course_revision = $4 AND rewrites < $6 RETURNING ${columns}`,
      [before.id, userId, before.run, before.course_revision, JSON.stringify(rewrite), most],
    );
    return row;
  }

  /** Notes what became of a rewrite, in the transaction that ended its run. */
  async noteRewrite(id: string, rewrite: NonNullable<TaskRow['rewrite']>): Promise<void> {
    await this.database.query('UPDATE generation_tasks SET rewrite = $2 WHERE id = $1', [
      id,
      JSON.stringify(rewrite),
    ]);
  }

  /** Unfinished tasks of a user. Exact only after `lockStartsOf`. */
  async countUnfinished(userId: string): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM generation_tasks WHERE user_id = $1 AND status IN ('pending', 'running')`,
      [userId],
    );
    return row?.n ?? 0;
  }

  async setCourse(id: string, course: PathData): Promise<void> {
    await this.database.query('UPDATE generation_tasks SET course = $2 WHERE id = $1', [
      id,
      JSON.stringify(course),
    ]);
  }

  /** Makes this delivery the only one that may write the task; undefined when there is nothing left to do, or too many deliveries in a row brought nothing. */
  async take(taskId: string, run?: number): Promise<TaskRow | undefined> {
    const [row] = await this.database.query<TaskRow>(
      `UPDATE generation_tasks SET status = 'running', fencing_token = fencing_token + 1, started_at = coalesce(started_at, now()),
         run_started_at = CASE WHEN status = 'pending' THEN now() ELSE coalesce(run_started_at, now()) END,
         deliveries = ${nextDelivery}, delivered_run = run, answers_at_delivery = ${answers}
       WHERE id = $1 AND status IN ('pending', 'running') AND waiting_for IS NULL AND run = coalesce($2, run) AND ${nextDelivery} <= ${deliveriesInVain} RETURNING ${columns}`,
      [taskId, run ?? null],
    );
    return row;
  }

  /** Whether the last delivery of a run that is still open ended without a new answer; and whether no further one is worth it. */
  async fateOf(taskId: string, run?: number): Promise<{ isSuspect: boolean; isSpent: boolean }> {
    const [row] = await this.database.query<{ next: number; suspect: boolean }>(
      `SELECT ${nextDelivery} AS next, deliveries > 0 AND delivered_run = run AND ${answers} = answers_at_delivery AS suspect FROM generation_tasks
       WHERE id = $1 AND status IN ('pending', 'running') AND waiting_for IS NULL AND run = coalesce($2, run)`,
      [taskId, run ?? null],
    );
    return { isSuspect: row?.suspect ?? false, isSpent: (row?.next ?? 0) > deliveriesInVain };
  }

  /** Gives a pending run its place in line: now, and `setback` seconds later for every other unfinished run of its user. Exact only after `lockStartsOf`. */
  async rank(
    id: string,
    origin: number,
    setback: number,
  ): Promise<{ run: number; queue_rank: number } | undefined> {
    const [row] = await this.database.query<{ run: number; queue_rank: number }>(
      `UPDATE generation_tasks task SET queue_rank = extract(epoch FROM clock_timestamp())::bigint - $2::bigint
         + $3 * (SELECT count(*) FROM generation_tasks other WHERE other.user_id = task.user_id AND other.id <> task.id AND other.status IN ('pending', 'running'))
       WHERE id = $1 RETURNING run, queue_rank`,
      [id, origin, setback],
    );
    return row;
  }

  /**
   * Ends a task that `lease` holds, with `status` or with the one it returns to; false when it is no longer ours or has ended already.
   * `lessons` where a whole course was written.
   */
  async settle(
    lease: Lease,
    status: FinalStatus,
    outcome: {
      course?: PathData;
      error?: ErrorBody;
      rewrite?: TaskRow['rewrite'];
      lessons?: number;
    },
  ): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE generation_tasks SET ${settled}, lessons = coalesce($7, lessons) WHERE id = $1 AND fencing_token = $6 AND status = 'running' RETURNING id`,
      [
        lease.taskId,
        status,
        json(outcome.course),
        json(outcome.error),
        json(outcome.rewrite),
        lease.token,
        outcome.lessons ?? null,
      ],
    );
    return rows.length > 0;
  }

  /** False for a task that has ended, is absent, or someone else's. */
  async setNotify(userId: string, id: string, notify: boolean): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE generation_tasks SET notify_by_email = $3 WHERE id = $1 AND user_id = $2 AND status IN ('pending', 'running') RETURNING id`,
      [id, userId, notify],
    );
    return rows.length > 0;
  }

  /** Whether `lease` still holds the task; until the transaction ends nobody else takes it. */
  async holds({ taskId, token }: Lease): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM generation_tasks WHERE id = $1 AND fencing_token = $2 AND status = 'running' FOR SHARE`,
      [taskId, token],
    );
    return rows.length > 0;
  }

  /** What the present run may cost, for its owner to see. Returns the calls it has made already, in earlier deliveries. */
  async beginBudget({ taskId, token }: Lease, cap: number): Promise<number> {
    const [row] = await this.database.query<{ made: number }>(
      `UPDATE generation_tasks task SET call_budget = $3 WHERE id = $1 AND fencing_token = $2
       RETURNING (SELECT coalesce(sum(calls), 0)::int FROM generation_spend WHERE task_id = task.id AND run >= task.budget_from_run) AS made`,
      [taskId, token, cap],
    );
    return row?.made ?? 0;
  }

  /** Gives a running task out of this delivery's hands, as if it had not been delivered; false when it has not been in them any more. */
  async release(lease: Lease): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE generation_tasks SET fencing_token = fencing_token + 1, deliveries = greatest(deliveries - 1, 0)
       WHERE id = $1 AND fencing_token = $2 AND status = 'running' RETURNING id`,
      [lease.taskId, lease.token],
    );
    return rows.length > 0;
  }

  /** Every run of every user that has not ended and waits for nobody, oldest first. */
  async unfinishedRuns(): Promise<Pick<TaskRow, 'id' | 'run'>[]> {
    return this.database.query(
      `SELECT id, run FROM generation_tasks WHERE status IN ('pending', 'running') AND waiting_for IS NULL ORDER BY created_at`,
    );
  }

  /** Ends a task that no delivery can finish any more, whoever held it last. */
  async abandon(taskId: string, error: ErrorBody, run?: number): Promise<TaskRow | undefined> {
    const [row] = await this.database.query<TaskRow>(
      `UPDATE generation_tasks SET ${settled}, fencing_token = fencing_token + 1
       WHERE id = $1 AND status IN ('pending', 'running') AND waiting_for IS NULL AND run = coalesce($6, run) RETURNING ${columns}`,
      [taskId, 'failed', null, json(error), null, run ?? null],
    );
    return row;
  }

  /** Ends a run before any worker took it. */
  async cancelPending(userId: string, id: string): Promise<TaskRow | undefined> {
    const [row] = await this.database.query<TaskRow>(
      `UPDATE generation_tasks SET status = coalesce(returns_to, 'cancelled'), waiting_for = NULL, waiting_since = NULL, cancel_requested_at = now(), finished_at = now()
       WHERE id = $1 AND user_id = $2 AND status = 'pending' RETURNING ${columns}`,
      [id, userId],
    );
    return row;
  }

  /** Asks the run to stop; true for a running task, however often it is asked. */
  async requestCancel(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE generation_tasks SET cancel_requested_at = coalesce(cancel_requested_at, now())
       WHERE id = $1 AND user_id = $2 AND status = 'running' RETURNING id`,
      [id, userId],
    );
    return rows.length > 0;
  }

  async isCancelRequested(taskId: string): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 FROM generation_tasks WHERE id = $1 AND cancel_requested_at IS NOT NULL',
      [taskId],
    );
    return rows.length > 0;
  }
}

/** A run is delivered so often without bringing a new answer; then it is given up. */
const deliveriesInVain = 3;
const answers =
  '(SELECT count(*)::int FROM generation_journal WHERE task_id = generation_tasks.id)';
/** Which in a row the next delivery is, counted from the last one that brought an answer. */
const nextDelivery = `CASE WHEN delivered_run <> run THEN 1 WHEN deliveries > 0 AND ${answers} > answers_at_delivery THEN 2 ELSE deliveries + 1 END`;

const used = (column: string) =>
  `(SELECT coalesce(sum(${column}), 0) FROM generation_spend WHERE task_id = $1)`;
const settled = `status = coalesce(returns_to, $2), course = coalesce($3, course), finished_at = now(), rewrite = coalesce($5, rewrite),
  error = CASE WHEN returns_to IS NULL THEN $4 ELSE error END,
  course_revision = course_revision + CASE WHEN run_kind = 'course' OR $3 IS NULL THEN 0 ELSE 1 END,
  seconds_worked = seconds_worked + CASE WHEN run_kind = 'course' AND status = 'running' THEN coalesce(extract(epoch FROM now() - run_started_at), 0) ELSE 0 END,
  overall_progress = CASE WHEN coalesce(returns_to, $2) = 'completed' THEN 1 ELSE overall_progress END,
  input_tokens = ${used('input_tokens')}, output_tokens = ${used('output_tokens')}, model_calls = ${used('calls')}`;

const json = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);
