import type { Capabilities } from '@coursewright/contract';

const names: Record<Exclude<Capabilities['search']['kind'], 'none'>, string> = {
  perplexity: 'Perplexity',
  brave: 'Brave',
  tavily: 'Tavily',
  searxng: 'SearXNG',
  wikipedia: 'Wikipedia',
};

/**
 * What the web is searched through; undefined where only the texts that came with the installation
 * are at hand.
 */
export const searchName = ({ search }: Capabilities): string | undefined =>
  search.kind === 'none' ? undefined : names[search.kind];
