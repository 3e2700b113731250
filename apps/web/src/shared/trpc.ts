import { errorBody } from '@coursewright/contract';
import type { AppRouter } from '@coursewright/rpc';
import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import { conditionalFetch } from './conditional-fetch.ts';
import { readOrNothing } from './read-answer.ts';
import { messageOf, networkError, RequestError, unexpectedError } from './request-error.ts';
import { errorFromBody, inOwnLanguage } from './rest.ts';
import { session } from './session/index.ts';

/**
 * Hooks for every procedure: `trpc.generation.start.useMutation()`. Errors: show them with
 * `errorText(error)`.
 */
export const trpc = createTRPCReact<AppRouter>();

/** What went wrong in a tRPC call, as the same RequestError that REST calls throw. */
export function toRequestError(error: unknown): unknown {
  if (!(error instanceof TRPCClientError)) return error;
  if (error.cause instanceof RequestError) return error.cause;
  const data: unknown = error.data;
  const body = readOrNothing(
    errorBody,
    typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined,
  );
  if (body) return errorFromBody(body);
  // What is no JSON was answered by somebody else, such as a proxy.
  return error.cause instanceof SyntaxError
    ? new RequestError({
        type: 'server_error',
        status: 500,
        message: unexpectedError(),
        cause: error,
      })
    : networkError(error);
}

/** The sentence to show for a failed tRPC call. */
export const errorText = (error: unknown, fallback?: string): string =>
  messageOf(toRequestError(error), fallback);

const statusOf = (error: unknown) => {
  const known = toRequestError(error);
  return known instanceof RequestError ? known.status : 0;
};

/** The same error; what was refused says so in the language that is shown. */
async function understood(error: TRPCClientError<AppRouter>): Promise<TRPCClientError<AppRouter>> {
  const known = toRequestError(error);
  return known instanceof RequestError && known.code
    ? Object.assign(error, { cause: await inOwnLanguage(known) })
    : error;
}

/**
 * A 401 costs one shared refresh and one more try of that call alone; its neighbours in the batch
 * are not repeated.
 */
const retryAfterRenewal: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const token = session.tokenForRequest();
      const { next: answer, complete } = observer;
      const error = (failure: TRPCClientError<AppRouter>) =>
        void understood(failure).then(observer.error);
      let current = next(op).subscribe({
        next: answer,
        complete,
        error: (failure) => {
          if (statusOf(failure) !== 401) return error(failure);
          void session.renewForRequest(token).then((renewed) => {
            if (!renewed) return error(failure);
            current = next(op).subscribe({ next: answer, complete, error });
          });
        },
      });
      return () => current.unsubscribe();
    });

/** What was read is kept by `reads`, to be asked about. */
export const createTrpcClient = (reads = conditionalFetch()) =>
  trpc.createClient({
    links: [
      retryAfterRenewal,
      httpBatchLink({
        url: '/api/trpc',
        maxURLLength: 4000,
        fetch: reads.ask,
        headers: ({ opList }) => {
          const token = session.tokenForRequest();
          const key = opList.length === 1 ? opList[0]?.context['idempotencyKey'] : undefined;
          return {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
          };
        },
      }),
    ],
  });

/**
 * Reads are tried three times when the server is away; what it refused once it would refuse again.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 2 && (statusOf(error) === 0 || statusOf(error) >= 500),
        refetchOnWindowFocus: false,
      },
    },
  });

/** What is known of the server, for those who ask it before there is a component. */
export const createServerState = (
  queryClient: QueryClient,
  client: ReturnType<typeof createTrpcClient>,
) => createTRPCQueryUtils({ queryClient, client });
export type ServerState = ReturnType<typeof createServerState>;
