import { createHash } from 'node:crypto';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Bytes from which an answer is worth compressing, and worth not being sent again. */
const worthIt = 1_024;

/**
 * How answers travel: compressed and, below /api, with an ETag by which a client that has the very
 * answer is told so (304). Called before any route is registered. Streams go as they are.
 */
export async function prepareAnswers(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    // The files of the web, which are what no other route takes, are compressed when it is built.
    if (route.url === '/*') route.compress = false;
  });
  // Requests are never unpacked: a small one could become a large one.
  await fastify.register(compress, {
    globalDecompression: false,
    threshold: worthIt,
    encodings: ['br', 'gzip'],
  });

  fastify.addHook('onSend', async (request, reply, answer) => {
    if (!request.url.startsWith('/api')) return answer;
    const payload = answer instanceof Response ? await unwrapped(answer, reply) : answer;
    if (reply.statusCode !== 200) return payload;
    if (!reply.hasHeader('etag') && isLargeRead(request.method, payload))
      void reply.header('etag', etagOf(payload));
    if (!knows(request.headers['if-none-match'], String(reply.getHeader('etag') ?? '')))
      return payload;
    void reply.status(304);
    return '';
  });
}

/** tRPC answers with a Response, whose status and headers would be read off it after all hooks. */
async function unwrapped(answer: Response, reply: FastifyReply): Promise<string> {
  void reply.status(answer.status).headers(Object.fromEntries(answer.headers));
  return answer.text();
}

const isLargeRead = (method: string, payload: unknown): payload is string =>
  method === 'GET' && typeof payload === 'string' && payload.length >= worthIt;

/**
 * How long the server took is different each time, and no news to a client that has the answer: the
 * tag, which is weak, leaves it out. No text in an answer reads so: JSON writes its quotes as `\"`.
 */
const timing = /"request_time_ms":\d+/g;

const etagOf = (payload: string): string =>
  `W/"${createHash('sha256').update(payload.replace(timing, '')).digest('base64url')}"`;

/** Whether a client has the very answer already; compressing marks a tag as weak, here or in a proxy. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return etag !== '' && (ifNoneMatch?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false);
}
