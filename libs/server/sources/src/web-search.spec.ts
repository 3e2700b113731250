import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { SearchConfig } from '@coursewright/platform';
import { hurry } from '@coursewright/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webSearchOf } from './search/web-search-of.ts';

interface Asked {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}
type Hit = { title: string; url: string; snippet: string };

/** How each provider is asked and answers, as its documentation has it. */
const providers: Record<
  Exclude<SearchConfig['kind'], 'none'>,
  { answer(hits: Hit[]): unknown; expectAsked(asked: Asked): void }
> = {
  perplexity: {
    answer: (results) => ({
      id: 'x',
      results: results.map((hit) => ({ ...hit, date: '2026-01-01', last_updated: null })),
    }),
    expectAsked: ({ method, url, headers, body }) => {
      expect([method, url.pathname, headers.authorization]).toEqual([
        'POST',
        '/search',
        'Bearer key-1',
      ]);
      expect(body).toEqual({
        query: 'how tides work',
        max_results: 5,
        search_language_filter: ['en'],
      });
    },
  },
  brave: {
    answer: (hits) => ({
      type: 'search',
      web: {
        type: 'search',
        results: hits.map(({ title, url, snippet }) => ({
          title,
          url,
          description: snippet,
          profile: {},
        })),
      },
    }),
    expectAsked: ({ method, url, headers }) => {
      expect([method, url.pathname, headers['x-subscription-token']]).toEqual([
        'GET',
        '/res/v1/web/search',
        'key-1',
      ]);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        q: 'how tides work',
        count: '5',
        search_lang: 'en',
      });
    },
  },
  tavily: {
    answer: (hits) => ({
      query: 'q',
      answer: null,
      results: hits.map(({ title, url, snippet }) => ({
        title,
        url,
        content: snippet,
        score: 0.9,
        raw_content: null,
      })),
    }),
    expectAsked: ({ method, url, headers, body }) => {
      expect([method, url.pathname, headers.authorization]).toEqual([
        'POST',
        '/search',
        'Bearer key-1',
      ]);
      expect(body).toEqual({ query: 'how tides work', max_results: 5 });
    },
  },
  searxng: {
    answer: (hits) => ({
      query: 'q',
      number_of_results: 0,
      results: hits.map(({ title, url, snippet }) => ({
        title,
        url,
        content: snippet,
        engine: 'x',
      })),
    }),
    expectAsked: ({ method, url }) => {
      expect([method, url.pathname]).toEqual(['GET', '/search']);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        q: 'how tides work',
        format: 'json',
        language: 'en',
        safesearch: '1',
      });
    },
  },
  wikipedia: {
    answer: (hits) => ({
      batchcomplete: true,
      query: { search: hits.map(({ title, snippet }) => ({ ns: 0, title, snippet, pageid: 1 })) },
    }),
    expectAsked: ({ method, url, headers }) => {
      expect([method, url.pathname, headers['user-agent']]).toEqual([
        'GET',
        '/en/w/api.php',
        'CoursewrightBot/0.1 (+https://courses.example.org)',
      ]);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        action: 'query',
        list: 'search',
        srsearch: 'how tides work',
        srlimit: '5',
        format: 'json',
        formatversion: '2',
      });
    },
  },
};

