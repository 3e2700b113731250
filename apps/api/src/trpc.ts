import { AppError } from '@coursewright/contract';
import {
  Authenticator,
  callOptionsOf,
  credentialsOf,
  originOf,
  rememberCaller,
  toAppError,
} from '@coursewright/platform';
import { appRouter, type AppRouter, type RpcContext, toTrpcError } from '@coursewright/rpc';
import type { INestApplicationContext } from '@nestjs/common';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reportFailure } from './http/answer-error.ts';
import { parseJson } from './http/json-body.ts';
import { useCasesOf } from './use-cases.ts';

/** Calls in one request; each costs an authentication at most, but also its use case. */
const longestBatch = 20;

/** Mounts the tRPC door at /api/trpc: same use cases, same Authenticator, same errors as REST. */
export async function mountTrpc(
  fastify: FastifyInstance,
  app: INestApplicationContext,
): Promise<void> {
  const useCases = useCasesOf(app);
  const authenticator = app.get(Authenticator, { strict: false });

  const createContext = async ({ req: request }: { req: FastifyRequest }): Promise<RpcContext> => {
    try {
      const caller = await authenticator.byAccessToken(credentialsOf(request));
      if (caller) rememberCaller(request, caller);
      return {
        caller,
        origin: originOf(request),
        options: callOptionsOf(request),
        useCases,
        toAppError,
      };
    } catch (error) {
      throw toTrpcError(toAppError(error));
    }
  };

  const options: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    createContext,
    maxBatchSize: longestBatch,
    onError: ({ error, path, req }) =>
      reportFailure(toAppError(error), `tRPC ${path ?? 'unknown procedure'}`, req),
    responseMeta: ({ errors }) => ({
      headers: retryHeader(errors.map((error) => toAppError(error))),
    }),
  };

  await fastify.register(
    async (scope) => {
      fastifyTRPCPlugin(scope, { trpcOptions: options }, () => undefined);
      // The plugin takes multipart of any size; no procedure wants it.
      scope.removeContentTypeParser(['application/json', 'multipart/form-data']);
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'string' },
        (_request, body, done) => {
          try {
            if (body !== '') parseJson(String(body));
            // tRPC parses the text itself.
            done(null, body);
          } catch (error) {
            done(toAppError(error));
          }
        },
      );
      scope.addHook('preValidation', async (request) => {
        const { input } = request.query as { input?: unknown };
        if (typeof input === 'string') parseJson(input);
      });
    },
    { prefix: '/api/trpc' },
  );
}

function retryHeader(errors: AppError[]): Record<string, string> {
  const waits = errors.flatMap(({ retryAfter }) => retryAfter ?? []);
  return waits.length > 0 ? { 'retry-after': String(Math.max(...waits)) } : {};
}
