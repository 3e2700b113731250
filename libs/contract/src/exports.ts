import { z } from 'zod';
import { sentenceSaid } from './errors.ts';
import { limits } from './limits.ts';
import { interfaceLanguages } from './words.ts';
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
  headings: z
    .enum(interfaceLanguages)
    .optional()
    .describe(
      'Language of what the file itself says, such as “Summary”. Absent: that of the course, or English.',
    ),
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

/** A file that is made while nobody waits. What a format does not know must be left out. */
export const startExportBody = z.strictObject({
  format: z.enum(exportFormats),
  parts: ids.optional().describe('Ids of modules and lessons. Absent: the whole course.'),
  quizzes: z.boolean().optional(),
  sources: z.boolean().optional(),
  layout: z.enum(markdownLayouts).optional(),
  paper: z.enum(paperSizes).optional(),
  headings: z.enum(interfaceLanguages).optional(),
});
export type StartExportInput = { id: string } & z.output<typeof startExportBody>;

export const exportStates = ['waiting', 'running', 'completed', 'failed', 'canceled'] as const;
export type ExportState = (typeof exportStates)[number];

/** `lessons` are counted; `pages` are set all at once, and how far that is nobody can say. */
export const exportPhases = ['lessons', 'pages'] as const;
export const exportProgress = z.strictObject({
  phase: z.enum(exportPhases),
  done: z.int().min(0),
  of: z.int().min(1),
});
export type ExportProgress = z.infer<typeof exportProgress>;

export const exportPlace = z.strictObject({ id: z.uuid(), export_id: z.uuid() });
export type ExportPlace = z.infer<typeof exportPlace>;

export const courseExport = z
  .strictObject({
    id: z.uuid(),
    course_id: z.uuid(),
    topic: z.string(),
    format: z.enum(exportFormats),
    status: z.enum(exportStates),
    ahead: z.number().int().describe('Files that are made before this one, while it waits.'),
    progress: exportProgress
      .nullable()
      .describe('How far it is while it is being made; null before and after, or not known yet.'),
    file: z
      .strictObject({
        name: z.string(),
        bytes: z.number().int(),
        url: z
          .string()
          .describe('On this server, signed; it works for an hour. Ask again for a fresh one.'),
        kept_until: z.string(),
      })
      .nullable()
      .describe('What was made; null until it is there.'),
    error: z.string().nullable().describe('Why it could not be made.'),
    error_said: sentenceSaid.optional().describe('Which sentence `error` is, for other languages.'),
  })
  .meta({ id: 'CourseExport' });
export type CourseExport = z.infer<typeof courseExport>;

export const exportFileParams = z.strictObject({ id: z.uuid() });
export const exportFileQuery = z.strictObject({
  expires: z.coerce.number().int().min(0),
  signature: z.string().max(100),
});
export type ExportFileQuery = z.output<typeof exportFileQuery>;
