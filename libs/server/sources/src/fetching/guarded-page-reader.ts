import type { DocumentParser } from '../parsing/document-parser.ts';
import { stableId } from '../passages/stable-id.ts';
import { PageReader } from '../ports.ts';
import type { SourceText } from '../source-text.ts';
import { type FetchedPage, type GuardedFetcher, pageName } from './guarded-fetcher.ts';

/** Fetches a page, reduces it to its article and splits that into passages. */
export class GuardedPageReader extends PageReader {
  constructor(
    private readonly fetcher: GuardedFetcher,
    private readonly parser: DocumentParser,
  ) {
    super();
  }

  async read(url: string, { signal }: { signal?: AbortSignal }): Promise<SourceText> {
    const page = await this.fetcher.fetch(url, { signal });
    const name = pageName(page.url.href);
    const {
      format: _,
      headingsCount: __,
      title = name,
      ...text
    } = await this.parser.parse(inUtf8(page), { name, isWebPage: true, signal });
    const id = stableId('web', page.url.href, text.contentHash);
    return {
      id,
      kind: 'web',
      title,
      url: page.url.href,
      fetchedAt: new Date().toISOString(),
      ...text,
    };
  }
}

/** Only the header may know a page's encoding; the parser sees the bytes alone. */
function inUtf8({ bytes, charset, contentType }: FetchedPage): Uint8Array<ArrayBuffer> {
  if (!charset || /^utf-?8$/.test(charset) || contentType === 'application/pdf') return bytes;
  try {
    return new TextEncoder().encode(new TextDecoder(charset).decode(bytes));
  } catch {
    return bytes;
  }
}
