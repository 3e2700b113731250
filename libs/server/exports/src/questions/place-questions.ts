import { type FoundQuestion, type FoundQuestions, questionKey } from '@coursewright/contract';
import { contentStems } from '@coursewright/text/terms';
import type { Settled } from './draft.ts';

/** A lesson that can be asked about, as the thread needs to know it. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly module: string;
  /** All that it says. */
  readonly text: string;
  readonly quiz: readonly Pick<FoundQuestion, 'question' | 'options'>[];
}
type Placed = FoundQuestions['questions'][number];

/**
 * Each question with the lesson that it seems to belong to: that which is called like its category,
 * section or tag, else that with which it has most words in common; words that few lessons have
 * count for more.
 */
export function placeQuestions(
  questions: readonly Settled[],
  lessons: readonly Lesson[],
  language: string,
): Placed[] {
  const known = new Set(lessons.flatMap(({ quiz }) => quiz.map(questionKey)));
  const stems = lessons.map(
    ({ title, text }) => new Set(contentStems(`${title}\n${text}`, language)),
  );
  const lessonsWith = new Map<string, number>();
  for (const each of stems)
    for (const stem of each) lessonsWith.set(stem, (lessonsWith.get(stem) ?? 0) + 1);
  const weight = (stem: string): number =>
    Math.log(1 + lessons.length / (lessonsWith.get(stem) ?? lessons.length));

  const bestOf = (asked: ReadonlySet<string>, among: readonly number[]) => {
    const scores = among.map((index) => {
      let score = 0;
      for (const stem of asked) if (stems[index]!.has(stem)) score += weight(stem);
      return score;
    });
    const most = Math.max(...scores);
    return { at: among[scores.indexOf(most)]!, isShared: most > 0 };
  };

  return questions.map(({ question, where, lost }) => {
    const asked = new Set(contentStems(wordsOf(question), language));
    const named = namedBy(where, lessons);
    const { at, isShared } = bestOf(asked, named.length > 0 ? named : [...lessons.keys()]);
    return {
      question,
      where: where.slice(0, 300),
      submodule_id: lessons[at]!.id,
      found_by: named.length > 0 ? 'title' : isShared ? 'words' : 'none',
      is_known: known.has(questionKey(question)),
      lost: [...lost],
    };
  });
}

const wordsOf = ({ question, options, explanation }: FoundQuestion): string =>
  [question, explanation, ...options.flatMap(({ text, match }) => [text, match ?? ''])].join('\n');

/** Lessons, or those of a module, that a part of a path is called like; the innermost part first. */
function namedBy(where: string, lessons: readonly Lesson[]): number[] {
  const parts = where
    .split(/\/|::|›| > /)
    .map(nameOf)
    .filter(Boolean)
    .toReversed();
  for (const level of ['title', 'module'] as const)
    for (const part of parts) {
      const found = [...lessons.keys()].filter((index) => nameOf(lessons[index]![level]) === part);
      if (found.length > 0) return found;
    }
  return [];
}

/** "1.2 The cell", "the-cell" and "The Cell" are one name. */
const nameOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:\d+ )+(?=\S)/, '');
