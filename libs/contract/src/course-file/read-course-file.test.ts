import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../limits.ts';
import type { Bounds } from './format.ts';
import { readCourseFile } from './read-course-file.ts';
import { Refused } from './refused.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const json = (value: unknown): Bytes => strToU8(JSON.stringify(value));

const plain = (): Record<string, Bytes> => ({
  'course.json': json({ topic: 'Rivers' }),
  'versions.json': json([]),
  'events.json': json([]),
});

interface Making {
  entries?: Record<string, Bytes>;
  head?: object;
  kind?: 'ed25519' | 'ed448';
  /** What is done with all entries once they are signed. */
  later?: (all: Record<string, Bytes>) => void;
}

/** A file as somebody with a key of their own makes it. */
function fileOf({ entries = plain(), head, kind = 'ed25519', later }: Making = {}): Bytes {
  const { privateKey, publicKey } = generateKeyPairSync(kind as 'ed25519');
  const manifest = json({
    format: 'coursewright-course',
    version: 1,
    signed_by: {
      address: 'https://elsewhere.example',
      public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    },
    entries: Object.fromEntries(
      Object.entries(entries).map(([name, bytes]) => [name, hashOf(bytes)]),
    ),
    ...head,
  });
  const all: Record<string, Bytes> = {
    'manifest.json': manifest,
    ...entries,
    'manifest.sig': new Uint8Array(sign(null, manifest, privateKey)),
  };
  later?.(all);
  return zipSync(all);
}

const refusal = async (bytes: Uint8Array, bounds: Bounds = limits.courseFile): Promise<string> => {
  const refused: unknown = await readCourseFile(bytes, bounds).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  return (refused as Refused).said.code;
};

describe('a course file', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is read with its signature proven, and says how far it is', async () => {
    const steps: (readonly [number, number])[] = [];
    const opened = await readCourseFile(fileOf(), limits.courseFile, (done, all) =>
      steps.push([done, all]),
    );
    expect(opened).toMatchObject({
      found: { course: { topic: 'Rivers' }, versions: [], events: [] },
      isProven: true,
    });
    expect(steps.map(([done]) => done)).toEqual(
      steps.map(([done]) => done).toSorted((one, other) => one - other),
    );
    const [done, all] = steps.at(-1)!;
    expect(done).toBe(all);
  });

  it('has the same content hash whoever signs it, and another for other content', async () => {
    const hash = async (making?: Making) =>
      (await readCourseFile(fileOf(making), limits.courseFile)).contentHash;
    const other = { ...plain(), 'course.json': json({ topic: 'Seas' }) };
    expect(await hash()).toBe(await hash());
    expect(await hash({ entries: other })).not.toBe(await hash());
  });

  it('is read unproven where Ed25519 is not known, and its hashes are checked all the same', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(
      new DOMException('Unrecognized name.', 'NotSupportedError'),
    );
    expect(await readCourseFile(fileOf(), limits.courseFile)).toMatchObject({ isProven: false });
    const later = (all: Record<string, Bytes>) =>
      void (all['course.json'] = json({ topic: 'Other' }));
    expect(await refusal(fileOf({ later }))).toBe('file_altered');
  });

  it('is refused where anything was changed, taken out, put in or signed otherwise', async () => {
    const laters: Making['later'][] = [
      (all) => void (all['course.json'] = json({ topic: 'Other' })),
      (all) => void (all['events.json'] = json([{}])),
      (all) => delete all['versions.json'],
      (all) => delete all['manifest.sig'],
      (all) => void (all['manifest.sig'] = new Uint8Array(64)),
      (all) => void (all['manifest.sig'] = new Uint8Array()),
      (all) => void (all['media.json'] = json({})),
    ];
    for (const later of laters) expect(await refusal(fileOf({ later }))).toBe('file_altered');
    expect(await refusal(fileOf({ kind: 'ed448' }))).toBe('file_altered');
    for (const public_key of ['', 'AAAA', '=', '%', 'x'.repeat(199)])
      expect(await refusal(fileOf({ head: { signed_by: { address: '', public_key } } }))).toBe(
        'file_altered',
      );
  });

  it('is refused where it is cut, is no zip, or has an entry of another name', async () => {
    const whole = fileOf();
    for (const size of [0, 1, 10, 100, whole.length - 30, whole.length - 1])
      expect(await refusal(whole.slice(0, size)), String(size)).toBe('not_a_course_file');
    expect(await refusal(strToU8('<!doctype html>'))).toBe('not_a_course_file');
    for (const name of ['../course.json', '/etc/passwd', 'media/x.opus', 'course.json.exe']) {
      const later = (all: Record<string, Bytes>) => void (all[name] = json({}));
      expect(await refusal(fileOf({ later })), name).toBe('not_a_course_file');
    }
    const broken = { ...plain(), 'events.json': strToU8('[') };
    expect(await refusal(fileOf({ entries: broken }))).toBe('not_a_course_file');
  });

  it('says that it comes from a newer version before anything else', async () => {
    const later = (all: Record<string, Bytes>) => void (all['pictures.json'] = json([]));
    expect(await refusal(fileOf({ head: { version: 9 }, later }))).toBe('file_too_new');
    expect(await refusal(fileOf({ head: { format: 'else' } }))).toBe('file_too_new');
  });

  it('is refused before it unpacks to more than a file may hold', async () => {
    const bomb = (name: string, size: number) =>
      fileOf({ later: (all) => void (all[name] = new Uint8Array(size)) });
    const { unpackedBytes, bytes } = limits.courseFile;
    const tooMuch = 'file_unpacks_to_too_much';
    expect(await refusal(bomb('course.json', unpackedBytes + 1))).toBe(tooMuch);
    expect(await refusal(bomb('manifest.json', unpackedBytes + 1))).toBe(tooMuch);
    const small = { ...limits.courseFile, mediaBytes: 1_000 };
    const sound = `media/${'0'.repeat(64)}.opus`;
    expect(await refusal(bomb(sound, 1_001), small)).toBe(tooMuch);
    const few = { ...limits.courseFile, recordings: 3 };
    const later = (all: Record<string, Bytes>) => {
      for (let index = 0; index < 10; index += 1)
        all[`media/${String(index).padStart(64, '0')}.opus`] = new Uint8Array();
    };
    expect(await refusal(fileOf({ later }), few)).toBe(tooMuch);
    // Stored, not packed: more of text than a file as a whole may be.
    const noise = new Uint8Array(bytes + 1).map((_each, at) => (at * 7919) ^ (at >> 3));
    const stored = fileOf({
      later: (all) => Object.assign(all, { 'course.json': [noise, { level: 0 }] }),
    });
    expect(await refusal(stored)).toBe(tooMuch);
  });

  it('is refused where an entry says a smaller size than it unpacks to', async () => {
    const large = { ...plain(), 'course.json': json('x'.repeat(100_000)) };
    const bytes = fileOf({ entries: large });
    const view = new DataView(bytes.buffer);
    // The uncompressed size in every central header.
    for (let at = 0; at + 46 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 50_000)
        view.setUint32(at + 24, 10, true);
    expect(['file_altered', 'not_a_course_file']).toContain(await refusal(bytes));
  });
});
