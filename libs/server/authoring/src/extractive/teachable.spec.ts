import { describe, expect, it } from 'vitest';
import { type Blocks, heading, prose, sourceOf } from '../../test/source-of-blocks.ts';
import { brief, write } from '../../test/write-course.ts';
import { answer, PreparedMaterial } from './operations.ts';

const list = (...items: string[]): Blocks[number] => ({
  kind: 'list',
  items: items.map((item) => `- ${item}`),
});

/** The lessons of a course on a document, as they are read. */
const lessonsOn = (blocks: Blocks, language = 'en', title = 'Gates'): string =>
  write({ sources: [sourceOf(title, language, blocks)] }, brief(title, { language }))
    .lessons.map(({ lesson }) => lesson.content)
    .join('\n');

const texts: Readonly<Record<string, string>> = {
  en: 'The gate of the upper lake is opened in spring, when the snow of the hills melts. Whoever lives below the dam hears a bell before that, and takes the boats out of the river. In August the fields of the valley get their water from it.',
  de: 'Das Tor des oberen Sees wird im Frühling geöffnet, wenn der Schnee der Hügel schmilzt. Wer unter dem Damm wohnt, hört vorher eine Glocke und holt die Boote aus dem Fluss. Im August bekommen die Felder des Tals von dort ihr Wasser.',
  es: 'La compuerta del lago superior se abre en primavera, cuando se derrite la nieve de las colinas. Quien vive debajo de la presa oye antes una campana y saca las barcas del río. En agosto los campos del valle reciben de allí su agua.',
  fr: 'La vanne du lac supérieur est ouverte au printemps, quand la neige des collines fond. Ceux qui habitent sous le barrage entendent une cloche et sortent les barques de la rivière. En août, les champs de la vallée reçoivent leur eau de là.',
  it: 'La paratoia del lago superiore si apre in primavera, quando la neve delle colline si scioglie. Chi vive sotto la diga sente prima una campana e porta le barche fuori dal fiume. In agosto i campi della valle ricevono da lì la loro acqua.',
  pt: 'A comporta do lago superior é aberta na primavera, quando a neve das colinas derrete. Quem mora abaixo da represa ouve antes um sino e tira os barcos do rio. Em agosto os campos do vale recebem dali a sua água.',
  ru: 'Озеро собирает воду ручьёв за всю зиму, и к весне плотина держит её больше, чем нужно городу и деревням на берегу. Затвор верхнего озера открывают весной, когда на холмах тает снег. Кто живёт ниже плотины, сначала слышит колокол и вытаскивает лодки из реки. В августе поля долины получают оттуда свою воду.',
  zh: '湖在冬天收集山上溪流的水，到了春天，水坝里的水比城市和岸边的村庄所需要的还要多。上湖的闸门在春天山上积雪融化的时候打开。住在水坝下面的人会先听到钟声，然后把船从河里拖上来。到了八月，山谷里的田地都从那里得到水。',
  ja: '湖は冬の間に山の小川の水を集め、春になるとダムには町と岸辺の村が必要とするよりも多くの水がある。上の湖の水門は、山の雪が解ける春に開けられる。ダムの下に住む人は先に鐘の音を聞き、川から船を引き上げる。八月には谷の畑がそこから水を受け取る。',
};

