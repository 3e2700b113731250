import type { IncomingMessage, ServerResponse } from 'node:http';
import { jsonOf, listenOnLoopback } from './loopback-server.ts';

/**
 * A page that the scripted search finds and serves. Paragraphs are separated by an empty line; "##
 * " starts a section.
 */
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

interface Options {
  readonly pages: readonly ScriptedPage[];
  readonly status?: (query: string, call: number) => number;
}

/**
 * Web search (Tavily, Brave and SearXNG shapes) and the pages themselves, over real HTTP on
 * loopback.
 */
export async function startScriptedSearch(options: Options): Promise<ScriptedSearch> {
  const queries: string[] = [];
  const fetched: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', server.url);
    const page = /^\/pages\/(\d+)$/.exec(asked.pathname);
    if (page) {
      fetched.push(asked.pathname);
      return sendPage(response, options.pages[Number(page[1])]);
    }
    const kind = kindOf(request, asked.pathname);
    if (!kind) return void response.writeHead(404).end();
    const query = kind === 'tavily' ? await queryOf(request) : (asked.searchParams.get('q') ?? '');
    queries.push(query);
    const status = options.status?.(query, queries.length) ?? 200;
    const results = resultsFor(query, options.pages, server.url);
    const found = kind === 'brave' ? { web: { results } } : { query, results };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? found : { error: 'scripted' }));
  }

  const server = await listenOnLoopback(answer);
  const { url, host, close } = server;
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
    close,
  };
}

/** Which provider's shape a request has. */
function kindOf({ method }: IncomingMessage, path: string) {
  if (path.endsWith('/web/search')) return 'brave';
  if (method === 'POST') return 'tavily';
  return path.endsWith('/search') ? 'searxng' : undefined;
}

/** The pages that a query finds, with the fields of all providers. */
function resultsFor(query: string, pages: readonly ScriptedPage[], url: string): object[] {
  return pages.flatMap(({ title, text, keywords }, index) => {
    const isFound = keywords?.some((word) => query.toLowerCase().includes(word.toLowerCase()));
    if (isFound === false) return [];
    const snippet = text.replace(/^#.*$/gm, '').trim().slice(0, 160);
    const address = `${url}/pages/${index}`;
    return [{ title, url: address, content: snippet, description: snippet, score: 0.9 }];
  });
}

function sendPage(response: ServerResponse, page: ScriptedPage | undefined): void {
  response.writeHead(page ? (page.status ?? 200) : 404, {
    'content-type': 'text/html; charset=utf-8',
  });
  response.end(page ? html(page) : 'Not found');
}

async function queryOf(request: IncomingMessage): Promise<string> {
  const body = await jsonOf(request);
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
