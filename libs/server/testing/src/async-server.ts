import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/**
 * An HTTP server with an asynchronous handler, not listening yet. A handler that fails breaks the
 * connection instead of the process.
 */
export function asyncServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Server {
  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
}
