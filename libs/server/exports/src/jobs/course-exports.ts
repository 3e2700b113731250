import {
  type AppError,
  type ExportFormat,
  type ExportProgress,
  lifetimes,
  limits,
  saidOf,
} from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { CourseDocument } from '../course/course-document.ts';
import { courseExportRow, type StoredQuery } from './course-export.entity.ts';

const shownRow = courseExportRow
  .pick({
    id: true,
    course_id: true,
    format: true,
    status: true,
    name: true,
    bytes: true,
    error: true,
    error_said: true,
    finished_at: true,
    progress: true,
  })
  .extend({ topic: z.string(), ahead: z.number() });
export type ShownExport = z.output<typeof shownRow>;

const takenRow = courseExportRow.pick({
  id: true,
  fencing_token: true,
  format: true,
  query: true,
  course: true,
});
export type TakenExport = z.output<typeof takenRow>;

const fileRow = courseExportRow.pick({ name: true, media_type: true, bytes: true });

export interface NewExport {
  readonly userId: string;
  readonly courseId: string;
  readonly key: string;
  readonly format: ExportFormat;
  readonly query: StoredQuery;
  readonly course: CourseDocument;
}

/** What a finished one brings. */
export interface MadeFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** What is there or on its way; of such there is one for each key. */
const counts = `status IN ('waiting', 'running', 'completed')`;
const isUnfinished = `status IN ('waiting', 'running')`;

/** Where the file of a row is kept. */
export const fileOf = (id: string): string => `exports/${id}.file`;

