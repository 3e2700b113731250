import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { ReadingTool } from '../../model/reader.ts';
import type { ShortcutAction } from '../model/shortcuts.ts';
import type { TextSetting, TextSettings } from '../model/text-settings.ts';

const { number, plural } = wordsOf('en');

export const en = {
  loading: 'Loading…',
  not_loaded: 'This could not be loaded. Check your connection and reload the page.',

  text_settings: 'Text settings',
  settings: {
    size: 'Text size',
    spacing: 'Line spacing',
    width: 'Column width',
  } satisfies Record<TextSetting, string>,
  sizes: {
    small: 'Small',
    normal: 'Normal',
    large: 'Large',
    larger: 'Larger',
    largest: 'Largest',
  } satisfies Record<TextSettings['size'], string>,
  spacings: { tight: 'Tight', normal: 'Normal', loose: 'Loose' } satisfies Record<
    TextSettings['spacing'],
    string
  >,
  widths: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' } satisfies Record<
    TextSettings['width'],
    string
  >,
  reset: 'Reset',

  tools: {
    search: 'Search this course',
    glossary: 'Glossary',
    shortcuts: 'Keyboard shortcuts',
  } satisfies Record<ReadingTool, string>,
  tools_short: { search: 'Search', glossary: 'Glossary' } satisfies Partial<
    Record<ReadingTool, string>
  >,

  shortcuts_on: 'Single-key shortcuts',
  shortcuts_hint: 'They never work while you type in a field.',
  shortcuts: {
    next: 'Next lesson',
    previous: 'Previous lesson',
    outline: 'Outline',
    questions: 'Quiz of this lesson, and back',
    sources: 'Sources and details',
    search: 'Search this course',
    glossary: 'Glossary',
    finish: 'Finish this lesson',
    help: 'This list',
    close: 'Close what is open',
  } satisfies Record<ShortcutAction, string>,
  escape_key: 'Esc',
  left_arrow: 'Left arrow',
  right_arrow: 'Right arrow',

  search_words: 'Words to find in all lessons',
  searching: 'Searching…',
  found: ({ count }: { count: number }) =>
    plural(count, { one: 'Found in 1 lesson', other: `Found in ${number(count)} lessons` }),
  found_nothing: ({ words }: { words: string }) =>
    `No lesson has “${words}”. Try fewer words, or only the beginning of a word.`,
  more_places: ({ count }: { count: number }) =>
    plural(count, { one: 'and 1 more place', other: `and ${number(count)} more places` }),

  filter_terms: 'Filter the terms',
  terms: ({ count }: { count: number }) =>
    plural(count, { one: '1 term', other: `${number(count)} terms` }),
  found_no_term: ({ words }: { words: string }) =>
    `No term has “${words}”. The search looks through the text of all lessons.`,
  no_terms: 'The lessons of this course name no key terms.',
  terms_to_come: 'Key terms appear here as lessons are finished.',
  in_lesson: ({ lesson }: { lesson: string }) => `Lesson ${lesson}:`,
  source: ({ title }: { title: string }) => `Source: ${title}`,
};
export type Messages = Translation<typeof en>;
