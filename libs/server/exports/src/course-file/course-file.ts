import { createHash, createPublicKey, verify } from 'node:crypto';
import type { CourseFileContent } from '@coursewright/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { z } from 'zod';
import { zipTime } from '../zip.ts';

/**
 * A course file is a zip of five entries: the manifest names the others with their SHA-256 and the
 * key, and the signature is that of the manifest's bytes.
 */
const parts = ['course.json', 'versions.json', 'events.json'] as const;
const manifestName = 'manifest.json';
const signatureName = 'manifest.sig';
const entries = new Set<string>([...parts, manifestName, signatureName]);

/** What the thread is told, which sees only types of the contract. */
export interface Bounds {
  readonly bytes: number;
  readonly unpackedBytes: number;
}

const manifest = z.strictObject({
  format: z.literal('coursewright-course'),
  version: z.literal(1),
  signed_by: z.strictObject({
    address: z.string().max(2_000),
    public_key: z.string().max(200),
  }),
  entries: z.strictObject({
    'course.json': z.string(),
    'versions.json': z.string(),
    'events.json': z.string(),
  }),
});
type Signer = z.output<typeof manifest>['signed_by'];

/** Why a file is not taken, in a sentence for whoever has chosen it. */
export class Refused extends Error {}

export interface Packed {
  /** Yet without the signature, which only the process knows to make. */
  readonly files: Record<string, Uint8Array<ArrayBuffer>>;
  readonly time: string;
}

/** The entries of a file. The same course makes the same bytes. */
export function entriesOf(
  { course, versions, events }: CourseFileContent,
  signer: Signer,
  bounds: Bounds,
): Packed {
  const files = {
    'course.json': jsonBytes(course),
    'versions.json': jsonBytes(versions),
    'events.json': jsonBytes(events),
  };
  const size = Object.values(files).reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (size > bounds.unpackedBytes) throw tooLarge(bounds);
  const head = {
    format: 'coursewright-course',
    version: 1,
    signed_by: signer,
    entries: Object.fromEntries(parts.map((name) => [name, hashOf(files[name])])),
  };
  return {
    files: { [manifestName]: jsonBytes(head), ...files },
    time: course.created_at ?? '2000-01-01T00:00:00Z',
  };
}

/** What is to be signed of a file's entries. */
export const signedBytes = ({ files }: Packed): Uint8Array<ArrayBuffer> => files[manifestName]!;

/** The finished file. Throws Refused where it would be larger than any may be. */
export function zipOf(
  { files, time }: Packed,
  signature: Uint8Array<ArrayBuffer>,
  bounds: Bounds,
): Uint8Array<ArrayBuffer> {
  const bytes = zipSync(
    { ...files, [signatureName]: signature },
    { level: 6, mtime: zipTime(time) },
  );
  if (bytes.byteLength > bounds.bytes) throw tooLarge(bounds);
  return bytes;
}

/** What a file says that it holds, and whose signature proves that it is as it was. Throws Refused. */
export function openFile(bytes: Uint8Array, bounds: Bounds): { found: unknown; signer: Signer } {
  const files = unzipped(bytes, bounds);
  const head = manifest.safeParse(jsonIn(files, manifestName));
  if (!head.success)
    throw new Refused('This file comes from a newer version, or is no course file.');
  const { signed_by: signer, entries: hashes } = head.data;
  const isSigned = isSignedBy(signer, entryOf(files, manifestName), files.get(signatureName));
  if (!isSigned || parts.some((name) => hashes[name] !== hashOf(entryOf(files, name))))
    throw new Refused('This file was altered after it was signed, and was not opened.');
  const [course, versions, events] = parts.map((name) => jsonIn(files, name));
  return { found: { course, versions, events }, signer };
}

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
function unzipped(bytes: Uint8Array, bounds: Bounds): Map<string, Uint8Array> {
  let size = 0;
  const seen = new Set<string>();
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        if (!entries.has(name) || seen.has(name)) throw new Refused(notOne);
        if (size > bounds.unpackedBytes) throw new Refused('This file unpacks to too much.');
        seen.add(name);
        return true;
      },
    });
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(notOne, { cause: error });
  }
  return new Map(Object.entries(files));
}

const notOne = 'This is not a course file. Choose one that was downloaded as “Coursewright”.';

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
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const tooLarge = (bounds: Bounds): Refused =>
  new Refused(
    `With its versions and what was learned this course is larger than a file may be: ${bounds.bytes / 1024 / 1024} MiB.`,
  );
