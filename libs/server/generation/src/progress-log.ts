import type { FinalStatus, PathData, ProgressEvent, ProgressReport } from '@coursewright/contract';
import { Courses } from '@coursewright/learning-paths';
import { Clock, Database, faultPoint, Wakeups } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { generationRunRow } from './generation-run.entity.ts';
import type { Lease } from './generation-runs.ts';
import { progressEventRow } from './progress-event.entity.ts';

/** The wake-up key of a task's readers. */
const progressOf = (taskId: string) => `generation.progress ${taskId}`;

/**
 * What a run has told its reader: events 1, 2, 3 … per task without a gap. The number is taken and
 * the row written in one transaction under the task's row lock, so a reader that asks for "after n"
 * can never miss a smaller one. Progress never goes down.
 */
@Injectable()
export class ProgressLog {
  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
    private readonly clock: Clock,
    private readonly courses: Courses,
  ) {}

  /** Keys announced so far: what a restarted run must not say again. */
  async keysOf(taskId: string): Promise<Set<string>> {
    const rows = await this.database.query(
      progressEventRow.pick({ key: true }),
      'SELECT key FROM progress_events WHERE task_id = $1',
      [taskId],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /**
   * Adds an event for the delivery that holds the task, together with the course it speaks of.
   * False when the task is no longer ours.
   */
  append(lease: Lease, key: string, report: ProgressReport, course?: PathData): Promise<boolean> {
    return this.add(lease.taskId, key, report, {
      condition: "AND fencing_token = $3 AND status = 'running'",
      parameters: [lease.token],
      course,
    });
  }

  /** The first event, in the transaction that creates the task. */
  async open(taskId: string): Promise<void> {
    await this.add(taskId, 'queued', {
      action: 'started',
      phase: 'queued',
      message: 'Waiting to start',
      phase_progress: 0,
      overall_progress: 0,
    });
  }

  /**
   * Goes on after the end of an earlier run, in the transaction that begins the new one: see
   * `progressEvent` for what readers meet.
   */
  async reopen(taskId: string, run: number): Promise<void> {
    const said = await this.database.query(
      progressEventRow.pick({ id: true, key: true, event: true }),
      `SELECT id, key, event FROM progress_events WHERE task_id = $1 AND key NOT LIKE 'run %'`,
      [taskId],
    );
    const failures = new Set(
      said.filter(({ event }) => event.action === 'error').map(({ key }) => key),
    );
    // What went wrong is tried again and said again, so its keys are free.
    const isOpenAgain = ({ key, event: { action } }: (typeof said)[number]) =>
      ['error', 'skipped', 'stream_close'].includes(action) ||
      (action === 'started' && failures.has(key.replace(/started$/, 'error')));
    for (const {
      id,
      key,
      event: { status, ...event },
    } of said.filter(isOpenAgain)) {
      const ended: ProgressEvent = status
        ? { ...event, action: 'error', phase: 'queued', phase_progress: 0 }
        : event;
      await this.database.run(
        'UPDATE progress_events SET key = $3, event = $4 WHERE task_id = $1 AND id = $2',
        [taskId, id, `run ${run - 1} ${key}`, JSON.stringify(ended)],
      );
    }
    await this.add(taskId, `run ${run}/queued`, {
      action: 'started',
      phase: 'queued',
      message: 'Waiting to go on',
      phase_progress: 0,
      overall_progress: 0,
    });
  }

  /** The learner has done what the run waited for, in the transaction that lets it go on. */
  async goOn(taskId: string, run: number, message: string): Promise<void> {
    await this.add(taskId, `run ${run}/queued`, {
      action: 'processing',
      phase: 'queued',
      message,
      phase_progress: 0,
      overall_progress: 0,
    });
  }

  /** The last event, in the transaction that ends the task. Its key is unique, so there is one. */
  async close(taskId: string, status: FinalStatus, message: string): Promise<void> {
    const done = status === 'completed' ? 1 : 0;
    await this.add(taskId, 'stream_close', {
      action: 'stream_close',
      status,
      phase: 'done',
      message,
      phase_progress: done,
      overall_progress: done,
    });
  }

  /** Events after number `after`, in order. */
  async read(taskId: string, after: number, limit = 200): Promise<ProgressEvent[]> {
    const rows = await this.database.query(
      progressEventRow.pick({ event: true }),
      'SELECT event FROM progress_events WHERE task_id = $1 AND id > $2 ORDER BY id LIMIT $3',
      [taskId, after, limit],
    );
    return rows.map(({ event }) => event);
  }

  /** Calls `listener` when there may be more to read. Returns the unsubscriber. */
  subscribe(taskId: string, listener: () => void): () => void {
    return this.wakeups.subscribe(progressOf(taskId), listener);
  }

  private add(
    taskId: string,
    key: string,
    report: ProgressReport,
    held: { condition: string; parameters: unknown[]; course?: PathData } = {
      condition: '',
      parameters: [],
    },
  ): Promise<boolean> {
    return this.database.transaction(async () => {
      const [task] = await this.database.query(
        generationRunRow.pick({ last_event_id: true, overall_progress: true }),
        `UPDATE generation_tasks
         SET last_event_id = last_event_id + 1, overall_progress = greatest(overall_progress, $2)
         WHERE id = $1 ${held.condition} RETURNING last_event_id, overall_progress`,
        [taskId, report.overall_progress, ...held.parameters],
      );
      if (!task) return false;
      if (held.course) await this.courses.fill(taskId, held.course);
      faultPoint('progress.numbered', taskId);
      const event: ProgressEvent = {
        ...report,
        id: task.last_event_id,
        timestamp: this.clock.now().toISOString(),
        overall_progress: task.overall_progress,
      };
      await this.database.run(
        'INSERT INTO progress_events (task_id, id, key, event) VALUES ($1, $2, $3, $4)',
        [taskId, event.id, key, JSON.stringify(event)],
      );
      await this.wakeups.notify(progressOf(taskId));
      return true;
    });
  }
}
