import type { ExportFormat, ExportQuery } from '@coursewright/contract';
import type { Render } from './export-format.ts';

/**
 * Every format: a folder of its own, a row in the contract (`downloads`), and a row here. Its code is
 * loaded when it is first asked for, in the thread that renders, which sees types of the contract
 * only.
 */
export const exporters: {
  readonly [Format in ExportFormat]: () => Promise<Render<ExportQuery<Format>>>;
} = {
  pdf: async () => (await import('./pdf/render-pdf.ts')).renderPdf,
  markdown: async () => (await import('./markdown/render-markdown.ts')).renderMarkdown,
  epub: async () => (await import('./epub/render-epub.ts')).renderEpub,
  anki: async () => (await import('./anki/render-anki.ts')).renderAnki,
  scorm: async () => (await import('./scorm/render-scorm.ts')).renderScorm,
  cmi5: async () => (await import('./cmi5/render-cmi5.ts')).renderCmi5,
  qti: async () => (await import('./qti/render-qti.ts')).renderQti,
};
