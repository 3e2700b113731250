import {
  asksForAll,
  fewestToOrder,
  hasEnoughOptions,
  isFreeRecall,
  isMatching,
  isOrdering,
  limits,
  makesPairs,
  quizDraft,
  type LessonDraft,
  type QuizDraft,
  type QuizItem,
} from '@coursewright/contract';
import {
  inOrderOfValue,
  type CourseBrief,
  type LessonPlace,
  type Material,
  type QuizRewrite,
} from '@coursewright/authoring';
import { createHash } from 'node:crypto';
import { placeKey } from '../lesson-place.ts';
import { materialKey, type CoursePorts } from '../ports.ts';
import { stableId } from '../stable-id.ts';
import { passageNamed } from './passage-named.ts';
import type { Picked } from './pick-passages.ts';

/**
 * A lesson's quiz: what the author wrote, less the questions that have not exactly one right answer,
 * too little to put in order or no whole pairs, or repeat themselves. Each cites passages of the
 * lesson, or those that its key terms are from. Their ids follow from `idsFrom`.
 */
export const writeQuiz =
  ({ author, ask }: CoursePorts) =>
  async (input: {
    brief: CourseBrief;
    place: LessonPlace;
    lesson: LessonDraft;
    picked: readonly Picked[];
    material: Material;
    of: string;
    idsFrom: string;
    rewrite?: QuizRewrite;
  }): Promise<QuizItem[]> => {
    const { brief, place, lesson, material, of } = input;
    const rewrite = input.rewrite ? { rewrite: input.rewrite } : {};
    const passages = input.picked.map(({ passage }) => passage);
    const draft = await ask({
      step: 'write_quiz',
      of,
      input: {
        brief,
        place: placeKey(place),
        lesson,
        refs: passages.map(({ ref }) => ref),
        material: materialKey(material),
        ...rewrite,
      },
      answer: quizDraft,
      call: (control) =>
        author.writeQuiz(
          { brief, place, lesson, passages, material, wanted: limits.quiz.wanted, ...rewrite },
          control,
        ),
    });
    const ofTerms = lesson.key_terms.flatMap(({ ref }) => {
      const passage = passageNamed(ref, material.sources);
      return ref !== undefined && passage ? [[ref, passage.id] as const] : [];
    });
    const idByRef = new Map([
      ...ofTerms,
      ...input.picked.map(({ passage, passageId }) => [passage.ref, passageId] as const),
    ]);
    const questions = new Set<string>();
    return draft.items
      .filter((item) => isAnswerable(item) && isNew(item.question, questions))
      .slice(0, limits.quiz.max)
      .map((item, index): QuizItem => {
        const id = stableId(input.idsFrom, 'quiz', index + 1);
        const options = item.options.map(({ text, is_correct, match }, number) => ({
          id: stableId(id, number + 1),
          text,
          is_correct: is_correct || asksForAll(item),
          ...(match !== undefined && isMatching(item) ? { match } : {}),
        }));
        return {
          id,
          kind: item.kind,
          question: item.question,
          explanation: item.explanation,
          options: item.kind === 'true_false' || asksForAll(item) ? options : arranged(options),
          cites: [...new Set(item.refs.flatMap((ref) => idByRef.get(ref) ?? []))],
        };
      });
  };

function isAnswerable(item: QuizDraft['items'][number]): boolean {
  const { options } = item;
  if (!hasEnoughOptions(item)) return false;
  if (isMatching(item)) return makesPairs(item);
  const texts = new Set(options.map(({ text }) => text.trim().toLowerCase()));
  if (texts.size < options.length) return false;
  if (isOrdering(item)) return options.length >= fewestToOrder;
  return isFreeRecall(item) || options.filter(({ is_correct }) => is_correct).length === 1;
}

function isNew(question: string, seen: Set<string>): boolean {
  const size = seen.size;
  return seen.add(question.trim().toLowerCase()).size > size;
}

/** Numbers by their value, as a reader looks for them; anything else in no order. */
const arranged = <T extends { id: string; text: string }>(options: readonly T[]): T[] =>
  inOrderOfValue(options, ({ text }) => text) ?? shuffled(options);

/**
 * In the order of a hash of their ids: the right answer stands anywhere, and in the same place on
 * every run.
 */
function shuffled<T extends { id: string }>(options: readonly T[]): T[] {
  const rank = new Map(
    options.map(({ id }) => [id, createHash('sha256').update(id).digest('hex')] as const),
  );
  return options.toSorted((a, b) => (rank.get(a.id)! < rank.get(b.id)! ? -1 : 1));
}
