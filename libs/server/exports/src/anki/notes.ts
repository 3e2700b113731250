import type {
  CitedPassage,
  CourseDocument,
  LessonOfCourse,
  ModuleOfCourse,
  QuestionOfCourse,
} from '../course/course-document.ts';
import { commaIn } from '../course/headings.ts';
import { inOwnWords, languageOf, ownPassage, xml } from '../epub/xhtml.ts';
import { eachLesson, type Tell } from '../export-format.ts';
import { fileStem } from '../file-name.ts';
import { onOneLine } from '../text/escape-line.ts';
import { safeUrl } from '../text/safe-url.ts';
import { lineHtml, list, plainHtml } from './line-html.ts';

/** A note of a deck, which makes one card. */
export interface Note {
  /** The same for the same question or term of a lesson, however they are worded. */
  readonly key: string;
  readonly tags: readonly string[];
  /** HTML, in the order of `fieldNames`. */
  readonly fields: readonly string[];
}

export const fieldNames = ['Question', 'Answer', 'Explanation', 'Source'] as const;

/** Questions and key terms, lesson by lesson. */
export async function notesOf(course: CourseDocument, tell: Tell): Promise<Note[]> {
  const made = await eachLesson(course, tell, (lesson, module) =>
    notesOfLesson({ course, lesson }, tagsOf(course, module)),
  );
  const notes = [...made.values()].flat();
  // A term that a lesson explains twice is one note, as the lesson explains it first.
  return [...Map.groupBy(notes, ({ key }) => key).values()].map(([first]) => first!);
}

interface About {
  readonly course: CourseDocument;
  readonly lesson: LessonOfCourse;
}

function notesOfLesson(about: About, tags: readonly string[]): Note[] {
  const { course, lesson } = about;
  return [
    ...lesson.keyTerms.map(({ term, definition }): Note => ({
      key: `term:${lesson.id}:${onOneLine(term).normalize('NFKC').toLowerCase()}`,
      tags: [...tags, 'key-term'],
      fields: inLanguage(course, [
        `<b>${lineHtml(term)}</b>`,
        lineHtml(definition),
        '',
        sourceHtml(about, passagesAbout(lesson, term, definition)),
      ]),
    })),
    ...lesson.questions.map((question): Note => ({
      key: `question:${question.id}`,
      tags: [...tags, question.kind.replaceAll('_', '-')],
      fields: inLanguage(course, [
        asked(course, question),
        answered(question),
        lineHtml(question.explanation),
        sourceHtml(about, question.rests),
      ]),
    })),
  ];
}

/** Which way to write is said in each field, for decks of several languages share one layout. */
const inLanguage = (course: CourseDocument, fields: readonly string[]): string[] =>
  fields.map((html) =>
    html === ''
      ? ''
      : `<div lang="${xml(languageOf(course))}" dir="${course.direction}">${html}</div>`,
  );

/** Tags have no spaces; "::" puts one below the other. */
const tagsOf = ({ title }: CourseDocument, { number, title: of }: ModuleOfCourse): string[] => [
  `coursewright::${fileStem(title)}::${number}-${fileStem(of)}`,
];

function asked(course: CourseDocument, question: QuestionOfCourse): string {
  const options = question.kind === 'ordering' ? list('ul', question.options) : undefined;
  return [
    `<p>${lineHtml(question.question)}</p>`,
    options ?? list('ol', question.options, 'A'),
    question.matches.length > 0
      ? `<p${inOwnWords(course, 'web')}>${plainHtml(course.headings.toMatch)}:</p>${list('ul', question.matches)}`
      : '',
  ].join('');
}

function answered({ kind, answer }: QuestionOfCourse): string {
  const [only, ...more] = answer;
  if (more.length === 0) return lineHtml(only ?? '');
  return list(kind === 'ordering' ? 'ol' : 'ul', answer);
}

/** The passage that words a definition, or the first that has the term at all. */
function passagesAbout(
  { citations }: LessonOfCourse,
  term: string,
  definition: string,
): CitedPassage[] {
  const letters = (text: string): string => onOneLine(text).normalize('NFKC').toLowerCase();
  const holding = (wanted: string): CitedPassage | undefined =>
    wanted === ''
      ? undefined
      : citations.find(({ passage }) => letters(passage.text).includes(wanted));
  const found = holding(letters(definition)) ?? holding(letters(term));
  return found ? [found] : [];
}

/** Where a card comes from: its lesson, and the passages with the way to their source. */
function sourceHtml({ course, lesson }: About, passages: readonly CitedPassage[]): string {
  const { sources, withSources } = course;
  const comma = commaIn(course.language);
  const cited = passages.map(({ source, passage }) => {
    const { title, url, number } = sources[source - 1]!;
    const address = url === undefined ? undefined : safeUrl(url);
    const name = plainHtml(title) || String(number);
    const place = [plainHtml(passage.heading), ownPassage(course, passage.number, 'web')];
    return [
      address === undefined ? name : `<a href="${xml(address)}">${name}</a>`,
      `${comma}${place.filter(Boolean).join(comma)}`,
      withSources ? `<blockquote>${plainHtml(passage.text)}</blockquote>` : '',
    ].join('');
  });
  return [plainHtml(`${lesson.number} ${lesson.title}`), ...cited]
    .map((html) => `<div>${html}</div>`)
    .join('');
}
