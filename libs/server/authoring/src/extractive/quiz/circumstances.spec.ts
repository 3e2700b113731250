import { describe, expect, it } from 'vitest';
import { keyOf, quizOn, textOf } from '../../../test/quiz-on.ts';

/** Two cases alone are no choice: a third one makes a question of the first that has a statement. */
const cases = {
  en: [
    'The mail gateway rejects every older client if the root certificate has expired.',
    'It waits when the night shift begins.',
    'Nobody is told when a volume disappears from the shelf.',
  ],
  de: [
    'Wenn das Zertifikat abgelaufen ist, weist das Gateway ältere Programme ab.',
    'Er wartet, bis er dran ist, falls der Drucker keine Tinte meldet.',
    'Sie erfährt es nicht, sobald ein Band aus dem Regal verschwindet.',
  ],
  fr: [
    'La passerelle de courrier refuse les anciens programmes si le certificat a expiré.',
    'Il attend lorsque l’imprimante signale un manque d’encre.',
    'Elle ne le sait pas quand un volume disparaît de l’étagère.',
  ],
  es: [
    'La pasarela de correo rechaza los programas antiguos si el certificado raíz ha caducado.',
    'Ella espera cuando la impresora avisa de la falta de tinta.',
    'Eso no se sabe si un volumen desaparece de la estantería.',
  ],
  it: [
    'Il gateway di posta rifiuta i vecchi programmi se il certificato scade prima di mezzanotte.',
    'Esso aspetta quando la stampante segnala la mancanza di inchiostro.',
    'Questo non si sa se un volume sparisce dallo scaffale.',
  ],
  pt: [
    'O gateway de correio recusa os programas antigos quando o certificado expira à noite.',
    'Ele espera quando a impressora avisa da falta de tinta.',
    'Isso não se sabe quando um volume desaparece da estante.',
  ],
} as const;

