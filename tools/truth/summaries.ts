// Summaries of a whole subject: several statements in other words, all of them true, or all but one.
// What strong language models write of an article is of this kind.
import { items, type Item } from './cases.ts';
import { groupOf, type Example } from './training-set.ts';
import { randomOf, shuffled } from './random.ts';

const statementsOf = { least: 2, most: 5 } as const;
const wordsBetween: ReadonlySet<string> = new Set(['zh', 'ja']);

/** Two true and two false summaries of every subject for each number of statements. */
export function summaries(): Example[] {
  const random = randomOf(23);
  const subjects = Map.groupBy(items(), ({ id, language }) => `${language} ${groupOf(id)}`);
  return [...subjects.values()].flatMap((of) =>
    Array.from({ length: statementsOf.most - statementsOf.least + 1 }, (_, i) => i)
      .map((more) => more + statementsOf.least)
      .filter((count) => count <= of.length)
      .flatMap((count) => [1, 2].flatMap(() => summariesOf(of, count, random))),
  );
}

function summariesOf(of: readonly Item[], count: number, random: () => number): Example[] {
  const { language, id } = of[0]!;
  const space = wordsBetween.has(language) ? '' : ' ';
  const chosen = shuffled(of, random).slice(0, count);
  const said = chosen.map(({ light, medium }) => (random() < 0.5 ? light : medium));
  const wrong = Math.floor(random() * count);
  const damages = Object.values(chosen[wrong]!.damagedParaphrase);
  const damaged = damages[Math.floor(random() * damages.length)];
  const example = (kind: string, isTrue: boolean, sentences: readonly string[]): Example => ({
    group: groupOf(id),
    kind,
    isTrue,
    language,
    sentence: sentences.join(space),
    passages: [of.map(({ passage }) => passage).join(space)],
    weight: 0,
  });
  return [
    example('true: summary of several statements', true, said),
    ...(damaged
      ? [example('damaged: summary, one of several', false, said.with(wrong, damaged))]
      : []),
  ];
}
