import type { ErrorDetail, ErrorType } from '@coursewright/contract';
import { useSharedMessages } from './messages/index.ts';

export const unexpectedError = (): string => useSharedMessages.current().unexpected_error;

/**
 * A call to the server that failed, over whichever API. Type `network`: no answer arrived at all
 * (status 0).
 */
export class RequestError extends Error {
  readonly type: ErrorType | 'network';
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  details: readonly ErrorDetail[];
  /** Which sentence the message is, and what stands in it. */
  readonly code: string | undefined;
  readonly values: ErrorDetail['values'];
  /** Whether the message is in the person's language, whatever the type is called in it. */
  isTranslated = false;
  readonly errorId: string | undefined;
  /** Seconds to wait before another try, when the server said so. */
  readonly retryAfter: number | undefined;
  /** Whether our server said so, and not whoever stands before it. */
  readonly isFromServer: boolean;

  constructor(failure: {
    type: ErrorType | 'network';
    status: number;
    message: string;
    details?: readonly ErrorDetail[] | undefined;
    code?: string | undefined;
    values?: ErrorDetail['values'];
    errorId?: string | undefined;
    retryAfter?: number | undefined;
    isFromServer?: boolean;
    cause?: unknown;
  }) {
    super(failure.message, { cause: failure.cause });
    this.name = 'RequestError';
    this.type = failure.type;
    this.status = failure.status;
    this.details = failure.details ?? [];
    this.code = failure.code;
    this.values = failure.values;
    this.errorId = failure.errorId;
    this.retryAfter = failure.retryAfter;
    this.isFromServer = failure.isFromServer ?? false;
  }
}

export const networkError = (cause: unknown) =>
  new RequestError({
    type: 'network',
    status: 0,
    message: useSharedMessages.current().unreachable,
    cause,
  });

/**
 * An error of which the message was written for the person: a sentence of a catalogue, or of the
 * payment provider in the person's language.
 */
export class SaidError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SaidError';
  }
}

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 401;

/** What the change was made on is no longer what stands there. */
export const isConflict = (error: unknown): boolean =>
  error instanceof RequestError && error.type === 'conflict';

/**
 * The text for the person, with " (Error ID: …)" when it has one; the fallback for an error that
 * was not written for people, such as a parser's. The server's sentences are
 * English, so other languages have sentences of their own: for the codes (`inOwnLanguage`), and for
 * the types of failure of which the type says enough.
 */
export function messageOf(error: unknown, fallback: string = unexpectedError()): string {
  if (!(error instanceof Error) || !error.message) return fallback;
  if (error instanceof SaidError) return error.message;
  if (!(error instanceof RequestError)) return fallback;
  const t = useSharedMessages.current();
  const own = error.type === 'network' || error.isTranslated ? undefined : t.failure[error.type];
  const message = (typeof own === 'function' ? own(error) : own) ?? error.message;
  return error.errorId ? t.with_error_id({ message, id: error.errorId }) : message;
}

/** What the server says is wrong with one field of a form (`details[].path`). */
export const detailOf = (error: unknown, field: string): string | undefined =>
  error instanceof RequestError
    ? error.details.find((detail) => detail.path === field)?.message
    : undefined;

/** Whether the fields that an error names say all of it, so that above the form it would be said twice. */
export const isSaidAtFields = (error: unknown): boolean =>
  error instanceof RequestError && error.details.some(({ message }) => message === error.message);
