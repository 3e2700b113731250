import type { DownloadPdfQuery } from '@coursewright/contract';
import type { CourseDocument } from '../course/course-document.ts';
import type { RenderedFile, Tell } from '../export-format.ts';
import { bookOf } from './book.ts';
import { Formulas } from './formulas.ts';
import { setBook } from './set-book.ts';
import { taken, typeset } from './typesetter.ts';

/** A printed book: contents with page numbers, answers and sources at the end; tagged (PDF/UA-1). */
export async function renderPdf(
  course: CourseDocument,
  { paper }: DownloadPdfQuery,
  tell: Tell,
): Promise<RenderedFile> {
  const formulas = new Formulas();
  const bytes = await setBook(bookOf({ course, paper, formulas, tell }), {
    definitions: (code) => formulas.definitions(code),
    refused: (code) => formulas.refused(code, taken),
    typeset: (source) => typeset(source, course.modifiedAt),
  });
  return { bytes, mediaType: 'application/pdf', ending: '.pdf' };
}
