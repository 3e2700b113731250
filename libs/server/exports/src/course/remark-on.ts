import type { CourseDocument, LessonOfCourse } from './course-document.ts';

/** What a file says of a lesson itself, before its text or in its place. */
export function remarkOn(
  { headings }: Pick<CourseDocument, 'headings'>,
  { content, citations }: Pick<LessonOfCourse, 'content' | 'citations'>,
): string | undefined {
  if (content === '') return headings.notWritten;
  return citations.length === 0 ? headings.citesNothing : undefined;
}
