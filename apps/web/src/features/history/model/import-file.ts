import { limits, type ImportReport } from '@coursewright/contract';

/** Courses that travel in one request, and their places in the file, from 0. */
export interface Part {
  readonly courses: readonly unknown[];
  readonly places: readonly number[];
}

export type ImportFile =
  | {
      readonly parts: readonly Part[];
      /** Places of what is larger than any course may be. */
      readonly tooLarge: readonly number[];
    }
  /** No JSON, or none that holds courses. */
  | { readonly problem: 'unreadable' };

/** Room for what stands around the courses in a request. */
const bytesOfPart = limits.library.requestBytes - 1024 * 1024;
const encoder = new TextEncoder();

/**
 * The courses of an exported file, in parts that the server takes. A history may be larger than any
 * one request. The server says of each course whether it is one.
 */
export function readImportFile(text: string, maxBytes = bytesOfPart): ImportFile {
  const courses = coursesIn(parsed(text));
  if (!courses) return { problem: 'unreadable' };
  const parts: { courses: unknown[]; places: number[]; bytes: number }[] = [];
  const tooLarge: number[] = [];
  for (const [place, course] of courses.entries()) {
    const bytes = encoder.encode(JSON.stringify(course)).length;
    const last = parts.at(-1);
    if (bytes > maxBytes) tooLarge.push(place);
    else if (last && last.bytes + bytes <= maxBytes) {
      last.courses.push(course);
      last.places.push(place);
      last.bytes += bytes;
    } else parts.push({ courses: [course], places: [place], bytes });
  }
  return { parts, tooLarge };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** As the export has them, as a list, or one course alone. */
function coursesIn(file: unknown): readonly unknown[] | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const list = Array.isArray(file) ? file : 'courses' in file ? file.courses : undefined;
  if (Array.isArray(list)) return list.length > 0 ? list : undefined;
  if ('path_data' in file) return [file];
  return 'modules' in file
    ? [{ path_data: file, topic: 'topic' in file ? file.topic : null }]
    : undefined;
}

/** What became of a part's courses, told by their places in the file. */
export const inFile = ({ courses }: ImportReport, { places }: Part): ImportReport['courses'] =>
  courses.map((course) => ({ ...course, index: places[course.index] ?? course.index }));

/** Whether a file is a course for itself: Markdown, or a zip, as a signed course is. */
export async function isOneCourse(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 6).arrayBuffer());
  const text = new TextDecoder().decode(start);
  return text.startsWith('PK') || text.startsWith('---') || /\.(?:md|markdown)$/i.test(file.name);
}
