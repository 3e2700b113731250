import type { ModulesOutline, PathData } from '@coursewright/contract';
import type { LessonPlace, Neighbour } from '@coursewright/authoring';
import type { PlannedLesson } from './course-draft.ts';
import type { LessonPosition } from './course-repair.ts';

/** A module where no lesson of one's own module stands before or after. */
const asNeighbour = (
  module: { title: string; learning_objectives: readonly string[] } | undefined,
): Neighbour | undefined =>
  module && { title: module.title, objectives: module.learning_objectives };

/** Absent rather than undefined, and no more of them than a lesson is told. */
function neighbours(
  previous: Neighbour | undefined,
  next: Neighbour | undefined,
): Pick<LessonPlace, 'previous' | 'next'> {
  const told = ({ title, objectives }: Neighbour) => ({ title, objectives });
  return {
    ...(previous ? { previous: told(previous) } : {}),
    ...(next ? { next: told(next) } : {}),
  };
}

/** Where a lesson of a course stands, as its author is told. */
export function lessonPlace(
  course: PathData,
  { moduleIndex, lessonIndex }: LessonPosition,
): LessonPlace {
  const module = course.modules[moduleIndex];
  const lesson = module?.submodules[lessonIndex];
  if (!module || !lesson) throw new Error(`The course has no lesson ${moduleIndex}.${lessonIndex}`);
  const { title, description, learning_objectives, submodules } = module;
  const before = [
    ...course.modules.slice(0, moduleIndex).flatMap((one) => one.submodules),
    ...submodules.slice(0, lessonIndex),
  ];
  return {
    module: { title, description, learning_objectives },
    submodule: {
      title: lesson.title,
      description: lesson.description,
      objectives: lesson.objectives,
    },
    moduleTitles: course.modules.map((one) => one.title),
    submoduleTitles: submodules.map((one) => one.title),
    ...neighbours(
      submodules[lessonIndex - 1] ?? asNeighbour(course.modules[moduleIndex - 1]),
      submodules[lessonIndex + 1] ?? asNeighbour(course.modules[moduleIndex + 1]),
    ),
    defined: before.flatMap(({ key_terms }) => key_terms.map(({ term }) => term)),
  };
}

/**
 * A place as part of a journal key: without the terms defined before, because in a course that is
 * repaired they grow while the run goes on, and a restart would pay again.
 */
export function placeKey({ defined: _, ...place }: LessonPlace): Omit<LessonPlace, 'defined'> {
  return place;
}

/**
 * What is around a lesson, from the outline and the plan of its own module only: whether the other
 * modules are planned yet depends on timing, and a restart would ask otherwise.
 */
export function placeOf(
  { modules }: ModulesOutline,
  moduleIndex: number,
  lessonIndex: number,
  siblings: readonly PlannedLesson[],
): LessonPlace {
  const { id: _, ...submodule } = siblings[lessonIndex]!;
  return {
    module: modules[moduleIndex]!,
    submodule,
    moduleTitles: modules.map(({ title }) => title),
    submoduleTitles: siblings.map(({ title }) => title),
    ...neighbours(
      siblings[lessonIndex - 1] ?? asNeighbour(modules[moduleIndex - 1]),
      siblings[lessonIndex + 1] ?? asNeighbour(modules[moduleIndex + 1]),
    ),
    defined: [...modules.slice(0, moduleIndex), ...siblings.slice(0, lessonIndex)].flatMap(
      ({ terms = [] }) => terms,
    ),
  };
}
