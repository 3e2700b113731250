import { z } from 'zod';

/**
 * A course file is a zip: the manifest names the other entries with their SHA-256 and the key, and
 * the signature is that of the manifest's bytes. Without media it is of version 1, with media of
 * version 2, and where one of the recordings is MP3 of version 3: older installations open what
 * they understand.
 */
export const parts = ['course.json', 'versions.json', 'events.json'] as const;
export const mediaName = 'media.json';
export const manifestName = 'manifest.json';
export const signatureName = 'manifest.sig';
export const entryNames: ReadonlySet<string> = new Set([
  ...parts,
  mediaName,
  manifestName,
  signatureName,
]);
/** Of a recording, by the hash of its bytes. */
export const recordingName = /^media\/(?<hash>[0-9a-f]{64})\.(?<format>opus|mp3)$/;
export const isRecording = (name: string): boolean => recordingName.test(name);
export const isMp3 = (name: string): boolean => name.endsWith('.mp3');
export const hashInName = (name: string): string | undefined =>
  recordingName.exec(name)?.groups?.['hash'];

/** What a file may hold; `limits.courseFile` where nothing else is said. */
export interface Bounds {
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly mediaBytes: number;
  readonly recordings: number;
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
const withMedia = z.object({ ...plain, 'media.json': hash }).catchall(hash);
export const manifest = z.discriminatedUnion('version', [
  z.strictObject({ ...head, version: z.literal(1), entries: z.strictObject(plain) }),
  z.strictObject({ ...head, version: z.literal(2), entries: withMedia }),
  z.strictObject({ ...head, version: z.literal(3), entries: withMedia }),
]);
export type Manifest = z.output<typeof manifest>;
export type Signer = Manifest['signed_by'];

/** Bytes of recordings, by the names of their entries. */
export type Recordings = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
