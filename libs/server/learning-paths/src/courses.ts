import { AppError, type PathData, Refusal, say, sayAs } from '@coursewright/contract';
import { Database, storedJson } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { courseRow, type CourseRow } from './course.entity.ts';
import { hasFinishedLesson, lessonsOf } from './document/course-document.ts';

/** A course with its document, as it is read and changed. */
export type Course = Pick<
  CourseRow,
  | 'id'
  | 'user_id'
  | 'task_id'
  | 'topic'
  | 'document'
  | 'revision'
  | 'is_being_written'
  | 'runs'
  | 'delivered_at'
  | 'created_at'
>;

const course = courseRow.pick({
  id: true,
  user_id: true,
  task_id: true,
  topic: true,
  document: true,
  revision: true,
  is_being_written: true,
  runs: true,
  delivered_at: true,
  created_at: true,
});
const columns = Object.keys(course.shape).join(', ');

/** A course of which there is something to read. */
export type WrittenCourse = Course & { readonly document: PathData };

/** How the run that has a course in hands leaves it. */
export interface Left {
  /** Whether what it has changed makes a new revision. */
  readonly isRevision: boolean;
  /** Whether the course is complete, as far as it can be. */
  readonly isDelivered: boolean;
}

/**
 * Whose course it is, in the WHERE clause of all that its owner asks: $1 is the user, $2 the course's
 * own id or that of the generation it came from. One that was deleted is nobody's until it is back.
 */
export const ownCourse = 'user_id = $1 AND (id = $2 OR task_id = $2) AND deleted_at IS NULL';

/**
 * Rows of `courses`. A course is changed by one at a time: by its owner, a revision each, or by the
 * run that has it in hands. Whoever locks a generation as well locks that first.
 */
@Injectable()
export class Courses {
  constructor(private readonly database: Database) {}

  /** By its own id, or by that of the generation it came from, which older links name. */
  async find(userId: string, id: string): Promise<Course | undefined> {
    const [row] = await this.database.query(
      course,
      `SELECT ${columns} FROM courses WHERE ${ownCourse}`,
      [userId, id],
    );
    return row;
  }

  async ofTask(taskId: string): Promise<Course | undefined> {
    const [row] = await this.database.query(
      course,
      `SELECT ${columns} FROM courses WHERE task_id = $1`,
      [taskId],
    );
    return row;
  }

  /** The documents of some generations' courses, by task id. */
  async documentsOf(taskIds: readonly string[]): Promise<ReadonlyMap<string, PathData>> {
    if (taskIds.length === 0) return new Map();
    const rows = await this.database.query(
      z.object({ task_id: z.string(), document: storedJson<PathData>() }),
      'SELECT task_id, document FROM courses WHERE task_id = ANY($1) AND document IS NOT NULL',
      [taskIds],
    );
    return new Map(rows.map(({ task_id, document }) => [task_id, document] as const));
  }

  /**
   * How many lessons are planned for the courses of some generations, by task id; absent where a
   * module does not show its lessons yet.
   */
  async lessonsPlanned(taskIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query(
      z.object({ task_id: z.string(), lessons: z.number().nullable() }),
      `SELECT task_id, (SELECT CASE WHEN bool_and(json_array_length(module->'submodules') > 0) THEN sum(json_array_length(module->'submodules'))::int END
         FROM json_array_elements(document->'modules') module) AS lessons FROM courses WHERE task_id = ANY($1)`,
      [taskIds],
    );
    return new Map(
      rows.flatMap(({ task_id, lessons }) =>
        lessons === null ? [] : [[task_id, lessons] as const],
      ),
    );
  }

  /**
   * The course as its owner may change it now. Throws not_found, and conflict while it is being
   * written or before there is enough of it.
   */
  async changeable(userId: string, id: string): Promise<WrittenCourse> {
    const found = await this.find(userId, id);
    if (!found) throw noSuchCourse();
    if (found.is_being_written) throw beingWritten();
    const { document } = found;
    if (!document || !isChangeable({ ...found, document })) throw stoppedTooEarly();
    return { ...found, document };
  }

