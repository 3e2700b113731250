import { describe, expect, it } from 'vitest';
import { quizOn, textOf } from '../../../test/quiz-on.ts';

const table = (rows: readonly string[], head = '| Package | Popcon | Description |') =>
  [head, head.replace(/[^|]+/g, ' --- '), ...rows].join('\n');
const programs = [
  '| `queued` | I:10 | daemon that keeps waiting work in memory |',
  '| `spoold` | I:20 | utility for moving finished pages to a printer |',
  '| `tracer` | I:30 | tool to record every system call of a process |',
  '| `keeper` | I:40 | collection of scripts that wake other machines |',
];

describe('what the quiz of the built-in author asks for', () => {
  it('asks for key terms that a table of the lesson defines', () => {
    const items = quizOn(['The scheduler comes in several parts.', table(programs)]);
    expect(items.length).toBeGreaterThan(0);
    for (const { refs } of items) expect(refs).toEqual(['S1.2']);
  });

  it('asks of a program how it is described, and of a word what it means', () => {
    const items = quizOn(['The scheduler comes in several parts.', table(programs.slice(0, 3))]);
    expect(textOf(items)).not.toMatch(/What does “\w+” mean|Which term means/);
  });

  it('sets no two things side by side of which the same is said', () => {
    const twice = [
      ...programs,
      '| `lister` | I:50 | tool to record every system call of a process |',
    ];
    const items = quizOn(['The scheduler comes in several parts.', table(twice)]);
    expect(items.length).toBeGreaterThan(0);
    for (const { options } of items) {
      const names = new Set(options.map(({ text }) => text));
      expect(names.has('tracer') && names.has('lister')).toBe(false);
    }
  });

  it('asks of a term where the course defines it, and not where it only uses the term', () => {
    const definitions = [
      'A **queue** is a list of jobs that wait for a free machine.',
      'A **spool** is a directory that holds finished pages for a printer.',
      'A **shard** is a piece of a large archive that lies on a disk of its own.',
      'A **ticket** is a short note that names the owner of a task.',
    ];
    const lesson = 'Every night the queue grows, and by noon the spool is full again.';
    expect(textOf(quizOn([...definitions, lesson], { quoted: 1 }))).not.toContain('list of jobs');
    expect(textOf(quizOn([...definitions, lesson]))).toMatch(/list of jobs|directory that holds/);
  });

  it('sets terms of one number and kind side by side, with and without an article of their own', () => {
    const canal = [
      'The **Merian ramp** is the slope on which boats are pulled over the dam.',
      'A **towpath** is a way along the bank from which horses draw the boats.',
      'A **skiff** is a small boat for two people that is rowed by one of them.',
      'A **sluice** is a low wall with an opening that lets the water through.',
    ];
    expect(quizOn(canal).length).toBeGreaterThan(0);
    const others = [
      'The **lock gates** are the doors between the two basins that hold the water back.',
      'The **headroom** is the distance from the water to the lowest part of a bridge.',
    ];
    for (const { question, options } of quizOn([...canal, ...others])) {
      if (!question.startsWith('Which term means')) continue;
      const names = options.map(({ text }) => text);
      expect(names).not.toContain('lock gates');
      expect(names).not.toContain('headroom');
    }
  });

  it('asks nothing of a number that the name tells', () => {
    const views = (said: readonly string[]) =>
      ['Monthly view', 'Bimonthly view', 'Quarterly view', 'Yearly view']
        .map((name, at) => `- ${name}: ${said[at]}.`)
        .join('\n');
    const due = ['30', '60', '90', '365'].map((days) => `bills that fall due in ${days} days`);
    expect(quizOn(['The scheduler shows bills.', views(due)])).toEqual([]);
    const told = [
      'bills that nobody paid in time',
      'letters that wait for an answer',
      'machines that stand still at night',
      'printers that ran out of paper',
    ];
    expect(quizOn(['The scheduler shows bills.', views(told)]).length).toBeGreaterThan(0);
  });

  it('asks nothing of which the material says the same of another thing elsewhere', () => {
    const other = table([
      '| `lister` | I:50 | tool to record every system call of a process |',
      '| `waker` | I:60 | collection of rules by which letters are sorted |',
    ]);
    const items = quizOn([other, 'The scheduler has rivals.', table(programs)], {
      quoted: 2,
    });
    expect(items.length).toBeGreaterThan(0);
    const chosen = items.filter(({ kind }) => kind === 'multiple_choice');
    const keys = chosen.flatMap(({ options }) => options.filter((option) => option.is_correct));
    for (const { text } of keys) expect(text).not.toMatch(/^tracer$|system call/);
  });

  it('asks neither what was changed in which file nor what a menu offers', () => {
    const changes = [
      '- drivers.dtx: Fix the colours of the second printer.',
      '- graphicx.dtx: Add a key for the height of a page.',
      '- pstcol.tex: Improve the wording of all messages.',
      '- testx.tex: Remove a table that was out of date.',
    ].join('\n');
    expect(quizOn(['The scheduler was mended.', changes])).toEqual([]);
    const menu = [
      '- Queue → Purge: Throws away whatever waits for a machine.',
      '- Queue → Hold: Keeps a sheet back until its owner comes.',
      '- Queue → Raise: Lets an urgent letter pass all others.',
      '- Queue → Split: Gives each half to a different printer.',
    ].join('\n');
    expect(quizOn(['The scheduler has a menu.', menu])).toEqual([]);
  });

  it('asks nothing of a document whose language it has no words for', () => {
    const rows = [
      '| `qgd` | I:10 | eines per a moure pàgines cap a una altra impressora |',
      '| `vwx` | I:20 | programa que enregistra les crides de cada procés viu |',
      '| `zkt` | I:30 | col·lecció de guions que desperten altres màquines soles |',
      '| `hjl` | I:40 | servei que guarda la feina pendent a la memòria lenta |',
    ];
    const said = 'El planificador té diverses parts i cada part fa una feina diferent.';
    const items = quizOn([said, said, table(rows, '| Paquet | Popcon | Descripció |')]);
    expect(items).toEqual([]);
  });

  it('asks for no entry that only names a page to read', () => {
    const list = [
      '- queued: Daemon that keeps waiting work in memory.',
      '- spoold: Utility for moving finished pages to a printer.',
      '- tracer: Tool to record every system call of a process.',
      '- keeper: Script that wakes all other machines.',
      '- porter: Used by archive(8).',
    ].join('\n');
    const items = quizOn(['The scheduler comes in several parts.', list]);
    expect(items.length).toBeGreaterThan(0);
    expect(textOf(items)).not.toContain('archive(8)');
  });

  it('asks for no keys of a table that lists commands with them', () => {
    const keyed = [
      '| Next page | `right` | turns over to the following leaf |',
      '| Last page | `end` | leaps across all leaves at once |',
      '| Zoom in | `+` | makes small letters larger |',
      '| Leave | `q` | closes every window of a viewer |',
    ];
    const head = '| Command | Default | Effect |';
    const items = quizOn(['The viewer knows four commands.', table(keyed, head)]);
    expect(textOf(items)).not.toMatch(/Default|“right”|“end”/);
  });

  it('asks for no titles of standards', () => {
    const told = [
      'Daemon that keeps waiting work in memory.',
      'Utility for moving finished pages to a printer.',
      'Tool to record every system call of a process.',
      'Script that wakes all other machines.',
    ];
    const asked = (names: readonly string[]) =>
      quizOn([
        'The scheduler comes in several parts.',
        told.map((said, at) => `- ${names[at]}: ${said}`).join('\n'),
      ]);
    expect(asked(['queued', 'spoold', 'tracer', 'keeper']).length).toBeGreaterThan(0);
    expect(asked(['RFC2131', 'RFC5321', 'RFC9110', 'RFC7858'])).toEqual([]);
  });

  it('reads the cards of a manual as one list', () => {
    const card = (name: string, said: string) => ({
      heading: `Directive ${name}`,
      text: `| Description: | ${said} |\n| --- | --- |\n| Context: | server |`,
    });
    const items = quizOn([
      card('Quell', 'Suppresses progress messages on the terminal'),
      card('Drain', 'Finishes all waiting work before a shutdown'),
      card('Trace', 'Records every system call for later study'),
      card('Fence', 'Keeps strangers off a busy machine'),
    ]);
    const names = /Quell|Drain|Trace|Fence|messages|shutdown|system call|strangers/;
    const besideOneAnother = items.filter(
      ({ options }) => options.filter(({ text }) => names.test(text)).length >= 3,
    );
    expect(besideOneAnother.length).toBeGreaterThan(0);
  });

  it('names a setting without its value', () => {
    const list = [
      '- quell=n: Suppresses progress messages on the terminal.',
      '- drain=mode: Finishes all waiting work before a shutdown.',
      '- trace=<file>: Records every system call for later study.',
      '- fence=[host]: Keeps strangers off a busy machine.',
    ].join('\n');
    const items = quizOn(['The scheduler knows four settings.', list]);
    expect(items.length).toBeGreaterThan(0);
    expect(textOf(items)).not.toContain('=');
  });

  it('takes English without small words for English', () => {
    const rows = [
      '| `qgd` | I:10 | fuzzy text finder |',
      '| `vwx` | I:20 | herramienta para mover páginas a una impresora |',
      '| `zkt` | I:30 | programa que registra las llamadas de un proceso |',
      '| `hjl` | I:40 | colección de guiones que despiertan otras máquinas |',
      '| `pwt` | I:50 | demonio que guarda los mensajes de una cola |',
    ];
    const asked = (some: readonly string[]) =>
      quizOn(
        ['El planificador tiene varias partes.', table(some, '| Paquete | Popcon | Descripción |')],
        { language: 'es' },
      );
    const items = asked(rows);
    expect(items.length).toBeGreaterThan(0);
    expect(textOf(items)).not.toContain('fuzzy');
    // Beside two others a command is found by what those cannot be.
    expect(asked(rows.slice(0, 4)).every(({ kind }) => kind === 'free_recall')).toBe(true);
  });

  it('takes a name in Latin letters for a name in a language of other letters', () => {
    const rows = [
      '| `qgd-2` | I:10 | 在内存中保存等待作业的守护进程 |',
      '| `vwx-2` | I:20 | 把已完成的页面送到打印机的工具 |',
      '| `zkt-2` | I:30 | 记录进程每个系统调用的程序 |',
      '| `hjl-2` | I:40 | 唤醒其他机器的脚本集合 |',
    ];
    const items = quizOn(['调度器由几个部分组成。', table(rows, '| 软件包 | 流行度 | 说明 |')], {
      language: 'zh',
    });
    expect(items.length).toBeGreaterThan(0);
  });

  it('asks nothing of a name that the capitals of its meaning spell', () => {
    const told = [...programs, '| `basher` | I:50 | Big Automatic SHEller for Rows of machines |'];
    const items = quizOn(['The scheduler comes in several parts.', table(told)]);
    expect(items.length).toBeGreaterThan(0);
    expect(items.some(({ question }) => /basher|Automatic/.test(question))).toBe(false);
  });

  it('sets no entry of one list beside those of another', () => {
    const stamps = [
      '- `atime`: moment at which somebody last read a file',
      '- `ctime`: moment at which somebody last moved a file',
      '- `mtime`: moment at which somebody last wrote a file',
    ].join('\n');
    const groups = [
      '- `dip`: access to serial lines for trusted peers',
      '- `cdrom`: access to drives for optical discs',
      '- `audio`: access to the sound card for all programs',
    ].join('\n');
    const items = quizOn(['Files carry moments.', stamps, 'Groups give access.', groups]);
    for (const { options } of items.filter(({ kind }) => kind !== 'matching')) {
      const text = options.map((option) => option.text).join(' ');
      expect(/time|moment/.test(text) && /dip|cdrom|audio|access/.test(text)).toBe(false);
    }
  });

  it.each([
    [
      'the way to a file',
      ['/usr/share/spool/queues/', '%APPDATA%\\spool\\queues', '/opt/spool/q/'],
    ],
    ['a way through a menu', ['View → Queue → All', 'File → New → Spool', 'Edit → Fork → One']],
    [
      'what there is',
      ['There are five kinds of it', 'A menu appears', 'There is a long list of it'],
    ],
  ])('asks of no entry where it only says %s', (_, said) => {
    const list = ['Keeper', 'Tracer', 'Lister'].map((name, at) => `- **${name}**: ${said[at]}`);
    expect(quizOn(['The scheduler has three parts.', list.join('\n')])).toEqual([]);
  });

  it('asks for no examples and no keys that a column of a table holds', () => {
    const head = '| Field | Example value | Default hotkey |';
    const rows = [
      '| Frequency band | wide range | Big Q |',
      '| Firewall zone | outer ring | Small W |',
      '| Physical device | first card | Big E |',
      '| Network mode | ad hoc | Small R |',
    ];
    expect(quizOn(['The fields of a network follow.', table(rows, head)])).toEqual([]);
  });

  it('asks for no size that a program happened to print', () => {
    const rows = [
      '| Total | 997184k |',
      '| Free | 990528k |',
      '| Shared | 321780k |',
      '| Used | 20256k |',
    ];
    expect(quizOn(['The report says this.', table(rows, '| Report | Size |')])).toEqual([]);
  });

  it('asks for no default values, neither of one thing nor of several', () => {
    const rows = [
      '| Broken | set bold letters | |',
      '| Waiting | dim white letters | |',
      '| Stopped | flip reverse colours | |',
      '| Running | blink with green | |',
    ];
    const head = '| Style | Valeur par défaut | Remarque |';
    expect(quizOn(['The styles of a job follow.', table(rows, head)])).toEqual([]);
  });

  it.each([
    ['| F1 | larger view of a drawing |', ['F2', 'F3', 'F4', 'Pos1']],
    ['| *.job_sch | drawing of a whole circuit |', ['*.lib', '*.dcm', '*.net', 'job-table']],
  ])('asks nothing of a table that has a row in place of its heads: %s', (head, names) => {
    const said = [
      'smaller view of a job',
      'next sheet of paper',
      'list of all waiting pages',
      'record of each finished night',
    ];
    const rows = names.map((name, at) => `| ${name} | ${said[at]} |`);
    const items = quizOn(['The table tells of them.', table(rows, head)]);
    expect(textOf(items)).not.toMatch(/view of a drawing|whole circuit/);
  });

  const saying = [
    'bills that nobody paid in time',
    'letters that wait for an answer',
    'machines that stand still at night',
    'printers that ran out of paper',
  ];
  const listed = (names: readonly string[], said: readonly string[] = saying) =>
    names.map((name, at) => `- ${name}: ${said[at]}.`).join('\n');
  const under = (heading: string, text: string) => [
    'The scheduler is kept in order.',
    { heading, text: 'Whoever looks after it finds a list here.' },
    { heading, text },
  ];
  const kept = ['tracer', 'keeper', 'waker', 'lister'];

  it('asks nothing of rules by their numbers, and something of names with a number', () => {
    expect(quizOn(under('Rules', listed(['CR1', 'CR2', 'CR4', 'CR5'])))).toEqual([]);
    expect(
      quizOn(under('Disks', listed(['FAT12', 'FAT16', 'FAT32', 'FAT64']))).length,
    ).toBeGreaterThan(0);
  });

  it('asks nothing of what a call takes, nor of what one release changed', () => {
    expect(quizOn(under('Duties', listed(kept))).length).toBeGreaterThan(0);
    expect(quizOn(under('sendBills()', listed(kept)))).toEqual([]);
    expect(quizOn(under('Release 0.1.9', listed(kept)))).toEqual([]);
    const called = {
      heading: 'Calls',
      text: 'Bills are sent by calling send_bills(tracer, keeper, waker, lister) at noon.',
    };
    expect(quizOn([called, ...under('Duties', listed(kept))], { quoted: 3 })).toEqual([]);
  });

  it('asks nothing that marks of a generator or places in a book tell of', () => {
    const marked = saying.map((one) => `[READ] ${one}`);
    expect(quizOn(under('Duties', listed(kept, marked)))).toEqual([]);
    const books = ['Goldman. Vii.1', 'Goldman. Vii.2', 'Thomas. Vii.1', 'Thomas. Vii.3'];
    expect(quizOn(under('Duties', listed(books)))).toEqual([]);
  });

  it('asks for no order of things that are named', () => {
    const order = (steps: readonly string[]) =>
      under('How to open the gate', steps.map((one, at) => `${at + 1}. ${one}`).join('\n'));
    const done = [
      'lift the bar',
      'turn the wheel to the left',
      'call the keeper of the gate',
      'pull the chain',
    ];
    expect(quizOn(order(done)).map(({ kind }) => kind)).toEqual(['ordering']);
    expect(quizOn(order(done.with(2, 'if not, call the keeper of the gate')))).toEqual([]);
    expect(quizOn(order(done.with(1, 'let us assume a gate with two wings')))).toEqual([]);
    const named = ['gate bar', 'wheel on small axles', 'keeper calls at night', 'chain and hook'];
    expect(quizOn(order(named))).toEqual([]);
  });
});
