// @module-tag proof
import {
  addedQuestions,
  errorEnvelope,
  type FoundQuestions,
  learningPathEntry,
  type PathData,
  publicCourse,
  type QuizItem,
  savedLearningPath,
  submoduleVersions,
  taskView,
} from '@coursewright/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import {
  collection,
  csv,
  type FileSent,
  gift,
  lessonsOf,
  moodle,
  readQuestions,
  sendQuestions,
} from './question-files.ts';
import { sampleCourse } from './sample-course.ts';
import { type Reply, signedInUser, Visitor } from './visitor.ts';

describe('questions that an owner brings along', () => {
  let app: TestApp;
  let me: Visitor;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const saved = async (topic: string): Promise<string> => {
    const reply = await me.call('POST', '/v1/learning-paths', { topic, path_data: course });
    return savedLearningPath.parse(reply.body).path_id;
  };
  const send = (...file: FileSent) => sendQuestions(me, ...file);
  const read = (...file: FileSent) => readQuestions(me, ...file);
  const last = () => lessonsOf(course).at(-1)!;
  const add = (
    id: string,
    { format, course_revision, questions }: FoundQuestions,
    headers?: Record<string, string>,
  ) =>
    me.call(
      'POST',
      `/v1/learning-paths/${id}/questions`,
      {
        course_revision,
        format,
        file_name: 'mine.txt',
        questions: questions.map(({ question, submodule_id }) => ({ question, submodule_id })),
      },
      headers,
    );
  const documentOf = async (id: string): Promise<PathData> => {
    const reply = await me.call('GET', `/v1/learning-paths/${id}`);
    return (reply.body as { path_data: PathData }).path_data;
  };
  const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;

  it('are read from GIFT, and what is none is told with its reason', { tags: 'main' }, async () => {
    const id = await saved('GIFT');
    const found = await read(id, 'mine.txt', gift.replace('LESSON', last().title));
    expect(found.format).toBe('gift');
    const [choice, truth, cloze, pairs, typed] = found.questions;
    expect(found.questions).toHaveLength(5);
    expect(choice).toMatchObject({
      submodule_id: last().id,
      found_by: 'title',
      is_known: false,
      question: {
        kind: 'multiple_choice',
        question: 'What carries water to the sea?',
        explanation: 'It flows downhill.',
        options: [
          { text: 'A river', is_correct: true },
          { text: 'A mountain', is_correct: false },
          { text: 'A desert: dry', is_correct: false },
        ],
      },
    });
    expect(truth?.question).toMatchObject({
      kind: 'true_false',
      question: 'Water boils at 100 {degrees}.',
      explanation: 'At sea level it does.',
      options: [
        { text: 'True', is_correct: true },
        { text: 'False', is_correct: false },
      ],
    });
    expect(cloze?.question).toMatchObject({
      kind: 'cloze',
      question: 'Rivers end in _____ as a rule.',
    });
    expect(cloze?.found_by).not.toBe('title');
    expect(pairs?.question.kind).toBe('matching');
    expect(pairs?.question.options[1]).toEqual({
      text: 'Rhine',
      is_correct: true,
      match: 'Europe',
    });
    // What was typed in is compared by its learner, whichever spelling it has.
    expect(typed).toMatchObject({
      lost: ['typed'],
      question: {
        kind: 'free_recall',
        question: 'Who wrote it?',
        options: [{ text: 'Homer / Homeros', is_correct: true }],
        explanation: 'He sang it.',
      },
    });
    expect(found.not_understood.map(({ reason }) => reason)).toEqual([
      'number_answer',
      'typed_answer',
      'several_right',
      'damaged',
    ]);

    const lines = '::A:: Rivers end in {=the sea ~the sky}\n::B:: Ice floats. {T}\n';
    const dense = await read(id, 'dense.gift', lines);
    expect(dense.questions.map(({ question }) => question.question)).toEqual([
      'Rivers end in',
      'Ice floats.',
    ]);
  });

  it('are read from Moodle XML and from a table', async () => {
    const id = await saved('Moodle');
    const found = await read(id, 'bank.xml', moodle.replace('LESSON', last().title));
    expect(found.questions.map(({ question }) => question.kind)).toEqual([
      'multiple_choice',
      'true_false',
      'ordering',
      'free_recall',
      'free_recall',
    ]);
    const [typed, marked] = found.questions.slice(3);
    expect(typed).toMatchObject({
      lost: ['typed'],
      question: { options: [{ text: 'rainbow … arc / Iris*' }], explanation: 'Seven colours.' },
    });
    expect(marked).toMatchObject({ lost: [], question: { options: [{ text: 'Both `a` and b' }] } });
    expect(found.questions[0]).toMatchObject({
      submodule_id: last().id,
      lost: ['picture'],
      question: {
        question: 'What is `H₂O`? a drop',
        explanation: 'Two of hydrogen & one of oxygen.',
      },
    });
    expect(found.not_understood).toEqual([
      { number: 4, said: 'Discuss.', reason: 'typed_answer' },
      { number: 7, said: 'Anything?', reason: 'none_right' },
    ]);

    const table = await read(id, 'bank.csv', csv.replace('LESSON', last().title));
    expect(table.questions.map(({ question }) => question)).toMatchObject([
      {
        question: 'What is; blue?',
        explanation: 'It scatters',
        options: [{ is_correct: true }, {}, {}],
      },
      { kind: 'true_false', question: 'Is snow white?' },
      { kind: 'free_recall', question: 'Who?', options: [{ text: 'Homer', is_correct: true }] },
    ]);
    expect(table.questions.map(({ lost }) => lost)).toEqual([[], [], []]);
    // The name of an option that is not there is no answer.
    expect(table.not_understood).toMatchObject([{ number: 4, reason: 'options_few' }]);
  });

  it('come into the course once, as new versions that can be taken back, and are called unchecked', async () => {
    const id = await saved('Once');
    const found = await read(id, 'mine.txt', gift.replace('LESSON', last().title));
    const before = await documentOf(id);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const replies = [await add(id, found, key), await add(id, found, key)];
    const [first, repeated] = replies.map(({ body }) => addedQuestions.parse(body));
    expect(first).toEqual(repeated);
    expect(first).toMatchObject({ added: 5, known: 0, full: 0 });
    expect(errorOf(await add(id, found)).type).toBe('conflict');

    const after = await documentOf(id);
    const brought = lessonsOf(after).flatMap(({ quiz }) => quiz.filter((item) => item.imported));
    expect(brought).toHaveLength(5);
    expect(brought[0]?.imported).toEqual({ format: 'gift', file_name: 'mine.txt' });
    expect(after.report?.questions_imported).toBe(5);
    // The check claims nothing about them.
    expect(lessonsOf(after).map(({ checks }) => checks)).toEqual(
      lessonsOf(before).map(({ checks }) => checks),
    );

    // Strangers read where the questions came from, and not what the file is called.
    const shared = await me.call('PATCH', `/v1/learning-paths/${id}/publicity`, {
      is_public: true,
    });
    const { share_id } = learningPathEntry.parse(shared.body);
    const { body } = await new Visitor(app).call('GET', `/public/${share_id}`);
    const shown = lessonsOf(publicCourse.parse(body).path_data).flatMap(({ quiz }) => quiz);
    expect(shown.flatMap(({ imported }) => imported ?? [])).toEqual(
      Array.from(brought, () => ({ format: 'gift' })),
    );
    expect(JSON.stringify(body)).not.toContain('mine.txt');

    const again = await read(id, 'mine.txt', gift.replace('LESSON', last().title));
    expect(again.questions.every((one) => one.is_known)).toBe(true);
    expect(addedQuestions.parse((await add(id, again)).body)).toMatchObject({ added: 0, known: 5 });
    expect(await documentOf(id)).toEqual(after);

    const at = `/learning-path/${id}/submodules/${last().id}/versions`;
    const { versions } = submoduleVersions.parse((await me.call('GET', at)).body);
    expect(versions.map(({ change }) => change)).toEqual(['questions_added', 'written']);
    const undone = await me.call('POST', `${at}/1/restore`, { revision: again.course_revision });
    const restored = taskView.parse(undone.body).result!;
    expect(lessonsOf(restored).at(-1)?.quiz).toEqual(lessonsOf(before).at(-1)?.quiz);
  });

  it('come back from a QTI package as they went, and are known then', async () => {
    const mine = structuredClone(course);
    const [first] = lessonsOf(mine);
    const option = (text: string, is_correct: boolean, match?: string) => ({
      id: crypto.randomUUID(),
      text,
      is_correct,
      ...(match && { match }),
    });
    const item = (kind: QuizItem['kind'], question: string, options: QuizItem['options']) => ({
      id: crypto.randomUUID(),
      kind,
      question,
      options,
      explanation: `Because of <${kind}> & \`code < 1\`, as $\\frac{1}{2} < x_1^2$.`,
      cites: [],
    });
    const right = [
      option('one', true),
      option('`two` & <b> $e^{i\\pi}$', true),
      option('three', true),
    ];
    first!.quiz = [
      item('multiple_choice', 'Which `x < 1` of $\\sqrt{x}$?', [
        option('No', false),
        option('A "b" & c', true),
      ]),
      item('true_false', 'Is it?', [option('True', true), option('False', false)]),
      item('cloze', 'A _____ B', [option('x', false), option('y', true), option('z', false)]),
      item('ordering', 'In order', right),
      item(
        'matching',
        'Pairs',
        right.map((one) => ({ ...one, match: `${one.text} too` })),
      ),
      item('free_recall', 'What is `x`?', [option('`two` & <b> $e^{i\\pi}$', true)]),
    ];
    const reply = await me.call('POST', '/v1/learning-paths', { topic: 'Back', path_data: mine });
    const id = savedLearningPath.parse(reply.body).path_id;
    const response = await fetch(`${app.url}/api/v1/learning-paths/${id}/qti`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    const zip = new Uint8Array(await response.arrayBuffer());
    const items = Object.entries(unzipSync(zip)).filter(([path]) => path.startsWith('items/'));
    const [asked] = items.map(([, bytes]) => strFromU8(bytes));
    expect(asked).toMatch(/<qti-prompt>.*<math [^>]*MathML"[^>]*>.*<msqrt>.*<\/qti-prompt>/);
    expect(asked).toMatch(/<qti-modal-feedback.*<mfrac>/s);
    const found = await read(id, 'back.zip', zip);
    const all = lessonsOf(mine).flatMap(({ quiz, id: lesson }) =>
      quiz.map((one) => ({ one, lesson })),
    );
    expect(found.not_understood).toEqual([]);
    expect(found.questions).toHaveLength(all.length);
    for (const [index, { one, lesson }] of all.entries())
      expect(found.questions[index]).toMatchObject({
        submodule_id: lesson,
        found_by: 'title',
        is_known: true,
        lost: [],
        question: {
          kind: one.kind,
          question: one.question,
          explanation: one.explanation,
          options: one.options.map(({ id: _, ...rest }) => rest),
        },
      });

    const broken = unzipSync(zip);
    const name = Object.keys(broken).find((path) => path.startsWith('items/'));
    broken[name!] = strToU8('<qti-assessment-item>');
    broken['../up.xml'] = strToU8('<a/>');
    const partly = await read(id, 'broken.zip', zipSync(broken));
    expect(partly.questions).toHaveLength(all.length - 1);
    expect(partly.not_understood.map(({ said }) => said)).toEqual([name, '../up.xml']);
  });

  it('are refused in a sentence where a file is hostile, damaged or something else', async () => {
    const id = await saved('Hostile');
    const bomb = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">';
    const files: Record<string, string | Uint8Array> = {
      'entities.xml': `<?xml version="1.0"?><!DOCTYPE quiz [${bomb}]><quiz><question type="essay"><questiontext><text>&b;</text></questiontext></question></quiz>`,
      'outside.xml': '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>',
      'cut.xml': moodle.slice(0, 700),
      'deep.xml': `<quiz>${'<a>'.repeat(50_000)}`,
      'other.xml': '<html><body/></html>',
      'empty.csv': ' ',
      'quote.csv': 'question,answer\n"open,b\n',
      'picture.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
      'plain.txt': 'Just a note.',
      'view.apkg': zipSync({
        'collection.anki2': collection((database) =>
          database.exec(
            'CREATE VIEW notes AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS tags, x AS flds FROM n',
          ),
        ),
      }),
      'cut.apkg': zipSync({ 'collection.anki21b': new Uint8Array(100) }),
      'none.apkg': zipSync({ 'collection.anki2': strToU8('SQLite format 3') }),
      'zip.apkg': zipSync({ 'readme.txt': strToU8('x') }),
    };
    for (const [name, content] of Object.entries(files)) {
      const reply = await send(id, name, content);
      expect([413, 422], name).toContain(reply.status);
      expect(errorOf(reply).message).toMatch(/^[A-Z].+[.!]$/);
    }
    expect((await documentOf(id)).report?.questions_imported).toBeUndefined();
  });
});
