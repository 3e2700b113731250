import type {
  AudioFormat,
  NarrationScript,
  NarrationStyle,
  SpokenSentence,
} from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type KeptDraft, narrationRow } from './narration.entity.ts';
import type { LessonText } from './script/lesson-script.ts';

const shownRow = narrationRow.pick({
  id: true,
  status: true,
  progress: true,
  sentences: true,
  duration_seconds: true,
  opus_bytes: true,
  script: true,
  is_brought: true,
  error: true,
});
export type ShownNarration = z.output<typeof shownRow>;
const shownColumns = Object.keys(shownRow.shape).join(', ');

const takenRow = narrationRow.pick({
  id: true,
  user_id: true,
  fencing_token: true,
  language: true,
  style: true,
  voice: true,
  lesson: true,
});
export type TakenNarration = z.output<typeof takenRow>;

export interface NewNarration {
  readonly userId: string;
  readonly courseId: string;
  readonly submoduleId: string;
  readonly key: string;
  readonly language: string;
  readonly style: NarrationStyle;
  readonly voice: string;
  readonly lesson: LessonText;
}

/** What a finished one brings. */
export interface Spoken {
  readonly script: NarrationScript;
  readonly sentences: readonly SpokenSentence[];
  readonly duration: number;
  /** Of its Opus. */
  readonly bytes: number;
}

const finishedRow = narrationRow
  .pick({ id: true, submodule_id: true, key: true, language: true, style: true, voice: true })
  .extend({ bytes: z.int() });
export type FinishedNarration = z.output<typeof finishedRow>;

const broughtRow = narrationRow.pick({ key: true, language: true, style: true, voice: true });
export type BroughtNarration = z.output<typeof broughtRow>;

export const fileOf = (id: string, format: AudioFormat): string => `audio/${id}.${format}`;

