import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/**
 * Stands before the product as a host of its own, on which another release can be rolled out and
 * which can go away.
 */
export class Releases {
  private number = 1;
  private isAway = false;
  private losing = { path: /^$/, answers: 0 };
  private readonly server = createServer((asked, answer) => this.pass(asked, answer));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
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

  /** The next so many answers to calls of this path are lost on their way; the server has done its part. */
  lose(path: RegExp, answers: number): void {
    this.losing = { path, answers };
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
      if (this.losing.answers > 0 && this.losing.path.test(asked.url ?? '')) {
        this.losing = { ...this.losing, answers: this.losing.answers - 1 };
        got.resume();
        return void asked.socket.destroy();
      }
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

/** Resolves when the service worker is in charge of the page. */
export const inCharge = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
