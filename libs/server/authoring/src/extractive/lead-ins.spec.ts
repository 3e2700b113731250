import { expect, it } from 'vitest';
import { brief, plainSource, write } from '../../test/write-course.ts';

const lessonOf = (...paragraphs: string[]) =>
  write(
    { sources: [plainSource('s', [paragraphs.join('\n\n')])] },
    brief('Version control', { moduleCount: 1, submoduleCount: 1 }),
  ).lessons[0]!.lesson;

const running =
  'A version control system keeps every state of a project, so that each earlier one can be looked at and restored. It also tells who changed a line, and for which reason that was done.';

it('code keeps the words that lead to it, whatever they say and even unfinished', () => {
  const { content } = lessonOf(
    running,
    'The changes are ready now. You can see what is about to be kept with the following command:',
    '```\ngit diff --cached\n```',
    'If the whole history of the project is wanted, the command',
    '```\ngit log\n```',
    'prints it from the newest state to the oldest one.',
  );
  expect(content).toContain(
    'You can see what is about to be kept with the following command: [S1.1]\n\n```\ngit diff',
  );
  expect(content).toContain(
    'If the whole history of the project is wanted, the command [S1.1]\n\n```\ngit log\n```\n\nprints it from the newest state',
  );
});

it('words that lead to what a lesson cannot quote are left out, and so is the rest of their sentence', () => {
  const { content } = lessonOf(
    running,
    'If the whole history of the project is wanted, the command',
    `\`\`\`\n${'git log --oneline\n'.repeat(80)}\`\`\``,
    'prints it from the newest state to the oldest one.',
    'A branch is a line of work that leaves the others alone until it is brought together with them.',
  );
  expect(content).not.toMatch(/the command|prints it/);
  expect(content).toContain('A branch is a line of work');
});

it('terms of use and calling conventions are no lesson', () => {
  const { content } = lessonOf(
    'Permission is granted to make and distribute verbatim copies of this text provided that this notice is preserved on all of them.',
    running,
    'A branch is a line of work that leaves the others alone until it is brought together with them, which the system does line by line.',
    'Traditional usage keep {A|c|d|r} [GnSkUW] [ARG...].',
  );
  expect(content).toContain('A version control system keeps');
  expect(content).not.toMatch(/Permission|Traditional/);
});

it('the ways through a document are no list, and a label above one leads to nothing', () => {
  const { content } = lessonOf(
    'Download the book',
    '- **Précédent**\n- The book of states\n- **Suivant**',
    running,
    'Further kinds of states',
    '- states that nobody has named\n- states that were taken back',
  );
  expect(content).not.toMatch(/Download|Précédent|Further kinds/);
  expect(content).toContain('- states that nobody has named');
});

it('a list that sends its reader to sections is an index, and none', () => {
  const sent = ['merging', 'tags in colour', 'taking back'].map(
    (name) => `- ${name}: The many branches [States of a ${name}]`,
  );
  const { content } = lessonOf(
    running,
    'The words of the manual:',
    sent.join('\n'),
    'A branch is a line of work that leaves the others alone until it is brought together with them, which the system does line by line.',
  );
  expect(content).not.toMatch(/States of a/);
});

it('a summary stands alone: no side remarks, and nothing about what stands below', () => {
  const { summary } = lessonOf(
    running,
    '(The complete history of the project, its branches and every state of a line is shown by the log.) The states of the project, its lines and its history are listed in the table below.',
    'A branch is a line of work that leaves the history of a project alone until it is brought together with it.',
    'With the latter, every state of the history of a project, a line and a branch can be shown in colours.',
  );
  expect(summary).toContain('A version control system keeps');
  expect(summary).not.toMatch(/complete|below|latter/);
});

it('what leans on a sentence that is left out is left out with it', () => {
  const { content, summary } = lessonOf(
    'This section describes the simplest way to keep the states of a project. It is assumed that the reader is somewhat familiar with the shell. If that’s not the case, it is recommended to consult the many excellent books on it.',
    running,
    'The kept states then will be available in a folder of their own beside the other files of the project.',
  );
  expect(content).toContain('A version control system keeps');
  expect(content).not.toMatch(/not the case/);
  expect(summary).not.toMatch(/then will be/);
});

it('words without a colon that a list goes on with lead to it, and a label does not', () => {
  const list = '- groups of files that change together\n- the first state of a new branch';
  const lesson = (words: string) => lessonOf(running, words, list).content;
  expect(lesson('A tag may be used for')).toContain('A tag may be used for [S1.1]\n\n- groups of');
  expect(lesson('The many kinds of tags')).not.toContain('The many kinds of tags');
});

it('a list belongs to its own heading, also where nothing else stands there', () => {
  const passages = [
    { headings: ['Versions'], text: running },
    { headings: ['Versions', 'Branches'], text: running.replaceAll('state', 'branch') },
    { headings: ['Versions', 'Tags'], text: 'Uses of tags' },
    {
      headings: ['Versions', 'Tags'],
      text: '- groups of files that change together\n- one state',
      kind: 'list' as const,
    },
  ].map((one, at) => ({ id: `v-${at}`, number: at + 1, kind: 'prose' as const, ...one }));
  const { content } = write(
    { sources: [plainSource('v', [], { passages })] },
    brief('Version control', { moduleCount: 1, submoduleCount: 1 }),
  ).lessons[0]!.lesson;
  expect(content).toContain('### Tags\n\n- groups of files');
});

it('underscores within a name are no sign of emphasis that a sentence cuts off', () => {
  const { content } = lessonOf(
    running,
    'The function pump__open opens the gate of the upper basin, so that the water flows down to the mill.',
    'A branch is a line of work that leaves the others alone until it is brought together with them.',
  );
  expect(content).toContain('The function pump__open opens');
});
