import { afterAll, describe, expect, it } from 'vitest';
import { shownPassages as shown, fileParser } from '../test/parsed-files.ts';

const parse = fileParser(afterAll);

const sentence = (subject: string): string =>
  `${subject} moves water from the lower basin to the upper one and keeps the level steady. It\n    runs at night, when power is cheap and the pumps disturb nobody who lives near the lake.`;

describe('a plain text', () => {
  it('has the headings that are numbered, and neither its title page nor its contents', async () => {
    const document = await parse(
      'pumps.txt',
      [
        '                  The Pump Handbook',
        '                     Ada Example',
        'Copyright © 2020 Ada Example',
        'Table of Contents',
        '1. Pumps\n    1.1. How a pump is started, and what happens\n    when it stops\n    1.2. Valves\n2. Basins',
        'Chapter 1. Pumps',
        `    ${sentence('A pump')}`,
        '1.1. How a pump is started, and what happens when it stops',
        `    ${sentence('The starter')}`,
        '    # pump --start\n    starting ... done',
        '1.2. Valves.',
        '  * Gate valves open fully.\n\n  * Check valves let water pass one way,\n    and never back.',
        'Chapter 2. Basins',
        `    ${sentence('A basin')}`,
        '    +------+-------+\n    | Name | Depth |\n    |------+-------|\n    | Low  | 12 m  |\n    |------+-------|\n    | High | 30 m  |\n    +------+-------+',
      ].join('\n\n'),
    );
    expect(document.title).toBe('The Pump Handbook');
    expect(shown(document)).toEqual([
      expect.stringMatching(/^Chapter 1\. Pumps \| prose \| A pump moves .* the lake\.$/),
      expect.stringMatching(
        /^Chapter 1\. Pumps › 1\.1\. How a pump .* stops \| prose \| The starter/,
      ),
      expect.stringMatching(/1\.1\. .* \| code \| ```\n# pump --start\nstarting \.\.\. done\n```$/),
      'Chapter 1. Pumps › 1.2. Valves. | list | - Gate valves open fully.\n- Check valves let water pass one way, and never back.',
      expect.stringMatching(/^Chapter 2\. Basins \| prose \| A basin/),
      'Chapter 2. Basins | table | | Name | Depth |\n| --- | --- |\n| Low | 12 m |\n| High | 30 m |',
    ]);
  });

  it('is no Markdown, though it holds a configuration file full of comments', async () => {
    const sections = Array.from({ length: 24 }, (_, n) => [
      `${n + 1}.1. Basin ${n + 1}`,
      `    ${sentence(`Basin ${n + 1}`)}`,
    ]).flat();
    const comments = Array.from({ length: 60 }, (_, n) => `# value ${n}\n\nbasin_${n} = **${n}**`);
    const document = await parse('pumps.txt', [...sections, ...comments].join('\n\n'));
    expect(document.format).toBe('txt');
    expect(document.headingsCount).toBe(24);
  });

  it('has tables and lists that stand right below the sentence that leads to them', async () => {
    const document = await parse(
      'folders.txt',
      [
        `   ${sentence('A pump').replaceAll('\n    ', '\n   ')}`,
        '   The following basins, or ponds in the place of basins,\n   are needed by the pump.\n   Basin     Depth\n   low       Twelve metres of clear water\n   high      Thirty metres, in dry years less\n   spare     Three metres',
        '   The basins must be deep enough to fill, drain and refill\n   the whole plant.\n     * To fill it, the upper one has to hold\n       a week of rain.\n     * To drain it, the lower one must be empty.',
      ].join('\n\n'),
    );
    expect(shown(document)).toEqual([
      expect.stringMatching(/are needed by the pump\.$/),
      ' | table | | Basin | Depth |\n| --- | --- |\n| low | Twelve metres of clear water |\n| high | Thirty metres, in dry years less |\n| spare | Three metres |',
      ' | prose | The basins must be deep enough to fill, drain and refill the whole plant.',
      ' | list | - To fill it, the upper one has to hold a week of rain.\n- To drain it, the lower one must be empty.',
    ]);
  });

  it('has its text at the margin, however much more is set in', async () => {
    const option = (name: string): string =>
      `'${name}'\n     Tells the pump to wait until the basin is full, and to look at the\n     level again when the night is over. The keeper hears of it.`;
    const document = await parse(
      'pump.txt',
      [
        '1 Pumping\n*********',
        'The general form of a call is',
        '     pump [OPTION...] [BASIN] [LEVEL...]',
        'There may be any number of options, and one basin at most, which is the\nupper one where nothing is said.',
        ...['-a', '-b', '-c', '-d', '-e'].map(option),
        '2 Resting\n*********',
        'A pump that rests may be cleaned by its keeper, who shuts the valve before\nhe opens the lid.',
      ].join('\n\n'),
    );
    const texts = shown(document);
    expect(texts[0]).toMatch(/^1 Pumping \| (?:prose|code) \| The general form of a call is/);
    expect([...new Set(document.passages.map(({ headings }) => headings.join(' › ')))]).toEqual([
      '1 Pumping',
      '2 Resting',
    ]);
  });

  it('keeps steps a list, and finds headings in scripts without capitals', async () => {
    const document = await parse(
      'steps.txt',
      [
        '第 1 章 水泵',
        '    水泵把水从低处的水池送到高处的水池，并且保持水位稳定。水泵在夜间运行，\n    因为那时电价便宜，而且不会打扰住在湖边的人们。',
        '1. 打开阀门。',
        '2. 启动水泵。',
        '1.1. 阀门',
        '    阀门控制水流的方向。止回阀只让水向一个方向流动，而闸阀可以完全打开，\n    因此它们用在不同的地方。',
      ].join('\n\n'),
    );
    expect(shown(document)).toEqual([
      expect.stringMatching(/^第 1 章 水泵 \| prose \| 水泵把水/),
      '第 1 章 水泵 | list | 1. 打开阀门。\n2. 启动水泵。',
      expect.stringMatching(/^第 1 章 水泵 › 1\.1\. 阀门 \| prose \| 阀门控制/),
    ]);
  });
});