describe.each(Object.entries(providers))('search by %s', (kind, { answer, expectAsked }) => {
  let asked: Asked[];
  let respond: (response: ServerResponse, call: number) => void;
  let base: string;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    asked.push({
      method: request.method,
      url: new URL(request.url!, base),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    });
    respond(response, asked.length);
  };
  const server = createServer((request, response) => void serve(request, response));
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
  });
  beforeEach(() => {
    asked = [];
    respond = (response) => json(response, 200, answer(hits));
  });
  afterAll(() => void (server.closeAllConnections(), server.close()));

  const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
  const wiki = kind === 'wikipedia';
  const place = (title: string) =>
    wiki
      ? `${base}/en/wiki/${title.replaceAll(' ', '_')}`
      : `https://example.org/${title.toLowerCase()}`;
  const hits: Hit[] = [
    {
      title: 'Tide',
      url: 'https://example.org/tide',
      snippet: 'The <strong>tides</strong> rise &amp; fall &#39;daily&#39;',
    },
    { title: 'Moon', url: 'https://example.org/moon', snippet: 'Where 1 &lt; 2' },
    ...(wiki
      ? [{ title: 'Tide', url: '', snippet: 'again' }]
      : [
          { title: 'Tide again', url: 'https://example.org/tide/#top', snippet: '' },
          { title: 'Script', url: 'javascript:alert(1)', snippet: '' },
          { title: 'File', url: 'file:///etc/passwd', snippet: '' },
          { title: 'Broken', url: 'not an address', snippet: '' },
        ]),
  ];
  const search = (
    options: { limit?: number; language?: string; signal?: AbortSignal } = {},
    config: Partial<SearchConfig> = {},
  ) =>
    webSearchOf(
      {
        kind: kind as SearchConfig['kind'],
        baseUrl: wiki ? `${base}/{language}` : base,
        apiKey: 'key-1',
        ...config,
      },
      'https://courses.example.org',
    ).search('how tides work', { limit: 5, language: 'en', ...options });

  it('asks as documented and gives each web page once, in plain words', async () => {
    expect(await search()).toEqual([
      { title: 'Tide', url: place('Tide'), snippet: "The tides rise & fall 'daily'" },
      { title: 'Moon', url: place('Moon'), snippet: 'Where 1 < 2' },
    ]);
    expect(asked).toHaveLength(1);
    expectAsked(asked[0]!);
    expect(await search({ limit: 1 })).toHaveLength(1);
  });

  it('accepts regional and unknown languages', async () => {
    for (const language of ['pt-BR', 'zh-Hant', 'qu', 'ja'])
      expect(await search({ language })).toHaveLength(2);
  });

  it('finds nothing where the answer has no results', async () => {
    respond = (response) => json(response, 200, answer([]));
    expect(await search()).toEqual([]);
    respond = (response) => json(response, 200, {});
    expect(await search()).toEqual([]);
  });

  it('asks once more after a transient failure, and obeys Retry-After', async () => {
    using waits = hurry();
    respond = (response, call) =>
      call === 1 ? json(response, 503, {}) : json(response, 200, answer(hits));
    expect(await search()).toHaveLength(2);
    asked = [];
    respond = (response, call) =>
      call === 1
        ? json(response, 429, {}, { 'retry-after': '2' })
        : json(response, 200, answer(hits));
    expect(await search()).toHaveLength(2);
    expect(waits.asked.at(-1)).toBe(2_000);
    expect(asked).toHaveLength(2);
  });

  it("says what went wrong, without the provider's own words", async () => {
    const failure = async (status: number, headers = {}) => {
      asked = [];
      respond = (response) => json(response, status, { error: 'secret internals' }, headers);
      const error: { type?: string; message?: string; retryAfter?: number } = await search().then(
        () => ({}),
        (thrown: Error) => thrown,
      );
      expect(error.message).not.toMatch(/secret/);
      return [error.type, asked.length, error.retryAfter];
    };
    expect(await failure(500)).toEqual(['provider_error', 2, undefined]);
    expect(await failure(401)).toEqual(['provider_error', 1, undefined]);
    expect(await failure(400)).toEqual(['provider_error', 1, undefined]);
    expect(await failure(429, { 'retry-after': '120' })).toEqual(['too_many_requests', 1, 120]);
    respond = (response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"results": [');
    await expect(search()).rejects.toMatchObject({ type: 'provider_error' });
    await expect(search({}, { baseUrl: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      type: 'provider_error',
    });
  });

  it('follows its host, and sends nothing to another, whichever hop leads there', async () => {
    const strays: (string | undefined)[] = [];
    const canary = createServer(({ url }, response) => {
      strays.push(url);
      json(response, 200, answer(hits));
    });
    await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
    const address = canary.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const hop = (response: ServerResponse, status: number, location: string) =>
      void response.writeHead(status, { location }).end();
    for (const elsewhere of [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`])
      for (const status of [301, 302, 303, 307, 308])
        for (const hops of [1, 2, 3, 4]) {
          asked = [];
          respond = (response, call) =>
            hop(response, status, call < hops ? `/again?${call}` : elsewhere);
          await expect(search()).rejects.toMatchObject({ type: 'provider_error' });
          expect(asked).toHaveLength(hops);
        }
    expect(strays).toEqual([]);
    asked = [];
    respond = (response, call) =>
      call === 3 ? json(response, 200, answer(hits)) : hop(response, 308, `/again?${call}`);
    expect(await search()).toHaveLength(2);
    respond = (response) => hop(response, 302, '/for/ever');
    await expect(search()).rejects.toMatchObject({ type: 'provider_error' });
    canary.closeAllConnections();
    canary.close();
  });

  it('stops at once when its signal aborts', async () => {
    const stop = new AbortController();
    respond = () => stop.abort(new Error('cancelled'));
    await expect(search({ signal: stop.signal })).rejects.toThrow('cancelled');
    respond = (response) => {
      json(response, 429, {}, { 'retry-after': '5' });
      setTimeout(() => second.abort(new Error('cancelled while waiting')), 50);
    };
    const second = new AbortController();
    await expect(search({ signal: second.signal })).rejects.toThrow('cancelled while waiting');
  });
});

it('finds nothing where no provider is configured', async () => {
  expect(
    await webSearchOf({ kind: 'none' }, 'https://courses.example.org').search('tides', {
      limit: 5,
      language: 'en',
    }),
  ).toEqual([]);
});
