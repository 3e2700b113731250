import type {
  CitationOfCourse,
  CourseDocument,
  LessonOfCourse,
  QuestionOfCourse,
} from '../course/course-document.ts';
import { remarkOn } from '../course/remark-on.ts';
import { cleanProse } from '../text/clean-prose.ts';
import { escapeLine, escapeText, onOneLine } from '../text/escape-line.ts';
import { safeUrl } from '../text/safe-url.ts';
import { marksNamed, nameOfMarks, type WriteMark } from './marks.ts';

/** A course whose texts are ready to be placed, and the marks that stand around them. */
export interface Placed {
  readonly course: CourseDocument;
  readonly marks: string;
  readonly mark: WriteMark;
  /** By the id of their lesson. */
  readonly contents: ReadonlyMap<string, string>;
}

/** `depth` is that of the headings of lessons. */
export function placed(course: CourseDocument, depth: number): Placed {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const contents = new Map(lessons.map((lesson) => [lesson.id, contentOf(lesson, depth)]));
  const marks = nameOfMarks([...contents.values()]);
  return { course, marks, mark: marksNamed(marks), contents };
}

function contentOf(lesson: LessonOfCourse, depth: number): string {
  const markers = new Set(lesson.citations.map(({ marker }) => String(marker)));
  return cleanProse(lesson.content, {
    headingDepth: depth + 1,
    footnoteOf: (marker) => (markers.has(marker) ? nameOf(lesson, marker) : undefined),
  });
}

/** Of a footnote, which has to be another one in each lesson of a file. */
const nameOf = ({ number }: LessonOfCourse, marker: number | string): string =>
  `${number.replace('.', '-')}-${marker}`;

/** Blocks are joined by empty lines; empty ones are left out. */
export const blocks = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

export const heading = (depth: number, text: string): string =>
  `${'#'.repeat(Math.min(6, depth))} ${escapeLine(text)}`;

export const list = (lines: readonly string[]): string =>
  lines.map((line) => `- ${escapeLine(line)}`).join('\n');

export const link = (text: string, address: string | undefined): string => {
  // Only what is seen of it, so that the address that is shown is the one that is opened.
  const url = address === undefined ? undefined : safeUrl(onOneLine(address));
  return url === undefined ? text : `[${text}](${url})`;
};

/** Letters of a passage that stand in a footnote; all of it stands among the sources. */
const quotedInNote = 240;

/** A lesson with its footnotes. `depth` is that of its heading. */
export function lessonBlocks(file: Placed, lesson: LessonOfCourse, depth: number): string {
  const { course, mark, contents } = file;
  const { headings } = course;
  const content = contents.get(lesson.id) ?? '';
  const remark = remarkOn(course, { content, citations: lesson.citations });
  const terms = lesson.keyTerms.map(
    ({ term, definition, cites }) =>
      `- **${escapeLine(term)}**: ${escapeLine(definition)}${cites ? ` ${mark('term', { cites: cites.join(' ') })}` : ''}`,
  );
  const resources = lesson.resources.map(({ type, title, description, url }) => {
    const parts = [named(escapeLine(title), url), escapeLine(description)].filter(Boolean);
    return `- ${parts.join(': ')} ${mark('resource', { type })}`;
  });
  return blocks(
    `${heading(depth, `${lesson.number} ${lesson.title}`)} ${mark('lesson', { id: lesson.id })}`,
    escapeLine(lesson.description),
    section(depth + 1, headings.objectives, list(lesson.objectives)),
    remark === undefined ? '' : `*${escapeText(remark)}*`,
    ...(content ? [mark('text'), content] : []),
    mark('end'),
    section(depth + 1, headings.summary, escapeLine(lesson.summary)),
    section(depth + 1, headings.keyTerms, terms.join('\n')),
    section(depth + 1, headings.quiz, lesson.questions.map((one) => asked(file, one)).join('\n')),
    section(depth + 1, headings.resources, resources.join('\n')),
    ...lesson.citations.map(
      (citation) => `[^${nameOf(lesson, citation.marker)}]: ${note(file, citation)}`,
    ),
  );
}

