import type {
  CourseLesson,
  CourseOutline,
  OutlinedLesson,
  PathData,
  Submodule,
} from '@coursewright/contract';
import { readingMinutes } from '@coursewright/text';
import { lessonsOf } from './lessons.ts';

type RevisionOf = (lesson: Submodule) => string;
/** For a document that does not change while it is at hand. */
const always: RevisionOf = () => '';

/** The outline of a course that is at hand as a whole, as the server makes it of others. */
export const outlineOfWhole = (course: PathData, revisionOf = always): CourseOutline => ({
  ...course,
  sources: course.sources.map(({ passages: _texts, content_hash: _hash, ...source }) => source),
  modules: course.modules.map((module) => ({
    ...module,
    submodules: module.submodules.map((lesson) => outlined(lesson, revisionOf)),
  })),
});

function outlined(lesson: Submodule, revisionOf: RevisionOf): OutlinedLesson {
  const { id, title, description, objectives, status, error, content, quiz } = lesson;
  return {
    id,
    title,
    description,
    objectives,
    status,
    ...(error === undefined ? {} : { error }),
    revision: revisionOf(lesson),
    reading_minutes: content === '' ? 0 : readingMinutes(content.replaceAll(/\[\^\d+\]/g, '')),
    quiz: quiz.map((item) => ({ id: item.id })),
  };
}

/** One of its lessons. Undefined where it has none with this id. */
export function lessonOfWhole(
  course: PathData,
  id: string,
  revisionOf = always,
): CourseLesson | undefined {
  const submodule = lessonsOf(course).find(({ lesson }) => lesson.id === id)?.lesson;
  return submodule && { submodule, revision: revisionOf(submodule), sources: course.sources };
}
