// @module-tag proof
import {
  diagram,
  diagramKinds,
  drawnVisualization,
  errorEnvelope,
  type PathData,
  savedLearningPath,
  visualizationList,
} from '@coursewright/contract';
import { type ScriptedModel, startScriptedModel } from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

const creditsLeft = z.object({ credits: z.number() });
type Node = Record<'id' | 'label' | 'detail' | 'group' | 'at', string> & { refs: string[] };
const node = (id: string, change: Partial<Node> = {}): Node => ({
  id,
  label: `Part ${id}`,
  detail: '',
  group: '',
  at: '',
  refs: [],
  ...change,
});
const edge = (from: string, to: string, label = '') => ({ from, to, label });
const pair = [node('a'), node('b')];
const many = (count: number) => Array.from({ length: count }, (_one, n) => node(`n${n}`));
const chain = (count: number) =>
  Array.from({ length: count - 1 }, (_one, n) => edge(`n${n}`, `n${n + 1}`));
const labelled = (label: string) => ({ nodes: [node('a', { label }), node('b')] });
const dated = (...dates: string[]) => ({
  kind: 'timeline',
  nodes: dates.map((at, n) => node(`n${n}`, { at })),
});

/** What a model that means ill, or knows no better, draws. */
const hostile: Record<string, object | string> = {
  'a script': labelled('<script>alert(1)</script>'),
  'a picture that runs': labelled('<img src=x onerror=alert(1)>'),
  'an svg that runs': labelled('<svg/onload=alert(1)>'),
  'a link that runs': labelled('[here](javascript:alert(1))'),
  'the end of the text element': labelled('</text></svg><script>alert(1)</script>'),
  entities: labelled('&lt;script&gt;&#x6a;&amp;amp;'),
  'a style': labelled('<style>*{display:none}</style>Water'),
  'a data address': labelled('![x](data:text/html;base64,PHNjcmlwdD4=)'),
  'control characters': labelled('Wa\u0001ter\u0008\u007f'),
  NUL: labelled('Wa\u0000ter'),
  'a lone surrogate': labelled('Water \ud800'),
  'an override of direction': labelled('Water \u202eretaW\u202c'),
  'an isolate left open': labelled('\u2067Water'),
  'nothing that is seen': labelled('\u200b\u200d\ufeff'),
  'an empty label': labelled(''),
  blanks: labelled('   \t  '),
  'several lines': labelled('One\nTwo\u2028Three'),
  'a very long word': labelled('w'.repeat(5_000)),
  'a very long label': labelled('water and stone '.repeat(500)),
  'marks upon marks': labelled(`Z${'\u0301'.repeat(300)}algo`),
  'signs of several parts': labelled('👩‍👩‍👧‍👦'.repeat(60)),
  formulas: labelled('$$\\frac{1}{0}$$ $\\href{javascript:alert(1)}{x}$'),
  'a title that runs': { title: '<script>alert(1)</script>', nodes: pair },
  'no title': { title: '', nodes: pair },
  'a circle in a hierarchy': {
    kind: 'hierarchy',
    nodes: pair,
    edges: [edge('a', 'b'), edge('b', 'a')],
  },
  'two parents': {
    kind: 'hierarchy',
    nodes: [...pair, node('c')],
    edges: [edge('a', 'c'), edge('b', 'c')],
  },
  'an edge to itself': { nodes: pair, edges: [edge('a', 'a')] },
  'an edge to nowhere': { nodes: pair, edges: [edge('a', 'zz')] },
  'one id twice': { nodes: [node('a'), node('a'), node('b')], edges: [edge('a', 'b')] },
  'ids of the language': {
    nodes: [node('__proto__'), node('constructor')],
    edges: [edge('__proto__', 'constructor')],
  },
  'one node': { nodes: [node('a')] },
  'no node': { nodes: [] },
  '1,000 nodes': { nodes: many(1_000), edges: chain(1_000) },
  'a tree of 200 levels': { kind: 'hierarchy', nodes: many(200), edges: chain(200) },
  'a thousand edges': {
    nodes: many(40),
    edges: Array.from({ length: 1_000 }, (_one, n) => edge(`n${n % 40}`, `n${(n * 7 + 1) % 40}`)),
  },
  'dates before our era': dated('44 BC', '-0500', '3000 v. Chr.', '0'),
  'dates that are none': dated('NaN', 'Infinity', '-Infinity', '9'.repeat(400), '31.02.2020'),
  'a timeline without dates': { kind: 'timeline', nodes: pair },
  'a comparison without rows': {
    kind: 'comparison',
    nodes: [node('a', { group: 'A' }), node('b')],
  },
  'numbers for texts':
    '{"is_suitable":true,"kind":"flow","title":NaN,"nodes":[{"id":Infinity}],"edges":[]}',
  'a kind of its own': { kind: 'html', nodes: pair },
  'another key': { nodes: pair, html: '<b>Water</b>' },
};

