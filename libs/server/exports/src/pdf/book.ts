import { setImmediate as others } from 'node:timers/promises';
import type { PaperSize } from '@coursewright/contract';
import type {
  CitationOfCourse,
  CourseDocument,
  LessonOfCourse,
  ModuleOfCourse,
  QuestionOfCourse,
} from '../course/course-document.ts';
import { remarkOn } from '../course/remark-on.ts';
import { commaIn } from '../course/headings.ts';
import { lessonsTold, type Tell } from '../export-format.ts';
import { onOneLine, withPlainLines } from '../text/escape-line.ts';
import { fontsOf, monospaced } from './fonts.ts';
import { localeOf } from './locale.ts';
import { proseToTypst } from './prose-to-typst.ts';
import { rules, style } from './style.ts';
import {
  asBlock,
  type Code,
  line,
  linkAddress,
  oneLine,
  quoted,
  shortened,
  text,
  together,
} from './typst-text.ts';

export interface BookInput {
  readonly course: CourseDocument;
  readonly paper: PaperSize;
  readonly tell: Tell;
}

/** What begins on a page of its own. */
interface Chapter {
  readonly code: Code;
  /** Its headings that stand in the contents. */
  readonly headings: readonly TitledPart[];
}
export interface TitledPart {
  readonly name: string;
  readonly words: string;
  readonly code: Code;
}

/** A course as Typst code. */
export interface Book {
  readonly preamble: Code;
  readonly cover: Code;
  readonly contents: Code;
  /** What stands in the contents. */
  readonly headings: readonly TitledPart[];
  /** One after the other, each as soon as it is read. */
  readonly chapters: AsyncIterable<Code>;
}

/** The whole course; what its formulas are is not said in it. */
export function bookOf(input: BookInput): Book {
  const { course } = input;
  const last = [...answers(course), ...sources(course)];
  const headings = [
    ...course.modules.flatMap((module) => [headingOf(module), ...module.lessons.map(titleOf)]),
    ...last.flatMap((chapter) => chapter.headings),
  ];
  return {
    preamble: preamble(input),
    cover: cover(course),
    contents: contents(course, headings),
    headings,
    chapters: chaptersOf(input, last),
  };
}

async function* chaptersOf(input: BookInput, last: readonly Chapter[]): AsyncGenerator<Code> {
  const { course, tell } = input;
  const isDone = lessonsTold(course, tell);
  for (const module of course.modules) {
    const lessons: Code[] = [];
    for (const lesson of module.lessons) {
      lessons.push(lessonOf(lesson, course));
      isDone();
      // What is set meanwhile has its answers heard.
      await others();
    }
    yield moduleOf(module, course, lessons);
  }
  tell({ phase: 'pages', done: 0, of: 1 });
  for (const { code } of last) yield code;
}

/** What the file says of itself, fonts and paper. */
function preamble({ course, paper }: BookInput): Code {
  const { language, region } = localeOf(course.language);
  const date = new Date(course.modifiedAt);
  const title = onOneLine(course.title) || 'Coursewright';
  const about = onOneLine(course.summary);
  const fonts = fontsOf(language);
  return `
#set document(title: ${quoted(title)}, author: ${quoted(onOneLine(course.author.name) || 'Coursewright')}, ${about ? `description: ${quoted(about)}, ` : ''}keywords: ("Coursewright",), date: datetime(year: ${date.getUTCFullYear()}, month: ${date.getUTCMonth() + 1}, day: ${date.getUTCDate()}, hour: ${date.getUTCHours()}, minute: ${date.getUTCMinutes()}, second: ${date.getUTCSeconds()}))
#let cw-mono = (${[quoted(monospaced), ...fonts].join(', ')})
#let cw-comma = ${quoted(commaIn(course.language))}
#let cw-is-rtl = ${course.direction === 'rtl'}
#let cw-running = state("running", "")
${style}
#set text(font: (${fonts.join(', ')}), fallback: false, size: 10.8pt, fill: cw-ink, lang: ${quoted(language)}, ${region ? `region: ${quoted(region)}, ` : ''}dir: ${course.direction})
#set par(justify: true, leading: 0.68em, spacing: 1.05em)
#set page(paper: ${paper === 'letter' ? '"us-letter"' : '"a4"'}, margin: (x: 27mm, top: 27mm, bottom: 25mm), numbering: "1", header: context {
  let at = here().page()
  if counter(page).get().first() > 1 and query(heading.where(level: 1)).all(one => one.location().page() != at) {
    set text(size: 8.6pt, fill: cw-soft)
    grid(columns: (1fr, auto), column-gutter: 1em, ${quoted(shortened(course.title, 48))}, cw-running.get())
  }
}, footer: context {
  if counter(page).get().first() > 1 { align(center, text(size: 9pt, fill: cw-soft, counter(page).display())) }
})
${rules}`;
}

