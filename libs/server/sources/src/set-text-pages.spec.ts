import { describe, expect, it } from 'vitest';
import type { Block } from './parsing/block.ts';
import { readDocument } from './parsing/read-document.ts';

const read = async (body: string): Promise<readonly Block[]> => {
  const html = `<!doctype html><html><head><title>Basins</title></head><body>${body}</body></html>`;
  return (await readDocument(new TextEncoder().encode(html), 'basins.html', false)).blocks;
};
const shown = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind === 'list') return `list | ${block.items.join(' / ')}`;
    if (block.kind === 'table')
      return `table | ${block.rows.map((row) => row.join(' ¦ ')).join(' / ')}`;
    const depth = block.kind === 'heading' ? block.level : '';
    return `${block.kind}${depth} | ${block.text}`;
  });

/** Paragraphs as somebody sets them by hand. */
const paragraphs = (of: string, count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `The ${of} of basin ${at} is looked at in the morning, before the gate
opens, and again in the evening, when the pumps have come to rest
and nobody draws water any more.`,
  ).join('\n\n');

describe('a page whose text is set by hand', () => {
  it('has that text below its own headings, and only programs as code', async () => {
    const pumps = `${paragraphs('pump', 5)}

There are two modes :

  - by day, when the sun
    gives its power;
  - by night

To start one, type:

    pump --start "$BASIN"
    pump --watch < levels.txt

Notes for keepers
-----------------

${paragraphs('note', 1)}`;
    const blocks = await read(
      `<h1>1. Pumps</h1><pre class="text">${pumps}</pre><h2>1.1. Gates</h2><pre>${paragraphs('gate', 5)}</pre><pre>$ gate --open</pre>`,
    );
    const kinds = shown(blocks).map((line) => line.slice(0, 60));
    expect(kinds).toContain('list | - by day, when the sun gives its power; / - by night');
    expect(kinds).toContain('heading2 | Notes for keepers');
    const code = blocks.filter(({ kind }) => kind === 'code');
    expect(shown(code)).toEqual([
      'code | pump --start "$BASIN"\npump --watch < levels.txt',
      'code | $ gate --open',
    ]);
    expect(blocks.filter(({ kind }) => kind === 'prose')).toHaveLength(13);
  });

  it('goes on over the ends of its pages', async () => {
    const left = 'What water is left over runs down into the lower basin until it';
    const pages = ['pump', 'gate', 'lamp'].map(
      (of, at) => `<pre>Keeper                  Basins               [Page ${at}]

${paragraphs(of, 4)}

${at === 0 ? left : `No ${of} is left alone at night, whatever the keepers think of it.`}
</pre>`,
    );
    const blocks = await read(pages.join('<hr>'));
    expect(shown(blocks).join('\n')).not.toMatch(/\[Page/);
    expect(blocks.filter(({ kind }) => kind === 'code')).toEqual([]);
    expect(shown(blocks)).toContainEqual(
      expect.stringMatching(/lower basin until it The gate of basin 0/),
    );
  });

  it('keeps what is set as code where the page has paragraphs of its own', async () => {
    const letter = paragraphs('letter', 12);
    const own = Array.from({ length: 14 }, () => `<p>${paragraphs('pump', 1)}</p>`).join('');
    const blocks = await read(`<h1>Letters</h1>${own}<pre>${letter}</pre>`);
    expect(blocks.at(-1)).toMatchObject({ kind: 'code' });
  });

  it('has no contents in which numbers stand beside the links, and no heading above them', async () => {
    const rows = Array.from(
      { length: 14 },
      (_, at) =>
        `<div><div><b>1.${at}.</b></div><div><a href="${at % 2 ? 'basins.html' : ''}#c${at}">Basin ${at} and its gates</a></div></div>`,
    );
    const text = paragraphs('gate', 1);
    const blocks = await read(
      `<div id="sidebar"><p>Keys lead from one chapter to the next.</p></div><h1>Basins</h1><h2>Summary</h2><div>${rows.join('')}</div><h2>1. Gates</h2>${rows.map((_, at) => `<a id="c${at}"></a>`).join('')}<p>${text}</p>`,
    );
    expect(shown(blocks).map((line) => line.slice(0, 24))).toEqual([
      'heading1 | Basins',
      'heading2 | 1. Gates',
      'prose | The gate of basi',
    ]);
  });

  it('is none where each line has its number, which no program begins with', async () => {
    const blocks = await read(
      `<h1>Gates</h1><p>This opens a gate.</p><pre>
   1&nbsp;# The gate of the upper basin is opened as soon as the pumps have come to rest
   2&nbsp;# and nobody draws water any more, which may be late in the evening.
   3&nbsp;
   4&nbsp;gate --open</pre><div class="BVerbatimInput"><span>gate --shut</span><br /><span>gate --lock</span></div>`,
    );
    expect(shown(blocks)).toEqual([
      'heading1 | Gates',
      'prose | This opens a gate.',
      'code | # The gate of the upper basin is opened as soon as the pumps have come to rest\n# and nobody draws water any more, which may be late in the evening.\n\ngate --open',
      'code | gate --shut\ngate --lock',
    ]);
  });
});
