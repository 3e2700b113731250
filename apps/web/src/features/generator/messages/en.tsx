import type {
  ExplanationStyle,
  quotedStyles,
  SourcePolicy,
  WithoutSources,
} from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../shared/messages.ts';
import type { UsableProvider } from '../model/own-keys.ts';
import type { Upload } from '../model/uploads.ts';

const { number, plural, list } = wordsOf('en');

interface Choice {
  readonly name: string;
  readonly explanation: string;
}

export const en = {
  new_course: 'New course',
  title: 'What do you want to learn?',
  lead: 'Name a topic or bring documents. You get modules of short lessons with quizzes, and each statement leads to its source.',
  optional: 'optional',
  loading: 'Loading the form…',
  taking_share: 'Taking in what was shared…',
  share_gone: 'What was shared is not here any more. Please share it again.',
  error_id: ({ message, id }: { message: string; id: string }) => `${message} (Error ID: ${id})`,

  topic: 'Topic',
  topic_placeholder: 'How rivers shape land',
  topic_too_long: ({ by }: { by: number }) =>
    plural(by, {
      one: 'The topic is 1 character too long.',
      other: `The topic is ${number(by)} characters too long.`,
    }),
  characters: ({ count, max }: { count: number; max: number }) =>
    `${number(count)} of ${number(max)} characters`,
  audience: 'Who is it for, and what should they be able to do?',
  audience_placeholder: 'I know school biology and want to understand a river walk.',
  builtin_title: 'About the built-in author',
  builtin: ({ strong }: { strong: Tag }) => (
    <>
      No AI model is connected: the {strong('built-in author')} writes with sentences from your
      sources. Add documents below.
    </>
  ),
  builtin_with_samples: ({ strong }: { strong: Tag }) => (
    <>
      No AI model is connected: the {strong('built-in author')} writes with sentences from your
      sources. Add documents below, or pick a sample topic:
    </>
  ),

  coverage_short: ({ onTopic, asked }: { onTopic: number; asked: number }) =>
    plural(onTopic, {
      one: `Your sources carry about 1 lesson on this; ${number(asked)} were asked for.`,
      other: `Your sources carry about ${number(onTopic)} lessons on this; ${number(asked)} were asked for.`,
    }),
  coverage_language_title: 'Your sources are in another language.',
  coverage_language: ({ language }: { language: string }) =>
    `Your sources are in ${language}. The built-in author quotes them as they are; only titles and questions around them are in the language of the course.`,
  coverage_fewer: ({ count }: { count: number }) =>
    plural(count, { one: 'Write 1 lesson', other: `Write ${number(count)} lessons` }),
  coverage_all: ({ count }: { count: number }) =>
    `Write ${number(count)} lessons from all of the sources`,
  coverage_anyway: 'Write it anyway',
  coverage_in: ({ language }: { language: string }) => `Write the course in ${language}`,

  documents: 'Your documents',
  choose_files: 'Choose files',
  or_drop: 'or drop them here.',
  what_fits: ({ size, count }: { size: string; count: number }) =>
    `PDF, Word, EPUB, HTML, Markdown or text; up to ${size} each, ${number(count)} per course.`,
  documents_not_loaded: 'Your earlier documents could not be loaded.',
  still_uploading: 'Some documents are still being uploaded. Wait for them, or remove them.',
  uploads: 'Uploads',
  upload_states: {
    waiting: 'Waiting',
    sending: 'Uploading',
    reading: 'Reading the text',
    failed: 'Not added',
  } satisfies Record<Upload['state'], string>,
  upload_of: ({ file }: { file: string }) => `Upload of ${file}`,
  try_again: 'Try again',
  try_file_again: ({ file }: { file: string }) => `Try again: ${file}`,
  remove: 'Remove',
  remove_file: ({ file }: { file: string }) => `Remove ${file}`,
  file_empty: 'The file is empty.',
  file_too_large: ({ size, max }: { size: string; max: string }) =>
    `The file has ${size}; the limit is ${max}.`,
  file_unknown: ({ formats }: { formats: readonly string[] }) =>
    `This kind of file cannot be read. Supported: ${list(formats)}.`,
  too_many_documents: ({ max }: { max: number }) =>
    `A course takes at most ${number(max)} documents.`,
  document_list: 'Documents',
  passages: ({ count }: { count: number }) =>
    plural(count, { one: '1 passage', other: `${number(count)} passages` }),
  show_all_documents: ({ count }: { count: number }) => `Show all ${number(count)} documents`,
  delete: 'Delete',
  delete_file: ({ file }: { file: string }) => `Delete ${file}`,
  delete_question: ({ file }: { file: string }) => `Delete “${file}”?`,
  delete_consequence:
    'The document is deleted permanently. Courses written from it keep the passages they cite.',

  without_documents: {
    library: 'Without documents, the course uses the built-in sample library.',
    web: ({ search }: { search: string }) =>
      `Without documents, the course uses the web (through ${search}).`,
  },
  sources: 'Sources to use',
  policies_library: {
    documents: {
      name: 'Only my documents',
      explanation: 'Nothing else is read; what they do not say is not in the course.',
    },
    documents_and_web: {
      name: 'My documents, then the sample library',
      explanation: 'Your documents come first; gaps are filled from the library.',
    },
    web: {
      name: 'Only the sample library',
      explanation: 'The documents chosen above are not used.',
    },
  } satisfies Record<SourcePolicy, Choice>,
  policies_web: {
    documents: {
      name: 'Only my documents',
      explanation: 'Nothing else is read; what they do not say is not in the course.',
    },
    documents_and_web: {
      name: 'My documents, then the web',
      explanation: 'Your documents come first; gaps are filled from the web.',
    },
    web: { name: 'Only the web', explanation: 'The documents chosen above are not used.' },
  } satisfies Record<SourcePolicy, Choice>,

  without_sources: 'If no source is found',
  without_sources_choices: {
    ask: {
      name: 'Ask me',
      explanation: 'Writing pauses until you decide. If you stop there, your credit comes back.',
    },
    allow: {
      name: 'Write it without',
      explanation:
        'From what the model knows, which may be wrong. Nothing is cited, and the course says so throughout.',
    },
    refuse: { name: 'Stop', explanation: 'Nothing is written and your credit comes back.' },
  } satisfies Record<WithoutSources, Choice>,

  own_keys: 'Your own keys',
  own_keys_hint: ({ account }: { account: Tag }) => (
    <>
      To have courses written by Gemini or searched for with Perplexity on your own key, save it in{' '}
      {account('your account')} first.
    </>
  ),
  key_uses: {
    google: {
      name: 'Write with Gemini, on my Google key',
      explanation: 'Gemini writes the course instead of the author set up here. Google bills you.',
    },
    perplexity: {
      name: 'Search with my Perplexity key',
      explanation:
        'Perplexity searches the web for the course and bills you. There is no search when only your documents are used.',
    },
  } satisfies Record<UsableProvider, Choice>,

  advanced: 'Advanced: outline first, language, style, size and speed',
  outline_first: 'Show me the outline first',
  outline_first_explanation:
    'Writing pauses after the outline: rename, move, add and remove modules and lessons, then have the course written. If you cancel there, it costs nothing.',
  course_language: 'Language of the course',
  course_language_hint: 'For other languages, type the code, such as nl or pt-BR.',
  no_such_language: 'No such language. Try its code, such as nl.',
  style: 'Style',
  /** What they do where the author quotes. */
  quoted_styles: {
    standard: 'What the sources say on it, in their order.',
    simple: 'Prefers their short sentences and definitions; the lessons are shorter.',
    technical: 'Prefers passages with code, tables and figures; the lessons are longer.',
    example: 'Prefers passages that give examples.',
    conceptual: 'Prefers passages that say why and define terms.',
  } satisfies Record<(typeof quotedStyles)[number], string>,
  styles: {
    standard: { name: 'Standard', explanation: 'Clear and balanced, as in a good textbook.' },
    simple: {
      name: 'Simple',
      explanation: 'Short sentences and everyday words; every term is explained.',
    },
    technical: {
      name: 'Technical',
      explanation: 'Precise terms, details and edge cases for readers with background.',
    },
    example: {
      name: 'By example',
      explanation: 'Each idea starts from a concrete case and then generalises.',
    },
    conceptual: {
      name: 'Conceptual',
      explanation: 'The why and how things hang together, before the details.',
    },
    grumpy_genius: {
      name: 'Grumpy genius',
      explanation: 'Sharp and impatient with nonsense, but never wrong about the facts.',
    },
  } satisfies Record<ExplanationStyle, Choice>,
  modules: 'Modules',
  lessons_per_module: 'Lessons in each module',
  author_decides: ({ min, max }: { min: number; max: number }) =>
    `The author decides (${min} to ${max})`,
  exactly: ({ count }: { count: number }) => `Exactly ${count}`,
  speed: 'Speed',
  speed_hint:
    'How much is done at the same time. More is faster, unless the model or the search service limits requests.',
  speeds: {
    parallel_count: { label: 'Modules', hint: 'planned at once' },
    search_parallel_count: { label: 'Searches', hint: 'made at once' },
    submodule_parallel_count: { label: 'Lessons', hint: 'written at once' },
  },

  credits: ({ count }: { count: number }) =>
    plural(count, { one: '1 credit', other: `${number(count)} credits` }),
  you_have: ({ count }: { count: number }) => `you have ${number(count)}`,
  generate: 'Generate course',
  starting: 'Starting…',
  start_failed: 'Failed to start course generation. Please try again.',
  draft_stays: 'Your draft stays here.',
  not_enough_credits: 'You do not have enough credits.',
  buy_credits: 'Buy credits',

  find_courses: ({ link }: { link: Tag }) => (
    <>What you have generated is in {link('your history')}.</>
  ),
};
export type Messages = Translation<typeof en>;
