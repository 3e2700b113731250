import * as paths from '../learning-paths.ts';
import type { Operation } from './operation.ts';

/** The courses of a user: finding, keeping and reading them. */
export const libraryOperations = {
  previewLearningPaths: {
    method: 'GET',
    path: '/v1/learning-paths/preview',
    procedure: 'library.preview',
    access: 'signed_in',
    scope: 'read',
    status: 200,
    summary: 'Own courses without their text, page by page',
    query: paths.learningPathPreviewQuery,
    output: paths.learningPathPreview,
  },
} as const satisfies Record<string, Operation>;
