import type { FastifyInstance } from 'fastify';

/**
 * Ends the connection of a request that was answered before its body had come whole, as soon as
 * fewer than the least bytes of the rest arrive within the time.
 *
 * The rest is read and discarded, since a connection closed under a client that still sends is
 * reset, and the client loses its answer. Whoever stops sending has had it, and would otherwise keep
 * the connection until the timeout of a silent one.
 */
export function endWithheldBodies(
  fastify: FastifyInstance,
  { bytesPerSecond, seconds }: { readonly bytesPerSecond: number; readonly seconds: number },
): void {
  fastify.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
    if (raw.complete || socket.destroyed) return;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const arrived = socket.bytesRead - before;
      before += arrived;
      if (!raw.complete && arrived >= bytesPerSecond * seconds) return;
      clearInterval(timer);
      if (!raw.complete) socket.destroy();
    }, seconds * 1000).unref();
  });
}
