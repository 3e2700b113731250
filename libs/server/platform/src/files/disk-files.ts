import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@coursewright/contract';
import { type ByteRange, checkedKey, Files } from './files.ts';
import { isMissing, partial, removePartial } from './partial-files.ts';

/** Below DATA_DIR; several processes share them where they share that folder. */
export class DiskFiles extends Files {
  private readonly root: string;

  constructor(dataDir: string) {
    super();
    this.root = join(dataDir, 'files');
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

  tidy(): Promise<void> {
    return removePartial(this.root);
  }

  private pathOf(key: string): string {
    return join(this.root, checkedKey(key));
  }
}
