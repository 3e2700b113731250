import type { LessonDraft, QuizDraft } from '@coursewright/contract';
import type { CourseBrief, LessonPlace, PickedPassage, QuizRewrite } from '../../author.ts';
import { inOrderOfValue } from '../../option-values.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { CoursePlan } from '../outline/plan-course.ts';
import type { Candidate, QuestionType, QuizItem } from './candidate.ts';
import { chooseOptions } from './choose-options.ts';
import { outputQuestions } from './code-questions.ts';
import { entryQuestions } from './entry-questions.ts';
import { gapQuestions } from './gap-questions.ts';
import { definitionsOf, leanedOn } from './lesson-terms.ts';
import { type LessonParts, partsOf } from './lesson-parts.ts';
import { entriesAround } from './nearby.ts';
import { matchQuestions } from './match-questions.ts';
import { seedOf, withKeyAt } from './seed.ts';
import { orderQuestions, sequencesIn, stepQuestions } from './step-questions.ts';
import { soundCandidate } from './sound-candidate.ts';
import { causeQuestions } from './cause-questions.ts';
import { tableEntries, tableQuestions } from './table-questions.ts';
import { definitionEntries, termQuestions } from './term-questions.ts';
import { notAskedBefore } from './asked-before.ts';
import { namesItself } from './self-naming.ts';
import { asksIn, wordingFor } from './wording.ts';

/** The kinds in turn, those that ask for understanding first. */
const turns: readonly QuestionType[] = [
  'match',
  'term',
  'output',
  'order',
  'step',
  'cell',
  'entry',
  'cause',
  'meaning',
  'entryName',
  'row',
];
/** A gap in a sentence is asked for only where a lesson gives nothing else. */
const lastTurns: readonly QuestionType[] = ['gap'];
/** No more of a kind in one quiz. */
const mostOf: Readonly<Record<QuestionType, number>> = {
  term: 3,
  meaning: 2,
  cell: 2,
  row: 2,
  gap: 1,
  step: 1,
  order: 1,
  match: 2,
  output: 2,
  cause: 2,
  entry: 2,
  entryName: 2,
};

/**
 * At most `wanted` questions on what the lesson says: on its terms, tables, steps, examples and
 * statements, no two on the same thing. Fewer, or none, where the lesson gives no more good ones.
 */
