import type { LessonDraft } from '@coursewright/contract';
import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import type { CourseBrief, LessonPlace, PickedPassage } from '../../author.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { ofChanges } from '../material/no-definitions.ts';
import { namesTaken, namesTakenIn, ofParameters } from '../material/parameters.ts';
import type { CoursePlan } from '../outline/plan-course.ts';
import { notAskedBefore } from './asked-before.ts';
import type { Candidate } from './candidate.ts';
import { isOtherTongue } from './clauses.ts';
import { outputQuestions } from './code-questions.ts';
import { entryQuestions } from './entry-questions.ts';
import { definitionsOf } from './lesson-terms.ts';
import { type LessonParts, partsOf } from './lesson-parts.ts';
import { matchQuestions } from './match-questions.ts';
import { linkQuestions } from './link-questions.ts';
import { recallQuestions } from './recall-questions.ts';
import { severalIn } from './several.ts';
import { soundCandidate } from './sound-candidate.ts';
import { orderQuestions, sequencesIn } from './step-questions.ts';
import { tableEntries } from './table-questions.ts';
import { definitionEntries, termQuestions } from './term-questions.ts';
import { asksIn, wordingFor } from './wording.ts';

/** What a quiz is written from. */
export interface QuizMaterial {
  readonly brief: CourseBrief;
  readonly place: LessonPlace;
  readonly lesson: LessonDraft;
  readonly passages: readonly PickedPassage[];
  readonly index: MaterialIndex;
  /** Which lesson is written from what, where that is known. */
  readonly plan?: CoursePlan;
}

/** All that could be asked of a lesson, in its language, and what the lesson consists of. */
export function candidatesFor({ brief, place, lesson, passages, index, plan }: QuizMaterial): {
  parts: LessonParts;
  language: string;
  all: Candidate[];
} {
  const language = index.sources[0]?.language ?? brief.language;
  const wording = wordingFor(brief.language);
  const known = new Set(passages.map(({ ref }) => ref));
  const whole = partsOf(lesson, place.submodule.title, language);
  const parts = withoutTaken(known.size === 0 ? whole : citing(whole, known), lesson, index);
  const own = definitionsOf(lesson, parts, known, index).filter(
    ({ definition }) =>
      !definition.marked || !isOfNoUse(index.chunks[definition.chunk]?.headings.at(-1) ?? ''),
  );
  // Names of programs and settings stand against those of their own section alone.
  const defined = [
    ...Map.groupBy(own, ({ definition: { code, chunk } }) =>
      code ? (index.chunks[chunk]?.headings.join('\n') ?? '') : undefined,
    ).values(),
  ].map((some) => ({
    heading: place.submodule.title,
    refs: some.map(({ definition }) => definition.sentence.ref),
    place: 0,
    entries: definitionEntries(some, language),
    items: [],
  }));
  const subject = new Set(
    [place.submodule.title, ...lesson.key_terms.map(({ term }) => term)].flatMap((name) =>
      contentStems(name, language),
    ),
  );
  const recurring = recurringIn(parts.sentences, language);
  const sequences = sequencesIn(parts.steps, language);
  const prose = {
    sentences: parts.sentences,
    subject,
    recurring,
    language,
    asked: brief.language,
    written: index.written,
    several: severalIn(index),
  };
  const all = [
    ...termQuestions({ index, wording, language, own, text: parts.text }),
    ...matchQuestions(parts, own, wording, language, place.submodule.title),
    ...orderQuestions(sequences, wording),
    ...outputQuestions(
      parts.codes,
      parts.sentences.map(({ heading, plain }) => `${heading} ${plain}`).join(' '),
      wording,
    ).map((candidate) => citingCode(candidate, passages)),
    ...entryQuestions(
      [...parts.lists, ...parts.tables.flatMap(tableEntries), ...defined],
      wording,
      language,
      place.submodule.title,
      index,
    ),
    ...linkQuestions(prose, wording),
    ...recallQuestions({
      lesson,
      parts,
      own,
      index,
      wording,
      language,
    }),
  ];
  const isOfChanges = passages.some(({ headings }) => headings.some((one) => ofChanges.test(one)));
  const asked = asksIn(language) && !isOfChanges && !isOtherTongue(parts.text, language) ? all : [];
  // What is recalled is said in the learner's words, and those are in the language asked for.
  const isOneLanguage = baseLanguage(brief.language) === baseLanguage(language);
  const sound = asked
    .filter(({ type }) => type !== 'recall' || isOneLanguage)
    .flatMap((candidate) => soundCandidate(candidate, language));
  return { parts, language, all: notAskedBefore(sound, place, plan) };
}

/** Code bears no marker in a lesson: its question rests on the passage that shows it, too. */
function citingCode(candidate: Candidate, passages: QuizMaterial['passages']): Candidate {
  const [line = ''] = candidate.about;
  const shown = passages.filter(({ text }) => text.includes(line)).map(({ ref }) => ref);
  return { ...candidate, refs: [...new Set([...candidate.refs, ...shown])] };
}

/** What a call takes, or gave way to in one release, is not there to be known. */
const isOfNoUse = (heading: string): boolean =>
  ofParameters.test(heading) || ofChanges.test(heading) || /^[\w.:]+\(.*\)$/u.test(heading);

/** What a call takes has no meaning outside of it. */
function withoutTaken(
  parts: LessonParts,
  { content }: LessonDraft,
  index: MaterialIndex,
): LessonParts {
  const taken = new Set([...namesTaken(plainText(content)), ...namesTakenIn(index.chunks)]);
  const lists = parts.lists.filter(({ heading }) => !isOfNoUse(heading));
  return {
    ...parts,
    lists: lists.map((list) => ({
      ...list,
      entries: list.entries.filter(({ name }) => !taken.has(name)),
    })),
  };
}

const enoughSentences = 8;
const enoughTimes = 3;
/** Stems that a lesson says again and again; undefined of a lesson that is too short for it. */
function recurringIn(
  sentences: readonly { readonly plain: string }[],
  language: string,
): ReadonlySet<string> | undefined {
  if (sentences.length < enoughSentences) return undefined;
  const times = new Map<string, number>();
  for (const { plain } of sentences)
    for (const stem of new Set(contentStems(plain, language)))
      times.set(stem, (times.get(stem) ?? 0) + 1);
  return new Set([...times].filter(([, count]) => count >= enoughTimes).map(([stem]) => stem));
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
