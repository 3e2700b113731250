import { tableHead, tableLine } from '../../launch/measured.ts';
import { defectSeverities } from '@coursewright/contract';
import { fewWords, type Verdict } from './judge-course.ts';

export const headOfDocuments =
  '| document | courses | refused | lessons | words min | median | short | junk | furniture | terms | quiz kinds | longest | frequent | report card | collapsed | errors |\n' +
  `|${'---|'.repeat(16)}`;

type Counts = Readonly<Record<string, number>>;
const nothing: Verdict = {
  courses: 0,
  refused: 0,
  errors: [],
  collapsed: 0,
  failed: 0,
  words: [],
  junk: [],
  furniture: [],
  terms: 0,
  lessonsWithTerms: 0,
  withoutQuiz: 0,
  kinds: {},
  guesses: { items: 0, chance: 0, places: [0, 0, 0, 0], longest: 0, shortest: 0, frequent: 0 },
  titles: { titles: 0, glued: [], objectives: 0, idle: [] },
  card: {},
  byCheck: {},
};

export const sumOf = (verdicts: readonly Verdict[]): Verdict => verdicts.reduce(add, nothing);

function add(one: Verdict, other: Verdict): Verdict {
  return {
    courses: one.courses + other.courses,
    refused: one.refused + other.refused,
    errors: [...one.errors, ...other.errors],
    collapsed: one.collapsed + other.collapsed,
    failed: one.failed + other.failed,
    words: [...one.words, ...other.words],
    junk: [...one.junk, ...other.junk],
    furniture: [...one.furniture, ...other.furniture],
    terms: one.terms + other.terms,
    lessonsWithTerms: one.lessonsWithTerms + other.lessonsWithTerms,
    withoutQuiz: one.withoutQuiz + other.withoutQuiz,
    kinds: addCounts(one.kinds, other.kinds),
    card: addCounts(one.card, other.card),
    byCheck: addCounts(one.byCheck, other.byCheck),
    guesses: {
      items: one.guesses.items + other.guesses.items,
      chance: one.guesses.chance + other.guesses.chance,
      places: one.guesses.places.map((count, at) => count + (other.guesses.places[at] ?? 0)),
      longest: one.guesses.longest + other.guesses.longest,
      shortest: one.guesses.shortest + other.guesses.shortest,
      frequent: one.guesses.frequent + other.guesses.frequent,
    },
    titles: {
      titles: one.titles.titles + other.titles.titles,
      glued: [...one.titles.glued, ...other.titles.glued],
      objectives: one.titles.objectives + other.titles.objectives,
      idle: [...one.titles.idle, ...other.titles.idle],
    },
  };
}

function addCounts(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const shortOnes = ({ words }: Verdict): number => words.filter((count) => count < fewWords).length;
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const listOf = (counts: Counts): string =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
/** Errors, warnings and finds for information only. */
const cardOf = ({ card }: Verdict): string =>
  defectSeverities.map((severity) => card[severity] ?? 0).join('/');

/** One document's row of the table. */
export function lineOf(name: string, verdict: Verdict): string {
  const { words, guesses } = verdict;
  const cells = [
    name,
    verdict.courses,
    verdict.refused,
    words.length + verdict.failed,
    words.length > 0 ? Math.min(...words) : '–',
    median(words),
    shortOnes(verdict),
    verdict.junk.length,
    verdict.furniture.length,
    verdict.terms,
    listOf(verdict.kinds),
    percent(guesses.longest, guesses.items),
    percent(guesses.frequent, guesses.items),
    cardOf(verdict),
    verdict.collapsed,
    verdict.errors.length,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What holds over all courses, and how many bounds are missed. */
export function summaryLines(
  all: Verdict,
  unread: readonly string[],
): { lines: string[]; missed: number } {
  const lessons = all.words.length + all.failed;
  const bounds = [
    bound('internal errors', all.errors.length, 0, String(all.errors.length)),
    bound('collapsed topics', all.collapsed, 0, `${all.collapsed} of ${all.courses}`),
    bound('junk lessons', all.junk.length / lessons, 0.02, percent(all.junk.length, lessons)),
    bound(
      `lessons under ${fewWords} words, or failed`,
      (shortOnes(all) + all.failed) / lessons,
      0.03,
      percent(shortOnes(all) + all.failed, lessons),
    ),
  ];
  const { guesses, titles } = all;
  const facts = [
    `lessons: ${lessons} in ${all.courses} courses; ${all.failed} failed; ${all.refused} requests refused with a reason`,
    `words: min ${all.words.length > 0 ? Math.min(...all.words) : 0}, median ${median(all.words)}`,
    `lines of furniture: ${all.furniture.length}`,
    `terms: ${all.terms}; lessons with terms ${percent(all.lessonsWithTerms, lessons)}`,
    `quiz: ${listOf(all.kinds)}; lessons without ${all.withoutQuiz}`,
    `guessers: chance ${percent(guesses.chance, guesses.items)}, position ${percent(Math.max(...guesses.places), guesses.items)}, longest ${percent(guesses.longest, guesses.items)}, shortest ${percent(guesses.shortest, guesses.items)}, most frequent in the lesson ${percent(guesses.frequent, guesses.items)}`,
    `report card (errors/warnings/for information): ${cardOf(all)}; ${listOf(all.byCheck)}`,
    `glued titles: ${titles.glued.length} of ${titles.titles}; idle objectives: ${titles.idle.length} of ${titles.objectives}`,
  ];
  const samples = [
    ...unread.map((line) => `not read: ${line}`),
    ...all.errors.slice(0, 20).map((line) => `error: ${line.slice(0, 300)}`),
    ...all.junk.slice(0, 40).map((line) => `junk: ${line}`),
    ...all.furniture.slice(0, 10).map((line) => `furniture: ${line.slice(0, 160)}`),
    ...titles.glued.slice(0, 10).map((line) => `glued: ${line}`),
    ...titles.idle.slice(0, 10).map((line) => `idle: ${line}`),
  ];
  return {
    lines: [tableHead, ...bounds.map(tableLine), '', ...facts, '', ...samples],
    missed: bounds.filter(({ holds }) => !holds).length,
  };
}

const bound = (what: string, value: number, most: number, measured: string) => ({
  what,
  measured,
  required: most === 0 ? '0' : `≤ ${most * 100} %`,
  holds: !(value > most),
});