describe('a lesson has no sentence in which its document speaks of itself', () => {
  it.each([
    ['en', 'All trademarks are the property of their owners.'],
    ['en', 'Comments and corrections are always welcome.'],
    ['en', 'This manual was written by Ada Weir and Ben Hall.'],
    ['en', 'Definition at line 121 of file gates.h.'],
    ['en', 'The documentation for this struct was generated from the following file:'],
    ['en', 'This page was generated on 3 May 2021 by a program.'],
    ['en', 'The authors take no responsibility for any damage.'],
    ['de', 'Alle Handelsmarken sind Eigentum ihrer jeweiligen Inhaber.'],
    ['de', 'Jegliche Gewährleistung wird ausgeschlossen.'],
    ['de', 'Dieses Handbuch wurde von Ada Wehr geschrieben.'],
    ['de', 'Kommentare und Anregungen sind immer willkommen.'],
    ['es', 'Todas las marcas son propiedad de sus respectivos dueños.'],
    ['es', 'Este manual fue escrito por Ada Presa.'],
    ['es', 'Para acceder a esta orden…'],
    ['fr', 'Les commentaires et les ajouts de ce document sont toujours les bienvenus.'],
    ['fr', 'Toutes les marques citées sont la propriété de leurs détenteurs.'],
    ['fr', 'Pour accéder à cette commande...'],
    ['it', 'Tutti i marchi sono di proprietà dei rispettivi titolari.'],
    ['it', 'Questo manuale è stato scritto da Ada Diga.'],
    ['pt', 'Todas as marcas são propriedade dos seus donos.'],
    ['pt', 'Este manual foi escrito por Ada Represa.'],
    ['ru', 'Все торговые марки являются собственностью их владельцев.'],
    ['ru', 'Замечания и предложения приветствуются.'],
    ['zh', '所有商标均为其各自商标所有者的财产。'],
    ['zh', '欢迎对这些内容进行评论和补充。'],
    ['ja', '全ての商標はそれぞれの商標の所有者の財産です。'],
  ])('in %s: %s', (language, said) => {
    const text = texts[language]!;
    const read = lessonsOn(
      [heading('Gates'), prose(said), prose(text), heading('Keepers'), prose(`${said} ${text}`)],
      language,
    );
    expect(read).not.toContain(said.slice(0, -1));
    expect(read).toContain(text.slice(0, 12));
  });

  it.each([
    'Thanks to its weight the gate of the lower lake shuts without a motor.',
    'The novel of the dam was written by Ada Weir in the year 1931.',
    'Report a leak to the keeper as soon as you see it on the wall.',
    'The gate is generated by a program that knows the weight of the water.',
    'The keeper has no responsibility for the boats on the river.',
  ])('but what reads like one: %s', (said) => {
    expect(lessonsOn([heading('Gates'), prose(`${texts['en']} ${said}`)])).toContain(said);
  });
});

describe('a lesson has no section on its document', () => {
  it.each([
    ['en', 'About this manual'],
    ['de', 'Haftungsausschluss'],
    ['es', 'Exención de responsabilidad'],
    ['fr', 'Clause de non responsabilité'],
    ['fr', 'Informations générales sur la FAQ'],
    ['it', 'Esclusione di responsabilità'],
    ['pt', 'Isenção de responsabilidade'],
    ['ru', 'Отказ от ответственности'],
    ['zh', '免责声明'],
    ['zh', '关于本 FAQ 的一般性信息'],
    ['ja', '免責事項'],
  ])('in %s: %s', (language, title) => {
    const said = prose(texts[language]!);
    const read = lessonsOn([heading(title), said, heading('Gates'), said], language);
    expect(read).toContain('[S1.2]');
    expect(read).not.toContain('[S1.1]');
  });
});

it('a page on what others only mention is quoted without its own authors', () => {
  const lock = texts['en']!.replaceAll('gate', 'lock').replaceAll('lake', 'canal');
  const read = lessonsOn(
    [heading('Help'), prose(texts['en']!), heading('Authors', 2), prose(lock)],
    'en',
    'The upper lake',
  );
  expect(read).toContain('The gate of the upper lake');
  expect(read).not.toContain('canal');
});

