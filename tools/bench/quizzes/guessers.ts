import { wordsOf } from '@coursewright/text';
import { plainText, type Asked } from './asked.ts';

/** How often somebody who has not understood the lesson picks the right option. */
export interface Guess {
  readonly guesser: string;
  /** Share of items solved; ties count as the chance among those tied. */
  readonly solved: number;
  readonly chance: number;
}

type Score = (option: string, asked: Asked) => number;

const guessers: Readonly<Record<string, Score>> = {
  'the longest option': (option) => option.length,
  'the shortest option': (option) => -option.length,
  'the option that occurs most in the lesson': (option, { lesson }) =>
    occurrences(plainText(lesson.content), option),
  'the option that occurs least in the lesson': (option, { lesson }) =>
    -occurrences(plainText(lesson.content), option),
  'the option whose words the stem repeats': (option, { item }) => overlap(option, item.question),
};

/** Every guesser over the items that offer a choice of three or more, and each place on its own. */
export function guesses(asked: readonly Asked[]): Guess[] {
  const choices = asked.filter(
    ({ item }) =>
      item.options.length >= 3 && item.options.filter((one) => one.is_correct).length === 1,
  );
  const chance = mean(choices.map(({ item }) => 1 / item.options.length));
  const byForm = Object.entries(guessers).map(([guesser, score]) => ({
    guesser,
    chance,
    solved: mean(choices.map((one) => solvedBy(score, one))),
  }));
  const places = [0, 1, 2, 3].map((place) => ({
    guesser: `place ${place + 1}`,
    chance,
    solved: mean(choices.map(({ item }) => Number(item.options[place]?.is_correct ?? false))),
  }));
  return [...byForm, ...places];
}

function solvedBy(score: Score, asked: Asked): number {
  const scores = asked.item.options.map(({ text }) => score(text, asked));
  const best = Math.max(...scores);
  const tied = asked.item.options.filter((_, at) => scores[at] === best);
  return tied.filter(({ is_correct }) => is_correct).length / tied.length;
}

function occurrences(text: string, option: string): number {
  const wanted = option.toLowerCase();
  return wanted === '' ? 0 : text.toLowerCase().split(wanted).length - 1;
}

function overlap(option: string, stem: string): number {
  const asked = new Set(wordsOf(stem.toLowerCase()));
  return wordsOf(option.toLowerCase()).filter((word) => asked.has(word)).length;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
