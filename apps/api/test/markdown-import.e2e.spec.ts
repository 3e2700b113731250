import {
  asksForAll,
  errorEnvelope,
  importedCourseFile,
  isFreeRecall,
  isMatching,
  learningPath,
  type PathData,
  quizKinds,
  type QuizItem,
  savedLearningPath,
} from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

const paths = '/v1/learning-paths';
type Bytes = Uint8Array<ArrayBuffer>;

/** One of each kind, with texts that mean something in Markdown. */
const questionOf = (kind: QuizItem['kind'], cites: string[]): QuizItem => ({
  id: crypto.randomUUID(),
  kind,
  question: `A \`#\` of kind *${kind}* – <!-- cw end -->?`,
  options: ['- two', '1. one', '# three']
    .slice(0, isFreeRecall({ kind }) ? 1 : 3)
    .map((text, index) => ({
      id: crypto.randomUUID(),
      text,
      is_correct: asksForAll({ kind }) || index === 1,
      ...(isMatching({ kind }) ? { match: `${index} – ${text}` } : {}),
    })),
  explanation: kind === 'cloze' ? '' : '3. Because.',
  cites,
});

describe('a course from Markdown', () => {
  let app: TestApp;
  let me: Visitor;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = await sampleCourse(app);
    const lesson = course.modules[0]!.submodules[0]!;
    const cites = lesson.citations.slice(0, 1).map(({ passage_id }) => passage_id);
    lesson.quiz = quizKinds.map((kind) => questionOf(kind, cites));
    lesson.content += '\n\n#### Summary\n\n```html\n<!-- cw end -->\n```\n\n- [^1] and $x < y$';
    lesson.key_terms.push({ term: 'a: **b**', definition: '`c`: d', cites });
    lesson.resources.push({ title: 'No: page', description: 'of: any', type: 'book' });
    Object.assign(lesson.citations[0]!, { status: 'unsupported' });
  });
  afterAll(() => app?.close());

  const save = async (path_data: PathData = course): Promise<string> => {
    const reply = await me.call('POST', paths, { topic: 'Rivers', path_data });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return savedLearningPath.parse(reply.body).path_id;
  };
  const markdownOf = async (id: string, query = '', who: Visitor = me): Promise<Bytes> => {
    const response = await fetch(`${app.url}/api${paths}/${id}/markdown${query}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const send = (file: Uint8Array, who: Visitor = me) =>
    who.call('POST', `${paths}/import-file`, { file: Buffer.from(file).toString('base64') });
  const taken = async (file: Uint8Array, who: Visitor = me) => {
    const reply = await send(file, who);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return importedCourseFile.parse(reply.body);
  };
  const refused = async (file: Uint8Array): Promise<string> => {
    const reply = await send(file);
    expect(reply.status, JSON.stringify(reply.body)).toBe(422);
    return errorEnvelope.parse(reply.body).error.message;
  };
  const whole = async (id: string, who: Visitor = me) =>
    learningPath.parse((await who.call('GET', `${paths}/${id}`)).body);
  const forget = (id: string) =>
    app.nest.get(Database).run('DELETE FROM courses WHERE id = $1', [id]);
  const edited = (file: Uint8Array, from: string, to: string): Uint8Array => {
    const text = strFromU8(file);
    expect(text).toContain(from);
    return strToU8(text.replace(from, to));
  };

  it.each(['file', 'folder'])(
    'comes back as it was and makes the same %s again',
    async (layout) => {
      const id = await save();
      const before = await whole(id);
      const file = await markdownOf(id, `?layout=${layout}`);
      await forget(id);

      expect(await taken(file)).toEqual({
        outcome: 'imported',
        path_id: id,
        topic: 'Rivers',
        signed_by: null,
        left_out: [],
      });
      expect(await markdownOf(id, `?layout=${layout}`)).toEqual(file);
      const after = await whole(id);
      expect(after).toMatchObject({
        created_at: before.created_at,
        last_modified_at: before.last_modified_at,
      });
      const lessonsOf = ({ path_data }: typeof before) =>
        path_data.modules.flatMap(({ submodules }) => submodules);
      for (const [at, lesson] of lessonsOf(after).entries()) {
        const was = lessonsOf(before)[at]!;
        expect(lesson.quiz).toEqual(was.quiz);
        expect(lesson.citations).toEqual(was.citations);
        expect([lesson.id, lesson.title, lesson.objectives]).toEqual([
          was.id,
          was.title,
          was.objectives,
        ]);
        expect(lesson.key_terms).toEqual(was.key_terms);
      }
      await forget(id);
    },
  );

  it('is another course where the own one of that id is still there, and leaves that alone', async () => {
    const id = await save();
    const before = await whole(id);
    const lesson = course.modules[0]!.submodules[0]!;
    const file = edited(await markdownOf(id), `1.1 ${lesson.title}`, '1.1 A better title');

    const { outcome, path_id } = await taken(file);
    expect(outcome).toBe('imported');
    expect(path_id).not.toBe(id);
    expect((await whole(path_id)).path_data.modules[0]!.submodules[0]!.title).toBe(
      'A better title',
    );
    expect(await whole(id)).toEqual(before);
  });

  it('is taken in by somebody else, edited with line ends of Windows', async () => {
    const stranger = await signedInUser(app);
    const id = await save();
    const text = strFromU8(await markdownOf(id)).replaceAll('\n', '\r\n');
    const { path_id } = await taken(strToU8(`\uFEFF${text}`), stranger);
    expect((await whole(path_id, stranger)).path_data.modules[0]!.submodules[0]!.quiz).toEqual(
      course.modules[0]!.submodules[0]!.quiz,
    );
  });

  it('says what was left out of the file, and has of the passages how they begin', async () => {
    const id = await save();
    const { submodules } = course.modules[0]!;
    const query = `?parts=${submodules[0]!.id}&quizzes=false&sources=false`;
    const { path_id, left_out } = await taken(await markdownOf(id, query));
    expect(left_out).toEqual(['lessons', 'questions', 'passages']);
    const { path_data } = await whole(path_id);
    expect(path_data.modules.flatMap((module) => module.submodules)).toHaveLength(1);
    const known = new Map(
      course.sources.flatMap(({ title, passages }) =>
        passages.map((one) => [one.id, { ...one, title }] as const),
      ),
    );
    for (const { title, passages } of path_data.sources)
      for (const { id: passage, number, heading, text } of passages) {
        const was = known.get(passage)!;
        expect({ title, number, heading }).toEqual({
          title: was.title,
          number: was.number,
          heading: was.heading,
        });
        expect(was.text.replace(/\s+/g, ' ')).toContain(text.replace(/ …$/, ''));
      }
    expect((await taken(await markdownOf(id, `?parts=${course.modules[0]!.id}`))).left_out).toEqual(
      course.modules.length > 1 ? ['lessons'] : [],
    );
  });

  it('lacks the lessons whose files are no longer in the folder', async () => {
    const files = unzipSync(await markdownOf(await save(), '?layout=folder'));
    const lesson = Object.keys(files).find((name) => /^01.*\/01-.*\.md$/.test(name))!;
    // As a code host packs it: in a folder of its own.
    const kept = Object.entries(files).filter(([name]) => name !== lesson);
    const packed = zipSync(Object.fromEntries(kept.map(([name, file]) => [`main/${name}`, file])));
    const { path_id, left_out } = await taken(packed);
    expect(left_out).toEqual(['lessons']);
    const ids = (await whole(path_id)).path_data.modules.flatMap(({ submodules }) =>
      submodules.map(({ id }) => id),
    );
    expect(ids).not.toContain(course.modules[0]!.submodules[0]!.id);
  });

  it('is refused in one sentence where somebody else wrote it, or it cannot be read any more', async () => {
    const foreign = /nor Markdown that Coursewright made\. .* bring it as a document/;
    for (const text of ['# A title\n\nand text', '---\ntitle: mine\n---\n', '---\n'])
      expect(await refused(strToU8(text))).toMatch(foreign);
    expect(await refused(zipSync({ 'README.md': strToU8('# mine') }))).toMatch(foreign);
    expect(await refused(new Uint8Array([0xff, 0xfe, 0x00]))).toMatch(/UTF-8/);

    const file = await markdownOf(await save());
    expect(await refused(edited(file, '\n<!-- cw2 end -->\n', ''))).toMatch(/has no end in this/);
    expect(await refused(edited(file, '\n## ', '\nWhat is this?\n\nAnd this?\n\n## '))).toMatch(
      /cannot be read: line \d+\.$/,
    );
    expect(await refused(edited(file, '   - 1\\. one', '   - other'))).toMatch(
      /^Question \d+ of the lesson .* do not fit together/,
    );
    expect(await refused(edited(file, 'kind=cloze', 'kind=other'))).toMatch(/damaged/);
    const source = course.sources[0]!.id;
    expect(await refused(edited(file, `source id=${source}`, 'source id=x'))).toMatch(/damaged/);
  });

  it('brings nothing in that runs where it is shown', async () => {
    const file = await markdownOf(await save());
    const { path_id } = await taken(
      edited(
        file,
        '<!-- cw2 end -->',
        '<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<!-- cw2 end -->',
      ),
    );
    const { content } = (await whole(path_id)).path_data.modules[0]!.submodules[0]!;
    expect(content).not.toMatch(/<script|\]\(javascript:/);
    expect(content).toContain('alert(1)');
  });
});
