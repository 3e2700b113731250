import {
  AppError,
  type CourseModule,
  type CourseSource,
  limits,
  type PathData,
  Refusal,
  say,
  type Submodule,
} from '@coursewright/contract';
import type { CheckedPassage } from '@coursewright/authoring';

/**
 * What every change of a course document comes down to. Documents go in and come out; nothing here
 * knows where they are kept.
 */

export const lessonsOf = (course: PathData): Submodule[] =>
  course.modules.flatMap(({ submodules }) => submodules);

/** Throws not_found. */
export function lessonOf(course: PathData, submoduleId: string): Submodule {
  const found = lessonsOf(course).find(({ id }) => id === submoduleId);
  if (!found) throw new AppError('not_found', 'There is no such lesson in this course.');
  return found;
}

/** The sources of a course as far as `pieces` cite or name them. */
export function sourcesOf(
  sources: PathData['sources'],
  pieces: readonly (Submodule | CourseModule)[],
  ...others: readonly PathData['resources'][]
): PathData['sources'] {
  const submodules = pieces.flatMap((piece) =>
    'submodules' in piece ? piece.submodules : [piece],
  );
  const passages = new Set(
    submodules.flatMap(({ citations, quiz, key_terms }) => [
      ...citations.map(({ passage_id }) => passage_id),
      ...quiz.flatMap(({ cites }) => cites),
      ...key_terms.flatMap(({ cites = [] }) => cites),
    ]),
  );
  const named = new Set(
    [
      ...others,
      ...pieces.map(({ resources }) => resources),
      ...submodules.map(({ resources }) => resources),
    ]
      .flat()
      .map(({ source_id }) => source_id),
  );
  return sources
    .map((source) => ({
      ...source,
      passages: source.passages.filter(({ id }) => passages.has(id)),
    }))
    .filter(({ id, passages: left }) => left.length > 0 || named.has(id));
}

/** Every passage of some sources, as the citation check reads it, by its id. */
export const passagesById = (sources: PathData['sources']): Map<string, CheckedPassage> =>
  new Map(
    sources.flatMap(({ title, passages }) =>
      passages.map(
        ({ id, text, heading }) => [id, { text, headings: [heading], sourceTitle: title }] as const,
      ),
    ),
  );

/**
 * The course with other modules: what nothing cites any more leaves its sources. Its report is yet
 * to be counted again. Throws payload_too_large.
 */
export function withModules(
  course: PathData,
  modules: PathData['modules'],
  broughtBack: PathData['sources'] = [],
): PathData {
  const sources = sourcesOf(
    keepKnownPassages(course.sources, broughtBack),
    modules,
    course.resources,
  );
  const document = { ...course, modules, sources };
  if (Buffer.byteLength(JSON.stringify(document)) > limits.pathData.maxBytes)
    throw new Refusal(
      'payload_too_large',
      say('course_too_large', { mebibytes: limits.pathData.maxBytes / 1024 / 1024 }),
    );
  return document;
}

export const withLesson = (
  course: PathData,
  submodule: Submodule,
  sources: PathData['sources'] = [],
): PathData =>
  withModules(
    course,
    course.modules.map((module) => ({
      ...module,
      submodules: module.submodules.map((one) => (one.id === submodule.id ? submodule : one)),
    })),
    sources,
  );

/** Whether a question rests only on passages that the lesson cited before and no longer does. */
export const isQuizOutdated = (
  before: Submodule,
  after: Pick<Submodule, 'citations' | 'quiz'>,
): boolean => {
  const [cited, cites] = [before, after].map(
    ({ citations }) => new Set(citations.map(({ passage_id }) => passage_id)),
  ) as [Set<string>, Set<string>];
  return (
    before.quiz_outdated === true ||
    after.quiz.some(
      (item) => item.cites.some((id) => cited.has(id)) && !item.cites.some((id) => cites.has(id)),
    )
  );
};

/** The sources of both, each with the passages of both. */
export function keepKnownPassages(
  some: readonly CourseSource[],
  others: readonly CourseSource[],
): CourseSource[] {
  const united = new Map(some.map((source) => [source.id, source] as const));
  for (const source of others) {
    const known = united.get(source.id);
    const passages = new Map(
      [...(known?.passages ?? []), ...source.passages].map(
        (passage) => [passage.id, passage] as const,
      ),
    );
    united.set(source.id, {
      ...(known ?? source),
      passages: [...passages.values()].toSorted((a, b) => a.number - b.number),
    });
  }
  return [...united.values()];
}

export const finishedLessons = (course: PathData): number =>
  course.modules
    .flatMap(({ submodules }) => submodules)
    .filter(({ status }) => status === 'completed').length;
export const hasFinishedLesson = (course: PathData | undefined): boolean =>
  course !== undefined && finishedLessons(course) > 0;
