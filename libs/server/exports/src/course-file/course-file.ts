import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import type { CourseFileContent } from '@coursewright/contract';
import {
  type Bounds,
  hashInName,
  isMp3,
  manifestName,
  mediaName,
  type Recordings,
  Refused,
  signatureName,
  type Signer,
} from '@coursewright/contract/course-file';
import { say } from '@coursewright/contract/sentences';
import { ZipArchive } from '@coursewright/contract/zip';
import { zipOf } from '@coursewright/platform/zip';

export interface Packed {
  /** Yet without the signature, which only the process knows to make. */
  readonly files: Record<string, Uint8Array<ArrayBuffer>>;
  readonly time: string;
}

/** Where a file lies that was not read yet. */
export interface OpenFile {
  readonly fd: number;
  readonly size: number;
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
    version: media ? (recordings.some(([name]) => isMp3(name)) ? 3 : 2) : 1,
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
export function courseFileOf(
  { files, time }: Packed,
  recordings: Recordings,
  signature: Uint8Array<ArrayBuffer>,
  bounds: Bounds,
): Uint8Array<ArrayBuffer> {
  const texts = Object.entries({ ...files, [signatureName]: signature });
  const bytes = zipOf(
    [
      ...texts.map(([name, content]) => ({ name, content })),
      // Sound is as small as it gets already.
      ...Object.entries(recordings).map(([name, content]) => ({ name, content, isStored: true })),
    ],
    time,
  );
  if (bytes.byteLength - sizeOf(recordings) > bounds.bytes) throw tooLarge(bounds);
  return bytes;
}

/** All bytes of an open file. */
export function bytesOf({ fd, size }: OpenFile): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size;) {
    const read = readSync(fd, bytes, at, size - at, at);
    if (read === 0) throw new Refused(say('not_a_course_file'));
    at += read;
  }
  return bytes;
}

/** Whether it is to be read as a signed file: Markdown is text, or a zip of such. */
export function isCourseFile(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  try {
    const archive = new ZipArchive(
      bytes,
      { entries: 65_535, bytes: 0 },
      (fault) => new Error(fault),
    );
    return !archive.names.some((name) => name.endsWith('.md'));
  } catch {
    // It is damaged, which whoever opens it says.
    return true;
  }
}

const jsonBytes = (value: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(value));
const sizeOf = (recordings: Recordings): number =>
  Object.values(recordings).reduce((sum, { byteLength }) => sum + byteLength, 0);
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const tooLarge = (bounds: Bounds): Refused =>
  new Refused(say('file_too_large', { mebibytes: bounds.bytes / 1024 / 1024 }));
