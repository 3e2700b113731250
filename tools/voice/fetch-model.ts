import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { FetchError } from './fetch-error.ts';
import { type KnownModel, knownModel } from './known-model.ts';
import { Pins, pinsFile } from './pins.ts';

/** Which weights, as `KOKORO_DTYPE` names them, and their files in the model's folder `onnx`. */
export const weights = {
  fp32: 'model.onnx',
  fp16: 'model_fp16.onnx',
  q8: 'model_quantized.onnx',
  q4: 'model_q4.onnx',
  q4f16: 'model_q4f16.onnx',
} as const;
export type Dtype = keyof typeof weights;

export interface Wanted {
  /** Root of a server with the interface of Hugging Face. */
  readonly from: string;
  /** As "owner/name". */
  readonly model: string;
  /** A branch, a tag, or a commit. */
  readonly revision: string;
  readonly dtype: Dtype;
  /**
   * That the weights must have, in hexadecimal; undefined: the one that is known, or was fetched
   * before, else the one that the server lists.
   */
  readonly sha256?: string | undefined;
  /** Whose hashes do not depend on any server. */
  readonly known?: KnownModel;
  readonly folder: string;
  /** Told of each step, in a sentence. */
  readonly say: (sentence: string) => void;
  /** Milliseconds before a file whose transfer broke is asked for again. */
  readonly pause?: number;
}

/** A file as the server lists it: large ones have a SHA-256, small ones the hash that Git gives. */
const listed = z.object({
  type: z.string(),
  path: z.string(),
  oid: z.string(),
  size: z.int().min(0),
  lfs: z.object({ oid: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().min(0) }).optional(),
});
type Listed = z.infer<typeof listed>;

/** No weights of this model are larger, and no list of its files. */
const mostBytes = 700 * 1024 * 1024;
const mostListed = 2 * 1024 * 1024;
const mostRedirects = 5;
/** Where a server with these files may send us besides to itself: those that Hugging Face has. */
const besides = ['huggingface.co', 'hf.co'];
const tries = 6;
/** Milliseconds without a byte after which a transfer counts as broken. */
const silentFor = 60_000;

/** A file that is wanted, and the SHA-256 that it must have. */
interface Expected {
  readonly file: Listed;
  readonly sha256: string | undefined;
  /** Why it must: the end of a sentence. */
  readonly because: string;
}

/**
 * Fetches what Kokoro needs of a model into a folder, one file after the other. What is there and
 * right stays; what was cut off goes on where it stopped, now or at the next call; a file gets its
 * name only once its hash is right: the one that is known of it, was found by an earlier call, or is
 * on the list. Throws FetchError.
 */
export async function fetchModel(wanted: Wanted): Promise<void> {
  const { folder, model, revision, say } = wanted;
  assertAllowed(new URL(wanted.from), wanted.from);
  const pins = await Pins.in(folder, model, revision);
  const files = expectedOf(wanted, await listOf(wanted), pins);
  for (const { file, sha256, because } of files) {
    if (sha256 !== undefined && file.lfs && file.lfs.oid !== sha256)
      throw new FetchError(
        `${wanted.from} lists ${file.path} with the SHA-256 ${file.lfs.oid}, ${because}.`,
      );
  }
  for (const { file, sha256, because } of files) {
    const to = path.join(folder, file.path);
    const isThere = await isRight(to, file);
    if (!isThere) {
      await mkdir(path.dirname(to), { recursive: true });
      await fetchFile(wanted, file, to);
    }
    const hash = await hashOf(to, createHash('sha256'));
    if (sha256 !== undefined && hash !== sha256) {
      if (!isThere) await rm(to, { force: true });
      throw new FetchError(`${file.path} has the SHA-256 ${hash}, ${because}.`);
    }
    if (pins.of(file.path) !== hash) await pins.keep(file.path, hash);
    say(
      isThere
        ? `${file.path} is there already`
        : `${file.path}: ${sizeOf(file)} bytes, and its hash is right, SHA-256 ${hash}`,
    );
  }
}

function expectedOf(
  { model, revision, dtype, sha256, known = knownModel }: Wanted,
  list: readonly Listed[],
  pins: Pins,
): Expected[] {
  const weightsName = `onnx/${weights[dtype]}`;
  const isKnown = model === known.model && revision === known.revision;
  return ['config.json', 'tokenizer.json', 'tokenizer_config.json', weightsName].map((name) => {
    const file = list.find((one) => one.path === name && one.type === 'file');
    if (!file) throw new FetchError(`${model} has no file ${name} at ${revision}.`);
    if (sizeOf(file) > mostBytes) throw new FetchError(`${name} is larger than such a model is.`);
    if (name === weightsName && sha256 !== undefined) {
      if (!file.lfs) throw new FetchError(`The list has no SHA-256 of ${name}.`);
      return { file, sha256: sha256.toLowerCase(), because: 'which is not the one that you named' };
    }
    if (isKnown && known.sha256[name] !== undefined)
      return { file, sha256: known.sha256[name], because: 'which is not the one it is known by' };
    return {
      file,
      // Who names weights wants them, whatever came before.
      sha256: sha256 === undefined ? pins.of(name) : undefined,
      because: `which is not the one in ${pinsFile}; --sha256 takes other weights`,
    };
  });
}

