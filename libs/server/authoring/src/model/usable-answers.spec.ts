import { expect, it } from 'vitest';
import { z } from 'zod';
import { fitted } from './answer-schema.ts';
import { languageProblem } from './language-problem.ts';
import { emptyLesson, isPlaceholder, titleFlaws } from './no-answer.ts';
import { quizFlaws } from './quiz-flaws.ts';
import { readJson } from './read-json.ts';
import { hasSelfTalk } from './self-talk.ts';
import { tidyLesson } from './tidy-lesson.ts';

it.each([
  ['{"a":1}', { a: 1 }],
  ['```json\n{"a":"```js\\nx\\n```"}\n```', { a: '```js\nx\n```' }],
  ['<think>{"no": {}}</think>{"a":1}', { a: 1 }],
  ['First {"x":1}, then the answer: {"a":"} {","b":[1,2]} Done.', { a: '} {', b: [1, 2] }],
  ['reasoning without its opening tag {"no": 1}</think>\n{"a":1}', { a: 1 }],
  [
    '{"a":"two\nlines and \\(x\\) and C:\\\\dir", "b":[1,2,],}',
    { a: 'two\nlines and \\(x\\) and C:\\dir', b: [1, 2] },
  ],
  ['{"a":"</think> stays"}', { a: '</think> stays' }],
  ['{"a":1', undefined],
  ['42', undefined],
  ['', undefined],
])('reads the object in %j', (reply, value) => {
  expect(readJson(reply)).toEqual(value);
});

it('keeps no character that a database refuses and gives formulas back their backslash', () => {
  const value = JSON.parse(
    '{"text":"a\\u0000b \\ud800 $\\frac{1}{2}$ and $\\beta$\\r\\nnext","extra":1}',
  );
  expect(fitted(z.strictObject({ text: z.string() }), value)).toEqual({
    text: 'ab \ufffd $\\frac{1}{2}$ and $\\beta$\nnext',
  });
});

it('brings a lesson into the form the reader expects and leaves code alone', () => {
  const written =
    '# Erosion at work\n\nRivers cut rock 【S1.1】. See [this page](https://invented.example/x) (S1.2, S9.9).\n\n## Why\n\n```md\n# a comment [S9.9]\n```\n\n## why\n\nBecause [S9.9]. ![x](https://invented.example/i.png)';
  expect(tidyLesson(written, 'Erosion at Work', new Set(['S1.1', 'S1.2']))).toBe(
    'Rivers cut rock [S1.1]. See this page [S1.2].\n\n### Why\n\n```md\n# a comment [S9.9]\n```\n\nBecause.',
  );
});

it.each([
  ['keeps the blank before code in a heading', '### Using `sed` well', '### Using `sed` well'],
  [
    'tells headings apart that differ in their code only',
    '### The `a` flag\n\nOne.\n\n### The `b` flag\n\nTwo.',
    '### The `a` flag\n\nOne.\n\n### The `b` flag\n\nTwo.',
  ],
  [
    'knows a heading again that has code in it',
    '### The `a` flag\n\nOne.\n\n## The `a` flag\n\nTwo.',
    '### The `a` flag\n\nOne.\n\nTwo.',
  ],
  ['brings a heading of code alone to its level', '# `sed`\n\nEdits.', '### `sed`\n\nEdits.'],
  [
    'drops the address of a link whose words are code',
    '[`sed`](https://made.up/x) edits.',
    '`sed` edits.',
  ],
  [
    'leaves a span with a backtick in it alone',
    'Type ``a ` [S9.9]`` here.',
    'Type ``a ` [S9.9]`` here.',
  ],
  [
    'takes a span of three backticks for no fence',
    '```a``` [S9.9] runs.\n\n# Next',
    '```a``` runs.\n\n### Next',
  ],
  ['leaves the empty lines of code alone', '```py\na\n\n\nb\n```', '```py\na\n\n\nb\n```'],
  ['takes a fence that is not closed yet for code', 'Run:\n\n```sh\n# now', 'Run:\n\n```sh\n# now'],
  [
    'takes a shorter fence inside a longer one for code',
    '````md\n```\n# a [S9.9]\n```\n# b\n````',
    '````md\n```\n# a [S9.9]\n```\n# b\n````',
  ],
])('%s', (_name, written, tidied) => {
  expect(tidyLesson(written, 'Title', new Set(['S1.1']))).toBe(tidied);
});

it('sees what is wrong with a quiz without knowing its subject', () => {
  const item = (texts: string[], right = [0]) => ({
    kind: 'multiple_choice' as const,
    question: `Which of ${texts.length}${texts[0]}?`,
    options: texts.map((text, index) => ({ text, is_correct: right.includes(index) })),
    explanation: 'Because.',
    refs: [],
  });
  const problems = (...items: ReturnType<typeof item>[]) =>
    quizFlaws({ items })
      .map(({ problem }) => problem)
      .join(' ');
  expect(problems(item(['Sand', 'Clay', 'Silt', 'Gravel']))).toBe('');
  expect(problems(item(['Sand', 'Clay'], [0, 1]))).toMatch(/exactly one/);
  expect(problems(item(['Sand', 'Clay'], []))).toMatch(/exactly one/);
  expect(problems(item(['Sand', 'sand.', 'Clay']))).toMatch(/options are the same/);
  expect(problems(item(['Sand', 'Clay', 'All of the above']))).toMatch(/all of the above/);
  expect(problems(item(['Arena', 'Arcilla', 'Todas las anteriores']))).toMatch(/all of the above/);
  expect(problems(item(['Sand', 'Clay']), item(['Sand', 'Clay']))).toMatch(
    /questions are the same/,
  );
  const long = (n: number) =>
    item([`A long and careful statement with number ${n}`, 'Short', 'Brief', 'Tiny']);
  expect(problems(long(1), long(2), long(3), long(4))).toMatch(/longest/);
});

