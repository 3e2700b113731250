import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { shownPassages as shown, fileParser } from '../test/parsed-files.ts';
import { epubOfBlocks, makePdf } from '../test/make-documents.ts';

const parse = fileParser(afterAll);

const filler =
  'The upper basin fills at night, when power is cheap, and empties in the morning. A keeper looks at\nthe level twice a day and writes it down in the book that lies beside the wheel.';

describe('a plain text of questions and answers', () => {
  it('has its questions as headings, or what is said to be wrong before one is asked', async () => {
    const document = await parse(
      'basins.txt',
      [
        'Q: Why is the basin filled at night?',
        `A: ${filler}`,
        'Q: The wheel turns, but no water comes. What am I doing wrong?',
        'A: The gate is shut as long as the red lamp is on. Wait until it goes out.',
        'Q: May the gate be opened by hand?',
        'A: It may, if two people hold it.',
        'Q: When the upper lamp and the lower lamp beside the great wheel are on at the same time, nothing at all moves for an hour or for two hours, and no keeper can say why. What is it?',
        'A: A fault of the lamps.',
        ...[1, 2].flatMap((n) => [`Q: Who looks after gate ${n}?`, `A: Keeper ${n} does.`]),
      ].join('\n\n'),
    );
    expect(shown(document)).toEqual([
      expect.stringMatching(/^Why is the basin filled at night\? \| prose \| The upper basin/),
      'The wheel turns, but no water comes | prose | What am I doing wrong?\n\nThe gate is shut as long as the red lamp is on. Wait until it goes out.',
      'May the gate be opened by hand? | prose | It may, if two people hold it.',
      expect.stringMatching(
        /^When the upper lamp .* at the same time \| prose \| .*What is it\?\n\nA fault/su,
      ),
      'Who looks after gate 1? | prose | Keeper 1 does.',
      'Who looks after gate 2? | prose | Keeper 2 does.',
    ]);
  });
});

describe('the title of a plain text', () => {
  it.each([
    ['Last change: 2024 Mar 3', 'The Keeper of Basins'],
    ['Version 2.1', 'The Keeper of Basins'],
    ['By Ada Keeper', 'The Keeper of Basins'],
    ['Learning by doing things', 'Learning by doing things'],
    ['2001 nights at a basin', '2001 nights at a basin'],
    ['A Guide to Basins\n(for keepers)', 'A Guide to Basins'],
  ])('below “%s” is “%s”', async (first, title) => {
    const text = [first, 'The Keeper of Basins', filler, filler.toUpperCase()].join('\n\n');
    expect((await parse('keeper.txt', text)).title).toBe(title);
  });
});

describe('a plain text of lessons', () => {
  it('is divided by what is called a lesson, and its steps stay steps', async () => {
    const lesson = (n: number, name: string): string[] => [
      `${n > 1 ? `3. Go on to lesson 1.${n}.\n` : ''}~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~\n              Lesson 1.${n}: ${name}`,
      `1. Take hold of wheel ${n}`,
      filler,
      '2. Let it go slowly',
      filler.replaceAll('basin', `basin ${n}`),
    ];
    const document = await parse(
      'wheels.txt',
      ['Opening', 'Closing', 'Waiting', 'Looking']
        .flatMap((name, n) => lesson(n + 1, name))
        .join('\n\n'),
    );
    // Three lessons have no more steps numbered 1 than a book has parts.
    const short = await parse(
      'short.txt',
      ['Opening', 'Closing', 'Waiting'].flatMap((name, n) => lesson(n + 1, name)).join('\n\n'),
    );
    expect(new Set(short.passages.map(({ headings }) => headings.join(' › '))).size).toBe(3);
    expect([...new Set(document.passages.map(({ headings }) => headings.join(' › ')))]).toEqual([
      'Lesson 1.1: Opening',
      'Lesson 1.2: Closing',
      'Lesson 1.3: Waiting',
      'Lesson 1.4: Looking',
    ]);
  });
});

describe('a plain text in Chinese', () => {
  it('has no heading in a sentence with an abbreviation, and no blank in one that is wrapped', async () => {
    const prose =
      '水泵把水从低处的水池送到高处的水池，并且保持水位稳定。水泵在夜间运行，\n因为那时电价便宜，而且不会打扰住在湖边的人们。';
    const document = await parse(
      'pumps.txt',
      [
        '1.1. 为什么水泵必须在夜间运行，而不能在白天运行呢？为什么我们应该选\n择这种水泵？',
        prose,
        '这是一个很慢的过程，因为它需要检查 USB 接口',
        '1.2. 阀门',
        prose,
      ].join('\n\n'),
    );
    expect(shown(document)).toEqual([
      expect.stringMatching(/^1\.1\. .*应该选择这种水泵？ \| prose \| 水泵把水.*USB 接口$/su),
      expect.stringMatching(/^1\.2\. 阀门 \| prose/),
    ]);
  });

  it('has no term in the first line of a paragraph that hangs out to the left', async () => {
    const document = await parse(
      'keys.txt',
      [
        '水泵把水从低处的水池送到高处的水池，并且保持水位稳定。水泵在夜间运行，\n因为那时电价便宜，而且不会打扰住在湖边的人们。',
        '>> 现在打开阀门\n    不用担心水池被放空，这里就是专给你练习用的。',
      ].join('\n\n'),
    );
    expect(shown(document).join('\n')).not.toContain('打开阀门:');
  });
});

