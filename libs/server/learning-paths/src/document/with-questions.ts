import {
  type AddQuestionsInput,
  asksForAll,
  isMatching,
  limits,
  type PathData,
  questionKey,
  type QuizItem,
  Refusal,
  sayAs,
  type Submodule,
} from '@coursewright/contract';
import { lessonOf, lessonsOf, withModules } from './course-document.ts';

type Placed = AddQuestionsInput['questions'][number];

/**
 * The course with questions added to its lessons. What a lesson of it asks already is left out, and
 * what a lesson has no room for. Throws not_found, and conflict for a lesson without text.
 */
export function withQuestions(
  course: PathData,
  questions: readonly Placed[],
  imported: NonNullable<QuizItem['imported']>,
  newId: () => string,
) {
  const keys = new Set(lessonsOf(course).flatMap(({ quiz }) => quiz.map(questionKey)));
  const news = new Map<string, QuizItem[]>();
  const counts = { added: 0, known: 0, full: 0 };
  for (const { submodule_id, question } of questions) {
    const lesson = lessonOf(course, submodule_id);
    if (lesson.content === '')
      throw new Refusal(
        'conflict',
        sayAs('lesson_not_written', 'This lesson has no text yet that a question could follow.'),
      );
    const own = news.get(submodule_id) ?? [];
    const key = questionKey(question);
    if (keys.has(key)) counts.known += 1;
    else if (lesson.quiz.length + own.length >= limits.editing.quiz.max) counts.full += 1;
    else {
      keys.add(key);
      news.set(submodule_id, [...own, itemOf(question, imported, newId)]);
      counts.added += 1;
    }
  }
  const changed = [...news].map(([id, items]) => ({
    before: lessonOf(course, id),
    added: items.length,
  }));
  const document = withModules(
    course,
    course.modules.map((module) => ({
      ...module,
      submodules: module.submodules.map((lesson): Submodule => ({
        ...lesson,
        quiz: [...lesson.quiz, ...(news.get(lesson.id) ?? [])],
      })),
    })),
  );
  return { document, changed, ...counts };
}

const itemOf = (
  { kind, question, options, explanation }: Placed['question'],
  imported: NonNullable<QuizItem['imported']>,
  newId: () => string,
): QuizItem => ({
  id: newId(),
  kind,
  question,
  explanation,
  cites: [],
  imported,
  options: options.map(({ text, match, is_correct }) => ({
    id: newId(),
    text,
    is_correct: is_correct || asksForAll({ kind }),
    ...(match !== undefined && isMatching({ kind }) ? { match } : {}),
  })),
});
