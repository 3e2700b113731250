import { Database, Wakeups } from '@coursewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { Lease } from './generation-runs.ts';
import { growingLessonRow } from './growing-lesson.entity.ts';

/** Milliseconds between two writes of a run, whatever number of its lessons has grown. */
const writeEvery = 700;
/** Characters by which a lesson has grown when it is worth another write. */
const worthWriting = 120;
/** Milliseconds between renewals of rows that do not grow. */
const renewEvery = 5_000;
/** Seconds after which the rows of a delivery that died are shown no more. */
const rowLasts = 20;

const shownRow = growingLessonRow.pick({ submodule_id: true, text: true });
/** The wake-up key of those who read a task's growing lessons. */
const growthOf = (taskId: string) => `generation.growth ${taskId}`;

/** A lesson in the making, as it is shown. */
export interface ShownText {
  readonly submodule_id: string;
  readonly text: string;
}

/**
 * Lessons that are being written, as far as they are. A row for each, written over as it grows and
 * deleted with its end, so that readers in any process see what stands now and nothing is kept. It
 * is not the course: what a run leaves behind is in the journal and in the course document.
 */
@Injectable()
export class GrowingLessons {
  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
  ) {}

  /** For the delivery that holds the task. Close it when the delivery ends. */
  writer(lease: Lease): GrowingLessonsWriter {
    return new GrowingLessonsWriter(lease, this.database, this.wakeups);
  }

  /** Of the delivery that has the task in hands and is alive. */
  read(taskId: string): Promise<ShownText[]> {
    return this.database.query(
      shownRow,
      `SELECT submodule_id, text FROM growing_lessons growing JOIN generation_tasks task
         ON task.id = growing.task_id AND task.fencing_token = growing.fencing_token
       WHERE growing.task_id = $1 AND task.status = 'running' AND renewed_at > now() - $2 * interval '1 second'
       ORDER BY submodule_id`,
      [taskId, rowLasts],
    );
  }

  /** Calls `listener` when there may be more to read. Returns the unsubscriber. */
  subscribe(taskId: string, listener: () => void): () => void {
    return this.wakeups.subscribe(growthOf(taskId), listener);
  }
}

/** Writes down how far lessons have come, seldom enough; never in the way of the run. */
export class GrowingLessonsWriter {
  private readonly log = new Logger(GrowingLessons.name);
  /** What can be shown of each lesson in the making. */
  private readonly texts = new Map<string, () => string>();
  /** What its row says. */
  private readonly written = new Map<string, string>();
  private readonly grown = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private readonly renewal: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    private readonly lease: Lease,
    private readonly database: Database,
    private readonly wakeups: Wakeups,
  ) {
    this.renewal = setInterval(() => this.inTurn(() => this.renew()), renewEvery).unref();
  }

  /** There is more of a lesson, or nothing any more: it has ended. */
  readonly show = (submoduleId: string, text: (() => string) | undefined): void => {
    if (this.isClosed) return;
    if (text) this.texts.set(submoduleId, text);
    else if (!this.texts.delete(submoduleId)) return;
    this.grown.add(submoduleId);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.inTurn(() => this.write());
    }, writeEvery).unref();
  };

  /** Takes all of it away. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.renewal);
    this.inTurn(() => this.clear());
    await this.writing;
  }

  /** One after the other; what cannot be shown is no reason to stop writing the course. */
  private inTurn(work: () => Promise<void>): void {
    this.writing = this.writing
      .then(work)
      .catch((err: unknown) =>
        this.log.warn({ err, task_id: this.lease.taskId }, 'A growing lesson is not shown'),
      );
  }

  private async write(): Promise<void> {
    if (this.isClosed) return;
    const news: ShownText[] = [];
    for (const id of this.grown) {
      const text = this.texts.get(id)?.();
      const before = this.written.get(id);
      if (text !== undefined && !isWorthWriting(before, text)) continue;
      this.grown.delete(id);
      if (text !== undefined) news.push({ submodule_id: id, text });
      if (text === undefined && before !== undefined) await this.remove(id);
    }
    if (news.length === 0) return;
    await this.database.run(
      `INSERT INTO growing_lessons (task_id, submodule_id, fencing_token, text, renewed_at)
       SELECT task.id, news.submodule_id, task.fencing_token, news.text, now()
       FROM generation_tasks task, unnest($3::uuid[], $4::text[]) AS news (submodule_id, text)
       WHERE task.id = $1 AND task.fencing_token = $2 AND task.status = 'running'
       ON CONFLICT (task_id, submodule_id) DO UPDATE
         SET fencing_token = excluded.fencing_token, text = excluded.text, renewed_at = excluded.renewed_at`,
      [
        this.lease.taskId,
        this.lease.token,
        news.map(({ submodule_id }) => submodule_id),
        news.map(({ text }) => text),
      ],
    );
    for (const { submodule_id, text } of news) this.written.set(submodule_id, text);
    await this.wakeups.notify(growthOf(this.lease.taskId));
  }

  private async remove(id: string): Promise<void> {
    this.written.delete(id);
    await this.database.run(
      'DELETE FROM growing_lessons WHERE task_id = $1 AND submodule_id = $2 AND fencing_token = $3',
      [this.lease.taskId, id, this.lease.token],
    );
    await this.wakeups.notify(growthOf(this.lease.taskId));
  }

  private async renew(): Promise<void> {
    if (this.isClosed || this.written.size === 0) return;
    await this.database.run(
      'UPDATE growing_lessons SET renewed_at = now() WHERE task_id = $1 AND fencing_token = $2',
      [this.lease.taskId, this.lease.token],
    );
  }

  /** Also what an earlier delivery has left behind. */
  private async clear(): Promise<void> {
    const gone = await this.database.run(
      'DELETE FROM growing_lessons WHERE task_id = $1 AND fencing_token <= $2',
      [this.lease.taskId, this.lease.token],
    );
    if (gone > 0) await this.wakeups.notify(growthOf(this.lease.taskId));
  }
}

/** The first words at once; then by the paragraph; what begins anew as soon as it does. */
const isWorthWriting = (before: string | undefined, now: string): boolean =>
  before === undefined
    ? now !== ''
    : now.length < before.length || now.length >= before.length + worthWriting;
