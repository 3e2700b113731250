import type {
  CitationOfCourse,
  CourseDocument,
  LessonOfCourse,
  QuestionOfCourse,
} from '../course/course-document.ts';
import { remarkOn } from '../course/remark-on.ts';
import { commaIn } from '../course/headings.ts';
import { safeUrl } from '../text/safe-url.ts';
import { proseToXhtml } from './prose-to-xhtml.ts';
import { bullets, inOwnWords, lineXml, ownPassage, page, paragraph, xml } from './xhtml.ts';

/** A page of the book as the package lists it. */
export interface BookPage {
  readonly file: string;
  readonly title: string;
  /** The title is what the book itself says. */
  readonly isOwn?: boolean;
  readonly xhtml: string;
}

export const lessonFile = ({ number }: LessonOfCourse): string =>
  `lesson-${number.replace('.', '-')}.xhtml`;
const questionId = ({ number }: LessonOfCourse, question: QuestionOfCourse): string =>
  `q-${number.replace('.', '-')}-${question.number}`;
export const answersFile = 'answers.xhtml';
export const sourcesFile = 'sources.xhtml';

/** A lesson with its questions and, as notes below it, the passages it cites. */
export async function lessonPage(
  course: CourseDocument,
  lesson: LessonOfCourse,
): Promise<BookPage> {
  const { headings } = course;
  const own = inOwnWords(course, 'book');
  const section = (name: string, inner: string): string =>
    inner === '' ? '' : `<section><h2${own}>${xml(name)}</h2>${inner}</section>`;
  const title = `${lesson.number} ${lesson.title}`;
  const remark = remarkOn(course, lesson);
  const prose = await proseToXhtml(lesson.content, {
    headingDepth: 2,
    markers: new Set(lesson.citations.map(({ marker }) => String(marker))),
  });
  const terms = lesson.keyTerms.map(
    ({ term, definition }) => `<dt>${lineXml(term)}</dt><dd>${lineXml(definition)}</dd>`,
  );
  const resources = lesson.resources.map(
    ({ title: name, description, url }) =>
      `<li>${linked(lineXml(name), url)}${description ? `: ${lineXml(description)}` : ''}</li>`,
  );
  const notes = lesson.citations
    .filter(({ marker }) => prose.cited.has(String(marker)))
    .map((citation) => note(course, citation));
  const body = [
    `<h1>${lineXml(title)}</h1>`,
    paragraph(lesson.description),
    section(headings.objectives, bullets(lesson.objectives)),
    remark === undefined ? '' : `<p><em${own}>${xml(remark)}</em></p>`,
    lesson.content ? prose.xhtml : '',
    section(headings.summary, paragraph(lesson.summary)),
    section(headings.keyTerms, terms.length > 0 ? `<dl>${terms.join('')}</dl>` : ''),
    section(headings.quiz, quiz(course, lesson)),
    section(headings.resources, resources.length > 0 ? `<ul>${resources.join('')}</ul>` : ''),
    notes.length === 0
      ? ''
      : `<section role="doc-endnotes" epub:type="footnotes"><h2${own}>${xml(headings.sources)}</h2>${notes.join('')}</section>`,
  ].join('\n');
  return {
    file: lessonFile(lesson),
    title,
    xhtml: page(course, { title, body }),
  };
}

const linked = (xhtml: string, address: string | undefined): string => {
  const url = address === undefined ? undefined : safeUrl(address);
  return url === undefined || xhtml === '' ? xhtml : `<a href="${xml(url)}">${xhtml}</a>`;
};

function note(course: CourseDocument, citation: CitationOfCourse): string {
  const { sources, headings, withSources } = course;
  const own = inOwnWords(course, 'book');
  const comma = commaIn(course.language);
  const { marker, passage, isSupported } = citation;
  const source = sources[citation.source - 1]!;
  const place = [xml(passage.heading), ownPassage(course, passage.number, 'book')].filter(Boolean);
  const text = passage.text
    .split(/\n+/)
    .map((line) => xml(line))
    .filter(Boolean);
  return [
    `<aside epub:type="footnote" role="doc-footnote" id="n-${marker}">`,
    `<p><a href="#r-${marker}" role="doc-backlink">${marker}</a> `,
    `<a href="${sourcesFile}#s-${source.number}">${xml(source.title) || source.number}</a>${comma}${place.join(comma)}`,
    isSupported ? '' : `${comma}<em${own}>${xml(headings.unsupported)}</em>`,
    '</p>',
    withSources && text.length > 0
      ? `<blockquote>${text.map((line) => `<p>${line}</p>`).join('')}</blockquote>`
      : '',
    '</aside>',
  ].join('');
}

/** Questions; what is right stands on a page of its own, one press away. */
function quiz(course: CourseDocument, lesson: LessonOfCourse): string {
  if (lesson.questions.length === 0) return '';
  const { headings } = course;
  const own = inOwnWords(course, 'book');
  const items = lesson.questions.map((question) => {
    const id = questionId(lesson, question);
    const options = question.options.map((option) => `<li>${lineXml(option)}</li>`).join('');
    return [
      `<li id="${id}">${paragraph(question.question)}`,
      options ? `<ol class="options">${options}</ol>` : '',
      question.matches.length > 0
        ? `<p${own}>${xml(headings.toMatch)}:</p>${bullets(question.matches)}`
        : '',
      `<p><a href="${answersFile}#a-${id}"${own}>${xml(headings.answer)}</a></p></li>`,
    ].join('');
  });
  return `<ol>${items.join('')}</ol>`;
}

/** The answers to all questions, each with the way back to its question. */
export function answersPage(course: CourseDocument): BookPage | undefined {
  const lessons = course.modules
    .flatMap((module) => module.lessons)
    .filter(({ questions }) => questions.length > 0);
  if (lessons.length === 0) return undefined;
  const title = course.headings.answers;
  const parts = lessons.map((lesson) => {
    const answers = lesson.questions.map((question) => {
      const id = questionId(lesson, question);
      const back = `<a href="${lessonFile(lesson)}#${id}" role="doc-backlink">${lineXml(question.question)}</a>`;
      return `<li id="a-${id}"><p>${back}</p>${bullets(question.answer)}${paragraph(question.explanation)}</li>`;
    });
    return `<section><h2>${lineXml(`${lesson.number} ${lesson.title}`)}</h2><ol>${answers.join('')}</ol></section>`;
  });
  const body = `<h1${inOwnWords(course, 'book')}>${xml(title)}</h1>${parts.join('\n')}`;
  const xhtml = page(course, { title, body, isOwn: true });
  return { file: answersFile, title, isOwn: true, xhtml };
}

/** Where the course comes from. */
export function sourcesPage(course: CourseDocument): BookPage | undefined {
  if (course.sources.length === 0) return undefined;
  const title = course.headings.sources;
  const sources = course.sources.map(
    ({ number, title: name, url, fetchedAt }) =>
      `<li id="s-${number}">${linked(xml(name) || String(number), url)}, ${xml(fetchedAt.slice(0, 10))}</li>`,
  );
  const body = `<section role="doc-bibliography" epub:type="bibliography"><h1${inOwnWords(course, 'book')}>${xml(title)}</h1><ol>${sources.join('')}</ol></section>`;
  const xhtml = page(course, { title, body, isOwn: true });
  return { file: sourcesFile, title, isOwn: true, xhtml };
}
