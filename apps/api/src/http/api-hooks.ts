import { type Operation, operations, Refusal, say, sayAs } from '@coursewright/contract';
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
      throw new Refusal(
        'bad_request',
        sayAs('malformed_request', 'The address has a NUL character.'),
      );
    if (!request.url.startsWith('/api')) return;
    void reply.header('cache-control', 'no-store');
    const { 'content-type': type = '' } = request.headers;
    if (
      type.toLowerCase().startsWith('multipart/') &&
      !uploads.has(`${request.method} ${request.routeOptions.url}`)
    ) {
      throw new Refusal('unsupported_media_type', say('content_unsupported'));
    }
  });
}
