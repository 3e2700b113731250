import { writeFile } from 'node:fs/promises';
import { learningPathPreviewQuery, learningPathSorts, limits } from '@coursewright/contract';
import { CourseList, PreviewLearningPaths } from '@coursewright/learning-paths';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { connected, MeasuredLists } from '../shared/measured-lists.ts';
import { quickestOf } from '../shared/quickest.ts';
import type { Table } from '../shared/table.ts';
import { type Ground, large } from './ground.ts';

const most = 1.5;
/** Of a look at each course of one user. */
const mostOfAll = 3;

type Query = Record<string, string | number>;

/** What indexes have by themselves. */
const indexed: Record<string, Query> = {
  'all courses': {},
  'of a common source': { source: 'generated' },
  'of a rarer source': { source: 'copied_public' },
  favourites: { favorite: 'true' },
  'favourites of a source': { favorite: 'true', source: 'generated' },
  'favourites of a source that has none': { favorite: 'true', source: 'imported' },
};
/** Where courses are looked at: those found are everywhere in the order, or few, or none. */
const lookedAt: Record<string, Query> = {
  'others than favourites': { favorite: 'false' },
  'with a common tag': { tag: 'common' },
  'with a rare tag': { tag: 'rare' },
  'with a tag that none has': { tag: 'none' },
  'searched for, a third of them': { search: 'rivers' },
  'searched for by two letters, a third of them': { search: 'ri' },
  'searched for, few': { search: 'quetzal' },
  'searched for, none': { search: 'zzqxj' },
  'favourites with a common tag': { favorite: 'true', tag: 'common' },
  'favourites searched for': { favorite: 'true', search: 'rivers' },
  'of a source, with a common tag, searched for': {
    source: 'generated',
    tag: 'common',
    search: 'rivers',
  },
};
/** What no index finds at once: it costs the more, the more courses its user has. */
const growing: Record<string, Query> = {
  'with a tag of one in a hundred': { tag: 'some' },
  'searched for, one in a hundred': { search: 'glacier' },
  'searched for, none though its words are common': { search: 'rivers and tides' },
  'searched for by two letters, none': { search: 'qx' },
  'a common tag and a common word that no course has together': { tag: 'common', search: 'tides' },
  'searched for, a third of them, which stand together in the order': {
    search: 'rivers',
    sort_by: 'topic',
  },
  'page 1,000': { page: 1_000 },
};

/** Topics are sorted by their first word, which is what they are searched by. */
const standsTogether = ({ search, tag, sort_by }: Query): boolean =>
  sort_by === 'topic' && (search === 'rivers' || search === 'ri' || tag === 'common');

const sorted = (narrowings: Record<string, Query>, pages: readonly number[]): [string, Query][] =>
  Object.entries(narrowings).flatMap(([name, filters]) =>
    learningPathSorts.flatMap((sort_by) =>
      pages.map((page): [string, Query] => [
        `${name}, by ${sort_by}${page > 1 ? `, page ${page}` : ''}`,
        { ...filters, sort_by, page },
      ]),
    ),
  );
/** The last page of those that the first one shows. */
const lastOf = (ahead: number) => 1 + ahead / limits.perPage.library;
const { countedAhead } = limits.library;

/** What the list is asked, as a screen asks it, and costs the same however many there are. */
const asked: readonly [string, Query][] = [
  ...sorted(
    indexed,
    [1, lastOf(countedAhead.found) / 2, lastOf(countedAhead.found)].map(Math.ceil),
  ),
  ...sorted(lookedAt, [1, lastOf(countedAhead.lookedAt)]),
].filter(([, query]) => !standsTogether(query));

/** What each plan shows, and the question. */
const planned: readonly [string, Query][] = [
  ['All courses, newest first: ids off one index in its order, ten rows by their key', {}],
  [
    'The last page that the first one shows: its offset is passed over in the index',
    { page: lastOf(countedAhead.found) },
  ],
  [
    'By topic: the key of the order is a column, so that no row is read for it',
    { sort_by: 'topic' },
  ],
  ['Of one source: an index in the same order', { source: 'copied_public' }],
  [
    'Favourites of one source, last changed first: an index of these alone',
    { favorite: 'true', source: 'generated', sort_by: 'last_modified_date' },
  ],
  ['With a common tag: along the order until enough are found', { tag: 'common' }],
  ['With a rare tag: by the tag, then sorted', { tag: 'rare' }],
  ['Searched for, a third: along the order until enough are found', { search: 'rivers' }],
  ['Searched for, few: by trigrams, then sorted', { search: 'quetzal' }],
  [
    'Searched for by two letters that none has: no trigram, every course of the user is looked at',
    { search: 'qx' },
  ],
];
const head = `# How the history finds its pages

Printed by \`npm run bench library -- --plans\` with 100,000 courses of one user among 1,000,000 in all.
Each heading says what its plan shows. A page is one statement: \`found\` are the ids of the page and of
those counted beyond it, \`page\` the ids of the page.`;

