import { describe, expect, it } from 'vitest';
import { lines, read, shown } from '../test/plain-texts.ts';
import { readDocument } from './parsing/read-document.ts';

const page = (body: string) =>
  readDocument(
    new TextEncoder().encode(`<html><head><title>Pumps</title></head><body>${body}</body></html>`),
    'pumps.html',
    false,
  );
const told =
  'It fills at night, when power is cheap, and empties in the morning before anybody is up.';

describe('a text whose lines end as those of Windows or of old Macs', () => {
  it.each(['\r\n', '\r'])('has the same paragraphs, headings and lists', async (end) => {
    const text = ['The Pumps', '=========', '', lines('A pump'), '', '- one', '- two'].join('\n');
    const { blocks } = await read(text.replaceAll('\n', end));
    expect(blocks).toEqual((await read(text)).blocks);
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'prose', 'list']);
  });
});

describe('a book in the frame of a library', () => {
  it('has the title that is declared there, and is what stands between the marks', async () => {
    const { title, blocks } = await read(
      [
        'The Example Library eBook of The Keeper, by Ada Example',
        '',
        'This book is for the use of anyone anywhere. You may copy it under the licence below.',
        '',
        'Title: The Keeper',
        '',
        '*** START OF THIS EXAMPLE LIBRARY EBOOK THE KEEPER ***',
        '',
        'Produced by two volunteers',
        '',
        'THE WEIRS',
        '',
        lines('A weir'),
        '',
        lines('A second weir'),
        '',
        '*** END OF THIS EXAMPLE LIBRARY EBOOK THE KEEPER ***',
        '',
        'SECTION 1. GENERAL TERMS OF USE',
        '',
        lines('A licence'),
      ].join('\n'),
    );
    expect(title).toBe('The Keeper');
    expect(shown(blocks).map((line) => line.slice(0, 24))).toEqual([
      'heading | THE WEIRS',
      expect.stringMatching(/^prose \| A weir/),
      expect.stringMatching(/^prose \| A second weir/),
    ]);
  });
});

describe('an old book', () => {
  it('has headings with a stop behind them, and no remarks of those who prepared it', async () => {
    const chapters = ['THE UPPER BASIN.', 'THE WEIRS.', 'THE GATES.', 'THE KEEPERS.'];
    const { blocks } = await read(
      `${lines('A preface')}\n\n\n${chapters
        .map((name, n) =>
          [
            name,
            '',
            `${lines(`Pump ${n}`)} So it is told.[${n + 1}]`,
            '',
            `    [Footnote ${n + 1}: Told by Example, 18${n}0.]`,
            '',
            '[Illustration: The basin at night.]',
          ].join('\n'),
        )
        .join('\n\n\n')}`,
    );
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual(
      chapters.map((name) => name.slice(0, -1)),
    );
    const text = shown(blocks).join('\n');
    expect(text).not.toMatch(/Footnote|Illustration|\[\d\]/);
    expect(text).toContain('So it is told.');
  });

  it('has chapters by their names where only numbers stand above those', async () => {
    const { blocks } = await page(
      `<h2>Chapter I</h2><h3>The Weirs</h3><p>${told}</p><h2>II</h2><p>The gates of the basin</p><p>${told}</p><h2>Chapter III</h2><p>${told}</p>`,
    );
    expect(blocks.filter(({ kind }) => kind === 'heading')).toEqual([
      { kind: 'heading', level: 2, text: 'The Weirs' },
      { kind: 'heading', level: 2, text: 'The gates of the basin' },
      { kind: 'heading', level: 2, text: 'Chapter III' },
    ]);
  });

  it('has its first chapter, though the contents name it with its number and page', async () => {
    const { blocks } = await read(
      `THE KEEPER

${lines('A preface')}

CONTENTS

   I. THE OLD WEIRS                     1
  II. THE NEW WEIRS                    16

THE KEEPER

I

THE OLD WEIRS

${lines('A weir')}

II

THE NEW WEIRS

${lines('A gate')}`,
    );
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings).toEqual(expect.arrayContaining(['THE OLD WEIRS', 'THE NEW WEIRS']));
  });

  it('has no index, whatever stands above it', async () => {
    const { blocks } = await page(
      `<h2>Weirs</h2><p>${told}</p><p>A.</p>${[
        'Anchors',
        'Basins',
        'Chains',
        'Dams',
        'Edges',
        'Floats',
        'Gates',
      ]
        .map((name, n) => `<p>${name}, ${n + 3}, ${n + 14}; of iron, ${n + 40}</p>`)
        .join(
          '',
        )}<p>In 1901, 12 men stood there, and in 1902, 13 of them.</p><h2>Appendix B Index of names</h2><p>Ash 3</p>`,
    );
    expect(shown(blocks)).toEqual([
      'heading | Weirs',
      `prose | ${told}`,
      'prose | In 1901, 12 men stood there, and in 1902, 13 of them.',
    ]);
  });
});