it('never takes prose for another language than its own, nor a course about models for self-talk', () => {
  const prose =
    'Rivers erode their banks by hydraulic action and by abrasion with the sediment they carry. Faster water lifts larger grains, and a flood can move boulders that rest for decades. Vertical erosion deepens a valley near the source, while lateral erosion widens it further downstream. A young river in hard rock therefore runs in a narrow gorge.';
  expect(languageProblem(prose, 'en')).toEqual([]);
  expect(languageProblem(prose, 'de')).toHaveLength(1);
  expect(languageProblem(prose.slice(0, 150), 'de')).toEqual([]);
  expect(hasSelfTalk('Here is the revised lesson.')).toBe(true);
  expect(
    hasSelfTalk(
      'As an AI researcher, you choose a word budget. Large language models draft text before they revise it.',
    ),
  ).toBe(false);
});

it.each([
  ['…', 'description', true],
  ['...', 'title', true],
  ['<title>', 'title', true],
  ['{description}', 'description', true],
  ['[Your text here]', 'summary', true],
  ['string', 'description', true],
  ['"string"', 'title', true],
  ['Title', 'title', true],
  ['Lesson title 2', 'title', true],
  ['Learning objective 1', 'learning_objectives', true],
  ['Lorem ipsum dolor sit amet', 'content', true],
  ['N/A', 'summary', true],
  ['String', 'title', false],
  ['The <title> element', 'title', false],
  ['数组', 'title', false],
  ['R', 'title', false],
  ['A title names its subject.', 'description', false],
  ['String methods in Java', 'title', false],
])('takes %j in the field %s for a placeholder: %s', (text, field, is) => {
  expect(isPlaceholder(text, field)).toBe(is);
});

it('sees titles that only repeat the topic, and leaves those alone that share its words', () => {
  const unusable = (topic: string, ...titles: string[]) =>
    titleFlaws(
      titles.map((title) => ({ title })),
      topic,
    ).some(({ isBlemish }) => !isBlemish);
  expect(unusable('Rivers', 'Rivers', 'Rivers', 'Rivers')).toBe(true);
  expect(unusable('Rivers', 'Rivers 1', 'Part II: Rivers', 'Rivers – lesson 3')).toBe(true);
  expect(unusable('Ríos', 'Módulo 1', 'Módulo 2')).toBe(true);
  expect(unusable('河流', '第1章 河流', '第二章 河流')).toBe(true);
  expect(unusable('Rivers and mountains', 'Rivers', 'Mountains')).toBe(false);
  expect(unusable('World wars', 'World War 1', 'World War 2')).toBe(false);
  expect(unusable('Java releases', 'Java 8', 'Java 11', 'Java 17')).toBe(false);
  expect(unusable('Rivers', 'Rivers', 'How rivers carve', 'What rivers build')).toBe(false);
  expect(unusable('Rivers', 'Rivers')).toBe(false);
});

it('tells a lesson from its brief, from a remark and from a sentence said again and again', () => {
  const prompt = {
    system: 'Rules\n- Reach every objective of this lesson and leave to the others what is theirs.',
    user: 'Lesson: Erosion at work\nWhat it explains: How water cuts rock in a narrow gorge.\nIts objectives:\n- Explain how hydraulic action loosens blocks of rock\n\nPassages:\n<passage ref="S1.1">\nRivers erode their banks by hydraulic action and by abrasion with the sediment they carry. Faster water lifts larger grains, and a flood can move boulders that rest for decades.\n</passage>',
  };
  const problems = (content: string) =>
    emptyLesson(content, { prompt, language: 'en', carried: 500 })
      .map(({ problem }) => problem)
      .join();
  expect(
    problems(
      'How water cuts rock in a narrow gorge. Explain how hydraulic action loosens blocks of rock. Reach every objective of this lesson and leave to the others what is theirs. It is important.',
    ),
  ).toMatch(/repeats the task/);
  expect(problems('Rivers are moving water.')).toMatch(/remark/);
  expect(problems('Rivers carry water to the sea. '.repeat(12))).toMatch(/again and again/);
  expect(
    problems(
      'Rivers erode their banks by hydraulic action and by abrasion with the sediment they carry [S1.1]. Faster water lifts larger grains, and a flood can move boulders that rest for decades [S1.1].',
    ),
  ).toBe('');
});

it('lets a question be recalled by its one answer, and any other have something to choose from', () => {
  const item = {
    question: 'What is a lagoon?',
    options: [{ text: 'Water behind a bar of sand', is_correct: true }],
    refs: [],
  };
  const problems = (kind: 'free_recall' | 'multiple_choice', explanation: string) =>
    quizFlaws({ items: [{ ...item, kind, explanation }] }).map(({ problem }) => problem);
  expect(problems('free_recall', '')).toEqual([]);
  expect(problems('multiple_choice', 'A bar of sand cuts it off.')).toEqual([
    expect.stringContaining('nothing to choose from'),
  ]);
  expect(problems('multiple_choice', '')).toHaveLength(2);
});
