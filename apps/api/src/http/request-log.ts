import { callerIfKnown } from '@coursewright/platform';
import { appRouter } from '@coursewright/rpc';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const log = new Logger('Request');

/**
 * One line for each request as its connection lets go of it: at debug, and at info where the server
 * failed; `Failure` has the cause under the same `request_id`. It names the route and never the
 * address, whose path and query may carry what was mailed or what somebody pasted there.
 */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    // Not `onResponse`: a reader who goes away, and every stream ends that way, would leave no
    // line.
    reply.raw.once('close', () => {
      const { statusCode: status, writableFinished } = reply.raw;
      const route = request.routeOptions.url ?? 'unknown route';
      const procedures = proceduresOf(request);
      const line = {
        request_id: request.id,
        method: request.method,
        route,
        ...(procedures.length > 0 ? { procedures } : {}),
        status,
        ms: Math.round(reply.elapsedTime),
        user_id: callerIfKnown(request)?.userId,
        ...(writableFinished ? {} : { left_early: true }),
      };
      log[status >= 500 ? 'log' : 'debug'](line, `${request.method} ${route} ${status}`);
    });
    next();
  });
}

/** What a call through tRPC asks for; a name that there is not is somebody's text. */
function proceduresOf(request: FastifyRequest): string[] {
  const { path } = (request.params ?? {}) as { path?: unknown };
  if (typeof path !== 'string' || !request.routeOptions.url?.startsWith('/api/trpc/')) return [];
  return path.split(',').filter((name) => Object.hasOwn(appRouter._def.procedures, name));
}
