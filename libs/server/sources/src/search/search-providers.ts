import { z } from 'zod';
import { WebSearch } from '../ports.ts';
import type { SearchHit } from '../ports.ts';
import { askSearch } from './ask-search.ts';
import { toHits } from './to-hits.ts';

export interface ProviderSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly userAgent: string;
}

interface SearchOptions {
  limit: number;
  language: string;
  signal?: AbortSignal;
}

const text = z.string().catch('');
const base = (language: string) => language.toLowerCase().split('-')[0] ?? language;

/** https://docs.perplexity.ai: POST /search */
export class PerplexitySearch extends WebSearch {
  readonly kind = 'perplexity';
  constructor(private readonly settings: ProviderSettings) {
    super();
  }

  async search(query: string, { limit, language, signal }: SearchOptions): Promise<SearchHit[]> {
    const { baseUrl, apiKey } = this.settings;
    const answer = await askSearch({
      provider: 'Perplexity',
      signal,
      url: new URL(`${baseUrl}/search`),
      headers: { authorization: `Bearer ${apiKey}` },
      body: { query, max_results: Math.min(limit, 20), search_language_filter: [base(language)] },
    });
    return toHits(
      z
        .object({ results: z.array(z.object({ title: text, url: text, snippet: text })).catch([]) })
        .parse(answer).results,
      limit,
    );
  }
}

/** https://docs.tavily.com: POST /search */
export class TavilySearch extends WebSearch {
  readonly kind = 'tavily';
  constructor(private readonly settings: ProviderSettings) {
    super();
  }

  async search(query: string, { limit, signal }: SearchOptions): Promise<SearchHit[]> {
    const { baseUrl, apiKey } = this.settings;
    const answer = await askSearch({
      provider: 'Tavily',
      signal,
      url: new URL(`${baseUrl}/search`),
      headers: { authorization: `Bearer ${apiKey}` },
      body: { query, max_results: Math.min(limit, 20) },
    });
    const { results } = z
      .object({ results: z.array(z.object({ title: text, url: text, content: text })).catch([]) })
      .parse(answer);
    return toHits(
      results.map(({ title, url, content }) => ({ title, url, snippet: content })),
      limit,
    );
  }
}

/** Brave names some languages in its own way and refuses a question in one it does not know. */
const braveLanguages = new Map([
  ...'ar eu bn bg ca hr cs da nl en et fi fr gl de el gu he hi hu is it kn ko lv lt ms ml mr nb pl pa ro ru sr sk sl es sv ta te th tr uk vi'
    .split(' ')
    .map((tag) => [tag, tag] as const),
  ['ja', 'jp'],
  ['zh', 'zh-hans'],
  ['pt', 'pt-pt'],
]);

/** https://api-dashboard.search.brave.com: GET /res/v1/web/search */
export class BraveSearch extends WebSearch {
  readonly kind = 'brave';
  constructor(private readonly settings: ProviderSettings) {
    super();
  }

  async search(query: string, { limit, language, signal }: SearchOptions): Promise<SearchHit[]> {
    const url = new URL(`${this.settings.baseUrl}/res/v1/web/search`);
    url.searchParams.set('q', query);
    url.searchParams.set('count', String(Math.min(limit, 20)));
    const searchLanguage = braveLanguages.get(base(language));
    if (searchLanguage) url.searchParams.set('search_lang', searchLanguage);
    const answer = await askSearch({
      provider: 'Brave',
      url,
      signal,
      headers: { 'x-subscription-token': this.settings.apiKey },
    });
    const shape = z.object({
      web: z
        .object({
          results: z.array(z.object({ title: text, url: text, description: text })).catch([]),
        })
        .catch({ results: [] }),
    });
    return toHits(
      shape.parse(answer).web.results.map(({ title, url: address, description }) => ({
        title,
        url: address,
        snippet: description,
      })),
      limit,
    );
  }
}

/** https://docs.searxng.org: GET /search?format=json, which the instance must have enabled. */
export class SearxngSearch extends WebSearch {
  readonly kind = 'searxng';
  constructor(private readonly settings: ProviderSettings) {
    super();
  }

  async search(query: string, { limit, language, signal }: SearchOptions): Promise<SearchHit[]> {
    const { baseUrl, apiKey } = this.settings;
    const url = new URL(`${baseUrl}/search`);
    url.search = new URLSearchParams({
      q: query,
      format: 'json',
      language: base(language),
      safesearch: '1',
    }).toString();
    const answer = await askSearch({
      provider: 'SearXNG',
      url,
      signal,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    });
    const { results } = z
      .object({ results: z.array(z.object({ title: text, url: text, content: text })).catch([]) })
      .parse(answer);
    return toHits(
      results.map(({ title, url: address, content }) => ({
        title,
        url: address,
        snippet: content,
      })),
      limit,
    );
  }
}

/** Wikipedias that are called otherwise than the language they are in. */
const wikipedias = new Map([
  ['nb', 'no'],
  ['fil', 'tl'],
]);

/**
 * https://www.mediawiki.org/wiki/API:Search; `{language}` in the base URL is the course's language.
 */
export class WikipediaSearch extends WebSearch {
  readonly kind = 'wikipedia';
  constructor(private readonly settings: ProviderSettings) {
    super();
  }

  async search(query: string, { limit, language, signal }: SearchOptions): Promise<SearchHit[]> {
    const tag = base(language).replace(/[^a-z]/g, '') || 'en';
    const host = this.settings.baseUrl.replaceAll('{language}', wikipedias.get(tag) ?? tag);
    const url = new URL(`${host}/w/api.php`);
    url.search = new URLSearchParams({
      action: 'query',
      list: 'search',
      srsearch: query,
      srlimit: String(Math.min(limit, 50)),
      format: 'json',
      formatversion: '2',
    }).toString();
    const answer = await askSearch({
      provider: 'Wikipedia',
      url,
      signal,
      headers: { 'user-agent': this.settings.userAgent },
    });
    const shape = z.object({
      query: z
        .object({ search: z.array(z.object({ title: text, snippet: text })).catch([]) })
        .catch({ search: [] }),
    });
    const hits = shape.parse(answer).query.search.filter(({ title }) => title);
    return toHits(
      hits.map(({ title, snippet }) => ({
        title,
        snippet,
        url: `${host}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
      })),
      limit,
    );
  }
}

/**
 * Where no provider is configured: courses are written from documents and the sample library alone.
 */
export class NoSearch extends WebSearch {
  readonly kind = 'none';
  search(): Promise<SearchHit[]> {
    return Promise.resolve([]);
  }
}
