import {
  type ErrorBody,
  type FinalStatus,
  type TaskStatus,
  type Wait,
  waits,
} from '@coursewright/contract';
import { type Course, Courses } from '@coursewright/learning-paths';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { answers, deliveriesInVain, nextDelivery } from './deliveries.ts';
import type { Rewrite } from './generation-run.entity.ts';
import { type Lease, type Run, runColumns, type RunRow, runRow } from './generation-runs.ts';
import type { CourseOutline } from './pipeline/course-outline.ts';
import { type EndingMove, type MoveName, moves } from './states.ts';

/** What is noted of a run in the transaction that ends it. */
export interface EndNotes {
  /** Kept where the run does not return to what the course was before. */
  readonly error?: ErrorBody;
  readonly rewrite?: Rewrite;
  /** Where a whole course was written. */
  readonly lessons?: number;
}

/**
 * Who may end a run: the delivery that holds it, its owner, or whoever finds that it waits for
 * nobody.
 */
export type EndingBy =
  | { readonly move: 'settle'; readonly lease: Lease }
  | { readonly move: 'stop'; readonly userId: string; readonly taskId: string }
  | { readonly move: 'give_up'; readonly taskId: string; readonly run?: number }
  | {
      readonly move: 'expire';
      readonly taskId: string;
      readonly wait: Wait;
      readonly waitingSince: Date;
    };

/** A change of a row together with its status: SQL, whose parameters count from $1. */
interface Change {
  readonly status: string;
  readonly set: string;
  readonly where: string;
  readonly parameters: unknown[];
}

/**
 * The one writer of `generation_tasks.status`. Each move is one conditional statement, so of two
 * who move a run at once the later finds it elsewhere and changes nothing; what a worker moves, it
 * must hold.
 */
@Injectable()
export class RunStates {
  constructor(
    private readonly database: Database,
    private readonly courses: Courses,
  ) {}

  /**
   * Makes this delivery the only one that may write the task; undefined when there is nothing left
   * to do, or too many deliveries in a row brought nothing.
   */
  async take(taskId: string, run?: number): Promise<Run | undefined> {
    const task = await this.move('take', taskId, {
      status: `'running'`,
      set: `fencing_token = fencing_token + 1, started_at = coalesce(started_at, now()),
         run_started_at = CASE WHEN status = 'pending' THEN now() ELSE coalesce(run_started_at, now()) END,
         deliveries = ${nextDelivery}, delivered_run = run, answers_at_delivery = ${answers}`,
      where: `id = $1 AND waiting_for IS NULL AND run = coalesce($2, run) AND ${nextDelivery} <= ${deliveriesInVain}`,
      parameters: [taskId, run ?? null],
    });
    return this.withCourse(task);
  }

  /**
   * Whether the last delivery of a run that is still open ended without a new answer; and whether
   * no further one is worth it.
   */
  async fateOf(
    taskId: string,
    run?: number,
  ): Promise<{ isQuarantined: boolean; isSpent: boolean }> {
    const [row] = await this.database.query(
      z.object({ next: z.number(), in_vain: z.boolean() }),
      `SELECT ${nextDelivery} AS next, deliveries > 0 AND delivered_run = run AND ${answers} = answers_at_delivery AS in_vain FROM generation_tasks
       WHERE id = $1 AND status IN ('pending', 'running') AND waiting_for IS NULL AND run = coalesce($2, run)`,
      [taskId, run ?? null],
    );
    return { isQuarantined: row?.in_vain ?? false, isSpent: (row?.next ?? 0) > deliveriesInVain };
  }

  /**
   * Gives a running task out of this delivery's hands, as if it had not been delivered; false when
   * it has not been in them any more.
   */
  async release(lease: Lease): Promise<boolean> {
    const released = await this.database.run(
      `UPDATE generation_tasks SET fencing_token = fencing_token + 1, deliveries = greatest(deliveries - 1, 0)
       WHERE id = $1 AND fencing_token = $2 AND status = 'running'`,
      [lease.taskId, lease.token],
    );
    return released > 0;
  }

