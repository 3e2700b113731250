import type {
  CourseLesson,
  CourseOutline,
  LearningState,
  OutlinedLesson,
  TaskOutline,
} from '@coursewright/contract';
import { lessonsOfCopy, putCopy, type CourseCopy } from './copies.ts';

/** Where a course is read from. */
export interface CourseServer {
  readonly outline: (id: string) => Promise<TaskOutline>;
  readonly lesson: (id: string, lessonId: string) => Promise<CourseLesson>;
  readonly learning: (id: string) => Promise<LearningState>;
}

interface Wish {
  readonly owner: string;
  /** Any id of the course. */
  readonly courseId: string;
  readonly isKept: boolean;
  /** What is there of it already. */
  readonly known: CourseCopy | null;
  readonly onProgress: (done: number, all: number) => void;
}

/** How many lessons are on their way at once. */
const atOnce = 3;

export const lessonsIn = ({ modules }: CourseOutline): OutlinedLesson[] =>
  modules.flatMap(({ submodules }) => submodules);
const isWritten = ({ status }: OutlinedLesson) => status === 'completed' || status === 'readable';

/** Whether two outlines are of the same course in the same state. */
export const isSameVersion = (a: CourseOutline, b: CourseOutline): boolean =>
  stateOf(a) === stateOf(b);
const stateOf = ({ topic, summary, modules }: CourseOutline) =>
  JSON.stringify([
    topic,
    summary,
    modules.map(({ title, submodules }) => [
      title,
      submodules.map(({ id, title: lesson, revision, status }) => [id, lesson, revision, status]),
    ]),
  ]);

/**
 * Reads a course by lesson, those that are at hand in this revision excepted, and stores it at once.
 * A course that changes meanwhile is one that a newer version is offered of.
 */
export async function saveCourse(server: CourseServer, wish: Wish): Promise<CourseCopy> {
  const { owner, courseId, isKept, known, onProgress } = wish;
  const { task_id: id, outline } = await server.outline(courseId);
  if (!outline) throw new DOMException(undefined, 'NotFoundError');
  const [learning, atHand] = await Promise.all([
    server.learning(id),
    known ? lessonsOfCopy(known) : [],
  ]);
  const revisions = new Map(atHand.map((each) => [each.submodule.id, each]));
  const wanted = lessonsIn(outline).filter(isWritten);
  const lessons: CourseLesson[] = [];
  let next = 0;
  const fetchOn = async () => {
    for (let lesson = wanted[next++]; lesson; lesson = wanted[next++]) {
      const had = revisions.get(lesson.id);
      lessons.push(
        had?.revision === lesson.revision ? had : await server.lesson(courseId, lesson.id),
      );
      onProgress(lessons.length, wanted.length);
    }
  };
  onProgress(0, wanted.length);
  await Promise.all(Array.from({ length: atOnce }, fetchOn));
  // So that a browser that needs room takes something else first. It may ask, and need not agree.
  void navigator.storage?.persist?.().catch(() => false);
  return await putCopy({ owner, id, outline, learning, savedAt: Date.now(), isKept }, lessons);
}
