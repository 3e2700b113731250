import type { CourseModule, OutlinedLesson, Submodule } from '@coursewright/contract';

/** A module with lessons as far as they are known: as in the outline, or whole. */
export type ModuleOf<Lesson> = Omit<CourseModule, 'submodules'> & {
  readonly submodules: Lesson[];
};

/**
 * A lesson in its place, the way the reader meets it: lesson 2.3 is the third of the second
 * module.
 */
export interface Placed<Lesson> {
  readonly module: ModuleOf<Lesson>;
  readonly lesson: Lesson;
  /** From 0, over the whole course. */
  readonly position: number;
  /** "2.3", counted from 1. */
  readonly number: string;
}
/** As the outline has it: its text is not there before it is opened. */
export type PlacedLesson = Placed<OutlinedLesson>;

/** All lessons in reading order. */
export function lessonsOf<Lesson>(course: {
  readonly modules: readonly ModuleOf<Lesson>[];
}): Placed<Lesson>[] {
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

type WithStatus = Pick<Submodule, 'status'>;
const readable: Record<Submodule['status'], boolean> = {
  planned: false,
  writing: false,
  readable: true,
  completed: true,
  failed: false,
};
/** Whether there is a text to read; its quiz may still be on the way. */
export const isReadable = (lesson: WithStatus): boolean => readable[lesson.status];
/** Whether nothing more will come. */
export const isSettled = (lesson: WithStatus): boolean =>
  lesson.status === 'completed' || lesson.status === 'failed';
