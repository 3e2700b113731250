import { parentPort } from 'node:worker_threads';
import { type LessonText, scriptBlocks } from './lesson-script.ts';

/** A lesson, and what is said in place of its blocks. */
export interface ScriptRequest {
  readonly lesson: LessonText;
  readonly said?: ReadonlyMap<number, string>;
}

// Runs in a thread of its own: a lesson may come from anybody.
parentPort?.on('message', ({ lesson, said }: ScriptRequest) =>
  parentPort?.postMessage(scriptBlocks(lesson, said)),
);
