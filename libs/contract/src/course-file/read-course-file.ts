import { say, sayAs } from '../sentences.ts';
import { ZipArchive } from '../zip/index.ts';
import {
  type Bounds,
  entryNames,
  hashInName,
  isMp3,
  isRecording,
  manifest,
  type Manifest,
  manifestName,
  mediaName,
  parts,
  type Recordings,
  signatureName,
  type Signer,
} from './format.ts';
import { NoMp3, secondsOfMp3 } from './mp3-file.ts';
import { NoOpus, secondsOfOpus } from './opus-file.ts';
import { Refused } from './refused.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Files = ReadonlyMap<string, Bytes>;

export interface Opened {
  /** Yet to be looked through with `courseFileContent`. */
  readonly found: unknown;
  readonly signer: Signer;
  /** Whether the signature was checked: not every browser knows Ed25519. Hashes always are. */
  readonly isProven: boolean;
  /** The same for files with the same content, whoever has signed them. */
  readonly contentHash: string;
  readonly recordings: Recordings;
  /** What each of them lasts. */
  readonly seconds: Readonly<Record<string, number>>;
}

/**
 * What a file says that it holds, and whose signature proves that it is as it was. The server and
 * the browser read it alike. Throws Refused.
 */
export async function readCourseFile(
  bytes: Uint8Array,
  bounds: Bounds,
  onChecked: (done: number, all: number) => void = () => undefined,
): Promise<Opened> {
  const archive = opened(bytes, bounds);
  const listed = listedIn(archive, bounds);
  const files = unzipped(archive, bounds);
  const { signed_by: signer, entries: hashes, version } = listed;
  const signature = files.get(signatureName);
  const proof = signature
    ? await isSignedBy(signer, entryOf(files, manifestName), signature)
    : false;
  if (proof === false) throw new Refused(altered);
  const content = [...files].filter(([name]) => name !== manifestName && name !== signatureName);
  const named = new Map(Object.entries(hashes));
  if (named.size !== content.length) throw new Refused(altered);
  const all = content.reduce((sum, [, entry]) => sum + entry.byteLength, 0);
  const seconds: Record<string, number> = {};
  let done = 0;
  for (const [name, entry] of content) {
    const hash = await hashOf(entry);
    if (named.get(name) !== hash) throw new Refused(altered);
    if (isRecording(name)) seconds[name] = secondsOf(name, hash, entry);
    done += entry.byteLength;
    onChecked(done, all);
  }
  if (version < 3 && content.some(([name]) => isMp3(name))) throw new Refused(damagedSound);
  const [course, versions, events] = parts.map((name) => jsonIn(files, name));
  const media = version === 1 ? {} : { media: jsonIn(files, mediaName) };
  return {
    found: { course, versions, events, ...media },
    signer,
    isProven: proof === true,
    contentHash: await hashOf(
      new TextEncoder().encode(JSON.stringify([...named].toSorted(byName))),
    ),
    recordings: Object.fromEntries(content.filter(([name]) => isRecording(name))),
    seconds,
  };
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  one < other ? -1 : 1;

/** Entries that no file has are counted by themselves, to be told as what they are. */
const mostEntries = 20_000;

function opened(bytes: Uint8Array, bounds: Bounds): ZipArchive {
  // The manifest is read twice.
  const most = bounds.unpackedBytes * 2 + bounds.mediaBytes;
  return new ZipArchive(bytes, { entries: mostEntries, bytes: most }, (fault, cause) =>
    fault === 'entries' || fault === 'bytes'
      ? new Refused(say('file_unpacks_to_too_much'), { cause })
      : new Refused(notOne, { cause }),
  );
}

/** First of all what kind of file it is: of a newer one, the rest means nothing here. */
function listedIn(archive: ZipArchive, bounds: Bounds): Manifest {
  const size = archive.entries.find(({ name }) => name === manifestName)?.size ?? 0;
  if (size > bounds.unpackedBytes) throw new Refused(say('file_unpacks_to_too_much'));
  const bytes = archive.read(manifestName);
  if (!bytes) throw new Refused(notOne);
  const read = manifest.safeParse(jsonOf(bytes));
  if (!read.success) throw new Refused(say('file_too_new'));
  return read.data;
}

/** Names are those that a file has and no others. */
function unzipped(archive: ZipArchive, bounds: Bounds): Files {
  const size = { text: 0, packed: 0, sound: 0 };
  const seen = new Set<string>();
  if (archive.leadingOut.length > 0) throw new Refused(notOne);
  for (const { name, packed, size: unpacked } of archive.entries) {
    const isSound = isRecording(name);
    if ((!entryNames.has(name) && !isSound) || seen.has(name)) throw new Refused(notOne);
    seen.add(name);
    size[isSound ? 'sound' : 'text'] += unpacked;
    if (!isSound) size.packed += packed;
    if (
      size.text > bounds.unpackedBytes ||
      size.packed > bounds.bytes ||
      size.sound > bounds.mediaBytes ||
      seen.size > entryNames.size + bounds.recordings
    )
      throw new Refused(say('file_unpacks_to_too_much'));
  }
  return new Map([...seen].map((name) => [name, ownBytes(archive.read(name)!)]));
}

/** A view into a larger buffer cannot leave a thread without the rest of it. */
const ownBytes = (bytes: Uint8Array): Bytes =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

function secondsOf(name: string, hash: string, entry: Uint8Array): number {
  if (hashInName(name) !== hash) throw new Refused(damagedSound);
  try {
    return isMp3(name) ? secondsOfMp3(entry) : secondsOfOpus(entry);
  } catch (error) {
    const isSound = !(error instanceof NoOpus || error instanceof NoMp3);
    throw isSound ? error : new Refused(damagedSound, { cause: error });
  }
}

const notOne = say('not_a_course_file');
const altered = say('file_altered');
const damagedSound = sayAs(
  'course_damaged',
  'A recording in this file is damaged, and the file was not opened.',
);

function entryOf(files: Files, name: string): Bytes {
  const found = files.get(name);
  if (!found) throw new Refused(notOne);
  return found;
}

const jsonIn = (files: Files, name: string): unknown => jsonOf(entryOf(files, name));

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new Refused(notOne, { cause: error });
  }
}

/** Undefined where this cannot be found out here. */
async function isSignedBy(
  { public_key }: Signer,
  bytes: Bytes,
  signature: Bytes,
): Promise<boolean | undefined> {
  const der = fromBase64Url(public_key);
  // Another spelling of the same key would be another fingerprint for it.
  if (!der || toBase64Url(der) !== public_key) return false;
  try {
    const key = await crypto.subtle.importKey('spki', der, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, bytes);
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError') return undefined;
    // No key, or none of that kind: nothing is proven.
    return false;
  }
}

function fromBase64Url(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function hashOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A key as two people compare it. */
export async function fingerprintOf(publicKey: string): Promise<string> {
  const hash = await hashOf(new TextEncoder().encode(publicKey));
  return (hash.slice(0, 24).match(/.{4}/g) ?? []).join(' ');
}
