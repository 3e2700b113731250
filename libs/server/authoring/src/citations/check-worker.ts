import { parentPort } from 'node:worker_threads';
import type { CheckAnswer, CheckRequest } from './lesson-checker.ts';
import { countCited, recheckLesson } from './recheck-lesson.ts';

parentPort?.on('message', (request: CheckRequest) => parentPort?.postMessage(answerOf(request)));

function answerOf(request: CheckRequest): CheckAnswer {
  if ('lessons' in request)
    return request.lessons.map((content) => countCited(content, request.language));
  const { content, citations, passages, language, claims, evidence } = request;
  return recheckLesson(content, citations, passages, language, claims, evidence);
}
