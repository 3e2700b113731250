import { isDeepStrictEqual } from 'node:util';
import {
  AppError,
  asksForAll,
  type EditSubmoduleInput,
  fieldRefusal,
  isMatching,
  type KeyTerm,
  type PathData,
  type QuizItem,
  say,
  sayAs,
  type Submodule,
} from '@coursewright/contract';
import {
  claimsOf,
  evidenceOfChecks,
  keepSecondReading,
  type LessonChecker,
  unsourced,
} from '@coursewright/authoring';
import { isQuizOutdated, passagesById, lessonOf, withLesson } from './course-document.ts';

export type LessonEdit = Omit<EditSubmoduleInput, 'id' | 'submodule_id' | 'revision'>;

/**
 * The course with one lesson as its owner wrote it. Citations that stay are checked against their
 * passages again. Throws not_found, and validation_error for a marker, a passage or an id that the
 * course does not have.
 */
export async function editLesson(
  course: PathData,
  submoduleId: string,
  edit: LessonEdit,
  checker: Pick<LessonChecker, 'recheck'>,
  newId: () => string,
): Promise<PathData> {
  const before = lessonOf(course, submoduleId);
  const passages = passagesById(course.sources);
  const quiz = edit.quiz.map((item, index) => questionOf(item, before, index, passages, newId));
  const key_terms = edit.key_terms.map((term, index) => termOf(term, before, index, passages));
  const { content, citations, checks, unknown } = await checker.recheck(
    edit.content,
    before.citations,
    citedBy(before.citations, [...quiz, ...key_terms], passages),
    course.language,
    claimsOf(
      { ...edit, description: edit.description ?? before.description, quiz, key_terms },
      course.language,
    ),
    evidenceOfChecks(before.checks),
  );
  if (unknown.length > 0) throw unknownMarkers(unknown.slice(0, 5));
  const { error: _, error_said: __, quiz_outdated: ___, ...kept } = before;
  const after: Submodule = {
    ...kept,
    status: 'completed',
    content,
    citations,
    checks:
      course.sources.length === 0
        ? checks.map(unsourced)
        : keepSecondReading(checks, before.checks),
    quiz,
    title: edit.title,
    description: edit.description ?? before.description,
    objectives: edit.objectives ?? before.objectives,
    summary: edit.summary,
    key_terms,
  };
  const isQuizKept = isDeepStrictEqual(quiz, before.quiz);
  return withLesson(
    course,
    isQuizKept && isQuizOutdated(before, after) ? { ...after, quiz_outdated: true } : after,
  );
}

/** A term that stays as it was rests on what it rested on. */
function termOf(
  term: LessonEdit['key_terms'][number],
  before: Submodule,
  index: number,
  passages: ReadonlyMap<string, unknown>,
): KeyTerm {
  const { cites, ...said } = term;
  if (cites?.some((id) => !passages.has(id)))
    throw fieldRefusal(
      `key_terms.${index}.cites`,
      sayAs('does_not_fit', 'The course has no such passage.'),
    );
  if (cites) return { ...said, cites };
  const same = before.key_terms.find(
    (one) => one.term === said.term && one.definition === said.definition,
  );
  return same ?? said;
}

/** The passages that lesson, quiz and terms rest on, by id. */
const citedBy = <Passage>(
  citations: readonly { passage_id: string }[],
  others: readonly { cites?: readonly string[] | undefined }[],
  passages: ReadonlyMap<string, Passage>,
): Map<string, Passage> => {
  const ids = [
    ...citations.map(({ passage_id }) => passage_id),
    ...others.flatMap(({ cites = [] }) => cites),
  ];
  return new Map(ids.flatMap((id) => (passages.has(id) ? [[id, passages.get(id)!] as const] : [])));
};

const unknownMarkers = (names: readonly string[]): AppError =>
  fieldRefusal(
    'content',
    say('markers_without_citation', {
      markers: names.map((name) => `[^${name}]`).join(', '),
      count: names.length,
    }),
  );

function questionOf(
  item: LessonEdit['quiz'][number],
  before: Submodule,
  index: number,
  passages: ReadonlyMap<string, unknown>,
  newId: () => string,
): QuizItem {
  const known = before.quiz.find(({ id }) => id === item.id);
  if (item.id && !known)
    throw fieldRefusal(
      `quiz.${index}.id`,
      sayAs(
        'does_not_fit',
        'This lesson has no such question. Leave the id of a new question out.',
      ),
    );
  const options = new Set(known?.options.map(({ id }) => id));
  if (item.options.some(({ id }) => id && !options.has(id)))
    throw fieldRefusal(
      `quiz.${index}.options`,
      sayAs('does_not_fit', 'This question has no such option. Leave the id of a new option out.'),
    );
  const ids = item.options.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length)
    throw fieldRefusal(
      `quiz.${index}.options`,
      sayAs('does_not_fit', 'Two options have the same id.'),
    );
  if (item.kind === 'true_false' && item.options.length !== 2)
    throw fieldRefusal(`quiz.${index}.options`, say('two_options'));
  if (item.cites.some((id) => !passages.has(id)))
    throw fieldRefusal(
      `quiz.${index}.cites`,
      sayAs('does_not_fit', 'The course has no such passage.'),
    );
  return {
    ...item,
    // However it is worded now, it did not come from the sources.
    ...(known?.imported && { imported: known.imported }),
    id: item.id ?? newId(),
    options: item.options.map(({ match, ...option }) => ({
      ...option,
      id: option.id ?? newId(),
      is_correct: option.is_correct || asksForAll(item),
      // What a question of another kind had as pairs is of no use to it.
      ...(match !== undefined && isMatching(item) ? { match } : {}),
    })),
  };
}
