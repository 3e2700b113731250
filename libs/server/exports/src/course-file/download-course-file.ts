import { createHash } from 'node:crypto';
import { type DownloadCourseFileQuery, limits, Refusal, say } from '@coursewright/contract';
import type { Recordings } from '@coursewright/contract/course-file';
import { CourseMedia, type KeptRecording, WholeCourses } from '@coursewright/learning-paths';
import { RateLimits } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { type StoredUpload, UploadSpace } from '@coursewright/sources';
import { Injectable } from '@nestjs/common';
import { fileStem } from '../file-name.ts';
import { CourseFileThread } from './course-file-thread.ts';
import { FileTurns } from './file-turns.ts';

const { mediaBytes } = limits.courseFile;

/** An own course whole, as a signed file on the disk, which whoever asked for it removes. */
@Injectable()
export class DownloadCourseFile {
  constructor(
    private readonly courses: WholeCourses,
    private readonly media: CourseMedia,
    private readonly rateLimits: RateLimits,
    private readonly thread: CourseFileThread,
    private readonly turns: FileTurns,
    private readonly space: UploadSpace,
  ) {}

  /** Throws not_found, too_many_requests, payload_too_large and unavailable. */
  async run(
    { userId }: Caller,
    id: string,
    { learning, media }: DownloadCourseFileQuery,
  ): Promise<{ readonly name: string; readonly stored: StoredUpload }> {
    const content = await this.courses.read(userId, id, learning);
    await this.rateLimits.take(
      `download course ${userId}`,
      limits.exports.perHour,
      3600,
      'You have downloaded courses often within an hour.',
    );
    const name = `${fileStem(content.course.topic)}.course`;
    const made = media
      ? await this.media.of(userId, content.course.path_id)
      : { recordings: [], diagrams: [] };
    const { recordings, diagrams } = made;
    if (recordings.length === 0) {
      const drawn =
        diagrams.length > 0 ? { media: { recordings: [], diagrams: [...diagrams] } } : {};
      return {
        name,
        stored: await this.store(userId, await this.thread.pack({ ...content, ...drawn })),
      };
    }
    if (sizeOf(recordings) > mediaBytes) throw tooLarge();
    // A slow line must not keep it in memory: it goes out from the disk.
    const stored = await this.turns.run(userId, async () => {
      const { sounds, inFile } = await this.soundsOf(recordings);
      const whole = { ...content, media: { recordings: inFile, diagrams: [...diagrams] } };
      return this.store(userId, await this.thread.pack(whole, sounds));
    });
    return { name, stored };
  }

  /** Each sound once, by the hash that names it. */
  private async soundsOf(recordings: readonly KeptRecording[]) {
    const sounds: Record<string, Recordings[string]> = {};
    const inFile = [];
    for (const recording of recordings) {
      const hash = createHash('sha256');
      const sound = new Uint8Array(recording.bytes);
      let size = 0;
      for await (const part of await this.media.read(recording)) {
        const chunk = part as Uint8Array;
        hash.update(chunk);
        sound.set(chunk, size);
        size += chunk.byteLength;
      }
      const file = `media/${hash.digest('hex')}.${recording.format}`;
      sounds[file] = sound;
      const { id: _id, bytes: _bytes, format: _format, ...said } = recording;
      inFile.push({ ...said, file });
    }
    return { sounds, inFile };
  }

  private async store(userId: string, bytes: Uint8Array): Promise<StoredUpload> {
    const stored = await this.space.open(userId);
    try {
      await stored.write(bytes);
      return stored;
    } catch (error) {
      await stored.remove();
      throw error;
    }
  }
}

const sizeOf = (recordings: readonly KeptRecording[]): number =>
  recordings.reduce((sum, { bytes }) => sum + bytes, 0);

const tooLarge = (): Refusal =>
  new Refusal(
    'payload_too_large',
    say('recordings_too_large', { mebibytes: mediaBytes / 1024 / 1024 }),
  );
