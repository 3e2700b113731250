import type { DownloadPdfQuery } from '@coursewright/contract';
import type { CourseDocument } from '../course/course-document.ts';
import type { RenderedFile, Tell } from '../export-format.ts';
import { bookOf } from './book.ts';
import { Formulas } from './formulas.ts';
import { taken, typeset } from './typesetter.ts';

/** A printed book: contents with page numbers, answers and sources at the end; tagged (PDF/UA-1). */
export async function renderPdf(
  course: CourseDocument,
  { paper }: DownloadPdfQuery,
  tell: Tell,
): Promise<RenderedFile> {
  const formulas = new Formulas();
  const { head, body } = await bookOf({ course, paper, formulas, tell });
  tell({ phase: 'pages', done: 0, of: 1 });
  const source = [head, await formulas.definition(taken), body].join('\n');
  const bytes = await typeset(source, course.modifiedAt);
  return { bytes, mediaType: 'application/pdf', ending: '.pdf' };
}