/** The same numbers for the same seed, below the bound that is asked for. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Of the form that is asked for, and otherwise anything: sizes, texts, kinds, what leads where. */
function randomDraft(random: (below: number) => number) {
  const one = <Value>(values: readonly Value[]): Value => values[random(values.length)]!;
  const signs = Array.from(
    'aeiou nrst ÄßñжЯ水火ابتث0123 <>&"\'`*_#[]()|\\\n\t\u0000\u202e\u200b😀',
  );
  const text = (most: number) => Array.from({ length: random(most) }, () => one(signs)).join('');
  // Most are almost right: what is wrong on every side says little.
  const goesWrong = (times: number) => random(times) === 0;
  const kind = one(diagramKinds);
  const nodes = Array.from({ length: goesWrong(12) ? random(260) : 2 + random(24) }, (_each, n) =>
    node(goesWrong(80) ? text(8) : `n${n}`, {
      label: goesWrong(40) ? text(400) : `Part ${n} ${text(30)}`,
      detail: text(60),
      group: goesWrong(30) ? '' : `Column ${n % 3}`,
      at: goesWrong(30) ? text(12) : `${1800 + n}`,
      refs: goesWrong(3) ? [`S1.${random(9)}`, text(4)] : [],
    }),
  );
  const edges =
    kind === 'timeline' || kind === 'comparison'
      ? []
      : nodes
          .slice(1)
          .map(({ id }, n) =>
            edge(
              nodes[random(n + 1)]!.id,
              goesWrong(90) ? text(5) : id,
              goesWrong(4) ? text(40) : '',
            ),
          );
  return {
    is_suitable: !goesWrong(6),
    suggested_kinds: goesWrong(2) ? [one(diagramKinds)] : [],
    kind,
    title: goesWrong(8) ? text(300) : 'Water',
    nodes,
    edges,
  };
}