export function writeQuiz(input: {
  brief: CourseBrief;
  place: LessonPlace;
  lesson: LessonDraft;
  passages: readonly PickedPassage[];
  wanted: number;
  index: MaterialIndex;
  /** Which lesson is written from what, where that is known. */
  plan?: CoursePlan;
  rewrite?: QuizRewrite;
}): QuizDraft {
  const { lesson, wanted, rewrite } = input;
  const candidates = candidatesFor(input);
  const { language } = candidates;
  const text = candidates.parts.text;
  const refused = new Set(rewrite?.previous);
  const chosen = choose(
    candidates.all.filter(({ question }) => !refused.has(question)),
    wanted,
    text,
    language,
  );
  // A lesson that holds nothing else to ask keeps some of its questions.
  const again =
    rewrite && chosen.length < wanted
      ? choose(candidates.all, wanted, text, language).filter(
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

function candidatesFor({
  brief,
  place,
  lesson,
  passages,
  index,
  plan,
}: Parameters<typeof writeQuiz>[0]): { parts: LessonParts; language: string; all: Candidate[] } {
  const language = index.sources[0]?.language ?? brief.language;
  const wording = wordingFor(brief.language);
  const known = new Set(passages.map(({ ref }) => ref));
  const whole = partsOf(lesson, place.submodule.title, language);
  const parts = known.size === 0 ? whole : citing(whole, known);
  const own = definitionsOf(lesson, parts, known, index);
  const leaned = leanedOn(lesson, own, place, plan, index);
  const at = (ref: string): number => chunkOf(ref, index);
  const around = entriesAround(at(parts.sentences.at(0)?.refs[0] ?? ''), index);
  const defined = {
    heading: place.submodule.title,
    refs: own.map(({ definition }) => definition.sentence.ref),
    place: 0,
    entries: definitionEntries(own, language),
    items: [],
  };
  const sequences = sequencesIn(parts.steps, language);
  const all = [
    ...termQuestions({ index, wording, language, own, leaned, text: parts.text }),
    ...matchQuestions(parts, own, wording, language),
    ...tableQuestions(parts.tables, wording, language),
    ...orderQuestions(sequences, wording),
    ...stepQuestions(sequences, wording),
    ...outputQuestions(parts.codes, wording),
    ...entryQuestions(
      [...parts.lists, ...parts.tables.flatMap(tableEntries), defined],
      around,
      wording,
      language,
    ),
    ...causeQuestions(parts.sentences, index, at, wording, language),
    ...gapQuestions(own, parts.sentences, index, wording, language),
  ];
  const asked = asksIn(language) ? all : [];
  const sound = asked.flatMap((candidate) => soundCandidate(candidate, language));
  return { parts, language, all: notAskedBefore(sound, place, plan) };
}

interface Chosen {
  readonly candidate: Candidate;
  readonly options: readonly [string, ...string[]];
}

/** The kinds in turn, of each the best that is about something new and far from what is asked. */
function choose(
  candidates: readonly Candidate[],
  wanted: number,
  text: string,
  language: string,
): Chosen[] {
  const chosen: Chosen[] = [];
  const about = new Set<string>();
  const left = new Map(
    [...turns, ...lastTurns].map((type) => [
      type,
      candidates.filter((candidate) => candidate.type === type),
    ]),
  );
  const next = (type: QuestionType): Chosen | undefined => {
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
        first === undefined ? chooseOptions(candidate, text) : ([first, ...others] as const);
      const isAsked = chosen.some((one) => one.candidate.question === candidate.question);
      const [key, ...wrong] = options ?? [''];
      const isGiven =
        namedTypes.has(candidate.type) && namesItself(candidate.question, key, wrong, language);
      if (options && !isAsked && !isGiven && !isToldBy(candidate, key, chosen))
        return { candidate, options };
    }
    return undefined;
  };
  const take = (type: QuestionType): boolean => {
    const found = next(type);
    if (!found) return false;
    chosen.push(found);
    for (const one of found.candidate.about) about.add(one);
    return true;
  };
  for (let idle = 0, turn = 0; chosen.length < wanted && idle < turns.length; turn++)
    idle = take(turns[turn % turns.length] ?? 'term') ? 0 : idle + 1;
  for (const type of lastTurns) if (chosen.length === 0) take(type);
  return chosen;
}

/** Questions between a name and what is said of it. */
const namedTypes: ReadonlySet<QuestionType> = new Set([
  'term',
  'meaning',
  'entry',
  'entryName',
  'cell',
  'row',
]);
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
  const ordered =
    inOrderOfValue(options, (text) => text) ?? withKeyAt(options, seed, seedOf(question));
  return {
    kind: lastTurns.includes(candidate.type) ? 'cloze' : 'multiple_choice',
    question,
    options: ordered.map((text) => ({ text, is_correct: text === key })),
    explanation,
    refs: [...refs],
  };
}

/** The parts that rest on passages which were handed over. */
function citing(parts: LessonParts, known: ReadonlySet<string>): LessonParts {
  const only = <T extends { readonly refs: readonly string[] }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, refs: one.refs.filter((ref) => known.has(ref)) }));
  return {
    text: parts.text,
    sentences: only(parts.sentences),
    steps: only(parts.steps),
    tables: only(parts.tables),
    codes: only(parts.codes),
    lists: only(parts.lists).map((list) => ({ ...list, entries: only(list.entries) })),
  };
}

const chunksByRef = new WeakMap<MaterialIndex, Map<string, number>>();
function chunkOf(ref: string, index: MaterialIndex): number {
  let known = chunksByRef.get(index);
  if (!known) {
    known = new Map();
    for (const chunk of index.chunks)
      for (const part of [...chunk.sentences, ...chunk.attachments])
        if (!known.has(part.ref)) known.set(part.ref, chunk.id);
    chunksByRef.set(index, known);
  }
  return known.get(ref) ?? -1;
}
