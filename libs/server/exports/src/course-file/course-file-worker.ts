import { readCourseFile, Refused } from '@coursewright/contract/course-file';
import { say } from '@coursewright/contract/sentences';
import { parentPort } from 'node:worker_threads';
import type { FileAnswer, FileRequest } from './course-file-thread.ts';
import { bytesOf, entriesOf, isCourseFile, courseFileOf } from './course-file.ts';

// Runs in a thread of its own: files may come from anybody, and opening one can harm nothing but
// this thread.
parentPort?.on('message', (request: FileRequest) => {
  void answer(request)
    .catch(refusal)
    .then((result) => parentPort?.postMessage(result, handedOver(result)))
    // A value that is nested too deeply to leave the thread.
    .catch((error: unknown) => parentPort?.postMessage(refusal(error)));
});

function refusal(error: unknown): FileAnswer {
  if (error instanceof Refused) return { refused: error.said };
  if (error instanceof RangeError) return { refused: say('file_nested') };
  throw error;
}

/** What is large is not copied. */
function handedOver(made: FileAnswer): ArrayBuffer[] {
  if ('zip' in made) return [made.zip.buffer];
  return 'recordings' in made ? Object.values(made.recordings).map(({ buffer }) => buffer) : [];
}

async function answer({ bounds, ...request }: FileRequest): Promise<FileAnswer> {
  if ('content' in request) return { packed: entriesOf(request.content, request.signer, bounds) };
  if ('packed' in request)
    return { zip: courseFileOf(request.packed, request.recordings, request.signature, bounds) };
  const file = 'fd' in request.file ? bytesOf(request.file) : request.file;
  if (isCourseFile(file)) {
    const opened = await readCourseFile(file, bounds);
    if (!opened.isProven) throw new Error('No signature can be checked here.');
    return opened;
  }
  if (file.byteLength > bounds.bytes)
    throw new Refused(
      say('document_too_large', { name: 'Markdown', mebibytes: bounds.bytes / 1024 / 1024 }),
    );
  const { readMarkdown } = await import('../markdown/read-markdown.ts');
  return readMarkdown(file, bounds);
}
