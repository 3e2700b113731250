import type { CourseDocument } from '../course/course-document.ts';
import { onOneLine } from '../text/escape-line.ts';

/**
 * The head of a Markdown file as YAML. Every value is a JSON string, which YAML reads as a quoted
 * one, so that no title ends the head or adds a key to it.
 */
export function frontMatter(course: CourseDocument, title: string, marks: string): string {
  const { id, language, direction, author, createdAt, modifiedAt, leftOut } = course;
  const values = {
    title: onOneLine(title),
    language,
    direction,
    author: author.name,
    author_kind: author.kind,
    style: course.explanationStyle,
    created: createdAt,
    modified: modifiedAt,
    generator: 'Coursewright',
    course_id: id,
    headings: course.headings.language,
    marks,
    ...(leftOut.length > 0 ? { left_out: leftOut.join(' ') } : {}),
  };
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${quoted(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

const line = /^([a-z_]+): (.+)$/;

/** The values at the head of a Markdown file, and the lines after it; undefined: it has no head. */
export function readFrontMatter(
  lines: readonly string[],
): { values: ReadonlyMap<string, string>; end: number } | undefined {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end < 0) return undefined;
  const values = lines.slice(1, end).flatMap((one): [string, string][] => {
    const [, key, value] = line.exec(one) ?? [];
    return key === undefined || value === undefined ? [] : [[key, unquoted(value)]];
  });
  return { values: new Map(values), end: end + 1 };
}

/** A value that somebody has written by hand stands there without quotes. */
function unquoted(value: string): string {
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === 'string' ? read : value;
  } catch {
    return value.trim();
  }
}

/** YAML does not take every character that JSON does. */
const quoted = (text: string): string =>
  JSON.stringify(onOneLine(text)).replace(
    /[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
