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

/** SQL: the columns of a TaskRow. */
export const taskColumns = `id, user_id, status, topic, request, overall_progress, course, error, fencing_token, run, run_kind, finish_attempts, course_revision, rewrite, rewrites, returns_to,
  last_event_id, cancel_requested_at, waiting_for, outline_revision, outline_confirmed, notify_by_email, created_at`;

const queuePosition = `CASE WHEN status = 'pending' AND queue_rank IS NOT NULL THEN (SELECT count(*)::int + 1 FROM generation_tasks ahead
  WHERE ahead.status = 'pending' AND (ahead.queue_rank, ahead.created_at, ahead.id) < (generation_tasks.queue_rank, generation_tasks.created_at, generation_tasks.id)) END AS queue_position`;

/** A row of a list; with the course only where it ended early. */
type RecentRow = Pick<
  TaskRow,
  'id' | 'status' | 'topic' | 'created_at' | 'overall_progress' | 'waiting_for' | 'error' | 'course'
> &
  InLine;

/** Rows of generation_tasks. Their status moves in `RunStates` only. */
@Injectable()
export class GenerationTasks {
  constructor(private readonly database: Database) {}

  /** Serialises the starts of one user until the transaction ends, so that what they count stays true. */
  async lockStartsOf(userId: string): Promise<void> {
    await this.database.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  }

  /** Adds a pending task unless the user has `cap` unfinished ones. Exact only after `lockStartsOf`. */
  async add(
    task: {
      userId: string;
      request: GenerateCourseInput;
      authorName: string;
    },
    cap: number,
  ): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
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

  async ofUser(userId: string, id: string): Promise<(TaskRow & InLine) | undefined> {
    const [row] = await this.database.query<TaskRow & InLine>(
      `SELECT ${taskColumns}, ${queuePosition} FROM generation_tasks WHERE id = $1 AND user_id = $2`,
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

  /** Every run of every user that has not ended and waits for nobody, oldest first. */
  async unfinishedRuns(): Promise<Pick<TaskRow, 'id' | 'run'>[]> {
    return this.database.query(
      `SELECT id, run FROM generation_tasks WHERE status IN ('pending', 'running') AND waiting_for IS NULL ORDER BY created_at`,
    );
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
