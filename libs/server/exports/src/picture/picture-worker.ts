import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureRequest } from './draw-picture.ts';

// Runs in a thread of its own: drawing and packing take tens of milliseconds.
parentPort?.on('message', (request: PictureRequest) => {
  const bytes = new Uint8Array(drawPicture(request));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
