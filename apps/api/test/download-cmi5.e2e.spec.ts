import { createContext, Script } from 'node:vm';
import { type PathData, savedLearningPath } from '@coursewright/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

/** By the schema of cmi5's course structure: these elements in this order, with these attributes. */
const order = [
  'courseStructure',
  'course',
  'title',
  'langstring',
  'description',
  'langstring',
  'au',
  'title',
  'langstring',
  'description',
  'langstring',
  'url',
];
const attributes: Readonly<Record<string, readonly string[]>> = {
  courseStructure: ['xmlns'],
  course: ['id'],
  langstring: ['lang'],
  au: ['activityType', 'id', 'launchMethod', 'masteryScore', 'moveOn'],
};

/** What the page tells its platform by. */
interface Connection {
  begin(ready: () => void): Promise<void>;
  answered(answer: object): void;
  keep(standing: object, done: (isTaken: boolean) => void): void;
}

describe('a course as a cmi5 package', () => {
  let app: TestApp;
  let me: Visitor;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  /** The package of a saved course: its structure, and its files. */
  const packageOf = async (topic: string, path_data: PathData, query = '') => {
    const saved = await me.call('POST', '/v1/learning-paths', { topic, path_data });
    const { path_id } = savedLearningPath.parse(saved.body);
    const response = await fetch(`${app.url}/api/v1/learning-paths/${path_id}/cmi5${query}`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/zip',
    ]);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const structure = readXml(strFromU8(files['cmi5.xml']!));
    const au = structure.find(({ name }) => name === 'au')!;
    return { path_id, files, structure, au: Object.fromEntries(au.attributes) };
  };
  const texts = (structure: XmlElement[]) =>
    structure.flatMap(({ name, attributes: has, text }) =>
      name === 'langstring' ? [[has.get('lang'), text]] : [],
    );

  it('has a structure by the schema, whose address is the page', async () => {
    const { path_id, files, structure, au } = await packageOf('Rivers', course);
    expect(structure.map(({ name }) => name)).toEqual(order);
    for (const { name, attributes: has } of structure)
      expect([...has.keys()].toSorted(), name).toEqual(attributes[name] ?? []);
    expect(structure[0]!.attributes.get('xmlns')).toBe(
      'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd',
    );
    expect(au).toMatchObject({ moveOn: 'CompletedAndPassed', masteryScore: '0.7' });
    expect([structure[1]!.attributes.get('id'), au['id']]).toEqual([
      `urn:uuid:${path_id}`,
      `urn:uuid:${path_id}#page`,
    ]);
    expect(texts(structure)[0]).toEqual(['en', 'Rivers']);
    expect(Object.keys(files)).toContain(structure.at(-1)!.text);
  });

  it('asks for completion only where there are no questions', async () => {
    const { au } = await packageOf('Rivers', course, '?quizzes=false');
    expect(au).toMatchObject({ moveOn: 'Completed' });
    expect(au['masteryScore']).toBeUndefined();
  });

  it('says hostile titles as text, in the language of the course', async () => {
    const title = '"><au id="x"> & ]]> <!-- شاي ☕';
    const { structure } = await packageOf(title, { ...course, language: 'ar', summary: title });
    expect(structure.map(({ name }) => name)).toEqual(order);
    for (const [language, text] of texts(structure)) {
      expect(language).toBe('ar');
      expect(text).toContain('شاي ☕');
    }
  });

  it('tells of an answer from memory what its learner said, as an interaction of another kind', async () => {
    const { files } = await packageOf('Told', course);
    const posted: { object: { definition?: object }; result?: object }[] = [];
    const fetched = (url: string, { method, body = '' }: { method: string; body?: string }) => {
      if (method === 'POST' && url.endsWith('/statements'))
        posted.push(...(JSON.parse(body) as typeof posted));
      const answer = url.includes('/token') ? { 'auth-token': 'x' } : {};
      return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answer) });
    };
    const search = `?${new URLSearchParams({
      endpoint: 'https://store.example/xapi',
      fetch: 'https://store.example/token',
      actor: '{}',
      registration: '1',
      activityId: 'urn:a',
    }).toString()}`;
    const window: { location: object; connection?: Connection } = { location: { search } };
    const world = { window, fetch: fetched, crypto, console, URLSearchParams };
    new Script(strFromU8(files['connection.js']!)).runInContext(createContext(world));
    const connection = window.connection!;
    await connection.begin(() => undefined);
    for (const given of [0, 1])
      connection.answered({
        id: crypto.randomUUID(),
        kind: 'recall',
        right: [0],
        given: [given],
        isRight: given === 0,
        seconds: 1,
      });
    const standing = { place: '', state: '', count: 2, right: 1, isComplete: false };
    expect(await new Promise((done) => connection.keep(standing, done))).toBe(true);
    const answers = posted.filter(({ object }) => object.definition);
    expect(answers.map(({ object }) => object.definition)).toMatchObject([
      { interactionType: 'other', correctResponsesPattern: ['known'] },
      { interactionType: 'other', correctResponsesPattern: ['known'] },
    ]);
    expect(answers.map(({ result }) => result)).toMatchObject([
      { response: 'known', success: true },
      { response: 'unknown', success: false },
    ]);
  });

  it('has formulas of questions as MathML, and prices and broken ones as they are written', async () => {
    const path_data = structuredClone(course);
    const [lesson] = path_data.modules[0]!.submodules;
    lesson!.quiz = (['multiple_choice', 'ordering', 'matching'] as const).map((kind) => ({
      id: crypto.randomUUID(),
      kind,
      question: String.raw`What of $\frac{${kind.length}}{7}$ for $5-$10, \(\frac{1\) and ${'`$x$`'}, $\stackrel{!}{=}$ \(\text{${'\uFFFE'}}\)?`,
      options: ['first', 'second', 'third'].map((name, at) => ({
        id: crypto.randomUUID(),
        text: String.raw`${name} \(\sqrt{y}\) "<b>`,
        is_correct: kind !== 'multiple_choice' || at === 0,
        ...(kind === 'matching' ? { match: `match of the ${name}` } : {}),
      })),
      explanation: '',
      cites: [],
    }));
    // The page is the same in a SCORM package.
    const { files } = await packageOf('Formulas', path_data);
    const html = strFromU8(files['index.html']!);
    // By the schema, what is one sign has letters in it and nothing else.
    expect(html).toContain('<mover>');
    expect(html).not.toContain('\uFFFE');
    expect(html).not.toMatch(/<(mi|mn|mo|ms|mtext)\b[^>]*><m/);
    const page = readXml(html);
    const formulas = page.filter(({ name }) => name === 'math');
    const sources = formulas.map(({ attributes: has }) => has.get('alttext'));
    for (const { kind } of lesson!.quiz)
      expect(sources).toContain(String.raw`\frac{${kind.length}}{7}`);
    expect(page.filter(({ name }) => name === 'msqrt').length).toBeGreaterThanOrEqual(9);
    expect(sources).not.toContain('x');
    expect(sources.join('')).not.toContain('5-');
    const legends = page.filter(
      ({ name, text }) => name === 'legend' && text.startsWith('What of'),
    );
    expect(legends).toHaveLength(3);
    for (const { text } of legends) {
      expect(text).toContain('for $5-$10, ');
      expect(text).toContain('$x$');
    }
    // What is said of a thing that moves is its text, not its markup.
    const said = page.flatMap(({ attributes: has }) => has.get('data-says') ?? []);
    expect(said).toHaveLength(3);
    for (const text of said) expect(text).toContain(String.raw`\(\sqrt{y}\)`);
  });
});
