import { say } from '@coursewright/contract';
import {
  type CourseCopy,
  type FileOfCopy,
  nobody,
  putCopy,
  type Viewer,
  copiesFor,
} from '../../../../shared/offline/copies.ts';
import { lessonsIn } from '../../../../shared/offline/save-course.ts';
import { sayOwn } from '../../../../shared/refusals/say-in.ts';
import { RequestError, SaidError } from '../../../../shared/request-error.ts';
import type { WorkerNews } from './course-file.worker.ts';
import { useCourseFileMessages } from './messages/index.ts';
import type { FileCourse } from './read-for-device.ts';

/** How long nothing may come of it: whoever made the file may have wanted that. */
const patienceMs = 60_000;

export interface Opening {
  readonly onProgress: (done: number, all: number) => void;
  readonly signal: AbortSignal;
}

/** What a file holds, read beside the page. Throws errors of which the message is for the person. */
export async function openCourseFile(
  file: File,
  { onProgress, signal }: Opening,
): Promise<FileCourse> {
  const worker = new Worker(new URL('./course-file.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    return await new Promise<FileCourse>((resolve, reject) => {
      let timer = 0;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(refusalOf(say('file_too_costly'))), patienceMs);
      };
      wait();
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
        wait();
        if ('done' in data) return onProgress(data.done, data.all);
        clearTimeout(timer);
        if ('course' in data) return resolve(data.course);
        if ('isInsecure' in data)
          return reject(new SaidError(useCourseFileMessages.current().insecure));
        return reject('refused' in data ? refusalOf(data.refused) : new Error(data.failed));
      });
      worker.postMessage(file);
    });
  } catch (error) {
    if (error instanceof RequestError) await sayOwn(error);
    throw error;
  } finally {
    worker.terminate();
  }
}

const refusalOf = ({ message, code, values }: ReturnType<typeof say>) =>
  new RequestError({ type: 'validation_error', status: 422, message, code, values });

/** What a file means to what is on this device. */
export type Standing =
  /** There is nothing of it yet, or an older state by the same hand. */
  | { readonly is: 'new' | 'newer' }
  /** To be asked about, as something else would be lost. */
  | { readonly is: 'older' | 'other_signer' | 'same_age'; readonly copy: CourseCopy }
  /** The same is there already, or what was saved from an account, which a file leaves alone. */
  | { readonly is: 'known' | 'of_account'; readonly copy: CourseCopy };

export async function standingOf(course: FileCourse, viewer: Viewer): Promise<Standing> {
  const lessons = new Set(lessonsIn(course.outline).map(({ id }) => id));
  const copies = await copiesFor(viewer);
  const ofAccount = copies.find(
    ({ owner, outline }) =>
      owner !== nobody && lessonsIn(outline).some(({ id }) => lessons.has(id)),
  );
  if (ofAccount) return { is: 'of_account', copy: ofAccount };
  const copy = copies.find(({ owner, id }) => owner === nobody && id === course.id);
  if (!copy?.file) return { is: 'new' };
  const { file } = copy;
  const { origin } = course;
  if (file.contentHash === origin.contentHash && file.key === origin.key)
    return { is: 'known', copy };
  if (file.key !== origin.key || !origin.isProven) return { is: 'other_signer', copy };
  if (origin.changedAt === file.changedAt) return { is: 'same_age', copy };
  return origin.changedAt > file.changedAt ? { is: 'newer' } : { is: 'older', copy };
}

/**
 * Puts it in the place of what was there of it, wholly or not at all; not at all where `signal` says
 * in time that it is not wanted any more.
 */
export function keepCourse(
  { origin, lessons, ...course }: FileCourse,
  bytes: Blob,
  signal: AbortSignal,
): Promise<CourseCopy> {
  // So that a browser that needs room takes something else first. It may ask, and need not agree.
  void navigator.storage?.persist?.().catch(() => false);
  const file: FileOfCopy = { ...origin, bytes };
  const copy = { ...course, owner: nobody, isKept: true, savedAt: Date.now(), file };
  return putCopy(copy, lessons, signal);
}
