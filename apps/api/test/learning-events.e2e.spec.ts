import {
  foldLearning,
  importReport,
  type LearningEvent,
  learningEvent,
  learningPath,
  learningPathEntry,
  learningPathPreview,
  learningState,
  limits,
  type PathData,
  recordedEvents,
  savedLearningPath,
} from '@coursewright/contract';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, Visitor } from './visitor.ts';

const paths = '/v1/learning-paths';

describe('what learners do', () => {
  let app: TestApp;
  let course: PathData;
  let lessons: string[];
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none', DATABASE_POOL: '10' } });
    course = await sampleCourse(app);
    lessons = course.modules.flatMap(({ submodules }) => submodules.map(({ id }) => id));
  });
  afterAll(() => app?.close());

  const saved = async (me: Visitor): Promise<string> =>
    savedLearningPath.parse((await me.call('POST', paths, { path_data: course })).body).path_id;
  const event = (minute: number, kind: string, payload: object = {}, lesson = 0): LearningEvent =>
    learningEvent.parse({
      id: crypto.randomUUID(),
      submodule_id: lessons[lesson],
      device: minute % 2 === 0 ? 'desk' : 'phone',
      at: new Date(Date.parse('2026-01-10T12:00:00Z') + minute * 60_000).toISOString(),
      kind,
      payload,
    });
  const send = (me: Visitor, id: string, events: unknown[]) =>
    me.call('POST', `${paths}/${id}/events`, { events });
  const entryOf = async (me: Visitor) =>
    learningPathPreview.parse((await me.call('GET', `${paths}/preview`)).body).entries[0];

  it('counts once, and comes to the same from two devices in any order', async () => {
    const me = await signedInUser(app);
    const events = Array.from({ length: 40 }, (_one, index) =>
      [
        event(index, 'opened', {}, index % 3),
        event(index, 'ticked', { completed: index % 4 !== 0 }, index % 3),
        event(index, 'read', { seconds: index + 1 }, index % 3),
      ].at(index % 3),
    ).filter((one) => one !== undefined);
    const wanted = foldLearning(events);
    const [first, second] = [await saved(me), await saved(me)];
    const batches = [events.slice(20), events.slice(5, 30), events.slice(0, 10), events];
    const replies = await Promise.all(batches.map((batch) => send(me, first, batch)));
    const answers = replies.map(({ body }) => recordedEvents.parse(body));
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(events.length);
    for (const [index, { added, known }] of answers.entries())
      expect(added + known).toBe(batches[index]?.length);
    const learning = await me.call('GET', `${paths}/${first}/learning`);
    expect(learningState.parse(learning.body)).toEqual(wanted);
    expect(learningPath.parse((await me.call('GET', `${paths}/${first}`)).body)).toMatchObject({
      learning: wanted,
      last_visited: wanted.last_visited,
      submodules_completed: wanted.lessons.filter(({ is_completed }) => is_completed).length,
    });

    // Another course, the other way round; the same ids are known already.
    const again = recordedEvents.parse((await send(me, second, events.toReversed())).body);
    expect(again).toMatchObject({ added: 0, known: events.length });
    const renamed = events.map((one) => ({ ...one, id: crypto.randomUUID() }));
    for (const one of renamed.toReversed()) await send(me, second, [one, one]);
    const other = learningState.parse((await me.call('GET', `${paths}/${second}/learning`)).body);
    expect(other).toEqual(foldLearning(renamed));
  });

  it('is written by place, too, and shown by lists', async () => {
    const me = await signedInUser(app);
    const id = await saved(me);
    const place = { module_index: 0, submodule_index: 1 };
    const ticked = await me.call('PUT', `${paths}/${id}/progress`, { ...place, completed: true });
    const share = 1 / lessons.length;
    expect(learningPathEntry.parse(ticked.body)).toMatchObject({
      submodules_completed: 1,
      progress: share,
      last_visited: null,
    });
    const visited = await me.call('PUT', `${paths}/${id}/last-visited`, place);
    expect(learningPathEntry.parse(visited.body).last_visited?.submodule_id).toBe(lessons[1]);
    expect(await entryOf(me)).toEqual(visited.body);
    await me.call('PUT', `${paths}/${id}/progress`, { ...place, completed: false });
    expect(await entryOf(me)).toMatchObject({ submodules_completed: 0, progress: 0 });

    const wrong: [object, number][] = [
      [{ module_index: 999, submodule_index: 0, completed: true }, 404],
      [{ module_index: -1, submodule_index: 0, completed: true }, 422],
      [{ module_index: 0.5, submodule_index: 0, completed: true }, 422],
      [{ ...place, completed: 'yes' }, 422],
      [place, 422],
    ];
    for (const [body, status] of wrong)
      expect((await me.call('PUT', `${paths}/${id}/progress`, body)).status).toBe(status);
  });

  it('is refused as a whole when one event is not what it says, and nobody else can add any', async () => {
    const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
    const id = await saved(me);
    const good = event(1, 'opened');
    const wrong: object[] = [
      { ...good, kind: 'dreamt' },
      { ...good, payload: { seconds: 1 } },
      { ...good, at: 'yesterday' },
      { ...good, id: '1' },
      { ...good, device: '' },
      { ...good, user_id: other.userId },
      { ...event(2, 'read', { seconds: 1 }), payload: { seconds: -1 } },
      { ...good, kind: 'noted', payload: { note_id: crypto.randomUUID(), text: '\u0007' } },
    ];
    for (const one of wrong)
      expect((await send(me, id, [event(3, 'opened'), one])).status).toBe(422);
    const many = Array.from({ length: limits.learningEvents.perRequest + 1 }, () => good);
    expect((await send(me, id, many)).status).toBe(422);
    expect((await send(me, id, [])).status).toBe(422);
    expect((await send(other, id, [good])).status).toBe(404);
    expect((await other.call('GET', `${paths}/${id}/learning`)).status).toBe(404);
    const learning = learningState.parse((await me.call('GET', `${paths}/${id}/learning`)).body);
    expect(learning).toEqual({ last_visited: null, lessons: [] });
    await expect(
      app.database.query(learningState, 'DELETE FROM courses WHERE id = $1', [id]),
    ).resolves.toEqual([]);
  });

  it(
    'takes what it has once more when it is full, and nothing else',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const id = await saved(me);
      const known = event(0, 'opened');
      expect((await send(me, id, [known])).status).toBe(200);
      await app.database.query(
        z.object({}),
        `INSERT INTO learning_events (user_id, id, course_id, submodule_id, kind, payload, device, client_at, occurred_at, received_at)
       SELECT user_id, gen_random_uuid(), course_id, submodule_id, kind, payload, device, client_at, occurred_at, received_at
       FROM learning_events, generate_series(2, $2) WHERE course_id = $1`,
        [id, limits.learningEvents.perCourse],
      );
      const again = await send(me, id, [known]);
      expect([again.status, recordedEvents.parse(again.body).added]).toEqual([200, 0]);
      expect((await send(me, id, [known, event(1, 'opened')])).status).toBe(413);
      expect(
        await app.database.query(
          z.object({ count: z.number() }),
          'SELECT count(*)::int AS count FROM learning_events WHERE course_id = $1',
          [id],
        ),
      ).toEqual([{ count: limits.learningEvents.perCourse }]);
    },
  );

  it('survives export, clearing and import, and cannot be changed or deleted', async () => {
    const me = await signedInUser(app);
    const id = await saved(me);
    const events = [event(1, 'opened', {}, 2), event(2, 'ticked', { completed: true }, 2)];
    await send(me, id, events);
    const before = await entryOf(me);
    const file = (await me.call('GET', `${paths}/export`)).body;
    await me.call('DELETE', `${paths}/clear-all?confirm=true`);
    const report = importReport.parse((await me.call('POST', `${paths}/import`, file)).body);
    expect(report).toMatchObject({ imported: 1, refused: 0 });
    const after = await entryOf(me);
    expect({ ...after, last_modified_at: '' }).toEqual({ ...before, last_modified_at: '' });

    // Somebody else gets the course, not what was done in it.
    const other = await signedInUser(app);
    await other.call('POST', `${paths}/import`, file);
    expect(await entryOf(other)).toMatchObject({ submodules_completed: 0, last_visited: null });

    for (const change of ["UPDATE learning_events SET device = 'x'", 'DELETE FROM learning_events'])
      await expect(app.database.query(learningState, change)).rejects.toThrow(/append-only/);
  });
});
