import { describe, expect, it } from 'vitest';
import { type QuizDraft, quizDraft } from '@coursewright/contract';
import { brief, plainSource } from '../../../test/write-course.ts';
import { answer, PreparedMaterial } from '../operations.ts';

/** The quiz on a lesson that quotes these passages one below the other. */
function quizOn(passages: readonly string[], language = 'en'): QuizDraft['items'] {
  const source = plainSource('manual', passages, { language });
  const prepared = new PreparedMaterial({ sources: [source] });
  const content = passages
    .map((text, at) =>
      /^[-|]/.test(text)
        ? text.replace(/$/gm, ` [S1.${at + 1}]`)
        : text.replace(/(?<=[.。])(?=\s|$)/g, ` [S1.${at + 1}]`),
    )
    .join('\n\n');
  const submodule = { title: 'The scheduler', description: '', objectives: [], refs: [] };
  const reply = answer(
    {
      operation: 'writeQuiz',
      brief: brief('The scheduler', { language }),
      place: {
        module: { title: 'The scheduler', description: '', learning_objectives: [] },
        submodule,
        moduleTitles: ['The scheduler'],
        submoduleTitles: ['The scheduler'],
      },
      passages: source.passages.map(({ number, headings, text, kind }) => ({
        ref: `S1.${number}`,
        sourceTitle: source.title,
        headings,
        text,
        kind,
      })),
      lesson: { content, summary: 'On the scheduler.', key_terms: [] },
      wanted: 5,
    },
    prepared,
  );
  return quizDraft.parse(reply).items;
}
const keyOf = ({ options }: QuizDraft['items'][number]) =>
  options.find(({ is_correct }) => is_correct)?.text;
const optionsOf = ({ options }: QuizDraft['items'][number]) => options.map(({ text }) => text);

const options = [
  '- `oncer`: Runs the first waiting job and leaves.',
  '- `drain`: Finishes all waiting work before a shutdown.',
  '- `quell`: Suppresses progress messages on the terminal.',
  '- `trace`: Records every system call for later study.',
].join('\n');

