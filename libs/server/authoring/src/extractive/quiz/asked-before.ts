import type { LessonPlace } from '../../author.ts';
import { plainText } from '../../markdown/index.ts';
import type { Chunk } from '../material/chunks.ts';
import type { CoursePlan } from '../outline/plan-course.ts';
import type { Candidate } from './candidate.ts';

/** Shorter ones are names, which any lesson may use. */
const fewestLetters = { spaced: 24, unspaced: 10 } as const;

/**
 * The candidates about nothing that an earlier lesson says word for word: there it is asked, and a
 * course asks nothing twice. All of them without a plan.
 */
export function notAskedBefore(
  candidates: readonly Candidate[],
  { module, submodule }: LessonPlace,
  plan: CoursePlan | undefined,
): Candidate[] {
  const earlier: string[] = [];
  const lessons = (plan?.modules ?? []).flatMap(({ title, submodules }) =>
    submodules.map((planned) => ({ title, planned })),
  );
  const here = lessons.findIndex(
    ({ title, planned }) => title === module.title && planned.title === submodule.title,
  );
  for (const { planned } of lessons.slice(0, Math.max(0, here)))
    for (const chunk of planned.chunks) earlier.push(lettersOf(chunk));
  return candidates.filter(
    ({ about }) =>
      !about.some((one) => {
        const letters = bare(one);
        const least = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters)
          ? fewestLetters.unspaced
          : fewestLetters.spaced;
        return letters.length >= least && earlier.some((text) => text.includes(letters));
      }),
  );
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const known = new WeakMap<Chunk, string>();
function lettersOf(chunk: Chunk): string {
  let letters = known.get(chunk);
  if (letters === undefined) {
    letters = bare(
      [
        ...chunk.sentences.map(({ plain }) => plain),
        ...chunk.attachments.map(({ markdown }) => plainText(markdown)),
      ].join('\n'),
    );
    known.set(chunk, letters);
  }
  return letters;
}
