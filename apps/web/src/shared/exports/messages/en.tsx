import type { ExportFormat, PaperSize } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');

interface FormatWords {
  readonly name: string;
  /** What it is good for, in a line. */
  readonly explanation: string;
}

export const en = {
  download: 'Download',
  download_course: 'Download this course',
  format: 'Format',
  formats: {
    pdf: { name: 'PDF', explanation: 'A book to print, to hand on and to read anywhere.' },
    markdown: {
      name: 'Markdown',
      explanation: 'For notes apps, editors and further work on the text.',
    },
    epub: { name: 'EPUB', explanation: 'A book for e-readers, tablets and phones.' },
    anki: {
      name: 'Anki',
      explanation:
        'Flashcards of the questions and key terms. A newer deck updates the cards you have.',
    },
    scorm: {
      name: 'SCORM 1.2',
      explanation:
        'For learning platforms such as Moodle: plays there, and reports progress and score.',
    },
    cmi5: {
      name: 'cmi5',
      explanation:
        'For learning platforms that speak xAPI: plays there, and reports progress, score and every answer.',
    },
    qti: {
      name: 'QTI 3',
      explanation:
        'The questions for other test software and learning platforms, with what is right and why.',
    },
    course: {
      name: 'Coursewright',
      explanation:
        'Everything in one signed file, with earlier versions of the lessons. Import it here or in another installation.',
    },
  } satisfies Record<ExportFormat | 'course', FormatWords>,

  extent: 'How much of it',
  whole: 'The whole course',
  chosen: 'Chosen modules and lessons',
  parts: 'Modules and lessons',
  lessons_chosen: ({ chosen, count }: { chosen: number; count: number }) =>
    plural(count, {
      one: `${number(chosen)} of 1 lesson chosen`,
      other: `${number(chosen)} of ${number(count)} lessons chosen`,
    }),
  none_chosen: 'Choose at least one lesson.',
  loading: 'Loading the modules and lessons…',
  not_loaded: 'The modules and lessons could not be loaded.',
  try_again: 'Try again',

  options: 'Options',
  quizzes: 'Quizzes, with their answers',
  sources: 'The cited passages in full',
  folder: 'A file for each lesson, in a zip',
  learning: 'My ticks, answers and notes (leave out to hand the file on)',
  media: ({ size }: { size: string }) => `Recordings and diagrams (about ${size})`,
  media_too_large: ({ max }: { max: string }) =>
    `They do not fit into a file, which takes ${max} of them, and are left out.`,

  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter (US)' } satisfies Record<PaperSize, string>,
  headings: 'Language of headings',
  headings_of_course: 'That of the course',

  preparing: 'The file is being prepared…',
  setting_pages: 'The pages are being set…',
  progress: 'How far the file is',
  percent: ({ share }: { share: number }) => `${number(Math.floor(share * 100))}%`,
  waits: ({ ahead }: { ahead: number }) =>
    plural(ahead, {
      one: 'The file waits for its turn: 1 other is made before it.',
      other: `The file waits for its turn: ${number(ahead)} others are made before it.`,
    }),
  may_close: 'You can close this window. You are told when the file is ready.',
  cancel: 'Do not make the file',
  kept: ({ size }: { size: string }) =>
    `${size}. The file is kept for a day: as long as nothing changes, downloading it again takes no time.`,
  ready: ({ format, topic }: { format: string; topic: string }) =>
    `Ready to download as ${format}: ${topic}`,
  failed_for: ({ format, topic, reason }: { format: string; topic: string; reason: string }) =>
    `Failed to download ${format}: ${topic}. ${reason}`,
  not_made: ({ reason }: { reason: string }) => `The file could not be downloaded. ${reason}`,
  downloaded: ({ name }: { name: string }) => `Downloaded: ${name}`,
  failed: ({ format }: { format: string }) => `Failed to download ${format}`,
  offline: 'You are offline. A course can be downloaded when the connection is back.',
  close: 'Close',
};
export type Messages = Translation<typeof en>;
