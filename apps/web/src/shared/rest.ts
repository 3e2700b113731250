import {
  errorEnvelope,
  errorStatus,
  type ErrorBody,
  type ErrorType,
  type Operation,
} from '@coursewright/contract';
import type { z } from 'zod';
import { fileNameOf } from './file-name.ts';
import { interfaceLanguage } from './language.ts';
import { dataOf, readAnswer, readOrNothing } from './read-answer.ts';
import { networkError, RequestError, unexpectedError } from './request-error.ts';
import { readServerEvents, type ServerEvent } from './server-events.ts';
import { session } from './session/index.ts';

type Part<Route, Key extends string, As extends string> = Route extends {
  readonly [key in Key]: infer Schema extends z.ZodType;
}
  ? { [name in As]: z.input<Schema> }
  : unknown;

/** What a route takes, read off the contract's row: its path parameters, query and body. */
export type RestInput<Route extends Operation> = Part<Route, 'params', 'params'> &
  Part<Route, 'query', 'query'> &
  Part<Route, 'body', 'body'> & {
    form?: FormData;
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** Goes out also while the page is being closed; bodies up to 64 KiB. */
    keepalive?: boolean;
  };

export type RestAnswer<Route extends Operation> = Route extends {
  readonly output: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/**
 * Calls a row of the contract's REST table and reads the answer by it: `rest(authOperations.status,
 * {})`. A 401 on a signed-in route costs one shared token refresh and one more try. Throws
 * RequestError, and UnreadableAnswer where the answer is not what the row says.
 */
export async function rest<Route extends Operation>(
  route: Route,
  input: RestInput<Route>,
): Promise<RestAnswer<Route>>;
export async function rest(route: Operation, input: LooseInput): Promise<unknown> {
  const response = await answerTo(route, input);
  return route.output && (await readResponse(route.output, response));
}

/**
 * What a route answers with as a file, under the name that the server gives it; without a name
 * where it gives none. Throws RequestError.
 */
export async function restFile(
  route: Operation,
  input: Pick<LooseInput, 'params' | 'query' | 'signal'> = {},
): Promise<File> {
  const response = await answerTo(route, input);
  const content = await contentOf(response, input.signal);
  const name = fileNameOf(response.headers.get('content-disposition') ?? '');
  return new File([content], name, { type: content.type });
}

/**
 * The server-sent events that a route answers with, until it ends; `signal` leaves. Throws
 * RequestError, also where the connection breaks on the way.
 */
export async function* restEvents<Route extends Operation>(
  route: Route,
  input: RestInput<Route>,
): AsyncGenerator<ServerEvent> {
  const loose: LooseInput = input;
  const { body } = await answerTo(route, loose);
  if (!body) return;
  try {
    yield* readServerEvents(body, () => undefined);
  } catch (cause) {
    if (loose.signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

/** A connection that breaks in the middle of a file is a connection that broke. */
async function contentOf(response: Response, signal: AbortSignal | undefined): Promise<Blob> {
  try {
    return await response.blob();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

/** The JSON of a successful answer. Throws UnreadableAnswer. */
export async function readResponse<Schema extends z.ZodType>(
  schema: Schema,
  response: Response,
): Promise<z.output<Schema>> {
  const text = await response.text();
  return readAnswer(schema, dataOf(text));
}

async function answerTo(route: Operation, input: LooseInput): Promise<Response> {
  const send = (token: string | null) =>
    fetchAnswer(urlOf(route, input), initOf(route, input, token));
  const token = session.tokenForRequest();
  let response = await send(token);
  if (response.status === 401 && isBehindLogin(route) && (await session.renewForRequest(token)))
    response = await send(session.tokenForRequest());
  if (!response.ok) throw await errorOf(response);
  return response;
}

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
}

const isBehindLogin = (route: Operation) =>
  route.access === 'signed_in' || route.access === 'admin';

type Value = string | number | boolean | readonly string[];

/** The address of a route, below the server's /api. */
export function urlOf(route: Operation, input: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(route.params?.parse(input.params) ?? {}));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  const values = (route.query?.parse(input.query) ?? {}) as Record<string, Value | undefined>;
  for (const [name, value] of Object.entries(values))
    // Of several values it makes one, separated by commas.
    if (value !== undefined) query.set(name, String(value));
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`;
}

function initOf(route: Operation, input: LooseInput, token: string | null): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (token && isBehindLogin(route)) headers.set('authorization', `Bearer ${token}`);
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  const body = input.form ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  return {
    method: route.method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body }),
    ...(input.signal ? { signal: input.signal } : {}),
    ...(input.keepalive ? { keepalive: true } : {}),
  };
}

async function fetchAnswer(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

/**
 * Reads the one error envelope; an answer that is not ours (a proxy's page) becomes "An unexpected
 * error occurred".
 */
export async function errorOf(response: Response): Promise<RequestError> {
  const answer: unknown = await response.json().catch(() => undefined);
  const envelope = readOrNothing(errorEnvelope, answer);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return envelope
    ? inOwnLanguage(errorFromBody(envelope.error, response.status, retryAfter))
    : errorFromStatus(response.status, retryAfter);
}

/** The same error, which says what its code means in the language that is shown. */
export async function inOwnLanguage(error: RequestError): Promise<RequestError> {
  const said =
    error.code &&
    import('./refusals/say-in.ts').then(({ sayOwn }) => sayOwn(error)).catch(console.warn);
  // English is said already.
  if (interfaceLanguage.current() !== 'en') await said;
  return error;
}

export const errorFromBody = (
  body: ErrorBody,
  status: number = errorStatus[body.type],
  retryAfter?: number,
) =>
  new RequestError({
    type: body.type,
    status,
    message: body.message,
    details: body.details,
    code: body.code,
    values: body.values,
    errorId: body.error_id,
    retryAfter,
    isFromServer: true,
  });

function errorFromStatus(status: number, retryAfter?: number): RequestError {
  const known = (Object.keys(errorStatus) as ErrorType[]).find(
    (type) => errorStatus[type] === status,
  );
  return new RequestError({
    type: known ?? 'server_error',
    status,
    message: unexpectedError(),
    retryAfter,
  });
}
