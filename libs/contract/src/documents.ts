import { z } from 'zod';
import { limits } from './limits.ts';

export const documentFormats = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  html: 'text/html',
  md: 'text/markdown',
  txt: 'text/plain',
} as const;
export type DocumentFormat = keyof typeof documentFormats;

/** An uploaded document, parsed and ready to write from. */
export const uploadedDocument = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    mime_type: z.string(),
    size: z.int().describe('Bytes of the uploaded file.'),
    language: z.string().nullable(),
    headings_count: z.int(),
    passages_count: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Document' });
export type UploadedDocument = z.infer<typeof uploadedDocument>;
export const documentList = z.strictObject({
  documents: z.array(uploadedDocument).max(limits.document.perUser),
});
export const idInput = z.strictObject({ id: z.uuid() });