describe('lists of the works that a text refers to', () => {
  const works = {
    es: [
      'Ejemplo, A. (2004). La presa y sus compuertas. Madrid: Editorial del Agua.',
      'García Ejemplo, B. (1998). «Los vertederos de la cuenca alta». Revista del Agua, 12(3), pp. 14–29.',
      'PÉREZ EJEMPLO, Carla. Manual del guarda. Universidad de Ejemplo, 2011.',
    ],
    de: [
      '[Bei04] A. Beispiel: Das Wehr und seine Tore. Wasserverlag, Ulm 2004.',
      '[Mus98] B. Muster: „Über die Schwellen“. In: Zeitschrift für Wasser, Bd. 3, S. 14–29, 1998.',
      '[Pro11] C. Probe und D. Muster: Handbuch der Wärter. 2. Aufl., Springer, 2011.',
    ],
    ru: [
      'Примеров А. Б. Плотина и её ворота. — М.: Издательство воды, 2004. — С. 14–29.',
      'Образцов В. Г. «О порогах верхнего бассейна». Журнал воды, т. 3, 1998, с. 14.',
      'Пробин Д. Е. Книга смотрителя. СПб.: Издательство, 2011. С. 200.',
    ],
  };

  it.each(Object.entries(works))(
    'are left out in %s, as a list and as paragraphs',
    async (_, own) => {
      const { blocks } = await page(
        `<h2>A</h2><p>${told}</p><ul>${own.map((one) => `<li>${one}</li>`).join('')}</ul><h2>B</h2><p>${told}</p>${own.map((one) => `<p>${one}</p>`).join('')}`,
      );
      expect(shown(blocks)).toEqual([
        'heading | A',
        `prose | ${told}`,
        'heading | B',
        `prose | ${told}`,
      ]);
    },
  );

  it('are no chronicle, and no list of releases', async () => {
    const items = [
      '1904: the weir is built by the university and given to the town.',
      'Smith, the keeper, died in 1911.',
      'Version 2.1 (2004) mends the gate.',
      'In 1998, “The Old Weir” was sold for 14–20 pounds.',
    ];
    const { blocks } = await page(
      `<h2>A</h2><p>${told}</p><ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`,
    );
    expect(blocks.at(-1)).toEqual({ kind: 'list', items: items.map((one) => `- ${one}`) });
  });
});

describe('a page of all chapters', () => {
  it('has them, though they stand in what is called contents', async () => {
    const chapter = (n: number, name: string): string =>
      `<section><h3>${n}. ${name}</h3><section><h4>${n}.1. Of ${name}</h4><p>${told}</p></section></section>`;
    const { blocks } = await page(
      `<section><h1>The Pumps</h1><section><h2>Table of Contents</h2><div class="toctree-wrapper compound">${chapter(1, 'Basins')}${chapter(2, 'Weirs')}</div></section></section>`,
    );
    expect(shown(blocks)).toEqual([
      'heading | The Pumps',
      ...['1. Basins', '1.1. Of Basins'].map((text) => `heading | ${text}`),
      `prose | ${told}`,
      ...['2. Weirs', '2.1. Of Weirs'].map((text) => `heading | ${text}`),
      `prose | ${told}`,
    ]);
    const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
    expect(levels).toEqual([1, 2, 3, 2, 3]);
  });

  it('has no remarks about when something was new, and where else to read', async () => {
    const { blocks } = await page(
      `<h2>A</h2><p>${told}</p><div class="versionchanged"><p>Changed in version 1.22: ${told}</p></div><div class="admonition seealso"><p>See also</p><p>The gates.</p></div>`,
    );
    expect(shown(blocks)).toEqual(['heading | A', `prose | ${told}`]);
  });

  it('has what is told below a picture nowhere, however long, and numbers of pages neither', async () => {
    const { blocks } = await page(
      `<h2>A</h2><p>${told}<span class="pagenum">[Pg 12]</span></p><p>Figure 1.1: The basin. ${told} ${told} ${told}</p><p>Figure 1.1 shows the basin. ${told}</p>`,
    );
    expect(shown(blocks)).toEqual([
      'heading | A',
      `prose | ${told}`,
      `prose | Figure 1.1 shows the basin. ${told}`,
    ]);
  });
});

