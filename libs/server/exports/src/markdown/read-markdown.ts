import { leftOut, type LeftOut } from '@coursewright/contract';
import type { Bounds } from '@coursewright/contract/course-file';
import { headingsIn } from '../course/headings.ts';
import { CourseReading } from './course-reading.ts';
import { pagesOf } from './read-pages.ts';

/** What a Markdown file of a course holds, not yet looked through, and what it says it does not. */
export interface ReadMarkdown {
  readonly found: unknown;
  readonly leftOut: readonly LeftOut[];
}

/**
 * A course from the Markdown that was made of it, in one file or a zip of a folder, perhaps edited
 * since. Throws Refused, with the line that cannot be read.
 */
export function readMarkdown(bytes: Uint8Array, bounds: Bounds): ReadMarkdown {
  const pages = pagesOf(bytes, bounds);
  const [{ head }] = pages as [(typeof pages)[number]];
  const headings = headingsIn(head.get('headings') ?? 'en');
  const reading = new CourseReading(headings, head.get('marks') ?? 'cw');
  for (const [index, page] of pages.entries()) reading.read(page, index === 0);
  const { modules, sources, summary, lacksLessons } = reading.finish();
  const said = new Set(head.get('left_out')?.split(' '));
  if (lacksLessons) said.add('lessons');
  const language = head.get('language') ?? 'en';
  const topic = head.get('title') ?? '';
  return {
    leftOut: leftOut.filter((one) => said.has(one)),
    found: {
      course: {
        path_id: head.get('course_id'),
        topic,
        language,
        created_at: head.get('created'),
        path_data: {
          topic,
          language,
          explanation_style: head.get('style'),
          summary,
          author: { kind: head.get('author_kind'), name: head.get('author') },
          sources,
          resources: [],
          modules,
        },
      },
      modified_at: head.get('modified'),
      versions: [],
      events: [],
    },
  };
}