describe('a document that teaches nothing is refused', () => {
  const names = (count: number): string[] =>
    Array.from({ length: count }, (_, n) => `gate${n}Keeper`);

  it.each<[string, Blocks, string]>([
    [
      'names of functions',
      [heading('Man pages'), list(...names(60).map((one) => `${one}(1)`))],
      'en',
    ],
    [
      'names of functions with their types',
      [heading('Gates'), list(...names(60).map((one) => `${one} :: Text -> Attribute`))],
      'en',
    ],
    ['names', [heading('All gates'), prose('This section covers:'), list(...names(90))], 'en'],
    [
      'a table of names',
      [
        heading('Gate Member List'),
        prose(
          '**Gate Member List** This is the complete list of members for Gate, including all inherited members.',
        ),
        {
          kind: 'table',
          rows: [['name', 'class'], ...names(30).map((one) => [`${one}() const`, 'Gate::Lock'])],
        },
      ],
      'en',
    ],
    [
      'where each member stands',
      [
        heading('Gate Struct Reference'),
        ...names(20).flatMap((one, n) => [
          heading(one, 2),
          prose(`Definition at line ${n + 20} of file gates_of_the_dam.h.`),
        ]),
      ],
      'en',
    ],
    ['thanks', [heading('Acknowledgements'), prose(texts['en']!), prose(texts['en']!)], 'en'],
    ['changes', [heading('Changelog'), prose(texts['en']!), prose(texts['en']!)], 'en'],
    ['thanks in French', [heading('Remerciements'), prose(texts['fr']!)], 'fr'],
    ['changes in Russian', [heading('История изменений'), prose(texts['ru']!)], 'ru'],
    ['contents in Chinese', [heading('目录'), prose(texts['zh']!)], 'zh'],
    [
      'owners of its text',
      [
        heading('The keeper’s handbook'),
        list('Copyright © 2019 - 2023 Ada Weir', 'Copyright © 2015 Ben Hall'),
        prose('This is distributed in the hope that it will be useful, but without any warranty.'),
        prose('If you want to print this reference, you should use the other version.'),
      ],
      'en',
    ],
  ])('as %s', (_, blocks, language) => {
    const title = blocks[0]?.kind === 'heading' ? blocks[0].text : 'Gates';
    expect(() => lessonsOn(blocks, language, title)).toThrow(/too little readable text/);
  });

  it('before anything is paid for it', () => {
    const names60 = list(...names(60).map((one) => `${one}(1)`));
    const prepared = new PreparedMaterial({
      sources: [sourceOf('Man pages', 'en', [heading('Man pages'), names60])],
    });
    expect(answer({ operation: 'capacityOf', brief: brief('Man pages') }, prepared)).toEqual({
      all: 0,
      onTopic: 0,
    });
  });

  it('but not a list of changes, where learners ask in their words what changed', () => {
    const changes = sourceOf('Changelog', 'en', [
      heading('Changelog'),
      prose(texts['en']!),
      prose(texts['en']!),
    ]);
    const wordsFor = (topic: string) =>
      answer(
        { operation: 'capacityOf', brief: brief(topic) },
        new PreparedMaterial({ sources: [changes] }),
      );
    expect(wordsFor('Changelog')).toMatchObject({ all: 0 });
    expect(wordsFor('What changed at the gates')).toMatchObject({ all: 1 });
  });

  it('but not where its names are told of', () => {
    const told = names(12).map((one) => `\`${one}\`: opens the gate of a lake`);
    expect(lessonsOn([heading('Keepers'), list(...told)], 'en', 'Keepers')).toContain(
      'gate3Keeper',
    );
  });
});

describe('a list has no entries that are its imprint', () => {
  it('such as authors and releases', () => {
    const read = lessonsOn([
      heading('Gates'),
      prose(texts['en']!),
      list(
        '**Author**: Ada Weir and Ben Hall',
        '**Since**: 1.2',
        '**Parameters**: the weight of the gate, in tons',
        '**Author**: the name of whoever has built the gate',
      ),
    ]);
    expect(read).not.toContain('Ada Weir');
    expect(read).not.toContain('Since');
    expect(read).toContain('the weight of the gate');
    expect(read).toContain('whoever has built');
  });

  it('such as owners and years, and keeps what is set in below another', () => {
    const read = lessonsOn([
      heading('Gates'),
      prose(texts['en']!),
      { kind: 'list', items: ['- 2011-2012 by the lake company'] },
      {
        kind: 'list',
        items: [
          '- **Author**: Ada Weir',
          '- The lock',
          '  - opens the gate of the lake',
          '- The bell',
        ],
      },
    ]);
    expect(read).not.toMatch(/lake company|Weir/);
    expect(read).toMatch(/- The lock.*\n {2}- opens the gate/u);
  });

  it.each([
    ['names', (one: string) => one],
    ['signatures', (one: string) => `${one} :: Text -> Gate`],
  ])('nor is it one of %s alone', (_, form) => {
    const named = (count: number) =>
      list(...Array.from({ length: count }, (__, n) => form(`gate${n}Keeper`)));
    const read = (count: number) =>
      lessonsOn([heading('Gates'), prose(`${texts['en']} They are:`), named(count)]);
    expect(read(14)).not.toContain('gate3Keeper');
    expect(read(6)).toContain('gate3Keeper');
  });

  it('nor a table with the licence of what is told of', () => {
    const read = lessonsOn([
      heading('Gates'),
      prose(texts['en']!),
      {
        kind: 'table',
        rows: [
          ['License', 'free for all'],
          ['Maintainer', 'Ada Weir'],
          ['Stability', 'firm'],
        ],
      },
      {
        kind: 'table',
        rows: [
          ['part', 'weight'],
          ['gate', 'two tons'],
          ['bell', 'one ton'],
        ],
      },
    ]);
    expect(read).not.toContain('Maintainer');
    expect(read).toContain('two tons');
  });
});

