import type { Translation } from '@coursewright/contract/words';
import type { Tag } from '../../../shared/messages.ts';

export const en = {
  chip: '1 credit = 1 full course',
  headline: ({ mark, line }: { mark: Tag; line: Tag }) => (
    <>
      {line('Name a topic.')}
      {line(<>Get a {mark('course')}</>)}
      {line('you can finish.')}
    </>
  ),
  lead: 'Coursewright reads up on your topic, or on the documents you bring, and writes modules, short lessons and quizzes. Every statement leads to the passage it rests on.',
  generate: 'Generate a course',
  open_sample: 'Open a sample course',
  free: 'Free credits when you join. No card needed to start.',
  call: 'What do you want to understand?',
  call_text:
    'Your first courses are free. They stay yours, with every source they were written from.',
  create_account: 'Create your account',

  card: {
    label: 'Example of a course in progress',
    course: 'How rivers shape land',
    size: '4 modules',
    done: 'Done',
    now: 'Reading',
    next: 'Next',
  },
  modules: [
    { title: 'Water on its way to the sea', about: '3 lessons · all read', state: 'done' },
    { title: 'Erosion and transport', about: '4 lessons · all read', state: 'done' },
    { title: 'Mountains and the upper course', about: '3 lessons · 6 key terms', state: 'now' },
    { title: 'Meanders and floodplains', about: '4 lessons · 5 questions', state: 'next' },
  ] as readonly { title: string; about: string; state: 'done' | 'now' | 'next' }[],

  how: 'From a question to a course in a few minutes',
  steps: [
    {
      title: 'You say what',
      text: 'A topic in a few words, or up to twenty documents of your own: PDF, Word, EPUB, HTML, Markdown or text. Add for whom it is, and the language.',
    },
    {
      title: 'It reads first',
      text: 'Sources are split into numbered passages. The outline is drawn from what they cover, module by module, before a line of a lesson is written.',
    },
    {
      title: 'It writes in the open',
      text: 'You watch lessons appear and start with the first one while the rest is written. Every sentence is checked against the passage it cites.',
    },
    {
      title: 'You learn it',
      text: 'Short lessons, key terms, and a quiz with each of them, with an explanation and its source for every answer.',
    },
  ] as readonly { title: string; text: string }[],

  why: 'Why it works',
  reasons: [
    {
      title: 'You can check it',
      text: 'A citation opens the very passage, kept inside the course. It is there even when the page behind it has gone.',
    },
    {
      title: 'It says what it does not know',
      text: 'A sentence that its passage does not support is rewritten or marked. The course counts both kinds, in plain sight.',
    },
    {
      title: 'Asking beats rereading',
      text: 'What you are asked to recall stays longer than what you read twice. So every lesson has its questions.',
    },
    {
      title: 'Failure costs nothing',
      text: 'If a course cannot be written, its credit comes back by itself. If you stop it early, what is written stays.',
    },
  ] as readonly { title: string; text: string }[],

  sample: 'A page out of a course',
  sample_intro: 'Open a citation. Answer the question. This is what a lesson feels like.',
  read_course: 'Read the whole course',
  citation: ({ marker }: { marker: number }) => `Citation ${marker}`,
  lesson: {
    path: 'Erosion and transport · Lesson 2',
    title: 'Speed and grain size',
    source: 'How rivers shape land › Erosion and transport › Speed and grain size',
    passages: {
      1: 'Competence means the size of the largest particle that a river can move at a given moment. A faster current has a greater competence, so boulders move only during floods.',
      2: 'The Hjulström curve shows that medium sand is the easiest material to erode. Clay needs a faster current than sand to start moving, because its tiny particles stick together.',
    },
  },
  lesson_text: ({ first, second }: { first: Tag; second: Tag }) => (
    <>
      What a river can carry depends on its speed. Its competence is the size of the largest
      particle it can move at a given moment, so boulders move only during floods.{first('1')} Yet
      small does not mean easy: the Hjulström curve shows that medium sand is the easiest material
      to erode, while clay needs a faster current to start moving.{second('2')}
    </>
  ),
  question: {
    path: 'Question 1 of 5',
    title: 'Which material does a river erode most easily?',
    hint: 'Every answer comes with its explanation.',
    right: 'Right.',
    wrong: 'No, it is medium sand.',
    explanation:
      'Clay grains are smaller, but they stick together and need a faster current to start moving. Gravel and boulders are simply heavier.',
  },
  answers: { clay: 'Clay', sand: 'Medium sand', gravel: 'Gravel', boulders: 'Boulders' },

  installation: 'This installation writes with the built-in author',
  installation_text:
    'It uses no language model: it selects and quotes sentences from your documents, or from a bundled library, and cites each of them. With no documents of your own, these topics are at hand:',
  installation_text_offline:
    'It uses no language model: it selects and quotes sentences from your documents, or from a bundled library, and cites each of them. It does not search the web. With no documents of your own, these topics are at hand:',
};
export type Messages = Translation<typeof en>;