it('names that Info sets in quotation marks are names of code', async () => {
  const document = await parse(
    'pump.info',
    "\u001F\nFile: pump.info,  Node: Top,  Next: Options,  Up: (dir)\n\nThe Pump\n********\n\n* Menu:\n\n* Options::\n\n\u001F\nFile: pump.info,  Node: Options,  Prev: Top,  Up: Top\n\n1 Options\n*********\n\nThe pump is told by these words what it has to do when it is started at night.\n\n'start'\n     Begins to move water as soon as the gate is open.\n\n'stop'\n     Shuts the gate first and stops the wheel then.\n",
  );
  expect(shown(document).join('\n')).toContain(
    '- `start`: Begins to move water as soon as the gate is open.\n- `stop`: Shuts',
  );
});

describe('headings that are set as paragraphs', () => {
  it('are known by their numbers, which go on from those of the headings around them', async () => {
    const document = await parse(
      'pumps.html',
      `<html><body><h1>3 Pumps</h1><p>A pump moves water from the lower basin to the upper one and keeps the level steady.</p>
      <p>3.1 Starting</p><p>The starter turns the wheel until the water runs by itself, and lets go of it.</p>
      <p>3.1.1 From the archive.</p><p>The archive holds a starter for each of the pumps that were ever built here.</p>
      <p>3.1.2 By hand. The wheel is turned to the left, until the water can be heard in the pipe.</p>
      <p>3.2 Valves</p><p>A valve lets water pass one way, and keeps it from running back at night.</p>
      <p>4.5 metres of water stand in the upper basin, and 3.3 in the lower one in a dry summer.</p>
      <p>3.5 Basins</p><p>3.3 is the least that the pumps need to run, by the rule of the village.</p></body></html>`,
    );
    expect([...new Set(document.passages.map(({ headings }) => headings.join(' › ')))]).toEqual([
      '3 Pumps',
      '3 Pumps › 3.1 Starting',
      '3 Pumps › 3.1 Starting › 3.1.1 From the archive',
      '3 Pumps › 3.1 Starting › 3.1.2 By hand',
      '3 Pumps › 3.2 Valves',
    ]);
  });

  it('have a blank behind their numbers, where a distance stood for it', async () => {
    const document = await parse(
      'basins.html',
      `<html><body><h1>Basins</h1><h2>1Introduction</h2><p>A basin holds the water that the pumps have moved in the night.</p>
      <h2>2Levels</h2><p>The level is told in metres, from the ground up to the water.</p></body></html>`,
    );
    expect(document.passages.map(({ headings }) => headings.at(-1))).toEqual([
      '1 Introduction',
      '2 Levels',
    ]);
  });
});

describe('names with underscores around them', () => {
  it('are code, so that nobody takes the underscores for emphasis', async () => {
    const document = await parse(
      'basins.html',
      `<html><body><h1>Basins</h1><p>Every basin has Basin.__init__() to be made by, and <code>__str__</code> to be shown.</p>
      <ul><li>Basin.__len__(): how much water it holds</li><li>snake_case, pump__open and __main are names too, ____ is none</li></ul></body></html>`,
    );
    expect(shown(document)).toEqual([
      'Basins | prose | Every basin has `Basin.__init__()` to be made by, and `__str__` to be shown.',
      'Basins | list | - `Basin.__len__()`: how much water it holds\n- snake_case, pump__open and `__main` are names too, ____ is none',
    ]);
  });
});

describe('what only leads through a document', () => {
  it('is left out: other sections in brackets, and where the next page is', async () => {
    const document = await parse(
      'valves.html',
      `<html><body><h1>Valves</h1><p>A gate valve opens fully (see Section 5.2, “Gates”) and is never half open (half a turn is enough). Il ne faut pas le forcer (voir chapitre 3).</p><p>${filler}</p><ul><li><a href="b.html">Next</a>2.5. Basins</li></ul></body></html>`,
    );
    const text = shown(document).join('\n');
    expect(text).toContain(
      'A gate valve opens fully and is never half open (half a turn is enough). Il ne faut pas le forcer.',
    );
    expect(text).not.toContain('Basins');
  });

  it('is kept where it says something of its own', async () => {
    const told =
      'It shuts slowly (chapter 7 of the charter demands it). Most leak (figures I collected tell), as a drawing shows (figure 3 has the worst). They are of brass (page layout by the keeper).';
    const sent = 'Look (Chapter IV), look again (figures 2 and 3), and once more (p. 12).';
    const document = await parse(
      'leaks.html',
      `<html><body><h1>Leaks</h1><p>${told}</p><p>${sent} ${filler}</p></body></html>`,
    );
    const text = shown(document).join('\n');
    expect(text).toContain(told);
    expect(text).toContain('Look, look again, and once more.');
  });

  it('and a word in capitals that a line has divided is whole again', async () => {
    const document = await parse(
      'terms.txt',
      'The gate of the upper basin is opened by its keeper alone, WITH NO WARNING EXPRESS OR IM-\nPLIED to anybody who happens to swim in the lower one at that time of the day.',
    );
    expect(shown(document).join('\n')).toContain('OR IMPLIED to anybody');
  });
});