describe('text with markup of its own', () => {
  it('is reStructuredText: directives, roles, literal blocks and definitions', async () => {
    const document = await parse(
      'valves.rst',
      '.. _valves:\n\nValves\n======\n\n:Author: Ada Example <ada@example.org>\n:Date: 2020\n\n.. TODO: say more\n\nA :term:`valve` is opened with :func:`open_valve`; see `the guide <http://example.org>`_.\nOpen it like this::\n\n    open_valve(3)\n\n.. note::\n\n   A gate valve wears out when it is half open.\n\n.. toctree::\n\n   more\n\nKinds\n-----\n\nGate valve\n    Opens **fully** and is never half open.\n\n.. code-block:: python\n\n   close_valve(3)\n',
    );
    expect(document.title).toBe('Valves');
    expect(shown(document)).toEqual([
      'Valves | code | A valve is opened with `open_valve`; see the guide. Open it like this:\n\n```\nopen_valve(3)\n```',
      'Valves | prose | A gate valve wears out when it is half open.',
      'Valves › Kinds | list | - Gate valve: Opens fully and is never half open.',
      'Valves › Kinds | code | ```python\nclose_valve(3)\n```',
    ]);
  });

  it('is reStructuredText with steps that are set in and count themselves', async () => {
    const document = await parse(
      'starting.rst',
      'Starting\n========\n\nThis is what you do:\n\n #. Open the valve of the basin and wait until the water can be\n    heard\n #. Start the pump\n\n.. note::\n\n   Do it at night.\n',
    );
    expect(shown(document)[0]).toBe(
      'Starting | list | This is what you do:\n\n1. Open the valve of the basin and wait until the water can be heard\n2. Start the pump',
    );
  });

  it('is a glossary of reStructuredText, each word with what it means', async () => {
    const document = await parse(
      'words.rst',
      'Words of the water\n==================\n\n.. glossary::\n   :sorted:\n\n   basin\n\n     A hole in which water is kept.\n\n     See the map.\n\n   valve\n   tap\n     What lets the water pass.\n',
    );
    expect(shown(document)).toEqual([
      'Words of the water | list | - basin: A hole in which water is kept.',
      'Words of the water | prose | See the map.',
      'Words of the water | list | - valve, tap: What lets the water pass.',
    ]);
  });

  it('is AsciiDoc: attributes, macros, delimited blocks and labelled lists', async () => {
    const document = await parse(
      'basins.txt',
      '= Basins\n:toc:\n\n[[upper]]\nThe upper basin\n---------------\n\nThe *upper* basin holds link:volume.html[the volume] that `pump --start` moves.\nfootnote:[Measured in 2019.]\n\n[source,bash]\n----\npump --start <1>\n----\n\n// a remark of the author\n\nDepth::\n  How far it is to the ground.\n\nNOTE: Swimming is not allowed.\n',
    );
    expect(document.title).toBe('Basins');
    expect(shown(document)).toEqual([
      'Basins › The upper basin | prose | The upper basin holds the volume that `pump --start` moves.',
      'Basins › The upper basin | code | ```bash\npump --start\n```',
      'Basins › The upper basin | list | - Depth: How far it is to the ground.',
      'Basins › The upper basin | prose | Swimming is not allowed.',
    ]);
  });
});

