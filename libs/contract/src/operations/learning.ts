import { idInput } from '../documents.ts';
import * as learning from '../learning-events.ts';
import type { Operation } from './operation.ts';

/** What a learner did in an own course. Apart from the courses: it is sent from every screen. */
export const learningOperations = {
  recordLearningEvents: {
    method: 'POST',
    path: '/v1/learning-paths/{id}/events',
    procedure: 'library.recordEvents',
    access: 'signed_in',
    scope: 'generate',
    status: 200,
    summary: 'Add what a learner did; what was sent before counts once, in any order',
    params: idInput,
    body: learning.recordEventsBody,
    output: learning.recordedEvents,
  },
  getLearning: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/learning',
    procedure: 'library.learning',
    access: 'signed_in',
    scope: 'read',
    status: 200,
    summary: 'What a learner has done in an own course so far',
    params: idInput,
    output: learning.learningState,
  },
} as const satisfies Record<string, Operation>;
