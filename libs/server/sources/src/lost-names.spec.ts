import { afterAll, describe, expect, it } from 'vitest';
import { more, page, read as readHtml, text } from '../test/html-pages.ts';
import { fileParser, shownPassages } from '../test/parsed-files.ts';
import { read } from '../test/plain-texts.ts';
import { shown } from '../test/shown-blocks.ts';

const parse = fileParser(afterAll);
const below = async (inside: string): Promise<string[]> =>
  shown((await readHtml(page(`<h1>Pump</h1><p>${text}</p>${inside}<p>${more}</p>`))).blocks).slice(
    2,
  );

describe('what a page tells of something begins with its name', () => {
  it('where a table has the members of a thing in one row and what they do in the next', async () => {
    const member = (name: string, said: string) =>
      `<tr class="memitem:a1"><td class="memItemLeft">void&#160;</td><td class="memItemRight"><a href="#a1">${name}</a> (const Gate &amp;gate)</td></tr>${
        said &&
        `<tr class="memdesc:a1"><td class="mdescLeft">&#160;</td><td class="mdescRight">${said} <a href="#a1">More...</a></td></tr>`
      }<tr class="separator:a1"><td class="memSeparator" colspan="2">&#160;</td></tr>`;
    const table = `<table class="memberdecls"><tr class="heading"><td colspan="2"><h2 class="groupheader">Public Member Functions</h2></td></tr>${member('open', 'Opens a gate.')}${member('weight', '')}${member('shut', 'Shuts it again.')}</table>`;
    expect(await below(table)).toEqual([
      'heading | Public Member Functions',
      'list | - `open(const Gate &gate)`: Opens a gate. / - `shut(const Gate &gate)`: Shuts it again.',
      `prose | ${more}`,
    ]);
  });

  it.each([
    ['', ''],
    [
      'what each argument is between them',
      '<div class="subs arguments"><table><tr><td class="src">:: Int</td><td class="doc">number</td></tr><tr><td class="src">-&gt; Gate</td><td class="doc">gate</td></tr></table></div>',
    ],
  ])('where a signature stands above it, %s', async (_, between) => {
    const top = `<div class="top"><p class="src"><a id="v:openGate" class="def">openGate</a> :: Int -&gt; Gate <a href="src/Gate.html" class="link">Source</a> <a href="#v:openGate" class="selflink">#</a></p>${between}<div class="doc"><p>Opens the gate of that number.</p></div></div>`;
    expect((await below(top)).at(-2)).toBe(
      'prose | `openGate :: Int -> Gate`: Opens the gate of that number.',
    );
  });

  it('where it stands in a cell beside what holds paragraphs', async () => {
    const row = (name: string) =>
      `<tr><td><div>${name}</div></td><td><p>The ${name} opens a gate.</p><p>It is oiled in spring.</p><ul><li>${more}</li></ul></td></tr>`;
    expect(
      (await below(`<table>${row('lock.open')}${row('bell.ring')}</table>`)).slice(0, 4),
    ).toEqual([
      'prose | lock.open: The lock.open opens a gate.',
      'prose | It is oiled in spring.',
      `list | - ${more}`,
      'prose | bell.ring: The bell.ring opens a gate.',
    ]);
    const form =
      '<tr><td>lock.open</td><td><p>done = lock.open(gate)</p><p>Opens a gate.</p><ul><li>now</li></ul></td></tr>';
    expect((await below(`<table>${form}</table>`)).slice(0, 3)).toEqual([
      'prose | lock.open',
      'prose | done = lock.open(gate)',
      'prose | Opens a gate.',
    ]);
  });

  it('as code where each word of a prototype has a cell of its own', async () => {
    const cells = (...words: string[]) =>
      `<tr>${words.map((word) => `<td>${word}</td>`).join('')}</tr>`;
    const table = `<table class="memname">${cells('void lock_open', '(', 'int&#160;', '<em>gate</em>, ')}${cells('', '', 'bool&#160;', '<em>now</em>')}${cells('', ')', '', '')}</table>`;
    expect((await below(table))[0]).toBe('code | void lock_open(int gate, bool now)');
  });

  it('where one stands above each paragraph of a row', async () => {
    const entry = (name: string) => `<p>${name}</p><p>The ${name} opens a gate of the lake.</p>`;
    const names = ['Bell', 'Crank', 'Lever', 'Wheel'];
    expect((await below(names.map(entry).join(''))).slice(0, 4)).toEqual(
      names.map((name) => `prose | ${name}: The ${name} opens a gate of the lake.`),
    );
    expect((await below(names.slice(1).map(entry).join(''))).slice(0, 2)).toEqual([
      'prose | Crank',
      'prose | The Crank opens a gate of the lake.',
    ]);
  });
});

