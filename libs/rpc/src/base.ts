import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { AppError, errorStatus, type ErrorType, Refusal, say, sayAs } from '@coursewright/contract';
import type { Caller, Origin, UseCaseName } from './use-cases.ts';

/**
 * What every procedure gets. `toAppError` is the server's one translation of thrown things; it
 * lives outside so that this library stays pure.
 */
export interface RpcContext {
  readonly caller: Caller | null;
  readonly origin: Origin;
  /** Asks a use case, keyed where its operation is idempotent. */
  readonly call: (name: UseCaseName, who: Origin, input: unknown) => Promise<unknown>;
  readonly toAppError: (error: unknown) => AppError;
}

const codes: Record<ErrorType, TRPCError['code']> = {
  bad_request: 'BAD_REQUEST',
  unauthorized: 'UNAUTHORIZED',
  payment_required: 'PAYMENT_REQUIRED',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  method_not_allowed: 'METHOD_NOT_SUPPORTED',
  request_timeout: 'TIMEOUT',
  conflict: 'CONFLICT',
  payload_too_large: 'PAYLOAD_TOO_LARGE',
  unsupported_media_type: 'UNSUPPORTED_MEDIA_TYPE',
  validation_error: 'UNPROCESSABLE_CONTENT',
  too_many_requests: 'TOO_MANY_REQUESTS',
  server_error: 'INTERNAL_SERVER_ERROR',
  provider_error: 'BAD_GATEWAY',
  unavailable: 'SERVICE_UNAVAILABLE',
  timeout: 'GATEWAY_TIMEOUT',
};

/** An AppError as tRPC throws it: same status as on REST, the AppError as its cause. */
export const toTrpcError = (error: AppError): TRPCError =>
  new TRPCError({ code: codes[error.type], message: error.message, cause: error });

/**
 * What went wrong before there was a context (an unreadable batch, an unknown path): tRPC's own
 * refusal, in our words.
 */
function refusal(error: TRPCError, status: number): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === 'NOT_FOUND') return new AppError('not_found', 'Not found.');
  return status < 500
    ? new Refusal('bad_request', say('malformed_request'))
    : new AppError('server_error', 'Something went wrong on our side.');
}

const dataOf = (error: AppError) => ({
  code: codes[error.type],
  httpStatus: errorStatus[error.type],
  error: error.toBody(),
});

/** What tRPC answers where a request is refused before tRPC reads it. */
export const refusedCall = (error: AppError) => ({
  error: {
    message: error.message,
    code: TRPC_ERROR_CODES_BY_KEY[codes[error.type]],
    data: dataOf(error),
  },
});

const t = initTRPC.context<RpcContext>().create({
  errorFormatter: ({ shape, error }) => {
    const known = refusal(error, shape.data.httpStatus);
    return {
      ...shape,
      message: known.message,
      // Without tRPC's `path`: of a procedure that there is not, it is whatever somebody typed.
      data: dataOf(known),
    };
  },
});

export const router = t.router;

/**
 * A procedure for everyone. Whatever fails below it, input checks included, leaves as the AppError
 * that REST would answer with.
 */
export const open = t.procedure.use(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok) return result;
  throw toTrpcError(ctx.toAppError(result.error));
});

/** A procedure for signed-in users; `ctx.caller` is never null below it. */
export const signedInFor = (sentence: string) =>
  open.use(({ ctx, next }) => {
    if (!ctx.caller) throw new Refusal('unauthorized', sayAs('login_required', sentence));
    // Which scope a call needs is written at the rows of `operations`.
    if (ctx.caller.scopes)
      throw new Refusal(
        'forbidden',
        sayAs('api_token_refused', 'API tokens are accepted by the REST API only.'),
      );
    return next({ ctx: { ...ctx, caller: ctx.caller } });
  });

export const signedIn = signedInFor('Authentication required. Please log in.');

/** A procedure for administrators. */
export const admin = signedIn.use(({ ctx, next }) => {
  if (!ctx.caller.isAdmin) throw new Refusal('forbidden', say('administrators_only'));
  return next();
});
