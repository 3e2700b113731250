import { randomInt } from 'node:crypto';
import {
  AppError,
  type LearningPathEntry,
  type PathData,
  Refusal,
  say,
  type UpdatePublicityBody,
} from '@coursewright/contract';
import { Database, storedJson } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { courseRow } from '../course.entity.ts';
import { noSuchCourse, ownCourse } from '../courses.ts';
import { entryColumns, entryOf, entryRow } from '../library/course-entry.ts';

const sharedRow = entryRow.extend({
  ...courseRow.pick({ is_being_written: true, is_indexable: true, document_bytes: true }).shape,
  document: storedJson<PathData>(),
  version: z.string(),
});
/** Of the transaction that wrote the row last: as long as it is the same, so is the course. */
const version = 'courses.xmin::text AS version';
const sharedColumns = [
  ...Object.keys(sharedRow.omit({ version: true }).shape).map((column) => `courses.${column}`),
  version,
].join(', ');
/** A course that everybody may read, whose owner's account is neither disabled nor deleted. */
const atAddress = `FROM courses JOIN users ON users.id = courses.user_id
  WHERE share_id = $1 AND is_public AND is_listed AND users.is_active`;

const heldRow = z.object({ id: z.string(), is_listed: z.boolean() });
const publicityRow = courseRow.pick({ is_public: true, share_id: true, is_indexable: true });
const publicityColumns = Object.keys(publicityRow.shape).join(', ');

/** A course with its text, of which there is something to read. */
export type SharedCourse = z.infer<typeof sharedRow>;

/** Rows of `courses` as others than their owner may come to see them. */
@Injectable()
export class SharedCourses {
  constructor(private readonly database: Database) {}

  /**
   * One after the other, so that of several at once the last one counts as a whole. What was public keeps
   * its address; what was private gets a new one, and the one that it had before leads nowhere for
   * ever, and so does its leave to be listed by search engines, unless it is given anew. Throws
   * not_found; conflict where there is nothing to read yet; forbidden where an administrator made it
   * private.
   */
  async setPublicity(
    userId: string,
    id: string,
    { is_public, is_indexable }: UpdatePublicityBody,
  ): Promise<LearningPathEntry> {
    return this.database.transaction(async () => {
      const course = await this.hold(userId, id);
      if (is_public) await this.refuseToPublish(course);
      const [row] = await this.database.query(
        entryRow,
        `UPDATE courses SET is_public = $2::boolean,
           share_id = CASE WHEN NOT $2::boolean THEN NULL WHEN is_public THEN share_id ELSE $3 END,
           is_indexable = $2::boolean AND coalesce($4::boolean, is_indexable)
         WHERE id = $1 RETURNING ${entryColumns}`,
        [course.id, is_public, newShareId(), is_indexable ?? null],
      );
      if (!row) throw noSuchCourse();
      return entryOf(row);
    });
  }

  /** An own course, of which nothing changes until the transaction ends. Throws not_found. */
  private async hold(userId: string, id: string): Promise<z.infer<typeof heldRow>> {
    const [held] = await this.database.query(
      heldRow,
      `SELECT id, is_listed FROM courses WHERE ${ownCourse} FOR UPDATE`,
      [userId, id],
    );
    if (!held) throw noSuchCourse();
    return held;
  }

  private async refuseToPublish({ id, is_listed }: z.infer<typeof heldRow>): Promise<void> {
    if (!is_listed) throw nothingToRead();
    // Asked once the course is held: what an administrator decides meanwhile waits for it.
    const decided = await this.database.query(
      z.object({}),
      `SELECT FROM abuse_reports WHERE course_id = $1 AND resolution = 'made_private' LIMIT 1`,
      [id],
    );
    if (decided.length > 0) throw withheld();
  }

  /** Of an own course. Throws not_found. */
  async publicityOf(userId: string, id: string): Promise<z.infer<typeof publicityRow>> {
    const [row] = await this.database.query(
      publicityRow,
      `SELECT ${publicityColumns} FROM courses WHERE ${ownCourse}`,
      [userId, id],
    );
    if (!row) throw noSuchCourse();
    return row;
  }

  /** Whether, and in which version, a public address leads to a course now. */
  async versionAt(shareId: string): Promise<{ id: string; version: string } | undefined> {
    const [row] = await this.database.query(
      sharedRow.pick({ id: true, version: true }),
      `SELECT courses.id, ${version} ${atAddress}`,
      [shareId],
    );
    return row;
  }

  /** Makes a course private on behalf of somebody else than its owner, also a deleted one. */
  async hide(ownerId: string, id: string): Promise<void> {
    await this.database.run(
      `UPDATE courses SET is_public = false, share_id = NULL, is_indexable = false
       WHERE user_id = $1 AND id = $2`,
      [ownerId, id],
    );
  }

  /** What a public address leads to now. */
  async ofAddress(shareId: string): Promise<SharedCourse | undefined> {
    const [row] = await this.database.query(sharedRow, `SELECT ${sharedColumns} ${atAddress}`, [
      shareId,
    ]);
    return row;
  }

  /** An own course, by its id or by that of the generation it came from. */
  async own(userId: string, id: string): Promise<SharedCourse | undefined> {
    const [row] = await this.database.query(
      sharedRow,
      `SELECT ${sharedColumns} FROM courses WHERE user_id = $1 AND (id = $2 OR task_id = $2) AND is_listed`,
      [userId, id],
    );
    return row;
  }
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const newShareId = (): string =>
  Array.from({ length: 22 }, () => base62[randomInt(base62.length)]).join('');

const withheld = (): AppError => new Refusal('forbidden', say('sharing_taken_away'));

const nothingToRead = (): AppError => new Refusal('conflict', say('nothing_to_share'));
