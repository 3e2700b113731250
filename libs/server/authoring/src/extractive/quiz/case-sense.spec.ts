import { describe, expect, it } from 'vitest';
import { circumstancesIn } from './circumstances.ts';
import { leads } from './circumstance-leads.ts';
import { isLoneStatement } from './lone-statements.ts';
import { soundCandidate } from './sound-candidate.ts';
import { isAsideOfWriter, isOfState, runsOn } from './circumstance-sense.ts';

import { keyOf, quizOn, textOf } from '../../../test/quiz-on.ts';

/** Three cases and three aims of each language, of which questions are made. */
const some = {
  en: [
    'The mail gateway rejects every older client if the root certificate has expired.',
    'It waits when the night shift begins.',
    'Nobody is told when a volume disappears from the shelf.',
    'To shorten the nightly run, start two workers on every machine.',
    'It is enough to ask them, in order to find a lost volume.',
    'They do so in order to protect old paper from light.',
  ],
  de: [
    'Wenn das Zertifikat abgelaufen ist, weist das Gateway ältere Programme ab.',
    'Er wartet, bis er dran ist, falls der Drucker keine Tinte meldet.',
    'Sie erfährt es nicht, sobald ein Band aus dem Regal verschwindet.',
  ],
  fr: [
    'Pour raccourcir le cycle nocturne, lancez deux processus sur chaque machine.',
    'Elle les interroge pour trouver un volume perdu.',
    'Ils font cela afin de protéger le vieux papier de la lumière.',
  ],
  es: [
    'Para acortar el ciclo nocturno, inicie dos procesos en cada máquina.',
    'Ella pregunta para encontrar un volumen perdido.',
    'Eso se hace para proteger el papel viejo de la luz.',
  ],
  it: [
    'Per accorciare il ciclo notturno, avviare due processi su ogni macchina.',
    'Essa chiede per trovare un volume perduto.',
    'Questo si fa per proteggere la vecchia carta dalla luce.',
  ],
  pt: [
    'Para encurtar o ciclo noturno, inicie dois processos em cada máquina.',
    'Ela pergunta para encontrar um volume perdido.',
    'Isso faz-se para proteger o papel velho da luz.',
  ],
} as const;
type Language = keyof typeof some;

const asked = (language: Language, ...more: readonly string[]): string =>
  textOf(quizOn([[...some[language], ...more].join(' ')], { language }));

describe('a question on a case or an aim', () => {
  it.each<[Language, string, RegExp]>([
    [
      'en',
      'Operators choose the colour of the shelf and whether labels are printed when the archive is built.',
      /whether labels/,
    ],
    [
      'en',
      'Archivists should call the function chpath, which is started when the directory changes.',
      /which is started/,
    ],
    [
      'en',
      'The night archivist is the careful person produced when a librarian marries a programmer.',
      /person produced/,
    ],
    [
      'es',
      'Las clases del archivo son muy exigentes con los márgenes para poner gráficos en una página.',
      /exigentes/,
    ],
  ])('is not made of what belongs to a part of what is said (%s: %s)', (language, said, cut) => {
    expect(asked(language)).toMatch(/“|«|„/);
    expect(asked(language, said)).not.toMatch(cut);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'To make life easier, keep the old cards in a second drawer.', /life easier/],
    ['fr', 'Pour simplifier les choses, gardez les vieilles fiches dans un tiroir.', /les choses/],
    ['it', 'Per semplificare le cose, tenere le vecchie schede in un cassetto.', /le cose/],
  ])('is not on an aim that everything has (%s)', (language, said, aim) => {
    expect(asked(language, said)).not.toMatch(aim);
  });

  it.each<[Language, string, RegExp]>([
    [
      'en',
      'If the job is a small program, a longer script, or a class, the runner starts an interpreter.',
      /a longer script, or a class|small program/i,
    ],
  ])('is not cut out of a list (%s)', (language, said, cut) => {
    expect(asked(language, said)).not.toMatch(cut);
  });

  it('takes no word of code for a case', () => {
    const said = 'Using an if statement the success of the nightly cast is verified.';
    expect(asked('en', said)).not.toMatch(/if statement/i);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'Leading blanks of a card are not skipped if the flag is not set.', /the flag is/],
    [
      'en',
      'The drawer is closed if the stamp was not found the lamp glows.',
      /the stamp was not found/,
    ],
    ['en', 'Some readers lose a card if a test succeeds the drawer is closed.', /succeeds the/],
    [
      'es',
      'La guía rápida es un buen punto de partida para definir reglas de bloqueo propias.',
      /buen punto/,
    ],
    [
      'it',
      'Le domande più importanti di un archivio finiscono per ricevere una risposta.',
      /finiscono»/,
    ],
  ])('is understood without the text around (%s: %s)', (language, said, lost) => {
    expect(asked(language, said)).not.toMatch(lost);
  });

  it('asks for no attention', () => {
    const said = 'Pay special attention when the prompt of the archive has extra brackets.';
    expect(asked('en', said)).not.toMatch(/special attention/);
  });

  it('quotes nothing that lost what it quotes', () => {
    const said =
      'Archivists enable the ‘()’ toggle button of the drawer if the arguments shall be passed on.';
    expect(asked('en', said)).not.toMatch(/‘’/);
  });

  it('sets no two answers side by side that say the same', () => {
    const twice = [
      'It starts late if the runner is invoked by the watchman.',
      'They start late when the runner is invoked by the watchman.',
    ];
    const items = quizOn([[...some.en.slice(0, 2), ...twice].join(' ')]);
    const item = items.find((one) => keyOf(one) === 'If the root certificate has expired');
    expect(item).toBeDefined();
    expect(textOf([item!]).match(/watchman/g)).toHaveLength(1);
  });

  it('is on what the lesson is about, not on a picture of it', () => {
    const long = [
      'The archive keeps all volumes in the cellar.',
      'Every volume of the archive has a card.',
      'The archive lends a volume for nine days.',
      'A card of the archive names the volume and its shelf.',
      'Helpers of the archive read each card.',
    ];
    const picture =
      'A car under repair might sit idly in a garage until parts arrive from far away.';
    const texts = asked('en', ...long, picture);
    expect(texts).not.toMatch(/garage/);
    expect(asked('en', picture)).toMatch(/./);
  });
});