  /**
   * Takes a run out of its delivery's hands until its outline is confirmed; undefined when it is in
   * them no more, or is to stop.
   */
  propose(lease: Lease, outline: CourseOutline): Promise<RunRow | undefined> {
    return this.handOver('propose', lease, {
      set: `waiting_for = 'outline', outline = $3`,
      parameters: [JSON.stringify(outline)],
    });
  }

  /** Likewise, until its learner agrees to a course without sources. */
  askAboutSources(lease: Lease): Promise<RunRow | undefined> {
    return this.handOver('ask_about_sources', lease, {
      set: `waiting_for = 'sources'`,
      parameters: [],
    });
  }

  /** Takes a run out of its delivery's hands and gives it to its learner; $1 and $2 are taken. */
  private handOver(
    name: 'propose' | 'ask_about_sources',
    { taskId, token }: Lease,
    { set, parameters }: Pick<Change, 'set' | 'parameters'>,
  ): Promise<RunRow | undefined> {
    return this.move(name, taskId, {
      status: `'pending'`,
      set: `${set}, waiting_since = now(), queue_rank = NULL, fencing_token = fencing_token + 1,
         seconds_worked = seconds_worked + extract(epoch FROM now() - run_started_at)`,
      where: 'id = $1 AND fencing_token = $2 AND cancel_requested_at IS NULL',
      parameters: [taskId, token, ...parameters],
    });
  }

  /**
   * Ends a run with `status`, or with the one its course returns to; undefined when somebody else
   * has ended it or holds it. In the transaction that does all the rest which an end brings
   * (`EndRun`).
   */
  async end(by: EndingBy, status: FinalStatus): Promise<Run | undefined> {
    const { where, parameters, set = '' } = endingOf(by);
    const taskId = by.move === 'settle' ? by.lease.taskId : by.taskId;
    const task = await this.move(by.move, taskId, {
      status: 'coalesce(returns_to, $1)',
      set: `${ended}${set}`,
      where,
      parameters: [status, ...parameters],
    });
    return this.withCourse(task);
  }

  /** What a task waits for at this moment. */
  async waitOf(taskId: string): Promise<Wait | undefined> {
    const [row] = await this.database.query(
      z.object({ waiting_for: z.enum(waits) }),
      'SELECT waiting_for FROM generation_tasks WHERE id = $1 AND waiting_for IS NOT NULL',
      [taskId],
    );
    return row?.waiting_for;
  }

  /** After `end`, in its transaction. */
  async note(taskId: string, notes: EndNotes): Promise<void> {
    await this.database.run(
      `UPDATE generation_tasks SET error = CASE WHEN returns_to IS NULL THEN $2 ELSE error END, rewrite = coalesce($3, rewrite),
         lessons = coalesce($4, lessons) WHERE id = $1`,
      [taskId, json(notes.error), json(notes.rewrite), notes.lessons ?? null],
    );
  }

  /**
   * Begins a new run of a course that was not delivered. One that its owner has changed is not
   * planned anew: the run writes what is missing from it.
   */
  async retry(userId: string, id: string): Promise<Run | undefined> {
    const task = await this.begin('retry', id, {
      set: `error = NULL, returns_to = NULL, run_kind = 'course'`,
      where: 'id = $1 AND user_id = $2',
      parameters: [id, userId],
    });
    if (!task?.course || task.course_revision === 0) return task;
    await this.database.run(
      `UPDATE generation_tasks SET run_kind = 'missing_lessons' WHERE id = $1`,
      [id],
    );
    return { ...task, run_kind: 'missing_lessons' };
  }

  /**
   * Begins a run for the missing lessons of a delivered course, unless it was tried `most` times.
   */
  finish(userId: string, id: string, most: number): Promise<Run | undefined> {
    return this.begin('finish', id, {
      set: `run_kind = 'missing_lessons', returns_to = 'completed', finish_attempts = finish_attempts + 1`,
      where: 'id = $1 AND user_id = $2 AND finish_attempts < $3',
      parameters: [id, userId, most],
    });
  }

