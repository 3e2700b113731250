import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** PostgreSQL behind a proxy whose connections can be cut and allowed again. */
export interface DatabaseProxy {
  readonly url: string;
  /** Drops every connection and refuses new ones. */
  cut(): void;
  /** Takes connections again. */
  restore(): void;
  close(): Promise<void>;
}

/**
 * `listen` is called for every connection; what it returns gets the bytes that the client sends, and
 * changes nothing about them.
 */
export async function createDatabaseProxy(
  target: string,
  listen?: () => (bytes: Buffer) => void,
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isOpen = true;
  const server = createServer((near) => {
    if (!isOpen) return void near.destroy();
    const far = connect(Number(port), hostname);
    if (listen) near.on('data', listen());
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const url = new URL(target);
  url.port = String(address.port);
  const cut = () => {
    isOpen = false;
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    restore: () => {
      isOpen = true;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
