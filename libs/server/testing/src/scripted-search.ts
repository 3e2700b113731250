import type { IncomingMessage } from 'node:http';
import { asyncServer } from './async-server.ts';

/** A page that the scripted search finds and serves. Paragraphs are separated by an empty line; "## " starts a section. */
export interface ScriptedPage {
  readonly title: string;
  readonly text: string;
  /** Absent: found by every search. */
  readonly keywords?: readonly string[];
  readonly language?: string;
  /** Answers this status instead of the page. */
  readonly status?: number;
}

export interface ScriptedSearch {
  readonly url: string;
  /** host:port, for FETCH_ALLOW. */
  readonly host: string;
  readonly queries: readonly string[];
  /** Paths of the pages that were fetched. */
  readonly fetched: readonly string[];
  pageUrl(index: number): string;
  /** Variables that make the product search here and fetch from here. */
  environment(kind: 'tavily' | 'brave' | 'searxng'): {
    SEARCH: string;
    SEARCH_BASE_URL: string;
    SEARCH_API_KEY: string;
    FETCH_ALLOW: string;
  };
  close(): Promise<void>;
}

/** Web search (Tavily, Brave and SearXNG shapes) and the pages themselves, over real HTTP on loopback. */
export async function startScriptedSearch(options: {
  pages: readonly ScriptedPage[];
  status?: (query: string, call: number) => number;
}): Promise<ScriptedSearch> {
  const queries: string[] = [];
  const fetched: string[] = [];
  let url = '';

  const hits = (query: string) =>
    options.pages.flatMap((page, index) => {
      const found =
        page.keywords?.some((keyword) => query.toLowerCase().includes(keyword.toLowerCase())) ??
        true;
      return found
        ? [
            {
              title: page.title,
              url: `${url}/pages/${index}`,
              snippet: page.text.replace(/^#.*$/gm, '').trim().slice(0, 160),
            },
          ]
        : [];
    });

  const server = asyncServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', url);
    const page = /^\/pages\/(\d+)$/.exec(asked.pathname);
    if (page) {
      fetched.push(asked.pathname);
      const found = options.pages[Number(page[1])];
      response.writeHead(found ? (found.status ?? 200) : 404, {
        'content-type': 'text/html; charset=utf-8',
      });
      response.end(found ? html(found) : 'Not found');
      return;
    }
    const kind =
      asked.pathname.endsWith('/res/v1/web/search') || asked.pathname.endsWith('/web/search')
        ? 'brave'
        : request.method === 'POST'
          ? 'tavily'
          : asked.pathname.endsWith('/search')
            ? 'searxng'
            : undefined;
    if (!kind) {
      response.writeHead(404).end();
      return;
    }
    const query = kind === 'tavily' ? await queryOf(request) : (asked.searchParams.get('q') ?? '');
    queries.push(query);
    const status = options.status?.(query, queries.length) ?? 200;
    const results = hits(query).map(({ title, url: address, snippet }) => ({
      title,
      url: address,
      content: snippet,
      description: snippet,
      score: 0.9,
    }));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        status === 200
          ? kind === 'brave'
            ? { web: { results } }
            : { query, results }
          : { error: 'scripted' },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The scripted search has no port');
  const host = `127.0.0.1:${address.port}`;
  url = `http://${host}`;
  return {
    url,
    host,
    queries,
    fetched,
    pageUrl: (index) => `${url}/pages/${index}`,
    environment: (kind) => ({
      SEARCH: kind,
      SEARCH_BASE_URL: url,
      SEARCH_API_KEY: 'scripted-key',
      FETCH_ALLOW: host,
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function queryOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
  return typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : '';
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function html({ title, text, language = 'en' }: ScriptedPage): string {
  const blocks = text
    .split(/\n{2,}/)
    .map((block) =>
      block.startsWith('## ') ? `<h2>${escaped(block.slice(3))}</h2>` : `<p>${escaped(block)}</p>`,
    );
  return `<!doctype html><html lang="${language}"><head><title>${escaped(title)}</title></head><body><nav>Home About</nav><article><h1>${escaped(title)}</h1>${blocks.join('\n')}</article></body></html>`;
}
