import {
  AppError,
  type ErrorType,
  errorStatus,
  errorTypes,
  Refusal,
  type RefusalType,
  type Said,
  say,
} from '@coursewright/contract';
import { HttpException } from '@nestjs/common';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { type Issue, refusedFields } from './refused-fields.ts';
import { databaseErrorCode, isDatabaseAway } from '../database/database-errors.ts';

/**
 * Enough for a form to mark its fields; a hostile body cannot make the answer as long as it likes.
 */
const mostDetails = 50;

/**
 * One sentence per status for what frameworks refuse; their own messages may quote the input or
 * name internals.
 */
const refusals: Record<RefusalType, Said> = {
  bad_request: say('malformed_request'),
  unauthorized: say('login_required'),
  payment_required: say('credits_missing'),
  forbidden: say('not_allowed'),
  conflict: say('changed_at_once'),
  payload_too_large: say('request_too_large'),
  unsupported_media_type: say('content_unsupported'),
  validation_error: say('fields_invalid'),
};
/** Types that say enough by themselves. */
const sentences: Record<Exclude<ErrorType, RefusalType>, string> = {
  not_found: 'Not found.',
  method_not_allowed: 'This method is not allowed here.',
  request_timeout: 'The request came too slowly. Please try again.',
  too_many_requests: 'Too many requests. Please try again later.',
  server_error: 'Something went wrong on our side.',
  provider_error: 'A service this depends on failed. Please try again later.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  timeout: 'This took too long. Please try again.',
};

/** Says of each field what is wrong with it. */
export const validationError = (issues: readonly Issue[]): AppError =>
  new Refusal('validation_error', refusals.validation_error, {
    details: refusedFields(issues.slice(0, mostDetails)),
  });

const translated = new WeakMap<object, AppError>();

/**
 * The only place where strangers (Nest, Fastify, tRPC, zod, PostgreSQL, aborted calls) become
 * AppErrors. What nobody foresaw is a server_error; its text stays in `cause`, for the log. The
 * same thrown object gives the same AppError, so its error_id is one.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (typeof error !== 'object' || error === null) return ofType('server_error', error);
  const known = translated.get(error);
  if (known) return known;
  const made = translate(error);
  translated.set(error, made);
  return made;
}

function translate(error: object): AppError {
  if (error instanceof TRPCError) return fromTrpc(error);
  if (error instanceof ZodError) return validationError(error.issues);
  if (error instanceof HttpException) return ofStatus(error.getStatus(), error);
  // Fastify's, also where a sender gives up in the middle of a body, which resets a line as the
  // database does when it goes away.
  if ('statusCode' in error && typeof error.statusCode === 'number')
    return ofStatus(error.statusCode, error);
  if (isDatabaseAway(error))
    return new AppError('unavailable', sentences.unavailable, { cause: error, retryAfter: 2 });
  const code = databaseErrorCode(error);
  if (code !== undefined && code in refusedStatements)
    return ofType(refusedStatements[code] ?? 'server_error', error);
  if ('name' in error && error.name === 'AbortError') return ofType('unavailable', error);
  if ('name' in error && error.name === 'TimeoutError') return ofType('timeout', error);
  return ofType('server_error', error);
}

const refusedStatements: Record<string, ErrorType> = {
  '22021': 'bad_request', // a character that text cannot hold
  '22P05': 'bad_request', // the same, escaped in JSON
  '40001': 'conflict',
  '40P01': 'conflict', // deadlock
  '55P03': 'conflict', // lock not available
  '57014': 'timeout', // statement_timeout
  '25P03': 'timeout', // idle_in_transaction_session_timeout
};

/** tRPC wraps whatever a procedure throws, and its own refusals have no cause or a parser's. */
function fromTrpc(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.cause instanceof ZodError) {
    // An answer that does not fit its own schema is our fault, not the caller's.
    return error.code === 'INTERNAL_SERVER_ERROR'
      ? ofType('server_error', error)
      : validationError(error.cause.issues);
  }
  if (error.code === 'INTERNAL_SERVER_ERROR' && error.cause) return toAppError(error.cause);
  return ofType(trpcCodes[error.code] ?? 'server_error', error);
}

const trpcCodes: Partial<Record<TRPCError['code'], ErrorType>> = {
  PARSE_ERROR: 'bad_request',
  BAD_REQUEST: 'bad_request',
  UNAUTHORIZED: 'unauthorized',
  PAYMENT_REQUIRED: 'payment_required',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  CONFLICT: 'conflict',
  PAYLOAD_TOO_LARGE: 'payload_too_large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
  UNPROCESSABLE_CONTENT: 'validation_error',
  TOO_MANY_REQUESTS: 'too_many_requests',
  SERVICE_UNAVAILABLE: 'unavailable',
  TIMEOUT: 'timeout',
  GATEWAY_TIMEOUT: 'timeout',
};

function ofStatus(status: number, cause: unknown): AppError {
  const type = errorTypes.find((candidate) => errorStatus[candidate] === status);
  return ofType(type ?? (status >= 400 && status < 500 ? 'bad_request' : 'server_error'), cause);
}

const isRefusal = (type: ErrorType): type is RefusalType => type in refusals;

const ofType = (type: ErrorType, cause: unknown): AppError =>
  isRefusal(type)
    ? new Refusal(type, refusals[type], { cause })
    : new AppError(type, sentences[type], { cause });
