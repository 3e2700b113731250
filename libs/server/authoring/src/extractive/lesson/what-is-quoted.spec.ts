import { type Block, buildPassages } from '@coursewright/sources';
import { expect, it } from 'vitest';
import { brief, plainSource, write } from '../../../test/write-course.ts';

const river =
  'A river carries water from the hills to the sea, and with the water it carries sand, silt and stones that it has torn from its banks.';
const bed =
  'The bed of a river is never the same for long, since slow water lets fall what fast water has torn out of the hills. A delta grows where the river comes to rest in the sea, and all of its sand sinks to the ground there.';
const lessonOn = (...passages: readonly { heading: string; text: string }[]) =>
  write(
    {
      sources: [
        plainSource('s', [], {
          passages: passages.map(({ heading, text }, at) => ({
            id: `s-${at}`,
            number: at + 1,
            headings: ['Rivers', heading],
            text,
            kind: 'prose' as const,
          })),
        }),
      ],
    },
    brief('Rivers', { moduleCount: 1, submoduleCount: 1 }),
  ).lessons[0]!.lesson.content;

it('keeps a quotation together with the page that it is from', () => {
  const content = lessonOn({
    heading: 'Banks',
    text: `${river} One writer calls the bank “the memory of the water.” [Rivers, p. 12] Others see in it no more than loose sand.`,
  });
  expect(content).toContain('memory of the water.” [Rivers, p. 12] [S1.1]');
  expect(content).toContain('Others see in it');
});

it.each([
  'Legalese',
  'Combining Documents',
  'Feedback',
  'Citing this document',
  'Status of This Memo',
  "Authors' Addresses",
  'Riconoscimenti e licenza',
  'Информация для дальнейшего чтения',
])('leaves out “%s”', (heading) => {
  const text =
    'Whoever writes of this text names the river board and the year in which it was made.';
  expect(lessonOn({ heading: 'Banks', text: `${river} ${bed}` }, { heading, text })).not.toContain(
    text,
  );
  expect(
    lessonOn({ heading: 'Banks', text: `${river} ${bed}` }, { heading: 'Sand', text }),
  ).toContain(text);
});

it('quotes long sentences where a text has no others', () => {
  const long = ['sand', 'silt', 'clay', 'gravel'].map(
    (load) =>
      `Where the river of the ${load} hills comes down to the plain ${'it turns to the left and to the right and '.repeat(7)}lets its ${load} fall.`,
  );
  const content = lessonOn({ heading: 'Banks', text: long.join(' ') });
  expect(content).toContain('lets its sand fall');
});

it('leaves out books to read and addresses to write to', () => {
  const content = lessonOn({
    heading: 'Banks',
    text: `${river}\n\nPeter Hall and Mary B. Stone (2008), “The sands of the river”, second edition.\n\nWhat you think of the sand of a river may be sent to river-list@Sand-board.org at any time.\n\nHall (2008) has measured how much sand a river of the hills carries to the sea in a year.`,
  });
  expect(content).not.toMatch(/The sands of the river|river-list/);
  expect(content).toContain('Hall (2008) has measured');
});

it('shows a long program as one, and two programs as two', () => {
  const program = Array.from(
    { length: 50 },
    (_, i) => `measure(bank_${i}, sand_of_the_river_${i})`,
  ).join('\n');
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: 'Rivers' },
    { kind: 'prose', text: `${river} ${bed}` },
    { kind: 'prose', text: 'This program measures them all:' },
    { kind: 'code', language: '', text: program },
    { kind: 'code', language: '', text: 'forget(all)' },
    { kind: 'prose', text: bed.replace('A delta', 'Another delta') },
  ];
  const source = plainSource('s', [], buildPassages(blocks, 'en'));
  const { content } = write(
    { sources: [source] },
    brief('Rivers', { moduleCount: 1, submoduleCount: 1 }),
  ).lessons[0]!.lesson;
  expect(content).toContain(`\`\`\`\n${program}\n\`\`\`\n\n\`\`\`\nforget(all)\n\`\`\``);
});

it('shows no end of a program whose beginning is longer than a lesson quotes', () => {
  const line = (i: number): string => `s(${i})`;
  const program = [
    ...Array.from({ length: 190 }, (_, i) => line(i)),
    ...Array.from({ length: 20 }, (_, i) => `measure(bank_${i}, sand_of_the_river_${i})`),
  ].join('\n');
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: 'Rivers' },
    { kind: 'prose', text: `${river} ${bed}` },
    { kind: 'prose', text: 'This program measures them all:' },
    { kind: 'code', language: '', text: program },
    { kind: 'prose', text: bed.replace('A delta', 'Another delta') },
    { kind: 'code', language: '', text: 'forget(all)' },
  ];
  const source = plainSource('s', [], buildPassages(blocks, 'en'));
  const { content } = write(
    { sources: [source] },
    brief('Rivers', { moduleCount: 1, submoduleCount: 1 }),
  ).lessons[0]!.lesson;
  expect(content).not.toMatch(/measure\(bank|measures them all/);
  expect(content).toContain('forget(all)');
});

it('quotes what several pages of a manual say in the same words no more than twice', () => {
  const options =
    '- `--sand`: Counts the sand that the river carries to the sea.\n- `--bank`: Draws the banks of the river as they were a year before.\n- `--quiet`: Says nothing of what it has done.';
  const told = [
    river,
    bed,
    'Stones of the hills are round when they have been carried for a day, and flat when they have been carried for a year.',
    'Whoever builds a dam across the valley keeps its stones and silt behind it, and the beach below loses what it had.',
  ];
  const content = lessonOn(
    ...told.map((text, n) => ({ heading: `Reach ${n + 1}`, text: `${text}\n\n${options}` })),
  );
  expect(content).toContain('Whoever builds a dam');
  expect(content.split('Draws the banks')).toHaveLength(3);
});

// A pattern that can share out a run of capitals in many ways would not come to an end with it.
it('reads on where a font without letters has left a run of capitals', () => {
  const notes = `4 ! ${'C'.repeat(48)} 4 = @ 5? 7 J J L 5 J J L J J L @ 5 5 @ 5? 7 5 J J L J JJL @ 3.`;
  const content = lessonOn(
    { heading: 'Banks', text: `${river} ${bed}` },
    { heading: 'Notes', text: notes },
  );
  expect(content).toContain('never the same for long');
});