it('the points of a PDF lie as deep as they are set', async () => {
  const points: [number, string][] = [
    [90, '• The gate is opened by two people.'],
    [110, '• One of them holds the wheel.'],
    [110, '• The other one looks at the lamp.'],
    [90, '• The gate is shut by one.'],
  ];
  const bytes = await makePdf((pdf) => {
    pdf.font('Helvetica').fontSize(10).text(filler.replaceAll('\n', ' '), 72, 72, { width: 430 });
    for (const [line, [x, text]] of points.entries())
      pdf.text(text, x, 130 + line * 16, { lineBreak: false });
  });
  expect(shown(await parse('gate.pdf', bytes)).join('\n')).toContain(
    '- The gate is opened by two people.\n  - One of them holds the wheel.\n  - The other one looks at the lamp.\n- The gate is shut by one.',
  );
});

describe('a Markdown text with formulas', () => {
  it('has them to the letter, and amounts of money as prose', async () => {
    const rows = String.raw`\begin{pmatrix} a_1 * b & c \\ d & e * f_2 \end{pmatrix}`;
    const row = String.raw`$\{x \mid x_1 * y_1 < \$5\}$ and $f^*(x) * g^*(x)$`;
    const document = await parse(
      'maths.md',
      `# Rows\n\nHere ${row} stand, for *once* at $5 or $6 \\$.\n\n$$\n${rows}\n$$\n\n| a |\n|---|\n| $b_1 * c_1 * d$ |\n`,
    );
    expect(shown(document).join('\n').replaceAll(/\s+/g, ' ')).toContain(
      `Here ${row} stand, for once at $5 or $6 $. $$ ${rows} $$`,
    );
    expect(shown(document).join('\n')).toContain('$b_1 * c_1 * d$');
  });
});

describe('an EPUB that was packed with its folder', () => {
  it('is read from there', async () => {
    const whole = epubOfBlocks(
      [
        { kind: 'heading', level: 1, text: 'The upper basin' },
        { kind: 'prose', text: filler },
      ],
      'Basins',
    );
    const files = Object.entries(unzipSync(whole)).map(([name, own]) => [`epub/${name}`, own]);
    const bytes = new Uint8Array(zipSync(Object.fromEntries(files)));
    const document = await parse('basins.epub', bytes);
    expect(document).toMatchObject({ format: 'epub', title: 'Basins' });
    expect(shown(document)).toEqual([
      expect.stringMatching(/^The upper basin \| prose \| The upper/),
    ]);
  });
});

describe('an EPUB whose sections are lines of one file', () => {
  const numbered = (n: number, said: string): string =>
    `<div><label><a href="#o${n}">${n}</a></label>${said.replace('>', ` id="o${n}">`)}</div>`;
  const spine = (ids: readonly string[]) => ({
    'OEBPS/book.opf': strToU8(
      `<package xmlns="http://www.idpf.org/2007/opf" version="2.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Basins</dc:title></metadata><manifest><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>${ids.map((id) => `<item id="${id}" href="text/c%200.xhtml${id}" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine toc="ncx">${ids.map((id) => `<itemref idref="${id}"/>`).join('')}</spine></package>`,
    ),
    'OEBPS/toc.ncx': strToU8(
      `<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>1. Basins</text></navLabel><content src="text/c%200.xhtml#o1"/><navPoint><navLabel><text>1.1 The upper basin</text></navLabel><content src="text/c%200.xhtml#o3"/></navPoint></navPoint></navMap></ncx>`,
    ),
    'OEBPS/text/c 0.xhtml': strToU8(
      `<html xmlns="http://www.w3.org/1999/xhtml"><body>${numbered(1, '<h1>1. Basins</h1>')}${numbered(2, `<p>${filler}</p>`)}${numbered(3, '<p class="bold">1.1 The upper basin</p>')}${numbered(4, '<p>It holds the water of a day.</p>')}</body></html>`,
    ),
  });

  it('is read once, with the headings of its table of contents, and without the numbers of its paragraphs', async () => {
    const bytes = epubOfBlocks([], 'Basins', spine(['', '#o2', '#o3', '#o4']));
    expect(shown(await parse('basins.epub', bytes))).toEqual([
      expect.stringMatching(/^1\. Basins \| prose \| The upper basin fills/),
      '1. Basins › 1.1 The upper basin | prose | It holds the water of a day.',
    ]);
  });
});
