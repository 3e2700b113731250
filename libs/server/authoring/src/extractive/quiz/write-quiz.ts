import type { QuizDraft } from '@coursewright/contract';
import type { QuizRewrite } from '../../author.ts';
import { inOrderOfValue } from '../../option-values.ts';
import { candidatesFor, type QuizMaterial } from './candidates-for.ts';
import type { Candidate, QuestionType, QuizItem } from './candidate.ts';
import { chooseOptions } from './choose-options.ts';
import { seedOf, withKeyAt } from './seed.ts';
import { namesItself } from './self-naming.ts';

/** The kinds in turn, those that ask for understanding first. */
const turns: readonly QuestionType[] = [
  'term',
  'match',
  'output',
  'order',
  'entry',
  'meaning',
  'entryName',
  'link',
];
/** No more of a kind in one quiz. */
const mostOf: Readonly<Record<QuestionType, number>> = {
  term: 3,
  meaning: 2,
  order: 1,
  match: 2,
  output: 2,
  entry: 2,
  entryName: 2,
  link: 1,
  recall: 3,
};

/**
 * At most `wanted` questions on what the lesson says: on its terms, tables, steps, examples and
 * statements, no two on the same thing. Fewer, or none, where the lesson gives no more good ones.
 */
export function writeQuiz(
  input: QuizMaterial & { readonly wanted: number; readonly rewrite?: QuizRewrite },
): QuizDraft {
  const { lesson, wanted, rewrite } = input;
  const candidates = candidatesFor(input);
  const shown = {
    text: candidates.parts.text,
    title: input.place.submodule.title,
    language: candidates.language,
  };
  const refused = new Set(rewrite?.previous);
  const chosen = choose(
    candidates.all.filter(({ question }) => !refused.has(question)),
    wanted,
    shown,
  );
  // A lesson that holds nothing else to ask keeps some of its questions.
  const again =
    rewrite && chosen.length < wanted
      ? choose(candidates.all, wanted, shown).filter(
          ({ candidate }) => !chosen.some((one) => one.candidate.question === candidate.question),
        )
      : [];
  const seed = seedOf([lesson.content, ...refused].join('\n'));
  const items = [...chosen, ...again]
    .slice(0, wanted)
    .toSorted((a, b) => a.candidate.place - b.candidate.place)
    .map((one, at) => toItem(one, seed + at));
  return { items };
}

interface Chosen {
  readonly candidate: Candidate;
  readonly options: readonly [string, ...string[]];
}

/** The kinds in turn, of each the best that is about something new and far from what is asked. */
function choose(
  candidates: readonly Candidate[],
  wanted: number,
  { text, title, language }: { text: string; title: string; language: string },
): Chosen[] {
  const chosen: Chosen[] = [];
  const about = new Set<string>();
  const left = new Map(
    [...turns, 'recall' as const].map((type) => [
      type,
      candidates.filter((candidate) => candidate.type === type),
    ]),
  );
  const next = (type: QuestionType, mayBeFew: boolean): Chosen | undefined => {
    const count = chosen.filter(({ candidate }) => candidate.type === type).length;
    if (count >= mostOf[type]) return undefined;
    const ranked = (left.get(type) ?? [])
      .filter((candidate) => !candidate.about.some((one) => about.has(one)))
      .map((candidate) => ({ candidate, rank: candidate.worth + spreadOf(candidate, chosen) }))
      .toSorted((a, b) => b.rank - a.rank);
    for (const { candidate } of ranked) {
      const whole = candidate.ordered ?? candidate.pairs?.map((pair) => pair.match) ?? [];
      const [first, ...others] = whole;
      const options =
        type === 'recall'
          ? ([candidate.key] as const)
          : first === undefined
            ? chooseOptions(candidate, text, language, mayBeFew)
            : ([first, ...others] as const);
      const isAsked = chosen.some((one) => one.candidate.question === candidate.question);
      const [key, ...wrong] = options ?? [''];
      const isGiven =
        (namedTypes.has(candidate.type) && namesItself(candidate.question, key, wrong, language)) ||
        (askedByName.has(candidate.type) && namesItself(`“${title}”`, key, wrong, language));
      if (options && !isAsked && !isGiven && !isToldBy(candidate, key, chosen))
        return { candidate, options };
    }
    return undefined;
  };
  const take = (type: QuestionType, mayBeFew = false): boolean => {
    const found = next(type, mayBeFew);
    if (!found) return false;
    chosen.push(found);
    for (const one of found.candidate.about) about.add(one);
    return true;
  };
  for (let idle = 0, turn = 0; chosen.length < wanted && idle < turns.length; turn++)
    idle = take(turns[turn % turns.length] ?? 'term') ? 0 : idle + 1;
  // Two wrong answers, one of which the lesson does not know, are better than no question at all.
  for (const type of turns) if (chosen.length === 0) take(type, true);
  // What cannot be asked among others is answered from memory.
  while (chosen.length < wanted && take('recall'));
  return chosen;
}

/** Questions between a name and what is said of it. */
const namedTypes: ReadonlySet<QuestionType> = new Set(['term', 'meaning', 'entry', 'entryName']);
/** Questions that a name answers: it must not stand in the title above them alone. */
const askedByName: ReadonlySet<QuestionType> = new Set(['term', 'entryName']);
const farthest = 10;
function spreadOf({ place }: Candidate, chosen: readonly Chosen[]): number {
  const nearest = Math.min(
    farthest,
    ...chosen.map(({ candidate }) => Math.abs(candidate.place - place)),
  );
  return chosen.length === 0 ? 0 : nearest / farthest;
}

/** Does another question of the quiz give the answer away? */
function isToldBy(candidate: Candidate, key: string, chosen: readonly Chosen[]): boolean {
  const lower = key.toLowerCase().replace(/[.。]$/u, '');
  return chosen.some(
    ({ candidate: other }) => lower.length > 12 && other.question.toLowerCase().includes(lower),
  );
}

function toItem({ candidate, options }: Chosen, seed: number): QuizItem {
  const { question, explanation, refs, ordered: order, pairs } = candidate;
  if (pairs)
    return {
      kind: 'matching',
      question,
      options: pairs.map((pair) => ({ ...pair, is_correct: true })),
      explanation,
      refs: [...refs],
    };
  if (order)
    return {
      kind: 'ordering',
      question,
      options: order.map((text) => ({ text, is_correct: true })),
      explanation,
      refs: [...refs],
    };
  const [key] = options;
  if (candidate.type === 'recall')
    return {
      kind: 'free_recall',
      question,
      options: [{ text: key, is_correct: true }],
      explanation,
      refs: [...refs],
    };
  const ordered =
    inOrderOfValue(options, (text) => text) ?? withKeyAt(options, seed, seedOf(question));
  const shown = candidate.type === 'output' ? asCode : (text: string): string => text;
  return {
    kind: 'multiple_choice',
    question,
    options: ordered.map((text) => ({ text: shown(text), is_correct: text === key })),
    explanation,
    refs: [...refs],
  };
}

/** What code gives, set as code; a result with a backtick in it is left as it is. */
const asCode = (text: string): string => (text.includes('`') ? text : `\`${text}\``);
