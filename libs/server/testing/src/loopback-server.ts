import type { IncomingMessage, ServerResponse } from 'node:http';
import { asyncServer } from './async-server.ts';

export interface LoopbackServer {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly url: string;
  readonly host: string;
  /** Cuts open connections too. */
  close(): Promise<void>;
}

/** An HTTP server on a free port of loopback. */
export async function listenOnLoopback(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<LoopbackServer> {
  const server = asyncServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    url: `http://${host}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The body as JSON; undefined when it is empty. */
export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  return text ? JSON.parse(text) : undefined;
}
