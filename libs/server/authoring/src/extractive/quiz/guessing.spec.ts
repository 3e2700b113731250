import { describe, expect, it } from 'vitest';
import { quizOn } from '../../../test/quiz-on.ts';
import type { Candidate } from './candidate.ts';
import { chooseOptions } from './choose-options.ts';

const goods =
  'letters parcels apples lamps ropes bricks candles barrels carpets bottles brooms kettles'.split(
    ' ',
  );
const deeds = [
  'Moves {goods} from one room to another',
  'Counts all {goods} that arrived with a late train last night',
  'Warns a guard as soon as {goods} are missing',
  'Prints short labels for every box of {goods}',
  'Keeps {goods} cold until morning',
  'Sells spare {goods} to travellers on a platform',
  'Opens boxes in which {goods} were sent from abroad',
  'Sends {goods} back to their makers after ten days',
  'Reads marks on {goods} by a small camera',
  'Writes down how heavy all the {goods} of a wagon are together',
  'Stores {goods} under a roof',
  'Removes damaged {goods} before an inspector sees them',
  'Checks whether {goods} were paid for',
  'Shows a picture of {goods} to people who ask at a counter',
];
const syllables = 'ba ko rin tel mu vex dor fil gar hun jas pel qui sov tam wix yor zem'.split(' ');

/** A made-up name of a program, of two or three syllables. */
const nameAt = (at: number): string => {
  const name = [at, at * 5 + 3, at * 7 + 1]
    .slice(0, 2 + (at % 2))
    .map((one) => syllables[one % syllables.length])
    .join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Lessons on the programs of a station, and what their quizzes ask with one answer to choose. */
const asked = goods.flatMap((kind, at) => {
  const list = deeds
    .map((deed, i) => `- **${nameAt(at * deeds.length + i)}**: ${deed.replace('{goods}', kind)}`)
    .join('\n');
  const lesson = `The programs of a station are these:\n\n${list}`;
  return quizOn([lesson])
    .filter(({ kind: form }) => form === 'multiple_choice')
    .map(({ options }) => ({ options, lesson: lesson.toLowerCase() }));
});

/** How many of the questions somebody solves who takes the option that scores highest. */
const solved = (score: (option: string, lesson: string) => number): number =>
  asked.reduce((sum, { options, lesson }) => {
    const scores = options.map(({ text }) => score(text, lesson));
    const best = Math.max(...scores);
    const key = options.findIndex(({ is_correct }) => is_correct);
    return sum + (scores[key] === best ? 1 / scores.filter((one) => one === best).length : 0);
  }, 0) / asked.length;

describe('somebody who guesses without having read', () => {
  it('has many questions to guess at', () => {
    expect(asked.length).toBeGreaterThan(40);
  });

  it('learns nothing from the place of an answer', () => {
    for (const place of [0, 1, 2, 3]) {
      const here = asked.filter(({ options }) => options[place]?.is_correct === true);
      expect(here.length / asked.length).toBeLessThan(0.36);
    }
  });

  it('learns nothing from the length of an answer, nor from how often the lesson says it', () => {
    expect(solved((option) => option.length)).toBeLessThan(0.35);
    expect(solved((option) => -option.length)).toBeLessThan(0.35);
    expect(solved((option, lesson) => lesson.split(option.toLowerCase()).length)).toBeLessThan(
      0.35,
    );
  });

  const candidates = Array.from({ length: 100 }, (_, at): Candidate => {
    const names = [0, 1, 2, 3].map((i) => nameAt(at * 11 + i * 4 + 1).padEnd(7, 'u'));
    const [key = '', ...wrong] = [...new Set(names)];
    return {
      type: 'entryName',
      question: `Which of these opens gate ${at}?`,
      key,
      wrong,
      explanation: '',
      refs: ['S1.1'],
      place: 0,
      about: [],
      worth: 1,
    };
  }).filter(({ wrong }) => wrong.length === 3);
  const kept = (text: (key: string) => string, told: (key: string) => string): number =>
    candidates.filter((one) => {
      const lesson = `${[one.key, ...one.wrong].map(told).join(' ')} ${text(told(one.key))}`;
      const shown = { ...one, key: told(one.key), wrong: one.wrong.map(told) };
      return chooseOptions(shown, lesson.toLowerCase(), 'en') !== undefined;
    }).length / candidates.length;
  const nothing = (): string => '';
  const same = (name: string): string => name;

  it('is asked for what the lesson names most as seldom as chance would have it', () => {
    expect(kept(nothing, same)).toBeGreaterThan(0.9);
    expect(kept((key) => `${key} ${key}`, same)).toBeLessThan(0.4);
  });

  it('is not asked for what is much longer than all beside it', () => {
    const longer = candidates.filter(
      (one) =>
        chooseOptions(
          { ...one, key: `${one.key} and ${one.key} beside one another` },
          [one.key, ...one.wrong].join(' ').toLowerCase(),
          'en',
        ) !== undefined,
    );
    expect(longer).toEqual([]);
  });
});