function cover(course: CourseDocument): Code {
  const title = onOneLine(course.title) || 'Coursewright';
  const size = title.length < 36 ? 40 : title.length < 80 ? 32 : title.length < 160 ? 24 : 16;
  // A word is broken only where it would not fit on a line of its own.
  const isLong = title.split(/[\s-]/).some((word) => word.length > 16);
  const { language } = localeOf(course.language);
  const made = new Date(course.modifiedAt);
  const date = new Intl.DateTimeFormat(language === 'und' ? 'en' : course.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(made);
  const author = onOneLine(course.author.name);
  return `page(fill: cw-green, margin: (x: 27mm, top: 62mm, bottom: 28mm), header: none, footer: none, {
  set text(fill: rgb("#fff8ea"))
  set par(justify: false, leading: 0.42em)
  block(width: 34mm, height: 2.2pt, fill: cw-amber, below: 9mm)
  block(text(size: ${size}pt, weight: 600, hyphenate: ${isLong}, ${line(title)}))
  v(1fr)
  text(size: 10.5pt, { ${author ? `${oneLine(author)}; linebreak(); v(0.9em, weak: true); ` : ''}${oneLine(date)} })
  v(1fr)
  text(size: 11pt, fill: cw-amber, tracking: 1.4pt, "Coursewright")
})`;
}

const contents = (course: CourseDocument, headings: readonly TitledPart[]): Code =>
  `cw-contents(${oneLine(course.headings.contents)}, {\n${headings
    .map(({ code }) => code)
    .join('\n')}\n})`;

/** A heading that the contents and other chapters can lead to. */
const titled = (level: 1 | 2, name: string, words: string, body: Code): TitledPart => ({
  name,
  words: onOneLine(words),
  code: `cw-heading(${level}, ${quoted(name)}, ${body})`,
});

/** A link into another chapter, with the words that say where it leads. */
const across = (name: string, words: string): Code =>
  `${quoted(name)}, ${quoted(encodedWords(words))}`;

/** As they fit into an address; one letter can have thousands of marks. */
export const encodedWords = (words: string): string =>
  Buffer.from(shortened(words, 120).slice(0, 400).toWellFormed()).toString('base64url');

const paragraph = (value: string): Code => (onOneLine(value) ? asBlock(`par(${line(value)})`) : '');

const item = (value: string): Code => asBlock(line(value));

const bullets = (lines: readonly string[]): Code =>
  lines.length === 0 ? '' : `list(${lines.map(item).join(', ')})`;

const section = (title: string, body: Code): Code =>
  body === '' ? '' : `cw-section(3, ${oneLine(title)}, {\n${body}\n})`;

function moduleOf(
  module: ModuleOfCourse,
  { headings, summary, modules }: CourseDocument,
  lessons: readonly Code[],
): Code {
  const body = [
    module === modules[0] && onOneLine(summary) ? `cw-lead(${item(summary)})` : '',
    paragraph(module.description),
    module.objectives.length > 0
      ? `cw-aside(2, ${oneLine(headings.objectives)}, ${bullets(module.objectives)})`
      : '',
    ...lessons,
  ];
  const heading = headingOf(module);
  const short = shortened(heading.words, 48);
  return chapter(heading, short === heading.words ? line(short) : quoted(short), body);
}

function headingOf(module: ModuleOfCourse): TitledPart {
  const number = `${module.number}.`;
  return titled(
    1,
    `module-${module.number}`,
    `${number} ${module.title}`,
    together([quoted(`${number} `), line(module.title)]),
  );
}

const chapter = (heading: TitledPart, running: Code, body: readonly Code[]): Code =>
  `cw-chapter(${heading.code}, ${running}, {\n${body.filter(Boolean).join('\n')}\n})`;

const titleOf = ({ number, title }: LessonOfCourse): TitledPart =>
  titled(
    2,
    `lesson-${number}`,
    `${number} ${title}`,
    together([`text(fill: cw-accent, ${quoted(number)})`, '" "', line(title)]),
  );

const noteOf = ({ number }: LessonOfCourse, marker: number | string): string =>
  `note-${number}-${marker}`;
const questionOf = ({ number }: LessonOfCourse, question: QuestionOfCourse): string =>
  `question-${number}-${question.number}`;
const answerOf = ({ number }: LessonOfCourse, question: QuestionOfCourse): string =>
  `answer-${number}-${question.number}`;

function lessonOf(lesson: LessonOfCourse, course: CourseDocument): Code {
  const { headings } = course;
  const known = new Map(lesson.citations.map((citation) => [String(citation.marker), citation]));
  const cited = new Set<string>();
  const remark = remarkOn(course, lesson);
  const content = proseToTypst(lesson.content, {
    headingLevel: 3,
    markerOf: (marker) => {
      const citation = known.get(marker);
      if (!citation) return undefined;
      cited.add(marker);
      const note = across(noteOf(lesson, marker), passageWords(course, citation));
      return `cw-marker(${note}, ${quoted(marker)})`;
    },
  });
  const terms = lesson.keyTerms.map(
    ({ term, definition }) => `terms.item(${line(term)}, ${line(definition)})`,
  );
  return [
    titleOf(lesson).code,
    onOneLine(lesson.description) ? `cw-lead(${item(lesson.description)})` : '',
    lesson.objectives.length > 0
      ? `cw-aside(3, ${oneLine(headings.objectives)}, ${bullets(lesson.objectives)})`
      : '',
    remark === undefined ? '' : `par(emph(${oneLine(remark)}))`,
    content,
    onOneLine(lesson.summary)
      ? `cw-aside(3, ${oneLine(headings.summary)}, ${item(lesson.summary)})`
      : '',
    section(
      headings.keyTerms,
      terms.length > 0 ? asBlock(`terms(tight: false, ${terms.join(', ')})`) : '',
    ),
    section(headings.quiz, quiz(course, lesson)),
    section(headings.resources, resources(lesson)),
    section(
      headings.sources,
      notes(
        course,
        lesson,
        lesson.citations.filter(({ marker }) => cited.has(String(marker))),
      ),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

const linked = (content: Code, address: string | undefined): Code => {
  const url = address === undefined ? undefined : linkAddress(address);
  return url === undefined || content === '[]' ? content : `link(${quoted(url)}, ${content})`;
};

function resources(lesson: LessonOfCourse): Code {
  const items = lesson.resources.map(({ title, description, url }) =>
    asBlock(
      together([
        linked(line(title), url),
        ...(onOneLine(description) ? ['": "', line(description)] : []),
      ]),
    ),
  );
  return items.length === 0 ? '' : `list(${items.join(', ')})`;
}

/** What the markers of a lesson stand for, source by source, with the page of each passage. */
function notes(
  course: CourseDocument,
  lesson: LessonOfCourse,
  citations: readonly CitationOfCourse[],
): Code {
  const { headings, withSources, sources: all } = course;
  const lines = all.flatMap((source) => {
    const own = citations.filter((citation) => citation.source === source.number);
    if (own.length === 0) return [];
    const items = own.map((citation) => {
      const { marker, passage, isSupported } = citation;
      const words = passageWords(course, citation);
      const place = oneLine(words);
      const target = withSources ? quoted(passageOf(source.number, passage.number)) : 'none';
      const remark = isSupported ? '' : `; " "; emph(${oneLine(headings.unsupported)})`;
      return `cw-anchor(${quoted(noteOf(lesson, marker))}); cw-note(${quoted(String(marker))}, ${place}, ${quoted(encodedWords(words))}, ${target})${remark}`;
    });
    const name = linked(oneLine(source.title || String(source.number)), source.url);
    return [`par({ strong(${name}); linebreak(); ${items.join('; " · "; ')} })`];
  });
  if (lines.length === 0) return '';
  return `set text(size: 8.8pt, fill: cw-soft)\nset par(justify: false, leading: 0.55em, spacing: 0.8em)\n${lines.join('\n')}`;
}

const passageWords = ({ headings }: CourseDocument, { passage }: CitationOfCourse): string =>
  `${headings.passage} ${passage.number}`;

const passageOf = (source: number, passage: number): string => `passage-${source}-${passage}`;

/** Questions; the answers stand at the end of the book. */
function quiz({ headings }: CourseDocument, lesson: LessonOfCourse): Code {
  if (lesson.questions.length === 0) return '';
  const items = lesson.questions.map((question) => {
    const options = question.options.map(item);
    const letters = [question.question, ...question.options, ...question.matches].join('').length;
    const answer = `cw-across(${across(answerOf(lesson, question), headings.answer)}, ${oneLine(headings.answer)})`;
    const parts = [
      `cw-anchor(${quoted(questionOf(lesson, question))}); ${line(question.question)}; sym.space.quad; text(size: 0.8em, ${answer})`,
      options.length > 0 ? `enum(numbering: "A.", ${options.join(', ')})` : '',
      question.matches.length > 0
        ? `par({ ${oneLine(headings.toMatch)}; ":" })\n${bullets(question.matches)}`
        : '',
    ].filter(Boolean);
    // On one page, unless it could be longer than that.
    return asBlock(`block(breakable: ${letters > 1500}, {\n${parts.join('\n')}\n})`);
  });
  return `enum(tight: false, ${items.join(', ')})`;
}

function answers(course: CourseDocument): Chapter[] {
  const lessons = course.modules
    .flatMap((module) => module.lessons)
    .filter(({ questions }) => questions.length > 0);
  if (lessons.length === 0) return [];
  const parts = lessons.map((lesson) => {
    const items = lesson.questions.map((question) => {
      const lines = question.answer.map(line);
      const answer =
        lines.length === 1
          ? `par(strong(${lines[0]}))`
          : `list(${['tight: true', ...lines].join(', ')})`;
      return asBlock(
        [
          `{ cw-anchor(${quoted(answerOf(lesson, question))}); cw-across(${across(questionOf(lesson, question), question.question)}, ${line(question.question)})`,
          lines.length > 0 ? answer : '',
          `${paragraph(question.explanation)} }`,
        ].join('\n'),
      );
    });
    return `cw-inner(${line(`${lesson.number} ${lesson.title}`)})\nenum(tight: false, ${items.join(', ')})`;
  });
  return [backMatter('answers', course.headings.answers, parts)];
}

/** Where the course comes from; with the cited passages where they were asked for. */
function sources(course: CourseDocument): Chapter[] {
  if (course.sources.length === 0) return [];
  const { headings, withSources } = course;
  const parts = course.sources.map(({ number, title, url, fetchedAt, passages }) => {
    const safe = url === undefined ? undefined : linkAddress(url);
    const place = [
      ...(safe === undefined ? [] : [`link(${quoted(safe)}, ${oneLine(safe)})`]),
      oneLine(fetchedAt.slice(0, 10)),
    ];
    const quotes = passages.map((passage) => {
      const where = [`${headings.passage} ${passage.number}`, passage.heading].filter(Boolean);
      const lines = withPlainLines(passage.text)
        .split(/\n+/)
        .filter((one) => one.trim() !== '')
        .map((one) => asBlock(`par(${text(one)})`));
      return `block(sticky: true, above: 1.2em, below: 0.6em, { cw-anchor(${quoted(passageOf(number, passage.number))}); strong(${oneLine(where.join(commaIn(course.language)))}) })\nquote(block: true, { ${lines.join('\n')} })`;
    });
    return [
      `cw-inner(${oneLine(`${number}. ${title}`)})`,
      `par(text(size: 0.9em, ${together(place.flatMap((one, index) => (index === 0 ? [one] : ['linebreak()', one])))}))`,
      ...(withSources ? quotes : []),
    ].join('\n');
  });
  return [backMatter('sources', headings.sources, parts)];
}

function backMatter(name: string, title: string, body: readonly Code[]): Chapter {
  const heading = titled(1, name, title, oneLine(title));
  return { code: chapter(heading, oneLine(title), body), headings: [heading] };
}
