import type { DefectPart } from '@coursewright/contract';
import { splitSentences } from '@coursewright/text';
import { plainText } from '../../markdown/index.ts';
import { comparable } from '../alike.ts';
import type { Check } from '../check.ts';

const number = /\d+(?:[.,:]\d+)*/gu;
/** Letters of a sentence without its numbers, below which it is a frame for many of them. */
const fewest = 15;

/** A sentence of summary, terms or quiz that the lesson has word for word, with other numbers. */
export const numbersDiffer: Check = {
  id: 'numbers_differ',
  severity: 'error',
  examines: 'lesson',
  *find({ lessons, language }) {
    for (const each of lessons) {
      const inLesson = new Map<string, string[]>();
      for (const { plain } of each.sentences) {
        const frame = frameOf(plain);
        if (frame) inLesson.set(frame, [...(inLesson.get(frame) ?? []), numbersOf(plain)]);
      }
      const { summary, key_terms, quiz } = each.lesson;
      const others: [DefectPart, string, string?][] = [
        ['summary', summary],
        ...key_terms.map(({ definition }): [DefectPart, string] => ['key_term', definition]),
        ...quiz.map(({ id, explanation }): [DefectPart, string, string] => [
          'question',
          explanation,
          id,
        ]),
      ];
      for (const [part, text, questionId] of others)
        for (const sentence of splitSentences(plainText(text), language)) {
          const given = inLesson.get(frameOf(sentence) ?? '');
          if (given && !given.includes(numbersOf(sentence)))
            yield { place: each.place(part, questionId), said: sentence, given: given[0] };
        }
    }
  },
};

const numbersOf = (text: string): string => (text.match(number) ?? []).join(', ');

/** The sentence without quotation, lead-in and numbers; undefined without numbers. */
function frameOf(sentence: string): string | undefined {
  if (!/\d/.test(sentence)) return undefined;
  const frame = comparable(sentence.replace(/^[^“«„「]{0,60}[:：]\s*(?=[“«„「])/u, '')).replace(
    number,
    '#',
  );
  return frame.replace(/[^\p{L}]/gu, '').length >= fewest ? frame : undefined;
}
