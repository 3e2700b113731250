import { describe, expect, it } from 'vitest';
import { more, page, read, text } from '../test/html-pages.ts';
import { shown } from '../test/shown-blocks.ts';

describe('an HTML page of a reference', () => {
  it('has no letters that stand for pictures', async () => {
    const { blocks } = await read(
      page(
        `<h1>Pumps</h1><table><tr><th>Part</th><th>What it is for</th></tr><tr><td><span class="icona"><span class="icon">C</span></span><a href="v.html">Valve</a></td><td>${more}</td></tr><tr><td><span class="icona"><span class="icon">C</span></span><a href="g.html">Gate</a></td><td>${text}</td></tr></table>`,
      ),
    );
    expect(shown(blocks).at(-1)).toMatch(/\/ Valve ¦ .* \/ Gate ¦ /);
  });

  it('has no links to the source of what it tells of', async () => {
    const { blocks } = await read(
      page(
        `<h1>Pumps</h1><p>${text}</p><dl class="py function"><dt class="sig sig-object py"><span class="sig-name">start</span>(<em>pump</em>)<a class="reference internal" href="_modules/pump.html"><span class="viewcode-link"><span class="pre">[source]</span></span></a></dt><dd><p>${more}</p></dd></dl>`,
      ),
    );
    expect(shown(blocks).join('\n')).toContain('start');
    expect(shown(blocks).join('\n')).not.toContain('source]');
  });

  it('has no index in a table, but a table that says something of its names', async () => {
    const row = (name: string, said: string) =>
      `<tr><td> </td><td><a href="f.html#${name}">${name} of the lakes</a>, <i>Keepers</i></td>${said}</tr>`;
    const table = (said: string) =>
      `<table><tr><td>B</td><td></td></tr>${names.map((name) => row(name, said)).join('')}</table>`;
    const names = 'banks basins beds boats bolts bridges brooks buckets'.split(' ');
    const indexed = await read(page(`<h1>Pumps</h1><p>${text}</p>${table('')}`));
    expect(shown(indexed.blocks)).toEqual(['heading | Pumps', `prose | ${text}`]);
    const told = await read(page(`<h1>Pumps</h1><p>${text}</p>${table(`<td>${more}</td>`)}`));
    expect(shown(told.blocks).join('\n')).toContain('buckets');
  });

  it('has nothing of what is written below a picture, and what is written above code', async () => {
    const figure = (inside: string) =>
      `<div class="figure"><p class="title"><strong>Figure 6.1. The gate, closed</strong></p><div>${inside}</div></div>`;
    const note = (inside: string) =>
      `<div class="note"><table><tr><td><img src="n.png"></td><th>Note</th></tr><tr><td><p>${text}</p>${inside}<p>${more}</p></td></tr></table></div>`;
    const { blocks } = await read(
      page(
        `<h1>Pumps</h1>${note(figure('<img src="g.png" alt="The gate">'))}<p>${text}</p><figure><pre>pump --start</pre><figcaption>How it is started</figcaption></figure>`,
      ),
    );
    expect(shown(blocks).join('\n')).not.toContain('The gate, closed');
    expect(shown(blocks).join('\n')).toContain('How it is started');
  });

  it('has no index: names and the chapters that speak of them', async () => {
    const entries = ['basins', 'gates', 'mills', 'pumps', 'springs', 'valves'].map(
      (name, at) =>
        `<dt>${name}</dt><dd><p><a href="c${at}.html">Chapter on water <small>[Part ${at}]</small></a></p></dd>`,
    );
    const { blocks } = await read(
      page(`<h1>Pumps</h1><p>${text}</p><dl>${entries.join('')}</dl><p>${more}</p>`),
    );
    expect(shown(blocks)).toEqual(['heading | Pumps', `prose | ${text}`, `prose | ${more}`]);
    const numbered = entries.map(
      (_, at) => `<dt><b>basins ${at}</b> <a href="c.html">${at}.3 On water</a>`,
    );
    const { blocks: bare } = await read(
      page(`<h1>Pumps</h1><p>${text}</p><dl>${numbered.join('\n')}</dl><p>${more}</p>`),
    );
    expect(shown(bare)).toEqual(shown(blocks));
    const told = entries.map((entry) => entry.replace('</p>', ', which holds much water.</p>'));
    const { blocks: kept } = await read(page(`<h1>Pumps</h1><dl>${told.join('')}</dl>`));
    expect(shown(kept).at(-1)).toContain('valves: Chapter on water');
  });
});

it('a page has the title of its heading, whatever shows the link to that, and none of the generator', async () => {
  const titleOf = async (heading: string): Promise<string | undefined> =>
    (
      await read(
        page(
          `<h1>${heading}</h1><p>${text}</p>`,
          '<title>Old pumps &mdash; Water 3.2 documentation</title>',
        ),
      )
    ).title;
  expect(await titleOf('Old pumps<a href="#old">\uF0C1</a>')).toBe('Old pumps');
  expect(await titleOf('Source code for pumps')).toBe('Old pumps');
});

it('a page that is called as those of any site are keeps the name of its own', async () => {
  const titleOf = async (title: string, heading: string): Promise<string | undefined> =>
    (await read(page(`<h1>${heading}</h1><p>${text}</p>`, `<title>${title}</title>`))).title;
  const about = 'About — Water 3.2 documentation';
  expect(await titleOf(about, 'About')).toBe(about);
  expect(await titleOf('Water — Water 3.2 documentation', 'Water')).toBe('Water');
  expect(await titleOf('Old Water Docs: water.pump', 'Source code for water.pump')).toBe(
    'water.pump',
  );
});