const isLoopback = (url: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

/** By https, from the server that was named or from Hugging Face. Throws FetchError. */
function assertAllowed(url: URL, from: string): void {
  const own = new URL(from);
  if (isLoopback(own) && url.origin === own.origin) return;
  if (url.protocol !== 'https:') throw new FetchError('Weights are fetched by https only.');
  const hosts = [own.hostname, ...besides];
  if (!hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)))
    throw new FetchError(`${from} sends to ${url.hostname}, from where nothing is fetched.`);
}

/** Follows where a server sends us, as far as that is allowed. */
async function get(address: string, from: string, init: RequestInit): Promise<Response> {
  let url = new URL(address);
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    assertAllowed(url, from);
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    url = new URL(location, url);
  }
  throw new FetchError(`${from} sends from one address to another without an end.`);
}

const sizeOf = ({ lfs, size }: Listed): number => lfs?.size ?? size;

async function listOf({ from, model, revision }: Wanted): Promise<Listed[]> {
  const url = `${from}/api/models/${model}/tree/${encodeURIComponent(revision)}?recursive=true`;
  const response = await get(url, from, { signal: AbortSignal.timeout(silentFor) }).catch(
    (cause: unknown) => {
      if (cause instanceof FetchError) throw cause;
      throw new FetchError(`${from} cannot be reached.`, { cause });
    },
  );
  if (!response.ok)
    throw new FetchError(`${from} has no list of ${model} at ${revision} (${response.status}).`);
  const unreadable = `What ${from} lists of ${model} cannot be read.`;
  let body: unknown;
  try {
    body = JSON.parse(await listIn(response));
  } catch (cause) {
    if (cause instanceof FetchError) throw cause;
    throw new FetchError(unreadable, { cause });
  }
  const parsed = z.array(listed).safeParse(body);
  if (!parsed.success) throw new FetchError(unreadable);
  return parsed.data;
}

/** The text of an answer that is no longer than such a list is. */
async function listIn({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostListed)
      throw new FetchError('The list of files is longer than that of such a model is.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function fetchFile(wanted: Wanted, file: Listed, to: string): Promise<void> {
  const part = `${to}.part`;
  let last: unknown;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) {
      wanted.say(`${file.path} was cut off after ${await bytesOf(part)} bytes; going on`);
      await sleep(wanted.pause ?? 2_000 * attempt);
    }
    try {
      await transfer(wanted, file, part);
    } catch (error) {
      if (error instanceof FetchError) throw error;
      last = error;
      continue;
    }
    if (await isRight(part, file)) return rename(part, to);
    // It is of no use, and nothing could be added to it.
    await rm(part, { force: true });
    throw new FetchError(`${file.path} came with another hash than the list says; it was deleted.`);
  }
  throw new FetchError(
    `${file.path} was cut off ${tries} times. What came is kept: call this again to go on.`,
    { cause: last },
  );
}

/** Adds to a part what is missing of it. */
async function transfer({ from, model, revision }: Wanted, file: Listed, part: string) {
  const size = sizeOf(file);
  const have = await bytesOf(part);
  if (have === size) return;
  const url = `${from}/${model}/resolve/${encodeURIComponent(revision)}/${file.path}`;
  const stop = new AbortController();
  const silent = setTimeout(() => stop.abort(new Error('Nothing came')), silentFor);
  try {
    const response = await get(url, from, {
      signal: stop.signal,
      headers: have > 0 && have < size ? { range: `bytes=${have}-` } : {},
    });
    if (response.status >= 400 && response.status < 500 && response.status !== 416)
      throw new FetchError(`${from} does not give ${file.path} (${response.status}).`);
    if (!response.ok || !response.body) {
      if (response.status === 416) await rm(part, { force: true });
      throw new Error(`It answered with ${response.status}`);
    }
    // A server that knows no ranges begins at the beginning.
    const isRest = response.status === 206;
    if (isRest && !response.headers.get('content-range')?.startsWith(`bytes ${have}-`))
      throw new Error('Another part came than was asked for');
    let bytes = isRest ? have : 0;
    const bounded = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        silent.refresh();
        bytes += chunk.length;
        if (bytes > size) done(new FetchError(`${file.path} is longer than the list says.`));
        else done(null, chunk);
      },
    });
    await pipeline(response.body, bounded, createWriteStream(part, { flags: isRest ? 'a' : 'w' }));
    if (bytes < size) throw new Error('It ended early');
  } finally {
    clearTimeout(silent);
  }
}

const bytesOf = async (file: string): Promise<number> =>
  (await stat(file).catch(() => undefined))?.size ?? 0;

async function isRight(file: string, { lfs, oid, size }: Listed): Promise<boolean> {
  if ((await bytesOf(file)) !== (lfs?.size ?? size)) return false;
  const hash = createHash(lfs ? 'sha256' : 'sha1');
  if (!lfs) hash.update(`blob ${size}\0`);
  return (await hashOf(file, hash)) === (lfs?.oid ?? oid);
}

async function hashOf(file: string, hash: Hash): Promise<string> {
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
