import {
  drawnVisualization,
  errorEnvelope,
  type PathData,
  savedLearningPath,
  visualizationList,
} from '@coursewright/contract';
import { rowsFrom } from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';

const content = `In 1665 Robert Hooke saw cells in cork [^1]. Cells were seen alive in 1674 [^2].

## How it was found

The cell theory was published in 1839 [^1]. Nothing here is dated.

1. Cut a thin slice [^1].
2. Put it under the lens [^2].
3. Draw what you see.

## What a cell has

| Part | Plant | Animal |
| --- | --- | --- |
| Wall | yes [^1] | no |
| Nucleus | yes | yes |

The nucleus holds the genome [^2]. A membrane surrounds the cytoplasm.`;

describe('a diagram of a lesson', () => {
  let app: TestApp;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    course = await sampleCourse(app);
    const lesson = course.modules[0]!.submodules[0]!;
    const [passage, another] = course.sources.flatMap(({ id, passages }) =>
      passages.map((one) => ({ source_id: id, passage_id: one.id })),
    );
    lesson.content = content;
    lesson.checks = [];
    lesson.quiz = [];
    lesson.key_terms = [
      { term: 'Cell', definition: 'The smallest unit that lives; it has a nucleus.' },
      { term: 'Nucleus', definition: 'What holds the genome.' },
      { term: 'Cytoplasm', definition: 'What fills the cell.' },
    ];
    lesson.citations = [
      { marker: 1, ...passage!, status: 'supported' },
      { marker: 2, ...another!, status: 'supported' },
    ];
    course.modules[0]!.submodules[1]!.content = 'It rains.';
    course.modules[0]!.submodules[1]!.key_terms = [];
  });
  afterAll(() => app?.close());

  const sql = rowsFrom({
    query: async (text, parameters) => ({ rows: await app.database.query(text, parameters) }),
  });
  const keep = async (me: Visitor) => {
    const saved = await me.call('POST', '/v1/learning-paths', {
      topic: 'Cells',
      path_data: course,
    });
    return savedLearningPath.parse(saved.body).path_id;
  };
  const at = (id: string, lesson = 0) =>
    `/v1/learning-paths/${id}/modules/0/submodules/${lesson}/visualization`;
  const draw = async (me: Visitor, id: string, body: object = {}, lesson = 0) =>
    drawnVisualization.parse((await me.call('POST', at(id, lesson), body)).body);
  const creditsOf = async (me: Visitor) => (await me.call('GET', '/auth/credits')).body;
  const debits = (userId: string) =>
    sql(
      z.object({ amount: z.number(), action_type: z.string(), notes: z.string().nullable() }),
      `SELECT amount, action_type, notes FROM credit_transactions WHERE user_id = $1 AND amount < 0 ORDER BY seq`,
      [userId],
    );
  const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;

  it('says what the lesson says, each piece with the passage that it rests on', async () => {
    const me = await signedInUser(app, { credits: 10 });
    const id = await keep(me);
    const [first, second] = course.modules[0]!.submodules[0]!.citations.map(
      ({ passage_id }) => passage_id,
    );
    const drawn = async (kind: string) => (await draw(me, id, { kind })).visualization?.diagram;

    const timeline = await drawn('timeline');
    expect(timeline?.nodes.map(({ at: when, passage_ids }) => [when, passage_ids])).toEqual([
      ['1665', [first]],
      ['1674', [second]],
      ['1839', [first]],
    ]);
    expect(timeline?.nodes[0]?.detail).toBe('In 1665 Robert Hooke saw cells in cork.');

    const flow = await drawn('flow');
    expect(flow?.nodes.map(({ label }) => label)).toEqual([
      'Cut a thin slice.',
      'Put it under the lens.',
      'Draw what you see.',
    ]);
    expect(flow?.edges).toHaveLength(2);

    const table = await drawn('comparison');
    expect(table?.nodes.map(({ group, at: row, label }) => [group, row, label])).toEqual([
      ['Plant', 'Wall', 'yes'],
      ['Animal', 'Wall', 'no'],
      ['Plant', 'Nucleus', 'yes'],
      ['Animal', 'Nucleus', 'yes'],
    ]);
    expect(table?.nodes[0]?.passage_ids).toEqual([first]);

    const map = await drawn('concept_map');
    expect(map?.nodes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Cell', 'Nucleus', 'Cytoplasm']),
    );
    const idOf = (label: string) => map?.nodes.find((one) => one.label === label)?.id;
    expect(map?.edges).toContainEqual({ from: idOf('Cell'), to: idOf('Nucleus') });
    const tree = await drawn('hierarchy');
    expect(tree?.edges).toHaveLength((tree?.nodes.length ?? 0) - 1);
    expect(await creditsOf(me)).toEqual({ credits: 5 });
    expect(await debits(me.userId)).toEqual(
      Array(5).fill({
        amount: -1,
        action_type: 'visualization_use',
        notes: course.modules[0]!.submodules[0]!.title,
      }),
    );
  });

  it('costs one credit once, is there for nothing afterwards, and again for a lesson that was changed', async () => {
    const me = await signedInUser(app, { credits: 3 });
    const id = await keep(me);
    const replies = await Promise.all(Array.from({ length: 12 }, () => draw(me, id)));
    expect(replies.map(({ credits_charged }) => credits_charged).toSorted()).toEqual([
      ...Array<number>(11).fill(0),
      1,
    ]);
    expect(new Set(replies.map(({ visualization }) => JSON.stringify(visualization))).size).toBe(1);
    const { diagram } = replies[0]!.visualization!;
    // The kind that was chosen is the same as when it is asked for by its name.
    expect((await draw(me, id, { kind: diagram.kind })).credits_charged).toBe(0);
    const listed = visualizationList.parse((await me.call('GET', at(id))).body);
    expect(listed).toEqual({ visualizations: [replies[0]!.visualization], price: 1 });
    expect(await debits(me.userId)).toHaveLength(1);
    const ofCourse = async () =>
      (await me.call('GET', `/v1/learning-paths/${id}/visualizations`)).body;
    expect(await ofCourse()).toEqual({ visualizations: listed.visualizations });

    await sql(
      z.object({}),
      `UPDATE courses SET document = replace(document::text, 'Draw what you see.', 'Draw it all.')::json WHERE id = $1 RETURNING id`,
      [id],
    );
    expect(visualizationList.parse((await me.call('GET', at(id))).body).visualizations).toEqual([]);
    expect(await ofCourse()).toEqual({ visualizations: [] });
    expect((await draw(me, id)).credits_charged).toBe(1);
    expect(await creditsOf(me)).toEqual({ credits: 1 });
  });

  it('costs nothing where there is nothing to draw, no credit, no such lesson, or another author is needed', async () => {
    const [me, poor, other] = [
      await signedInUser(app),
      await signedInUser(app, { credits: 0 }),
      await signedInUser(app),
    ];
    const [id, theirs] = [await keep(me), await keep(poor)];
    expect(await draw(me, id, { kind: 'cycle' })).toMatchObject({
      visualization: null,
      suggested_kinds: expect.arrayContaining(['timeline', 'flow', 'comparison']),
      credits_charged: 0,
      message: expect.stringContaining('timeline'),
    });
    expect(await draw(me, id, {}, 1)).toMatchObject({ visualization: null, suggested_kinds: [] });
    const refused = [
      await poor.call('POST', at(theirs), {}),
      await other.call('POST', at(id), {}),
      await other.call('GET', at(id)),
      await me.call('POST', at(id, 99), {}),
      await me.call('POST', at(id), { language: 'fr' }),
      await me.call('POST', at(id), { submodule_id: course.modules[0]!.submodules[1]!.id }),
      await me.call('POST', at(id), { kind: 'picture' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([402, 404, 404, 404, 422, 409, 422]);
    expect(errorOf(refused[0]!).message).toBe(
      'You need 1 credit for this, and your balance is too small.',
    );
    expect(await debits(me.userId)).toEqual([]);
    expect(await creditsOf(me)).toEqual({ credits: 3 });
    // Whoever has no credit still sees what is there, and it goes with its course.
    expect((await poor.call('GET', at(theirs))).status).toBe(200);
    await draw(me, id);
    const rows = () =>
      sql(z.object({ id: z.string() }), 'SELECT id FROM visualizations WHERE course_id = $1', [id]);
    expect(await rows()).toHaveLength(1);
    await sql(z.object({}), 'DELETE FROM courses WHERE id = $1 RETURNING id', [id]);
    expect(await rows()).toEqual([]);
  });
});
