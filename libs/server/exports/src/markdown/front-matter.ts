import type { CourseDocument } from '../course/course-document.ts';
import { onOneLine } from '../text/escape-line.ts';

/**
 * The head of a Markdown file as YAML. Every value is a JSON string, which YAML reads as a quoted
 * one, so that no title ends the head or adds a key to it.
 */
export function frontMatter(
  { id, language, direction, author, createdAt, modifiedAt }: CourseDocument,
  title: string,
): string {
  const values = {
    title: onOneLine(title),
    language,
    direction,
    author: author.name,
    created: createdAt,
    modified: modifiedAt,
    generator: 'Coursewright',
    course_id: id,
  };
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${quoted(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/** YAML does not take every character that JSON does. */
const quoted = (text: string): string =>
  JSON.stringify(onOneLine(text)).replace(
    /[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
