import type { ClaimCheck, ClaimState, PathData, QuizItem, Submodule } from '@coursewright/contract';

const certain: Record<ClaimState, boolean> = {
  quoted: true,
  supported: true,
  loose: false,
  contradicted: false,
  unsourced: false,
};

/** Whether the sources have the sentence, word for word or in other words. */
export const isCertain = ({ state }: Pick<ClaimCheck, 'state'>): boolean => certain[state];

/** How many statements of a course were checked and how many are certain; none in older courses. */
export function certaintyOf({ report }: Pick<PathData, 'report'>) {
  if (!report?.claims) return undefined;
  const { quoted, supported, loose, contradicted, unsourced = 0 } = report.claims;
  const all = quoted + supported + loose + contradicted + unsourced;
  return all > 0 ? { certain: quoted + supported, all } : undefined;
}

/** The check of a key term, whose text is "term: definition". */
export const checkOfTerm = (
  { checks = [] }: Pick<Submodule, 'checks'>,
  { term, definition }: Submodule['key_terms'][number],
): ClaimCheck | undefined => {
  const wanted = lettersOf(term + definition);
  return checks.find(({ part, text }) => part === 'key_term' && lettersOf(text) === wanted);
};

/**
 * The check of what a question claims with the answer it calls right: the sentence with its gap
 * filled, else the question and the answer.
 */
export const checkOfKey = (
  { checks = [] }: Pick<Submodule, 'checks'>,
  { question, options }: Pick<QuizItem, 'question' | 'options'>,
): ClaimCheck | undefined => {
  const right = options.filter(({ is_correct }) => is_correct);
  if (right.length !== 1) return undefined;
  const answer = lettersOf(right[0]!.text);
  const said = new Set([
    lettersOf(question) + answer,
    lettersOf(question.replace(gap, () => right[0]!.text)),
  ]);
  const [before = '', after] = question.split(gap).map(lettersOf);
  const keys = checks.filter(({ part }) => part === 'quiz');
  return (
    keys.find(({ text }) => said.has(lettersOf(text))) ??
    // A question that quotes its sentence is kept as what it quotes.
    (after === undefined
      ? undefined
      : keys.find(({ text }) => isWithin(lettersOf(text), before, answer, after)))
  );
};

const gap = /_{2,}|…{2,}|\.{4,}/;

const isWithin = (text: string, before: string, answer: string, after: string): boolean => {
  const at = text.indexOf(answer);
  return (
    at !== -1 &&
    before.endsWith(text.slice(0, at)) &&
    after.startsWith(text.slice(at + answer.length))
  );
};

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
