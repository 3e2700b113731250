import { describe, expect, it } from 'vitest';
import { keyOf, quizOn, textOf } from '../../../test/quiz-on.ts';

const cases = [
  'If the disk is full, the scheduler stops all writers.',
  'If the network fails, every queue keeps its messages.',
  'If a password expires, the account is locked for an hour.',
];
const code = (command: string): string => `\`\`\`\n$ ${command}\n\`\`\``;
const commands = [
  'To list every waiting job, use:',
  code('sched -ls'),
  'To stop a worker at once, enter:',
  code('sched -kx'),
  'To repair a damaged archive, run:',
  code('sched -rv'),
];

describe('the questions of the built-in author on prose', () => {
  it('ask for a term once: by its name, by its meaning, or beside others', () => {
    const meanings: Readonly<Record<string, string>> = {
      Photosynthesis: 'the process by which leaves make sugars from light and water',
      Respiration: 'the process by which cells release the energy of their sugars',
      Transpiration: 'the process by which leaves give off water through their pores',
      Germination: 'the process by which seeds begin to grow in warm and wet soil',
      Pollination: 'the process by which pollen comes from one flower to another',
    };
    const items = quizOn([
      Object.entries(meanings)
        .map(([term, meaning]) => `**${term}** is ${meaning}.`)
        .join(' '),
    ]);
    expect(items.length).toBeGreaterThan(1);
    for (const [term, meaning] of Object.entries(meanings)) {
      const asking = items.filter(
        ({ kind, question, options }) =>
          question.includes(term) ||
          question.includes(meaning) ||
          (kind === 'matching' && options.some(({ text }) => text.includes(term))),
      );
      expect(asking.length, term).toBeLessThanOrEqual(1);
    }
  });

  it('describes a thing by what it is, without the verb of its sentence and without naming the lesson', () => {
    const items = quizOn([
      [
        'A **meander** is a regular, looping bend in the course of a slow river.',
        'A **levee** is a long low ridge that floods leave behind on both banks.',
        'An **estuary** is a wide mouth in which fresh water meets the tide.',
        'A **cascade** is a row of small falls over steps of hard rock.',
      ].join(' '),
    ]);
    expect(items.length).toBeGreaterThan(0);
    for (const { kind, question, options } of items) {
      expect(question).not.toContain('in “');
      for (const { text, match } of options)
        if (kind === 'matching' || question.startsWith('How does'))
          expect(match ?? text).toMatch(/^A (?:regular|long|wide|row)/);
    }
  });

  it('asks what follows in which case where a lesson tells of three', () => {
    const [item, ...more] = quizOn([cases.join(' ')]);
    expect(item).toMatchObject({ kind: 'matching', refs: ['S1.1'] });
    expect(item!.options).toEqual(
      [
        ['If the disk is full', 'The scheduler stops all writers'],
        ['If the network fails', 'Every queue keeps its messages'],
        ['If a password expires', 'The account is locked for an hour'],
      ].map(([text, match]) => ({ text, match, is_correct: true })),
    );
    expect(more).toEqual([]);
  });

  it('asks nothing of a case that points at another sentence', () => {
    const pointing = [
      'If that happens, the account is locked for an hour.',
      'If a password expires, it is locked for an hour.',
    ];
    for (const one of pointing)
      expect(textOf(quizOn([[...cases, one].join(' ')]))).not.toMatch(/that happens|it is locked/i);
  });

  it('asks which command is typed for which aim where a sentence above each says so', () => {
    const [item] = quizOn(commands);
    expect(item).toMatchObject({ kind: 'matching' });
    expect(item!.options.map(({ text, match }) => [text, match])).toEqual([
      ['To list every waiting job', 'sched -ls'],
      ['To stop a worker at once', 'sched -kx'],
      ['To repair a damaged archive', 'sched -rv'],
    ]);
  });

  it('sets the colon between a thing and what is said of it as the language does', () => {
    const [item] = quizOn(
      [
        'Knoppix est adaptée pour une démonstration tandis que Debian est conçue pour fonctionner sans relâche.',
      ],
      { language: 'fr' },
    );
    const texts = item!.options.map(({ text }) => text);
    expect(texts.some((text) => text.includes(' – '))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/[^\u00A0\u202F]:/u);
  });

  it('asks how two things differ that one sentence sets against one another', () => {
    const [item] = quizOn([
      'A soft limit warns the owner of a file, whereas a hard limit refuses every further write.',
    ]);
    expect(item).toMatchObject({ kind: 'multiple_choice' });
    expect(item!.question).toContain('“soft limit” and “hard limit”');
    expect(item!.options.find(({ is_correct }) => is_correct)!.text).toBe(
      'soft limit: warns the owner of a file – hard limit: refuses every further write',
    );
    expect(item!.options.map(({ text }) => text)).toContain(
      'soft limit: refuses every further write – hard limit: warns the owner of a file',
    );
  });

  it('asks what is said of things that sentences begin with in code', () => {
    const items = quizOn([
      'The `queued` daemon keeps waiting work in memory. The `spoold` daemon moves finished pages to a printer. The `tracer` daemon records every system call of a process. The `keeper` daemon wakes other machines at night.',
    ]);
    expect(items.length).toBeGreaterThan(0);
    expect(textOf(items)).toMatch(/queued|spoold|tracer|keeper/);
  });

  it('asks how binding a rule is, in words that the lesson does not use', () => {
    const [item] = quizOn(['A mounted archive must not hold more than nine volumes.']);
    expect(item).toMatchObject({ kind: 'multiple_choice' });
    expect(item!.question).toContain('“for a mounted archive to hold more than nine volumes”');
    expect(keyOf(item!)).toBe('Ruled out');
    expect(item!.explanation).toMatch(/^Ruled out\. The source says: “A mounted archive must not/);
    expect(item!.options.map(({ text }) => text).toSorted()).toEqual([
      'Optional',
      'Recommended',
      'Required',
      'Ruled out',
    ]);
    const [named] = quizOn(['Every Debian archive must not hold more than nine volumes.']);
    expect(named!.question).toContain('“for every Debian archive to hold');
    const [german] = quizOn(['Ein Archiv darf nicht mehr als neun Bände aufnehmen.'], {
      language: 'de',
    });
    expect(keyOf(german!)).toBe('Ausgeschlossen');
  });

  it('asks nothing of a rule that is said to the reader, or that names nobody', () => {
    expect(quizOn(['You must not store more than nine volumes in an archive.'])).toEqual([]);
    expect(quizOn(['It must not hold more than nine volumes of an archive.'])).toEqual([]);
    expect(quizOn(['The reader should consult the archive for more details.'])).toEqual([]);
    expect(quizOn(['Many archives should now be volumes of the new library.'])).toEqual([]);
    expect(quizOn(['Obviously the archive must be open for every writer.'])).toEqual([]);
    expect(quizOn(['The archive should work with every kind of volume.'])).toEqual([]);
  });

  it.each([
    [
      'what cannot be done',
      'A mounted archive cannot hold more than nine volumes of a library.',
      'en',
    ],
    ['a heading', 'Whether the archive should be closed for every new writer.', 'en'],
    [
      'a rule with what follows',
      'The archive should have nine volumes, so change the field.',
      'en',
    ],
    [
      'a clause inside',
      'All the information Spooler itself needs to open an archive is kept on a disk.',
      'en',
    ],
    ['what may be', 'A coming archive may not hold the volumes of a library any longer.', 'en'],
    ['a hope', 'El archivo principal debe funcionar después del primer arranque.', 'es'],
    ['a way to speak', 'O número dos volumes não deve ser tomado literalmente.', 'pt'],
    ['what cannot be done', 'Ein Archiv kann nicht mehr als neun Bände aufnehmen.', 'de'],
  ])('takes for no rule: %s', (_, sentence, language) => {
    expect(quizOn([sentence], { language })).toEqual([]);
  });

  it('asks for no way that a German sentence tells by its verb first', () => {
    const ways = [
      'Um einen Band ganz nach unten zu legen, müssen Sie das Archiv mit Kreide bemalen.',
      'Um einen Band vor Staub zu schützen, können Sie ihn in graues Papier einschlagen.',
      'Um einen Band schnell zu finden, sollten Sie den Katalog der Bibliothek befragen.',
    ];
    expect(quizOn([ways.join(' ')], { language: 'de' })).toEqual([]);
  });

  it('asks for no order that the words of the halves tell', () => {
    for (const half of ['The archive is drawn up first', 'Make sure the archive is closed'])
      expect(quizOn([`${half} before the scheduler stops every worker.`])).toEqual([]);
  });

  it('asks which of two events comes first', () => {
    const [item] = quizOn(['The scheduler stops every worker before the archive is compressed.']);
    expect(keyOf(item!)).toBe('1 before 2');
    const [after] = quizOn(['The scheduler stops every worker after the archive is compressed.']);
    expect(keyOf(after!)).toBe('2 before 1');
  });

  it('takes for the name of a thing all words before the verb', () => {
    const [item] = quizOn([
      'A low spool radius is good for small volumes, whereas a high spool radius is made for large archives.',
    ]);
    expect(item!.question).toContain('“low spool radius” and “high spool radius”');
  });

  it('takes no place in a text for an event, nor what a clause inside the sentence tells', () => {
    expect(
      quizOn(['The scheduler is a part that is installed before the archive is compressed.']),
    ).toEqual([]);
    expect(quizOn(['The scheduler prints the name of a worker before the first colon.'])).toEqual(
      [],
    );
  });
});
