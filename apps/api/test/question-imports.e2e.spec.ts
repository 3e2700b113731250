// @module-tag proof
import { zstdCompressSync } from 'node:zlib';
import {
  addedQuestions,
  errorEnvelope,
  type FoundQuestions,
  foundQuestions,
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
import { collection, csv, gift, moodle } from './question-files.ts';
import { sampleCourse } from './sample-course.ts';
import { type Reply, signedInUser, Visitor } from './visitor.ts';

/** What a deck shows as it is written here. */
const isPlain = ({ question, options }: QuizItem): boolean =>
  !/[`$\\]|  /.test(question + options.map(({ text }) => text).join(''));

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
  const lessonsOf = ({ modules }: PathData) => modules.flatMap(({ submodules }) => submodules);
  const last = () => lessonsOf(course).at(-1)!;
  const send = (id: string, file_name: string, content: string | Uint8Array) =>
    me.call('POST', `/v1/learning-paths/${id}/question-file`, {
      file_name,
      file: Buffer.from(content).toString('base64'),
    });
  const read = async (id: string, name: string, content: string | Uint8Array) => {
    const reply = await send(id, name, content);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return foundQuestions.parse(reply.body);
  };
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
    const [choice, truth, cloze, pairs] = found.questions;
    expect(found.questions).toHaveLength(4);
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
    expect(found.not_understood.map(({ reason }) => reason)).toEqual([
      'typed_answer',
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
    ]);
    expect(found.questions[0]).toMatchObject({
      submodule_id: last().id,
      lost: ['picture'],
      question: {
        question: 'What is `H₂O`? a drop',
        explanation: 'Two of hydrogen & one of oxygen.',
      },
    });
    expect(found.not_understood).toEqual([{ number: 4, said: 'Discuss.', reason: 'typed_answer' }]);

    const table = await read(id, 'bank.csv', csv.replace('LESSON', last().title));
    expect(table.questions.map(({ question }) => question)).toMatchObject([
      {
        question: 'What is; blue?',
        explanation: 'It scatters',
        options: [{ is_correct: true }, {}, {}],
      },
      { kind: 'true_false', question: 'Is snow white?' },
    ]);
    expect(table.not_understood).toMatchObject([{ number: 3, reason: 'typed_answer' }]);
  });

  it('come into the course once, as new versions that can be taken back, and are called unchecked', async () => {
    const id = await saved('Once');
    const found = await read(id, 'mine.txt', gift.replace('LESSON', last().title));
    const before = await documentOf(id);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const replies = [await add(id, found, key), await add(id, found, key)];
    const [first, repeated] = replies.map(({ body }) => addedQuestions.parse(body));
    expect(first).toEqual(repeated);
    expect(first).toMatchObject({ added: 4, known: 0, full: 0 });
    expect(errorOf(await add(id, found)).type).toBe('conflict');

    const after = await documentOf(id);
    const brought = lessonsOf(after).flatMap(({ quiz }) => quiz.filter((item) => item.imported));
    expect(brought).toHaveLength(4);
    expect(brought[0]?.imported).toEqual({ format: 'gift', file_name: 'mine.txt' });
    expect(after.report?.questions_imported).toBe(4);
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
    expect(addedQuestions.parse((await add(id, again)).body)).toMatchObject({ added: 0, known: 4 });
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

  it('are read from QTI 2 as other software writes it', async () => {
    const id = await saved('QTI 2');
    const item = (body: string, declared: string) =>
      `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a" title="T" adaptive="false" timeDependent="false"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse>${declared}</correctResponse></responseDeclaration><itemBody>${body}</itemBody></assessmentItem>`;
    const found = await read(
      id,
      'item.xml',
      item(
        '<p>Rivers end in <inlineChoiceInteraction responseIdentifier="R" shuffle="false"><inlineChoice identifier="A">the sky</inlineChoice><inlineChoice identifier="B">the sea</inlineChoice></inlineChoiceInteraction>.</p>',
        '<value>B</value>',
      ),
    );
    expect(found.questions[0]?.question).toMatchObject({
      kind: 'cloze',
      question: 'Rivers end in _____ .',
      options: [{ is_correct: false }, { text: 'the sea', is_correct: true }],
    });
    const typed = await read(
      id,
      'item.xml',
      item('<p>Why?<extendedTextInteraction responseIdentifier="R"/></p>', ''),
    );
    expect(typed.not_understood).toMatchObject([{ said: 'Why?', reason: 'typed_answer' }]);
  });

  it('come from Anki: our own as they were, gaps and cards as what a lesson can ask', async () => {
    const id = await saved('Deck');
    const response = await fetch(`${app.url}/api/v1/learning-paths/${id}/anki`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    const found = await read(id, 'deck.apkg', new Uint8Array(await response.arrayBuffer()));
    expect(found.format).toBe('anki');
    const own = lessonsOf(course).flatMap(({ quiz }) => quiz);
    const back = found.questions.map(({ question }) => question);
    for (const { kind, question, explanation, options } of own.filter(isPlain)) {
      const same = back.find((one) => one.question === question);
      expect(same).toMatchObject({ kind, explanation });
      const texts = (all: readonly { text: string; is_correct: boolean }[]) =>
        all.map(({ text, is_correct }) => `${is_correct} ${text}`);
      const given = texts(same!.options);
      expect(kind === 'matching' ? given.toSorted() : given).toEqual(
        kind === 'matching' ? texts(options).toSorted() : texts(options),
      );
    }

    const cards = [
      ['geo', 'Nile\u001FAfrica'],
      ['geo', 'Rhine [sound:r.mp3]\u001F<b>Europe</b>'],
      ['geo', 'Amazon\u001FAmerica'],
      ['geo', '<img src="x.png">\u001FPicture'],
      ['', 'Water is {{c1::wet}}.\u001FYes.'],
      ['', 'Fire is {{c1::hot::how}}.\u001F'],
      ['', 'Alone\u001FTogether'],
    ] as const;
    for (const name of ['collection.anki2', 'collection.anki21b']) {
      const bytes = collection((database) => {
        database.exec('CREATE TABLE notes (id integer primary key, tags text, flds text)');
        const insert = database.prepare('INSERT INTO notes (tags, flds) VALUES (?, ?)');
        for (const card of cards) insert.run(...card);
      });
      const content = name.endsWith('b') ? new Uint8Array(zstdCompressSync(bytes)) : bytes;
      const deck = await read(id, 'geo.apkg', zipSync({ [name]: content }));
      const [wet, hot, rivers] = deck.questions;
      expect(deck.questions).toHaveLength(3);
      expect(wet).toMatchObject({
        lost: ['borrowed'],
        question: { kind: 'cloze', question: 'Water is _____ .', explanation: 'Yes.' },
      });
      expect(hot?.question.options).toMatchObject([
        { text: 'wet' },
        { text: 'hot', is_correct: true },
      ]);
      expect(rivers).toMatchObject({
        lost: ['sound'],
        question: {
          kind: 'matching',
          question: 'Match what belongs together: geo',
          options: [{ match: 'Africa' }, { text: 'Rhine', match: 'Europe' }, {}],
        },
      });
      expect(deck.not_understood.map(({ reason }) => reason)).toEqual(['no_text', 'pairs_count']);
    }
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
