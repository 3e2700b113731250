import {
  asksForAll,
  fewestToOrder,
  hasEnoughOptions,
  isFreeRecall,
  isMatching,
  isOrdering,
  makesPairs,
  pairsToMatch,
  type QuizDraft,
} from '@coursewright/contract';
import type { Flaw } from './structured-answer.ts';

type Item = QuizDraft['items'][number];

// "All / none of the above", "A and C": forms that test the form and not the learner.
const forbidden =
  /\b(?:all|none|both|neither) of (?:the )?(?:above|these|them)\b|\b(?:todas|ninguna) (?:las|de las) anteriores\b|\b(?:alle|keine) (?:der )?(?:genannten|obigen|vorherigen)\b|\b(?:toutes|aucune) (?:les|des) réponses\b|\btutte le precedenti\b|\bnessuna delle precedenti\b|\b(?:todas|nenhuma) (?:as|das) anteriores\b|^\(?[A-D]\)? (?:and|y|und|et|e) \(?[A-D]\)?$/iu;

/** "Option A", "answer 2": a place for an option, and none. */
const emptyOption = /^(?:option|answer|choice|opción|respuesta|antwort|réponse)(?: ?[a-f\d])?$/i;

/**
 * What can be seen to be wrong with a quiz without knowing its subject. `given` is what it was asked
 * about, which is no question by itself.
 */
export function quizFlaws({ items }: QuizDraft, given: readonly string[] = []): Flaw[] {
  const asked = new Set(given.map(key));
  const flaws = items.flatMap((item, index) =>
    itemFlaws(item).map((flaw) => ({ ...flaw, problem: `Question ${index + 1}: ${flaw.problem}` })),
  );
  flaws.push(
    ...items.flatMap(({ question }, index) =>
      asked.has(key(question))
        ? [{ problem: `Question ${index + 1} repeats the lesson's title or objective. Ask it.` }]
        : [],
    ),
  );
  const questions = new Set(items.map(({ question }) => key(question)));
  if (questions.size < items.length) flaws.push({ problem: 'Two questions are the same.' });
  const longest = items.filter(
    (item) => item.kind !== 'true_false' && !asksForAll(item) && isKeyMuchLonger(item.options),
  );
  if (items.length >= 4 && longest.length * 2 > items.length)
    flaws.push({
      problem:
        'The correct option is too often clearly the longest. Make the options of a question similar in length.',
      isBlemish: true,
    });
  return flaws;
}

function itemFlaws(item: Item): Flaw[] {
  const { kind, question, options } = item;
  const flaws: Flaw[] = [];
  if (!hasEnoughOptions(item))
    flaws.push({ problem: 'there is nothing to choose from. Give two to six options.' });
  if (item.explanation === '' && !isFreeRecall(item))
    flaws.push({ problem: 'its explanation is empty. Say why the answer is right.' });
  const correct = options.filter(({ is_correct }) => is_correct).length;
  if (isOrdering(item)) {
    if (options.length < fewestToOrder)
      flaws.push({ problem: `an ordering question has at least ${fewestToOrder} options.` });
  } else if (isMatching(item)) {
    if (!makesPairs(item))
      flaws.push({
        problem: `a matching question has ${pairsToMatch.least} to ${pairsToMatch.most} options, each with a match of its own.`,
      });
  } else if (correct !== 1)
    flaws.push({ problem: `${correct} options are marked correct; exactly one must be.` });
  if (options.every(({ text }) => emptyOption.test(text.trim()) || !/[^.…\s]/.test(text)))
    flaws.push({ problem: 'its options hold no answers.' });
  const asked = unnumbered(question);
  if (asked !== '' && options.some(({ text }) => unnumbered(text) === asked))
    flaws.push({
      problem: 'an option repeats the question. Ask something, and offer answers to it.',
    });
  if (new Set(options.map(({ text }) => key(text))).size < options.length)
    flaws.push({ problem: 'two options are the same.' });
  if (kind === 'true_false' && options.length !== 2)
    flaws.push({ problem: 'a true_false question has exactly two options.' });
  if (options.some(({ text }) => forbidden.test(text)))
    flaws.push({
      problem: 'no option may be of the kind "all of the above" or "A and C".',
      isBlemish: true,
    });
  if (kind === 'cloze' && !/_{2,}|…|\.{3}/.test(question))
    flaws.push({ problem: 'a cloze question shows its gap as ____.', isBlemish: true });
  return flaws;
}

const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

/** "Module 1" and "Module 2" say the same. */
const unnumbered = (text: string): string => key(text.replace(/\p{N}+/gu, ' '));

function isKeyMuchLonger(options: Item['options']): boolean {
  const right = options.find(({ is_correct }) => is_correct)?.text.length ?? 0;
  const wrong = Math.max(
    ...options.filter(({ is_correct }) => !is_correct).map(({ text }) => text.length),
  );
  return right > 20 && right > wrong * 1.3;
}
