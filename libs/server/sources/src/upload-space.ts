import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError, limits } from '@coursewright/contract';
import { Config, FairQueue, QueueRefusal } from '@coursewright/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

const { perUser, ofAll } = limits.document.inFlight;
/** Seconds. */
const retryAfter = 10;
/** Milliseconds after which no process can still be about to remove a file. */
const abandonedAfter = 3_600_000;

/**
 * Of all uploads in one process one chunk after the other, of each user in turn. Files share libuv's
 * four threads with passwords and name lookups: were chunks written as they come, a login would
 * wait for one of every upload under way, and a small file at each of its steps. An upload has one
 * chunk in the queue at most, and is read from its socket no faster than it is written.
 */
const writes = {
  places: 1,
  placesPerOwner: 1,
  waiting: Infinity,
  waitingPerOwner: Infinity,
  waitMs: 45_000,
};

const tooManyOfAll = (options: { cause?: unknown } = {}) =>
  new AppError(
    'unavailable',
    `Too many uploads are under way. Please try again in ${retryAfter} seconds.`,
    { ...options, retryAfter },
  );

/** Bytes of an upload that lie on the disk until it was read. */
export interface StoredUpload {
  readonly fd: number;
  readonly size: number;
  /** Throws too_many_requests or unavailable where too much is under way already. */
  write(chunk: Uint8Array): Promise<void>;
  /** All of it, once; what reads it gives the space back by its end, however that comes. */
  stream(): Readable;
  /** Gives the space back; may be called again. */
  remove(): Promise<void>;
}

/**
 * Where uploads lie while they arrive and wait to be read, so that however many they are, they take
 * no memory; bounded for each user and in all. A file loses its name as soon as it is open: whatever
 * ends the process, the system takes the bytes back.
 */
@Injectable()
export class UploadSpace implements OnApplicationBootstrap {
  private readonly folder: string;
  private readonly held = new Map<string, number>();
  private readonly writes = new FairQueue(writes);
  private total = 0;

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'uploads');
  }

  /** Bytes of all uploads under way. */
  get inFlight(): number {
    return this.total;
  }

  /** Throws as `write` would for so many bytes more. */
  check(userId: string, bytes: number): void {
    if ((this.held.get(userId) ?? 0) + bytes > perUser)
      throw new AppError(
        'too_many_requests',
        `Your uploads under way have more than ${perUser / 2 ** 20} MiB together. Please try again in ${retryAfter} seconds.`,
        { retryAfter },
      );
    if (this.total + bytes > ofAll) throw tooManyOfAll();
  }

  async open(userId: string): Promise<StoredUpload> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const handle = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return this.stored(userId, handle);
  }

  private stored(userId: string, handle: FileHandle): StoredUpload {
    let size = 0;
    let isOpen = true;
    const remove = async () => {
      if (!isOpen) return;
      isOpen = false;
      this.count(userId, -size);
      await handle.close();
    };
    return {
      fd: handle.fd,
      get size() {
        return size;
      },
      write: async (chunk) => {
        this.check(userId, chunk.length);
        this.count(userId, chunk.length);
        size += chunk.length;
        await this.writes
          .run(userId, () => handle.writeFile(chunk))
          .catch((error: unknown) => {
            throw error instanceof QueueRefusal ? tooManyOfAll({ cause: error }) : error;
          });
      },
      // The stream closes the file itself.
      stream: () => handle.createReadStream({ start: 0 }).once('close', () => void remove()),
      remove,
    };
  }

  private count(userId: string, bytes: number): void {
    this.total += bytes;
    const held = (this.held.get(userId) ?? 0) + bytes;
    if (held > 0) this.held.set(userId, held);
    else this.held.delete(userId);
  }

  /**
   * A process that ended between two statements has left a file with a name. Those of other
   * processes, which may be starting too, are younger.
   */
  async onApplicationBootstrap(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const written = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        // Another process was faster.
        () => Infinity,
      );
      if (Date.now() - written > abandonedAfter) await rm(path, { force: true, recursive: true });
    }
  }
}
