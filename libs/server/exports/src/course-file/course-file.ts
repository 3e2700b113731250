import { createHash, createPublicKey, verify } from 'node:crypto';
import { readSync } from 'node:fs';
import type { CourseFileContent } from '@coursewright/contract';
import { type Said, say, sayAs } from '@coursewright/contract/sentences';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { z } from 'zod';
import { zipTime } from '../zip.ts';
import { NoOpus, secondsOfOpus } from './opus-file.ts';

/**
 * A course file is a zip: the manifest names the other entries with their SHA-256 and the key, and
 * the signature is that of the manifest's bytes. Without media it is of version 1, which older
 * installations open; with media it is of version 2.
 */
const parts = ['course.json', 'versions.json', 'events.json'] as const;
const mediaName = 'media.json';
const manifestName = 'manifest.json';
const signatureName = 'manifest.sig';
const entries = new Set<string>([...parts, mediaName, manifestName, signatureName]);
/** Of a recording, by the hash of its bytes. */
const recordingName = /^media\/([0-9a-f]{64})\.opus$/;

/** What the thread is told, which sees only types of the contract. */
export interface Bounds {
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly mediaBytes: number;
}

const hash = z.string().max(64);
const plain = { 'course.json': hash, 'versions.json': hash, 'events.json': hash };
const head = {
  format: z.literal('coursewright-course'),
  signed_by: z.strictObject({
    address: z.string().max(2_000),
    public_key: z.string().max(200),
  }),
};
const manifest = z.discriminatedUnion('version', [
  z.strictObject({ ...head, version: z.literal(1), entries: z.strictObject(plain) }),
  z.strictObject({
    ...head,
    version: z.literal(2),
    entries: z.object({ ...plain, 'media.json': hash }).catchall(hash),
  }),
]);
type Signer = z.output<typeof manifest>['signed_by'];

/** Why a file is not taken, in a sentence for whoever has chosen it. */
export class Refused extends Error {
  readonly said: Said;
  constructor(said: Said, options?: ErrorOptions) {
    super(said.message, options);
    this.said = said;
  }
}

export interface Packed {
  /** Yet without the signature, which only the process knows to make. */
  readonly files: Record<string, Uint8Array<ArrayBuffer>>;
  readonly time: string;
}

/** Bytes of recordings, by the names of their entries. */
export type Recordings = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
/** Where a file lies that was not read yet. */
export interface OpenFile {
  readonly fd: number;
  readonly size: number;
}

export interface Opened {
  readonly found: unknown;
  readonly signer: Signer;
  readonly recordings: Recordings;
  /** What each of them lasts. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** The entries of a file but for its recordings. The same course makes the same bytes. */
export function entriesOf(
  { course, versions, events, media }: CourseFileContent,
  signer: Signer,
  bounds: Bounds,
): Packed {
  const files: Packed['files'] = {
    'course.json': jsonBytes(course),
    'versions.json': jsonBytes(versions),
    'events.json': jsonBytes(events),
    ...(media && { [mediaName]: jsonBytes(media) }),
  };
  const size = Object.values(files).reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (size > bounds.unpackedBytes) throw tooLarge(bounds);
  const recordings = (media?.recordings ?? []).map(({ file }) => [file, hashInName(file)] as const);
  const manifestBytes = jsonBytes({
    format: 'coursewright-course',
    version: media ? 2 : 1,
    signed_by: signer,
    entries: Object.fromEntries([
      ...Object.entries(files).map(([name, bytes]) => [name, hashOf(bytes)]),
      ...recordings,
    ]),
  });
  return {
    files: { [manifestName]: manifestBytes, ...files },
    time: course.created_at ?? '2000-01-01T00:00:00Z',
  };
}

/** What is to be signed of a file's entries. */
export const signedBytes = ({ files }: Packed): Uint8Array<ArrayBuffer> => files[manifestName]!;

/** The finished file. Throws Refused where it would be larger than any may be. */
export function zipOf(
  { files, time }: Packed,
  recordings: Recordings,
  signature: Uint8Array<ArrayBuffer>,
  bounds: Bounds,
): Uint8Array<ArrayBuffer> {
  // Sound is as small as it gets already.
  const sounds = Object.entries(recordings).map(([name, bytes]) => [name, [bytes, { level: 0 }]]);
  const bytes = zipSync(
    { ...files, [signatureName]: signature, ...Object.fromEntries(sounds) },
    { level: 6, mtime: zipTime(time) },
  );
  if (bytes.byteLength - sizeOf(recordings) > bounds.bytes) throw tooLarge(bounds);
  return bytes;
}

/** All bytes of an open file. */
export function bytesOf({ fd, size }: OpenFile): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size;) {
    const read = readSync(fd, bytes, at, size - at, at);
    if (read === 0) throw new Refused(notOne);
    at += read;
  }
  return bytes;
}

