import {
  addedQuestions,
  errorEnvelope,
  type FoundQuestions,
  foundQuestions,
  type PathData,
  type QuizItem,
  savedLearningPath,
  submoduleVersions,
  taskView,
} from '@coursewright/contract';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';

const gift = `// Two categories, and what no lesson can ask
$CATEGORY: $course$/top/Rivers/LESSON

::One::What carries water to the sea?{
  =A river#It flows downhill.
  ~A mountain
  ~%-50%A desert\\: dry
}

Water boils at 100 \\{degrees\\}.{TRUE#No#At sea level it does.}

$CATEGORY: $course$/top/Nothing like it

Rivers end in {=the sea ~the sky ~a cave} as a rule.

Match them.{ =Nile -> Africa =Rhine -> Europe =Amazon -> America }

Who wrote it?{=Homer =Homeros}

How long is it?{#6650:10}

Tell me all.{}

Two of these.{~%50%One ~%50%Two ~Three}

Broken {=a ~b
`;

const moodle = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category><text>$course$/top/LESSON</text></category></question>
<question type="multichoice"><name><text>x</text></name><questiontext format="html"><text><![CDATA[<p>What is <code>H<sub>2</sub>O</code>?<img src="a.png" alt="a drop"></p>]]></text></questiontext>
<generalfeedback format="html"><text>Two of hydrogen &amp;amp; one of oxygen.</text></generalfeedback><single>true</single>
<answer fraction="0" format="html"><text><![CDATA[<b>Salt</b>]]></text></answer><answer fraction="100" format="html"><text>Water</text></answer></question>
<question type="truefalse"><questiontext format="html"><text>Ice floats.</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
<question type="ordering"><questiontext format="html"><text>From cold to hot</text></questiontext><answer fraction="1"><text>ice</text></answer><answer fraction="2"><text>water</text></answer><answer fraction="3"><text>steam</text></answer></question>
<question type="essay"><questiontext format="html"><text>Discuss.</text></questiontext></question>
</quiz>`;

const csv = `Question;A;B;C;Correct answer;Explanation;Lesson
"What is; blue?";Sky;Grass;Coal;A;It scatters;LESSON
Is snow white?;;;;True;;
Who?;;;;Homer;;
`;

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

  it('are read from GIFT, placed, and what is none is told with its reason', async () => {
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
      explanation: `Because of <${kind}> & \`code < 1\`.`,
      cites: [],
    });
    const right = [option('one', true), option('`two` & <b>', true), option('three', true)];
    first!.quiz = [
      item('multiple_choice', 'Which `x < 1`?', [option('No', false), option('A "b" & c', true)]),
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
    const partly = await read(id, 'broken.zip', zipSync(broken));
    expect(partly.questions).toHaveLength(all.length - 1);
    expect(partly.not_understood).toMatchObject([{ reason: 'damaged' }]);
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
