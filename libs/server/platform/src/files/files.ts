import type { Readable } from 'node:stream';

/** Bytes from `start` up to and with `end`, as HTTP counts them. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files that the product keeps beside its database, by keys such as `audio/0b6f….mp3`. A file is
 * there whole or not at all, and never changes: what is written again under its key takes its place.
 */
export abstract class Files {
  /** Keeps all of `bytes`, and says how many they were. What fails midway leaves nothing. */
  abstract put(key: string, bytes: AsyncIterable<Uint8Array>, mimeType: string): Promise<number>;
  /** Throws AppError not_found. Whoever does not read to the end destroys the stream. */
  abstract read(key: string, range: ByteRange): Promise<Readable>;
  /** What is not there is none the less removed. */
  abstract remove(key: string): Promise<void>;
  /** Removes what writes left that were cut off long ago. */
  abstract tidy(): Promise<void>;
}

const keys = /^[a-z]{1,20}\/[0-9a-f-]{36}\.[a-z0-9]{1,5}$/;

/** A key names one file and no other place, whatever it is made of. */
export function checkedKey(key: string): string {
  if (!keys.test(key)) throw new Error('This is not the key of a file');
  return key;
}