const section = (depth: number, title: string, body: string): string =>
  body === '' ? '' : blocks(heading(depth, title), body);

/** A link, or what has no address, in italics. */
const named = (text: string, address: string | undefined): string => {
  const linked = link(text, address);
  return linked === text && text !== '' ? `*${text}*` : linked;
};

/** What a marker points to: the source, where in it, and how it begins. */
function note({ course, mark }: Placed, citation: CitationOfCourse): string {
  const { sources, headings, withSources } = course;
  const { passage, isSupported } = citation;
  const source = sources[citation.source - 1]!;
  const text = onOneLine(passage.text);
  const quoted = text.length > quotedInNote ? `${text.slice(0, quotedInNote).trim()} …` : text;
  const place = [escapeText(passage.heading), `${headings.passage} ${passage.number}`];
  const { id, kind, contentHash: hash, fetchedAt: fetched } = source;
  const said = [
    named(escapeText(source.title), source.url),
    ...place.filter(Boolean),
    `“${escapeText(quoted)}”`,
    ...(isSupported ? [] : [`*${escapeText(headings.unsupported)}*`]),
  ].join(', ');
  // Where the sources are left out, the notes are all that is known of them.
  const known = withSources ? {} : { source: id, kind, hash, fetched };
  return `${said} ${mark('passage', { id: passage.id, ...known })}`;
}

function asked({ course: { headings }, mark }: Placed, question: QuestionOfCourse): string {
  const indent = indentOf(question.number);
  const options = question.options.map((option) => `${indent}- ${escapeLine(option)}`);
  const matches = question.matches.map(escapeLine).join(' · ');
  const values = {
    id: question.id,
    kind: question.kind,
    options: question.choices.map(({ id }) => id).join(' '),
    cites: question.rests.map(({ passage }) => passage.id).join(' '),
  };
  return [
    `${question.number}. ${escapeLine(question.question)} ${mark('question', values)}`,
    ...options,
    ...(matches ? ['', `${indent}${headings.toMatch}: ${matches}`] : []),
  ].join('\n');
}

/** What belongs to an entry of a numbered list stands where its text begins. */
const indentOf = (number: number): string => ' '.repeat(`${number}. `.length);

/** The answers to a lesson's questions, under a heading that says which lesson. */
export function answerBlocks(lesson: LessonOfCourse, depth: number): string {
  if (lesson.questions.length === 0) return '';
  const answers = lesson.questions.map(({ number, answer, explanation }) => {
    const [only, ...more] = answer;
    const indent = indentOf(number);
    const lines =
      more.length === 0
        ? [`${number}. **${escapeLine(only ?? '')}**`]
        : [
            `${number}.`,
            ...answer.map((line, index) => `${indent}${index + 1}. ${escapeLine(line)}`),
          ];
    const why = escapeLine(explanation);
    return [...lines, ...(why ? ['', `${indent}${why}`] : [])].join('\n');
  });
  return blocks(heading(depth, `${lesson.number} ${lesson.title}`), answers.join('\n'));
}

/** The sources that are cited, each with the cited passages in full. */
export function sourceBlocks({ course, mark }: Placed, depth: number): string {
  const { sources, headings } = course;
  return blocks(
    ...sources.flatMap(({ id, number, kind, title, url, contentHash, fetchedAt, passages }) => {
      const values = { id, kind, hash: contentHash, fetched: fetchedAt };
      return [
        `${heading(depth, `${number}. ${onOneLine(title)}`)} ${mark('source', values)}`,
        [link(escapeText(url ?? ''), url), fetchedAt.slice(0, 10)].filter(Boolean).join(', '),
        ...passages.map((passage) => {
          const lines = passage.text.split(/\n+/).map(escapeText).filter(Boolean);
          const place = [`${headings.passage} ${passage.number}`, escapeText(passage.heading)];
          const about = `**${place.filter(Boolean).join(', ')}** ${mark('passage', { id: passage.id })}`;
          return [about, ...(lines.length > 0 ? ['', ...quote(lines)] : [])].join('\n');
        }),
      ];
    }),
  );
}

const quote = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => (index === 0 ? [`> ${line}`] : ['>', `> ${line}`]));
