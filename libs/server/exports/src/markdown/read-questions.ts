import type { QuizItem } from '@coursewright/contract';

/** A question as its lines say it, before the answers have been read. */
export interface AskedQuestion {
  readonly number: string;
  readonly id: string;
  readonly kind: string;
  readonly question: string;
  readonly optionIds: readonly string[];
  readonly cites: readonly string[];
  /** As they are shown. */
  readonly options: string[];
}

export interface Answer {
  readonly lines: string[];
  explanation: string;
}

type Option = QuizItem['options'][number];

/**
 * The question with what its answer says of it, as yet unchecked. Undefined: the two do not fit
 * together.
 */
export function answered(asked: AskedQuestion, { lines, explanation }: Answer) {
  const options = optionsOf(asked, lines);
  if (!options) return undefined;
  const { id, kind, question, cites } = asked;
  return { id, kind, question, options, explanation, cites };
}

function optionsOf(
  { kind, optionIds, options }: AskedQuestion,
  answer: readonly string[],
): Option[] | undefined {
  const id = (index: number): string => optionIds[index] ?? '';
  // Its one option is the answer, which is not shown.
  if (kind === 'free_recall')
    return optionIds.length === 1 && options.length === 0 && answer.length === 1
      ? [{ id: id(0), text: answer[0]!, is_correct: true }]
      : undefined;
  if (optionIds.length !== options.length) return undefined;
  // Shown mixed; the answer has them in their order.
  if (kind === 'ordering')
    return answer.length === options.length
      ? answer.map((text, index) => ({ id: id(index), text, is_correct: true }))
      : undefined;
  if (kind === 'matching') {
    const matches = options.map((text, index) => matchOf(text, answer[index]));
    return matches.some((match) => match === undefined)
      ? undefined
      : options.map((text, index) => ({
          id: id(index),
          text,
          is_correct: true,
          match: matches[index]!,
        }));
  }
  const right = new Set<number>();
  for (const text of answer) {
    const index = options.findIndex((option, at) => option === text && !right.has(at));
    if (index < 0) return undefined;
    right.add(index);
  }
  return options.map((text, index) => ({ id: id(index), text, is_correct: right.has(index) }));
}

/** Of a pair such as "Oslo – Norway", whose first half is known. */
function matchOf(text: string, pair: string | undefined): string | undefined {
  const start = `${text} – `.trimStart();
  if (pair?.startsWith(start)) return pair.slice(start.length);
  return pair === start.trimEnd() ? '' : undefined;
}
