import { describe, expect, it } from 'vitest';
import { more, page, read, text } from '../test/html-pages.ts';
import { shown } from '../test/shown-blocks.ts';
import { readDocument } from './parsing/read-document.ts';

describe('an HTML page', () => {
  it('has no navigation, also where the names of attributes are written large', async () => {
    const bar = `<DIV CLASS="navigation"><B>Next:</B> <A HREF="n2.html">Valves</A> <B>Up:</B> <A HREF="n0.html">Handbook</A> <B>Previous:</B> <A HREF="n1.html">Basins</A></DIV>`;
    const { blocks } = await read(
      page(
        `${bar}<H2>Pumps</H2><P>${text}<P>${more}<HR><STRONG>Subsections</STRONG><UL CLASS="ChildLinks"><LI><A HREF="n3.html">Gate valves</A><LI><A HREF="n4.html">Check valves</A><UL><LI><A HREF="n5.html">Springs</A></UL></UL>${bar}`,
      ),
    );
    expect(shown(blocks)).toEqual(['heading | Pumps', `prose | ${text}`, `prose | ${more}`]);
  });

  it('has no way that stands alone under its name', async () => {
    const { blocks } = await read(
      page(
        `<div class="header"><p>Next: <a href="Valves.html" accesskey="n" rel="next">Valves</a> &nbsp; </p></div><h1><a class="toc-backref" href="#toc-1" role="doc-backlink">Pumps</a></h1><p>${text}</p><p>Index: a number of the basin.</p>`,
      ),
    );
    expect(shown(blocks)).toEqual([
      'heading | Pumps',
      `prose | ${text}`,
      'prose | Index: a number of the basin.',
    ]);
  });

  it('keeps a term with what is said of it, also where that is code or another list', async () => {
    const { blocks } = await read(
      page(
        `<h2>Pumps</h2><p>${text}</p><dl><dt>Start</dt><dd><p>Begins to pump.</p></dd><dt>Stop</dt><dd><p>Ends it:</p><pre>pump -s</pre><p>It takes a minute.</p></dd><dt>Test</dt><dd><pre>pump -t</pre></dd><dt>Modes</dt><dd><p>There are two.</p><ul><li>by day</li><li>by night</li></ul></dd><div><dt>Level</dt><dd>How high the water stands.</dd></div></dl>`,
      ),
    );
    expect(shown(blocks)).toEqual([
      'heading | Pumps',
      `prose | ${text}`,
      'list | - Start: Begins to pump.',
      'prose | Stop: Ends it:',
      'code | pump -s',
      'prose | It takes a minute.',
      'prose | Test:',
      'code | pump -t',
      'prose | Modes: There are two.',
      'list | - by day / - by night',
      'list | - Level: How high the water stands.',
    ]);
  });

  it('has the lines of its programs, however they end', async () => {
    const { blocks } = await read(
      page(
        `<h2>Pumps</h2><p>${text}</p><pre dir="auto"> to pump<br>  run 3 [<br>   <b>on</b><br>  ]<br></pre><pre>a\n  b</pre>`,
      ),
    );
    expect(shown(blocks).slice(2)).toEqual([
      'code |  to pump\n  run 3 [\n   on\n  ]',
      'code | a\n  b',
    ]);
  });

  it('has neither footnotes nor their figures, whoever wrote it', async () => {
    const notes = [
      // Texinfo
      [
        '<a class="footnote" id="DOCF1" href="#FOOT1"><sup>1</sup></a>',
        '<div class="footnotes-segment"><hr><h4 class="footnotes-heading">Footnotes</h4><h5 class="footnote-body-heading"><a id="FOOT1" href="#DOCF1">(1)</a></h5><p>Some run by day, where the sun drives them.</p></div>',
      ],
      // Pandoc
      [
        '<a href="#fn1" class="footnote-ref" id="fnref1" role="doc-noteref"><sup>1</sup></a>',
        '<section class="footnotes" role="doc-endnotes"><hr><ol><li id="fn1"><p>Some run by day.<a href="#fnref1" class="footnote-back">↩︎</a></p></li></ol></section>',
      ],
      // DocBook
      [
        '<a href="#ftn.id1" class="footnote" id="id1"><sup class="footnote">[1]</sup></a>',
        '<div class="footnotes"><br><hr><div id="ftn.id1" class="footnote"><p><a href="#id1" class="para"><sup class="para">[1] </sup></a>Some run by day.</p></div></div>',
      ],
      // Sphinx
      [
        ' <a class="footnote-reference brackets" href="#id2" id="id1">1</a>',
        '<dl class="footnote brackets"><dt class="label" id="id2"><span class="brackets"><a class="fn-backref" href="#id1">1</a></span></dt><dd><p>Some run by day.</p></dd></dl>',
      ],
      // By hand
      ['<sup><a href="#n1">1</a></sup>', ''],
      ['<a href="#n1"><sup>12</sup></a>', ''],
    ];
    for (const [mark = '', note = ''] of notes) {
      const { blocks } = await read(
        page(
          `<h1>Pumps</h1><p>It runs at night${mark}, when power is cheap.</p><p>${text}</p>${note}`,
        ),
      );
      expect(shown(blocks), mark).toEqual([
        'heading | Pumps',
        'prose | It runs at night, when power is cheap.',
        `prose | ${text}`,
      ]);
    }
    const power = await read(page(`<h1>Area</h1><p>A basin of 20 m<sup>2</sup> is small.</p>`));
    expect(shown(power.blocks)).toContain('prose | A basin of 20 m² is small.');
  });

  it('has remarks, lists and pictures with their words that were set as tables', async () => {
    const { blocks } = await read(
      page(
        `<h1>Pumps</h1><p>${text}</p>
        <div class="admonitionblock caution"><table><tr><td class="icon"><div class="title">Caution</div></td><td class="content">Shut the valve first.</td></tr></table></div>
        <table><tr><td><img src="a.png"></td><td>Starts the pump</td></tr><tr><td><img src="b.png"></td><td>Stops the pump</td></tr></table>
        <table><tr><th>Name</th><th></th><th>Depth</th></tr><tr><td>Low</td><td></td><td>12 m</td></tr></table>`,
      ),
    );
    expect(shown(blocks).slice(2)).toEqual([
      'prose | Shut the valve first.',
      'list | - Starts the pump / - Stops the pump',
      'table | Name ¦ Depth / Low ¦ 12 m',
    ]);
  });

  it('has the right half of a folded table below its left half', async () => {
    const row = (...cells: string[]): string =>
      `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const { blocks } = await read(
      page(
        `<h1>Tests</h1><p>${text}</p><table>${[
          row('Operator', 'Tests whether', '-----', 'Operator', 'Tests whether'),
          row('-e', 'File exists', '', '-s', 'File is not empty'),
          row('-f', 'File is a regular file', '', '', ''),
        ].join('')}</table><table>${row('From', 'To', 'Price')}${row('A', 'B', '3')}</table>`,
      ),
    );
    expect(shown(blocks).slice(2)).toEqual([
      'table | Operator ¦ Tests whether / -e ¦ File exists / -f ¦ File is a regular file / -s ¦ File is not empty',
      'table | From ¦ To ¦ Price / A ¦ B ¦ 3',
    ]);
  });

  it('has the entries of a reference that was set as a table of one column', async () => {
    const cell = (form: string, said: string, ...examples: string[]): string =>
      `<tr><td><p><code>${form}</code> ( <code>text</code> ) → <code>text</code></p><p>${said}</p>${examples.map((one) => `<p>${one}</p>`).join('')}</td></tr>`;
    const { blocks } = await read(
      page(
        `<h1>Strings</h1><p>${text}</p><table><thead><tr><th><p>Function</p><p>Description</p></th></tr></thead><tbody>${cell('lower', 'Converts a text to small letters.', "<code>lower('TOM')</code> → <code>tom</code>")}${cell('trim', 'Removes the blanks at both ends.', "<code>trim(' a ')</code> → <code>a</code>", "<code>trim('b ')</code> → <code>b</code>")}</tbody></table>`,
      ),
    );
    expect(shown(blocks)).toEqual([
      'heading | Strings',
      `prose | ${text}`,
      "list | - `lower(text) → text`: Converts a text to small letters. `lower('TOM')` → `tom` / - `trim(text) → text`: Removes the blanks at both ends. `trim(' a ')` → `a`; `trim('b ')` → `b`",
    ]);
  });

  it('is a plain text where it is that between two tags', async () => {
    const chapters = Array.from(
      { length: 8 },
      (_, i) =>
        `${i + 1}.1 Pump ${'ABCDEFGH'[i]}\n\n${text.replace('. ', '.\n')}\n\n${more.replace(', ', ',\n')}\n`,
    );
    const { blocks } = await read(
      page(`<h1>Pumps</h1><p>Contents</p><pre>${chapters.join('\n')}</pre>`),
    );
    expect(shown(blocks).slice(0, 4)).toEqual([
      'heading | Pumps',
      'heading | 1.1 Pump A',
      `prose | ${text}`,
      `prose | ${more}`,
    ]);
    const program = Array.from({ length: 60 }, (_, i) => `  open_valve(${i}); // let it run`);
    const code = await read(
      page(`<h1>Pumps</h1><p>Like this:</p><pre>${program.join('\n')}</pre>`),
    );
    expect(code.blocks.at(-1)?.kind).toBe('code');
  });

  it('has no imprint: fields of its head, when it was written, the name of its site', async () => {
    const { title, blocks } = await read(
      page(
        `<div id="hd"><h1><a href="../index.html">Water 3.2 documentation</a></h1></div>
        <h1>How pumps work</h1>
        <table class="docinfo"><tr><th>Author:</th><td>Ada Example</td></tr><tr><th>Date:</th><td>2020-01-01</td></tr></table>
        <p>${text}</p><p>${more}</p><div id="footer"><div id="footer-text">Version 4.1<br>Last updated 2023-01-26 05:35:43 UTC</div></div><footer><div><h3>About this page:</h3><p>It is the page pumps/level, of the release before the last one.</p></div></footer>`,
        '<title>How pumps work — Water 3.2 documentation</title>',
      ),
    );
    expect(title).toBe('How pumps work');
    expect(shown(blocks)).toEqual([
      'heading | How pumps work',
      `prose | ${text}`,
      `prose | ${more}`,
    ]);
  });

  it('has items and programs that are marked by nothing but their element or class', async () => {
    const { blocks } = await read(
      page(
        `<h1>Pumps<a class="copiable-link" href="#Pumps"> &para;</a></h1><ul><li>- ${more}</li></ul><p>${text}</p>
        <div><li class="bullet">Open the valve.</li></div><div><li class="bullet">Start the pump.</li></div>
        <p>${more}</p><p class="code">$ pump --start<br>starting<br></p><p>Done.</p>`,
      ),
    );
    expect(shown(blocks).slice(0, 2)).toEqual(['heading | Pumps', `list | - ${more}`]);
    expect(shown(blocks).slice(3)).toEqual([
      'list | - Open the valve. / - Start the pump.',
      `prose | ${more}`,
      'code | $ pump --start\nstarting',
      'prose | Done.',
    ]);
  });

  it('has one colon behind a term that is written with one', async () => {
    const { blocks } = await read(
      page(
        `<p>${text}</p><dl><dt>Kept for:</dt><dd>The mills</dd><dt>Filled:</dt><dd><p>${more}</p></dd></dl>`,
      ),
    );
    expect(shown(blocks)).toEqual([
      `prose | ${text}`,
      `list | - Kept for: The mills / - Filled: ${more}`,
    ]);
  });

  it('has the TeX of formulas that are pictures, and exponents above their line', async () => {
    const { blocks } = await read(
      page(
        `<p>The water weighs <img class="math" src="m.png" alt="5.1k~\\Omega"/> there. <img src="pump.png" alt="A pump"/>It takes 2<sup>32</sup> drops, and the 1<sup>st</sup> is small.</p><div class="math"><p><img src="n.png" alt="E = mc^2"/></p></div>`,
      ),
    );
    expect(shown(blocks)).toEqual([
      'prose | The water weighs $5.1k~\\Omega$ there. It takes 2³² drops, and the 1st is small.',
      'prose | $$E = mc^2$$',
    ]);
  });
});