it('bars of links are told by where they lead and how they look, in any language', async () => {
  const bar =
    '<table width="100%"><tr><td><a href="a.html">Antaŭa</a></td><td><a href="index.html">Supren</a></td><td><a href="c.html">Sekv.</a></td></tr><tr><td>Pumpiloj de la malalta baseno</td><td>Hejmo</td><td>Kostoj</td></tr></table>';
  const signs =
    '<table><tr><td>[<a href="#x"> &lt;&lt; </a>]</td><td>[<a href="y.html"> &gt; </a>]</td><td>[<a href="i.html">Supro</a>]</td></tr></table>';
  const document = await parse(
    'valvoj.html',
    `<html><head><title>Valvoj — Manlibro 3.1</title><link rel="prev" href="a.html"><link rel="up" href="index.html"><link rel="next" href="c.html"></head><body>
     ${bar}${signs}<h1>Valvoj<a href="#valvoj">¶</a></h1>
     <p>Valvo <a href="a.html">malfermiĝas tute</a> kaj neniu lasas ĝin duone malfermita dum la <a href="c.html">tuta nokto</a>.</p>
     <ul><li><a href="d.html">Pordegaj valvoj</a> malfermiĝas tute.</li><li><a href="e.html">Kontraŭfluaj valvoj</a> lasas akvon iri unudirekten.</li></ul>
     ${signs}<div><a href="m1.html">Moduloj</a> | <a href="m2.html">Fontoj</a></div>
     <p><a href="m1.html">Moduloj</a> · <a href="m2.html">Fontoj</a></p>${bar}</body></html>`,
  );
  expect(document.title).toBe('Valvoj');
  expect(shown(document)).toEqual([
    'Valvoj | prose | Valvo malfermiĝas tute kaj neniu lasas ĝin duone malfermita dum la tuta nokto.',
    'Valvoj | list | - Pordegaj valvoj malfermiĝas tute.\n- Kontraŭfluaj valvoj lasas akvon iri unudirekten.',
  ]);
});

it('a page that begins with what its server says of it is a page', async () => {
  const document = await parse(
    'pumps.html',
    'Content-type: text/html; charset=UTF-8\n\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<HTML><HEAD><TITLE>Pumps</TITLE></HEAD><BODY><H1>Pumps</H1><DL><DT><B>-n</B> <I>name</I><DD>Names the pump that is started.<DT><B>-q</B><DD>Says nothing while it runs.</DL></BODY></HTML>',
  );
  expect(shown(document)).toEqual([
    'Pumps | list | - -n name: Names the pump that is started.\n- -q: Says nothing while it runs.',
  ]);
});

it('titles in angle quotation marks are no arrows', async () => {
  const document = await parse(
    'livres.html',
    `<html><body><h1>Livres</h1><ul><li><a href="a.html">« Les Misérables »</a></li>
     <li><a href="b.html">« Notre-Dame de Paris »</a></li><li><a href="c.html">‹ Ruy Blas ›</a></li></ul>
     <p>Victor Hugo les écrivit tous les trois en moins de trente ans de sa vie.</p></body></html>`,
  );
  expect(shown(document)[0]).toContain('- « Notre-Dame de Paris »');
});

it('a page nested deeper than any browser goes is read by its text', async () => {
  const depth = 20_000;
  const document = await parse(
    'deep.html',
    `<html><body><h1>Wells</h1>${'<div>'.repeat(depth)}<p>A well is dug until it reaches water.</p><a href="next.html">Next »</a>${'</div>'.repeat(depth)}</body></html>`,
  );
  expect(shown(document).join()).toContain('A well is dug until it reaches water.');
});

it('menus, slogans and linked contents of a page are no text, whatever marks them', async () => {
  const told =
    'A gate valve opens fully, is never left half open by anybody who knows it, and closes slowly so that the water has time.';
  const menu = (...ways: string[]): string =>
    `<div><ul>${ways.map((way) => `<li><a href="${way}.html">${way}</a>`).join('')}</ul></div>`;
  const document = await parse(
    'page.html',
    `<html><head><title>Valves</title></head><body>
     <div><div>Small. Fast. Quiet.</div>${menu('Shop', 'About us', 'Pumps', 'Support', 'Blog')}</div>
     <div>What is on this page<div><a href="#gate">1. Gate valves</a></div><div><a href="#check">2. Check valves</a></div><div><a href="#more">3. More</a></div></div>
     <h1>Valves</h1><h2 id="gate">1. Gate valves</h2><p>${told}</p>
     <ul><li><a href="#a">Gate</a>, <a href="#b">ball</a>, <a href="#c">check</a> and <a href="#d">globe</a> valves.</li></ul>
     <h2 id="check">2. Check valves</h2><p>Ask for them by name:</p>${menu('Swing', 'Lift', 'Ball', 'Wafer')}<p>${told}</p>
     ${menu('Imprint', 'Privacy', 'Jobs', 'Contact')}<p>2026</p></body></html>`,
  );
  const texts = shown(document).map((line) => line.split(' | ').at(-1));
  expect(texts).toEqual([
    told,
    '- Gate, ball, check and globe valves.',
    'Ask for them by name:\n\n- Swing\n- Lift\n- Ball\n- Wafer',
    `${told}\n\n2026`,
  ]);
  // Where there is nothing else, the links are what there is to read.
  const links = await parse(
    'links.html',
    `<html><body><h1>Ways</h1>${menu('Shop', 'Pumps', 'Support', 'Blog')}</body></html>`,
  );
  expect(shown(links).join()).toContain('- Pumps');
});

