import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number } = wordsOf('en');

interface Titled {
  readonly title: string;
}

export const en = {
  add_module: 'Add a module',
  add_lesson: 'Add a lesson',
  add_lesson_to: ({ title }: Titled) =>
    title ? `Add a lesson to “${title}”` : 'Add a lesson to the new module',
  modules_full: ({ max }: { max: number }) => `A course has at most ${number(max)} modules.`,
  lessons_full: ({ max }: { max: number }) => `A module has at most ${number(max)} lessons.`,

  /** Said to a screen reader after a change. */
  removed: ({ title }: Titled) => `${title ? `“${title}”` : 'The new entry'} is removed.`,
  removed_on_save: ({ title }: Titled) =>
    `${title ? `“${title}”` : 'The new entry'} is removed when you save.`,
  stays: ({ title }: Titled) => `${title ? `“${title}”` : 'The new entry'} stays.`,
  lesson_added: 'A new lesson at the end of the module. Give it a title.',
  module_added: 'A new module at the end. Give it a title.',
  module_moved: ({ title, place, of }: Titled & { place: number; of: number }) =>
    `${title ? `“${title}”` : 'The new entry'}: place ${place} of ${of}.`,
  lesson_moved: ({
    title,
    module,
    place,
    of,
  }: Titled & { module: number; place: number; of: number }) =>
    `${title ? `“${title}”` : 'The new entry'}: module ${module}, place ${place} of ${of}.`,

  /** How the buttons beside a module or lesson call it: `Move “Floods” up`. */
  module_called: ({ title }: Titled) => (title ? `module “${title}”` : 'the new module'),
  lesson_called: ({ title }: Titled) => (title ? `“${title}”` : 'the new lesson'),
  place_of: ({ name }: { name: string }) => `Place of ${name}`,
  move_up: 'Move up',
  move_down: 'Move down',
  remove: 'Remove',
  move_this_up: ({ name }: { name: string }) => `Move ${name} up`,
  move_this_down: ({ name }: { name: string }) => `Move ${name} down`,
  move_to_module: ({ name }: { name: string }) => `Move ${name} to another module`,
  remove_this: ({ name }: { name: string }) => `Remove ${name}`,
  new_module: 'New module',
  new_lesson: 'New lesson',
  full: ({ title }: Titled) => `${title} (full)`,

  module_title: 'Title of the module',
  lesson_title: 'Title of the lesson',
  module_placeholder: 'What the module is about',
  lesson_placeholder: 'What the lesson is about',
  description: 'Description',
  description_of: ({ name }: { name: string }) => `Description of ${name}:`,
  hide_description: 'Hide description',
  add_description: 'Add a description',
  objectives: 'Objectives, one per line',

  module_gone: ({ title }: { title: React.ReactNode }) => (
    <>{title} is removed, with its lessons.</>
  ),
  module_gone_on_save: ({ title }: { title: React.ReactNode }) => (
    <>{title} is removed when you save, with its lessons.</>
  ),
  lesson_gone: ({ title }: { title: React.ReactNode }) => <>{title} is removed.</>,
  lesson_gone_on_save: ({ title }: { title: React.ReactNode }) => (
    <>{title} is removed when you save.</>
  ),
  put_back: 'Put back',
  put_this_back: ({ title }: Titled) => `Put back “${title}”`,
};
export type Messages = Translation<typeof en>;
