import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, say } from '@coursewright/contract';

export interface SearchRequest {
  /** For messages: "Brave". */
  readonly provider: string;
  readonly url: URL;
  readonly headers: Record<string, string>;
  /** Present: sent as JSON by POST. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const bounds = {
  timeoutMs: 15_000,
  redirects: 3,
  bytes: 4 * 1024 * 1024,
  longestWaitMs: 5_000,
  shortWaitMs: 300,
} as const;

/**
 * One question to a search provider, asked a second time after a transient failure (5xx, or 429
 * with a short wait). Gives the JSON answer.
 */
export async function askSearch(request: SearchRequest): Promise<unknown> {
  const first = await ask(request);
  const wait = waitBeforeRetry(first);
  if (wait === undefined) return answerOf(request, first);
  await first.body?.cancel();
  await sleep(wait, undefined, { signal: request.signal }).catch(() =>
    request.signal?.throwIfAborted(),
  );
  return answerOf(request, await ask(request));
}

async function ask(request: SearchRequest): Promise<Response> {
  const { provider, signal } = request;
  const timeout = AbortSignal.timeout(bounds.timeoutMs);
  try {
    return await follow(request, AbortSignal.any(signal ? [signal, timeout] : [timeout]));
  } catch (error) {
    throw problemOf(provider, error, signal, timeout);
  }
}

/**
 * The answer at the end of a few redirects within the provider's own host: the key and the question
 * go to whom the operator has named, and to nobody that one names.
 */
async function follow(
  { url: first, headers, body }: SearchRequest,
  signal: AbortSignal,
): Promise<Response> {
  const init: RequestInit = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal,
  };
  let url = first;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(url, init);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (hops >= bounds.redirects) throw new Error('Redirects too often');
    if (!isOfSameHost(url, next)) throw new Error(`Leads to another host: ${next.host}`);
    url = next;
  }
}

/** The same server, or its own encrypted side. */
const isOfSameHost = (from: URL, to: URL): boolean =>
  to.origin === from.origin ||
  (to.hostname === from.hostname && to.protocol === 'https:' && to.port === '');

function waitBeforeRetry(response: Response): number | undefined {
  if (response.status >= 500) return bounds.shortWaitMs;
  if (response.status !== 429) return undefined;
  const wait = retryAfterMs(response);
  return wait <= bounds.longestWaitMs ? wait : undefined;
}

/** Seconds or an HTTP date; one second where the provider says nothing. */
function retryAfterMs(response: Response): number {
  const header = response.headers.get('retry-after');
  if (header === null) return 1_000;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? 1_000 : Math.max(0, wait);
}

async function answerOf({ provider, signal }: SearchRequest, response: Response): Promise<unknown> {
  if (response.ok) {
    try {
      return JSON.parse(await boundedText(response));
    } catch (error) {
      throw problemOf(provider, error, signal);
    }
  }
  await response.body?.cancel();
  if (response.status === 429) {
    throw new Failure('too_many_requests', say('search_busy', { provider }), {
      retryAfter: Math.ceil(retryAfterMs(response) / 1_000),
    });
  }
  const { status } = response;
  const isKey = status === 401 || status === 403;
  throw new Failure(
    'provider_error',
    isKey ? say('search_key_refused', { provider }) : say('search_failed', { provider, status }),
  );
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > bounds.bytes) throw new Error('The answer is too large');
  }
  return text;
}

function problemOf(
  provider: string,
  error: unknown,
  signal?: AbortSignal,
  timeout?: AbortSignal,
): unknown {
  if (signal?.aborted) return signal.reason;
  const isLate = timeout?.aborted || (error instanceof Error && error.name === 'TimeoutError');
  if (isLate) return new Failure('timeout', say('search_too_slow', { provider }), { cause: error });
  const isGarbled = error instanceof SyntaxError;
  return new Failure(
    'provider_error',
    say(isGarbled ? 'search_unreadable' : 'search_away', { provider }),
    { cause: error },
  );
}
