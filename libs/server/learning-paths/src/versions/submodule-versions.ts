import {
  limits,
  type PathData,
  type Submodule,
  type SubmoduleVersion,
  type VersionChange,
} from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { submoduleVersionRow } from './submodule-version.entity.ts';

export type VersionNote = Pick<
  SubmoduleVersion,
  'author' | 'change' | 'instruction' | 'note' | 'note_said'
>;

/** What a version keeps: the lesson, and of the sources what it cites. */
export interface KeptLesson {
  readonly submodule: Submodule;
  readonly sources: PathData['sources'];
}

/** A version apart from its number, which follows from its place among the others. */
export interface HeldVersion extends KeptLesson {
  readonly author: SubmoduleVersion['author'];
  readonly change: VersionChange;
  readonly instruction?: string | undefined;
  readonly note?: string | undefined;
  readonly created_at: string;
}

const headRow = submoduleVersionRow.pick({
  number: true,
  author: true,
  change: true,
  instruction: true,
  note: true,
  note_said: true,
  created_at: true,
});
const wholeRow = headRow.extend(submoduleVersionRow.pick({ submodule: true, sources: true }).shape);
/** A row of submodule_versions; without the lesson where only its head was asked for. */
export type VersionHead = z.infer<typeof headRow>;
export type VersionRow = z.infer<typeof wholeRow>;

const head = Object.keys(headRow.shape).join(', ');

/**
 * Rows of submodule_versions. A lesson has none until it is changed for the first time; then the
 * text that its author wrote is kept beside the new one. The newest row is what the course shows.
 */
@Injectable()
export class SubmoduleVersions {
  constructor(private readonly database: Database) {}

  heads(courseId: string, submoduleId: string): Promise<VersionHead[]> {
    return this.database.query(
      headRow,
      `SELECT ${head} FROM submodule_versions WHERE course_id = $1 AND submodule_id = $2 ORDER BY number DESC`,
      [courseId, submoduleId],
    );
  }

  async one(
    courseId: string,
    submoduleId: string,
    number: number,
  ): Promise<VersionRow | undefined> {
    const [row] = await this.database.query(
      wholeRow,
      `SELECT ${head}, submodule, sources FROM submodule_versions WHERE course_id = $1 AND submodule_id = $2 AND number = $3`,
      [courseId, submoduleId, number],
    );
    return row;
  }

  /** Those of every lesson of a course by its id, oldest first. */
  async all(courseId: string): Promise<Map<string, HeldVersion[]>> {
    const rows = await this.database.query(
      wholeRow,
      `SELECT ${head}, submodule, sources FROM submodule_versions WHERE course_id = $1 ORDER BY submodule_id, number`,
      [courseId],
    );
    const all = new Map<string, HeldVersion[]>();
    for (const { author, change, instruction, note, created_at, submodule, sources } of rows) {
      const version = {
        created_at: created_at.toISOString(),
        author,
        change,
        ...(instruction === null ? {} : { instruction }),
        ...(note === null ? {} : { note }),
        submodule,
        sources,
      };
      all.set(submodule.id, [...(all.get(submodule.id) ?? []), version]);
    }
    return all;
  }

  /**
   * Gives a lesson these versions, oldest first, in the transaction that changes the course. Of too
   * many those between the first and the newest fall away.
   */
  async replace(
    courseId: string,
    submoduleId: string,
    versions: readonly HeldVersion[],
  ): Promise<void> {
    const most = limits.versionsPerSubmodule;
    const kept =
      versions.length > most ? [...versions.slice(0, 1), ...versions.slice(1 - most)] : versions;
    await this.database.run(
      'DELETE FROM submodule_versions WHERE course_id = $1 AND submodule_id = $2',
      [courseId, submoduleId],
    );
    await this.database.run(
      `INSERT INTO submodule_versions (course_id, submodule_id, number, author, change, instruction, note, submodule, sources, created_at)
       SELECT $1, $2, (value->>'number')::int, value->'author', value->>'change', value->>'instruction', value->>'note', value->'submodule', value->'sources',
         (value->>'created_at')::timestamptz FROM json_array_elements($3::json)`,
      [
        courseId,
        submoduleId,
        JSON.stringify(kept.map((version, index) => ({ ...version, number: index + 1 }))),
      ],
    );
  }

  /** The number of the newest version; 1 for a lesson that was never changed. */
  async newest(courseId: string, submoduleId: string): Promise<number> {
    const [row] = await this.database.query(
      z.object({ number: z.number().nullable() }),
      'SELECT max(number) AS number FROM submodule_versions WHERE course_id = $1 AND submodule_id = $2',
      [courseId, submoduleId],
    );
    return row?.number ?? 1;
  }

  /**
   * Keeps what the author wrote, as version 1, unless the lesson has versions. In the transaction
   * of its first change.
   */
  async keepFirst(
    courseId: string,
    kept: KeptLesson,
    author: PathData['author'],
    writtenAt: Date,
  ): Promise<void> {
    await this.database.run(
      `INSERT INTO submodule_versions (course_id, submodule_id, number, author, change, submodule, sources, created_at)
       SELECT $1, $2, 1, $3, 'written', $4, $5, $6 WHERE NOT EXISTS (SELECT 1 FROM submodule_versions WHERE course_id = $1 AND submodule_id = $2)`,
      [
        courseId,
        kept.submodule.id,
        JSON.stringify(author),
        JSON.stringify(kept.submodule),
        JSON.stringify(kept.sources),
        writtenAt,
      ],
    );
  }

  /**
   * Adds the newest version, in the transaction that changes the course, which serialises them. The
   * first one and the newest are kept, the oldest between fall away.
   */
  async add(
    courseId: string,
    { submodule, sources }: KeptLesson,
    { author, change, instruction, note, note_said: said }: VersionNote,
  ): Promise<void> {
    await this.database.run(
      `INSERT INTO submodule_versions (course_id, submodule_id, number, author, change, instruction, note, note_said, submodule, sources)
       SELECT $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8, $9 FROM submodule_versions WHERE course_id = $1 AND submodule_id = $2`,
      [
        courseId,
        submodule.id,
        JSON.stringify(author),
        change,
        instruction ?? null,
        note ?? null,
        said ? JSON.stringify(said) : null,
        JSON.stringify(submodule),
        JSON.stringify(sources),
      ],
    );
    await this.database.run(
      `DELETE FROM submodule_versions WHERE course_id = $1 AND submodule_id = $2 AND number > 1
         AND number <= (SELECT max(number) FROM submodule_versions WHERE course_id = $1 AND submodule_id = $2) - $3`,
      [courseId, submodule.id, limits.versionsPerSubmodule - 1],
    );
  }
}
