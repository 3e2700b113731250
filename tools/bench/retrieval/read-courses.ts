import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A passage of a course, and what learners ask that it answers. */
export interface AskedPassage {
  readonly id: string;
  readonly lesson: string;
  readonly heading: string;
  readonly text: string;
  readonly questions: readonly string[];
}

export interface AskedCourse {
  readonly language: string;
  readonly passages: readonly AskedPassage[];
}

const folder = path.join(import.meta.dirname, 'courses');

/**
 * The courses below `courses/`, one a language: `#` begins a lesson, `##` a passage, and a line that
 * begins with `?` is a question that the passage above it answers.
 */
export const readCourses = (): AskedCourse[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => {
      const lessons = readFileSync(path.join(folder, file), 'utf8').split(/^# /m).slice(1);
      const passages = lessons.flatMap((lesson, at) =>
        lesson
          .split(/^## /m)
          .slice(1)
          .map((part, order) => passageOf(part, `lesson-${at}`, `passage-${at}-${order}`)),
      );
      return { language: path.basename(file, '.txt'), passages };
    });

function passageOf(part: string, lesson: string, id: string): AskedPassage {
  const [heading = '', ...lines] = part.trim().split('\n');
  const isQuestion = (line: string) => line.startsWith('? ');
  return {
    id,
    lesson,
    heading,
    text: lines.filter((line) => !isQuestion(line)).join(' '),
    questions: lines.filter(isQuestion).map((line) => line.slice(2)),
  };
}
