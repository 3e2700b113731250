import {
  learnerNote,
  type LearnerNote,
  learningPathEntry,
  learningState,
  limits,
  pathData,
  type PathData,
  recordedEvents,
  savedLearningPath,
} from '@coursewright/contract';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHolder, everyRow, knownPassword } from './account-holder.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signedInUser, Visitor } from './visitor.ts';

const paths = '/v1/learning-paths';
const passage = { quote: 'Water flows downhill', prefix: 'Rain falls. ', suffix: ' to the sea' };

describe('notes and highlights', () => {
  let app: TestApp;
  let course: PathData;
  let lesson = '';
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none', DATABASE_POOL: '10' } });
    course = pathData.parse((await new Visitor(app).call('GET', '/v1/sample-course')).body);
    lesson = course.modules[0]?.submodules[0]?.id ?? '';
  });
  afterAll(() => app?.close());

  const saved = async (me: Visitor): Promise<string> =>
    savedLearningPath.parse((await me.call('POST', paths, { path_data: course })).body).path_id;
  const noted = (minute: number, payload: object, device = 'desk') => ({
    id: crypto.randomUUID(),
    submodule_id: lesson,
    device,
    at: new Date(Date.parse('2026-01-10T12:00:00Z') + minute * 60_000).toISOString(),
    kind: 'noted',
    payload,
  });
  const send = (me: Visitor, id: string, events: unknown[]) =>
    me.call('POST', `${paths}/${id}/events`, { events });
  const notesOf = async (me: Visitor, id: string): Promise<LearnerNote[]> => {
    const reply = await me.call('GET', `${paths}/${id}/learning`);
    return learningState.parse(reply.body).lessons.flatMap(({ notes }) => notes);
  };

  it('keep both texts of two devices by both APIs, in whatever order they arrive', async () => {
    const me = await signedInUser(app);
    const [first, second] = [await saved(me), await saved(me)];
    const note_id = crypto.randomUUID();
    const made = noted(1, { note_id, color: 'yellow', text: 'first', ...passage });
    const desk = noted(5, { note_id, text: 'of the desk', replaces: [made.id] });
    const phone = noted(3, { note_id, text: 'of the telephone', replaces: [made.id] }, 'phone');
    const recolored = noted(4, { note_id, color: 'pink' }, 'phone');
    for (const event of [desk, recolored, phone, made, desk])
      expect((await send(me, first, [event])).status).toBe(200);

    const renamed = new Map<string, string>(
      [made, desk, phone, recolored].map(({ id }) => [id, crypto.randomUUID()]),
    );
    const again = JSON.parse(
      JSON.stringify([made, phone, recolored, desk]).replace(
        /[\da-f-]{36}/g,
        (id) => renamed.get(id) ?? id,
      ),
    ) as object[];
    const called = await me.call('POST', '/trpc/library.recordEvents', {
      id: second,
      events: again,
    });
    expect(called.status).toBe(200);

    for (const id of [first, second]) {
      const [note] = await notesOf(me, id);
      expect(note).toMatchObject({
        note_id,
        is_removed: false,
        text: 'of the desk',
        color: { color: 'pink' },
        place: passage,
      });
      expect(note?.texts.map(({ text, device }) => [text, device])).toEqual([
        ['of the telephone', 'phone'],
        ['of the desk', 'desk'],
      ]);
    }

    const [note] = await notesOf(me, first);
    await send(me, first, [noted(6, { note_id, removes: note?.says })]);
    // What another device did before it heard of that is not lost.
    expect(await notesOf(me, first)).toMatchObject([{ is_removed: true, texts: [] }]);
    await send(me, first, [noted(2, { note_id, text: 'late', replaces: [made.id] }, 'phone')]);
    expect(await notesOf(me, first)).toMatchObject([{ is_removed: false, text: 'late' }]);
  });

  it('have bounds, and a full course can still be changed', async () => {
    const me = await signedInUser(app);
    const id = await saved(me);
    const { noteMax, quoteMax, contextMax, notesPerCourse, perRequest } = limits.learningEvents;
    const note_id = crypto.randomUUID();
    for (const wrong of [
      { text: 'x'.repeat(noteMax + 1) },
      { color: 'red' },
      { color: 'blue', quote: 'x'.repeat(quoteMax + 1) },
      { color: 'blue', quote: 'x', prefix: 'x'.repeat(contextMax + 1) },
      { color: 'blue', prefix: 'x' },
      { color: 'blue', quote: 'x', start: -1 },
      { replaces: ['1'] },
      { is_removed: true },
    ])
      expect((await send(me, id, [noted(1, { note_id, ...wrong })])).status).toBe(422);
    for (const quote of ['\u0000', '\ud800'])
      expect([400, 422]).toContain(
        (await send(me, id, [noted(1, { note_id, color: 'blue', quote })])).status,
      );
    const many = Array.from({ length: notesPerCourse }, (_one, index) =>
      noted(index, { note_id: crypto.randomUUID(), color: 'blue', ...passage }),
    );
    for (let from = 0; from < many.length; from += perRequest)
      expect((await send(me, id, many.slice(from, from + perRequest))).status).toBe(200);

    const one = noted(2_000, { note_id, color: 'blue', ...passage });
    const refused = await send(me, id, [one]);
    expect(refused.status).toBe(413);
    expect(JSON.stringify(refused.body)).toContain('Remove some of them first.');
    expect(await notesOf(me, id)).toHaveLength(notesPerCourse);
    const [first] = many;
    const known = z.looseObject({ note_id: z.string() }).parse(first?.payload).note_id;
    const changed = noted(2_001, { note_id: known, text: 'changed' });
    expect(recordedEvents.parse((await send(me, id, [changed])).body).added).toBe(1);
    const removed = noted(2_002, { note_id: known, removes: [first?.id, changed.id] });
    expect((await send(me, id, [removed, one])).status).toBe(200);
    expect((await notesOf(me, id)).filter((each) => !each.is_removed)).toHaveLength(notesPerCourse);
  });

  it('are their owner’s alone: nobody reads them, and no copy carries them', async () => {
    const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
    const id = await saved(me);
    const secret = `secret-${crypto.randomUUID()}`;
    await send(me, id, [noted(1, { note_id: crypto.randomUUID(), text: secret, ...passage })]);
    expect((await other.call('GET', `${paths}/${id}/learning`)).status).toBe(404);
    expect((await send(other, id, [noted(2, { note_id: crypto.randomUUID() })])).status).toBe(404);

    const shared = learningPathEntry.parse(
      (await me.call('PATCH', `${paths}/${id}/publicity`, { is_public: true })).body,
    );
    const page = await new Visitor(app).call('GET', `/public/${shared.share_id}`);
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).not.toContain(secret);
    const copies: [Visitor, string][] = [
      [other, shared.share_id ?? ''],
      [me, id],
    ];
    for (const [person, original] of copies) {
      const reply = await person.call('POST', `${paths}/copy/${original}`, undefined, {
        'idempotency-key': crypto.randomUUID(),
      });
      const copy = learningPathEntry.parse(reply.body);
      expect(await notesOf(person, copy.path_id)).toEqual([]);
      const whole = await person.call('GET', `${paths}/${copy.path_id}`);
      expect(JSON.stringify(whole.body)).not.toContain(secret);
    }
  });

  it('are in the export of an account, and gone with it', async () => {
    const me = await accountHolder(app);
    const id = await saved(me);
    const secret = `secret-${crypto.randomUUID()}`;
    const payload = { note_id: crypto.randomUUID(), color: 'green', text: secret, ...passage };
    await send(me, id, [noted(1, payload)]);
    const exported = z
      .looseObject({ learning_events: z.array(z.looseObject({ payload: z.unknown() })) })
      .parse((await me.call('GET', '/v1/account/export')).body);
    expect(exported.learning_events.map((event) => event.payload)).toEqual([payload]);
    expect(await everyRow(app)).toContain(secret);
    const { email } = me;
    const gone = await me.call('POST', '/v1/account/delete', { password: knownPassword, email });
    expect(gone.status).toBe(204);
    expect(await everyRow(app)).not.toContain(secret);
  });

  it('come back from an exported course as they were', async () => {
    const me = await signedInUser(app);
    const id = await saved(me);
    const note_id = crypto.randomUUID();
    await send(me, id, [
      noted(1, { note_id, color: 'yellow', ...passage }),
      noted(2, { note_id, text: 'one' }),
      noted(3, { note_id, text: 'two' }, 'phone'),
    ]);
    const before = await notesOf(me, id);
    expect(z.array(learnerNote).parse(before)).toHaveLength(1);
    const file = (await me.call('GET', `${paths}/export`)).body;
    await me.call('DELETE', `${paths}/clear-all?confirm=true`);
    await me.call('POST', `${paths}/import`, file);
    expect(await notesOf(me, id)).toEqual(before);
  });
});
