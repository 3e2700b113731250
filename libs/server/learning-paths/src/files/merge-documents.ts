import type { CourseModule, PathData } from '@coursewright/contract';
import { keepKnownPassages, lessonsOf } from '../document/course-document.ts';
import type { KeptLesson } from '../versions/submodule-versions.ts';

/** The course with some of its lessons as they are given, and the passages that these cite. */
export const putLessons = (course: PathData, lessons: readonly KeptLesson[]): PathData => {
  const given = new Map(lessons.map(({ submodule }) => [submodule.id, submodule]));
  return {
    ...course,
    sources: keepKnownPassages(
      course.sources,
      lessons.flatMap(({ sources }) => sources),
    ),
    modules: course.modules.map((module) => ({
      ...module,
      submodules: module.submodules.map((lesson) => given.get(lesson.id) ?? lesson),
    })),
  };
};

/**
 * The course with the lessons and modules that only the other one has, but for those removed from
 * it: lessons after those of their module, modules after the others. What both have stays.
 */
export function addLessons(
  own: PathData,
  other: PathData,
  removed: ReadonlyMap<string, unknown>,
): { document: PathData; lessons: readonly string[] } {
  const known = new Set(lessonsOf(own).map(({ id }) => id));
  const newOf = ({ id, submodules }: CourseModule) =>
    removed.has(id)
      ? []
      : submodules.filter((lesson) => !known.has(lesson.id) && !removed.has(lesson.id));
  const fresh = new Map(other.modules.map((module) => [module.id, newOf(module)] as const));
  const lessons = [...fresh.values()].flat().map(({ id }) => id);
  if (lessons.length === 0) return { document: own, lessons };
  const modules = new Set(own.modules.map(({ id }) => id));
  return {
    lessons,
    document: {
      ...own,
      sources: keepKnownPassages(own.sources, other.sources),
      modules: [
        ...own.modules.map((module) => ({
          ...module,
          submodules: [...module.submodules, ...(fresh.get(module.id) ?? [])],
        })),
        ...other.modules
          .filter(({ id }) => !modules.has(id) && (fresh.get(id) ?? []).length > 0)
          .map((module) => ({ ...module, submodules: fresh.get(module.id) ?? [] })),
      ],
    },
  };
}
