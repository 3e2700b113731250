import { describe, expect, it } from 'vitest';
import type { Citation, LessonDraft } from '@coursewright/contract';
import { countWords } from '@coursewright/text';
import { sample } from '../test/source-from-markdown.ts';
import { brief, write } from '../test/write-course.ts';
import type { LessonRewrite, QuizRewrite } from './author.ts';
import {
  checkLesson,
  countCited,
  footnotesIn,
  recheckLesson,
  replaceFootnotes,
  splitLesson,
} from './citations/index.ts';
import { ExtractiveAuthor } from './extractive/index.ts';
import { answer, PreparedMaterial } from './extractive/operations.ts';
import { plainText } from './markdown/index.ts';

const material = { sources: [sample('en', 'photosynthesis')] };
const asked = brief('Photosynthesis');
const everything = material.sources[0]!.passages.map(({ number, headings, text, kind }) => ({
  ref: `S1.${number}`,
  sourceTitle: material.sources[0]!.title,
  headings,
  text,
  kind,
}));
const { lessons } = write(material, asked);
const written = lessons[0]!;
const prepared = new PreparedMaterial(material);
const again = (rewrite: LessonRewrite): LessonDraft =>
  answer(
    { operation: 'writeLesson', brief: asked, place: written.place, passages: everything, rewrite },
    prepared,
  ) as LessonDraft;
const words = ({ content }: LessonDraft) => countWords(plainText(content));
const sentences = ({ content }: LessonDraft) =>
  splitLesson(content, 'en').map(({ plain }) => plain);
const noteOn = (instruction: string | undefined, parts: 'content' | 'quiz' | 'both') =>
  new ExtractiveAuthor()
    .noteOn({
      ...(instruction ? { instruction } : {}),
      ofLesson: parts !== 'quiz',
      ofQuiz: parts !== 'content',
    })
    .map(({ message }) => message)
    .join(' ');

describe('the built-in author writes a lesson again', () => {
  const previous = written.lesson.content;

  it('shorter or longer, as it is told, in every language of the interface', () => {
    const usual = words(written.lesson);
    for (const instruction of [
      'Shorter, please',
      'más corto',
      'kürzer',
      'plus court',
      'più breve',
      'mais curto',
      'més curt',
    ])
      expect([instruction, words(again({ previous, instruction })) < usual * 0.7]).toEqual([
        instruction,
        true,
      ]);
    expect(words(again({ previous, instruction: 'longer, with more detail' }))).toBeGreaterThan(
      usual * 1.2,
    );
  });

  it('from other passages when it has no instruction or cannot follow it, and says so', () => {
    const before = new Set(sentences(written.lesson));
    for (const instruction of [undefined, 'as a pirate would say it']) {
      const other = sentences(again({ previous, ...(instruction ? { instruction } : {}) }));
      expect(other.filter((one) => before.has(one)).length).toBeLessThan(other.length / 2);
    }
    expect(noteOn(undefined, 'both')).toBe('');
    expect(noteOn('as a pirate would say it', 'content')).toBe(
      'The built-in author only quotes its sources and cannot follow “as a pirate would say it”; it chose other passages instead.',
    );
    expect(noteOn('shorter, in rhymes', 'content')).toBe(
      'The built-in author only quotes its sources. This is what it did for “shorter, in rhymes”: It quoted less.',
    );
    expect(noteOn('harder', 'quiz')).toContain('a quiz the built-in author follows no instruction');
    expect(noteOn('harder', 'both')).toMatch(/chose other passages.*follows no instruction/);
  });

  it('with nothing in it that its sources do not say', () => {
    for (const instruction of [
      'shorter',
      'longer',
      'more examples',
      'simpler',
      'more technical',
      'why?',
      'as a pirate',
    ])
      expect([
        instruction,
        checkLesson(again({ previous, instruction }).content, everything, 'en').filter(
          ({ supported }) => !supported,
        ),
      ]).toEqual([instruction, []]);
    expect(again({ previous, instruction: 'shorter' })).toEqual(
      again({ previous, instruction: 'shorter' }),
    );
  });

  it('and asks other questions in its quiz, as far as the lesson holds any', () => {
    const quiz = (rewrite?: QuizRewrite, lesson = written.lesson) =>
      (
        answer(
          {
            operation: 'writeQuiz',
            brief: asked,
            place: written.place,
            passages: written.passages,
            lesson,
            wanted: 5,
            ...(rewrite ? { rewrite } : {}),
          },
          prepared,
        ) as { items: { question: string }[] }
      ).items.map(({ question }) => question);
    const first = quiz();
    const second = quiz({ previous: first });
    const fresh = second.filter((question) => !first.includes(question));
    expect(second.length).toBeGreaterThanOrEqual(first.length);
    expect(fresh.length).toBeGreaterThan(0);
    const short = {
      ...written.lesson,
      key_terms: [],
      content: written.lesson.content
        .split('\n\n')
        .find((paragraph) => !paragraph.startsWith('#'))!
        .split(/(?<=\]) /)[0]!,
    };
    const known = quiz(undefined, short);
    expect(quiz({ previous: known }, short).length).toBeGreaterThanOrEqual(known.length);
  });
});

