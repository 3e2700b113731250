import { createHash } from 'node:crypto';
import type { CourseDocument } from '../course/course-document.ts';
import { inOwnWords, languageOf, lineXml, ownLanguage, paragraph, xml } from '../epub/xhtml.ts';
import { eachLesson, type Tell } from '../export-format.ts';
import { keepingScript } from './keeping-script.ts';
import { lessonId, lessonSection } from './lesson-section.ts';
import { playerScript } from './player-script.ts';
import { playerStyle } from './player-style.ts';
import { type PlayerWords, playerWordsIn } from './player-words.ts';
import { factsOf } from './question-form.ts';

/** Of a hundred; a platform may ask for another. */
export const masteryScore = 70;

/** The files of a course that plays by itself; `connection` is the script that tells a platform. */
export async function playerFiles(
  course: CourseDocument,
  connection: string,
  tell: Tell,
): Promise<Record<string, string>> {
  const words = playerWordsIn(course.headings.language);
  const sections = await eachLesson(course, tell, (lesson) => lessonSection(course, words, lesson));
  return {
    'index.html': page(course, words, [...sections.values()]),
    'course.css': playerStyle,
    'course.js': `window.course = ${asScript(facts(course, words))};\n`,
    'keeping.js': keepingScript,
    'connection.js': connection,
    'player.js': playerScript,
  };
}

function page(course: CourseDocument, words: PlayerWords, sections: readonly string[]): string {
  const title = xml(course.title) || 'Coursewright';
  const own = inOwnWords(course, 'web');
  const scripts = ['course', 'keeping', 'connection', 'player'];
  return [
    '<!DOCTYPE html>',
    `<html lang="${xml(languageOf(course))}" dir="${course.direction}">`,
    '<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${title}</title><link rel="stylesheet" href="course.css"/></head>`,
    '<body>',
    `<header><h1>${title}</h1>${paragraph(course.summary)}<p id="score"${own}></p></header>`,
    `<nav aria-labelledby="contents"><details><summary id="contents"${own}>${xml(course.headings.contents)}</summary>${contents(course)}</details></nav>`,
    `<main><p id="alone" class="notice" hidden="hidden"${own}>${xml(words.alone)}</p>`,
    `<p id="not-kept" class="notice" role="alert"${own}></p>`,
    sections.join('\n'),
    `<p class="steps"><button type="button" id="back"${own}>${xml(words.back)}</button> <button type="button" id="next"${own}>${xml(words.next)}</button></p>`,
    `<p><button type="button" id="leave" hidden="hidden"${own}>${xml(words.leave)}</button></p></main>`,
    ...scripts.map((name) => `<script src="${name}.js"></script>`),
    '</body></html>',
    '',
  ].join('\n');
}

function contents(course: CourseDocument): string {
  const modules = course.modules.map((module) => {
    const lessons = module.lessons.map(
      (lesson) =>
        `<li><a href="#${lessonId(lesson)}">${lineXml(`${lesson.number} ${lesson.title}`)}</a></li>`,
    );
    const title = lineXml(`${module.number}. ${module.title}`);
    return `<li><span>${title}</span><ul>${lessons.join('')}</ul></li>`;
  });
  return `<ul>${modules.join('')}</ul>`;
}

/** What the scripts know of the course. */
function facts(course: CourseDocument, words: PlayerWords) {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const questions = lessons.flatMap((lesson) => lesson.questions);
  const { right, wrong, check, nextQuestion, showAnswer, known, notYet } = words;
  const { done, score, notKept } = words;
  return {
    // Of what the script writes beside the course.
    own: ownLanguage(course),
    words: { right, wrong, check, nextQuestion, showAnswer, known, notYet, done, score, notKept },
    // Answers are kept by place: what was kept of other questions is not taken for these.
    mark: createHash('sha256')
      .update([...lessons, ...questions].map(({ id }) => id).join(' '))
      .digest('base64url')
      .slice(0, 4),
    lessons: lessons.map((lesson) => ({
      id: lessonId(lesson),
      questions: lesson.questions.map((question) => factsOf(lesson, question)),
    })),
  };
}

/** Data as a script, in which no text ends the script or a line. */
const asScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
