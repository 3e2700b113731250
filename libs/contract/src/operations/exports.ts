import type { z } from 'zod';
import { idInput } from '../documents.ts';
import * as files from '../course-files.ts';
import * as exports from '../exports.ts';
import { exportFileOperations } from './export-files.ts';
import type { Operation } from './operation.ts';

/** A course as a file that other software opens. */
export const exportOperations = {
  downloadPdf: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/pdf',
    byHand: true,
    access: 'signed_in',
    signInFor: 'Authentication required to download courses.',
    scope: 'read',
    status: 200,
    summary: 'An own course as a PDF book, tagged for screen readers',
    params: idInput,
    query: exports.downloadPdfQuery,
    produces: 'application/pdf',
  },
  downloadMarkdown: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/markdown',
    byHand: true,
    access: 'signed_in',
    signInFor: 'Authentication required to download courses.',
    scope: 'read',
    status: 200,
    summary: 'An own course as Markdown, in one file or as a zip with a file for each lesson',
    params: idInput,
    query: exports.downloadMarkdownQuery,
    produces: 'text/markdown',
  },
  downloadEpub: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/epub',
    byHand: true,
    access: 'signed_in',
    signInFor: 'Authentication required to download courses.',
    scope: 'read',
    status: 200,
    summary: 'An own course as an EPUB 3 book',
    params: idInput,
    query: exports.downloadQuery,
    produces: 'application/epub+zip',
  },
  downloadAnki: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/anki',
    byHand: true,
    access: 'signed_in',
    signInFor: 'Authentication required to download courses.',
    scope: 'read',
    status: 200,
    summary: 'The questions and key terms of an own course as an Anki deck',
    params: idInput,
    query: exports.downloadQuery,
    produces: 'application/vnd.anki',
  },
  downloadScorm: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/scorm',
    byHand: true,
    access: 'signed_in',
    signInFor: 'Authentication required to download courses.',
    scope: 'read',
    status: 200,
    summary: 'An own course as a SCORM 1.2 package, which plays in learning platforms',
    params: idInput,
    query: exports.downloadQuery,
    produces: 'application/zip',
  },
  downloadCmi5: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/cmi5',
    byHand: true,
    access: 'signed_in',
    signInFor: 'Authentication required to download courses.',
    scope: 'read',
    status: 200,
    summary: 'An own course as a cmi5 package, which plays in learning platforms that speak xAPI',
    params: idInput,
    query: exports.downloadQuery,
    produces: 'application/zip',
  },
  downloadQti: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/qti',
    byHand: true,
    access: 'signed_in',
    signInFor: 'Authentication required to download courses.',
    scope: 'read',
    status: 200,
    summary: 'The questions of an own course as a QTI 3 package',
    params: idInput,
    query: exports.downloadQuestionsQuery,
    produces: 'application/zip',
  },
  ...exportFileOperations,
  downloadCourseFile: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/file',
    byHand: true,
    access: 'signed_in',
    signInFor: 'Authentication required to download courses.',
    scope: 'read',
    status: 200,
    summary: 'An own course whole, with its versions and what was learned, as one signed file',
    params: idInput,
    query: files.downloadCourseFileQuery,
    produces: 'application/vnd.coursewright.course+zip',
  },
  importCourseFile: {
    method: 'POST',
    path: '/v1/learning-paths/import-file',
    procedure: 'library.importFile',
    access: 'signed_in',
    scope: 'generate',
    idempotent: true,
    status: 200,
    summary:
      'Take in a course from a signed file, into the own one of its id; or from Markdown, as one more',
    body: files.importCourseFileBody,
    output: files.importedCourseFile,
  },
  uploadCourseFile: {
    method: 'POST',
    path: '/v1/learning-paths/import-file/upload',
    byHand: true,
    access: 'signed_in',
    scope: 'generate',
    idempotent: true,
    status: 200,
    summary:
      'The same for a file of any size, with recordings (multipart, field "file", up to 69 MiB)',
    consumes: 'multipart/form-data',
    output: files.importedCourseFile,
  },
} as const satisfies Record<string, Operation>;

/** Which row answers for which format. */
export const downloads = {
  pdf: exportOperations.downloadPdf,
  markdown: exportOperations.downloadMarkdown,
  epub: exportOperations.downloadEpub,
  anki: exportOperations.downloadAnki,
  scorm: exportOperations.downloadScorm,
  cmi5: exportOperations.downloadCmi5,
  qti: exportOperations.downloadQti,
} as const satisfies Record<exports.ExportFormat, Operation>;

/** What can be asked for of a format. */
export type ExportQuery<Format extends exports.ExportFormat> = z.output<
  (typeof downloads)[Format]['query']
>;
