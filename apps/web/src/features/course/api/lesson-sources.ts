import type { CourseLesson, CourseOutline, PathData } from '@coursewright/contract';
import {
  companionsOf,
  lessonOf,
  lessonsOfCopy,
  type CourseCopy,
} from '../../../shared/offline/copies.ts';
import type { LessonSource } from '../model/lesson-source.ts';
import { lessonOfWhole } from '../model/outline-of-whole.ts';

/** Of a copy on this device. */
export const lessonsOnDevice = (copy: CourseCopy): LessonSource => {
  const name = ['copy', copy.owner, copy.id, copy.savedAt];
  return {
    lesson: (id) => ({
      queryKey: [...name, id],
      queryFn: () => lessonOf(copy, id),
      networkMode: 'always',
    }),
    whole: () => ({
      queryKey: [...name, 'whole'],
      queryFn: async () =>
        wholeOf(
          copy.outline,
          (await lessonsOfCopy(copy)).map(({ lesson }) => lesson),
        ),
      networkMode: 'always',
    }),
    companions: (id) => ({
      queryKey: [...name, 'companions', id],
      queryFn: () => companionsOf(copy, id),
      networkMode: 'always',
    }),
  };
};

/** The document that an outline and its lessons were made of; passages that nothing cites are not there. */
function wholeOf(outline: CourseOutline, lessons: readonly CourseLesson[]): PathData {
  const byId = new Map(lessons.map(({ submodule }) => [submodule.id, submodule]));
  const cited = Map.groupBy(
    lessons.flatMap(({ sources }) => sources),
    ({ id }) => id,
  );
  const unwritten = { content: '', summary: '', key_terms: [], resources: [], citations: [] };
  return {
    ...outline,
    sources: outline.sources.map((source) => {
      const parts = cited.get(source.id) ?? [];
      const passages = new Map(
        parts.flatMap((part) => part.passages).map((each) => [each.id, each]),
      );
      return {
        ...source,
        content_hash: parts[0]?.content_hash ?? '',
        passages: [...passages.values()],
      };
    }),
    modules: outline.modules.map((module) => ({
      ...module,
      submodules: module.submodules.map(
        ({ revision: _revision, reading_minutes: _minutes, ...lesson }) =>
          byId.get(lesson.id) ?? { ...lesson, ...unwritten, quiz: [] },
      ),
    })),
  };
}

/** Of a course that is at hand as a whole, such as the sample. `name` tells it from others. */
export const lessonsAtHand = (name: string, course: PathData): LessonSource => ({
  lesson: (id) => {
    const found = lessonOfWhole(course, id);
    return {
      queryKey: [name, id],
      queryFn: () =>
        found ? Promise.resolve(found) : Promise.reject(new Error(`${name} has no lesson ${id}`)),
      ...(found && { initialData: found }),
    };
  },
  whole: () => ({
    queryKey: [name, 'whole'],
    queryFn: () => Promise.resolve(course),
    initialData: course,
  }),
});
