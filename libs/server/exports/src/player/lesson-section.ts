import type {
  CitationOfCourse,
  CourseDocument,
  LessonOfCourse,
} from '../course/course-document.ts';
import { remarkOn } from '../course/remark-on.ts';
import { commaIn } from '../course/headings.ts';
import { proseToXhtml } from '../epub/prose-to-xhtml.ts';
import { bullets, inOwnWords, lineXml, ownPassage, paragraph, xml } from '../epub/xhtml.ts';
import { safeUrl } from '../text/safe-url.ts';
import type { PlayerWords } from './player-words.ts';
import { questionForm } from './question-form.ts';

export const lessonId = ({ number }: LessonOfCourse): string => `l-${number.replace('.', '-')}`;

/** A lesson as a part of the one page, with its questions as forms and its sources as notes. */
export async function lessonSection(
  course: CourseDocument,
  words: PlayerWords,
  lesson: LessonOfCourse,
): Promise<string> {
  const { headings } = course;
  const own = inOwnWords(course, 'web');
  const id = lessonId(lesson);
  const prose = await proseToXhtml(lesson.content, {
    headingDepth: 3,
    markers: new Set(lesson.citations.map(({ marker }) => String(marker))),
    idsWithin: `${id}-`,
  });
  const terms = lesson.keyTerms.map(
    ({ term, definition }) => `<dt>${lineXml(term)}</dt><dd>${lineXml(definition)}</dd>`,
  );
  const notes = lesson.citations
    .filter(({ marker }) => prose.cited.has(String(marker)))
    .map((citation) => note(course, id, citation));
  const remark = remarkOn(course, lesson);
  const part = (title: string, body: string): string =>
    body === '' ? '' : `<h3${own}>${xml(title)}</h3>${body}`;
  return [
    `<section class="lesson" id="${id}" aria-labelledby="${id}-title" hidden="hidden">`,
    `<h2 id="${id}-title" tabindex="-1">${lineXml(`${lesson.number} ${lesson.title}`)}</h2>`,
    paragraph(lesson.description),
    part(headings.objectives, bullets(lesson.objectives)),
    remark === undefined ? '' : `<p><em${own}>${xml(remark)}</em></p>`,
    lesson.content ? prose.xhtml : '',
    part(headings.summary, paragraph(lesson.summary)),
    part(headings.keyTerms, terms.length > 0 ? `<dl>${terms.join('')}</dl>` : ''),
    part(headings.resources, resources(lesson)),
    part(headings.quiz, quiz(course, words, lesson)),
    part(headings.sources, notes.length > 0 ? `<ol class="notes">${notes.join('')}</ol>` : ''),
    '</section>',
  ].join('\n');
}

/** The questions, of which the script shows one after the other, and the way to ask some again. */
function quiz(course: CourseDocument, words: PlayerWords, lesson: LessonOfCourse): string {
  if (lesson.questions.length === 0) return '';
  const forms = lesson.questions.map((question) => questionForm(course, words, lesson, question));
  return `${forms.join('\n')}<p><button type="button" class="again" hidden="hidden"${inOwnWords(course, 'web')}>${xml(words.again)}</button></p>`;
}

const linked = (html: string, address: string | undefined): string => {
  const url = address === undefined ? undefined : safeUrl(address);
  return url === undefined || html === ''
    ? html
    : `<a href="${xml(url)}" target="_blank" rel="noopener noreferrer">${html}</a>`;
};

function resources({ resources: all }: LessonOfCourse): string {
  const items = all.map(
    ({ title, description, url }) =>
      `<li>${linked(lineXml(title), url)}${description ? `: ${lineXml(description)}` : ''}</li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

function note(course: CourseDocument, within: string, citation: CitationOfCourse): string {
  const { marker, passage, isSupported } = citation;
  const { headings, withSources } = course;
  const source = course.sources[citation.source - 1]!;
  const own = inOwnWords(course, 'web');
  const comma = commaIn(course.language);
  const place = [xml(passage.heading), ownPassage(course, passage.number, 'web')].filter(Boolean);
  return [
    `<li id="${within}-n-${marker}" value="${marker}">`,
    linked(xml(source.title) || String(source.number), source.url),
    `${comma}${place.join(comma)}`,
    isSupported ? '' : `${comma}<em${own}>${xml(headings.unsupported)}</em>`,
    ` <a href="#${within}-r-${marker}" aria-label="[${marker}]">↑</a>`,
    withSources ? `<blockquote>${xml(passage.text)}</blockquote>` : '',
    '</li>',
  ].join('');
}