describe('the quiz of the built-in author', () => {
  it('asks what belongs together in a list of four or more entries of one kind', () => {
    const list = [options, '- `jobname`: Prints the name of every job that starts.'].join('\n');
    const items = quizOn(['The scheduler knows five options.', list]);
    const matching = items.filter(({ kind }) => kind === 'matching');
    expect(matching).toHaveLength(1);
    expect(matching[0]!.question).toMatch(/\?$/);
    expect(matching[0]!.refs.length).toBeGreaterThan(0);
    // "jobname" would be known by the words that it shares with what is said of it.
    expect(matching[0]!.options).toEqual(
      [
        ['oncer', 'Runs the first waiting job and leaves'],
        ['drain', 'Finishes all waiting work before a shutdown'],
        ['quell', 'Suppresses progress messages on the terminal'],
        ['trace', 'Records every system call for later study'],
      ].map(([text, match]) => ({ text, match, is_correct: true })),
    );
    for (const { text, match } of matching[0]!.options)
      expect(matching[0]!.explanation).toContain(`${text}: ${match}.`);
  });

  it('asks which entry of a list something is told of, and what is told of an entry', () => {
    const list = [
      options,
      '- `fence`: Puts the daemon into the background.',
      '- `quota`: Sets a ceiling for open files.',
      '- `yield`: Gives up root rights after the start.',
    ].join('\n');
    // Five of them are asked for together; the others one by one.
    const items = quizOn(['The scheduler knows seven options.', list]).filter(
      ({ kind }) => kind === 'multiple_choice',
    );
    expect(items.length).toBeGreaterThanOrEqual(1);
    const names = [...list.matchAll(/`(.*?)`/gu)].map(([, name = '']) => name);
    const isName = (option: string) => names.includes(option);
    for (const item of items) {
      const areNames = optionsOf(item).filter(isName).length;
      expect([0, item.options.length]).toContain(areNames);
      const line = list.split('\n').find((entry) => entry.includes(keyOf(item)!))!;
      const name = names.find((one) => line.includes(one))!;
      if (areNames === 0) expect(item.question).toContain(name);
      else expect(item.question).not.toContain(name);
    }
  });

  it('asks nothing of options, whose letters and words say what they do', () => {
    const list = (mark: string) =>
      ['oncer', 'drain', 'quell', 'trace']
        .map((name, at) => `- \`${mark}${name}\`: ${options.split('`: ')[at + 1]?.split('\n')[0]}`)
        .join('\n');
    expect(quizOn(['The scheduler knows four of them.', list('')])).not.toEqual([]);
    expect(quizOn(['The scheduler knows four of them.', list('--')])).toEqual([]);
  });

  it('asks nothing of what a release changed', () => {
    expect(quizOn(['The scheduler knows four options.', options])).not.toEqual([]);
    expect(quizOn(['### Bug Fixes', 'The scheduler knows four options.', options])).toEqual([]);
  });

  it('asks nothing of a table whose first row stands in place of its heads', () => {
    const table = (head: string) =>
      [
        'The scheduler knows several states.\n',
        head,
        '| --- | --- |',
        '| JOB_DONE | Daemon that keeps waiting work in memory |',
        '| JOB_LOST | Utility for moving finished pages to a printer |',
        '| JOB_HELD | Tool to record every system call of a process |',
        '| JOB_DULL | Script that wakes all other machines |',
      ].join('\n');
    expect(quizOn([table('| State | Meaning |')]).length).toBeGreaterThan(0);
    expect(quizOn([table('| JOB_NEW | Program that was handed over |')])).toEqual([]);
  });

  it('asks for an order of as many steps as a learner keeps in view', () => {
    const stepsOf = (count: number) =>
      [
        'Stop the scheduler',
        'Save the queue file',
        'Install the new release',
        'Convert the old queue',
        'Check the access rights',
        'Restart the machine',
        'Start the scheduler',
        'Read the log file',
      ]
        .slice(0, count)
        .map((step, at) => `${at + 1}. ${step}. [S1.1]`)
        .join('\n');
    const lead = 'To update the scheduler, follow these steps:';
    const asked = (count: number) =>
      quizOn([`${lead}\n\n${stepsOf(count)}`]).map((item) => [item.kind, item.options.length]);
    expect([asked(5), asked(8)]).toEqual([[['ordering', 5]], [['ordering', 6]]]);
  });

  it('takes no sentence of another language for an answer', () => {
    const list = [
      '- `qgd`: Ejecuta el primer trabajo y termina.',
      '- `vwx`: Acaba los trabajos que esperan antes de parar.',
      '- `zkt`: Calla los avisos de progreso en la pantalla.',
      '- `hjl`: Keeps the output of each finished job.',
    ].join('\n');
    const items = quizOn(['El planificador conoce cuatro opciones.', list], 'es');
    expect(items.length).toBeGreaterThan(0);
    expect(items.flatMap(optionsOf).filter((option) => option.includes('output'))).toEqual([]);
  });

  it.each([
    {
      language: 'en',
      thing: 'This option',
      does: [
        'prints the version and leaves',
        'runs the first waiting job',
        'finishes all waiting work',
        'suppresses progress messages',
      ],
    },
    {
      language: 'es',
      thing: 'Esta opción',
      does: [
        'muestra la versión del planificador',
        'crea un trabajo nuevo cada hora',
        'activa los avisos de progreso',
        'elimina los ficheros viejos',
      ],
    },
    {
      language: 'fr',
      thing: 'Cette option',
      does: [
        'affiche la version du planificateur',
        'crée un travail chaque heure',
        'active les messages de progrès',
        'supprime les vieux fichiers',
      ],
    },
    {
      language: 'de',
      thing: 'Diese Option',
      does: [
        'zeigt die Fassung des Planers an',
        'erzeugt jede Stunde einen Auftrag',
        'aktiviert alle Meldungen dazu',
        'löscht die alten Dateien gleich',
      ],
    },
  ])('asks of an entry that is told as “$thing …”', ({ language, thing, does }) => {
    const names = ['qgd', 'vwx', 'zkt', 'hjl'];
    const list = does.map((what, at) => `- \`${names[at]}\`: ${thing} ${what}.`).join('\n');
    const items = quizOn(['1 2 3.', list], language);
    const said = items
      .flatMap(({ question, options: given }) => [
        question,
        ...given.flatMap(({ text, match = '' }) => [text, match]),
      ])
      .join('\n');
    expect(said.toLowerCase()).toContain(does[0]!.toLowerCase());
    expect(said).not.toContain(thing);
  });

  it('asks nothing of single statements, whatever they say of a case, an aim or a thing', () => {
    expect(
      quizOn([
        'When two jobs have equal priority, the older job runs before the newer one.',
        'If a job exceeds its memory limit, the kernel stops the whole process group. To remove a finished job, delete its entry from the spool directory.',
        'The spool directory keeps the output of each finished job for seven days. The administrator reads all failures in the central log file.',
        'The file `queue.conf` keeps the order in which work waits for a machine. The file `limits.conf` holds what operators allow to jobs with little memory.',
        'The file `hosts.conf` tells all machines between which a large site shares its work. The file `fonts.conf` names the typefaces that printers read before a new page.',
      ]),
    ).toEqual([]);
  });

  it('takes no list of places and ways for a sequence of steps', () => {
    const listed = (entries: readonly string[]) =>
      quizOn([
        `To tune the scheduler, follow these steps:\n\n${entries.map((entry, at) => `${at + 1}. ${entry}. [S1.1]`).join('\n')}`,
      ]).filter(({ kind, question }) => kind === 'ordering' || question.includes('step'));
    const done = ['Stop the queue', 'Open the site file', 'Write the priority', 'Close the editor'];
    expect(listed(done)).not.toEqual([]);
    expect(
      listed(['On a job itself', 'By a rule of the site', 'On a machine', 'By default']),
    ).toEqual([]);
  });

  it('takes no list of advice for a sequence of steps', () => {
    const advice = [
      'Make sure that the queue is empty',
      'Set the priority of the site',
      'Do not rely on the clock of the machine',
      'Write the owner into the file',
    ];
    const list = advice.map((entry, at) => `${at + 1}. ${entry}. [S1.1]`).join('\n');
    const items = quizOn([`To tune the scheduler, follow these steps:\n\n${list}`]);
    expect(items.filter(({ kind }) => kind === 'ordering')).toEqual([]);
  });

  it('asks for the order of steps that their lead names, whatever their heading', () => {
    const list = ['Boot a rescue disk', 'Mount the root', 'Edit the accounts', 'Start it anew']
      .map((entry, at) => `${at + 1}. ${entry}. [S1.1]`)
      .join('\n');
    const items = quizOn([`## Lost passwords\n\nThis needs the following steps:\n\n${list}`]);
    expect(items.map(({ kind }) => kind)).toEqual(['ordering']);
  });

  it('asks for the order of orders, whatever leads up to them', () => {
    const list = ['Insert a blank disc', 'Browse to the image', 'Choose the speed', 'Burn the disc']
      .map((entry, at) => `${at + 1}. ${entry}. [S1.1]`)
      .join('\n');
    const items = quizOn([`## A disc with the image\n\nThis is for old machines.\n\n${list}`]);
    expect(items.map(({ kind }) => kind)).toEqual(['ordering']);
  });

  it('takes no list of criteria for a sequence of steps', () => {
    const criteria = [
      'Good priority, then good luck',
      'Small memory',
      'Known owner',
      'Short queue',
    ];
    const list = criteria.map((entry, at) => `${at + 1}. ${entry}. [S1.1]`).join('\n');
    const items = quizOn([`The scheduler takes jobs that meet all these criteria:\n\n${list}`]);
    expect(items.filter(({ kind }) => kind === 'ordering')).toEqual([]);
  });

  it('takes no order of rules for a sequence of steps', () => {
    const rules = [
      '1. One clause of the query must be recursive. [S1.1]',
      '2. Every clause before it must be plain. [S1.1]',
      '3. Each name may occur in one clause only. [S1.1]',
      '4. All clauses must be separated by a comma. [S1.1]',
    ].join('\n');
    const items = quizOn([`The query follows these rules, in this order:\n\n${rules}`]);
    expect(items.filter(({ kind }) => kind === 'ordering')).toEqual([]);
    const duties = [
      'should be documented',
      'may use another name',
      'must keep the licence',
      'should be compressed',
    ]
      .map((duty, at) => `${at + 1}. ${duty} in the source package. [S1.1]`)
      .join('\n');
    expect(quizOn([`A repackaged source package, step by step:\n\n${duties}`])).toEqual([]);
  });

  it('asks nothing of an entry that is told by another one, or by its name alone', () => {
    const told = [
      '- `qsi`: Like -h, but uses powers of one thousand.',
      '- `version`: Prints the release and leaves at once.',
      '- `yield`: Ditto for the group of the owner.',
    ].join('\n');
    const items = quizOn(['The scheduler knows seven options.', `${options}\n${told}`]);
    const said = JSON.stringify(items);
    expect(items).not.toEqual([]);
    expect(said).not.toMatch(/thousand|release and leaves|Ditto/);
  });

  it('asks nothing of a list of packages', () => {
    const table = (head: string) =>
      [
        'The scheduler comes in several parts.\n',
        `| ${head} | Meaning |`,
        '| --- | --- |',
        '| queued | keeps what waits for a machine |',
        '| spoold | hands finished work over |',
        '| tracer | records every system call |',
        '| keeper | wakes the others after midnight |',
      ].join('\n');
    expect(quizOn([table('Part')]).length).toBeGreaterThan(0);
    expect(quizOn([table('Package')])).toEqual([]);
  });
});