/** Rows of `narrations`. */
@Injectable()
export class Narrations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What there is of a lesson read in one way: the one that counts, else the last that failed. */
  async find(courseId: string, key: string): Promise<ShownNarration | undefined> {
    const [row] = await this.database.query(
      shownRow,
      `SELECT ${shownColumns} FROM narrations WHERE course_id = $1 AND key = $2
       ORDER BY status = 'failed', created_at DESC LIMIT 1`,
      [courseId, key],
    );
    return row;
  }

  /**
   * Adds one, in a transaction; undefined where the same is there or on its way, also by somebody
   * who asked in this moment.
   */
  async add(narration: NewNarration): Promise<string | undefined> {
    const { userId, courseId, submoduleId, key, language, style, voice, lesson } = narration;
    const [row] = await this.database.query(
      narrationRow.pick({ id: true }),
      `INSERT INTO narrations (user_id, course_id, submodule_id, key, language, style, voice, lesson, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (course_id, key) WHERE status <> 'failed' DO NOTHING RETURNING id`,
      [
        userId,
        courseId,
        submoduleId,
        key,
        language,
        style,
        voice,
        JSON.stringify(lesson),
        this.clock.now(),
      ],
    );
    return row?.id;
  }

  /** How many of a user's are under way. */
  async underWay(userId: string): Promise<number> {
    const [row] = await this.database.query(
      z.object({ count: z.number() }),
      `SELECT count(*)::int AS count FROM narrations WHERE user_id = $1 AND status IN ('waiting', 'running')`,
      [userId],
    );
    return row?.count ?? 0;
  }

  /** For one delivery of its job; undefined where nothing is left to do. */
  async take(id: string): Promise<TakenNarration | undefined> {
    const [row] = await this.database.query(
      takenRow,
      `UPDATE narrations SET status = 'running', fencing_token = fencing_token + 1
       WHERE id = $1 AND status IN ('waiting', 'running') RETURNING ${Object.keys(takenRow.shape).join(', ')}`,
      [id],
    );
    return row;
  }

  /** Whether this delivery still has it. */
  async advance({ id, fencing_token }: TakenNarration, progress: number): Promise<boolean> {
    const touched = await this.database.run(
      `UPDATE narrations SET progress = greatest(progress, $3) WHERE id = $1 AND fencing_token = $2 AND status = 'running'`,
      [id, fencing_token, progress],
    );
    return touched > 0;
  }

  /** What an author has answered for it so far, in order. */
  async draftsOf(id: string): Promise<readonly KeptDraft[]> {
    const [row] = await this.database.query(
      narrationRow.pick({ drafts: true }),
      'SELECT drafts FROM narrations WHERE id = $1',
      [id],
    );
    return row?.drafts ?? [];
  }

  /**
   * Keeps an answer, in one step with noting what it `cost`; gives the one that is kept. Also for a
   * delivery that was taken over: the one that has it now need not ask for it again.
   */
  async keepDraft(
    id: string,
    nth: number,
    draft: KeptDraft,
    cost: () => Promise<void>,
  ): Promise<KeptDraft> {
    return this.database.transaction(async () => {
      const kept = await this.database.run(
        `UPDATE narrations SET drafts = coalesce(drafts, '[]') || jsonb_build_array($3::jsonb)
         WHERE id = $1 AND status = 'running' AND jsonb_array_length(coalesce(drafts, '[]')) = $2`,
        [id, nth, JSON.stringify(draft)],
      );
      const known = kept > 0 ? undefined : (await this.draftsOf(id))[nth];
      // An acknowledgement may have been lost: what is there was noted.
      if (kept > 0 || !isDeepStrictEqual(known, draft)) await cost();
      return known ?? draft;
    });
  }

  /** Whether this delivery has finished it; in a transaction. */
  async complete({ id, fencing_token }: TakenNarration, spoken: Spoken): Promise<boolean> {
    const touched = await this.database.run(
      `UPDATE narrations SET status = 'completed', progress = 1, lesson = NULL, drafts = NULL, script = $7, sentences = $3, duration_seconds = $4, opus_bytes = $5, finished_at = $6
       WHERE id = $1 AND fencing_token = $2 AND status = 'running'`,
      [
        id,
        fencing_token,
        JSON.stringify(spoken.sentences),
        spoken.duration,
        spoken.bytes,
        this.clock.now(),
        spoken.script,
      ],
    );
    if (touched === 0) return false;
    await this.dropChunks(id);
    await this.database.run(
      'UPDATE courses SET has_audio = true FROM narrations WHERE narrations.id = $1 AND courses.id = course_id AND NOT has_audio',
      [id],
    );
    return true;
  }

  /** Whether it was under way until now; in a transaction. */
  async fail(id: string, error: string): Promise<boolean> {
    const touched = await this.database.run(
      `UPDATE narrations SET status = 'failed', lesson = NULL, drafts = NULL, error = $2, finished_at = $3
       WHERE id = $1 AND status IN ('waiting', 'running')`,
      [id, error, this.clock.now()],
    );
    if (touched > 0) await this.dropChunks(id);
    return touched > 0;
  }

  /** Of what has ended, nothing is made any more. */
  private async dropChunks(id: string): Promise<void> {
    await this.database.run('DELETE FROM narration_chunks WHERE narration_id = $1', [id]);
  }

  /** Those that nobody has finished, oldest first. */
  async unfinished(): Promise<string[]> {
    const rows = await this.database.query(
      narrationRow.pick({ id: true }),
      `SELECT id FROM narrations WHERE status IN ('waiting', 'running') ORDER BY created_at`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Bytes of a finished one's files, as long as its course is there; null: there is no such file,
   * or none yet.
   */
  async sizesOf(id: string): Promise<Record<AudioFormat, number | null> | undefined> {
    const [row] = await this.database.query(
      z.object({ mp3: z.int().nullable(), opus: z.int().nullable() }),
      `SELECT bytes AS mp3, opus_bytes AS opus FROM narrations WHERE id = $1 AND status = 'completed'
         AND EXISTS (SELECT 1 FROM courses WHERE courses.id = course_id AND deleted_at IS NULL)`,
      [id],
    );
    return row;
  }

  /** Notes that there is an MP3 of it, too; whether it is still there itself. */
  async keepMp3(id: string, bytes: number): Promise<boolean> {
    return (
      (await this.database.run('UPDATE narrations SET bytes = $2 WHERE id = $1', [id, bytes])) > 0
    );
  }

  /** What can be heard of a course, of whatever its lessons said, oldest first. */
  async finishedOf(courseId: string): Promise<FinishedNarration[]> {
    return this.database.query(
      finishedRow,
      `SELECT id, submodule_id, key, language, style, voice, coalesce(opus_bytes, bytes) AS bytes FROM narrations
       WHERE course_id = $1 AND status = 'completed' ORDER BY created_at, id`,
      [courseId],
    );
  }

  /** What came with the file of a course, of whatever its lesson said, oldest first. */
  async broughtOf(courseId: string, submoduleId: string): Promise<BroughtNarration[]> {
    return this.database.query(
      broughtRow,
      `SELECT key, language, style, voice FROM narrations
       WHERE course_id = $1 AND submodule_id = $2 AND is_brought AND status = 'completed' ORDER BY created_at, id`,
      [courseId, submoduleId],
    );
  }

  /** Of a user, oldest first, for the export of all own data. */
  async ofUser(userId: string): Promise<object[]> {
    return this.database.query(
      z.looseObject({}),
      `SELECT id, course_id, submodule_id, language, style, voice, status, duration_seconds, sentences, error, created_at, finished_at
       FROM narrations WHERE user_id = $1 ORDER BY created_at, id`,
      [userId],
    );
  }
}