it('a table has more than the names of calls', () => {
  const table = (said: string): Blocks[number] => ({
    kind: 'table',
    rows: ['open', 'shut', 'ring'].map((one) => ['gboolean', `gate_${one} ()`].concat(said)),
  });
  const read = (said: string) => lessonsOn([heading('Gates'), prose(texts['en']!), table(said)]);
  expect(read('')).not.toContain('gate_open');
  expect(read('moves the gate of the lake')).toContain('gate_open');
});

describe('a lesson has nothing of which the name is lost', () => {
  it('because a picture showed it', () => {
    const read = lessonsOn([
      heading('Gates'),
      prose(`${texts['en']} The four buttons,,, and above the list lead to the gates of the lake.`),
      list(': opens the gate of the lake', '**Bell**: rings before the gate is opened'),
    ]);
    expect(read).not.toContain(',,');
    expect(read).not.toContain('opens the gate of the lake');
    expect(read).toContain('rings before the gate');
  });
});

describe('a paragraph', () => {
  it('does not say its heading again', () => {
    const read = lessonsOn([
      heading('Performance gate plugin'),
      prose(`Performance gate plugin. ${texts['en']}`),
      heading('Keepers'),
      prose(texts['en']!.replaceAll('gate', 'lock')),
    ]);
    expect(read).not.toContain('plugin.');
    expect(read).toContain('when the snow');
  });

  it.each(['lock_open(gate)', 'done = lock.open(gate, now)'])(
    'begins with the call above it: %s',
    (call) => {
      const read = lessonsOn([
        heading('Gates'),
        prose(texts['en']!),
        prose(call),
        prose('Opens the gate of the upper lake.'),
      ]);
      expect(read).toContain(`\`${call}\` Opens the gate`);
    },
  );
});

describe('a translated document', () => {
  const foreign = 'The keeper of the dam is the one who opens the gate with a key in the morning.';
  it.each(['de', 'es', 'fr', 'it', 'pt', 'ru', 'zh', 'ja'])(
    'in %s is quoted without what is left in another language',
    (language) => {
      const text = texts[language]!;
      const own = text.split(/(?<=[.。])\s*/u).filter(Boolean);
      const read = lessonsOn(
        [
          heading('Gates'),
          prose(text),
          prose(foreign),
          heading('Keepers'),
          prose(`${own[1]} ${own[2]}`),
          list(own[0]!, foreign, own[2]!),
        ],
        language,
      );
      expect(read).not.toContain('keeper of the dam');
      expect(read).toContain(own[0]!.slice(0, 10));
    },
  );

  it.each([
    [
      'ja',
      '開発者は build-essential、gate-keeper、devscripts、lintian、git-buildpackage、debhelper を使う。',
    ],
    [
      'ru',
      'Для этого нужны build-essential, gate-keeper, devscripts, lintian, debhelper и git-buildpackage.',
    ],
    [
      'zh',
      '这里需要安装 build-essential、gate-keeper、devscripts、lintian、git-buildpackage 和 debhelper。',
    ],
  ])('in %s keeps what names programs', (language, said) => {
    const read = lessonsOn([heading('Gates'), prose(texts[language]!), prose(said)], language);
    expect(read).toContain('lintian');
  });

  it('keeps what it quotes', () => {
    const said = `El guardián dijo: «${foreign}» y cerró la compuerta del lago.`;
    const read = lessonsOn([heading('Gates'), prose(texts['es']!), prose(said)], 'es');
    expect(read).toContain('dijo');
  });
});
