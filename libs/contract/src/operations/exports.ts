import type { z } from 'zod';
import { idInput } from '../documents.ts';
import * as exports from '../exports.ts';
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
    query: exports.downloadQuery,
    produces: 'application/zip',
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
