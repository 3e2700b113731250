// @module-tag proof
import { zstdCompressSync } from 'node:zlib';
import {
  isFreeRecall,
  type PathData,
  type QuizItem,
  savedLearningPath,
} from '@coursewright/contract';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { collection, type FileSent, lessonsOf, readQuestions } from './question-files.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

/** What a deck shows as it is written here. */
const isPlain = ({ question, options }: QuizItem): boolean =>
  !/[`$\\]|  /.test(question + options.map(({ text }) => text).join(''));

describe('questions of an owner that were no questions to choose from', () => {
  let app: TestApp;
  let me: Visitor;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const saved = async (topic: string, path_data: PathData): Promise<string> => {
    const reply = await me.call('POST', '/v1/learning-paths', { topic, path_data });
    return savedLearningPath.parse(reply.body).path_id;
  };
  const read = (...file: FileSent) => readQuestions(me, ...file);

  it('are read from QTI 2 as other software writes it', async () => {
    const id = await saved('QTI 2', course);
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
    const entry = '<textEntryInteraction responseIdentifier="R"/>';
    const mapping =
      '<mapping defaultValue="0"><mapEntry mapKey="the sea" mappedValue="2"/><mapEntry mapKey="an ocean" mappedValue="2"/><mapEntry mapKey="a lake" mappedValue="1"/></mapping>';
    for (const [body, question] of [
      [`<p>Where do ${entry} rivers end?</p>`, 'Where do _____ rivers end?'],
      [`<p>Where do rivers end?</p><p>${entry}</p>`, 'Where do rivers end?'],
    ] as const) {
      const xml = item(body, '<value>The sea</value>');
      const declared = xml.replace('</correctResponse>', `</correctResponse>${mapping}`);
      const [recalled] = (await read(id, 'item.xml', declared)).questions;
      expect(recalled).toMatchObject({
        lost: ['typed'],
        question: { kind: 'free_recall', question, options: [{ text: 'The sea / an ocean' }] },
      });
    }
    const two = await read(id, 'item.xml', item(`<p>${entry} ${entry}</p>`, '<value>a</value>'));
    expect(two.not_understood).toMatchObject([{ reason: 'typed_answer' }]);
  });

  it('come from Anki: our own as they were, gaps and cards as what a lesson can ask', async () => {
    const mine = structuredClone(course);
    lessonsOf(mine)[0]!.quiz.push({
      id: crypto.randomUUID(),
      kind: 'free_recall',
      question: 'What is `journal` for?',
      options: [{ id: crypto.randomUUID(), text: 'To *write* down, `A < b`', is_correct: true }],
      explanation: 'Because.',
      cites: [],
    });
    const id = await saved('Deck', mine);
    const response = await fetch(`${app.url}/api/v1/learning-paths/${id}/anki`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    const found = await read(id, 'deck.apkg', new Uint8Array(await response.arrayBuffer()));
    expect(found.format).toBe('anki');
    const own = lessonsOf(mine).flatMap(({ quiz }) => quiz);
    const back = found.questions.map(({ question }) => question);
    for (const { kind, question, explanation, options } of own.filter(
      (one) => isPlain(one) || isFreeRecall(one),
    )) {
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
      ['', 'Alone:\u001FTogether'],
      ['geo', 'Nile\u001FEgypt'],
      ['geo', 'nile\u001Fafrica'],
    ] as const;
    for (const name of ['collection.anki2', 'collection.anki21b']) {
      const bytes = collection((database) => {
        database.exec('CREATE TABLE notes (id integer primary key, tags text, flds text)');
        const insert = database.prepare('INSERT INTO notes (tags, flds) VALUES (?, ?)');
        for (const card of cards) insert.run(...card);
      });
      const content = name.endsWith('b') ? new Uint8Array(zstdCompressSync(bytes)) : bytes;
      const deck = await read(id, 'geo.apkg', zipSync({ [name]: content }));
      const [wet, hot, alike, rivers, alone] = deck.questions;
      expect(deck.questions).toHaveLength(5);
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
      // What cannot be matched with others is asked by itself, as its front has it.
      const asked = [alike, alone].map((one) => one?.question);
      expect(asked).toMatchObject([
        { kind: 'free_recall', question: 'Nile', options: [{ text: 'Egypt', is_correct: true }] },
        { kind: 'free_recall', question: 'Alone:', options: [{ text: 'Together' }] },
      ]);
      const reasons = deck.not_understood.map(({ reason }) => reason);
      expect(reasons).toEqual(['no_text', 'options_alike']);
    }
  });
});
