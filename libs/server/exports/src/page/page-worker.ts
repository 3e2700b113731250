import { parentPort } from 'node:worker_threads';
import { type PageRequest, writePage } from './write-page.ts';

// Runs in a thread of its own: Markdown of an author is never parsed beside requests. What fails
// ends the thread, and the request with it.
parentPort?.on('message', (request: PageRequest) => {
  void writePage(request).then((html) => parentPort?.postMessage(html));
});
