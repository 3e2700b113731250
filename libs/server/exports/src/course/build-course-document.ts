import {
  type CourseModule,
  type CourseSource,
  type DownloadQuery,
  isFreeRecall,
  isMatching,
  isOrdering,
  isRightToLeft,
  type LearningPath,
  type QuizItem,
  Refusal,
  say,
  sayAs,
  type Submodule,
} from '@coursewright/contract';
import type {
  CitationOfCourse,
  CitedPassage,
  CourseDocument,
  LessonOfCourse,
  ModuleOfCourse,
  QuestionOfCourse,
  ResourceOfCourse,
  SourceOfCourse,
} from './course-document.ts';
import { headingsIn } from './headings.ts';

type StoredCourse = Omit<LearningPath, 'learning'>;

/** What was chosen of a stored course. Throws validation_error where it has no such part. */
export function buildCourseDocument(
  stored: StoredCourse,
  { parts, quizzes = true, sources: withSources = true, headings }: Partial<DownloadQuery>,
): CourseDocument {
  const { path_data: course } = stored;
  const chosen = chosenModules(course.modules, parts);
  const sources = citedSources(course.sources, lessonsOf(chosen));
  const modules = chosen.map((module): ModuleOfCourse => {
    const number = course.modules.findIndex(({ id }) => id === module.id) + 1;
    const whole = course.modules[number - 1]!.submodules;
    return {
      id: module.id,
      number,
      title: module.title,
      description: module.description,
      objectives: module.learning_objectives,
      lessons: module.submodules.map((lesson) => ({
        ...lessonOf(lesson, sources, quizzes),
        number: `${number}.${whole.findIndex(({ id }) => id === lesson.id) + 1}`,
      })),
    };
  });
  return {
    id: stored.path_id,
    title: stored.topic,
    summary: course.summary,
    language: course.language,
    direction: isRightToLeft(course.language) ? 'rtl' : 'ltr',
    author: course.author,
    explanationStyle: course.explanation_style,
    createdAt: stored.created_at,
    modifiedAt: stored.last_modified_at,
    modules,
    sources,
    headings: headingsIn(headings ?? course.language),
    leftOut: [
      ...(lessonsOf(chosen).length < lessonsOf(course.modules).length ? ['lessons' as const] : []),
      ...(quizzes ? [] : ['questions' as const]),
      ...(withSources ? [] : ['passages' as const]),
    ],
    withQuizzes: quizzes,
    withSources,
  };
}

const lessonsOf = (modules: readonly CourseModule[]): Submodule[] =>
  modules.flatMap(({ submodules }) => submodules);

/** The modules with those of their lessons that were chosen, by their own id or their module's. */
function chosenModules(
  modules: readonly CourseModule[],
  parts: readonly string[] | undefined,
): CourseModule[] {
  if (!parts) return [...modules];
  const chosen = new Set(parts);
  const known = new Set(
    modules.flatMap(({ id, submodules }) => [id, ...submodules.map((lesson) => lesson.id)]),
  );
  if (parts.some((id) => !known.has(id)))
    throw new Refusal('validation_error', say('parts_gone'), {
      details: [{ path: 'parts', ...sayAs('parts_gone', 'Not a part of this course.') }],
    });
  return modules.flatMap((module) => {
    const submodules = chosen.has(module.id)
      ? module.submodules
      : module.submodules.filter(({ id }) => chosen.has(id));
    return submodules.length > 0 ? [{ ...module, submodules }] : [];
  });
}

/** The sources that lessons cite, with the passages that are cited, in the order of the course. */
function citedSources(
  sources: readonly CourseSource[],
  lessons: readonly Submodule[],
): SourceOfCourse[] {
  const cited = new Set(
    lessons.flatMap(({ citations }) => citations.map(({ passage_id }) => passage_id)),
  );
  return sources
    .map((source) => ({
      ...source,
      passages: source.passages.filter(({ id }) => cited.has(id)),
    }))
    .filter(({ passages }) => passages.length > 0)
    .map(({ id, kind, title, url, fetched_at, content_hash, passages }, index) => ({
      id,
      number: index + 1,
      kind,
      contentHash: content_hash,
      title,
      ...(url === undefined ? {} : { url }),
      fetchedAt: fetched_at,
      passages,
    }));
}

function lessonOf(
  lesson: Submodule,
  sources: readonly SourceOfCourse[],
  quizzes: boolean,
): Omit<LessonOfCourse, 'number'> {
  return {
    id: lesson.id,
    title: lesson.title,
    description: lesson.description,
    objectives: lesson.objectives,
    content: lesson.content,
    summary: lesson.summary,
    keyTerms: lesson.key_terms,
    questions: quizzes ? lesson.quiz.map((item, index) => questionOf(item, index, sources)) : [],
    resources: lesson.resources.map(({ type, title, description, url }): ResourceOfCourse => ({
      type,
      title,
      description,
      ...(url === undefined ? {} : { url }),
    })),
    citations: lesson.citations.flatMap(({ marker, passage_id, status }): CitationOfCourse[] =>
      passagesOf([passage_id], sources).map((cited) => ({
        ...cited,
        marker,
        isSupported: status === 'supported',
      })),
    ),
  };
}

/** Those of the passages that the sources have. */
const passagesOf = (ids: readonly string[], sources: readonly SourceOfCourse[]): CitedPassage[] =>
  ids.flatMap((wanted) => {
    for (const { number, passages } of sources) {
      const passage = passages.find(({ id }) => id === wanted);
      if (passage) return [{ source: number, passage }];
    }
    return [];
  });

function questionOf(
  item: QuizItem,
  index: number,
  sources: readonly SourceOfCourse[],
): QuestionOfCourse {
  const texts = item.options.map(({ text }) => text);
  const matches = item.options.map(({ match }) => match ?? '');
  return {
    id: item.id,
    number: index + 1,
    kind: item.kind,
    question: item.question,
    options: isFreeRecall(item)
      ? []
      : isOrdering(item)
        ? mixed(item.options.map(({ id, text }) => ({ id, text })))
        : texts,
    matches: isMatching(item)
      ? mixed(item.options.map(({ id, match }) => ({ id, text: match ?? '' })))
      : [],
    answer: isOrdering(item)
      ? texts
      : isMatching(item)
        ? texts.map((text, at) => `${text} – ${matches[at]}`)
        : item.options.flatMap(({ text, is_correct }) => (is_correct ? [text] : [])),
    explanation: item.explanation,
    choices: item.options.map(({ id, text, is_correct, match }) => ({
      id,
      text,
      isRight: is_correct,
      ...(match === undefined ? {} : { match }),
    })),
    rests: passagesOf(item.cites, sources),
  };
}

/** Mixed by their ids, which are random, so that a file is the same each time; never as they were. */
function mixed(options: readonly { readonly id: string; readonly text: string }[]): string[] {
  const shown = options.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const isAsBefore = shown.every(({ id }, index) => id === options[index]?.id);
  return (isAsBefore ? [...shown.slice(1), ...shown.slice(0, 1)] : shown).map(({ text }) => text);
}
