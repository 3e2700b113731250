import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@coursewright/contract';
import type { FilesConfig } from '../config/config.ts';
import { type ByteRange, checkedKey, Files } from './files.ts';
import { partial, removePartial } from './partial-files.ts';
import { hashOfNothing, signedHeaders } from './sign-s3.ts';

type S3Config = Extract<FilesConfig, { kind: 's3' }>;

const tries = 4;
/** Milliseconds before the second try; doubles each time, ± half. */
const backoffMs = 250;
/** Milliseconds for an answer to begin, the body of the request included. */
const answerWithin = 120_000;

interface Asked {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly path: string; readonly size: number; readonly hash: string };
}

/**
 * In a bucket of an S3-compatible storage, by `endpoint/bucket/key`. What is to be kept is first
 * written beside the database's folder: only what is whole is sent, and can be sent again.
 */
export class S3Files extends Files {
  private readonly spool: string;

  constructor(
    private readonly config: S3Config,
    dataDir: string,
  ) {
    super();
    this.spool = join(dataDir, 'files', 'to-storage');
  }

  async put(key: string, bytes: AsyncIterable<Uint8Array>, mimeType: string): Promise<number> {
    checkedKey(key);
    await mkdir(this.spool, { recursive: true, mode: 0o700 });
    const path = join(this.spool, `${randomUUID()}${partial}`);
    try {
      const { size, hash } = await write(path, bytes);
      const headers = { 'content-type': mimeType };
      const response = await this.ask({ method: 'PUT', key, headers, body: { path, size, hash } });
      await response.body?.cancel();
      return size;
    } finally {
      await rm(path, { force: true });
    }
  }

  async read(key: string, { start, end }: ByteRange): Promise<Readable> {
    const response = await this.ask({
      method: 'GET',
      key: checkedKey(key),
      headers: { range: `bytes=${start}-${end}` },
    });
    if (response.status === 206 && response.body)
      return Readable.from(response.body, { objectMode: false });
    await response.body?.cancel();
    throw unusable(`answered a range with ${response.status}`);
  }

  async remove(key: string): Promise<void> {
    const asked = { method: 'DELETE', key: checkedKey(key) } as const;
    const response = await this.ask(asked).catch((error: unknown) => {
      if (error instanceof AppError && error.type === 'not_found') return undefined;
      throw error;
    });
    await response?.body?.cancel();
  }

  tidy(): Promise<void> {
    return removePartial(this.spool);
  }

  /** A good answer. Asks again where the storage is away or busy. */
  private async ask(asked: Asked): Promise<Response> {
    for (let nth = 1; ; nth += 1) {
      const answer = await this.once(asked).catch((error: unknown) => error);
      if (answer instanceof Response) {
        if (answer.ok) return answer;
        const said = (await answer.text().catch(() => '')).slice(0, 500);
        if (answer.status === 404 && !said.includes('NoSuchBucket'))
          throw new AppError('not_found', 'There is no such file.');
        const isTransient = answer.status >= 500 || [408, 409, 429].includes(answer.status);
        if (!isTransient || nth === tries) throw unusable(`answered ${answer.status}: ${said}`);
      } else if (nth === tries) {
        throw unusable('cannot be reached', answer);
      }
      await sleep(backoffMs * 2 ** (nth - 1) * (0.5 + Math.random()));
    }
  }

  private async once({ method, key, headers = {}, body }: Asked): Promise<Response> {
    const url = new URL(`${this.config.endpoint}/${this.config.bucket}/${key}`);
    const bodyHash = body?.hash ?? hashOfNothing;
    const signed = signedHeaders({ method, url, headers, bodyHash }, this.config, new Date());
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('It took too long')), answerWithin);
    try {
      return await fetch(url, {
        method,
        headers: signed,
        redirect: 'error',
        signal: late.signal,
        ...(body ? { body: await openAsBlob(body.path) } : {}),
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

async function write(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      await file.write(chunk);
      size += chunk.byteLength;
    }
  } finally {
    await file.close();
  }
  return { size, hash: hash.digest('hex') };
}

const unusable = (what: string, cause?: unknown): AppError =>
  new AppError('provider_error', 'The storage of files cannot be used at the moment.', {
    cause: new Error(`The S3 storage ${what}`, { cause }),
  });
