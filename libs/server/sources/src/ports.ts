import type { SourceText } from './source-text.ts';

export interface SearchHit {
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
}

/**
 * Web search behind one port: Perplexity, Brave, Tavily, SearXNG or Wikipedia; `none` finds
 * nothing.
 */
export abstract class WebSearch {
  abstract readonly kind: 'none' | 'perplexity' | 'brave' | 'tavily' | 'searxng' | 'wikipedia';
  /** At most `limit` hits. Throws AppError provider_error, too_many_requests or timeout. */
  abstract search(
    query: string,
    options: { limit: number; language: string; signal?: AbortSignal },
  ): Promise<SearchHit[]>;
}

/**
 * Fetches a page through the guarded fetcher (address checked at connect, redirects re-checked,
 * bounded, robots respected) and reduces it to text.
 */
export abstract class PageReader {
  /** Throws AppError with a sentence naming the page and the reason when it cannot be read. */
  abstract read(url: string, options: { signal?: AbortSignal }): Promise<SourceText>;
}

/** What courses are written from: a user's documents, the sample library, kept snapshots. */
export abstract class SourceLibrary {
  /**
   * The caller's documents by id, in the order asked. Throws not_found if one is absent or someone
   * else's.
   */
  abstract documents(userId: string, ids: readonly string[]): Promise<SourceText[]>;
  /**
   * Sample texts on a topic, best first; empty if the library has nothing on it. Lexical,
   * deterministic.
   */
  abstract samples(topic: string, language: string): SourceText[];
  abstract sampleTopics(): { title: string; language: string; summary: string }[];
  /**
   * Stores a fetched page's text for a task (idempotent by task and content hash), so that every
   * citation outlives the page.
   */
  abstract keepSnapshot(taskId: string, source: SourceText): Promise<void>;
  /** All that is kept for a task, always in the same order. */
  abstract snapshots(taskId: string): Promise<SourceText[]>;
  /** A kept snapshot by id. Throws not_found. */
  abstract snapshot(taskId: string, sourceId: string): Promise<SourceText>;
}
