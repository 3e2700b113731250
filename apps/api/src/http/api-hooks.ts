import { AppError, operations, type Operation } from '@coursewright/contract';
import { restPath } from '@coursewright/platform';
import type { FastifyInstance } from 'fastify';

const uploads = new Set(
  Object.values<Operation>(operations)
    .filter((route) => route.consumes === 'multipart/form-data')
    .map((route) => `${route.method} ${restPath(route)}`),
);

/** What holds for every route below /api before it is asked. */
export function guardApi(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (/%00/.test(request.url))
      throw new AppError('bad_request', 'The address has a NUL character.');
    if (!request.url.startsWith('/api')) return;
    void reply.header('cache-control', 'no-store');
    const { 'content-type': type = '' } = request.headers;
    if (
      type.toLowerCase().startsWith('multipart/') &&
      !uploads.has(`${request.method} ${request.routeOptions.url}`)
    ) {
      throw new AppError('unsupported_media_type', 'This content type is not supported here.');
    }
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    const { etag } = reply.getHeaders();
    if (
      !request.url.startsWith('/api') ||
      reply.statusCode !== 200 ||
      etag === undefined ||
      !knows(request.headers['if-none-match'], String(etag))
    )
      return payload;
    void reply.status(304);
    return '';
  });
}

/**
 * Whether a client has the very answer already. A proxy that compresses it marks the tag as weak.
 */
const knows = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
