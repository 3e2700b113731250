import { isIP } from 'node:net';
import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError, Failure, limits, Refusal, say, sayAs } from '@coursewright/contract';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { AddressGuard, RefusedConnection, type ResolveHost } from './address-guard.ts';
import { RobotsRules } from './robots-rules.ts';

export interface FetcherOptions {
  /** Part of the User-Agent, so that a site's operator can find out who reads. */
  readonly publicUrl: string;
  /** Configured FETCH_ALLOW. */
  readonly allow: readonly string[];
  readonly resolve?: ResolveHost;
  readonly ports?: readonly number[];
  /** For the whole of one page: lookups, robots.txt, redirects and body. */
  readonly timeoutMs?: number;
}

export interface FetchedPage {
  /** Where the page was found after redirects. */
  readonly url: URL;
  readonly contentType: string;
  readonly charset: string | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Answer = Dispatcher.ResponseData;

const readable = new Set([
  'text/html',
  'text/plain',
  'text/markdown',
  'application/xhtml+xml',
  'application/pdf',
]);
const redirects = new Set([301, 302, 303, 307, 308]);

/** Why a page was not read. `reason` completes a sentence that begins with the page's address. */
class UnreadablePage extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Reads pages of the public web and nothing else: every connection, also after a redirect, passes
 * the address guard.
 */
export class GuardedFetcher {
  private readonly agent: Agent;
  private readonly robots: RobotsRules;
  private readonly userAgent: string;
  private readonly timeoutMs: number;

