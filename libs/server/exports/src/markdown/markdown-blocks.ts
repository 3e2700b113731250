import type {
  CitationOfCourse,
  CourseDocument,
  LessonOfCourse,
  QuestionOfCourse,
} from '../course/course-document.ts';
import { cleanProse } from '../text/clean-prose.ts';
import { escapeLine, escapeText, onOneLine } from '../text/escape-line.ts';
import { safeUrl } from '../text/safe-url.ts';

/** Blocks are joined by empty lines; empty ones are left out. */
export const blocks = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

export const heading = (depth: number, text: string): string =>
  `${'#'.repeat(Math.min(6, depth))} ${escapeLine(text)}`;

export const list = (lines: readonly string[]): string =>
  lines.map((line) => `- ${escapeLine(line)}`).join('\n');

export const link = (text: string, address: string | undefined): string => {
  const url = address === undefined ? undefined : safeUrl(address);
  return url === undefined ? text : `[${text}](${url})`;
};

/** Letters of a passage that stand in a footnote; all of it stands among the sources. */
const quotedInNote = 240;

/** A lesson with its footnotes. `depth` is that of its heading. */
export function lessonBlocks(
  course: CourseDocument,
  lesson: LessonOfCourse,
  depth: number,
): string {
  const { headings } = course;
  const markers = new Map(lesson.citations.map((citation) => [String(citation.marker), citation]));
  const nameOf = (marker: number | string): string =>
    `${lesson.number.replace('.', '-')}-${marker}`;
  const content = cleanProse(lesson.content, {
    headingDepth: depth + 1,
    footnoteOf: (marker) => (markers.has(marker) ? nameOf(marker) : undefined),
  });
  const terms = lesson.keyTerms.map(
    ({ term, definition }) => `- **${escapeLine(term)}**: ${escapeLine(definition)}`,
  );
  const resources = lesson.resources.map(({ title, description, url }) =>
    [`- ${link(escapeLine(title), url)}`, escapeLine(description)].filter(Boolean).join(': '),
  );
  return blocks(
    heading(depth, `${lesson.number} ${lesson.title}`),
    escapeLine(lesson.description),
    section(depth + 1, headings.objectives, list(lesson.objectives)),
    content || (lesson.content ? '' : `*${escapeText(headings.notWritten)}*`),
    section(depth + 1, headings.summary, escapeLine(lesson.summary)),
    section(depth + 1, headings.keyTerms, terms.join('\n')),
    section(depth + 1, headings.quiz, lesson.questions.map((one) => asked(course, one)).join('\n')),
    section(depth + 1, headings.resources, resources.join('\n')),
    ...[...markers.values()]
      .filter(({ marker }) => content.includes(`[^${nameOf(marker)}]`))
      .map((citation) => `[^${nameOf(citation.marker)}]: ${note(course, citation)}`),
  );
}

const section = (depth: number, title: string, body: string): string =>
  body === '' ? '' : blocks(heading(depth, title), body);

/** What a marker points to: the source, where in it, and how it begins. */
function note({ sources, headings }: CourseDocument, citation: CitationOfCourse): string {
  const { passage, isSupported } = citation;
  const source = sources[citation.source - 1]!;
  const text = onOneLine(passage.text);
  const quoted = text.length > quotedInNote ? `${text.slice(0, quotedInNote).trim()} …` : text;
  const place = [escapeText(passage.heading), `${headings.passage} ${passage.number}`];
  return [
    link(escapeText(source.title), source.url),
    ...place.filter(Boolean),
    `“${escapeText(quoted)}”`,
    ...(isSupported ? [] : [`*${escapeText(headings.unsupported)}*`]),
  ].join(', ');
}

function asked({ headings }: CourseDocument, question: QuestionOfCourse): string {
  const options = question.options.map((option) => `   - ${escapeLine(option)}`);
  const matches = question.matches.map(escapeLine).join(' · ');
  return [
    `${question.number}. ${escapeLine(question.question)}`,
    ...options,
    ...(matches ? ['', `   ${headings.toMatch}: ${matches}`] : []),
  ].join('\n');
}

/** The answers to a lesson's questions, under a heading that says which lesson. */
export function answerBlocks(lesson: LessonOfCourse, depth: number): string {
  if (lesson.questions.length === 0) return '';
  const answers = lesson.questions.map(({ number, answer, explanation }) => {
    const [only, ...more] = answer;
    const lines =
      more.length === 0
        ? [`${number}. **${escapeLine(only ?? '')}**`]
        : [`${number}.`, ...answer.map((line, index) => `   ${index + 1}. ${escapeLine(line)}`)];
    return [...lines, ...(explanation ? ['', `   ${escapeLine(explanation)}`] : [])].join('\n');
  });
  return blocks(heading(depth, `${lesson.number} ${lesson.title}`), answers.join('\n'));
}

/** The sources that are cited, each with the cited passages in full. */
export function sourceBlocks({ sources, headings }: CourseDocument, depth: number): string {
  return blocks(
    ...sources.flatMap(({ number, title, url, fetchedAt, passages }) => [
      heading(depth, `${number}. ${onOneLine(title)}`),
      [link(escapeText(url ?? ''), url), fetchedAt.slice(0, 10)].filter(Boolean).join(', '),
      ...passages.map((passage) => {
        const lines = passage.text.split(/\n+/).map(escapeText).filter(Boolean);
        const place = [`${headings.passage} ${passage.number}`, escapeText(passage.heading)];
        return [`**${place.filter(Boolean).join(', ')}**`, '', ...quote(lines)].join('\n');
      }),
    ]),
  );
}

const quote = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => (index === 0 ? [`> ${line}`] : ['>', `> ${line}`]));
