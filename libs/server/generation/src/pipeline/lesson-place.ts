import type { PathData } from '@coursewright/contract';
import type { LessonPosition } from './course-repair.ts';

/** Where a lesson of a course stands, as its author is told: a `LessonPlace`. */
export function lessonPlace(course: PathData, { moduleIndex, lessonIndex }: LessonPosition) {
  const module = course.modules[moduleIndex];
  const lesson = module?.submodules[lessonIndex];
  if (!module || !lesson) throw new Error(`The course has no lesson ${moduleIndex}.${lessonIndex}`);
  const { title, description, learning_objectives, prerequisites, submodules } = module;
  return {
    module: { title, description, learning_objectives, prerequisites },
    submodule: {
      title: lesson.title,
      description: lesson.description,
      objectives: lesson.objectives,
    },
    moduleTitles: course.modules.map((one) => one.title),
    submoduleTitles: submodules.map((one) => one.title),
  };
}
