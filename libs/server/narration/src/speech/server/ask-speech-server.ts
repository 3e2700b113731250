import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@coursewright/contract';
import {
  type CircuitBreaker,
  CircuitOpen,
  type SpeechConfig,
  type Verdict,
} from '@coursewright/platform';
import { SpeakerAway } from '../speech.ts';

export type SpeechServer = Extract<SpeechConfig, { kind: 'server' }>;

/** One line that is to be spoken. */
export interface Spoken {
  readonly text: string;
  readonly voice: string;
  /** 1: as fast as the server speaks by itself. */
  readonly speed: number;
}

interface Asking {
  /** Of this server, for everybody who asks it. */
  readonly breaker: CircuitBreaker;
  readonly signal: AbortSignal;
  /** Awaited before each request; what it throws is thrown on, and the request is not made. */
  readonly admit: () => Promise<void>;
}

const bounds = {
  bytes: 24 * 1024 * 1024,
  tries: 4,
  /** Milliseconds spent waiting between tries, at most. */
  waitMs: 60_000,
  backoffMs: 500,
} as const;

/**
 * Why there is no sound: what may pass with another try, what every line will meet, and what is
 * wrong with this one.
 */
class Failure extends Error {
  constructor(
    readonly kind: 'passing' | 'lasting' | 'line',
    readonly problem: AppError,
    /** As the server says. */
    readonly waitMs?: number,
  ) {
    super(problem.message, { cause: problem });
  }
}
const verdictOf = (error: unknown): Verdict =>
  error instanceof Failure ? (error.kind === 'line' ? 'up' : 'down') : 'unknown';

/**
 * A line as WAV from a server that speaks the protocol of OpenAI's `/v1/audio/speech`, with further
 * tries after 408, 429, 5xx and cut connections, and none while the server is away. Throws AppError,
 * SpeakerAway among them, or the reason of the signal.
 */
export async function askSpeechServer(
  server: SpeechServer,
  spoken: Spoken,
  { breaker, signal, admit }: Asking,
): Promise<Uint8Array> {
  const since = Date.now();
  let waitLeft: number = bounds.waitMs;
  const ask = async () => {
    await admit();
    return once(server, spoken, signal);
  };
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await breaker.run(ask, { judge: verdictOf, signal, since });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof CircuitOpen) throw new SpeakerAway(server.model, error);
      if (!(error instanceof Failure)) throw error;
      if (error.kind !== 'line' && breaker.isAway) throw new SpeakerAway(server.model, error);
      const wait = error.waitMs ?? bounds.backoffMs * 2 ** (tries - 1) * (0.5 + Math.random());
      if (error.kind !== 'passing' || tries === bounds.tries || wait > waitLeft)
        throw error.problem;
      waitLeft -= wait;
      await sleep(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

async function once(
  server: SpeechServer,
  { text, voice, speed }: Spoken,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const late = AbortSignal.timeout(server.timeoutMs);
  try {
    const response = await fetch(addressOf(server.baseUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'audio/wav',
        ...(server.apiKey ? { authorization: `Bearer ${server.apiKey}` } : {}),
      },
      body: JSON.stringify({
        model: server.model,
        input: text,
        voice,
        response_format: 'wav',
        ...(speed === 1 ? {} : { speed }),
      }),
      // The key and the lesson go to the server that was configured, and to no other.
      redirect: 'error',
      signal: AbortSignal.any([signal, late]),
    });
    if (response.ok) return await boundedBytes(response);
    const said = await saidBy(response);
    throw refusalOf(response, said);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Failure) throw error;
    throw new Failure(
      'passing',
      late.aborted
        ? new AppError('timeout', 'The speech server took too long to answer.', { cause: error })
        : problem('The speech server could not be reached.', error),
    );
  }
}

/** With or without `/v1`, as servers' own pages name their address. */
const addressOf = (baseUrl: string): string =>
  `${baseUrl}${/\/v\d+$/.test(baseUrl) ? '' : '/v1'}/audio/speech`;

async function boundedBytes(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > bounds.bytes)
      throw new Failure(
        'line',
        problem('The speech server gave more sound than a sentence can have.'),
      );
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** The beginning of what a server says about a refusal, for the log. */
async function saidBy(response: Response): Promise<string> {
  let said = '';
  for await (const part of response.body ?? []) {
    said += Buffer.from(part).toString('utf8');
    if (said.length > 500) break;
  }
  return `${response.status} ${said.slice(0, 500)}`;
}

function refusalOf(response: Response, said: string): Failure {
  const { status } = response;
  if (status === 429 || status === 408 || status >= 500)
    return new Failure(
      'passing',
      problem(`The speech server failed with status ${status}.`, new Error(said)),
      retryAfterOf(response),
    );
  const isKey = status === 401 || status === 403;
  return new Failure(
    isOfLine(status) ? 'line' : 'lasting',
    problem(
      isKey
        ? 'The speech server refuses the API key.'
        : `The speech server refused the request with status ${status}.`,
      new Error(said),
    ),
  );
}

/** Of a text or a voice that it cannot speak: it may speak others. */
const isOfLine = (status: number): boolean => [400, 413, 415, 422].includes(status);

/** Seconds or an HTTP date. */
function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

const problem = (message: string, cause?: unknown): AppError =>
  new AppError('provider_error', message, { cause });
