import { z } from 'zod';
import type { Said, SentenceCode } from './sentences.ts';

/**
 * Every kind of failure a client can meet, with its HTTP status. Adding a type without a status
 * does not compile.
 */
export const errorStatus = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  too_many_requests: 429,
  server_error: 500,
  provider_error: 502,
  unavailable: 503,
  timeout: 504,
} as const;

export type ErrorType = keyof typeof errorStatus;
export const errorTypes = Object.keys(errorStatus) as [ErrorType, ...ErrorType[]];

/** Which sentence a message is, and what stands in it, so that clients can say it in their language. */
const coded = {
  code: z.string().optional().describe('Stays the same when the words of the message change.'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What stands in the message, such as a limit or the name of a file.'),
};

/** The same of a sentence that an answer holds though nothing failed that was asked for. */
export const sentenceSaid = z.strictObject({ code: z.string(), values: coded.values });
export type SentenceSaid = z.infer<typeof sentenceSaid>;

/** What of a failure, or of a sentence, says which it is; undefined where it has no code. */
export const saidOf = ({ code, values }: Partial<SentenceSaid>): SentenceSaid | undefined =>
  code === undefined ? undefined : { code, ...(values ? { values } : {}) };

export const errorDetail = z.strictObject({ path: z.string(), message: z.string(), ...coded });
export type ErrorDetail = z.infer<typeof errorDetail>;

/**
 * The one error body, on REST and (under `data.error`) on tRPC. `error_id` stands on every 5xx and
 * in the log line beside it.
 */
export const errorBody = z.strictObject({
  message: z.string(),
  type: z.enum(errorTypes),
  ...coded,
  details: z.array(errorDetail).optional(),
  error_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
export const errorEnvelope = z.strictObject({ error: errorBody }).meta({ id: 'ErrorEnvelope' });
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

export interface AppErrorOptions {
  readonly said?: Said;
  readonly details?: ErrorDetail[];
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/**
 * The only error that use cases throw on purpose. `message` is one sentence for the person, never a
 * stack or an upstream text; `retryAfter` (seconds) becomes the Retry-After header.
 */
export class AppError extends Error {
  // Written out, because threads read the sources of this package without compiling them.
  readonly type: ErrorType;
  readonly code?: SentenceCode;
  readonly values?: Said['values'];
  readonly details?: ErrorDetail[];
  readonly retryAfter?: number;
  readonly errorId?: string;
  constructor(type: ErrorType, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.type = type;
    this.name = 'AppError';
    this.code = options.said?.code;
    this.values = options.said?.values;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
    if (errorStatus[type] >= 500) this.errorId = crypto.randomUUID();
  }
  get status(): number {
    return errorStatus[this.type];
  }
  toBody(): ErrorBody {
    return {
      message: this.message,
      type: this.type,
      ...(this.code ? { code: this.code } : {}),
      ...(this.values ? { values: this.values } : {}),
      ...(this.details ? { details: this.details } : {}),
      ...(this.errorId ? { error_id: this.errorId } : {}),
    };
  }
}

/** The types of which the type alone does not tell the person what is wrong. */
export type RefusalType = Extract<
  ErrorType,
  | 'bad_request'
  | 'unauthorized'
  | 'payment_required'
  | 'forbidden'
  | 'conflict'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'validation_error'
>;

/** What is wrong with one field; `path` as in "modules.0.title". */
export type RefusedField = Said & { readonly path: string };

interface RefusalOptions {
  readonly details?: readonly RefusedField[];
  readonly cause?: unknown;
}

/** An error that says what the person can do, in a sentence that every language has. */
export class Refusal extends AppError {
  constructor(type: RefusalType, said: Said, { details, cause }: RefusalOptions = {}) {
    super(type, said.message, { said, cause, ...(details ? { details: [...details] } : {}) });
  }
}

/** An error that no request is to blame for, in a sentence that every language has. */
export class Failure extends AppError {
  constructor(
    type: Exclude<ErrorType, RefusalType>,
    said: Said,
    options: Omit<AppErrorOptions, 'said'> = {},
  ) {
    super(type, said.message, { ...options, said });
  }
}

/** One field is wrong, and nothing else. */
export const fieldRefusal = (path: string, said: Said): Refusal =>
  new Refusal('validation_error', said, { details: [{ path, ...said }] });
