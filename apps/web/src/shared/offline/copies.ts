import type {
  CourseLesson,
  CourseOutline,
  LearningState,
  LessonAudio,
  Visualization,
} from '@coursewright/contract';
import { answered, inStores, keysUnder } from './database.ts';

/** A course that can be read without a connection, with everything but the text of its lessons. */
export interface CourseCopy {
  /** Id of the user it belongs to: whoever else uses the browser never sees it. */
  readonly owner: string;
  /** As learning events name the course. */
  readonly id: string;
  readonly outline: CourseOutline;
  /** What the server knew of what was done in it, at last. */
  readonly learning: LearningState;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly bytes: number;
  /** Whether it stays, and is shown, after its owner has logged out. */
  readonly isKept: boolean;
  /** Names of the recordings and diagrams in it; absent where they were not wanted. */
  readonly companions?: readonly string[];
  /** Of one that was opened from a file: where it is from. */
  readonly file?: FileOfCopy;
}

/** Owner of what was opened from a file: nobody's, and for everybody who uses the browser. */
export const nobody = '';

/** Who signed a file, and what tells it from another of the same course. */
export interface FileOrigin {
  /** As the file says; only the key proves anything. */
  readonly address: string;
  /** Fingerprint of the key that the signature was made with. */
  readonly key: string;
  /** Whether the signature could be checked here. */
  readonly isProven: boolean;
  readonly contentHash: string;
  /** Of the last change that the file knows of; milliseconds since 1970. */
  readonly changedAt: number;
}

export interface FileOfCopy extends FileOrigin {
  /** The file itself, by which the course goes into an account; absent once it has. */
  readonly bytes?: Blob;
}

/** A lesson read aloud. */
export interface SavedRecording {
  readonly id: string;
  readonly audio: LessonAudio;
  readonly file: Blob;
}

/** What was made of a lesson, beside its text. */
export interface Companions {
  readonly recordings: readonly SavedRecording[];
  readonly diagrams: readonly Visualization[];
}

export interface SavedLesson {
  readonly lesson: CourseLesson;
  /** Absent in copies that hold no more than the text. */
  readonly companions?: Companions;
}

interface LessonRow extends SavedLesson {
  readonly owner: string;
  readonly course: string;
  readonly id: string;
}

/** Whether the browser can keep anything. */
export const canKeepCopies = (): boolean => 'indexedDB' in globalThis;

/** Who looks; undefined: nobody is logged in. */
export type Viewer = string | undefined;

const isVisible = ({ owner, isKept }: CourseCopy, viewer: Viewer): boolean =>
  owner === nobody || (viewer === undefined ? isKept : owner === viewer);

/** What a viewer may see, the latest first. */
export async function copiesFor(viewer: Viewer): Promise<CourseCopy[]> {
  if (!canKeepCopies()) return [];
  const all = await inStores(['courses'], 'readonly', async (store) => {
    const of = (keys?: IDBKeyRange) =>
      answered(store('courses').getAll(keys)) as Promise<CourseCopy[]>;
    if (viewer === undefined) return of();
    return [...(await of(keysUnder(nobody))), ...(await of(keysUnder(viewer)))];
  });
  const visible = all.filter((copy) => isVisible(copy, viewer));
  const saved = new Set(visible.filter(({ owner }) => owner !== nobody).map(({ id }) => id));
  return (
    visible
      // What was saved from an account stands before a file of the same course.
      .filter(({ owner, id }) => owner !== nobody || !saved.has(id))
      .toSorted((a, b) => b.savedAt - a.savedAt || (a.id < b.id ? -1 : 1))
  );
}

/** One of them; null where there is none that this viewer may see. */
export const copyFor = async (viewer: Viewer, id: string): Promise<CourseCopy | null> =>
  (await copiesFor(viewer)).find((copy) => copy.id === id) ?? null;

type CopyId = Pick<CourseCopy, 'owner' | 'id'>;

async function rowOf({ owner, id }: CopyId, lesson: string): Promise<LessonRow> {
  const row = await inStores(
    ['lessons'],
    'readonly',
    (store) =>
      answered(store('lessons').get([owner, id, lesson])) as Promise<LessonRow | undefined>,
  );
  // Another tab may have removed the course meanwhile.
  if (!row) throw new DOMException(undefined, 'NotFoundError');
  return row;
}

export const lessonOf = async (copy: CopyId, lesson: string): Promise<CourseLesson> =>
  (await rowOf(copy, lesson)).lesson;

const nothingMade: Companions = { recordings: [], diagrams: [] };
export const companionsOf = async (copy: CopyId, lesson: string): Promise<Companions> =>
  (await rowOf(copy, lesson)).companions ?? nothingMade;

export const lessonsOfCopy = ({ owner, id }: CopyId): Promise<SavedLesson[]> =>
  inStores(
    ['lessons'],
    'readonly',
    (store) => answered(store('lessons').getAll(keysUnder(owner, id))) as Promise<LessonRow[]>,
  );

/**
 * Puts a copy in the place of what was there before, wholly or not at all. Gives it back. What
 * `signal` stops in time leaves everything as it was.
 */
export async function putCopy(
  copy: Omit<CourseCopy, 'bytes'>,
  lessons: readonly SavedLesson[],
  signal?: AbortSignal,
): Promise<CourseCopy> {
  const encoder = new TextEncoder();
  // Files come to nothing in JSON.
  const texts = encoder.encode(JSON.stringify([copy.outline, lessons])).length;
  const files = lessons.flatMap(({ companions }) => companions?.recordings ?? []);
  const kept = texts + (copy.file?.bytes?.size ?? 0);
  const whole = { ...copy, bytes: files.reduce((sum, { file }) => sum + file.size, kept) };
  const { owner, id } = copy;
  const put = (store: (name: 'courses' | 'lessons') => IDBObjectStore) => {
    store('lessons').delete(keysUnder(owner, id));
    for (const saved of lessons)
      store('lessons').put({ ...saved, owner, course: id, id: saved.lesson.submodule.id });
    store('courses').put(whole);
  };
  await inStores(['courses', 'lessons'], 'readwrite', put, signal);
  return whole;
}

export const removeCopy = ({ owner, id }: CopyId): Promise<void> =>
  inStores(['courses', 'lessons'], 'readwrite', (store) => {
    store('courses').delete([owner, id]);
    store('lessons').delete(keysUnder(owner, id));
  });

/** Changes what is known of a copy, where there is one. */
export async function changeCopy(
  { owner, id }: CopyId,
  change: Partial<Pick<CourseCopy, 'isKept' | 'learning' | 'file' | 'bytes'>>,
): Promise<void> {
  if (!canKeepCopies()) return;
  await inStores(['courses'], 'readwrite', async (store) => {
    const known = (await answered(store('courses').get([owner, id]))) as CourseCopy | undefined;
    if (known) store('courses').put({ ...known, ...change });
  });
}

/** Of somebody who leaves, only what they chose to keep stays. */
export async function forgetUnkept(owner: string): Promise<void> {
  if (!canKeepCopies()) return;
  await inStores(['courses', 'lessons'], 'readwrite', async (store) => {
    const known = (await answered(store('courses').getAll(keysUnder(owner)))) as CourseCopy[];
    for (const { id, isKept } of known) {
      if (isKept) continue;
      store('courses').delete([owner, id]);
      store('lessons').delete(keysUnder(owner, id));
    }
  });
}
