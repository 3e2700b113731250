import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AddressGuard, resolveByDns, type ResolveHost } from './fetching/address-guard.ts';
import { type FetcherOptions, GuardedFetcher } from './fetching/guarded-fetcher.ts';
import { GuardedPageReader } from './fetching/guarded-page-reader.ts';
import { DocumentParser } from './parsing/document-parser.ts';

const publicUrl = 'https://courses.example.org';
const page =
  '<!doctype html><html><head><title>Tides</title></head><body><nav>Home</nav><article><h1>Tides</h1><h2>Why they rise</h2><p>' +
  'The Moon pulls the ocean on its near side more strongly than the Earth below it, and so the water rises there. '.repeat(
    6,
  ) +
  '</p></article></body></html>';

/** Forms in which an address that is not public can be written. C stands for the canary's port. */
const forbidden = [
  'http://127.0.0.1:C/',
  'http://127.1:C/',
  'http://127.0.1:C/',
  'http://2130706433:C/',
  'http://0x7f000001:C/',
  'http://0x7f.0.0.1:C/',
  'http://0177.0.0.1:C/',
  'http://017700000001:C/',
  'http://0x7f.1:C/',
  'http://127.0.0.1.:C/',
  'http://127.255.255.254:C/',
  'http://127.0.0.2:C/',
  'http://0:C/',
  'http://0.0.0.0:C/',
  'http://0.0.0.1:C/',
  'http://[::]:C/',
  'http://[::1]:C/',
  'http://[0:0:0:0:0:0:0:1]:C/',
  'http://[::ffff:127.0.0.1]:C/',
  'http://[::ffff:7f00:1]:C/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]:C/',
  'http://[::127.0.0.1]:C/',
  'http://[::7f00:1]:C/',
  'http://[64:ff9b::127.0.0.1]:C/',
  'http://[64:ff9b::7f00:1]:C/',
  'http://[64:ff9b:1::7f00:1]:C/',
  'http://[2002:7f00:1::]:C/',
  'http://[2001::7f00:1]:C/',
  'http://[::ffff:0:127.0.0.1]:C/',
  'http://[fe80::1]:C/',
  'http://[fc00::1]:C/',
  'http://[fd12:3456::1]:C/',
  'http://[ff02::1]:C/',
  'http://[100::1]:C/',
  'http://[2001:db8::1]:C/',
  'http://[fec0::1]:C/',
  'http://localhost:C/',
  'http://LOCALHOST:C/',
  'http://localhost.:C/',
  'http://sub.localhost:C/',
  'http://①②⑦.0.0.1:C/',
  'http://127。0。0。1:C/',
  'http://10.0.0.1:C/',
  'http://10.255.255.255:C/',
  'http://172.16.0.1:C/',
  'http://172.31.255.255:C/',
  'http://192.168.0.1:C/',
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.0.1:C/',
  'http://100.64.0.1:C/',
  'http://100.127.255.255:C/',
  'http://198.18.0.1:C/',
  'http://198.19.255.255:C/',
  'http://192.0.0.1:C/',
  'http://192.0.2.1:C/',
  'http://198.51.100.1:C/',
  'http://203.0.113.1:C/',
  'http://224.0.0.1:C/',
  'http://240.0.0.1:C/',
  'http://255.255.255.255:C/',
  'http://192.88.99.1:C/',
  'https://127.0.0.1:C/',
  'https://localhost:C/',
  'http://metadata.internal:C/',
  'http://rebound.example:C/',
  'http://mixed.example:C/',
  'http://v6.example:C/',
  'http://user:pass@127.0.0.1:C/',
  'http://public.example@127.0.0.1:C/',
  'http://public.example#@127.0.0.1:C/',
  'http:127.0.0.1:C/',
  'http:\\\\127.0.0.1:C\\',
];
/** Not addresses of the web at all. */
const unspeakable = [
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1:C/_x',
  'data:text/html,hi',
  'javascript:alert(1)',
  'blob:http://127.0.0.1/x',
  'unix:/var/run/docker.sock',
  '//127.0.0.1:C',
  '',
  'http://',
  'http://[::1',
  'http://127.0.0.1:99999/',
];

