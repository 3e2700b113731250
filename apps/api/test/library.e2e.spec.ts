import {
  errorEnvelope,
  type LearningPathEntry,
  learningPathPreview,
  type LearningPathPreview,
  limits,
  taskStarted,
} from '@coursewright/contract';
import { RunGeneration } from '@coursewright/generation';
import { Database } from '@coursewright/platform';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signedInUser, type Visitor } from './visitor.ts';

type User = Visitor & { readonly userId: string };

describe('the list of own courses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
  });
  afterAll(() => app?.close());

  const preview = async (me: Visitor, query = ''): Promise<LearningPathPreview> => {
    const reply = await me.call('GET', `/v1/learning-paths/preview${query}`);
    expect(reply.status).toBe(200);
    return learningPathPreview.parse(reply.body);
  };
  const topicsOf = ({ entries }: { entries: LearningPathEntry[] }) =>
    entries.map(({ topic }) => topic);

  /** Courses that were delivered, a minute apart in the order given; changed in the reverse one. */
  async function keep(
    { userId }: User,
    courses: readonly { topic: string; source?: string; tags?: string[]; favourite?: boolean }[],
  ): Promise<void> {
    for (const [index, { topic, source, tags, favourite }] of courses.entries())
      await app.database.query(
        z.object({}),
        `INSERT INTO courses (user_id, topic, language, source, tags, is_favourite, document, delivered_at, created_at, last_modified_at)
         VALUES ($1, $2, 'en', $3, $4, $5, '{}', now(), '2026-01-01'::timestamptz + $6 * interval '1 minute', '2026-01-02'::timestamptz - $6 * interval '1 minute')`,
        [userId, topic, source ?? 'generated', tags ?? [], favourite ?? false, index],
      );
  }

  it(
    'shows a generated course with its counts once it can be read, on both APIs',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      expect(await preview(me)).toMatchObject({ entries: [], total: 0, page: 1, per_page: 10 });
      const start = await me.call('POST', '/generate-learning-path', {
        topic: 'Photosynthesis',
        desired_module_count: 2,
        desired_submodule_count: 2,
      });
      const { task_id } = taskStarted.parse(start.body);
      expect((await preview(me)).entries).toEqual([]);
      const signal = new AbortController().signal;
      await app.nest
        .get(RunGeneration, { strict: false })
        .run({ data: { taskId: task_id }, signal });

      const found = await preview(me);
      expect(found).toMatchObject({ total: 1, is_total_capped: false });
      expect(found.entries).toMatchObject([
        {
          task_id,
          topic: 'Photosynthesis',
          language: 'en',
          source: 'generated',
          tags: [],
          favorite: false,
          is_public: false,
          share_id: null,
          is_complete: true,
          modules_count: 2,
          submodules_count: 4,
          submodules_completed: 0,
          progress: 0,
          last_visited: null,
        },
      ]);
      const asked = await me.ask('library.preview?input={}');
      expect(learningPathPreview.parse(asked.body).entries).toEqual(found.entries);
    },
  );

  it('comes in four orders, the newest first unless asked, ten a page', async () => {
    const me = await signedInUser(app);
    await keep(me, [
      { topic: 'Übersee' },
      { topic: 'apples', favourite: true },
      { topic: 'Zebras' },
      { topic: 'Tides', favourite: true },
    ]);
    const orders = {
      '': ['Tides', 'Zebras', 'apples', 'Übersee'],
      '?sort_by=creation_date': ['Tides', 'Zebras', 'apples', 'Übersee'],
      '?sort_by=last_modified_date': ['Übersee', 'apples', 'Zebras', 'Tides'],
      '?sort_by=topic': ['apples', 'Tides', 'Übersee', 'Zebras'],
      '?sort_by=favorite': ['Tides', 'apples', 'Zebras', 'Übersee'],
    };
    for (const [query, topics] of Object.entries(orders))
      expect([query, topicsOf(await preview(me, query))]).toEqual([query, topics]);

    const many = await signedInUser(app);
    await keep(
      many,
      Array.from({ length: 23 }, (_one, index) => ({ topic: `Topic ${index}` })),
    );
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await preview(many, `?page=${page}`));
    expect(pages.map(({ entries }) => entries.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
    const seen = new Set(pages.flatMap(({ entries }) => entries.map(({ path_id }) => path_id)));
    expect(seen.size).toBe(23);
  });

  it('counts so many beyond the page, and so reaches every course', async () => {
    const me = await signedInUser(app);
    const { found, lookedAt } = limits.library.countedAhead;
    const courses = 10 + found + 1;
    await app.database.query(
      z.object({}),
      `INSERT INTO courses (user_id, topic, language, tags, document, delivered_at)
       SELECT $1, 'Topic ' || n, 'en', ARRAY['all'], '{}', now() FROM generate_series(1, $2) n`,
      [me.userId, courses],
    );
    const counts = async (query: string) => {
      const { entries, total, is_total_capped } = await preview(me, query);
      return [entries.length, total, is_total_capped];
    };
    expect(await counts('')).toEqual([10, courses - 1, true]);
    expect(await counts('?page=2')).toEqual([10, courses, false]);
    expect(await counts('?per_page=11')).toEqual([11, courses, false]);
    expect(await counts('?tag=all')).toEqual([10, 10 + lookedAt, true]);
    expect(await counts('?search=topic&page=3')).toEqual([10, 30 + lookedAt, true]);
    const last = Math.ceil(courses / 10);
    expect(await counts(`?tag=all&page=${last}`)).toEqual([courses % 10, courses, false]);
    expect(await counts(`?page=${last + 1}`)).toEqual([0, courses, false]);
    expect(await counts('?tag=none&page=2')).toEqual([0, 0, false]);
  });

  it('finds by source, favourite, tag, and by parts of topics and tags to the letter', async () => {
    const me = await signedInUser(app);
    await keep(me, [
      { topic: '100% of the tides', source: 'imported', tags: ['sea', 'Año nuevo'] },
      { topic: '1000 tides', tags: ['seaside'], favourite: true },
      { topic: 'snake_case', source: 'copied_public', tags: ['sea'] },
      { topic: 'a back\\slash', tags: [] },
      { topic: '光合作用', tags: [] },
    ]);
    const found: Record<string, string[]> = {
      'source=all': ['光合作用', 'a back\\slash', 'snake_case', '1000 tides', '100% of the tides'],
      'source=imported': ['100% of the tides'],
      'source=generated': ['光合作用', 'a back\\slash', '1000 tides'],
      'favorite=true': ['1000 tides'],
      'favorite=false&source=copied_public': ['snake_case'],
      'tag=sea': ['snake_case', '100% of the tides'],
      'tag=sea&source=imported': ['100% of the tides'],
      'tag=se': [],
      'search=TIDES': ['1000 tides', '100% of the tides'],
      [`search=${encodeURIComponent('  ano  ')}`]: ['100% of the tides'],
      [`search=${encodeURIComponent('AÑO')}`]: ['100% of the tides'],
      [`search=${encodeURIComponent('0%')}`]: ['100% of the tides'],
      'search=_': ['snake_case'],
      [`search=${encodeURIComponent('\\')}`]: ['a back\\slash'],
      [`search=${encodeURIComponent('合作')}`]: ['光合作用'],
      'search=seaside&favorite=true': ['1000 tides'],
      [`search=${encodeURIComponent('sea\nsnake')}`]: [],
    };
    for (const [query, topics] of Object.entries(found))
      expect([query, topicsOf(await preview(me, `?${query}`))]).toEqual([query, topics]);
    expect((await preview(me, '?search=%20')).total).toBe(5);
  });

  it('refuses what is no order, page, source or search', async () => {
    const me = await signedInUser(app);
    const refused = [
      'sort_by=size',
      'page=0',
      'page=1.5',
      'per_page=101',
      'source=stolen',
      'favorite=maybe',
      'user_id=1',
      `search=${'x'.repeat(limits.library.searchMax + 1)}`,
      'search=%01',
      'tag=',
    ];
    for (const query of refused) {
      const reply = await me.call('GET', `/v1/learning-paths/preview?${query}`);
      expect([query, reply.status]).toEqual([query, 422]);
      expect(errorEnvelope.parse(reply.body).error.details).toHaveLength(1);
    }
  });

  it('is of the caller alone, and takes one statement besides finding out who asks', async () => {
    const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
    await keep(
      me,
      Array.from({ length: 12 }, (_one, index) => ({ topic: `Mine ${index}` })),
    );
    await keep(other, [{ topic: 'Theirs', tags: ['x'], favourite: true }]);
    for (const query of ['', '?search=theirs', '?tag=x', '?favorite=true', '?source=generated'])
      expect(topicsOf(await preview(me, query))).not.toContain('Theirs');

    const database = app.nest.get(Database, { strict: false });
    const statements: string[] = [];
    const query = database.query.bind(database);
    const spy = vi.spyOn(database, 'query').mockImplementation((row, sql, parameters) => {
      statements.push(sql);
      return query(row, sql, parameters);
    });
    await preview(me, '?search=mine&source=generated');
    spy.mockRestore();
    expect(statements.filter((sql) => sql.includes('FROM courses'))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});
