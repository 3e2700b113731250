import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type AudioFormat,
  audioFormats,
  limits,
  recordingInFile,
  Refusal,
  say,
} from '@coursewright/contract';
import {
  CourseMedia,
  type CourseTexts,
  type KeptRecording,
  type RecordingShelf,
  type StagedRecording,
} from '@coursewright/learning-paths';
import { Clock, Database, Files } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { audioTypes } from './audio-files.ts';
import { narrationRow } from './narration.entity.ts';
import { fileOf } from './narrations.ts';
import { WantedAudioOf } from './wanted-audio.ts';

const heardRow = narrationRow
  .pick({ id: true, submodule_id: true, key: true, language: true, style: true, voice: true })
  .extend({ ...narrationRow.pick({ sentences: true, created_at: true }).shape })
  .extend({ duration_seconds: z.number(), bytes: z.int(), format: z.enum(audioFormats) });

/** Where the size of a file is kept. */
const sizeOf = { opus: 'opus_bytes', mp3: 'bytes' } as const satisfies Record<AudioFormat, string>;

/** Lessons that were read aloud, in the file of their course. */
@Injectable()
export class BroughtRecordings implements OnModuleInit, RecordingShelf {
  constructor(
    private readonly media: CourseMedia,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: Files,
    private readonly wanted: WantedAudioOf,
  ) {}

  onModuleInit(): void {
    this.media.keepRecordings(this);
  }

  /** As Opus; of what is older there is MP3 alone. */
  async list({ course_id, language: spoken, lessons }: CourseTexts): Promise<KeptRecording[]> {
    const rows = await this.database.query(
      heardRow,
      `SELECT id, submodule_id, key, language, style, voice, sentences, duration_seconds, coalesce(opus_bytes, bytes) AS bytes,
         CASE WHEN opus_bytes IS NULL THEN 'mp3' ELSE 'opus' END AS format, created_at
       FROM narrations WHERE course_id = $1 AND status = 'completed' AND coalesce(opus_bytes, bytes) IS NOT NULL`,
      [course_id],
    );
    const texts = new Map(lessons.map((lesson) => [lesson.id, { ...lesson, language: spoken }]));
    return rows.flatMap(({ id, key, bytes, format, created_at, ...row }) => {
      const lesson = texts.get(row.submodule_id);
      // What was read before the lesson was changed is not what it says now.
      if (!lesson || this.wanted.keyOf(lesson, row) !== key) return [];
      const found = { ...row, created_at: created_at.toISOString() };
      // What is kept as JSON has its keys in the order in which it came; a file has one order.
      return [{ id, bytes, format, ...recordingInFile.omit({ file: true }).parse(found) }];
    });
  }

  read({ id, format, bytes }: KeptRecording): Promise<Readable> {
    return this.files.read(fileOf(id, format), { start: 0, end: bytes - 1 });
  }

  /** It is dropped beforehand, and no more so once it is taken: whatever happens in between leaves nothing. */
  async stage(sound: Uint8Array, format: AudioFormat): Promise<string> {
    const id = randomUUID();
    await this.database.run(
      `INSERT INTO dropped_files (key, dropped_at) VALUES ($1, now() + interval '2 hours')`,
      [fileOf(id, format)],
    );
    await this.files.put(fileOf(id, format), only(sound), audioTypes[format]);
    return id;
  }

  async take(
    userId: string,
    course: CourseTexts,
    staged: readonly StagedRecording[],
  ): Promise<number> {
    const { course_id, language: spoken } = course;
    const texts = new Map(
      course.lessons.map((lesson) => [lesson.id, { ...lesson, language: spoken }]),
    );
    const now = this.clock.now();
    const taken: string[] = [];
    for (const { id, submodule_id, sentences, duration_seconds, bytes, format, ...one } of staged) {
      const lesson = texts.get(submodule_id);
      if (!lesson) continue;
      const { language, style, voice, created_at } = one;
      const key = this.wanted.keyOf(lesson, one);
      const added = await this.database.run(
        `INSERT INTO narrations (id, user_id, course_id, submodule_id, key, language, style, voice, status, progress,
           sentences, duration_seconds, ${sizeOf[format]}, is_brought, created_at, finished_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'completed', 1, $9, $10, $11, true, least($12::timestamptz, $13), $13)
         ON CONFLICT (course_id, key) WHERE status <> 'failed' DO NOTHING`,
        [
          id,
          userId,
          course_id,
          submodule_id,
          key,
          language,
          style,
          voice,
          JSON.stringify(sentences),
          duration_seconds,
          bytes,
          created_at,
          now,
        ],
      );
      if (added > 0) taken.push(fileOf(id, format));
    }
    if (taken.length > 0) await this.settle(userId, course_id, taken);
    return taken.length;
  }

  private async settle(userId: string, courseId: string, taken: readonly string[]): Promise<void> {
    const [row] = await this.database.query(
      z.object({ bytes: z.coerce.number() }),
      `SELECT coalesce(sum(coalesce(opus_bytes, bytes)), 0) AS bytes FROM narrations WHERE user_id = $1 AND is_brought`,
      [userId],
    );
    if ((row?.bytes ?? 0) > limits.narration.broughtBytes)
      throw new Refusal(
        'payload_too_large',
        say('recordings_full', { gibibytes: limits.narration.broughtBytes / 1024 ** 3 }),
      );
    await this.database.run('DELETE FROM dropped_files WHERE key = ANY($1)', [taken]);
    await this.database.run('UPDATE courses SET has_audio = true WHERE id = $1', [courseId]);
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