  /**
   * Begins a run that writes one lesson again, unless `most` were begun. Whether the course is
   * still the one that was looked at is for the caller to see.
   */
  rewrite(userId: string, id: string, rewrite: Rewrite, most: number): Promise<Run | undefined> {
    return this.begin('rewrite', id, {
      set: `run_kind = 'rewrite', returns_to = status, rewrite = $3, rewrites = rewrites + 1`,
      where: 'id = $1 AND user_id = $2 AND rewrites < $4',
      parameters: [id, userId, JSON.stringify(rewrite), most],
    });
  }

  /**
   * Makes an ended task pending again and gives its course into the hands of the new run, which
   * nobody else changes from then on.
   */
  private async begin(
    name: 'retry' | 'finish' | 'rewrite',
    taskId: string,
    { set, where, parameters }: Omit<Change, 'status'>,
  ): Promise<Run | undefined> {
    const task = await this.move(name, taskId, {
      status: `'pending'`,
      set: `run = run + 1, finished_at = NULL, cancel_requested_at = NULL, ${set}`,
      where,
      parameters,
    });
    return task && withCourse(task, await this.courses.hold(task.id));
  }

  /**
   * With the course as it stands now that the task is locked: a statement that waits for a lock
   * would show it as it was before.
   */
  private async withCourse(task: RunRow | undefined): Promise<Run | undefined> {
    return task && withCourse(task, await this.courses.ofTask(task.id));
  }

  /**
   * The owner before the run, as whoever deletes an account locks them: of two who take both in one
   * order, neither waits for the other in a circle.
   */
  private async move(
    name: MoveName,
    taskId: string,
    { status, set, where, parameters }: Change,
  ): Promise<RunRow | undefined> {
    await this.database.run(
      'SELECT 1 FROM users WHERE id = (SELECT user_id FROM generation_tasks WHERE id = $1) FOR KEY SHARE',
      [taskId],
    );
    const [row] = await this.database.query(
      runRow,
      `UPDATE generation_tasks SET status = ${status}, ${set}
       WHERE ${where} AND status = ANY($${parameters.length + 1}::text[]) RETURNING ${runColumns}`,
      [...parameters, moves[name].from satisfies readonly TaskStatus[]],
    );
    return row;
  }
}

const withCourse = (task: RunRow, course: Course | undefined): Run => ({
  ...task,
  course: course?.document ?? null,
  course_revision: course?.revision ?? 0,
});

const used = (column: string) =>
  `(SELECT coalesce(sum(${column}), 0) FROM generation_spend WHERE task_id = generation_tasks.id)`;

/** What every end of a run leaves behind. */
const ended = `finished_at = now(), waiting_for = NULL, waiting_since = NULL,
  seconds_worked = seconds_worked + CASE WHEN run_kind = 'course' AND status = 'running' THEN coalesce(extract(epoch FROM now() - run_started_at), 0) ELSE 0 END,
  overall_progress = CASE WHEN coalesce(returns_to, $1) = 'completed' THEN 1 ELSE overall_progress END,
  input_tokens = ${used('input_tokens')}, output_tokens = ${used('output_tokens')}, model_calls = ${used('calls')}`;

/** Which run somebody may end, beyond the statuses of their move; $1 is taken. */
function endingOf(by: EndingBy & { move: EndingMove }): {
  where: string;
  parameters: unknown[];
  set?: string;
} {
  switch (by.move) {
    case 'settle':
      return {
        where: 'id = $2 AND fencing_token = $3',
        parameters: [by.lease.taskId, by.lease.token],
      };
    case 'stop':
      return {
        where: 'id = $2 AND user_id = $3',
        parameters: [by.taskId, by.userId],
        set: ', cancel_requested_at = now()',
      };
    case 'give_up':
      return {
        where: 'id = $2 AND waiting_for IS NULL AND run = coalesce($3, run)',
        parameters: [by.taskId, by.run ?? null],
        set: ', fencing_token = fencing_token + 1',
      };
    case 'expire':
      return {
        where: 'id = $2 AND waiting_for = $3 AND waiting_since <= $4',
        parameters: [by.taskId, by.wait, by.waitingSince],
      };
  }
}

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);