describe('a question on a rule', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'The function should return a negative number on failure.', /negative number/],
    ['de', 'Die Software darf nicht in übersetzter Form verteilt werden.', /übersetzter Form/],
    ['es', 'Tus carpetas compartidas deberían estar visibles en la página.', /visibles/],
    ['it', 'La funzione deve restituire un numero negativo in caso di errore.', /numero negativo/],
  ])('names what it binds (%s)', (language, said, rule) => {
    expect(asked(language, said)).not.toMatch(rule);
  });

  it('is made of a rule for what has a name', () => {
    const said = 'The return value of a runner should be a negative number on failure.';
    expect(asked('en', said)).toMatch(/negative number/);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'Social work must be considered a giant step away from the norm.', /giant step/],
    ['de', 'Nächtliche Arbeit muss als großer Schritt von der Norm angesehen werden.', /Schritt/],
    ['es', 'El trabajo nocturno debe considerarse un gran paso fuera de la norma.', /gran paso/],
  ])('is not on how something is to be seen (%s)', (language, said, view) => {
    expect(asked(language, said)).not.toMatch(view);
  });
});

describe('a statement', () => {
  it.each([
    'Worse yet, you will copy the archive',
    'Some users like to stop their machines',
    'You should use its address or its local name',
    'The interface specified for the provider in the list',
  ])('says nothing of a thing by itself: %s', (said) =>
    expect(isLoneStatement(said, leads['en']!.leaning, 'en')).toBe(false),
  );

  it('says something by itself', () =>
    expect(
      isLoneStatement('The mail gateway rejects old clients', leads['en']!.leaning, 'en'),
    ).toBe(true));
});

describe('what stands in its text only', () => {
  const sound = (question: string, key: string) =>
    soundCandidate(
      {
        type: 'entryName',
        question,
        key,
        wrong: ['alpha', 'beta'],
        explanation: '',
        refs: [],
        place: 0,
        about: [],
        worth: 1,
      },
      'en',
    );

  it('is no name of a place', () => {
    expect(sound('Which is “the name of the printer”?', 'spool')).toHaveLength(1);
    expect(sound('Which is “the name of the printer”?', '$1')).toEqual([]);
  });

  it('is not seen in its picture', () => {
    expect(sound('What are “unnumbered names inside shaded areas”?', 'queues')).toEqual([]);
  });
});

describe('an aim', () => {
  it('is not asked of one word that the text around makes plain', () => {
    const statementsOf = (plain: string) =>
      circumstancesIn([{ plain, refs: ['S1.1'], factual: true, number: 0 }], 'en').map(
        ({ statement }) => statement,
      );
    const aim = 'used to protect the server against abuse by strange clients.';
    expect(statementsOf(`The limits are ${aim}`)).not.toContain('The limits');
    expect(statementsOf(`The client limits are ${aim}`)).toContain('The client limits');
  });

  it('is not set beside a case that ran into what is said', () => {
    expect(runsOn.test('After boot will have the right process limit')).toBe(true);
    expect(runsOn.test('After the boot of a machine')).toBe(false);
  });
});

describe('what an aim stands behind', () => {
  it.each([
    ['it', 'Ci sono molti pacchetti per browser web'],
    ['it', 'SSH è il metodo sicuro'],
    ['es', 'Hay varios paquetes de archivo'],
    ['pt', 'Há muitos pacotes de arquivo'],
    ['fr', 'Il existe plusieurs paquets'],
    ['de', 'Es gibt mehrere Pakete im Archiv'],
    ['en', 'There are many packages'],
  ])('is a state, of which a part has the aim (%s: %s)', (language, said) =>
    expect(isOfState(said, language)).toBe(true),
  );

  it.each([
    ['it', 'LATEX è un insieme di macro scritto da Leslie Lamport'],
    ['en', 'The archive keeps a copy on a second disk'],
    ['es', 'Los formatos son archivos que contienen las macros'],
  ])('is what is done or made for it (%s: %s)', (language, said) =>
    expect(isOfState(said, language)).toBe(false),
  );

  it.each([
    'Para facilitar las cosas',
    'Um es einfacher zu machen',
    'Para simplificar as coisas',
    'Чтобы упростить жизнь',
  ])('is not “%s”', (phrase) => expect(isAsideOfWriter.test(phrase)).toBe(true));
});
