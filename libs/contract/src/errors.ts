import { z } from 'zod';

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

export const errorDetail = z.strictObject({ path: z.string(), message: z.string() });
export type ErrorDetail = z.infer<typeof errorDetail>;

/**
 * The one error body, on REST and (under `data.error`) on tRPC. `error_id` stands on every 5xx and
 * in the log line beside it.
 */
export const errorBody = z.strictObject({
  message: z.string(),
  type: z.enum(errorTypes),
  details: z.array(errorDetail).optional(),
  error_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
export const errorEnvelope = z.strictObject({ error: errorBody }).meta({ id: 'ErrorEnvelope' });
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/**
 * The only error that use cases throw on purpose. `message` is one sentence for the person, never a
 * stack or an upstream text; `retryAfter` (seconds) becomes the Retry-After header.
 */
export class AppError extends Error {
  // Written out, because threads read the sources of this package without compiling them.
  readonly type: ErrorType;
  readonly details?: ErrorDetail[];
  readonly retryAfter?: number;
  readonly errorId?: string;
  constructor(
    type: ErrorType,
    message: string,
    options: { details?: ErrorDetail[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.type = type;
    this.name = 'AppError';
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
      ...(this.details ? { details: this.details } : {}),
      ...(this.errorId ? { error_id: this.errorId } : {}),
    };
  }
}
