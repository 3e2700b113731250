import { describe, expect, it } from 'vitest';
import { keyOf, quizOn, textOf } from '../../../test/quiz-on.ts';
import { sayingsIn } from './sayings.ts';

const sayings = [
  'The scheduler manages the order of all waiting jobs in the pool.',
  'The archive stores the results of finished work for thirty days.',
  'The watchdog removes every process that has not answered for a minute.',
  'The gateway converts requests of older clients into the new format.',
];

describe('what a quiz of the built-in author asks of plain prose', () => {
  it('is what a thing does, against what the lesson says of others', () => {
    const items = quizOn([sayings.join(' ')]);
    const asked = items.filter(({ question }) =>
      question.startsWith('What does the lesson say of'),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const item of asked) {
      const subject = /“(?<name>.+)”/u.exec(item.question)?.groups?.['name'] ?? '';
      const source = sayings.find((one) => one.startsWith(`The ${subject} `)) ?? '';
      expect(source.toLowerCase()).toContain(keyOf(item)?.toLowerCase());
      expect(item.options.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('leaves out what may be said of the thing itself: of "it", behind a sentence that names it', () => {
    const items = quizOn([
      `${sayings.join(' ')} The scheduler starts at night. It creates a short report of the last hours.`,
    ]);
    const asked = items.find(({ question }) => question.endsWith('say of “scheduler”?'));
    expect(asked).toBeDefined();
    for (const { text } of asked?.options ?? []) expect(text).not.toContain('short report');
  });

  it('is of no choice, which the sentence before leaves', () => {
    const choice =
      'A reasonable alternative is a small directory that keeps the results of a night.';
    const found = sayingsIn(
      [choice, sayings[1]!].map((plain, number) => ({
        plain,
        refs: ['S1.1'],
        factual: true,
        number,
      })),
      { written: new Map() },
      'en',
    );
    expect(found.map(({ subject }) => subject)).toEqual(['archive']);
  });

  it('is not what happens to a thing once', () => {
    const things = [
      'A parcel is passed to a specific carrier as a result of successful routing.',
      'The watchdog is the part that removes every process without an answer.',
      'The gateway is a converter that turns requests into the new format.',
      'The archive is a store for the results of all finished work.',
      'Nobody opens a parcel. The weight of a parcel is small. The scheduler counts a parcel twice.',
    ];
    const items = quizOn([things.join(' ')]);
    expect(items.map(({ question }) => question).join(' ')).not.toContain('parcel');
  });

  it('is nothing that a picture shows and nothing of another chapter', () => {
    const text = textOf(
      quizOn([
        `${sayings.join(' ')} This image shows the window of the scheduler after the first start. The console lists all the commands that Chapter 4 explains.`,
      ]),
    );
    expect(text).not.toMatch(/window|Chapter/u);
  });

  it('takes a German sentence that speaks to its reader for whole', () => {
    const items = quizOn(
      [
        [
          'Ein Scheduler erzeugt die Aufträge, die Sie für den Abend bestellt haben.',
          'Das Journal enthält die Buchungen, die Sie heute eingegeben haben.',
          'Der Bericht zeigt die Ausgaben der letzten drei Monate.',
          'Das Archiv speichert die Belege, die Sie eingelesen haben, zehn Jahre lang.',
        ].join(' '),
      ],
      { language: 'de' },
    );
    expect(textOf(items)).toMatch(/Sie (?:heute|eingelesen)/u);
  });
});
