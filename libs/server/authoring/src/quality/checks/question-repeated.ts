import type { QuizItem } from '@coursewright/contract';
import { contentStems } from '@coursewright/text/terms';
import { overlapOf } from '../alike.ts';
import type { Check } from '../check.ts';

const same = 0.9;
/** Pairs grow with the square; so many questions no course has. */
const most = 600;

/** A question that was asked before, with the same answer. */
export const questionRepeated: Check = {
  id: 'question_repeated',
  severity: 'warning',
  examines: 'question',
  *find({ questions, language }) {
    const asked = questions.slice(0, most).map(({ of, item }) => ({
      of,
      item,
      stems: new Set(contentStems(`${item.question} ${answerOf(item)}`, language)),
    }));
    for (const [at, each] of asked.entries()) {
      const earlier = asked
        .slice(0, at)
        .find(
          ({ item, stems }) =>
            item.kind === each.item.kind &&
            stems.size > 1 &&
            numbersOf(item.question) === numbersOf(each.item.question) &&
            overlapOf(stems, each.stems) >= same,
        );
      if (earlier)
        yield {
          place: each.of.place('question', each.item.id),
          said: each.item.question,
          given: earlier.of.lesson.title,
        };
    }
  },
};

/** All that is right: of pairs both sides, for their questions are all in the same words. */
const answerOf = ({ options }: QuizItem): string =>
  options
    .filter(({ is_correct }) => is_correct)
    .map(({ text, match = '' }) => `${text} ${match}`)
    .join(' ');
const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');
