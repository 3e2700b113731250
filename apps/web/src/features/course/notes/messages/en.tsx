import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural, minute } = wordsOf('en');

export const en = {
  notes: 'Notes',
  notes_counted: ({ count }: { count: number }) =>
    count === 0 ? 'Notes' : `Notes (${number(count)})`,
  note: 'Note',

  selection: 'Selected text',
  reach_toolbar: 'Press Tab to highlight the selected text or to write a note on it.',
  colors: { yellow: 'Yellow', green: 'Green', blue: 'Blue', pink: 'Pink' },
  sample: 'Aa',
  highlight_in: ({ color }: { color: string }) => `Highlight: ${color}`,
  highlighted: 'Highlighted.',
  write_note: 'Note',
  copy: 'Copy',
  copied: 'Copied.',
  copy_failed: 'Your browser does not allow copying here. Use its own menu.',
  too_long: ({ max }: { max: number }) =>
    `Select at most ${number(max)} characters to highlight them.`,
  too_many: ({ max }: { max: number }) =>
    plural(max, {
      one: 'A course keeps one note or highlight. Remove it to make another.',
      other: `A course keeps at most ${number(max)} notes and highlights. Remove some to make more.`,
    }),

  color: 'Colour',
  text: 'Your note',
  saved_by_itself: 'Saved by itself when you leave the field.',
  full: ({ max }: { max: number }) =>
    `A note holds at most ${number(max)} characters. Write the rest on another passage.`,
  done: 'Done',
  remove: 'Remove',
  removed: 'Removed.',
  undo: 'Undo',
  passage_gone: 'The passage is no longer in the text.',

  conflict: 'Changed on two devices',
  conflict_why:
    'This note was changed on two devices that did not know of each other. Both texts are kept until you choose.',
  written_at: ({ time }: { time: string }) => `Written ${minute(time)}`,
  keep_this: ({ number: which }: { number: number }) => `Keep only text ${number(which)}`,
  keep_all: 'Keep both as one note',
  settle: 'Choose',

  empty: 'No notes yet.',
  empty_how:
    'Select a passage in a lesson to highlight it or to write a note on it. All of them are listed here.',
  download: 'Download as Markdown',
  export_title: ({ topic }: { topic: string }) => `Notes: ${topic}`,
  lesson_gone: 'Lessons that are no longer in the course',
  show_passage: 'Show in the lesson',
  show_lesson: 'Open the lesson',
  edit: 'Edit',
};
export type Messages = Translation<typeof en>;
