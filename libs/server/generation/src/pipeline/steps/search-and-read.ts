import { AppError, courseSource, note, type Note, noteOf, say } from '@coursewright/contract';
import type { CallControl } from '@coursewright/authoring';
import type { SearchHit, SourceText } from '@coursewright/sources';
import { z } from 'zod';
import type { Limiter } from '../limiter.ts';
import { announcement } from '../phases.ts';
import type { CoursePorts } from '../ports.ts';

/**
 * Hits asked for per search, more than are read, so that a page that cannot be read has a
 * successor.
 */
const hitsPerSearch = 8;

/** Journals of earlier releases have it in words only. */
const problem = z.union([note, z.string().transform((message): Note => ({ message }))]);
const searchOutcome = z.object({
  hits: z.array(z.object({ title: z.string(), url: z.string(), snippet: z.string() })),
  problem: problem.optional(),
});
const sourceText: z.ZodType<SourceText> = z.object({
  id: z.uuid(),
  kind: courseSource.shape.kind,
  title: z.string(),
  url: z.string().optional(),
  fileName: z.string().optional(),
  language: z.string().optional(),
  fetchedAt: z.string(),
  contentHash: z.string(),
  passages: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      headings: z.array(z.string()),
      text: z.string(),
      kind: z.enum(['prose', 'list', 'code', 'table']),
      terms: z.array(z.string()).optional(),
    }),
  ),
});
const fetchOutcome = z.object({ source: sourceText.optional(), problem: problem.optional() });

/** What a search is for: how far the run is, and what it has read already. */
export interface SearchStage {
  readonly phase: 'research' | 'outline';
  readonly progress: number;
  /** Addresses of pages that are not read again. */
  readonly known?: ReadonlySet<string>;
}

export interface Found {
  readonly sources: readonly SourceText[];
  /** Searches and pages that did not work. */
  readonly notes: readonly Note[];
}

/**
 * Searches and reads `pagesWanted` pages per query; each query goes on to its pages at once,
 * whatever the others do. A search or page that fails is an outcome, kept in the journal like any
 * other, so that a restart works with the same sources.
 */
export const searchAndRead =
  (ports: CoursePorts, searching: Limiter, stage: SearchStage) =>
  async (input: {
    queries: readonly string[];
    pagesWanted: number;
    language: string;
  }): Promise<Found> => {
    const perQuery = Math.max(1, Math.floor(input.pagesWanted / input.queries.length));
    const found = await Promise.all(input.queries.map((query) => readBest(query, perQuery)));
    const distinct = new Map(
      found.flatMap((one) => one.sources).map((source) => [source.contentHash, source] as const),
    );
    return {
      sources: [...distinct.values()].slice(0, input.pagesWanted),
      notes: found.flatMap((one) => one.notes),
    };

    async function readBest(query: string, wanted: number): Promise<Found> {
      const { hits: all, problem: failed } = await searching(() =>
        search(ports, query, input.language),
      );
      const hits = all.filter(({ url }) => !stage.known?.has(url));
      const sources: SourceText[] = [];
      const notes = failed ? [failed] : [];
      for (let next = 0; sources.length < wanted && next < hits.length;) {
        const batch = hits.slice(next, next + wanted - sources.length);
        next += batch.length;
        for (const outcome of await Promise.all(
          batch.map((hit) => searching(() => read(ports, hit, stage))),
        )) {
          if (outcome.source) sources.push(outcome.source);
          if (outcome.problem) notes.push(outcome.problem);
        }
      }
      return { sources, notes };
    }
  };

function search({ webSearch, ask }: CoursePorts, query: string, language: string) {
  return ask({
    step: 'search',
    of: query,
    input: { query, language, kind: webSearch.kind },
    answer: searchOutcome,
    call: (control) =>
      outcomeOf<z.infer<typeof searchOutcome>>(
        control,
        async () => ({
          hits: await webSearch.search(query, { limit: hitsPerSearch, language, ...control }),
        }),
        (error) => ({ hits: [], problem: noteOf(say('search_in_vain', { query }), error) }),
      ),
  });
}

async function read(
  { pages, keepSnapshot, ask, announce }: CoursePorts,
  hit: SearchHit,
  { phase, progress }: SearchStage,
) {
  const outcome = await ask({
    step: 'fetch',
    of: hit.url,
    input: { url: hit.url },
    answer: fetchOutcome,
    call: (control) =>
      outcomeOf<z.infer<typeof fetchOutcome>>(
        control,
        async () => ({ source: await pages.read(hit.url, control) }),
        (error) => ({
          problem: noteOf(say('page_left_out', { page: hit.title || hit.url }), error),
        }),
      ),
  });
  if (outcome.source) {
    const { id, title, kind, url } = outcome.source;
    await keepSnapshot(outcome.source);
    announce(
      announcement('fetch', id, {
        action: 'processing',
        phase,
        message: `Read “${title}”`,
        phase_progress: progress,
        preview_data: { type: 'source', data: { title, kind, ...(url ? { url } : {}) } },
      }),
    );
  }
  return outcome;
}

/** A failure in words is an outcome; a cancelled run and a fault of our own are not. */
async function outcomeOf<T>(
  control: CallControl,
  work: () => Promise<T>,
  failed: (error: AppError) => T,
): Promise<{ value: T; calls: 0 }> {
  try {
    return { value: await work(), calls: 0 };
  } catch (error) {
    control.signal?.throwIfAborted();
    if (error instanceof AppError) return { value: failed(error), calls: 0 };
    throw error;
  }
}
