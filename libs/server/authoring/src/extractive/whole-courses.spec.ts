import type { SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { heading, prose, sourceOf } from '../../test/source-of-blocks.ts';
import { brief, write } from '../../test/write-course.ts';

const courseOf = (source: SourceText, lessons = 1, language = source.language ?? 'en') =>
  write(
    { sources: [source] },
    brief(source.title, { language, moduleCount: 1, submoduleCount: lessons }),
  );

const spanish = (n: number): string =>
  `La presa número ${n} guarda el agua del río durante el invierno y la deja salir poco a poco en los meses secos. Quien vive cerca de la orilla sabe cuándo se abre la compuerta ${n}, porque suena una campana. Los campos del valle reciben así toda el agua que necesitan en agosto.`;
const english = (n: number): string =>
  `The keeper of dam ${n} is the one who opens the gate in the morning and closes it at night. Gate ${n} of the dam can be opened by hand when there is no power at all, but that takes two people and most of an hour.`;

describe('a half-translated document', () => {
  const mixed = (own: number) =>
    sourceOf('Las presas', 'es', [
      heading('La presa'),
      ...Array.from({ length: own }, (_, n) => prose(spanish(n))),
      heading('The keeper'),
      ...[1, 2, 3, 4].map((n) => prose(english(n))),
    ]);

  it('is quoted where it is translated', () => {
    const { lessons } = courseOf(mixed(8));
    expect(lessons[0]!.lesson.content).toContain('La presa número');
    expect(lessons[0]!.lesson.content).not.toContain('keeper');
  });

  it('is quoted whole where the translation alone would not carry a lesson', () => {
    expect(courseOf(mixed(1)).lessons[0]!.lesson.content).toContain('keeper');
  });
});

describe('a sentence that leans on the one before it', () => {
  it.each([
    [
      'zh',
      '水库在冬天储存河水，在干旱的月份慢慢放水，供给山谷里所有的农田使用。',
      '这使山谷里所有的农田在干旱的月份都能得到水库储存的河水。',
    ],
    [
      'ja',
      '貯水池は冬の間に川の水を蓄え、乾いた月に少しずつ谷の畑へ流す。',
      'これにより谷の畑は乾いた月にも貯水池が蓄えた川の水を受け取る。',
    ],
    [
      'ru',
      'Водохранилище собирает воду реки зимой и понемногу отдаёт её полям долины в сухие месяцы.',
      'Поэтому поля долины получают воду реки из водохранилища и в самые сухие месяцы года.',
    ],
    [
      'ar',
      'يخزن السد مياه النهر في الشتاء ثم يطلقها قليلا قليلا إلى حقول الوادي في الأشهر الجافة.',
      'لذلك تحصل حقول الوادي على مياه النهر من السد حتى في أكثر الأشهر جفافا من السنة.',
    ],
  ])('begins no summary in %s', (language, alone, leaning) => {
    const other = alone.replace(/[。.]$/u, language === 'zh' || language === 'ja' ? '二。' : ' 2.');
    const source = sourceOf('1', language, [
      heading('A'),
      prose(`${alone}${language === 'zh' || language === 'ja' ? '' : ' '}${leaning}`),
      heading('B'),
      prose(`${leaning} ${other}`),
    ]);
    expect(courseOf(source).lessons[0]!.lesson.summary).not.toContain(leaning.slice(0, 12));
  });
});

describe('a lesson', () => {
  it('has no terms under which its document may be copied', () => {
    const source = sourceOf('Las presas', 'es', [
      heading('La presa'),
      prose(
        'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Work. THE WORK IS PROVIDED "AS IS", and in no event shall the authors be liable for any claim.',
      ),
      ...[1, 2, 3, 4].map((n) => prose(spanish(n))),
    ]);
    expect(courseOf(source).lessons[0]!.lesson.content).not.toMatch(/copyright|AS IS/);
  });

  it('goes on counting where an example parts its steps', () => {
    const source = sourceOf('Gates', 'en', [
      heading('Opening'),
      prose(english(1)),
      {
        kind: 'list',
        items: ['1. Ring the bell of the dam.', '2. Hold the wheel with two people.'],
      },
      prose('The wheel turns to the left, and a lamp beside it shows how far the gate is open.'),
      { kind: 'list', items: ['3. Turn the wheel until the lamp is green.'] },
      ...[2, 3].map((n) => prose(english(n))),
    ]);
    expect(courseOf(source).lessons[0]!.lesson.content).toMatch(/^3\. Turn the wheel/m);
  });

  it('of a story asks for no rules of it', () => {
    const told = (n: number): string =>
      `Old Ada ${n} lived beside the dam and knew every stone of it. She never left the valley, and the winters were long. Her brother ${n} built boats that nobody bought. In the spring of that year the river rose higher than ever. Nobody must have slept that night, she said later. Everybody should have known. They had never been afraid. The bell rang twice, and then it fell into the water.`;
    const source = sourceOf('The dam', 'en', [
      heading('The winter'),
      ...[1, 2, 3, 4].map((n) => prose(told(n))),
    ]);
    const objectives = courseOf(source)
      .modules.flat()
      .flatMap((one) => one.objectives);
    expect(objectives.join('\n')).not.toMatch(/rules of|mistakes/);
  });

  it('is called neither after its document nor after what nobody has translated', () => {
    const source = sourceOf('Las presas', 'es', [
      heading('Las presas'),
      prose(spanish(1)),
      heading('Opening the gate of the dam', 2),
      ...[2, 3].map((n) => prose(spanish(n))),
      heading('La compuerta', 2),
      ...[4, 5].map((n) => prose(spanish(n))),
      heading('レッスン 2: 最後'),
      ...[6, 7, 8, 9].map((n) => prose(spanish(n))),
    ]);
    expect(
      courseOf(source, 2)
        .modules.flat()
        .map(({ title }) => title),
    ).toEqual(['La compuerta', '最後']);
  });

  it('names the questions among its parts in the quotation marks of its language', () => {
    const source = sourceOf('Las presas', 'es', [
      heading('La presa'),
      heading('¿Quién la abre?', 2),
      ...[1, 2].map((n) => prose(spanish(n))),
      heading('¿Cuándo se cierra?', 2),
      ...[3, 4].map((n) => prose(spanish(n))),
    ]);
    const [lesson] = courseOf(source).modules.flat();
    expect(lesson?.description).toBe('Temas: «¿Quién la abre?» y «¿Cuándo se cierra?».');
  });

  it('promises what it quotes and not what it has no room for', () => {
    const source = sourceOf('Gates', 'en', [
      heading('Keepers'),
      ...Array.from({ length: 8 }, (_, n) => prose([n, n + 50, n + 80].map(english).join(' '))),
      prose('Bells ring so:'),
      {
        kind: 'list',
        items: [
          '1. Whistle loudly towards passing herons, otters, badgers, martens, weasels, ferrets, polecats, stoats, minks, voles.',
          '2. Polish copper kettles, pewter mugs, tin spoons, glass jars, oak chests, velvet curtains, silk ribbons, wool socks.',
          '3. Count apples, pears, plums, cherries, quinces, medlars, figs, grapes, walnuts, hazelnuts, almonds, chestnuts, olives.',
        ],
      },
    ]);
    const course = courseOf(source);
    const objectives = course.modules.flat().flatMap((one) => one.objectives);
    expect(course.lessons[0]!.lesson.content).not.toContain('2. Polish');
    expect(objectives.join('\n')).not.toContain('steps of');
  });

  it('is not called after a place in its document, nor asks to explain one', () => {
    const source = sourceOf('The statute', 'en', [
      heading('Article IV'),
      ...['Section 1', 'Section 2'].flatMap((name, at) => [
        heading(name, 2),
        ...[1, 2, 3, 4].map((n) => prose(english(n + at * 10))),
      ]),
    ]);
    const lessons = courseOf(source, 2).modules.flat();
    for (const { title, objectives } of lessons) {
      expect(title).not.toMatch(/^Section \d$/);
      expect(objectives.join('\n')).not.toMatch(/Explain Section \d$/m);
    }
  });

  it.each(['Overview', 'A brief overview', 'Introduction', 'Tips'])(
    'is never called “%s” and no more',
    (bland) => {
      const parts = [bland, 'The keeper'].flatMap((name, at) => [
        heading(name),
        ...[1, 2, 3, 4].map((n) => prose(english(n + at * 10))),
      ]);
      const titles = courseOf(sourceOf('The statute', 'en', parts), 2)
        .modules.flat()
        .map(({ title }) => title);
      expect(titles).toEqual([expect.stringMatching(/^The statute: /), 'The keeper']);
    },
  );

  it('is not told apart from another by a verb', () => {
    const said = (n: number): string =>
      `El guarda abre la compuerta ${n} al alba. Luego registra el nivel de la balsa ${n}. Otro registra el caudal. Nadie registra lo que se pierde en el canal ${n} por la noche, y quien registra más recibe un premio del pueblo. A veces registra el doble.`;
    const source = sourceOf('Las presas', 'es', [
      heading('Las órdenes'),
      ...Array.from({ length: 12 }, (_, n) => prose(said(n))),
    ]);
    const titles = courseOf(source, 3)
      .modules.flat()
      .map(({ title }) => title);
    expect(titles).toHaveLength(3);
    expect(titles.join('\n')).not.toContain('registra');
  });

  it('has no end of a sentence whose beginning it cannot quote', () => {
    const source = sourceOf('Las presas', 'es', [
      heading('La presa'),
      prose(spanish(1)),
      prose('Véase http://example.org para llegar'),
      prose('a la página completa de la presa y de sus compuertas.'),
      ...[2, 3, 4].map((n) => prose(spanish(n))),
    ]);
    expect(courseOf(source).lessons[0]!.lesson.content).not.toContain('página completa');
  });

  it('asks nobody for the role of a word that is merely stressed', () => {
    const source = sourceOf('The dam', 'en', [
      heading('The keeper'),
      ...[1, 2, 3, 4, 5].map((n) =>
        prose(`${english(n)} It is an **abstract** idea ${n} and a **social** one for every town.`),
      ),
    ]);
    const [{ objectives } = { objectives: [] }] = courseOf(source).modules.flat();
    expect(objectives.join('\n')).not.toMatch(/abstract|social/);
  });

  it('is called after its file with what all are called where a number is all that is left', () => {
    const files = [1, 2, 3].map((n) =>
      sourceOf(
        `Building your first dam, part ${n}`,
        'en',
        [0, 1, 2, 3, 4].map((k) => prose(english(n * 10 + k))),
      ),
    );
    const { modules } = write(
      { sources: files },
      brief('The dam', { moduleCount: 1, submoduleCount: 3 }),
    );
    expect(modules.flat()[0]?.title).toMatch(/building your first dam, part 1/i);
  });

  it.each([
    ['lake_gates_Merged', 'Lake gates'],
    ['keepers--handbook_v2', 'Keepers handbook'],
    ['gate-keeper', 'gate-keeper'],
  ])('is called by the words of its file %s where it has no other name', (file, title) => {
    const text = [0, 1, 2].map((k) => prose(english(k)));
    const { outline } = courseOf(sourceOf(file, 'en', text));
    expect(outline.modules[0]?.title.toLowerCase()).toContain(title.toLowerCase());
  });

  it('keeps the name of a file that its text is on', () => {
    const text = [prose(`The call lake_gates opens them. ${english(1)}`), prose(english(2))];
    const { outline } = courseOf(sourceOf('lake_gates', 'en', text));
    expect(outline.modules[0]?.title).toContain('lake_gates');
  });

  it('is called after its file without what all files are called', () => {
    const files = ['Gates', 'Basins', 'Wheels'].map((name, n) =>
      sourceOf(
        `The Dam – Handbook: 2.${n + 1} ${name}`,
        'en',
        [0, 1, 2, 3, 4].map((k) => prose(english(n * 10 + k))),
      ),
    );
    const course = write(
      { sources: files },
      brief('The dam', { moduleCount: 1, submoduleCount: 3 }),
    );
    expect(course.modules.flat().map(({ title }) => title)).toEqual(['Gates', 'Basins', 'Wheels']);
  });

  it.each([
    ['W i l l k o m m e n', 'Willkommen'],
    ['DAS ERSETZEN VON WÖRTERN', 'Das ersetzen von wörtern'],
    ['第3章 水門の開け方', '水門の開け方'],
    ['第3章水門の開け方', '水門の開け方'],
    ['فصل 10. بوابات السد', 'بوابات السد'],
  ])('is called by the words of “%s” alone', (given, title) => {
    const source = sourceOf('keeper-notes', 'en', [
      heading('Basins'),
      ...[1, 2, 3, 4].map((n) => prose(english(n))),
      heading(given),
      ...[5, 6, 7, 8].map((n) => prose(english(n))),
    ]);
    expect(courseOf(source, 2).modules.flat()[1]?.title).toBe(title);
  });

  it('has no way to a section, no sentence that lost where it points, and no notice', () => {
    const source = sourceOf('The dam', 'en', [
      heading('Copyright © 2020 The Dam'),
      ...[1, 2].map((n) => prose(`${english(n)} Whoever reads the plan may show it to others.`)),
      heading('Gates'),
      prose(`${english(3)} Please send what you find wrong via.`),
      { kind: 'list', items: ['- Basins'] },
      ...[4, 5].map((n) => prose(english(n))),
      heading('Basins'),
      ...[6, 7].map((n) => prose(english(n))),
    ]);
    const { content } = courseOf(source).lessons[0]!.lesson;
    expect(content).not.toMatch(/shows? it to others|via\.|^- Basins/m);
  });
});

it('a course opens with what is said of its subject, or with what it leads through', () => {
  const summaryFor = (first: string): string =>
    courseOf(
      sourceOf('Gates of the dam', 'en', [
        heading('Opening'),
        prose(first),
        ...[1, 2, 3, 4].map((n) => prose(english(n))),
      ]),
    ).outline.summary;
  expect(summaryFor('A gate keeps the water of the valley back through the whole winter.')).toMatch(
    /^A gate keeps/,
  );
  expect(
    summaryFor('A revised edition with more examples and pictures was sold beside the old dam.'),
  ).not.toMatch(/revised edition/);
});

describe('a numbered list in an English document', () => {
  const objectivesOf = (title: string, entries: readonly string[]): readonly string[] =>
    courseOf(
      sourceOf('Gates', 'en', [
        heading(title),
        ...[1, 2, 3, 4].map((n) => prose(english(n))),
        { kind: 'list' as const, items: entries.map((entry, at) => `${at + 1}. ${entry}`) },
      ]),
    )
      .modules.flat()
      .flatMap((one) => one.objectives);

  it('is carried out where it says what to do, and is no steps where it states something', () => {
    const steps = ['Close the lower gate.', 'Wait until the bell rings.', 'Open the upper gate.'];
    expect(objectivesOf('The gates of iron', steps).join()).not.toMatch(/steps|“/);
    expect(objectivesOf('Opening the gates', steps)).toContain('Open the gates');
    const points = [
      'The dam is significantly older than the gates.',
      'The keeper must be at hand.',
      'The gates are opened by two people.',
    ];
    expect(objectivesOf('Opening the gates', points).join()).not.toContain('steps');
  });

  it('stands under a title with capitals throughout, which is no part of a sentence', () => {
    const objectives = ['Use of Gates Without Power', 'Opening And Closing The Gates'].flatMap(
      (title) => objectivesOf(title, []),
    );
    expect(objectives.join()).not.toMatch(/(?:^|,)Use of|Practise opening And/);
  });
});
