import { parentPort } from 'node:worker_threads';
import { citeAndCheckLesson } from './cite-lesson.ts';
import { checkClaims } from './claims.ts';
import { heldSpeech } from './held-speech.ts';
import type { CheckAnswer, CheckRequest } from './lesson-checker.ts';
import { countCited, recheckLesson } from './recheck-lesson.ts';

parentPort?.on('message', (request: CheckRequest) => parentPort?.postMessage(answerOf(request)));

function answerOf(request: CheckRequest): CheckAnswer {
  switch (request.of) {
    case 'recheck':
      return recheckLesson(...request.asked);
    case 'cite':
      return citeAndCheckLesson(...request.asked);
    case 'claims':
      return checkClaims(...request.asked);
    case 'speech':
      return heldSpeech(...request.asked);
    case 'count':
      return request.lessons.map((content) => countCited(content, request.language));
  }
}