/** What a file says that it holds, and whose signature proves that it is as it was. Throws Refused. */
export function openFile(bytes: Uint8Array, bounds: Bounds): Opened {
  const files = unzipped(bytes, bounds);
  const read = manifest.safeParse(jsonIn(files, manifestName));
  if (!read.success) throw new Refused(say('file_too_new'));
  const { signed_by: signer, entries: hashes, version } = read.data;
  const isSigned = isSignedBy(signer, entryOf(files, manifestName), files.get(signatureName));
  const named = new Map(Object.entries(hashes));
  const content = [...files].filter(([name]) => name !== manifestName && name !== signatureName);
  const isWhole =
    named.size === content.length &&
    content.every(([name, entry]) => named.get(name) === hashOf(entry));
  if (!isSigned || !isWhole) throw new Refused(say('file_altered'));
  const [course, versions, events] = parts.map((name) => jsonIn(files, name));
  const media = version === 2 ? { media: jsonIn(files, mediaName) } : {};
  const recordings = Object.fromEntries(content.filter(([name]) => recordingName.test(name)));
  return {
    found: { course, versions, events, ...media },
    signer,
    recordings,
    seconds: Object.fromEntries(
      Object.entries(recordings).map(([name, entry]) => [name, secondsOf(name, entry)]),
    ),
  };
}

function secondsOf(name: string, entry: Uint8Array): number {
  if (hashInName(name) !== hashOf(entry)) throw new Refused(damagedSound);
  try {
    return secondsOfOpus(entry);
  } catch (error) {
    throw error instanceof NoOpus ? new Refused(damagedSound, { cause: error }) : error;
  }
}

const damagedSound = sayAs(
  'course_damaged',
  'A recording in this file is damaged, and the file was not opened.',
);
/** Whether it is to be read as a signed file: Markdown is text, or a zip of such. */
export function isCourseFile(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  let hasMarkdown = false;
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        hasMarkdown ||= name.endsWith('.md');
        return false;
      },
    });
  } catch {
    // It is damaged, which whoever opens it says.
    return true;
  }
  return !hasMarkdown;
}

/** Names are those that a file has and no others, so none of them leads anywhere. */
function unzipped(bytes: Uint8Array, bounds: Bounds): Map<string, Uint8Array<ArrayBuffer>> {
  const size = { text: 0, sound: 0 };
  const seen = new Set<string>();
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isSound = recordingName.test(name);
        if ((!entries.has(name) && !isSound) || seen.has(name)) throw new Refused(notOne);
        size[isSound ? 'sound' : 'text'] += originalSize;
        if (size.text > bounds.unpackedBytes || size.sound > bounds.mediaBytes)
          throw new Refused(say('file_unpacks_to_too_much'));
        seen.add(name);
        return true;
      },
    });
    return new Map(Object.entries(files).map(([name, entry]) => [name, ownBytes(entry)]));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(notOne, { cause: error });
  }
}

/** A view into a larger buffer cannot leave the thread without the rest of it. */
const ownBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

const notOne = say('not_a_course_file');

function entryOf(files: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const found = files.get(name);
  if (!found) throw new Refused(notOne);
  return found;
}

function jsonIn(files: ReadonlyMap<string, Uint8Array>, name: string): unknown {
  const text = strFromU8(entryOf(files, name));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refused(notOne, { cause: error });
  }
}

function isSignedBy(
  { public_key }: Signer,
  bytes: Uint8Array,
  signature: Uint8Array | undefined,
): boolean {
  if (!signature) return false;
  try {
    const der = Buffer.from(public_key, 'base64url');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    // Another spelling of the same key would be another fingerprint for it.
    const isExact = der.toString('base64url') === public_key;
    return isExact && key.asymmetricKeyType === 'ed25519' && verify(null, bytes, key, signature);
  } catch {
    // No key, or none of that kind: nothing is proven.
    return false;
  }
}

const jsonBytes = (value: unknown): Uint8Array<ArrayBuffer> => strToU8(JSON.stringify(value));
const sizeOf = (recordings: Recordings): number =>
  Object.values(recordings).reduce((sum, { byteLength }) => sum + byteLength, 0);
const hashInName = (name: string): string | undefined => recordingName.exec(name)?.[1];
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const tooLarge = (bounds: Bounds): Refused =>
  new Refused(say('file_too_large', { mebibytes: bounds.bytes / 1024 / 1024 }));
