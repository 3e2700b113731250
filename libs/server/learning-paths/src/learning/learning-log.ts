import {
  foldLearning,
  type LearningEvent,
  learningEvent,
  type LearningState,
  limits,
  Refusal,
  say,
} from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { courseRow } from '../course.entity.ts';
import { noSuchCourse, ownCourse } from '../courses.ts';
import { learningEventRow } from './learning-event.entity.ts';

const heldRow = courseRow.pick({ id: true, outline: true });
type HeldCourse = z.infer<typeof heldRow>;
const eventRow = learningEventRow.pick({
  id: true,
  submodule_id: true,
  kind: true,
  payload: true,
  device: true,
  occurred_at: true,
});

const { perCourse, notesPerCourse, aheadMs } = limits.learningEvents;

const notesOf = ({ lessons }: LearningState): number =>
  lessons.flatMap(({ notes }) => notes).filter(({ is_removed }) => !is_removed).length;

/**
 * Rows of `learning_events`, and what of their fold stands beside a course for lists: which lessons
 * are completed, and which was visited last.
 */
@Injectable()
export class LearningLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds what `eventsOf` says of the course, and answers what all of its events come to. Those of
   * one course are added one batch after the other. Throws not_found.
   */
  async record(
    userId: string,
    id: string,
    eventsOf: (course: HeldCourse) => readonly LearningEvent[],
  ): Promise<{ courseId: string; added: number; learning: LearningState }> {
    return this.database.transaction(async () => {
      const [course] = await this.database.query(
        heldRow,
        `SELECT id, outline FROM courses WHERE ${ownCourse} FOR UPDATE`,
        [userId, id],
      );
      if (!course) throw noSuchCourse();
      const events = eventsOf(course);
      const added = await this.add(userId, course.id, events);
      const learning = await this.fold(userId, course.id);
      if (notesOf(learning) > notesPerCourse && events.some(({ kind }) => kind === 'noted'))
        await this.checkNotes(userId, course.id, { events, learning });
      return { courseId: course.id, added, learning };
    });
  }

  /** What the events of an own course come to. Throws not_found. */
  async learningOf(userId: string, id: string): Promise<LearningState> {
    const [course] = await this.database.query(
      courseRow.pick({ id: true }),
      `SELECT id FROM courses WHERE ${ownCourse}`,
      [userId, id],
    );
    if (!course) throw noSuchCourse();
    return foldLearning(await this.eventsOf(userId, course.id));
  }

  async eventsOf(userId: string, courseId: string): Promise<LearningEvent[]> {
    const rows = await this.database.query(
      eventRow,
      `SELECT ${Object.keys(eventRow.shape).join(', ')} FROM learning_events WHERE user_id = $1 AND course_id = $2 ORDER BY occurred_at, id`,
      [userId, courseId],
    );
    return rows.map(({ occurred_at, ...event }) =>
      learningEvent.parse({ ...event, at: occurred_at.toISOString() }),
    );
  }

  /** Adds events in the transaction that holds their course; how many were not there before. */
  async add(userId: string, courseId: string, events: readonly LearningEvent[]): Promise<number> {
    if (events.length === 0) return 0;
    const now = this.clock.now();
    const added = await this.database.run(
      `INSERT INTO learning_events (user_id, id, course_id, submodule_id, kind, payload, device, client_at, occurred_at, received_at)
       SELECT $1, id, $2, submodule_id, kind, payload, device, at, least(at, $4), $3
       FROM json_to_recordset($5::json) AS sent(id uuid, submodule_id uuid, kind text, payload json, device text, at timestamptz)
       ON CONFLICT (user_id, id) DO NOTHING`,
      [userId, courseId, now, new Date(now.getTime() + aheadMs), JSON.stringify(events)],
    );
    // Only then is it known what is new: what is sent once more is welcome in a full log.
    if (added > 0) await this.checkRoom(courseId);
    return added;
  }

  /** Folds the events of a course, and keeps beside it what lists show. */
  async fold(userId: string, courseId: string): Promise<LearningState> {
    const learning = foldLearning(await this.eventsOf(userId, courseId));
    const { last_visited, lessons } = learning;
    await this.database.run(
      `UPDATE courses SET completed_lessons = $3, last_visited_submodule_id = $4, last_visited_at = $5 WHERE user_id = $1 AND id = $2`,
      [
        userId,
        courseId,
        lessons.filter(({ is_completed }) => is_completed).map(({ submodule_id }) => submodule_id),
        last_visited?.submodule_id ?? null,
        last_visited?.visited_at ?? null,
      ],
    );
    return learning;
  }

  /** In a full course what there is can still be changed and removed. */
  private async checkNotes(
    userId: string,
    courseId: string,
    { events, learning }: { events: readonly LearningEvent[]; learning: LearningState },
  ): Promise<void> {
    const sent = new Set(events.map(({ id }) => id));
    const others = (await this.eventsOf(userId, courseId)).filter(({ id }) => !sent.has(id));
    if (notesOf(learning) > notesOf(foldLearning(others)))
      throw new Refusal('payload_too_large', say('notes_full', { count: notesPerCourse }));
  }

  private async checkRoom(courseId: string): Promise<void> {
    const [kept] = await this.database.query(
      z.object({ count: z.number() }),
      'SELECT count(*)::int AS count FROM learning_events WHERE course_id = $1',
      [courseId],
    );
    if (kept && kept.count > perCourse)
      throw new Refusal('payload_too_large', say('events_full', { count: perCourse }));
  }
}
