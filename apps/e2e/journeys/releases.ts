import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { expect, type Page } from '@playwright/test';
import { NextRelease } from './next-release.ts';

/**
 * Stands before the product as a host of its own, on which another release can be rolled out and
 * which can go away.
 */
export class Releases {
  private number = 1;
  private next: NextRelease | undefined;
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

  /**
   * Everything is another: the files of the web have other names and the old ones are gone, and what
   * the server says has a field that nobody has heard of.
   */
  rollOutAnew(): void {
    this.rollOut();
    this.next = new NextRelease();
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
    const { next } = this;
    const path = next ? next.pathOf(asked.url ?? '/') : asked.url;
    if (path === undefined) return void answer.writeHead(404).end();
    const url = new URL(path ?? '/', process.env['BASE_URL']);
    // The product takes what changes a session from its own pages only.
    if (headers.origin !== undefined) headers.origin = url.origin;
    const passed = request(url, { method: asked.method, headers }, (got) => {
      if (this.losing.answers > 0 && this.losing.path.test(asked.url ?? '')) {
        this.losing = { ...this.losing, answers: this.losing.answers - 1 };
        got.resume();
        return void asked.socket.destroy();
      }
      const { 'content-length': _length, ...rest } = got.headers;
      // What the service worker does not have is asked for: no luck with what the browser still keeps.
      answer.writeHead(got.statusCode ?? 502, { ...rest, 'cache-control': 'no-store' });
      const change = next?.change(url.pathname, String(got.headers['content-type']));
      // Whoever asked may be gone before all is said.
      const said = change ? pipeline(got, change, () => undefined) : got;
      said.pipe(answer, { end: false });
      said.on('end', () =>
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

/**
 * Has the page look for a newer release until there is one. The browser may be looking already, at
 * the one that it has, and look only once for both.
 */
export const lookForRelease = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        return (registration.installing ?? registration.waiting)?.state;
      }),
    )
    .toBeDefined();
