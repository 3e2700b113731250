import { afterAll, describe, expect, it } from 'vitest';
import { DocumentParser, type ParsedDocument } from './parsing/document-parser.ts';

const parser = new DocumentParser();
afterAll(() => parser.close());

const parse = (name: string, text: string): Promise<ParsedDocument> =>
  parser.parse(new Uint8Array(new TextEncoder().encode(text)), { name });
const shown = ({ passages }: ParsedDocument): string[] =>
  passages.map(({ headings, kind, text }) => `${headings.join(' › ')} | ${kind} | ${text}`);

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

  it('is read as a man page where it is one: sections, options with what they mean', async () => {
    const document = await parse(
      'pump.1.txt',
      [
        'PUMP(1)                  User Commands                  PUMP(1)',
        'NAME\n       pump - move water between basins',
        'DESCRIPTION\n       Pump  moves  water from one basin to another. It reads the state of the valves\n       before it starts, and stops when one of them is shut.',
        '       -n, --dry-run\n              Show what would be done without mov‐\n              ing any water.',
        '       -v     Say more. Given twice, say\n              everything.',
        'EXIT STATUS\n       Pump returns 0 when the water has been moved and 1 when a valve was shut by some-\n       body else.',
        'Pump 3.1                 May 2020                 PUMP(1)',
      ].join('\n\n'),
    );
    expect(document.title).toBe('pump – move water between basins');
    const texts = shown(document);
    expect(texts).toContain(
      'DESCRIPTION | list | - `-n, --dry-run`: Show what would be done without moving any water.\n- `-v`: Say more. Given twice, say everything.',
    );
    expect(texts.at(-1)).toMatch(/^EXIT STATUS \| prose \| Pump returns 0/);
    expect(texts.join('\n')).not.toMatch(/User Commands|May 2020/);
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
