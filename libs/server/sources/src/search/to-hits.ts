import type { SearchHit } from '../ports.ts';

export interface RawHit {
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
}

/** Web pages only, each once, in the provider's order, with titles and snippets freed of markup. */
export function toHits(raw: readonly RawHit[], limit: number): SearchHit[] {
  const hits = new Map<string, SearchHit>();
  for (const { title, url, snippet } of raw) {
    const address = URL.parse(url);
    if (!address || !/^https?:$/.test(address.protocol)) continue;
    address.hash = '';
    const key = `${address.host}${address.pathname.replace(/\/+$/, '')}${address.search}`;
    if (!hits.has(key))
      hits.set(key, {
        title: plain(title) || address.host,
        url: address.href,
        snippet: plain(snippet),
      });
  }
  return [...hits.values()].slice(0, limit);
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function plain(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
      (entity, decimal?: string, hex?: string, name?: string) => {
        const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined;
        if (code !== undefined)
          return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
        return entities[(name ?? '').toLowerCase()] ?? entity;
      },
    )
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
