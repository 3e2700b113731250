import type {
  CourseLesson,
  CourseOutline,
  LearningState,
  LessonPlace,
  OutlinedLesson,
  TaskOutline,
} from '@coursewright/contract';
import { fetchCompanions, namesOf, type CompanionServer, type MadeOfCourse } from './companions.ts';
import { lessonsOfCopy, putCopy, type CourseCopy, type SavedLesson } from './copies.ts';

/** Where a course is read from. */
export interface CourseServer extends CompanionServer {
  readonly outline: (id: string) => Promise<TaskOutline>;
  readonly lesson: (id: string, lessonId: string) => Promise<CourseLesson>;
  readonly learning: (id: string) => Promise<LearningState>;
}

interface Wish {
  readonly owner: string;
  /** Any id of the course. */
  readonly courseId: string;
  readonly isKept: boolean;
  /** Whether recordings and diagrams of its lessons come along. */
  readonly withCompanions: boolean;
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
  const [learning, made, atHand] = await Promise.all([
    server.learning(id),
    wish.withCompanions ? server.made(courseId) : undefined,
    known ? lessonsOfCopy(known) : [],
  ]);
  const had = new Map(atHand.map((each) => [each.lesson.submodule.id, each]));
  const wanted = placesOf(outline, courseId);
  const lessons: SavedLesson[] = [];
  let next = 0;
  const fetchOn = async () => {
    for (let place = wanted[next++]; place; place = wanted[next++]) {
      lessons.push(await fetchLesson(server, place, made, had.get(place.lesson.id)));
      onProgress(lessons.length, wanted.length);
    }
  };
  onProgress(0, wanted.length);
  await Promise.all(Array.from({ length: atOnce }, fetchOn));
  // So that a browser that needs room takes something else first. It may ask, and need not agree.
  void navigator.storage?.persist?.().catch(() => false);
  const copy = { owner, id, outline, learning, savedAt: Date.now(), isKept };
  return await putCopy({ ...copy, ...(made && { companions: namesOf(made) }) }, lessons);
}

interface Wanted {
  readonly lesson: OutlinedLesson;
  readonly place: LessonPlace;
}

const placesOf = ({ modules }: CourseOutline, id: string): Wanted[] =>
  modules.flatMap(({ submodules }, module_index) =>
    submodules.flatMap((lesson, submodule_index) =>
      isWritten(lesson) ? [{ lesson, place: { id, module_index, submodule_index } }] : [],
    ),
  );

/** One lesson with what was made of it; what is at hand in this state is not asked for. */
async function fetchLesson(
  server: CourseServer,
  { lesson: { id, revision }, place }: Wanted,
  made: MadeOfCourse | undefined,
  had: SavedLesson | undefined,
): Promise<SavedLesson> {
  const lesson = had?.lesson.revision === revision ? had.lesson : await server.lesson(place.id, id);
  if (!made) return { lesson };
  const at = { ...place, submodule_id: id };
  return { lesson, companions: await fetchCompanions(server, at, made, had?.companions) };
}
