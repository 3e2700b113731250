import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../../shared/messages.ts';

const { number, plural } = wordsOf('en');

export const en = {
  titles: { welcome: 'Welcome', how: 'How it Works', start: 'Get Started' },
  step: ({ step, of }: { step: number; of: number }) => `${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  go: 'Let’s go',

  greeting: 'Good to have you here.',
  greeting_by_name: ({ name }: { name: string }) => `Good to have you here, ${name}.`,
  what_it_does:
    'Coursewright writes a course for you: on a topic you name, or from documents you bring.',
  check_it:
    'You need not take its word for anything. The number behind a sentence opens the passage it comes from.',

  name_topic: ({ strong }: { strong: Tag }) => (
    <>{strong('Name a topic or add documents.')} Say how deep it should go, if you like.</>
  ),
  watch: ({ strong }: { strong: Tag }) => (
    <>
      {strong('Watch it grow.')} Sources are read, an outline appears, and each lesson opens as soon
      as it is written.
    </>
  ),
  practise: ({ strong }: { strong: Tag }) => (
    <>{strong('Read, check, practise.')} Every lesson comes with its sources and a quiz.</>
  ),

  you_have: ({ count, strong }: { count: number; strong: Tag }) => (
    <>
      You have {strong(plural(count, { one: '1 credit', other: `${number(count)} credits` }))}. 1
      credit generates 1 course.
    </>
  ),
  more: 'Audio and visualizations of a lesson take credits of their own. Courses that you save wait on the page “Offline”, with or without a connection.',
  failure_is_free: 'If a course fails, its credit comes back by itself.',
};
export type Messages = Translation<typeof en>;
