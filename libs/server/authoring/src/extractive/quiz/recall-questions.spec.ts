import { describe, expect, it } from 'vitest';
import { keyOf, quizOn } from '../../../test/quiz-on.ts';

const recalled = (...args: Parameters<typeof quizOn>) =>
  quizOn(...args)
    .filter(({ kind }) => kind === 'free_recall')
    .map((item) => [item.question, keyOf(item)]);

const questionsOf = (items: ReturnType<typeof recalled>) => items.map(([question]) => question);

const sluice = 'A **sluice** is a low wall with an opening that lets the water of a river through.';
const filler = 'Every night the boats are washed, and by noon they are full again.';

const asked = {
  en: ['Why do ferries have two bows?', 'A ferry goes back the way it came and needs no turn.'],
  es: [
    '¿Por qué tienen dos proas los transbordadores?',
    'Un transbordador vuelve por donde vino y no tiene que dar la vuelta.',
  ],
  ru: ['Зачем парому два носа?', 'Паром идёт обратно той же дорогой и не должен разворачиваться.'],
} as const;

describe('what the built-in author asks to be answered from memory', () => {
  it('is a term of which the lesson has no others to choose from', () => {
    const [item] = quizOn([`${sluice} ${filler}`]);
    expect(item).toMatchObject({
      kind: 'free_recall',
      question: 'What does “sluice” mean?',
      options: [
        {
          text: 'A low wall with an opening that lets the water of a river through.',
          is_correct: true,
        },
      ],
      refs: ['S1.1'],
    });
  });

  it('is asked in the language of the course', () => {
    expect(
      recalled(['Eine **Fähre** ist ein Schiff, das Menschen und Autos über einen Fluss bringt.'], {
        language: 'de',
      }),
    ).toEqual([
      ['Was bedeutet „Fähre“?', 'Ein Schiff, das Menschen und Autos über einen Fluss bringt.'],
    ]);
  });

  it('is no term that is asked among others already', () => {
    const items = quizOn([
      'A **queue** is a list of jobs that wait for a free machine.',
      'A **spool** is a directory that holds finished pages for a printer.',
      'A **shard** is a piece of a large archive that lies on a disk of its own.',
      'A **ticket** is a short note that names the owner of a task.',
    ]);
    for (const term of ['queue', 'spool', 'shard', 'ticket'])
      expect(
        items.filter(
          ({ question, options }) =>
            question.includes(`“${term}”`) ||
            (options.length > 1 &&
              options.some(({ text, is_correct }) => is_correct && text === term)),
        ).length,
        term,
      ).toBeLessThanOrEqual(1);
    expect(items.some(({ kind }) => kind !== 'free_recall')).toBe(true);
  });

  it.each([
    ['what the name says itself', 'A **car ferry** is a ferry that carries a car over a river.'],
    [
      'what is told of a thing not named',
      'A **keel** is the part of its lower side that stays wet.',
    ],
    ['what letters stand for', '**GTK** is a graphical tool kit that draws windows on a screen.'],
    [
      'what leans on something else',
      'A **ferry** is the largest of its boats and the pride of them.',
    ],
    ['a kind alone', 'A **sluice** is a low wall of stones.'],
    ['praise', 'A **ferry** is a very useful thing to have on a wide river.'],
  ])('is not %s', (_, text) => {
    expect(recalled([text])).toEqual([]);
  });

  it('is a command by what it is for, and no plain word of a list', () => {
    const list = [
      '- `qvx`: Records every system call of a process.',
      '- `steps`: Draws a line between neighbours of a row.',
      '- **clip**: A part of a drawing that stays when all else is cut.',
    ].join('\n');
    const text = 'The program draws in steps, and each of the steps takes a moment.';
    expect(recalled([text, list])).toEqual([
      ['What is “qvx” for?', 'Records every system call of a process.'],
    ]);
  });

  it('is no term of which only is told what is done with it', () => {
    const list = (said: string) => [
      `1 2 3.`,
      `- **Multi-Dock**: ${said}\n- **Pier**: 船が荷を降ろす所。`,
    ];
    expect(
      questionsOf(
        recalled(list('船に積む荷物の名前を書いた札で、船が港に着くまで荷物に付けておくもの。'), {
          language: 'ja',
        }),
      ),
    ).toContain('「Multi-Dock」とは何ですか？');
    expect(
      questionsOf(recalled(list('船に積む荷物の名前を毎朝帳簿に追加します。'), { language: 'ja' })),
    ).not.toContain('「Multi-Dock」とは何ですか？');
  });

  it('is no term of which no more is said than of another one', () => {
    expect(
      recalled([
        'A **weir** is a low wall that slows the water. A **sill** is a low wall of stones that slows the water of a canal.',
      ]),
    ).toEqual([['What does “sill” mean?', expect.stringContaining('canal')]]);
  });

  it('is a command by what it is, if that is what is told of it', () => {
    expect(
      recalled(['- `hjl`: A collection of scripts that wake other machines at night.']),
    ).toEqual([['What is “hjl”?', 'A collection of scripts that wake other machines at night.']]);
    const table = [
      '| command | description |',
      '|---|---|',
      '| `qvx` | every system call of a process *|',
      '| `hjl --all` | names of the boats that leave at noon |',
      '| `zkt` | remote copies of large files (or 0) |',
      '| `wmx` | will clear up what happened at night |',
      '| `dkt` | loads every letter that waits for its reader |',
    ].join('\n');
    expect(recalled([table]).toSorted()).toEqual([
      ['What is “dkt” for?', 'Loads every letter that waits for its reader.'],
      ['What is “hjl --all” for?', 'Names of the boats that leave at noon'],
    ]);
    expect(recalled(['- `zkt`: 2-way remote copies of large files on several disks.'])).toEqual([]);
  });

  it('is a name by what it is', () => {
    const text =
      'Weirmark is a pattern of stones that shows how high a river stands. People trust Weirmark.';
    expect(recalled([text])).toEqual([
      ['What is “Weirmark”?', 'A pattern of stones that shows how high a river stands.'],
    ]);
  });

  it('is nothing in another language than the course', () => {
    const text = 'Un **azud** es un muro bajo que deja pasar el agua de un río por una abertura.';
    expect(recalled([text], { language: 'es' })).toHaveLength(1);
    expect(recalled([text], { language: 'es', asked: 'en' })).toEqual([]);
  });

  it('is what a heading asks and its text answers at once', () => {
    const heading = 'Why do ferries have two bows?';
    const text =
      'A ferry goes back the way it came without a turn. That saves the time of turning at each bank.';
    expect(recalled([{ heading, text }])).toEqual([[heading, text]]);
  });

  it.each([
    ['to something further down', 'There are three reasons for it, all of them good:'],
    ['by a question', 'Have you ever seen one of them turn in the middle of a river?'],
    ['in a word or two', 'To save time.'],
    [
      'in more than can be compared',
      'Ferries go back the way they came without a turn, which saves them time at each bank. '.repeat(
        5,
      ),
    ],
  ])('is no heading whose text answers %s', (_, text) => {
    expect(recalled([{ heading: 'Why do ferries have two bows?', text }])).toEqual([]);
  });

  it.each([
    ['a list', { language: 'en' }, '- time at each bank\n- fuel'],
    ['code', { language: 'en' }, '```\nferry --turn never\n```'],
    ['what is in another language', { language: 'es' }, 'The ferry saves the time of a turn.'],
    ['where to read on', { language: 'ru' }, 'Подробности об этом можно узнать в гавани.'],
  ])('is no heading below which there is %s, too', (_, { language }, more) => {
    const [heading, text] = asked[language as keyof typeof asked];
    const passages = [{ heading, text }];
    expect(recalled(passages, { language })).toEqual([[heading, text]]);
    expect(recalled([...passages, { heading, text: more }], { language })).toEqual([]);
  });

  it('is no heading of which the lesson leaves out what stands right below', () => {
    const heading = 'Why do ferries have two bows?';
    const passages = [
      'A ferry goes back the way it came without a turn.',
      'Many sailors think that both ends of a ferry look the same, which is wrong.',
    ].map((text) => ({ heading, text }));
    expect(recalled(passages)).toHaveLength(1);
    expect(recalled([...passages, { heading, text: 'x'.repeat(400) }], { quoted: 3 })).toEqual([]);
    expect(recalled(passages, { quoted: 1 })).toEqual([]);
  });

  it.each([
    'Why does it do that?',
    'What?',
    'And why do ferries have two bows?',
    'What do you think of ferries?',
    'Where do ferries turn at night?',
    'Who built the first ferry here?',
    'Do ferries turn at each bank?',
  ])('is no heading that nobody could answer: %s', (heading) => {
    const text = 'A ferry goes back the way it came without a turn, which saves time at each bank.';
    expect(recalled([{ heading, text }])).toEqual([]);
  });
});
