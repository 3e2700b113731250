import { contentStems } from '@coursewright/text/terms';
import { overlapOf } from '../alike.ts';
import type { Check } from '../check.ts';
import { keyOf } from '../read-course.ts';

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
      stems: new Set(contentStems(`${item.question} ${keyOf(item) ?? ''}`, language)),
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

const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');