it('navigation, contents, index and captions of a page are no text', async () => {
  const document = await parse(
    'page.html',
    `<html><head><title>Valves</title></head><body>
     <table><tr><td>Prev</td><td>Up</td><td>Next</td></tr></table>
     <h1>Valves</h1><h2>Table of Contents</h2><ul><li>Gate valves</li><li>Check valves</li></ul>
     <h2>Gate valves</h2><p>A gate valve opens fully and is never left half open by anybody.</p>
     <p>Table 3. Valves and their sizes</p><table><tr><th>Valve</th><th>Size</th></tr><tr><td>Gate</td><td>12</td></tr></table>
     <h2>Check valves</h2><p>A check valve lets water pass one way. Table 3 shows how large it is.</p>
     <h2>Index</h2><p>gate valve, 3, 14, 15</p><p>« Previous | Home | Next »</p></body></html>`,
  );
  expect(shown(document)).toEqual([
    'Valves › Gate valves | prose | A gate valve opens fully and is never left half open by anybody.',
    'Valves › Gate valves | table | | Valve | Size |\n| --- | --- |\n| Gate | 12 |',
    'Valves › Check valves | prose | A check valve lets water pass one way. Table 3 shows how large it is.',
  ]);
});

it('a caption that is set like a heading begins no section', async () => {
  const captions = ['Figure 8.7. The valve', 'Abbildung 2-1: Das Ventil', 'Tabla 4. Las válvulas'];
  const document = await parse(
    'page.html',
    `<html><body><h1>Valves</h1><h2>Gate valves</h2><p>${sentence('A gate')}</p>${captions
      .map((caption) => `<h3>${caption}</h3><p>${sentence('A check')}</p>`)
      .join('')}<h2>Table 3 and its keeper</h2><p>${sentence('A keeper')}</p></body></html>`,
  );
  const headings = document.passages.map((passage) => passage.headings.join(' › '));
  expect(new Set(headings)).toEqual(
    new Set(['Valves › Gate valves', 'Valves › Table 3 and its keeper']),
  );
});

it('sections lie below their chapters where each begins a page of its own', async () => {
  const section = (title: string): string => `<h1>${title}</h1><p>${sentence(title)}</p>`;
  const document = await parse(
    'book.html',
    `<html><body>${[
      'Preface',
      'Chapter 1. Pumps',
      '1.1. Starting',
      '1.2. Stopping',
      '1.2.1. In the dark',
      'Chapter 2. Basins',
      '2.1. Low',
      '2.2. High',
      '2.3. Between',
      'Glossary',
    ]
      .map(section)
      .join('')}</body></html>`,
  );
  expect(document.passages.map(({ headings }) => headings.join(' › '))).toEqual([
    'Preface',
    'Chapter 1. Pumps',
    'Chapter 1. Pumps › 1.1. Starting',
    'Chapter 1. Pumps › 1.2. Stopping',
    'Chapter 1. Pumps › 1.2. Stopping › 1.2.1. In the dark',
    'Chapter 2. Basins',
    'Chapter 2. Basins › 2.1. Low',
    'Chapter 2. Basins › 2.2. High',
    'Chapter 2. Basins › 2.3. Between',
    'Glossary',
  ]);
});

it('a list of other sections is contents, wherever it stands', async () => {
  const items = ['Section 1.2, “Valves” (basics)', 'Section 1.3, “Basins”', 'Section 1.4, “Gates”'];
  const document = await parse(
    'page.html',
    `<html><body><h1>Pumps</h1><p>${sentence('A pump')}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><ul><li>第 1.2 节 “阀门” (基本概念)</li><li>第 1.3 节 “水池”</li><li>第 1.4 节 “闸门”</li></ul></body></html>`,
  );
  expect(shown(document)).toEqual([expect.stringMatching(/^Pumps \| prose \| A pump moves/)]);
});