describe('a man page', () => {
  const source = (...lines: string[]) =>
    [
      String.raw`.de ARG \" name trailer`,
      '.nh',
      String.raw`.ie "\\$2"" .I \\$1`,
      String.raw`.el .IR \\$1 \\$2`,
      '.hy',
      '..',
      String.raw`.de FN`,
      String.raw`.BR \\$1 ()\\$2`,
      '..',
      '.de DD',
      String.raw`.ie "\\$2"" \{ \ `,
      '.TP 8',
      String.raw`.B \\$1 \}`,
      '..',
      '.TH PUMP 3',
      '.SH NAME',
      String.raw`pump \- move water`,
      '.SH DESCRIPTION',
      ...lines,
    ].join('\n');

  it('has the names that its own macros set', async () => {
    const document = await parse(
      'pump.3',
      source(
        'The',
        '.FN pump_open',
        'function opens the gate that',
        '.ARG gate',
        'names, or the',
        '.ARG lake .',
      ),
    );
    expect(shownPassages(document).join('\n')).toContain(
      'The pump_open() function opens the gate that gate names, or the lake.',
    );
  });

  it('has the entries of a list that a macro of its own sets', async () => {
    const document = await parse(
      'pump.3',
      source('The codes are:', '.DD PUMP_E_DRY', 'The lake is dry.'),
    );
    expect(shownPassages(document).join('\n')).toMatch(/PUMP_E_DRY`?: The lake is dry\./);
  });

  it('names a sign that is a key, and takes no question for one', async () => {
    const keys = await parse(
      'pump.3',
      source(
        'The pump is told what to do by keys that are pressed one after the other.',
        '.sp',
        String.raw`\fBh\fP or \fB?\fP`,
        '.RS 4',
        'Shows what all the keys of the pump do, and goes away with the next of them.',
        '.RE',
      ),
    );
    expect(shownPassages(keys).join('\n')).toMatch(/h or \?`?: Shows what all the keys/);
    const asked = await parse(
      'pump.3',
      source(
        'The pump is told what to do by keys that are pressed one after the other.',
        '.sp',
        'Does it pump?',
        '.RS 4',
        'It does at night.',
        '.RE',
      ),
    );
    expect(shownPassages(asked).join('\n')).not.toContain('pump?: It');
  });
});

it('a page has no text that is shown above what the mouse points at', async () => {
  const tip =
    '<div class="ttc" id="a1"><div class="ttname">Gate::open</div><div class="ttdoc">Opens a gate of the lake.</div></div>';
  expect(await below(tip)).toEqual([`prose | ${more}`]);
});

describe('a page has no bars of ways that it calls so', () => {
  it.each([
    '<ul class="navList" title="Navigation"><li><a href="p.html">Package</a></li><li>Class</li></ul>',
    '<div id="nav-path" class="navpath"><ul><li class="navelem"><a href="n.html">lakes</a></li></ul></div>',
    '<ul class="links" id="page-menu"><li><a href="src.html">Source</a></li><li><a href="c.html">Contents</a></li></ul>',
    '<ul class="breadcrumbs"><li><a href="q.html">Lakes 5.15</a></li><li>Pump</li></ul>',
    '<div class="subNav"><ul class="subNavList"><li>Summary: </li><li>Nested | </li><li><a href="#m">Method</a></li></ul></div>',
  ])('%s', async (bar) => {
    expect(await below(`${bar}<p>${text}</p>`)).toEqual([`prose | ${text}`, `prose | ${more}`]);
  });

  it('but what is no bar, whatever it is called', async () => {
    const inside = `<div class="nav-content"><h2>Gates</h2><p>${text} <a href="g.html">Gates</a></p></div>`;
    expect((await below(inside))[0]).toBe('heading | Gates');
  });
});

describe('a plain text', () => {
  it('takes the remarks of a program for code', async () => {
    const { blocks } = await read(
      [
        'The pump is told what to do by a file of its own, which is read at night.\n',
        '-- | Opens a gate of the lake, and waits until the water stands still.',
        'openGate :: Int -> Gate\n',
        '// Shuts a gate of the lake again.',
        '// Nobody has to wait for that.\n',
        'It runs at night -- so it is said -- when power is cheap.',
      ].join('\n'),
    );
    expect(shown(blocks).map((block) => block.split(' | ')[0])).toEqual(['prose', 'code', 'prose']);
  });
});

describe('a bibliography', () => {
  const entries = [
    ['Home of the gates', 'Weir, Ada, http://gates.example/. The site of those who keep them.'],
    ['“Gates of iron”', 'http://gates.example/iron. What they weigh.'],
    ['Dams, Version 1.0', 'Hall, Benjamin, et al., ftp://dams.example/. The first of them.'],
  ] as const;
  const listed = (some: readonly (readonly [string, string])[]) =>
    some.map(([title, said]) => `<dl><dt>${title}</dt><dd>${said}</dd></dl>`);

  it('is left out where each entry begins with its title, also chapter by chapter', async () => {
    const [one, two, three] = listed(entries);
    const set = `<h2>Chapter 1</h2>${one}<h2>Chapter 2</h2>${two}${three}`;
    expect((await below(set)).filter((block) => !block.startsWith('heading'))).toEqual([
      `prose | ${more}`,
    ]);
  });

  it('is no list of names that say something', async () => {
    const told = entries.map(
      ([title]) => [title, 'It opens the gates of the lake in spring.'] as const,
    );
    expect((await below(listed(told).join(''))).join('\n')).toContain('Gates of iron');
  });
});
