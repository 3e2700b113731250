import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { type ByteRange, checkedKey, Files } from './files.ts';

/** What is being written ends so, beside where it will be. */
const partial = '.part';
/** Milliseconds after which nobody writes any more what is still partial. */
const cutOffAfter = 6 * 3600_000;

/** Below DATA_DIR; several processes share them where they share that folder. */
@Injectable()
export class DiskFiles extends Files {
  private readonly root: string;

  constructor(config: Config) {
    super();
    this.root = join(config.dataDir, 'files');
  }

  async put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Each writer has its own: of two that write the same, both are whole.
    const part = `${path}.${randomUUID()}${partial}`;
    let size = 0;
    try {
      const file = await open(part, 'wx', 0o600);
      try {
        for await (const chunk of bytes) {
          await file.write(chunk);
          size += chunk.byteLength;
        }
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return size;
  }

  async read(key: string, { start, end }: ByteRange): Promise<Readable> {
    try {
      const file = await open(this.pathOf(key));
      return file.createReadStream({ start, end });
    } catch (error) {
      throw isMissing(error) ? new AppError('not_found', 'There is no such file.') : error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async tidy(): Promise<void> {
    const entries = await readdir(this.root, { recursive: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries.filter((name) => name.endsWith(partial))) {
      const path = join(this.root, entry);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > cutOffAfter) await rm(path, { force: true });
    }
  }

  private pathOf(key: string): string {
    return join(this.root, checkedKey(key));
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