/** Rows of `course_exports`. */
@Injectable()
export class CourseExports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The one that is there or on its way. */
  async find(courseId: string, key: string): Promise<string | undefined> {
    const [row] = await this.database.query(
      courseExportRow.pick({ id: true }),
      `SELECT id FROM course_exports WHERE course_id = $1 AND key = $2 AND ${counts}`,
      [courseId, key],
    );
    return row?.id;
  }

  /** An own one of an own course, whichever id the course is named by. */
  async own(userId: string, courseId: string, id: string): Promise<ShownExport | undefined> {
    const [row] = await this.database.query(
      shownRow,
      `SELECT one.id, one.course_id, one.format, one.status, one.name, one.bytes, one.error, one.error_said, one.finished_at, one.progress, courses.topic,
         CASE WHEN one.status = 'waiting' THEN (SELECT count(*)::int FROM course_exports AS other
           WHERE other.status IN ('waiting', 'running') AND other.created_at < one.created_at) ELSE 0 END AS ahead
       FROM course_exports AS one JOIN courses ON courses.id = one.course_id
       WHERE one.id = $3 AND one.user_id = $1 AND courses.user_id = $1
         AND (courses.id = $2 OR courses.task_id = $2) AND courses.deleted_at IS NULL`,
      [userId, courseId, id],
    );
    return row;
  }

  /** Adds one, in a transaction; undefined where somebody did in this moment. */
  async add(one: NewExport): Promise<string | undefined> {
    const [row] = await this.database.query(
      courseExportRow.pick({ id: true }),
      `INSERT INTO course_exports (user_id, course_id, key, format, query, course, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (course_id, key) WHERE ${counts} DO NOTHING RETURNING id`,
      [
        one.userId,
        one.courseId,
        one.key,
        one.format,
        JSON.stringify(one.query),
        JSON.stringify(one.course),
        this.clock.now(),
      ],
    );
    return row?.id;
  }

  /** How many of a user's are being made. */
  async underWay(userId: string): Promise<number> {
    const [row] = await this.database.query(
      z.object({ count: z.number() }),
      `SELECT count(*)::int AS count FROM course_exports WHERE user_id = $1 AND ${isUnfinished}`,
      [userId],
    );
    return row?.count ?? 0;
  }

  /** For one delivery of its job; undefined where nothing is left to do. */
  async take(id: string): Promise<TakenExport | undefined> {
    const [row] = await this.database.query(
      takenRow,
      `UPDATE course_exports SET status = 'running', fencing_token = fencing_token + 1, progress = NULL
       WHERE id = $1 AND ${isUnfinished} RETURNING id, fencing_token, format, query, course`,
      [id],
    );
    return row;
  }

  /** Whether this delivery still has it: it was not called off, nor taken over, nor deleted. */
  async isHeld({ id, fencing_token }: TakenExport): Promise<boolean> {
    const rows = await this.database.query(
      courseExportRow.pick({ id: true }),
      `SELECT id FROM course_exports WHERE id = $1 AND fencing_token = $2 AND status = 'running'
         AND EXISTS (SELECT 1 FROM courses WHERE courses.id = course_id AND deleted_at IS NULL)`,
      [id, fencing_token],
    );
    return rows.length > 0;
  }

  /** Notes how far this delivery is, unless that was noted to be further. */
  async advance({ id, fencing_token }: TakenExport, progress: ExportProgress): Promise<void> {
    await this.database.run(
      `UPDATE course_exports SET progress = $3 WHERE id = $1 AND fencing_token = $2 AND status = 'running'
         AND (progress IS NULL OR progress->>'phase' <> $4 AND $4 <> 'lessons'
           OR progress->>'phase' = $4 AND (progress->>'done')::int < $5)`,
      [id, fencing_token, JSON.stringify(progress), progress.phase, progress.done],
    );
  }

  /** Whether this delivery has finished it. */
  async complete({ id, fencing_token }: TakenExport, file: MadeFile): Promise<boolean> {
    const touched = await this.database.run(
      `UPDATE course_exports SET status = 'completed', course = NULL, progress = NULL, name = $3, media_type = $4, bytes = $5, finished_at = $6
       WHERE id = $1 AND fencing_token = $2 AND status = 'running'`,
      [id, fencing_token, file.name, file.mediaType, file.bytes, this.clock.now()],
    );
    return touched > 0;
  }

  /** Whether it was under way until now. */
  async fail(id: string, error: AppError): Promise<boolean> {
    const touched = await this.database.run(
      `UPDATE course_exports SET status = 'failed', course = NULL, progress = NULL, error = $2, finished_at = $3, error_said = $4
       WHERE id = $1 AND ${isUnfinished}`,
      [id, error.message, this.clock.now(), saidOf(error) ?? null],
    );
    return touched > 0;
  }

  /** An own one that is under way; what has ended stays as it is. */
  async cancel(userId: string, id: string): Promise<void> {
    await this.database.run(
      `UPDATE course_exports SET status = 'canceled', course = NULL, progress = NULL, finished_at = $3
       WHERE id = $2 AND user_id = $1 AND ${isUnfinished}`,
      [userId, id, this.clock.now()],
    );
  }

  /** Those that nobody has finished, oldest first. */
  async unfinished(): Promise<string[]> {
    const rows = await this.database.query(
      courseExportRow.pick({ id: true }),
      `SELECT id FROM course_exports WHERE ${isUnfinished} ORDER BY created_at`,
    );
    return rows.map(({ id }) => id);
  }

  /** A finished one's file, as long as its course is there. */
  async file(id: string): Promise<z.output<typeof fileRow> | undefined> {
    const [row] = await this.database.query(
      fileRow,
      `SELECT name, media_type, bytes FROM course_exports WHERE id = $1 AND status = 'completed'
         AND EXISTS (SELECT 1 FROM courses WHERE courses.id = course_id AND deleted_at IS NULL)`,
      [id],
    );
    return row;
  }

  /** Forgets one whose file is gone, so that it is made anew. */
  async forget(id: string): Promise<void> {
    await this.database.run('DELETE FROM course_exports WHERE id = $1', [id]);
  }

  /** Lets go of what is old, and of the oldest files beyond what is kept of all together. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - lifetimes.courseExport * 1000);
    await this.database.run('DELETE FROM course_exports WHERE finished_at < $1', [before]);
    await this.database.run(
      `DELETE FROM course_exports WHERE id IN (SELECT id FROM (
         SELECT id, sum(bytes) OVER (ORDER BY finished_at DESC, id) AS total
         FROM course_exports WHERE status = 'completed') AS kept WHERE total > $1)`,
      [limits.exports.keptBytes],
    );
  }

  /** Of a user, oldest first, for the export of all own data. */
  async ofUser(userId: string): Promise<object[]> {
    return this.database.query(
      z.looseObject({}),
      `SELECT id, course_id, format, query, status, name, bytes, error, created_at, finished_at
       FROM course_exports WHERE user_id = $1 ORDER BY created_at, id`,
      [userId],
    );
  }
}