  constructor({
    publicUrl,
    allow,
    resolve,
    ports,
    timeoutMs = limits.fetch.timeoutMs,
  }: FetcherOptions) {
    const guard = new AddressGuard(allow, resolve, ports);
    this.userAgent = `CoursewrightBot/0.1 (+${publicUrl})`;
    this.timeoutMs = timeoutMs;
    this.agent = new Agent({
      connect: guardedConnector(guard, timeoutMs),
      keepAliveTimeout: 1_000,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    this.robots = new RobotsRules((url, signal) => this.fetchRobots(url, signal));
  }

  /**
   * Throws AppError validation_error, provider_error or timeout with a sentence naming the page;
   * the signal's reason when aborted.
   */
  async fetch(address: string, { signal }: { signal?: AbortSignal } = {}): Promise<FetchedPage> {
    const deadline = AbortSignal.timeout(this.timeoutMs);
    try {
      return await this.fetchPage(
        address,
        AbortSignal.any(signal ? [signal, deadline] : [deadline]),
      );
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw problemOf(pageName(address), error, deadline.aborted);
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async fetchPage(address: string, signal: AbortSignal): Promise<FetchedPage> {
    const { url, answer } = await this.follow(webAddress(address), signal, async (hop) => {
      if (!(await this.robots.allow(hop, signal)))
        throw new UnreadablePage('asks automated readers to stay away (robots.txt)');
    });
    const [contentType, charset] = mediaType(answer);
    if (answer.statusCode !== 200 || !readable.has(contentType)) {
      discard(answer);
      throw new UnreadablePage(
        answer.statusCode === 200
          ? `is of a kind that cannot be read (${contentType || 'unknown'})`
          : `answered with status ${answer.statusCode}`,
      );
    }
    return { url, contentType, charset, bytes: await readBody(answer) };
  }

  private async fetchRobots(
    robotsUrl: URL,
    signal: AbortSignal,
  ): Promise<{ status: number; text: string }> {
    const { answer } = await this.follow(robotsUrl, signal);
    if (answer.statusCode !== 200) {
      discard(answer);
      return { status: answer.statusCode, text: '' };
    }
    return { status: 200, text: new TextDecoder().decode(await readBody(answer)) };
  }

  /**
   * The answer at the end of at most three redirects; `beforeHop` is asked about every address, the
   * first included.
   */
  private async follow(
    start: URL,
    signal: AbortSignal,
    beforeHop?: (url: URL) => Promise<void>,
  ): Promise<{ url: URL; answer: Answer }> {
    let url = start;
    for (let hops = 0; ; hops += 1) {
      await beforeHop?.(url);
      signal.throwIfAborted();
      const answer = await this.agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'GET',
        signal,
        headers: {
          'user-agent': this.userAgent,
          accept: `${[...readable].join(', ')};q=0.9`,
          'accept-encoding': 'gzip, br',
        },
      });
      const { location } = answer.headers;
      if (!redirects.has(answer.statusCode) || typeof location !== 'string') return { url, answer };
      discard(answer);
      if (hops >= limits.fetch.maxRedirects) throw new UnreadablePage('redirects too often');
      url = webAddress(asWritten(location), url);
    }
  }
}

/**
 * Checks at the moment of connecting: what the guard resolved is what is connected to, so a name
 * cannot change in between.
 */
function guardedConnector(guard: AddressGuard, timeout: number): buildConnector.connector {
  return (options, callback) => {
    const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
    guard.addressesFor(options.hostname, port).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const connect = buildConnector({
          timeout,
          rejectUnauthorized: true,
          lookup: (_hostname, { all }, done) =>
            all ? done(null, found) : done(null, found[0]!.address, found[0]!.family),
        });
        connect(options, callback);
      },
      (error: Error) => callback(error, null),
    );
  };
}

/**
 * A body that is thrown away reports that as an error, which would end the process if nobody
 * listened.
 */
const discard = ({ body }: Answer) => body.on('error', () => {}).destroy();

function webAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new UnreadablePage('is not a valid address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new UnreadablePage('is not a web page (http or https)');
  if (url.username || url.password) throw new UnreadablePage('contains a user name or password');
  url.hash = '';
  return url;
}

/**
 * Header bytes arrive decoded as Latin-1, but sites that put unescaped letters into an address mean
 * UTF-8.
 */
function asWritten(header: string): string {
  const text = Buffer.from(header, 'latin1').toString('utf8');
  return text.includes('\uFFFD') ? header : text;
}

function mediaType({ headers }: Answer): [type: string, charset: string | undefined] {
  const header = String(headers['content-type'] ?? '');
  const charset = /charset\s*=\s*["']?([\w.:-]+)/i.exec(header)?.[1]?.toLowerCase();
  return [header.split(';')[0]!.trim().toLowerCase(), charset];
}

/**
 * The body unpacked, counted while it arrives, so that neither a large nor a densely packed one is
 * held whole.
 */
async function readBody(answer: Answer): Promise<Uint8Array<ArrayBuffer>> {
  const encoding = String(answer.headers['content-encoding'] ?? '')
    .trim()
    .toLowerCase();
  const source = Readable.from(bounded(answer.body));
  const decoded = encoding === '' || encoding === 'identity' ? source : unpack(source, encoding);
  const chunks: Buffer[] = [];
  for await (const chunk of bounded(decoded)) chunks.push(chunk);
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const decoders = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

function unpack(source: Readable, encoding: string): Readable {
  const decoder = decoders.get(encoding)?.();
  if (!decoder) {
    source.destroy();
    throw new UnreadablePage('is packed in an unknown way');
  }
  source.on('error', (error) => decoder.destroy(error));
  return source.pipe(decoder);
}

async function* bounded(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limits.fetch.maxBytes)
      throw new UnreadablePage(`is larger than ${limits.fetch.maxBytes / 1024 / 1024} MiB`);
    yield chunk;
  }
}

function problemOf(page: string, error: unknown, isLate: boolean): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof RefusedConnection || error instanceof UnreadablePage)
    return new Refusal('validation_error', sayAs('page_unreadable', `${page} ${error.reason}.`), {
      cause: error,
    });
  if (isLate) return new Failure('timeout', say('page_too_slow', { page }), { cause: error });
  return new Failure('provider_error', say('page_away', { page }), { cause: error });
}

/** Host and path without the query, which may hold personal data. */
export function pageName(address: string): string {
  const url = URL.parse(address);
  const name = url ? url.host + url.pathname.replace(/\/$/, '') : address;
  return name.length > 120 ? `${name.slice(0, 119)}…` : name || 'The page';
}
