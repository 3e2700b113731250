import { parentPort } from 'node:worker_threads';
import type { FileAnswer, FileRequest } from './course-file-thread.ts';
import { entriesOf, openFile, Refused, zipOf } from './course-file.ts';

// Runs in a thread of its own: files may come from anybody, and opening one can harm nothing but
// this thread.
parentPort?.on('message', (request: FileRequest) => {
  try {
    parentPort?.postMessage(answer(request));
  } catch (error) {
    // Also a value that is nested too deeply to leave the thread.
    if (error instanceof Refused || error instanceof RangeError)
      parentPort?.postMessage({
        refused: error instanceof Refused ? error.message : 'This file is nested too deeply.',
      } satisfies FileAnswer);
    else throw error;
  }
});

function answer({ bounds, ...request }: FileRequest): FileAnswer {
  if ('content' in request) return { packed: entriesOf(request.content, request.signer, bounds) };
  if ('packed' in request) return { zip: zipOf(request.packed, request.signature, bounds) };
  return openFile(request.file, bounds);
}