describe('the ways of a document of several files', () => {
  const wayTo = async (source: string, name: string) =>
    (await readDocument(new TextEncoder().encode(source), name, false)).ways;

  it('lead to the next page, the one before, and all it lists', async () => {
    expect(
      await wayTo(
        page(
          `<p>${text}</p><ul><li><a href="Gate%20valves.html#top">a</a></li><li><a href="text/Springs.html">b</a></li><li><a href="#own">c</a></li><li><a href="https://example.org/d.html">d</a></li><li><a href="Oars.html?x=1">e</a></li></ul>`,
          '<title>Pumps</title><LINK REL="next" HREF="node9.html"><LINK REL="previous" HREF="node1.html"><LINK REL="next" HREF="Valves.html">',
        ),
        'pumps.html',
      ),
    ).toEqual({
      next: 'valves',
      previous: 'node1',
      contents: ['gate valves', 'springs', 'oars'],
    });
  });

  it('are the parts that a source names, and none where a page only links', async () => {
    expect(
      await wayTo(
        `Water\n=====\n\n.. toctree::\n   :maxdepth: 2\n\n   wheels\n   The basins <parts/basins>\n   mills.rst\n\n${text}\n\n.. note:: ${more}\n`,
        'index.rst',
      ),
    ).toEqual({ contents: ['wheels', 'basins', 'mills'] });
    expect(
      await wayTo(
        `# Water\n\n${text}\n\n1. [A](01-a.md)\n2. [B](02-b.md)\n3. [C](c.md)\n`,
        'README.md',
      ),
    ).toEqual({ contents: ['01-a', '02-b', 'c'] });
    expect(await wayTo(page(`<p>${text} <a href="a.html">A</a></p>`), 'a.html')).toBeUndefined();
  });

  it('has lists of which each item is a line with its mark', async () => {
    const { blocks } = await read(
      page(
        `<h1>Pumps</h1><p>${text}</p><div><strong>What it needs:</strong><br>1. water<br>2. <b>power</b>, at night<br>\n3. a basin</div><p>• one valve<br>• one handle</p><p>${more}<br>2. It is closed.</p>`,
      ),
    );
    expect(shown(blocks)).toEqual([
      'heading | Pumps',
      `prose | ${text}`,
      'prose | What it needs:',
      'list | 1. water / 2. power, at night / 3. a basin',
      'list | - one valve / - one handle',
      `prose | ${more} 2. It is closed.`,
    ]);
  });

  it('has no ways of which the arrows are two signs', async () => {
    const bar =
      '<table><tr><td><a href="a.html">&lt;&lt; basins</a></td><td><a href="b.html">Handbook</a></td><td><a href="c.html">valves &gt;&gt;</a></td></tr></table>';
    const { blocks } = await read(page(`${bar}<h1>Pumps</h1><p>${text}</p>`));
    expect(shown(blocks)).toEqual(['heading | Pumps', `prose | ${text}`]);
  });

  it('has no list of who wrote it, when and where, and quotation marks as in print', async () => {
    const { blocks } = await read(
      page(
        `<h1>Lecture 3: Pumps</h1><ul><li><a href="/">Jane S. Example</a><li>Directory: /home/notes/pumps<li>Latest modification: Wed Feb 14 15:26:21 2018</ul><p>${text} Some call it \`\`the lift''.</p><ul><li>Jane Example<li>who has read it in 2018-02-14</ul>`,
      ),
    );
    expect(shown(blocks)).toEqual([
      'heading | Lecture 3: Pumps',
      `prose | ${text} Some call it “the lift”.`,
      'list | - Jane Example / - who has read it in 2018-02-14',
    ]);
  });

  it('has no fields of author and release below its title', async () => {
    const { blocks } = await read(
      page(
        `<h1>Pumps</h1><dl><dt>Author:</dt><dd><p>Jane Example</p></dd><dt>Release:</dt><dd><p>0.4</p></dd></dl><p>${text}</p><dl><dt>Version</dt><dd>how the pump is built</dd></dl>`,
      ),
    );
    expect(shown(blocks).slice(0, 2)).toEqual(['heading | Pumps', `prose | ${text}`]);
    expect(shown(blocks)).toHaveLength(3);
  });

  it('has what stands across the columns of a table above it', async () => {
    const { blocks } = await read(
      page(
        `<h1>Pumps</h1><p>${text}</p><table><tr><th colspan="2">What they need</th></tr><tr><th>Pump</th><th>Power</th></tr><tr><td>low</td><td>little</td></tr></table>`,
      ),
    );
    expect(shown(blocks)).toEqual([
      'heading | Pumps',
      `prose | ${text}`,
      'prose | What they need',
      'table | Pump ¦ Power / low ¦ little',
    ]);
  });

  it('that was saved has its main part, and no banner, menu, box or comment around it', async () => {
    const around =
      '<div class="cc" role="dialog"><p>We and our partners store cookies on your device to show you advertisements.</p><button>Accept</button></div><header><ul><li><a href="/a">Recipes</a></li><li><a href="/b">Shop</a></li></ul></header>';
    const box =
      '<div><h3>Our best pumps by mail</h3><p>Unsubscribe at any time.</p><form><input type="email"><button>Sign up</button></form></div>';
    const { blocks } = await read(
      page(
        `${around}<main><article><h1>Pumps</h1><p>${text}</p>${box}<h2>Valves</h2><p>${more}</p><p>${text}</p></article><section><h2>You may like</h2><p>A basin in the hills that nobody knows.</p></section><section><h2>2 comments</h2><p>Mine never runs, what is wrong?</p></section></main><footer><p>All pumps reserved by the company.</p></footer>`,
      ),
    );
    expect(shown(blocks)).toEqual([
      'heading | Pumps',
      `prose | ${text}`,
      'heading | Valves',
      `prose | ${more}`,
      `prose | ${text}`,
    ]);
    const { blocks: several } = await read(
      page(`<p>${text}</p><article><p>${more}</p></article><article><p>${text}</p></article>`),
    );
    expect(several).toHaveLength(3);
  });
});

