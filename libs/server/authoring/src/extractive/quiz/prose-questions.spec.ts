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

  it('quotes of each pair the sentence that says so', () => {
    const sentences = [
      '**Abrasion** is the grinding of a bed by sand and stones.',
      '**Saltation** is the leaping of small grains along the ground.',
      '**Corrosion** is the slow eating of metal by damp air.',
      '**Siltation** is the filling of a lake with fine mud.',
    ];
    const matching = quizOn([sentences.join(' ')]).find(({ kind }) => kind === 'matching');
    expect(matching).toBeDefined();
    for (const { text } of matching!.options)
      expect(matching!.explanation).toContain(
        `“${sentences.find((one) => one.toLowerCase().includes(text.toLowerCase()))!.replaceAll('**', '')}”`,
      );
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

  it('asks nothing of single cases, whose outcomes go with one another', () => {
    expect(quizOn([cases.join(' ')])).toEqual([]);
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

  it('asks what is said of things that sentences begin with in code', () => {
    const items = quizOn([
      'The `queued` daemon keeps waiting work in memory. The `spoold` daemon moves finished pages to a printer. The `tracer` daemon records every system call of a process. The `keeper` daemon wakes other machines at night.',
    ]);
    expect(items.length).toBeGreaterThan(0);
    expect(textOf(items)).toMatch(/queued|spoold|tracer|keeper/);
    for (const { explanation } of items)
      expect(explanation).toMatch(/^The source says: “The \w+ daemon [^:]+\.”$/);
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

  it('asks how binding is what a text tells its reader to do, without the reader', () => {
    const [item] = quizOn(['You must not store more than nine volumes of a scheduler.']);
    expect(item!.question).toContain('“to store more than nine volumes of a scheduler”');
    expect(keyOf(item!)).toBe('Ruled out');
    const [german] = quizOn(
      ['Sie sollten niemals Ihren Scheduler am Abend mit Kreide markieren.'],
      {
        language: 'de',
      },
    );
    expect(german!.question).toContain('„Ihren Scheduler am Abend mit Kreide markieren“');
    expect(keyOf(german!)).toBe('Nicht ratsam');
    // What is to be done only the task at hand tells.
    expect(quizOn(['You must store nine volumes of a scheduler on every shelf.'])).toEqual([]);
    expect(quizOn(['You should see nine volumes of the scheduler on the shelf.'])).toEqual([]);
    expect(quizOn(['You should know every volume of the scheduler by its name.'])).toEqual([]);
    // For what, the text around says.
    expect(quizOn(['You should supply one absolute path for all new volumes.'])).toEqual([]);
  });

  it('asks for a rule without what draws the eye to it', () => {
    const [item] = quizOn(['N.B. Old volumes of an archive must be closed at night by hand.']);
    expect(item!.question).toMatch(/“for old volumes of an archive to be closed at night/i);
  });

  it('asks for a rule with the case that it holds in', () => {
    const [item] = quizOn(['If a volume is lost, you must tell every scheduler of the town.']);
    expect(item!.question).toContain('“to tell every scheduler of the town if a volume is lost”');
    expect(keyOf(item!)).toBe('Required');
    const [german] = quizOn(
      ['Wenn ein Band verloren geht, sollten Sie den Scheduler der Stadt benachrichtigen.'],
      { language: 'de' },
    );
    expect(german!.question).toContain(
      '„den Scheduler der Stadt benachrichtigen, wenn ein Band verloren geht“',
    );
    expect(quizOn(['If a volume is lost, you must tell it to the scheduler.'])).toEqual([]);
  });

  it.each([
    ['it', 'Una richiesta del lettore non deve rappresentare un lavoro completato.'],
    ['es', 'Una copia del archivo no debe ser una cosa mala para la biblioteca.'],
    ['en', 'You do not have to carry every volume of the archive alone.'],
    ['ru', 'Участники проекта не должны ждать ответа от главной библиотеки города.'],
    ['fr', 'Un responsable ne doit pas nécessairement être le gardien des archives.'],
  ])('takes what need not be for nothing that is ruled out (%s)', (language, sentence) => {
    expect(quizOn([sentence], { language })).toEqual([]);
  });

  it('names no answer in the question that is not among the answers', () => {
    const [item] = quizOn(['Se recomienda guardar los volúmenes del scheduler en una sala seca.'], {
      language: 'es',
    });
    expect(item!.question).toContain('recomendado, opcional o excluido');
    expect(item!.options.map(({ text }) => text).toSorted()).toEqual([
      'Excluido',
      'Opcional',
      'Recomendado',
    ]);
  });

  it('leaves the brackets of names in a rule, and asks for it where it holds', () => {
    const [item] = quizOn(['Every use of `openArchive()` must be matched by `closeArchive()`.']);
    expect(item!.question).toContain(
      '“for every use of openArchive() to be matched by closeArchive()”',
    );
    const [placed] = quizOn(['On old systems, a mounted archive must hold nine volumes.']);
    expect(placed!.question).toContain(
      '“for a mounted archive to hold nine volumes on old systems”',
    );
  });

  it('asks what is advised against beside no answer that may be right as well', () => {
    const [item] = quizOn(['An archive should never hold more than nine volumes.']);
    expect(keyOf(item!)).toBe('Discouraged');
    expect(item!.options.map(({ text }) => text)).not.toContain('Ruled out');
    expect(quizOn(['An archive must not hold any volumes of another archive.'])).toEqual([]);
  });

  it('asks nothing of a rule that names nobody', () => {
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
    ['a line', 'Line 43 in the archive file must be closed for all volumes of a library.', 'en'],
    ['what may be', 'A coming archive may not hold the volumes of a library any longer.', 'en'],
    ['others', 'All other archives of the town must close their doors at night.', 'en'],
    ['what goes on', 'Old volumes should be closed at night and represents a treasure.', 'en'],
    [
      'a first step of many',
      'Vous devez d’abord supprimer le répertoire de la bibliothèque.',
      'fr',
    ],
    ['somebody in a story', 'John must fetch every volume of the town library at night.', 'en'],
    ['one half of two', 'Although archives must hold nine volumes, most of them hold ten.', 'en'],
    ['what is given', 'The volume provided must be a gift of the town library.', 'en'],
    ['what is expected', 'If nobody complains, every archive should close its doors.', 'en'],
    ['a hope', 'El archivo principal debe funcionar después del primer arranque.', 'es'],
    ['a way to speak', 'O número dos volumes não deve ser tomado literalmente.', 'pt'],
    ['what cannot be done', 'Ein Archiv kann nicht mehr als neun Bände aufnehmen.', 'de'],
    [
      'what must never be done, said by a word of its own',
      'Los volúmenes del archivo jamás deben guardarse en una sala caliente.',
      'es',
    ],
    ['one more of a row', 'Likewise, old volumes of an archive must be closed at night.', 'en'],
    ['what goes without saying', 'Old volumes must have the proper size for the archive.', 'en'],
    [
      'somebody behind the verb whom nothing names',
      'Als Erstes müssen Sie die alten Bände der Bibliothek finden.',
      'de',
    ],
    [
      'two sentences that are written as one',
      'Return a C volume of an archive. archive must be an instance of the Archive class.',
      'en',
    ],
    [
      'what holds from now on',
      'Les archives de la ville doivent désormais être gardées dans une cave sèche.',
      'fr',
    ],
    ['the name of anything', 'The name must begin with a letter of the old alphabet.', 'en'],
    ['most cases', 'In most cases, a mounted archive must hold nine volumes.', 'en'],
    ['a case of several', 'Dans le premier cas, une archive doit garder neuf volumes.', 'fr'],
    [
      'what another section says',
      'Old archives must follow the rules of the Voting section of the town.',
      'en',
    ],
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

  it.each([
    [
      'one of several things',
      'A struct is a row of fields. The contents of the struct must not be changed by a plugin.',
    ],
    ['what stands before', 'The previous setting must not be changed by a plugin of the library.'],
    ['a counted group', 'All three plugins of the library must be loaded by the main reader.'],
    ['a slot', 'The value of number must be greater than the size of the old library.'],
    ['half a case', 'If set, the plugins of a library must be loaded by its main reader.'],
  ])('asks for no rule of %s', (_, text) => {
    expect(quizOn([text])).toEqual([]);
  });

  it.each([
    ['fr', 'Il est déconseillé de garder les volumes du scheduler dans une cave.', 'Déconseillé'],
    ['es', 'Se recomienda guardar los volúmenes del scheduler en una sala seca.', 'Recomendado'],
  ])('takes what is recommended of nobody for a rule (%s)', (language, sentence, key) => {
    const [item] = quizOn([sentence], { language });
    expect(item, sentence).toBeDefined();
    expect(keyOf(item!)).toBe(key);
  });
});
