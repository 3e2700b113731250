import * as narration from '../narration.ts';
import type { Operation } from './operation.ts';

const path = '/v1/learning-paths/{id}/modules/{module_index}/submodules/{submodule_index}/audio';

/** Lessons that are read aloud. */
export const narrationOperations = {
  getLessonAudio: {
    method: 'GET',
    path,
    procedure: 'narration.get',
    access: 'signed_in',
    scope: 'read',
    status: 200,
    summary: 'The audio of a lesson, how far it is, or what it would cost',
    params: narration.lessonPlace,
    query: narration.lessonAudioQuery,
    output: narration.lessonAudio,
  },
  createLessonAudio: {
    method: 'POST',
    path,
    procedure: 'narration.create',
    access: 'signed_in',
    signInFor: 'Authentication required to listen to lessons.',
    scope: 'generate',
    idempotent: true,
    status: 200,
    summary: 'Have a lesson read aloud: one credit, none where the same was made before',
    params: narration.lessonPlace,
    body: narration.createLessonAudioBody,
    output: narration.lessonAudio,
  },
  getCourseAudio: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/audio',
    procedure: 'narration.ofCourse',
    access: 'signed_in',
    scope: 'read',
    status: 200,
    summary: 'What there is to hear of an own course, with the size of each recording',
    params: narration.courseAudioParams,
    output: narration.courseAudio,
  },
  getAudioFile: {
    method: 'GET',
    path: '/v1/audio/{id}',
    byHand: true,
    access: 'public',
    status: 200,
    summary: 'The audio behind a signed address; a part of it where a range is asked for',
    params: narration.audioFileParams,
    query: narration.audioFileQuery,
    produces: 'audio/mpeg',
  },
} as const satisfies Record<string, Operation>;