  /**
   * Stores what `before` was changed into by its owner, unless it was changed meanwhile by anyone
   * or anything. Throws conflict.
   */
  async save(before: Course, document: PathData): Promise<void> {
    const json = JSON.stringify(document);
    const saved = await this.database.run(
      `UPDATE courses SET document = $2, outline = $6, lessons_written = $7, document_bytes = $8, revision = revision + 1, last_modified_at = now()
       WHERE id = $1 AND user_id = $3 AND NOT is_being_written AND revision = $4 AND runs = $5`,
      [before.id, json, before.user_id, before.revision, before.runs, ...listingOf(document, json)],
    );
    if (saved > 0) return;
    const now = await this.changeable(before.user_id, before.id);
    throw changedMeanwhile(now.revision);
  }

  /**
   * Adds the course that a new generation is to fill, in the transaction that adds the generation.
   */
  async begin(
    taskId: string,
    { userId, topic, language }: { userId: string; topic: string; language: string },
  ): Promise<void> {
    await this.database.run(
      'INSERT INTO courses (user_id, task_id, topic, language, is_being_written, runs) VALUES ($1, $2, $3, $4, true, 1)',
      [userId, taskId, topic, language],
    );
  }

  /**
   * What a run has written so far, in the transaction that proves that the run holds its
   * generation.
   */
  async fill(taskId: string, document: PathData): Promise<void> {
    const json = JSON.stringify(document);
    await this.database.run(
      `UPDATE courses SET document = $2, outline = $3, lessons_written = $4, document_bytes = $5, last_modified_at = now()
       WHERE task_id = $1`,
      [taskId, json, ...listingOf(document, json)],
    );
  }

  /**
   * Gives a generation's course into the hands of its new run, in the transaction that begins that.
   * A course that was deleted is there again.
   */
  async hold(taskId: string): Promise<Course | undefined> {
    const [row] = await this.database.query(
      course,
      `UPDATE courses SET is_being_written = true, runs = runs + 1, deleted_at = NULL WHERE task_id = $1 RETURNING ${columns}`,
      [taskId],
    );
    return row;
  }

  /** Takes it out of the run's hands, in the transaction that ends that. */
  async release(taskId: string, { isRevision, isDelivered }: Left): Promise<void> {
    await this.database.run(
      `UPDATE courses SET is_being_written = false, revision = revision + $2::int,
         delivered_at = CASE WHEN $3 THEN coalesce(delivered_at, now()) ELSE delivered_at END WHERE task_id = $1`,
      [taskId, isRevision ? 1 : 0, isDelivered],
    );
  }
}

/**
 * What is kept beside a document, so that no list reads one: its outline, how many lessons are
 * written, and its size.
 */
export const listingOf = (document: PathData, json: string): [string, number, number] => [
  JSON.stringify(document.modules.map(({ submodules }) => submodules.map(({ id }) => id))),
  lessonsOf(document).filter(({ content }) => content !== '').length,
  Buffer.byteLength(json),
];

/**
 * A course whose outline is half there would stay so: what is tried again after a change is its
 * missing lessons.
 */
const isChangeable = ({ delivered_at, revision, document }: WrittenCourse): boolean =>
  delivered_at !== null ||
  revision > 0 ||
  (hasFinishedLesson(document) &&
    document.modules.every(({ submodules }) => submodules.length > 0));

export const noSuchCourse = (): AppError => new AppError('not_found', 'There is no such course.');

export const beingWritten = (): AppError => new Refusal('conflict', say('course_being_written'));

const stoppedTooEarly = (): AppError => new Refusal('conflict', say('course_incomplete'));

export const changedMeanwhile = (revision: number): AppError =>
  new Refusal(
    'conflict',
    sayAs(
      'course_changed',
      `The course was changed meanwhile; it is at revision ${revision} now. Load it again before you change it.`,
    ),
  );
