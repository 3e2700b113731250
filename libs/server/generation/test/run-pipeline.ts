import { AppError, type PathData } from '@coursewright/contract';
import { checkClaims, citeAndCheckLesson, type Author } from '@coursewright/authoring';
import { PageReader, WebSearch, type SearchHit, type SourceText } from '@coursewright/sources';
import { createHash } from 'node:crypto';
import {
  BudgetUsedUp,
  courseGraph,
  openJournal,
  type Announcement,
  type CourseOrder,
  type JournalEntry,
  type JournalStore,
} from '@coursewright/generation';

const rememberedMax = 2_000;

const riverFacts = [
  'The Nile flows north through the desert to the Mediterranean.',
  'Meanders grow where the current cuts the outer bank.',
  'A delta forms when slow water drops its mud.',
  'Waterfalls retreat upstream as hard rock is undercut.',
  'Glaciers carve wide valleys shaped like the letter U.',
  'Folded layers tell of plates that collided.',
  'Levees are ridges built by floods beside the channel.',
  'Groundwater feeds springs during the dry season.',
  'Salmon swim upstream to lay their eggs in gravel.',
  'Dams hold back sediment that beaches would need.',
  'Oxbow lakes remain where a loop was cut off.',
  'Estuaries mix fresh water with the tide.',
];

/** The check is pure and costs most of a run, and many runs ask it the same: asked once for all. */
const cited = remembered(citeAndCheckLesson);
const claimed = remembered(checkClaims);

function remembered<Asked extends unknown[], Answer>(
  check: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const answer = known.get(key) ?? check(...asked);
    if (known.size >= rememberedMax) known.clear();
    known.set(key, answer);
    // As from the thread of the product: nobody changes what the next one gets.
    return structuredClone(answer);
  };
}

/** A journal in memory, in JSON as the database keeps it; it admits as many calls as `cap`. */
export class MemoryJournal implements JournalStore {
  readonly rows = new Map<string, string>();
  private readonly cap: number;
  private admitted = 0;

  constructor(cap = 1_000) {
    this.cap = cap;
  }

  async admit(): Promise<void> {
    if (this.admitted >= this.cap) throw new BudgetUsedUp(this.cap);
    this.admitted += 1;
  }

  async lose(): Promise<void> {}

  async load(): Promise<JournalEntry[]> {
    return [...this.rows.values()].map((row) => JSON.parse(row));
  }

  async keep(entry: JournalEntry): Promise<unknown> {
    const key = `${entry.step} ${entry.inputHash}`;
    if (!this.rows.has(key)) this.rows.set(key, JSON.stringify(entry));
    return JSON.parse(this.rows.get(key)!).answer;
  }
}

export const sourceOf = (
  title: string,
  sentences: readonly string[],
  kind: SourceText['kind'] = 'document',
): SourceText => ({
  id: idOf(title),
  kind,
  title,
  ...(kind === 'web' ? { url: `https://example.org/${encodeURIComponent(title)}` } : {}),
  language: 'en',
  fetchedAt: '2026-11-01T00:00:00.000Z',
  contentHash: createHash('sha256').update(sentences.join('\n')).digest('hex'),
  passages: sentences.map((text, index) => ({
    id: idOf(`${title} ${index}`),
    number: index + 1,
    headings: [title],
    text,
    kind: 'prose',
  })),
});

const idOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');

/** Finds `hitsPerQuery` pages for each query; pages named in `broken` cannot be read. */
export class MemoryWeb extends WebSearch {
  readonly kind = 'searxng';
  readonly searches: string[] = [];
  readonly reads: string[] = [];
  readonly broken: readonly string[];
  readonly latency: (step: 'search' | 'fetch', of: string) => number;

  constructor(
    options: {
      broken?: readonly string[];
      latency?: (step: 'search' | 'fetch', of: string) => number;
    } = {},
  ) {
    super();
    this.broken = options.broken ?? [];
    this.latency = options.latency ?? (() => 0);
  }

  async search(query: string): Promise<SearchHit[]> {
    this.searches.push(query);
    await pause(this.latency('search', query));
    if (this.broken.includes(query)) throw new AppError('timeout', 'The search took too long.');
    return [1, 2, 3, 4].map((n) => ({
      title: `${query} ${n}`,
      url: `https://example.org/${encodeURIComponent(`${query} ${n}`)}`,
      snippet: '',
    }));
  }

  readonly pages: PageReader = {
    read: async (url: string) => {
      this.reads.push(url);
      await pause(this.latency('fetch', url));
      const title = decodeURIComponent(url.split('/').at(-1)!);
      if (this.broken.includes(title))
        throw new AppError('provider_error', 'The page did not answer.');
      return sourceOf(
        title,
        [
          `${title} says that rivers carry sand to the sea.`,
          `${title} says that mountains rise slowly over time.`,
        ],
        'web',
      );
    },
  };
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => (ms > 0 ? setTimeout(resolve, ms) : resolve()));

export interface PipelineRun {
  readonly course: PathData;
  readonly announcements: readonly Announcement[];
}

/** Runs the course graph as the worker does, without a database. */
export async function runPipeline(options: {
  author: Author;
  journal?: JournalStore;
  web?: MemoryWeb;
  order?: Partial<CourseOrder>;
  cap?: number;
  signal?: AbortSignal;
  onAnnouncement?: (announcement: Announcement) => void;
  showText?: (submoduleId: string, text: (() => string) | undefined) => void;
  logUnexpected?: (error: unknown, of: string) => void;
}): Promise<PipelineRun> {
  const { author, web = new MemoryWeb(), signal } = options;
  const order: CourseOrder = {
    taskId: '0b9d3f0e-3f5e-4d0e-9a43-8f5a3b8c1d11',
    brief: { topic: 'Rivers and mountains', language: 'en', style: 'standard' },
    sources: [sourceOf('River book', riverFacts)],
    usesWeb: false,
    withoutSources: 'allow',
    widths: { search: 3, module: 2, submodule: 2 },
    notes: [],
    ...options.order,
  };
  const ask = await openJournal(options.journal ?? new MemoryJournal(options.cap), author.version);
  const announcements: Announcement[] = [];
  const graph = courseGraph(order, {
    author,
    checker: {
      cite: async (...asked) => cited(...asked),
      claims: async (...asked) => claimed(...asked),
    },
    webSearch: web,
    pages: web.pages,
    keepSnapshot: async () => {},
    showText: options.showText ?? (() => {}),
    ask,
    logUnexpected: options.logUnexpected ?? (() => {}),
    announce: (announcement) => {
      announcements.push(announcement);
      options.onAnnouncement?.(announcement);
    },
  });
  let course: PathData | undefined;
  for await (const update of await graph.stream({}, { signal, streamMode: 'updates' }))
    course = update.assemble?.course ?? course;
  return { course: course!, announcements };
}