describe('the citations of a lesson that somebody changed', () => {
  const [one, two] = [
    'Light is taken up by chlorophyll in the thylakoids.',
    'Rubisco binds 3 molecules of carbon dioxide.',
  ];
  const passages = new Map([
    ['p1', { text: one }],
    ['p2', { text: two }],
  ]);
  const cite = (marker: number, passage_id: string): Citation => ({
    marker,
    source_id: 's',
    passage_id,
    status: 'supported',
  });
  const citations = [cite(3, 'p1'), cite(7, 'p2')];
  const recheck = (content: string) => recheckLesson(content, citations, passages, 'en');

  it('keep their numbers while their passages carry what is said', () => {
    const content = `### About light\n\n${two.slice(0, -1)}[^7]. ${one.slice(0, -1)}[^3].\n\n| what | where |\n|---|---|\n| chlorophyll | thylakoids [^3] |`;
    const { checks, ...kept } = recheck(content);
    expect(kept).toEqual({ content, citations, unknown: [] });
    expect(checks.slice(0, 2)).toMatchObject([
      { state: 'quoted', markers: [7], evidence: { passage_id: 'p2' } },
      { state: 'quoted', markers: [3], evidence: { passage_id: 'p1' } },
    ]);
    expect(recheck(`${one} [^3]`).citations).toEqual([citations[0]]);
  });

  it('are marked where they do not, and nowhere else', () => {
    const { content, citations: checked } = recheck(
      `Rubisco binds 4 molecules of carbon dioxide [^7]. Rubisco binds 3 molecules of carbon dioxide [^7].\n\n| Napoleon | llamas [^3] |\n|---|---|\n| Napoleon | 4,711 llamas [^3] |`,
    );
    expect(checked).toEqual([
      { ...cite(3, 'p1'), status: 'unsupported' },
      { ...cite(7, 'p2'), status: 'unsupported' },
      { ...cite(8, 'p2'), status: 'supported' },
    ]);
    expect(content).toMatch(
      /4 molecules of carbon dioxide \[\^7\]\. Rubisco binds 3 molecules of carbon dioxide \[\^8\]\./,
    );
  });

  it('are those it had: a marker without one is taken out, and named', () => {
    const { content, unknown } = recheck(`${one} [^3] ${two} [^9] [^a] [^9] \`[^b]\``);
    expect([content, unknown]).toEqual([`${one} [^3] ${two}    \`[^b]\``, ['9', 'a']]);
  });

  it('are not looked for in code and formulas', () => {
    const content = '`[^1]` and $a[^2]$ [^3]\n\n```\n[^4]\n```\n\n    [^5]\n\n[^6]';
    expect(footnotesIn(content).map(({ name }) => name)).toEqual(['3', '6']);
    expect(replaceFootnotes(content, ({ name }) => `<${name}>`)).toBe(
      content.replace('[^3]', '<3>').replace('[^6]', '<6>'),
    );
  });

  it('are counted as when the lesson was written', () => {
    expect(
      countCited(`${one} [^3] Is it so? In this lesson we look at light. ${two}`, 'en'),
    ).toEqual({ sentencesCited: 1, sentencesUncited: 1 });
  });

  it(
    'cost no more than a text of that length, whatever marks it is made of',
    { tags: 'proof' },
    () => {
      // Together, because the time of one that costs next to nothing is mostly chance.
      const all = (length: number) =>
        ['[', '\\(', '**a ', '[^', 'a-', '“', '[^3]'].reduce(
          (sum, unit) =>
            sum + recheckTime(`${unit.repeat(Math.round(length / unit.length))} end[^3].`),
          0,
        );
      expect(all(16_000) / all(2_000)).toBeLessThan(blowUp);
    },
  );

  it('cost no more than a text of that length, however long its sentences are', () => {
    const all = (length: number) =>
      ['J. ', 'a? ', 'a. b ', 'Ab: '].reduce(
        (sum, unit) =>
          sum + recheckTime(`${unit.repeat(Math.round(length / unit.length))} end[^3].`),
        0,
      );
    expect(all(56_000) / all(7_000)).toBeLessThan(blowUp);
  });

  /** Eight times the text costs about eight times as much; what is quadratic costs 64 times. */
  const blowUp = 30;

  /** Of the processor, the better of two. */
  function recheckTime(content: string): number {
    return Math.min(
      ...[1, 2].map(() => {
        const start = process.cpuUsage();
        recheck(content);
        const { user, system } = process.cpuUsage(start);
        return user + system;
      }),
    );
  }
});
