import '../../../../shared/zod-without-eval.ts';
import { limits } from '@coursewright/contract';
import { Refused } from '@coursewright/contract/course-file';
import { type Said, say } from '@coursewright/contract';
import { type FileCourse, readForDevice } from './read-for-device.ts';

// Runs beside the page: files may come from anybody, and opening one can hold up nothing but this.

export type WorkerNews =
  | { readonly done: number; readonly all: number }
  | { readonly course: FileCourse }
  | { readonly refused: Said }
  /** Neither hashes nor signatures can be computed: the page did not come over HTTPS. */
  | { readonly isInsecure: true }
  | { readonly failed: string };

const tell = (news: WorkerNews): void => self.postMessage(news);
const { bytes: textBytes, mediaBytes } = limits.courseFile;

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void open(data)
    .catch((error: unknown): WorkerNews => {
      if (error instanceof Refused) return { refused: error.said };
      if (error instanceof RangeError) return { refused: say('file_nested') };
      return { failed: String(error) };
    })
    .then(tell);
});

async function open(file: File): Promise<WorkerNews> {
  if (!('subtle' in crypto)) return { isInsecure: true };
  if (file.size > textBytes + mediaBytes) throw new Refused(say('file_unpacks_to_too_much'));
  const bytes = new Uint8Array(file.size);
  let at = 0;
  for await (const part of file.stream()) {
    if (at + part.length > bytes.length) throw new Refused(say('not_a_course_file'));
    bytes.set(part, at);
    at += part.length;
    tell({ done: at / 2, all: file.size });
  }
  return {
    course: await readForDevice(bytes, (done, all) =>
      tell({ done: file.size * (0.5 + (0.5 * done) / Math.max(1, all)), all: file.size }),
    ),
  };
}
