import { say } from '@coursewright/contract';
import { parentPort } from 'node:worker_threads';
import { Refused } from './draft.ts';
import type { QuestionFileAnswer } from './question-file-thread.ts';
import { type FileToRead, readFile } from './read-file.ts';

// Runs in a thread of its own: files may come from anybody, and reading one can harm nothing but
// this thread.
parentPort?.on('message', (request: FileToRead) => {
  try {
    parentPort?.postMessage({ found: readFile(request) } satisfies QuestionFileAnswer);
  } catch (error) {
    // A RangeError is a stack that a nested file has filled.
    if (!(error instanceof Refused) && !(error instanceof RangeError)) throw error;
    parentPort?.postMessage({
      refused: error instanceof Refused ? error.said : say('file_nested'),
    } satisfies QuestionFileAnswer);
  }
});