it('a page of Doxygen has the title above its text, and not the name of its project before it', async () => {
  const titleOf = async (heading: string): Promise<string | undefined> =>
    (
      await read(
        page(
          `<div class="header"><div class="headertitle">${heading}</div></div><div class="contents"><p>${text}</p></div>`,
          '<title>Water: Member List</title><meta name="generator" content="Doxygen 1.9.1"/>',
        ),
      )
    ).title;
  const groups = '<div class="ingroups"><a href="g.html">Gates</a></div>';
  expect(await titleOf(`<div class="title">Gates::Gate Member List${groups}</div>`)).toBe(
    'Gates::Gate Member List',
  );
  expect(await titleOf('')).toBe('Member List');
});

describe('tags that a page leaves out', () => {
  it.each([
    '<ul><li><p>A pump lifts.<li><p>A gate holds.</ul>',
    '<dl><dt>Pump<dd><p>A pump lifts.<p><dt>Gate<dd><p>A gate holds.</dl>',
    '<dl><dt>Pump<dd><font size=2>A pump lifts.<dt>Gate<dd>A gate holds.</dl>',
  ])('end where a browser ends them: %s', async (list) => {
    const { blocks } = await read(page(`<h1>Pumps</h1><p>${text}</p>${list}<p>${more}</p>`));
    const said = shown(blocks).join('\n');
    for (const one of ['A pump lifts.', 'A gate holds.']) expect(said.split(one)).toHaveLength(2);
    expect(said).toMatch(/^list \| - (?:Pump: )?A pump lifts\. \/ - (?:Gate: )?A gate holds\.$/m);
  });

  it('end a cell of a table', async () => {
    const { blocks } = await read(
      page(
        `<h1>Pumps</h1><p>${text}</p><table><tr><th><p>Part<th><p>Task<tr><td><p>Pump<td><p>Lifts water<tr><td><p>Gate<td><p>Holds water</table>`,
      ),
    );
    expect(shown(blocks).at(-1)).toMatch(/Part ¦ Task \/ Pump ¦ Lifts water \/ Gate ¦ Holds water/);
  });
});

it('the numbers of the lines of a program are none of it, and counted output is kept', async () => {
  const program = 'start(pump)\nwait(gate)\nstop(pump)';
  const { blocks } = await read(
    page(
      `<h1>Pumps</h1><p>${text}</p><table><tr><td class="lines"><pre>1\n2\n3</pre></td><td><pre>${program}</pre></td></tr></table><p>${more}</p><pre>1\n2\n3\n4</pre><table><tr><td><pre>3</pre></td><td><pre>count(pump)</pre></td></tr></table>`,
    ),
  );
  expect(shown(blocks).filter((block) => block.startsWith('code'))).toEqual([
    expect.stringContaining('start(pump)'),
    expect.stringMatching(/1\s2\s3\s4/),
    'code | 3',
    'code | count(pump)',
  ]);
});

it('a page has none of the signs that only its own font has', async () => {
  const { blocks } = await read(
    page(
      `<h1>Pumps \uF0C1</h1><p>\uE8B8</p><p>\uF05A ${text}</p><ul><li>\uE145 ${more}</li></ul><p>${more}</p>`,
    ),
  );
  expect(shown(blocks)).toEqual([
    'heading | Pumps',
    `prose | ${text}`,
    `list | - ${more}`,
    `prose | ${more}`,
  ]);
});

it('a page has programs that are set a line an element as such', async () => {
  const program = [
    '<div class="line"><a id="l1"></a><span class="lineno">    1</span><span class="keywordtype">int</span> lift(<span class="keywordtype">int</span> level)</div>',
    '<div class="line"><span class="lineno">    2</span>{</div>',
    '<div class="line"><span class="lineno">    3</span>&#160; <span class="keywordflow">return</span> level + 1;</div>',
    '<div class="line"><span class="lineno">    4</span>}</div>',
  ].join('\n');
  const { blocks } = await read(
    page(
      `<h1>Pumps</h1><p>${text}</p><div class="fragment">${program}</div><!-- fragment --><p>${more}</p>`,
    ),
  );
  expect(shown(blocks).slice(1)).toEqual([
    `prose | ${text}`,
    'code | int lift(int level)\n{\n  return level + 1;\n}',
    `prose | ${more}`,
  ]);
});

it('a page without headings has those that are set as bold paragraphs', async () => {
  const bold = (title: string): string => `<p><b>${title}</b></p><p>${text}</p>`;
  const { blocks } = await read(page(`<p>${more}</p>${bold('How to pump:')}${bold('Gates')}`));
  expect(shown(blocks)).toEqual([
    `prose | ${more}`,
    'heading | How to pump',
    `prose | ${text}`,
    'heading | Gates',
    `prose | ${text}`,
  ]);
  const { blocks: own } = await read(
    page(`<h1>Pumps</h1><p>${more}</p><h2>Mills</h2>${bold('How to pump:')}${bold('Gates')}`),
  );
  expect(shown(own)).toContain('prose | Gates');
  const { blocks: said } = await read(
    page(`<p>${more}</p>${bold('Mind the gate!')}${bold('Gates')}`),
  );
  expect(shown(said)).toContain('prose | Mind the gate!');
});
