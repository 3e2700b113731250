import type { CourseModule, PathData, Submodule } from '@coursewright/contract';
import { readingMinutes as minutesToRead } from '@coursewright/text';

/**
 * A submodule in its place, the way the reader meets it: lesson 2.3 is the third of the second
 * module.
 */
export interface Lesson {
  readonly module: CourseModule;
  readonly submodule: Submodule;
  /** From 0, over the whole course. */
  readonly position: number;
  /** "2.3", counted from 1. */
  readonly number: string;
}

/** All lessons in reading order. */
export function lessonsOf(course: PathData): Lesson[] {
  let position = 0;
  return course.modules.flatMap((module, moduleIndex) =>
    module.submodules.map((submodule, index) => ({
      module,
      submodule,
      position: position++,
      number: `${moduleIndex + 1}.${index + 1}`,
    })),
  );
}

/** The lesson with this id; without one, the first that can be read; else the first. */
export function openLesson(lessons: Lesson[], id: string | null): Lesson | undefined {
  return (
    lessons.find((lesson) => lesson.submodule.id === id) ??
    lessons.find((lesson) => isReadable(lesson.submodule)) ??
    lessons[0]
  );
}

const readable: Record<Submodule['status'], boolean> = {
  planned: false,
  writing: false,
  readable: true,
  completed: true,
  failed: false,
};
/** Whether there is a text to read; its quiz may still be on the way. */
export const isReadable = (submodule: Submodule): boolean => readable[submodule.status];
/** Whether nothing more will come. */
export const isSettled = (submodule: Submodule): boolean =>
  submodule.status === 'completed' || submodule.status === 'failed';

/** Whole minutes it takes to read the lesson, at least 1. Its citation numbers are not read. */
export const readingMinutes = (submodule: Submodule): number =>
  minutesToRead(submodule.content.replace(/\[\^\d+\]/g, ''));