/** The preview over one ground. */
export class Lists extends MeasuredLists<Ground> {
  private readonly preview: PreviewLearningPaths;
  /** Of the list that was looked at last. */
  private pages = 1;

  private constructor(ground: Ground, source: DataSource) {
    super(ground, source, large);
    this.preview = new PreviewLearningPaths(new CourseList(this.database));
  }

  static async over(ground: Ground): Promise<Lists> {
    return new Lists(ground, await connected(ground));
  }

  /** Milliseconds of one answer. */
  async look(query: Query): Promise<number> {
    this.database.statements = [];
    const { userId, sessionId } = this.ground.holder;
    const caller = { userId, sessionId, isAdmin: false, ip: '', userAgent: '' };
    const input = learningPathPreviewQuery.parse(query);
    const began = performance.now();
    const { total } = await this.preview.run(caller, input);
    this.pages = Math.max(1, Math.ceil(total / limits.perPage.library));
    return performance.now() - began;
  }

  /** The same list at its last page, where it has no such page. */
  async withPage(query: Query): Promise<Query> {
    await this.look(query);
    return { ...query, page: Math.min(Number(query['page'] ?? 1), this.pages) };
  }

  /** Milliseconds of a look at each course of the user. */
  async lookAtAll(): Promise<number> {
    const began = performance.now();
    await this.database.query(
      z.object({}),
      `SELECT count(*) FROM courses WHERE user_id = $1 AND is_listed AND search_text || '' LIKE '%zzqxj%'`,
      [this.ground.holder.userId],
    );
    return performance.now() - began;
  }
}

/**
 * Pages over 100,000 courses of one user and 1,000,000 in all against the same over 100 and 1,000.
 * Measured is what a list costs in itself, from its question to its rows: HTTP and signing in cost
 * the same on either side and would only make every ratio smaller.
 */
export async function benchLists(
  table: Table,
  ...[small, big]: [few: Ground, many: Ground]
): Promise<void> {
  const [few, many] = [await Lists.over(small), await Lists.over(big)];
  for (const [name, query] of asked) {
    const [onFew, onMany] = [await few.withPage(query), await many.withPage(query)];
    // No screen shows a page that the list does not have.
    if (onMany['page'] !== query['page']) continue;
    const [base, time] = await quickestOf(
      () => few.look(onFew),
      () => many.look(query),
      most,
    );
    const ratio = time / base;
    const [before, { entries, pages, scans }] = [await few.executed(), await many.executed()];
    table.row(
      `preview, ${name}: 100,000 courses of one user and 1,000,000 in all ÷ 100 and 1,000`,
      `${ratio.toFixed(2)} (${time.toFixed(1)} ms; rows read ${entries}, before ${before.entries}; pages ${pages}, before ${before.pages})${scans.length ? `; reads all of ${scans.join(', ')}` : ''}`,
      `≤ ${most}, nothing read from end to end`,
      ratio <= most && scans.length === 0,
    );
  }
  for (const [name, query] of Object.entries(growing)) {
    const [base, time] = await quickestOf(
      () => many.lookAtAll(),
      () => many.look(query),
      mostOfAll,
    );
    const { entries, scans } = await many.executed();
    table.row(
      `preview, ${name}: 100,000 courses of one user ÷ a look at each of them`,
      `${(time / base).toFixed(2)} (${time.toFixed(1)} ms; rows read ${entries})`,
      `≤ ${mostOfAll}, nothing of others read`,
      time / base <= mostOfAll && scans.length === 0,
    );
  }
  await Promise.all([few.close(), many.close()]);
}

/** Writes how PostgreSQL finds each page. */
export async function writePlans(ground: Ground, file: string): Promise<void> {
  const lists = await Lists.over(ground);
  const texts: string[] = [];
  for (const [name, query] of planned) {
    // The first look warms up what the second finds.
    await lists.look(query);
    await lists.look(query);
    texts.push(`## ${name}\n\n\`\`\`\n${(await lists.plans()).join('\n\n')}\n\`\`\``);
  }
  await lists.close();
  await writeFile(file, [head, ...texts, ''].join('\n\n'));
}