it('a page may have any number of lines that breaks part, items among them', async () => {
  const { blocks } = await read(page('- a weir\n<br>'.repeat(80_000)));
  expect(blocks).toHaveLength(1);
});

it('a page has neither how its signs are read aloud nor words in the place of formulas', async () => {
  const { blocks } = await read(
    page(
      '<p>これは<ruby>水門<rp>（</rp><rt>すいもん</rt><rp>）</rp></ruby>の話である。</p><p>It holds <math alttext="Alternative text not available"><mi>n</mi></math> buckets and <math alttext="\\frac{1}{2}"><mi>h</mi></math>.</p>',
    ),
  );
  expect(shown(blocks)).toEqual([
    'prose | これは水門の話である。',
    'prose | It holds n buckets and $\\frac{1}{2}$.',
  ]);
});

it('paragraphs that count are steps, with the examples between them, and long ones are none', async () => {
  const long = 'The keeper of the upper basin opens the gate at night. '.repeat(6).trim();
  const { blocks } = await read(
    page(
      `<p>Opening the gate</p><p>1. Light the lamp.</p><p>2. Type:</p><pre>open(gate)</pre><p>3. Wait.</p><p>Closing it</p><p>1. Type:</p><pre>close(gate)</pre><h2>Rules</h2><p>1. ${long}</p><p>2. ${long}</p>`,
    ),
  );
  expect(shown(blocks)).toEqual([
    'prose | Opening the gate',
    'list | 1. Light the lamp. / 2. Type:',
    'code | open(gate)',
    'list | 3. Wait.',
    'prose | Closing it',
    'prose | 1. Type:',
    'code | close(gate)',
    'heading | Rules',
    `prose | 1. ${long}`,
    `prose | 2. ${long}`,
  ]);
});
