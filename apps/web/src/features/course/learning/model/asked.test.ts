import { foldLearning, learningEvent } from '@coursewright/contract';
import { describe, expect, it } from 'vitest';
import { blocksOf, liftAndSanitize } from '../../../../shared/markdown/lift.ts';
import { aCourse, aLesson, ids } from '../../../../testing/course-factory.ts';
import { lessonsOf } from '../../model/lessons.ts';
import { outlineOfWhole } from '../../model/outline-of-whole.ts';
import { newRun, runAgain, withoutAnswered } from '../../model/quiz-run.ts';
import { askedInText } from './asked-in-text.ts';
import { broughtBackBy } from './brought-back.ts';

const paragraph = 'A sentence that is long enough to count as a part of the text. ';
const [question] = aLesson(1, 1).quiz;
/** A lesson with this text, whose question rests on what is cited as [^1]. */
const asksAt = (content: string, change = {}) => {
  const lesson = aLesson(1, 1, { content, ...change });
  return askedInText(lesson, blocksOf(liftAndSanitize(content)));
};

describe('the question inside a text', () => {
  it('stands at the end of the section that cites what answers it', () => {
    const text = [`# One`, `${paragraph}[^1]`, paragraph, `# Two`, paragraph, paragraph];
    expect(asksAt(text.join('\n\n'))).toEqual({ item: question, after: 2 });
  });

  it('stands behind the last block that cites it where no other section follows', () => {
    const text = [`${paragraph}[^1]`, `- ${paragraph}[^1]`, paragraph, paragraph];
    expect(asksAt(text.join('\n\n'))?.after).toBe(1);
  });

  it('is not asked at the end of the text, nor where the text no longer bears it out', () => {
    expect(asksAt([paragraph, `${paragraph}[^1]`].join('\n\n'))).toBeUndefined();
    const text = [`${paragraph}[^1]`, paragraph].join('\n\n');
    expect(asksAt(text)?.after).toBe(0);
    expect(asksAt(text, { quiz_outdated: true })).toBeUndefined();
    expect(asksAt(text, { citations: [] })).toBeUndefined();
  });

  it('is asked once there is something to look back on, where its answer stands at the very beginning', () => {
    const text = [`${paragraph}[^1]`, ...Array<string>(9).fill(paragraph)];
    expect(asksAt(text.join('\n\n'))?.after).toBe(3);
  });

  it('is the one nearest to the middle of the text', () => {
    const quiz = [1, 2].map((passage) => ({
      ...question!,
      id: ids.question(passage),
      cites: [ids.passage(1, passage)],
    }));
    const text = [`${paragraph}[^1]`, paragraph, `${paragraph}[^2]`, paragraph, paragraph];
    expect(asksAt(text.join('\n\n'), { quiz })).toEqual({ item: quiz[1], after: 2 });
  });
});

const lessons = lessonsOf(outlineOfWhole(aCourse()));
const answered = (lesson: number, asked: number, minute: number, is_correct: boolean) =>
  learningEvent.parse({
    id: crypto.randomUUID(),
    submodule_id: ids.lesson(1, lesson),
    device: 'desk',
    at: new Date(Date.parse('2026-11-20T10:00:00Z') + minute * 60_000).toISOString(),
    kind: 'answered',
    payload: { question_id: ids.question(asked), option_ids: [], is_correct },
  });
const backBy = (lesson: number, events: ReturnType<typeof answered>[]) =>
  broughtBackBy(lessons[lesson - 1]!, lessons, foldLearning(events)).map(
    ({ placed, questionId }) => [placed.number, questionId],
  );

describe('the questions that a lesson brings back', () => {
  it('are of earlier lessons, at most two, wrong ones first and then the oldest', () => {
    const events = [
      answered(1, 1, 1, true),
      answered(1, 2, 2, true),
      answered(2, 1, 3, false),
      answered(2, 2, 4, true),
    ];
    expect(backBy(3, events)).toEqual([
      ['1.2', ids.question(1)],
      ['1.1', ids.question(1)],
    ]);
    expect(backBy(3, events.toReversed())).toEqual(backBy(3, events));
    expect(backBy(1, events)).toEqual([]);
  });

  it('are not asked again once answered behind the questions of the lesson', () => {
    const before = [answered(1, 1, 1, false), answered(1, 2, 2, false)];
    const own = answered(2, 1, 5, true);
    expect(backBy(2, [...before, own])).toHaveLength(2);
    const once = [...before, own, answered(1, 1, 6, true)];
    expect(backBy(2, once)).toEqual([['1.1', ids.question(2)]]);
    expect(backBy(2, [...once, answered(1, 2, 7, true)])).toEqual([]);
    // The next lesson asks for them anew.
    expect(backBy(3, once)).toHaveLength(2);
  });
});

describe('a run through questions', () => {
  it('passes over what was answered elsewhere meanwhile, and counts it', () => {
    const run = { ...newRun(['a', 'b', 'c']), chosen: 'x' };
    expect(withoutAnswered(run, (id) => id === 'a')).toMatchObject({
      asked: ['b', 'c'],
      before: 1,
      chosen: undefined,
    });
    const checked = { ...run, isChecked: true };
    expect(withoutAnswered(checked, (id) => id !== 'c').asked).toEqual(['a', 'c']);
  });

  it('asks all of them where they are to be asked again', () => {
    expect(withoutAnswered(runAgain(['a', 'b']), () => true).asked).toEqual(['a', 'b']);
  });
});
