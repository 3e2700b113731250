import type { ExportFormat, PathData } from '@coursewright/contract';
import { buildCourseDocument, type Renderer } from '@coursewright/exports';

export const when = '2026-01-02T03:04:05.000Z';
export const path_id = '00000000-0000-4000-8000-000000000000';

/** The whole of a course as a file, with all that it can have. */
export async function render(renderer: Renderer, format: ExportFormat, path_data: PathData) {
  const query = { quizzes: true, sources: true, paper: 'a4', layout: 'file' } as const;
  const stored = {
    path_id,
    topic: path_data.topic,
    path_data,
    created_at: when,
    last_modified_at: when,
  } as Parameters<typeof buildCourseDocument>[0];
  const course = buildCourseDocument(stored, query);
  return (await renderer.render({ format, course, query })).bytes;
}
