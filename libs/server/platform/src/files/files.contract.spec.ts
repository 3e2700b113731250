import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { hurry, type ScriptedS3, startScriptedS3 } from '@coursewright/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/load-config.ts';
import { DiskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { S3Files } from './s3-files.ts';

async function* bytesOf(...parts: readonly (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}

describe('every place for files', () => {
  let dataDir: string;
  let s3: ScriptedS3;
  const s3With = (env: Record<string, string> = {}) => {
    const { files } = loadConfig({ DATA_DIR: dataDir, ...s3.environment, ...env });
    if (files.kind !== 's3') throw new Error('No storage is configured');
    return new S3Files(files, join(dataDir, 's3'));
  };
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'coursewright-files-'));
    s3 = await startScriptedS3();
  });
  afterAll(async () => {
    await s3?.close();
    rmSync(dataDir, { recursive: true });
  });
  const places: readonly (readonly [string, () => Files])[] = [
    ['the disk', () => new DiskFiles(join(dataDir, 'disk'))],
    ['an S3 storage', () => s3With()],
  ];
  const newKey = () => `audio/${randomUUID()}.mp3`;
  const onDisk = () => readdir(dataDir, { recursive: true });

  it.each(places)('%s keeps what it is given, whole or not at all', async (_name, of) => {
    const files = of();
    const key = newKey();
    expect(await files.put(key, bytesOf('0123', '456789'), 'audio/mpeg')).toBe(10);
    const read = async (start: number, end: number) =>
      String(await buffer(await files.read(key, { start, end })));
    expect([await read(0, 9), await read(3, 5), await read(9, 9)]).toEqual([
      '0123456789',
      '345',
      '9',
    ]);
    const failing = files.put(key, bytesOf('another', new Error('cut')), 'audio/mpeg');
    await expect(failing).rejects.toThrow('cut');
    expect(await read(0, 9)).toBe('0123456789');
    const two = ['aaaa', 'bbbb'].map((text) => files.put(key, bytesOf(text), 'audio/mpeg'));
    await Promise.all(two);
    expect(['aaaa', 'bbbb']).toContain(await read(0, 3));
    expect((await onDisk()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it.each(places)('%s removes, and has nothing outside of its place', async (_name, of) => {
    const files = of();
    const key = newKey();
    const range = { start: 0, end: 0 };
    await files.put(key, bytesOf('x'), 'audio/mpeg');
    await files.remove(key);
    await files.remove(key);
    await expect(files.read(key, range)).rejects.toMatchObject({ type: 'not_found' });
    for (const evil of ['../secrets.json', `audio/../../${randomUUID()}.mp3`, 'audio/x.mp3', '']) {
      await expect(files.read(evil, range)).rejects.toThrow('not the key');
      await expect(files.put(evil, bytesOf('x'), 'audio/mpeg')).rejects.toThrow('not the key');
      await expect(files.remove(evil)).rejects.toThrow('not the key');
    }
  });

  it.each(places)('%s tidies what was cut off long ago', async (_name, of) => {
    const files = of();
    await files.put(newKey(), bytesOf('x'), 'audio/mpeg');
    const folders = (await onDisk()).filter((name) => /(?:audio|to-storage)$/.test(name));
    const left = folders.map((folder) => join(dataDir, folder, `${randomUUID()}.part`));
    for (const path of left) await writeFile(path, 'x');
    await files.tidy();
    expect((await onDisk()).filter((name) => name.endsWith('.part'))).toHaveLength(left.length);
    for (const path of left) await utimes(path, 1, 1);
    for (const [, place] of places) await place().tidy();
    expect((await onDisk()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('an S3 storage is asked again while it stumbles, and never with a wrong signature', async () => {
    using _ = hurry();
    const key = newKey();
    const statuses = [503, 500, undefined];
    let nth = 0;
    s3.fault = () => statuses[nth++];
    await s3With().put(key, bytesOf('0123'), 'audio/mpeg');
    expect([nth, s3.objects.get(`coursewright-files/${key}`)]).toEqual([
      3,
      { bytes: Buffer.from('0123'), type: 'audio/mpeg' },
    ]);
    s3.fault = () => undefined;
    expect(s3.refused).toEqual([]);
    for (const [env, why] of [
      [{ S3_SECRET_KEY: 'another' }, 'SignatureDoesNotMatch'],
      [{ S3_ACCESS_KEY: 'somebody' }, 'InvalidAccessKeyId'],
      [{ S3_BUCKET: 'no-such-bucket' }, 'NoSuchBucket'],
    ] as const) {
      const failed = await s3With(env)
        .read(key, { start: 0, end: 1 })
        .catch((error: unknown) => error);
      expect(failed).toMatchObject({ type: 'provider_error' });
      expect(String((failed as Error).cause)).toContain(why);
    }
    const away = s3With({ S3_ENDPOINT: 'http://127.0.0.1:1' });
    await expect(away.read(key, { start: 0, end: 1 })).rejects.toMatchObject({
      type: 'provider_error',
    });
  });
});
