import type { LessonDraft } from '@coursewright/contract';
import { randomOf } from '../../truth/random.ts';
import { plainText, type Asked } from './asked.ts';
import { flawsOf, ruleNames } from './flaws.ts';
import { guesses } from './guessers.ts';

export interface WrittenLesson {
  readonly document: string;
  readonly language: string;
  readonly lesson: LessonDraft;
  readonly items: readonly Asked['item'][];
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`;

/** More of the questions may not be solved by a guesser, or be statements copied from the lesson. */
const bounds = { solved: 0.35, verbatim: 0.1 };

/** The figures of all lessons, as lines of Markdown, and how many bounds are missed. */
export function figures(lessons: readonly WrittenLesson[]): {
  readonly lines: readonly string[];
  readonly missed: number;
} {
  const asked = lessons.flatMap(({ items, ...lesson }) =>
    items.map((item) => ({ ...lesson, item })),
  );
  const kinds = countBy(asked.map(({ item }) => item.kind));
  const statements = asked.filter(({ item }) => item.kind === 'true_false');
  const verbatim = statements.filter(({ item, lesson }) =>
    plainText(lesson.content).includes(
      item.question.replace(/^[“«„「"]|[”»“」"][^”»“」"]*$/gu, ''),
    ),
  );
  const terms = lessons.reduce((sum, { lesson }) => sum + lesson.key_terms.length, 0);
  const withTerms = lessons.filter(({ lesson }) => lesson.key_terms.length > 0).length;
  const without = lessons.filter(({ items }) => items.length === 0).length;
  const flawed = asked.map((one) => flawsOf(one));
  const guessed = guesses(asked);
  const lines = [
    `lessons ${lessons.length}, questions ${asked.length}, lessons without a question ${without} (${percent(without, lessons.length)}), with five ${percent(lessons.filter(({ items }) => items.length >= 5).length, lessons.length)}`,
    `key terms ${terms}, lessons with some ${percent(withTerms, lessons.length)}`,
    `kinds: ${[...kinds].map(([kind, count]) => `${kind} ${count} (${percent(count, asked.length)})`).join(', ')}`,
    `true/false word for word from the lesson: ${percent(verbatim.length, asked.length)} of all questions`,
    '',
    '| guesser | solves | chance |',
    '|---|---|---|',
    ...guessed.map(
      ({ guesser, solved, chance }) =>
        `| ${guesser} | ${percent(solved, 1)} | ${percent(chance, 1)} |`,
    ),
    '',
    '| rule broken | questions |',
    '|---|---|',
    ...ruleNames.map((rule) => {
      const broken = flawed.filter((names) => names.includes(rule)).length;
      return `| ${rule} | ${broken} (${percent(broken, asked.length)}) |`;
    }),
    `| **any** | ${percent(flawed.filter((names) => names.length > 0).length, asked.length)} |`,
  ];
  const missed =
    guessed.filter(({ solved }) => solved > bounds.solved).length +
    Number(verbatim.length > asked.length * bounds.verbatim);
  return { lines, missed };
}

/** Questions and terms drawn with a seed, for judging by eye. */
export function drawn(
  lessons: readonly WrittenLesson[],
  { seed, items, terms }: { seed: number; items: number; terms: number },
): string[] {
  const random = randomOf(seed);
  const asked = lessons.flatMap((one) => one.items.map((item) => ({ ...one, item })));
  const defined = lessons.flatMap((one) => one.lesson.key_terms.map((term) => ({ ...one, term })));
  return [
    ...take(asked, items, random).flatMap(({ document, item }, at) => [
      `${at + 1}. [${document}] (${item.kind}) ${item.question}`,
      ...item.options.map(
        ({ text, is_correct, match }) =>
          `   ${is_correct ? '(x)' : '( )'} ${text}${match === undefined ? '' : ` = ${match}`}`,
      ),
      `   = ${item.explanation}`,
    ]),
    '',
    ...take(defined, terms, random).map(
      ({ document, term }, at) => `${at + 1}. [${document}] ${term.term} — ${term.definition}`,
    ),
  ];
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function take<T>(all: readonly T[], wanted: number, random: () => number): T[] {
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < wanted && left.length > 0)
    chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen;
}
