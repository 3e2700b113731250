import {
  type LearningPath,
  type LearningPathEntry,
  type LearningPathSource,
  lifetimes,
  limits,
  type PathData,
  Refusal,
  say,
} from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { courseRow } from '../course.entity.ts';
import { beingWritten, listingOf, noSuchCourse, ownCourse } from '../courses.ts';
import { entryColumns, entryOf, entryRow } from './course-entry.ts';

const wholeRow = entryRow.extend(
  courseRow.pick({ document: true, revision: true, is_being_written: true }).shape,
);
const wholeColumns = Object.keys(wholeRow.shape).join(', ');

/** A course that comes from elsewhere than a run. */
export interface NewCourse {
  readonly topic: string;
  readonly language: string;
  readonly source: LearningPathSource;
  readonly tags: readonly string[];
  readonly isFavourite: boolean;
  readonly isComplete: boolean;
  readonly document: PathData;
  /** The document as JSON, which whoever checked it has at hand. */
  readonly json: string;
  readonly taskId?: string;
  readonly createdAt?: Date;
  /** Of its last change; absent: now. */
  readonly modifiedAt?: Date;
}

/** Rows of `courses` as their owner keeps them: looked up, marked, added, deleted, brought back. */
@Injectable()
export class KeptCourses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** By its own id, or by that of the generation it came from. Throws not_found. */
  async whole(userId: string, id: string): Promise<Omit<LearningPath, 'learning'>> {
    const [row] = await this.database.query(
      wholeRow,
      `SELECT ${wholeColumns} FROM courses WHERE ${ownCourse}`,
      [userId, id],
    );
    if (!row?.document) throw noSuchCourse();
    return {
      ...entryOf(row),
      path_data: row.document,
      course_revision: row.revision,
      is_being_written: row.is_being_written,
    };
  }

  /** What is undefined stays as it is. Throws not_found. */
  async mark(
    userId: string,
    id: string,
    { favorite, tags }: { favorite?: boolean; tags?: readonly string[] },
  ): Promise<LearningPathEntry> {
    const [row] = await this.database.query(
      entryRow,
      `UPDATE courses SET is_favourite = coalesce($3, is_favourite), tags = coalesce($4, tags)
       WHERE ${ownCourse} RETURNING ${entryColumns}`,
      [userId, id, favorite ?? null, tags ?? null],
    );
    if (!row) throw noSuchCourse();
    return entryOf(row);
  }

  /** Throws not_found, and conflict while a run has it in hands. */
  async remove(userId: string, id: string): Promise<void> {
    const now = this.clock.now();
    const removed = await this.database.run(
      `UPDATE courses SET deleted_at = $3
       WHERE ${ownCourse} AND NOT is_being_written`,
      [userId, id, now],
    );
    if (removed > 0) return;
    const [kept] = await this.database.query(
      z.object({ id: z.string() }),
      `SELECT id FROM courses WHERE ${ownCourse}`,
      [userId, id],
    );
    throw kept ? beingWritten() : noSuchCourse();
  }

  /** All but those that a run has in hands. */
  async removeAll(userId: string): Promise<void> {
    await this.database.run(
      'UPDATE courses SET deleted_at = $2 WHERE user_id = $1 AND deleted_at IS NULL AND NOT is_being_written',
      [userId, this.clock.now()],
    );
  }

  /** What is there is answered as it is. Throws not_found. */
  async restore(userId: string, id: string): Promise<LearningPathEntry> {
    const [row] = await this.database.query(
      entryRow,
      `UPDATE courses SET deleted_at = NULL
       WHERE user_id = $1 AND (id = $2 OR task_id = $2) AND (deleted_at IS NULL OR deleted_at > $3) RETURNING ${entryColumns}`,
      [userId, id, this.deletedBefore()],
    );
    if (!row) throw noSuchCourse();
    return entryOf(row);
  }

  /** Forgets up to `most` courses whose time to be brought back is over; how many they were. */
  async forgetDeleted(most: number): Promise<number> {
    return this.database.run(
      'DELETE FROM courses WHERE id IN (SELECT id FROM courses WHERE deleted_at <= $1 ORDER BY deleted_at LIMIT $2)',
      [this.deletedBefore(), most],
    );
  }

  /**
   * Adds a course, in a transaction. With an id that is the caller's own and deleted, that course
   * is there again, as it is given now and private; with one that is taken by anybody, nothing happens.
   */
  async add(
    userId: string,
    course: NewCourse,
    id?: string,
  ): Promise<LearningPathEntry | undefined> {
    const [outline, written, bytes] = listingOf(course.document, course.json);
    await this.makeRoom(userId, bytes);
    const now = this.clock.now();
    const [row] = await this.database.query(
      entryRow,
      `INSERT INTO courses AS kept (id, user_id, task_id, topic, language, source, tags, is_favourite, document, outline, lessons_written, document_bytes,
         delivered_at, created_at, last_modified_at)
       VALUES (coalesce($1, gen_random_uuid()), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       ON CONFLICT (id) DO UPDATE SET topic = excluded.topic, language = excluded.language, tags = excluded.tags, is_favourite = excluded.is_favourite,
         document = excluded.document, outline = excluded.outline, lessons_written = excluded.lessons_written, document_bytes = excluded.document_bytes,
         delivered_at = excluded.delivered_at, created_at = excluded.created_at, last_modified_at = excluded.last_modified_at,
         revision = kept.revision + 1, deleted_at = NULL, is_public = false, share_id = NULL, is_indexable = false
       WHERE kept.user_id = excluded.user_id AND kept.deleted_at IS NOT NULL
       RETURNING ${entryColumns}`,
      [
        id ?? null,
        userId,
        course.taskId ?? null,
        course.topic,
        course.language,
        course.source,
        course.tags,
        course.isFavourite,
        course.json,
        outline,
        written,
        bytes,
        course.isComplete || written === 0 ? now : null,
        course.createdAt ?? now,
        course.modifiedAt ?? now,
      ],
    );
    return row && entryOf(row);
  }

  /** Whether a course that is not deleted has this id, and is the caller's own. */
  async has(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      z.object({ id: z.string() }),
      'SELECT id FROM courses WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL',
      [userId, id],
    );
    return rows.length > 0;
  }

  /** One after the other, so that requests at the same time do not fill the same room. */
  private async makeRoom(userId: string, bytes: number): Promise<void> {
    await this.lockLibrary(userId);
    const [kept] = await this.database.query(
      z.object({ courses: z.number(), bytes: z.string() }),
      `SELECT count(*)::int AS courses, coalesce(sum(document_bytes), 0)::text AS bytes
       FROM courses WHERE user_id = $1 AND deleted_at IS NULL`,
      [userId],
    );
    if (!kept) return;
    if (kept.courses < limits.library.courses && Number(kept.bytes) + bytes <= limits.library.bytes)
      return;
    throw new Refusal(
      'payload_too_large',
      say('history_full', {
        count: limits.library.courses,
        gibibytes: limits.library.bytes / 1024 ** 3,
      }),
    );
  }

  /** Until the transaction ends. */
  async lockLibrary(userId: string): Promise<void> {
    await this.database.run("SELECT pg_advisory_xact_lock(hashtextextended('library ' || $1, 0))", [
      userId,
    ]);
  }

  private deletedBefore(): Date {
    return new Date(this.clock.now().getTime() - lifetimes.deletedCourse * 1000);
  }
}
