import type { DownloadQuery } from '@coursewright/contract';
import type { CourseDocument } from '../course/course-document.ts';
import { NothingToExport, type RenderedFile, type Tell } from '../export-format.ts';
import { onOneLine } from '../text/escape-line.ts';
import { zipOf } from '@coursewright/platform/zip';
import { collectionOf } from './collection.ts';
import { notesOf } from './notes.ts';

/** An Anki deck: a note for each question and key term, with its passage and source on the back. */
export async function renderAnki(
  course: CourseDocument,
  _query: DownloadQuery,
  tell: Tell,
): Promise<RenderedFile> {
  const notes = await notesOf(course, tell);
  if (notes.length === 0)
    throw new NothingToExport('There are no questions or key terms in what was chosen.');
  const collection = collectionOf({
    id: course.id,
    // "::" would put one deck below another.
    name: onOneLine(course.title).replace(/:{2,}/g, ':').replaceAll('"', '') || 'Coursewright',
    modifiedAt: course.modifiedAt,
    notes,
  });
  const bytes = zipOf(
    [
      { name: 'collection.anki2', content: collection },
      { name: 'media', content: '{}' },
    ],
    course.modifiedAt,
  );
  return { bytes, mediaType: 'application/vnd.anki', ending: '.apkg' };
}
