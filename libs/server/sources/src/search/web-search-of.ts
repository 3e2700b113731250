import type { SearchConfig } from '@coursewright/platform';
import type { WebSearch } from '../ports.ts';
import {
  BraveSearch,
  NoSearch,
  PerplexitySearch,
  type ProviderSettings,
  SearxngSearch,
  TavilySearch,
  WikipediaSearch,
} from './search-providers.ts';

const baseUrls = {
  perplexity: 'https://api.perplexity.ai',
  brave: 'https://api.search.brave.com',
  tavily: 'https://api.tavily.com',
  searxng: 'http://127.0.0.1:8888',
  wikipedia: 'https://{language}.wikipedia.org',
} as const;

/** The search that the configuration names. */
export function webSearchOf(config: SearchConfig, publicUrl: string): WebSearch {
  if (config.kind === 'none') return new NoSearch();
  const settings: ProviderSettings = {
    baseUrl: (config.baseUrl ?? baseUrls[config.kind]).replace(/\/+$/, ''),
    apiKey: config.apiKey ?? '',
    userAgent: `CoursewrightBot/0.1 (+${publicUrl})`,
  };
  switch (config.kind) {
    case 'perplexity':
      return new PerplexitySearch(settings);
    case 'brave':
      return new BraveSearch(settings);
    case 'tavily':
      return new TavilySearch(settings);
    case 'searxng':
      return new SearxngSearch(settings);
    case 'wikipedia':
      return new WikipediaSearch(settings);
  }
}
