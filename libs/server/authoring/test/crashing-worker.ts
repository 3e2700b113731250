import { parentPort } from 'node:worker_threads';
import type { Task } from '../src/extractive/author-worker.ts';

// Dies of the topic "crash"; everything else is answered by the real worker, which listens after
// this.
parentPort?.on('message', ({ request }: Task) => {
  if (request.brief.topic === 'crash') process.exit(1);
});
await import('../src/extractive/author-worker.ts');
