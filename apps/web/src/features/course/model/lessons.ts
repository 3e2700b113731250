import type { CourseModule, PathData, Submodule } from '@coursewright/contract';
import { readingMinutes as minutesToRead } from '@coursewright/text';

/**
 * A lesson in its place, the way the reader meets it: lesson 2.3 is the third of the second
 * module.
 */
export interface PlacedLesson {
  readonly module: CourseModule;
  readonly lesson: Submodule;
  /** From 0, over the whole course. */
  readonly position: number;
  /** "2.3", counted from 1. */
  readonly number: string;
}

/** All lessons in reading order. */
export function lessonsOf(course: PathData): PlacedLesson[] {
  let position = 0;
  return course.modules.flatMap((module, moduleIndex) =>
    module.submodules.map((lesson, index) => ({
      module,
      lesson,
      position: position++,
      number: `${moduleIndex + 1}.${index + 1}`,
    })),
  );
}

/** The lesson with this id; without one, the first that can be read; else the first. */
export function openLesson(lessons: PlacedLesson[], id: string | null): PlacedLesson | undefined {
  return (
    lessons.find((placed) => placed.lesson.id === id) ??
    lessons.find((placed) => isReadable(placed.lesson)) ??
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
export const isReadable = (lesson: Submodule): boolean => readable[lesson.status];
/** Whether nothing more will come. */
export const isSettled = (lesson: Submodule): boolean =>
  lesson.status === 'completed' || lesson.status === 'failed';

/** Whole minutes it takes to read the lesson, at least 1. Its citation numbers are not read. */
export const readingMinutes = (lesson: Submodule): number =>
  minutesToRead(lesson.content.replace(/\[\^\d+\]/g, ''));
