import { parentPort } from 'node:worker_threads';
import { type LessonText, lessonScript } from './lesson-script.ts';

// Runs in a thread of its own: a lesson may come from anybody.
parentPort?.on('message', (lesson: LessonText) => parentPort?.postMessage(lessonScript(lesson)));
