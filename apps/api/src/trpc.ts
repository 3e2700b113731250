import { AppError } from '@coursewright/contract';
import {
  callerIfKnown,
  callOptionsOf,
  originOf,
  RecognisingGuard,
  toAppError,
} from '@coursewright/platform';
import {
  appRouter,
  type AppRouter,
  refusedCall,
  type RpcContext,
  toTrpcError,
} from '@coursewright/rpc';
import type { CanActivate, INestApplicationContext } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError, reportFailure } from './http/answer-error.ts';
import { parseJson } from './http/json-body.ts';
import { useCasesOf } from './use-cases.ts';

/** Calls in one request; each costs an authentication at most, but also its use case. */
const longestBatch = 20;

/** Mounts the tRPC API at /api/trpc: same use cases, same login strategies, same errors as REST. */
export async function mountTrpc(
  fastify: FastifyInstance,
  app: INestApplicationContext,
): Promise<void> {
  const call = useCasesOf(app);
  const guard = app.get<CanActivate>(RecognisingGuard, { strict: false });

  const createContext = async ({
    req: request,
    res: reply,
  }: {
    req: FastifyRequest;
    res: FastifyReply;
  }): Promise<RpcContext> => {
    try {
      await guard.canActivate(new ExecutionContextHost([request, reply]));
      const headers = callOptionsOf(request);
      return {
        caller: callerIfKnown(request) ?? null,
        origin: originOf(request),
        call: (name, who, input) => call(name, who, input, headers),
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
      scope.setErrorHandler((error, request, reply) =>
        answerError(error, request, reply, refusedCall),
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