const aims = {
  en: [
    'To shorten the nightly run, start two workers on every machine.',
    'It is enough to ask them, in order to find a lost volume.',
    'They do so in order to protect old paper from light.',
  ],
  de: [
    'Um den nächtlichen Lauf zu verkürzen, starten Sie auf jeder Maschine zwei Arbeiter.',
    'Er fragt sie, um einen verlorenen Band zu finden.',
    'Sie tut es, um altes Papier vor Licht zu schützen.',
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

const first = (text: string): string => /\p{L}+/u.exec(text)?.[0] ?? '';

describe('what the quiz of the built-in author asks of the circumstances that a lesson names', () => {
  it.each(Object.entries(cases))(
    'is when something holds, against other cases of the lesson (%s)',
    (language, sentences) => {
      const items = quizOn([sentences.join(' ')], { language });
      expect(items.length).toBe(1);
      const [item] = items;
      expect(item!.options.length).toBe(3);
      const source = sentences[0].toLowerCase();
      expect(source).toContain(keyOf(item!)!.toLowerCase());
      for (const { text, is_correct } of item!.options)
        expect(source.includes(text.toLowerCase())).toBe(is_correct);
    },
  );

  it.each(Object.entries(aims))(
    'is what something is for, against other aims of the lesson (%s)',
    (language, sentences) => {
      const items = quizOn([sentences.join(' ')], { language });
      expect(items.length).toBe(1);
      expect(sentences[0].startsWith(keyOf(items[0]!)!)).toBe(true);
      expect(items[0]!.options.length).toBe(3);
    },
  );

  it('is what the lesson says in a case that takes the first place of a German sentence', () => {
    const [item] = quizOn([cases.de.join(' ')], { language: 'de' });
    expect(item!.question).toContain('„Dann weist das Gateway ältere Programme ab“');
  });

  it('is not what a verb asks for in the words of a case', () => {
    const asked = [
      'The operator should check if the root certificate has expired.',
      ...cases.en.slice(1),
    ];
    expect(quizOn([asked.join(' ')])).toEqual([]);
  });

  it('is no time where somebody is named or looked after', () => {
    const told = [
      'Careful writers avoid naming projects after built-in parts of the whole language.',
      'The mail gateway rejects older clients after the root certificate of the office has expired.',
      ...cases.en.slice(1),
    ];
    expect(textOf(quizOn(told))).not.toContain('built-in parts');
  });

  it('is nothing that leans on another sentence', () => {
    for (const sentence of [
      'It rejects every older client if the root certificate has expired.',
      'The mail gateway rejects every older client if it has expired.',
      'However, the mail gateway rejects every older client if the root certificate has expired.',
      'The mail gateway rejects such a client if the root certificate has expired.',
    ])
      expect(quizOn([[sentence, ...cases.en.slice(1)].join(' ')]), sentence).toEqual([]);
  });

  it('is nothing where, without a comma, the case cannot be told from what holds in it', () => {
    const glued = 'If the archive is full the mail gateway will close every open volume.';
    const items = quizOn([[glued, ...cases.en].join(' ')]);
    expect(items.length).toBe(1);
    expect(textOf(items)).not.toContain('will close');
  });

  it('sets no case beside another that what is asked for speaks of itself', () => {
    const own = 'When older clients reach the mail gateway, it writes a line.';
    const items = quizOn([[...cases.en, own].join(' ')]);
    expect(items.length).toBe(1);
    expect(textOf(items)).not.toContain('When older clients');
  });

  it.each([
    ['advice, which is good in many a case', 'en', 'You should close the archive cabinet if'],
    ['an order to the reader', 'fr', 'Fermez le guichet de la bibliothèque si'],
    ['a thing that only the text around names', 'en', 'The parameters are written into a file if'],
    ['a measure that the case belongs to', 'en', 'The night shift begins six weeks before'],
  ])('is no case of %s', (_, language, statement) => {
    const condition =
      language === 'fr' ? 'le certificat a expiré' : 'the root certificate has expired';
    const others = cases[language as 'en' | 'fr'].slice(1);
    expect(quizOn([`${statement} ${condition}. ${others.join(' ')}`], { language })).toEqual([]);
  });

  it.each([
    ['The mail gateway rejects every older client if the filter has expired.'],
    ['The mail gateway rejects every older client if a third client is necessary.'],
    ['The mail gateway rejects every older client if none of the options is given.'],
    ['The mean interval between older clients after the root certificate has expired.'],
  ])('is no case of what only the text around names: %s', (sentence) => {
    expect(quizOn([[sentence, ...cases.en.slice(1)].join(' ')])).toEqual([]);
  });

  it('is no aim that belongs to a noun before it', () => {
    const noun = 'Usted puede mejorar en casa la capacidad para acortar el ciclo nocturno.';
    expect(quizOn([[noun, ...aims.es.slice(1)].join(' ')], { language: 'es' })).toEqual([]);
  });

  it('sets no time beside a case', () => {
    const timed = 'Everybody goes home after the last lamp of the street has gone out.';
    const items = quizOn([[...cases.en, timed].join(' ')]);
    expect(items.length).toBe(1);
    expect(textOf(items)).not.toContain('lamp');
  });

  it('is no aim of others than the text around names', () => {
    const others = 'To shorten the nightly run, start other workers on every machine.';
    expect(quizOn([[others, ...aims.en.slice(1)].join(' ')])).toEqual([]);
  });

  it('is none of a sentence whose brackets hold what it is about', () => {
    const formula = 'The mail gateway prefers V(A,B) if the root certificate has expired.';
    expect(quizOn([[formula, ...cases.en.slice(1)].join(' ')])).toEqual([]);
  });

  it('is no question for two cases: one of three would be right', () => {
    expect(quizOn([cases.en.slice(0, 2).join(' ')])).toEqual([]);
  });

  it('opens all answers with a word of the same kind', () => {
    const items = quizOn([
      [
        ...cases.en,
        'The archive grows while nobody looks.',
        'You find the shelf when using the small lamp in the hall.',
      ].join(' '),
    ]);
    const openings = items[0]!.options.map(({ text }) => first(text));
    for (const opening of openings) expect(['If', 'When', 'Until']).toContain(opening);
  });
});

describe('a choice beside an answer of the lesson', () => {
  it('takes one case from elsewhere in the material where the lesson has too few', () => {
    const items = quizOn([cases.en[2], `${cases.en[0]} ${cases.en[1]}`], { quoted: 1 });
    expect(items.length).toBe(1);
    expect(items[0]!.options.map(({ text }) => text).toSorted()).toEqual([
      'If the root certificate has expired',
      'When a volume disappears from the shelf',
      'When the night shift begins',
    ]);
  });

  it('takes none from elsewhere beside a key that stands alone in its lesson', () => {
    expect(quizOn([`${cases.en[1]} ${cases.en[2]}`, cases.en[0]], { quoted: 1 })).toEqual([]);
  });

  it('does not take a word that stands everywhere for a sign of the answer', () => {
    const [item] = quizOn([
      'To shorten your nightly run, start two of your workers. It is enough to ask them, in order to find a lost volume. They do so in order to protect old paper from light.',
    ]);
    expect(keyOf(item!)).toBe('To shorten your nightly run');
  });

  it('sets no case beside another that stands in the midst of what is said', () => {
    const amidst = 'The spool that is read when the shift ends goes to the archive at once.';
    const texts = textOf(quizOn([[...cases.en, amidst].join(' ')]));
    expect(texts).toContain('certificate has expired');
    expect(texts).not.toMatch(/when the shift ends/i);
  });

  it('sets no case beside another that holds a second one', () => {
    const twofold = 'Nothing is written if you can because the page is full.';
    const texts = textOf(quizOn([[...cases.en, twofold].join(' ')]));
    expect(texts).toContain('certificate has expired');
    expect(texts).not.toMatch(/if you can/i);
  });

  it.each([
    [
      'en',
      cases.en,
      'Never overwrite the files of the system when the night shift is busy.',
      /Never overwrite/,
    ],
    [
      'it',
      cases.it,
      'Non sovrascrivere mai i file del sistema quando il turno di notte lavora.',
      /Non sovrascrivere/,
    ],
  ])('asks nothing of what is to be left in every case (%s)', (language, some, always, said) => {
    expect(textOf(quizOn([[...some, always].join(' ')], { language }))).not.toMatch(said);
  });

  it('is no aim that the text has and not the thing it is on', () => {
    const said =
      'To take just one obvious example, leaving the drawers of an archive open would hardly be kind.';
    const kept = 'To keep the results of old jobs, copy the archive to a second disk.';
    const texts = textOf(quizOn([[...aims.en, kept, said].join(' ')]));
    expect(texts).toContain('To shorten the nightly run');
    expect(texts).not.toContain('obvious example');
  });

  it('takes no French "so" for an "if"', () => {
    const so = 'Il n’est pas si difficile d’installer des paquets plus compliqués.';
    const texts = textOf(quizOn([[...cases.fr, so].join(' ')], { language: 'fr' }));
    expect(texts).toContain('certificat');
    expect(texts).not.toContain('Si difficile');
  });

  it('asks nothing of what is so in many a case', () => {
    const general = 'An error is reported if a mismatch is detected.';
    const texts = textOf(quizOn([[...cases.en, general].join(' ')]));
    expect(texts).toContain('certificate has expired');
    expect(texts).not.toContain('“An error is reported”');
  });

  it.each([
    [
      'it',
      cases.it,
      aims.it,
      'Le librerie condivise sono a volte utilizzate per fornire moduli a più di un file eseguibile.',
    ],
    ['fr', cases.fr, aims.fr, 'Vous devez simplement le corriger si le défaut vient du paquet.'],
  ])('asks nothing of what says nothing without the rest (%s)', (language, some, others, cut) => {
    const texts = textOf(quizOn([[...some, ...others, cut].join(' ')], { language }));
    expect(texts).not.toMatch(/[«“](?:\u00A0)?(?:Le librerie|Vous devez)/u);
  });
});
