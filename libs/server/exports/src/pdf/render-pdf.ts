import type { DownloadPdfQuery } from '@coursewright/contract';
import type { CourseDocument } from '../course/course-document.ts';
import type { RenderedFile, Spend, Tell } from '../export-format.ts';
import { bookOf } from './book.ts';
import { Formulas } from './formulas.ts';
import { setBook } from './set-book.ts';
import { taken, typeset } from './typesetter.ts';

/** A printed book: contents with page numbers, answers and sources at the end; tagged (PDF/UA-1). */
export async function renderPdf(
  course: CourseDocument,
  { paper }: DownloadPdfQuery,
  tell: Tell,
  spend: Spend,
): Promise<RenderedFile> {
  const formulas = new Formulas();
  const bytes = await setBook(bookOf({ course, paper, tell }), {
    definitions: (code) => formulas.definitions(code),
    refused: (code) => formulas.refused(code, (some) => taken(some, spend)),
    typeset: (source) => typeset(source, course.modifiedAt, spend),
  });
  return { bytes, mediaType: 'application/pdf', ending: '.pdf' };
}
