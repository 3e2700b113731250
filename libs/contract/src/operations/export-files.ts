import { idInput } from '../documents.ts';
import * as exports from '../exports.ts';
import type { Operation } from './operation.ts';

/** Files that are made while nobody waits. Apart from the formats: they are followed on every screen. */
export const exportFileOperations = {
  startExport: {
    method: 'POST',
    path: '/v1/learning-paths/{id}/exports',
    procedure: 'exports.start',
    access: 'signed_in',
    signInFor: 'Authentication required to download courses.',
    scope: 'read',
    status: 200,
    summary:
      'Have an own course made a file; the same file that is there or on its way is not made again',
    params: idInput,
    body: exports.startExportBody,
    output: exports.courseExport,
  },
  getExport: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/exports/{export_id}',
    procedure: 'exports.get',
    access: 'signed_in',
    scope: 'read',
    status: 200,
    summary: 'How far the file of a course is, and where it is when it is made',
    params: exports.exportPlace,
    output: exports.courseExport,
  },
  cancelExport: {
    method: 'DELETE',
    path: '/v1/learning-paths/{id}/exports/{export_id}',
    procedure: 'exports.cancel',
    access: 'signed_in',
    scope: 'read',
    status: 200,
    summary: 'No longer make the file of a course; one that is made stays',
    params: exports.exportPlace,
    output: exports.courseExport,
  },
  getExportFile: {
    method: 'GET',
    path: '/v1/export-files/{id}',
    byHand: true,
    access: 'public',
    status: 200,
    summary: 'The file behind a signed address',
    params: exports.exportFileParams,
    query: exports.exportFileQuery,
    produces: 'application/octet-stream',
  },
} as const satisfies Record<string, Operation>;