describe('an Info manual', () => {
  it('has no sentences that only say where else to read, and no heads of tables as headings', async () => {
    const node = (name: string, text: string): string =>
      `\u001F\nFile: pumps.info,  Node: ${name},  Up: Top\n\n${text}\n`;
    const { blocks } = await read(
      `This is pumps.info.\n\n${node('Top', 'Pumps\n*****\n')}${node(
        'Basins',
        `Basins\n******\n\nA basin fills at night. *Note Weirs::.  It empties in the\nmorning, as *note Weirs:: tells. *Note The Gates: Gates.  *Note Weirs::, for a\nlonger description.\n\n     level  time    weir  gate   name\n     ---------------------------\n     [1]     12     0.1   0.2    low\n     [2]     13     0.3   0.4    high\n`,
      )}${node('Weirs', `Weirs\n*****\n\n${lines('A weir')}\n`)}`,
    );
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
      'Basins',
      'Weirs',
    ]);
    expect(shown(blocks)[1]).toBe(
      'prose | A basin fills at night. It empties in the morning, as “Weirs” tells.',
    );
  });
});

it('what Info says of a name is told of the name, whatever kind it is of', async () => {
  const entry = (kind: string, name: string): string =>
    ` -- ${kind}: ${name}\n     Tells how the gate of the upper basin is opened at night.\n`;
  const { blocks } = await read(
    `This is pumps.info.\n\n\u001F\nFile: pumps.info,  Node: Top\n\nPumps\n*****\n\u001F\nFile: pumps.info,  Node: Gates\n\nGates\n*****\n\n${lines('A gate')}\n\n${entry('gate module', 'open HOUR')}\n${entry('Command', 'close HOUR')}\n\u001F\nFile: pumps.info,  Node: Weirs\n\nWeirs\n*****\n\n${lines('A weir')}\n`,
  );
  expect(blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))).toEqual([
    '- open HOUR: Tells how the gate of the upper basin is opened at night.',
    '- close HOUR: Tells how the gate of the upper basin is opened at night.',
  ]);
});

describe('a page of Markdown', () => {
  const markdown = (text: string) =>
    readDocument(new TextEncoder().encode(text), 'pumps.md', false);

  it('has its sections below its title, also where that stands above the page alone', async () => {
    const { title, blocks } = await markdown(
      `---\ntitle: The Weir\n---\n\n## What it is\n\n${told}\n\n## § 7\n\n${told}\n`,
    );
    expect(title).toBe('The Weir');
    expect(blocks.filter(({ kind }) => kind === 'heading')).toEqual([
      { kind: 'heading', level: 1, text: 'The Weir' },
      { kind: 'heading', level: 2, text: 'What it is' },
      { kind: 'heading', level: 2, text: '§ 7' },
    ]);
    const bare = await markdown(`---\ntitle: The Weir\n---\n\n# The Weir\n\n${told}\n`);
    expect(bare.blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(1);
  });

  it('has neither its notes nor their marks, and brackets of its own', async () => {
    const { blocks } = await markdown(
      `# Weirs\n\nIt fills[^1] at night; \`[^a]\` is no letter a.[^far]\n\n[^1]: As is told.\n    And more.\n\n[^far]: Far away.\n`,
    );
    expect(shown(blocks)).toEqual([
      'heading | Weirs',
      'prose | It fills at night; `[^a]` is no letter a.',
    ]);
  });
});

it('sentences that end in the wide form of a stop end as sentences do, and numbers stay', async () => {
  const { blocks } = await read(
    '第４．１章は水門の話である．次の図４.２を見よ．\n\n「閉じる」．そう書いてある．\n',
  );
  expect(shown(blocks).join('\n')).toBe(
    'prose | 第４．１章は水門の話である。次の図４.２を見よ。\nprose | 「閉じる」。そう書いてある。',
  );
});
