import { createHash } from 'node:crypto';
import type {
  CourseLesson,
  CourseModule,
  CourseOutline,
  OutlinedLesson,
  OutlinedSource,
  PathData,
  Submodule,
} from '@coursewright/contract';
import { readingMinutes } from '@coursewright/text';
import { lessonOf, sourcesOf } from '../document/course-document.ts';

/** Of a lesson, what its outline is made of. */
export interface LessonHead {
  readonly lesson: Pick<
    Submodule,
    'id' | 'title' | 'description' | 'objectives' | 'status' | 'error' | 'content'
  >;
  readonly revision: string;
  readonly quiz: { readonly id: string }[];
}

/** A course document of which the parts are left out that no outline shows. */
export interface CourseHeads extends Omit<PathData, 'sources' | 'modules'> {
  readonly sources: OutlinedSource[];
  readonly modules: (Omit<CourseModule, 'submodules'> & { readonly submodules: LessonHead[] })[];
}

/** What an outline is made of is named in SQL too: see `CourseReadings`. */
export const outlineOfHeads = ({ modules, ...course }: CourseHeads): CourseOutline => ({
  ...course,
  modules: modules.map((module) => ({
    ...module,
    submodules: module.submodules.map(outlinedLessonOf),
  })),
});

/** The outline of a document that is at hand as a whole. */
export const outlineOf = (course: PathData): CourseOutline =>
  outlineOfHeads({
    ...course,
    sources: course.sources.map(({ passages: _texts, content_hash: _hash, ...source }) => source),
    modules: course.modules.map((module) => ({
      ...module,
      submodules: module.submodules.map((lesson) => ({
        lesson,
        revision: revisionOf(lesson),
        quiz: lesson.quiz.map(({ id }) => ({ id })),
      })),
    })),
  });

/** One lesson of such a document. Throws not_found. */
export function courseLessonOf(course: PathData, submoduleId: string): CourseLesson {
  const submodule = lessonOf(course, submoduleId);
  return {
    submodule,
    revision: revisionOf(submodule),
    sources: sourcesOf(course.sources, [submodule]),
  };
}

function outlinedLessonOf({ lesson, revision, quiz }: LessonHead): OutlinedLesson {
  const { id, title, description, objectives, status, error, content } = lesson;
  return {
    id,
    title,
    description,
    objectives,
    status,
    ...(error === undefined ? {} : { error }),
    revision,
    // Nobody reads the numbers of the citations.
    reading_minutes: content === '' ? 0 : readingMinutes(content.replaceAll(/\[\^\d+\]/g, '')),
    quiz,
  };
}

const revisionOf = (lesson: Submodule): string =>
  createHash('sha256').update(JSON.stringify(lesson)).digest('base64url').slice(0, 16);
