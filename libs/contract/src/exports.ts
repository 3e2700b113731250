import { z } from 'zod';
import { limits } from './limits.ts';
import { yesOrNo } from './yes-or-no.ts';

/** What a course can be taken along as; each is a route of its own. */
export const exportFormats = ['pdf', 'markdown', 'epub', 'anki', 'scorm', 'cmi5', 'qti'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const ids = z.array(z.uuid()).min(1).max(limits.exports.parts);
/** In an address the ids are separated by commas. */
const parts = z
  .union([
    ids,
    z
      .string()
      .transform((text) => text.split(','))
      .pipe(ids),
  ])
  .describe('Ids of modules and lessons, separated by commas. Absent: the whole course.');

/** What of a course goes into a file, whatever its format. */
export const downloadQuery = z.strictObject({
  parts: parts.optional(),
  quizzes: yesOrNo.default(true).describe('Questions, and their answers after everything else.'),
  sources: yesOrNo
    .default(true)
    .describe('The passages that the course cites, in full; citations name them without, too.'),
});
export type DownloadQuery = z.output<typeof downloadQuery>;

/** Of a format that has questions only. */
export const downloadQuestionsQuery = downloadQuery.pick({ parts: true });
export type DownloadQuestionsQuery = z.output<typeof downloadQuestionsQuery>;

export const markdownLayouts = ['file', 'folder'] as const;
export const downloadMarkdownQuery = downloadQuery.extend({
  layout: z
    .enum(markdownLayouts)
    .default('file')
    .describe('One file, or a zip with a file for each lesson.'),
});
export type DownloadMarkdownQuery = z.output<typeof downloadMarkdownQuery>;

export const paperSizes = ['a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];
export const downloadPdfQuery = downloadQuery.extend({ paper: z.enum(paperSizes).default('a4') });
export type DownloadPdfQuery = z.output<typeof downloadPdfQuery>;
