import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@coursewright/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StoredUpload, UploadSpace } from './upload-space.ts';

const chunk = Buffer.alloc(2 ** 20, 'words and words. ');

describe('the space of uploads', () => {
  let dataDir: string;
  let space: UploadSpace;
  const uploads: StoredUpload[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'coursewright-spec-'));
    space = new UploadSpace(loadConfig({ DATA_DIR: dataDir }));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(uploads.splice(0).map((upload) => upload.remove()));
    rmSync(dataDir, { recursive: true, force: true });
  });
  const open = async (userId: string, count: number) => {
    const opened = await Promise.all(Array.from({ length: count }, () => space.open(userId)));
    uploads.push(...opened);
    return opened;
  };

  it('writes a chunk of each user in turn, however many uploads one of them has under way', async () => {
    const many = await open('hoarder', 40);
    const [one] = await open('somebody', 1);
    let written = 0;
    const all = many.map((upload) => upload.write(chunk).then(() => (written += 1)));
    await one!.write(chunk);
    expect(written).toBeLessThanOrEqual(2);
    await Promise.all(all);
    expect([written, space.inFlight]).toEqual([40, 41 * chunk.length]);
  });

  it('says when to come back where the disk takes too long', async () => {
    const [first, second] = await open('somebody', 2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const written = first!.write(chunk);
    const refused = second!.write(chunk).catch((error: unknown) => error);
    vi.advanceTimersByTime(45_000);
    expect(await refused).toMatchObject({ type: 'unavailable', retryAfter: 10 });
    await written;
    await second!.remove();
    expect(space.inFlight).toBe(chunk.length);
  });
});