const names: Record<string, string[]> = {
  'metadata.internal': ['169.254.169.254'],
  'rebound.example': ['127.0.0.1'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'v6.example': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1'],
  'public.example': ['10.0.0.9'],
  localhost: ['127.0.0.1', '::1'],
  'sub.localhost': ['127.0.0.1'],
  'localhost.': ['127.0.0.1'],
};
const resolve: ResolveHost = async (host) =>
  names[host] ?? (/^[\d.]+$/.test(host) ? resolveByDns(host) : []);

const pem = (label: string, base64: string) =>
  `-----BEGIN ${label}-----\n${base64.match(/.{1,64}/g)!.join('\n')}\n-----END ${label}-----\n`;
/** A certificate for self.example that only itself vouches for. */
const selfSigned = {
  key: pem(
    'PRIVATE KEY',
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgC1ScgjsnoA8sSeSEMYIgqkRBPiekIcMCwhkC5C1lbW6hRANCAARuFMfOO02iw8GyKIjMkKGHvWxemkkl+bfEbAT/gMPp/YQXu49Z4Ttor8WumOElKHKsDWL6IcYjjJolwbKDW9qp',
  ),
  cert: pem(
    'CERTIFICATE',
    'MIIBhTCCASugAwIBAgIUCucWjSR9auffXGPZgIxAH8bQf1kwCgYIKoZIzj0EAwIwFzEVMBMGA1UEAwwMc2VsZi5leGFtcGxlMCAXDTI2MTEyMDE3MTI1OVoYDzIxMjYxMDI3MTcxMjU5WjAXMRUwEwYDVQQDDAxzZWxmLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARuFMfOO02iw8GyKIjMkKGHvWxemkkl+bfEbAT/gMPp/YQXu49Z4Ttor8WumOElKHKsDWL6IcYjjJolwbKDW9qpo1MwUTAdBgNVHQ4EFgQUXNjodUoREs8GmEJ8FjX1VyqtqfIwHwYDVR0jBBgwFoAUXNjodUoREs8GmEJ8FjX1VyqtqfIwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBEXJnzsC4WDwvJzjx0xf7sBdU/gROGE2iWxYVyl8bK4wIhAKB2baTqygScnRFiAJQllezBebYu3cP6DZKi4szXvW6u',
  ),
};

describe('guarded fetcher', () => {
  const open: { close(): unknown }[] = [];
  const fetcher = (options: Partial<FetcherOptions> = {}) => {
    const made = new GuardedFetcher({ publicUrl, allow: [], resolve, ...options });
    open.push(made);
    return made;
  };
  async function serve(
    listener: RequestListener,
    host = '127.0.0.1',
  ): Promise<{ port: number; host: string; url: string; server: Server }> {
    const server = createServer(listener);
    await new Promise<void>((done) => server.listen(0, host, done));
    open.push({ close: () => (server.closeAllConnections(), server.close()) });
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('No port');
    return {
      server,
      port: address.port,
      host: `${host}:${address.port}`,
      url: `http://${host}:${address.port}`,
    };
  }
  const site = (pages: Record<string, RequestListener>) =>
    serve((asked, answer) =>
      (pages[new URL(asked.url!, 'http://x').pathname] ?? ((_, none) => none.writeHead(404).end()))(
        asked,
        answer,
      ),
    );
  const html =
    (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
    (_, answer) =>
      void answer
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
        .end(body);
  afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

  /** Sockets that the process opens while `work` runs, other than to `except`. */
  async function socketsDuring(work: () => Promise<void>): Promise<number> {
    let count = 0;
    const onSocket = () => {
      count += 1;
    };
    subscribe('net.client.socket', onSocket);
    await work().finally(() => unsubscribe('net.client.socket', onSocket));
    return count;
  }

  describe('where a canary listens', () => {
    let touched = 0;
    let port = '';
    beforeEach(async () => {
      touched = 0;
      const canary = createTcpServer((socket) => {
        touched += 1;
        socket.destroy();
      });
      await new Promise<void>((done) => canary.listen(0, '::', done));
      open.push(canary);
      const address = canary.address();
      port = String(typeof address === 'object' && address?.port);
    });
    const fill = (address: string) => address.replace(':C', `:${port}`);

    it(`opens no connection for ${forbidden.length} forms of address that are not public, asked directly`, async () => {
      expect(forbidden.length).toBeGreaterThanOrEqual(60);
      // The canary's port counts as the web's, so that only the address can be the reason.
      const guarded = fetcher({ ports: [80, 443, Number(port)] });
      const sockets = await socketsDuring(async () => {
        for (const address of [...forbidden, ...unspeakable]) {
          await expect(guarded.fetch(fill(address))).rejects.toMatchObject({
            name: 'AppError',
            type: expect.stringMatching(/^(?:validation_error|provider_error)$/),
          });
        }
      });
      expect([touched, sockets]).toEqual([0, 0]);
    });

    it('opens none behind a redirect, on each of the hops', async () => {
      const landings: string[] = [];
      const entry = await serve((asked, answer) => {
        const url = new URL(asked.url!, 'http://x');
        if (url.pathname === '/robots.txt') return void answer.writeHead(404).end();
        const hop = Number(url.searchParams.get('hop'));
        // "http:host" after a redirect is a path of the same site.
        const target = url.searchParams.get('to');
        if (target === null) return void answer.writeHead(404).end();
        landings.push(target);
        answer
          .writeHead([301, 302, 303, 307, 308][hop % 5]!, {
            location:
              hop <= 1
                ? Buffer.from(target).toString('latin1')
                : `/?hop=${hop - 1}&to=${encodeURIComponent(target)}`,
          })
          .end();
      });
      const guarded = fetcher({ allow: [entry.host], ports: [80, 443, Number(port)] });
      for (const address of forbidden)
        for (const hop of [1, 2, 3, 4])
          await expect(
            guarded.fetch(`${entry.url}/?hop=${hop}&to=${encodeURIComponent(fill(address))}`),
          ).rejects.toMatchObject({ name: 'AppError' });
      expect(touched).toBe(0);
      expect(new Set(landings).size).toBe(forbidden.length);
    });

    it('opens none when a name resolves to another address at the second lookup', async () => {
      const good = await serve(
        (asked, answer) =>
          void (asked.url === '/robots.txt'
            ? answer.writeHead(404, { connection: 'close' }).end()
            : answer
                .writeHead(200, { connection: 'close', 'content-type': 'text/html' })
                .end(page)),
        '127.0.0.2',
      );
      const looks: number[] = [];
      const flipping: ResolveHost = async () => {
        looks.push(looks.length);
        return looks.length % 2 === 1 ? ['127.0.0.2'] : ['127.0.0.1'];
      };
      // robots.txt is answered by the allowed address; the page would be by the canary, listening
      // on the same port.
      const canary = createTcpServer((socket) => {
        touched += 1;
        socket.destroy();
      });
      await new Promise<void>((done) => canary.listen(good.port, '127.0.0.1', done));
      open.push(canary);
      const guarded = fetcher({ allow: ['127.0.0.2/32'], ports: [good.port], resolve: flipping });
      await expect(guarded.fetch(`http://flip.example:${good.port}/`)).rejects.toMatchObject({
        message: expect.stringContaining('leads to an address that is not public'),
      });
      expect([touched, looks.length]).toEqual([0, 2]);
    });

    it.each([
      ['asked directly', false],
      ['behind a redirect', true],
    ])(
      'connects to the address that was looked at, wherever the name leads by then, %s',
      async (_how, isBehind) => {
        const good = await serve(
          (asked, answer) =>
            void (asked.url === '/tides' ? html(page)(asked, answer) : answer.writeHead(404).end()),
          '127.0.0.2',
        );
        // To the system, which a connection that is only given the name would ask, this is the canary.
        const loopback = '127.0.0.1';
        expect(await resolveByDns('localhost')).toContain(loopback);
        const canary = createTcpServer((socket) => {
          touched += 1;
          socket.destroy();
        });
        await new Promise<void>((done) => canary.listen(good.port, loopback, done));
        open.push(canary);
        // Who owns the name gives the good address once for each connection, and then the canary's.
        let isLooked = false;
        good.server.on('connection', () => {
          isLooked = false;
        });
        const rebinding: ResolveHost = async () => {
          const wasLooked = isLooked;
          isLooked = true;
          return [wasLooked ? loopback : '127.0.0.2'];
        };
        const tides = `http://localhost:${good.port}/tides`;
        const entry = await serve(
          (asked, answer) =>
            void (asked.url === '/'
              ? answer.writeHead(302, { location: tides }).end()
              : answer.writeHead(404).end()),
          '127.0.0.3',
        );
        const guarded = fetcher({
          allow: ['127.0.0.2/32', '127.0.0.3/32'],
          ports: [good.port, entry.port],
          resolve: rebinding,
        });
        const read = await guarded.fetch(isBehind ? entry.url : tides).catch(String);
        expect([touched, read]).toMatchObject([0, { contentType: 'text/html' }]);
      },
    );

    it('opens none on other ports of a public address', async () => {
      const guarded = fetcher({ resolve: async () => ['93.184.215.14'] });
      const sockets = await socketsDuring(async () => {
        for (const odd of [22, 25, 6379, 5432, 8080, 65535])
          await expect(guarded.fetch(`http://public.example:${odd}/`)).rejects.toMatchObject({
            type: 'validation_error',
          });
      });
      expect(sockets).toBe(0);
    });
  });

  it('lets through what the operator allows: a host, a host with its port, an address, a network', async () => {
    const local: ResolveHost = async () => ['127.0.0.1'];
    const may = (entry: string, host: string, port: number) =>
      new AddressGuard([entry], local).addressesFor(host, port).then(
        () => true,
        () => false,
      );
    expect([
      await may('wiki.lan', 'wiki.lan', 8080),
      await may('wiki.lan', 'WIKI.LAN', 80),
      await may('wiki.lan', 'evil.lan', 80),
    ]).toEqual([true, true, false]);
    expect([
      await may('wiki.lan:8080', 'wiki.lan', 8080),
      await may('wiki.lan:8080', 'wiki.lan', 80),
    ]).toEqual([true, false]);
    expect([
      await may('127.0.0.0/8', 'any.lan', 5000),
      await may('10.0.0.0/8', 'any.lan', 80),
      await may('127.0.0.1', '127.0.0.1', 80),
      await may('127.0.0.1', '[::ffff:127.0.0.1]', 80),
    ]).toEqual([true, false, true, true]);
  });

  it('reads a page as its article, under its own name', async () => {
    const agents: (string | undefined)[] = [];
    const { url, host } = await site({
      '/tides': (asked, answer) => {
        agents.push(asked.headers['user-agent']);
        html(page)(asked, answer);
      },
    });
    const parser = new DocumentParser();
    open.push(parser);
    const reader = new GuardedPageReader(fetcher({ allow: [host] }), parser);
    const [source, again] = [
      await reader.read(`${url}/tides?from=search#part`, {}),
      await reader.read(`${url}/tides?from=search`, {}),
    ];
    expect(source).toMatchObject({
      kind: 'web',
      title: 'Tides',
      url: `${url}/tides?from=search`,
      language: 'en',
    });
    expect(source.passages[0]).toMatchObject({
      headings: expect.arrayContaining(['Why they rise']),
      text: expect.stringMatching(/^The Moon pulls/),
    });
    expect(source.passages.map(({ text }) => text).join()).not.toContain('Home');
    expect(again.id).toBe(source.id);
    expect(new Set(agents)).toEqual(new Set([`CoursewrightBot/0.1 (+${publicUrl})`]));
  });

  it('decodes gzip, brotli and declared encodings', async () => {
    const { url, host } = await site({
      '/gzip': html(gzipSync(page), { 'content-encoding': 'gzip' }),
      '/br': html(brotliCompressSync(page), { 'content-encoding': 'br' }),
      '/odd': html(page, { 'content-encoding': 'zpaq' }),
      '/latin': html(
        Buffer.from(
          `<!doctype html><html><body><p>${'Crème brûlée à la carte. '.repeat(20)}</p></body></html>`,
          'latin1',
        ),
        { 'content-type': 'text/html; charset=iso-8859-1' },
      ),
    });
    const guarded = fetcher({ allow: [host] });
    for (const path of ['/gzip', '/br'])
      expect(Buffer.from((await guarded.fetch(url + path)).bytes).toString()).toBe(page);
    await expect(guarded.fetch(`${url}/odd`)).rejects.toMatchObject({ type: 'validation_error' });
    const parser = new DocumentParser();
    open.push(parser);
    expect(
      (await new GuardedPageReader(guarded, parser).read(`${url}/latin`, {})).passages[0]?.text,
    ).toContain('Crème brûlée');
  });

  it('stops at 2 MiB, packed or unpacked, announced or not', async () => {
    let sent = 0;
    const flood = async (answer: ServerResponse) => {
      answer.writeHead(200, { 'content-type': 'text/plain' });
      let isOpen = true;
      answer.once('close', () => {
        isOpen = false;
      });
      while (isOpen && sent < 200_000_000) {
        sent += 65_536;
        if (!answer.write(Buffer.alloc(65_536, 'a'))) await sleep(5);
      }
    };
    const { url, host } = await site({
      '/bomb': html(gzipSync(Buffer.alloc(64 * 1024 * 1024)), { 'content-encoding': 'gzip' }),
      '/brbomb': html(brotliCompressSync(Buffer.alloc(16 * 1024 * 1024)), {
        'content-encoding': 'br',
      }),
      '/endless': (_, answer) => void flood(answer),
    });
    const guarded = fetcher({ allow: [host] });
    for (const path of ['/bomb', '/brbomb', '/endless'])
      await expect(guarded.fetch(url + path)).rejects.toMatchObject({
        message: `${host}${path} is larger than 2 MiB.`,
      });
    expect(sent).toBeLessThan(30_000_000);
  }, 30_000);

  it('refuses other kinds of content, failures and long chains of redirects, each with its reason', async () => {
    const hop =
      (to: string): RequestListener =>
      (_, answer) =>
        void answer.writeHead(302, { location: to }).end();
    const { url, host } = await site({
      '/zip': html('PK', { 'content-type': 'application/zip' }),
      '/none': (_, answer) => void answer.writeHead(200).end('x'),
      '/gone': (_, answer) => void answer.writeHead(410).end(),
      '/error': (_, answer) => void answer.writeHead(503).end(),
      '/1': hop('/2'),
      '/2': hop('/3'),
      '/3': hop('/4'),
      '/4': hop('/5'),
      '/5': html(page),
      '/loop': hop('/loop'),
    });
    const guarded = fetcher({ allow: [host] });
    const reason = (path: string) =>
      guarded.fetch(url + path).then(
        () => 'read',
        (error: Error) => error.message,
      );
    expect(
      await Promise.all(['/zip', '/none', '/gone', '/error', '/loop', '/1', '/2'].map(reason)),
    ).toEqual([
      `${host}/zip is of a kind that cannot be read (application/zip).`,
      `${host}/none is of a kind that cannot be read (unknown).`,
      `${host}/gone answered with status 410.`,
      `${host}/error answered with status 503.`,
      `${host}/loop redirects too often.`,
      `${host}/1 redirects too often.`,
      'read',
    ]);
  });

  it('respects robots.txt, fetches it once, and reads nothing where it cannot be fetched', async () => {
    let asked = 0;
    let rules: RequestListener = (_, answer) => {
      asked += 1;
      answer
        .writeHead(200, { 'content-type': 'text/plain' })
        .end('User-agent: CoursewrightBot\nDisallow: /private\n\nUser-agent: *\nDisallow: /');
    };
    const pages = {
      '/robots.txt': ((request, answer) => rules(request, answer)) as RequestListener,
      '/public': html(page),
      '/private/page': html(page),
    };
    const first = await site(pages);
    const guarded = fetcher({ allow: [first.host] });
    await guarded.fetch(`${first.url}/public`);
    await guarded.fetch(`${first.url}/public`);
    await expect(guarded.fetch(`${first.url}/private/page`)).rejects.toMatchObject({
      message: expect.stringContaining('robots.txt'),
    });
    expect(asked).toBe(1);
    rules = (_, answer) => void answer.writeHead(500).end();
    const second = await site(pages);
    await expect(
      fetcher({ allow: [second.host] }).fetch(`${second.url}/public`),
    ).rejects.toMatchObject({ message: expect.stringContaining('robots.txt') });
    rules = (_, answer) => void answer.writeHead(403).end();
    const third = await site(pages);
    await fetcher({ allow: [third.host] }).fetch(`${third.url}/public`);
  });

  it('gives up after its timeout, and at once when its signal aborts', async () => {
    const { url, host } = await site({
      '/slow': (_, answer) => {
        answer.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
      },
      '/robots.txt': (_, answer) => void answer.writeHead(404).end(),
    });
    await expect(
      fetcher({ allow: [host], timeoutMs: 300 }).fetch(`${url}/slow`),
    ).rejects.toMatchObject({ type: 'timeout', message: `${host}/slow took too long to answer.` });
    const stop = new AbortController();
    const reading = fetcher({ allow: [host] }).fetch(`${url}/slow`, { signal: stop.signal });
    await sleep(50);
    const reason = new Error('cancelled');
    stop.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });

  it('refuses a certificate that no known authority signed', async () => {
    const server = createTlsServer(selfSigned, html(page));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    open.push({ close: () => (server.closeAllConnections(), server.close()) });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const guarded = fetcher({
      allow: [`self.example:${port}`],
      resolve: async () => ['127.0.0.1'],
    });
    await expect(guarded.fetch(`https://self.example:${port}/`)).rejects.toMatchObject({
      type: 'provider_error',
    });
  });
});
