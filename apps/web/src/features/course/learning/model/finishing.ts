import { isReadable, type PlacedLesson } from '../../model/lessons.ts';

/** What is shown once something is finished, in the address as ?finished=…: a module or all. */
export type Finished = { readonly module: PlacedLesson['module'] } | 'course';

interface Reading {
  readonly lessons: readonly PlacedLesson[];
  /** Ids of the lessons that are finished. */
  readonly read: ReadonlySet<string>;
  /** Whether lessons still arrive. */
  readonly isWriting: boolean;
}

/** Where a press on "Finish lesson" leads. */
export type Onward = { readonly lesson: PlacedLesson } | { readonly finished: Finished };

const whole = 'course';
export const finishedSearch = (finished: Finished): string =>
  `?${new URLSearchParams({ finished: finished === whole ? whole : finished.module.id })}`;

/** What is left to finish. A lesson that could not be written keeps nobody from the end. */
const left = ({ lessons, read, isWriting }: Reading): PlacedLesson[] =>
  lessons.filter(({ lesson }) => !read.has(lesson.id) && (isWriting || isReadable(lesson)));

export const isAllFinished = (reading: Reading): boolean =>
  !reading.isWriting && reading.read.size > 0 && left(reading).length === 0;

/** What the address says is finished, as far as it is. */
export function finishedOf(search: URLSearchParams, reading: Reading): Finished | undefined {
  const asked = search.get('finished');
  if (asked === whole) return isAllFinished(reading) ? whole : undefined;
  const module = reading.lessons.find(
    (placed) => placed.module.id === asked && reading.read.has(placed.lesson.id),
  )?.module;
  const open = left(reading).some((placed) => placed.module.id === asked);
  return module && !open ? { module } : undefined;
}

/** The lesson to go on with: the next one that is not finished, else the first such. */
export const nextLesson = (reading: Reading, position: number): PlacedLesson | undefined => {
  const open = left(reading);
  return open.find((placed) => placed.position > position) ?? open[0];
};

/** Where to go from a lesson that is finished; `isNew`: with this very press. */
export function onwardFrom(
  placed: PlacedLesson,
  reading: Reading,
  isNew: boolean,
): Onward | undefined {
  const now = { ...reading, read: new Set([...reading.read, placed.lesson.id]) };
  if (isAllFinished(now)) return { finished: whole };
  const { module } = placed;
  if (isNew && !left(now).some((one) => one.module.id === module.id))
    return { finished: { module } };
  const lesson = nextLesson(now, placed.position);
  return lesson && { lesson };
}
