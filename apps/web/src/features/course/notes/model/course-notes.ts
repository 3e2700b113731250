import type { LearnerNote, LearningState } from '@coursewright/contract';
import type { PlacedLesson } from '../../model/lessons.ts';

/** A note, and the lesson that it is of. */
export interface CourseNote {
  readonly lessonId: string;
  readonly note: LearnerNote;
}

/** Notes of a lesson. `placed` is undefined where it was taken out of the course. */
export interface NotesOfLesson {
  readonly placed: PlacedLesson | undefined;
  readonly notes: readonly CourseNote[];
}

/** What was not removed, in the order of the text. */
export const notesOfLesson = ({ lessons }: LearningState, lessonId: string): CourseNote[] =>
  lessons
    .filter(({ submodule_id }) => submodule_id === lessonId)
    .flatMap(({ notes }) => notes)
    .filter(({ is_removed }) => !is_removed)
    .toSorted(
      (a, b) =>
        startOf(a) - startOf(b) ||
        Date.parse(a.noted_at) - Date.parse(b.noted_at) ||
        (a.note_id < b.note_id ? -1 : 1),
    )
    .map((note) => ({ lessonId, note }));

const startOf = ({ place }: LearnerNote): number => place?.start ?? Number.MAX_SAFE_INTEGER;

export const countOfNotes = ({ lessons }: LearningState): number =>
  lessons.flatMap(({ notes }) => notes).filter(({ is_removed }) => !is_removed).length;

/** All notes of a course in the order of its lessons; those of lessons that are gone come last. */
export function notesOfCourse(
  learning: LearningState,
  lessons: readonly PlacedLesson[],
): NotesOfLesson[] {
  const there = lessons.map((placed) => ({
    placed,
    notes: notesOfLesson(learning, placed.lesson.id),
  }));
  const known = new Set(lessons.map(({ lesson }) => lesson.id));
  const gone = learning.lessons
    .filter(({ submodule_id }) => !known.has(submodule_id))
    .flatMap(({ submodule_id }) => notesOfLesson(learning, submodule_id));
  return [...there, { placed: undefined, notes: gone }].filter(({ notes }) => notes.length > 0);
}

export const noteHash = (noteId: string): string => `#note-${noteId}`;
export const noteOfHash = (hash: string): string | undefined =>
  /^#note-([\da-f-]{36})$/.exec(hash)?.[1];