describe('a diagram that a hostile model draws', () => {
  let app: TestApp;
  let model: ScriptedModel;
  let draws = '';
  let path_data: PathData;
  beforeAll(async () => {
    model = await startScriptedModel({
      says: (_asked, step) => (step === 'draw_lesson' ? draws : undefined),
    });
    const builtin = await createTestApp({ env: { WORKERS: 'none' } });
    const course = await sampleCourse(builtin);
    await builtin.close();
    const [module] = course.modules;
    path_data = {
      ...course,
      modules: [{ ...module!, submodules: module!.submodules.slice(0, 1) }],
    };
    app = await createTestApp({ env: { ...model.environment('openai'), WORKERS: 'none' } });
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
  });

  it('is drawn as plain data, or refused with a sentence and without a charge', async () => {
    const cases = Object.entries(hostile);
    expect(cases.length).toBeGreaterThanOrEqual(40);
    const ends: string[] = [];
    let left = cases.length;
    const me = await signedInUser(app, { credits: left });
    for (const [what, drawn] of cases) {
      // What was drawn of a lesson is kept: each needs a course of its own.
      const path_id = await withOneLesson(me);
      const at = `/v1/learning-paths/${path_id}/modules/0/submodules/0/visualization`;
      const whole = {
        is_suitable: true,
        suggested_kinds: [],
        kind: 'flow',
        title: 'Water',
        edges: [],
      };
      draws = typeof drawn === 'string' ? drawn : JSON.stringify({ ...whole, ...drawn });
      const { status, body } = await me.call('POST', at, {});
      const { credits } = creditsLeft.parse((await me.call('GET', '/auth/credits')).body);
      const listed = visualizationList.parse((await me.call('GET', at)).body).visualizations;
      if (status === 200) {
        const { visualization, credits_charged } = drawnVisualization.parse(body);
        expect([what, visualization !== null, credits_charged, credits, listed.length]).toEqual([
          what,
          true,
          1,
          left - 1,
          1,
        ]);
        left = credits;
        const said = JSON.stringify(diagram.parse(visualization?.diagram));
        expect([what, said]).toEqual([
          what,
          expect.not.stringMatching(/[\u0000-\u001f\u200b\u202a-\u202e\u2066-\u2069]/),
        ]);
        expect(diagramKinds).toContain(visualization?.diagram.kind);
        ends.push('drawn');
      } else {
        const { message, type } = errorEnvelope.parse(body).error;
        expect([what, status, type, message.length > 20]).toEqual([
          what,
          502,
          'provider_error',
          true,
        ]);
        expect([what, credits, listed]).toEqual([what, left, []]);
        ends.push('refused');
      }
    }
    // Neither everything nor nothing.
    expect(new Set(ends)).toEqual(new Set(['drawn', 'refused']));
  });

  it('is data, a suggestion or a sentence, whatever 200 random ones look like', async () => {
    const random = seeded(771_203);
    const [users, turns] = [4, 50];
    const ends: Record<string, number> = { drawn: 0, unsuitable: 0, refused: 0 };
    for (let user = 0; user < users; user += 1) {
      const me = await signedInUser(app, { credits: turns });
      const path_id = await withOneLesson(me);
      const at = `/v1/learning-paths/${path_id}/modules/0/submodules/0/visualization`;
      let left: number = turns;
      for (let turn = 0; turn < turns; turn += 1) {
        const draft = randomDraft(random);
        draws = JSON.stringify(draft);
        const { status, body } = await me.call('POST', at, {});
        const { credits } = creditsLeft.parse((await me.call('GET', '/auth/credits')).body);
        if (status === 200) {
          const { visualization, credits_charged } = drawnVisualization.parse(body);
          expect([draws, left - credits, visualization !== null]).toEqual([
            draws,
            credits_charged,
            credits_charged === 1,
          ]);
          expect([draws, visualization === null]).toEqual([draws, !draft.is_suitable]);
          if (visualization) diagram.parse(visualization.diagram);
          ends[visualization ? 'drawn' : 'unsuitable']! += 1;
        } else {
          const { message, type } = errorEnvelope.parse(body).error;
          expect([draws, status, type, message.length > 20, credits]).toEqual([
            draws,
            502,
            'provider_error',
            true,
            left,
          ]);
          ends['refused']! += 1;
        }
        left = credits;
        // What was drawn of a lesson is kept, and would be shown again.
        await app.database.query(
          z.looseObject({}),
          'DELETE FROM visualizations WHERE course_id = $1',
          [path_id],
        );
      }
    }
    expect(ends['drawn']! + ends['unsuitable']! + ends['refused']!).toBe(200);
    for (const count of Object.values(ends)) expect(count).toBeGreaterThan(10);
  });

  /** Id of a course with one lesson. */
  async function withOneLesson(me: Visitor): Promise<string> {
    const saved = await me.call('POST', '/v1/learning-paths', { topic: 'Rivers', path_data });
    return savedLearningPath.parse(saved.body).path_id;
  }
});
