import type { QuizItem } from '@coursewright/contract';
import { isUnlikely } from '../binomial.ts';
import type { Found } from '../check.ts';
import type { ReadCourse, ReadLesson } from '../read-course.ts';

/** Questions from which on a pattern can be told from chance. */
const fewest = 12;

/**
 * Whether somebody who follows one rule and knows nothing is right more often than chance allows.
 * `picks` gives the options that the rule leaves: several where it cannot decide. The find leads to
 * the lesson in which the rule works most often.
 */
export function* guessed(
  { choices }: ReadCourse,
  picks: (item: QuizItem, lesson: ReadLesson) => readonly QuizItem['options'][number][],
): Generator<Found> {
  const asked = choices.filter(
    ({ item }) => item.options.length >= 3 && item.options.some(({ is_correct }) => is_correct),
  );
  const decided = asked.flatMap(({ of, item }) => {
    const [pick, ...more] = picks(item, of);
    return pick && more.length === 0
      ? [{ of, isRight: pick.is_correct, chance: 1 / item.options.length }]
      : [];
  });
  if (decided.length < fewest) return;
  const right = decided.filter(({ isRight }) => isRight);
  const chance = decided.reduce((sum, one) => sum + one.chance, 0) / decided.length;
  if (!isUnlikely(right.length, decided.length, chance)) return;
  const counts = new Map<ReadLesson, number>();
  for (const { of } of right) counts.set(of, (counts.get(of) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most)
    yield {
      place: most[0].place('question'),
      said: String(right.length),
      given: String(decided.length),
    };
}
