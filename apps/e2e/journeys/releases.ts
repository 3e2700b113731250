import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands before the product as a host of its own, on which another release can be rolled out and
 * which can go away.
 */
export class Releases {
  private number = 1;
  private isAway = false;
  private readonly server = createServer((asked, answer) => this.pass(asked, answer));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** The service worker of the next release is another file. */
  rollOut(): void {
    this.number += 1;
  }

  /** As a telephone in a tunnel sees it: whatever is asked ends without an answer. */
  cut(isAway: boolean): void {
    this.isAway = isAway;
    if (isAway) this.server.closeAllConnections();
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.isAway) return void asked.socket.destroy();
    // Whole and as it is: what is compressed or known already has no end to write to.
    const {
      host: _host,
      'accept-encoding': _encodings,
      'if-none-match': _known,
      'if-modified-since': _since,
      ...headers
    } = asked.headers;
    const url = new URL(asked.url ?? '/', process.env['BASE_URL']);
    const passed = request(url, { method: asked.method, headers }, (got) => {
      const { 'content-length': _length, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, rest);
      got.pipe(answer, { end: false });
      got.on('end', () =>
        answer.end(asked.url === '/sw.js' ? `\n// Release ${this.number}.\n` : ''),
      );
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }
}
