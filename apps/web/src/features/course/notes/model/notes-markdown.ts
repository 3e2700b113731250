import { conflictingTexts, type LearnerNote } from '@coursewright/contract';
import type { NotesOfLesson } from './course-notes.ts';

interface Words {
  readonly title: string;
  readonly lessonGone: string;
  readonly day: (time: string) => string;
}

/** All notes of a course as one Markdown file: by lesson, each with its quotation and its date. */
export function notesAsMarkdown(lessons: readonly NotesOfLesson[], words: Words): string {
  const parts = lessons.flatMap(({ placed, notes }) => [
    `## ${placed ? `${placed.number} ${oneLine(placed.lesson.title)}` : words.lessonGone}`,
    ...notes.map(({ note }) => noteAsMarkdown(note, words)),
  ]);
  return `${[`# ${oneLine(words.title)}`, ...parts].join('\n\n')}\n`;
}

function noteAsMarkdown(note: LearnerNote, { day }: Words): string {
  const several = conflictingTexts(note);
  const texts = several.length > 0 ? several.map(({ text }) => text) : [note.text];
  return [
    ...(note.place ? [quoted(note.place.quote)] : []),
    ...texts.filter(Boolean),
    `*${day(note.noted_at)}*`,
  ].join('\n\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** A name that every file system takes. */
export const fileNameOf = (title: string): string =>
  `${
    title
      .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100) || 'notes'
  }.md`;
