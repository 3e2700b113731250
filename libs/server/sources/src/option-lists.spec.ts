import { describe, expect, it } from 'vitest';
import { more, page, read as readHtml, text } from '../test/html-pages.ts';
import { read } from '../test/plain-texts.ts';
import { shown } from '../test/shown-blocks.ts';

const options = [
  '  -a, --all                  do not leave out basins whose names',
  '                               begin with a dot',
  '  -b, --basin=NAME           move water from this basin; the name is that',
  '                             on the plate',
  '      --color[=WHEN]         color the levels by WHEN',
  '      --level-of-the-water=N  the level to keep',
  '      --very-long-name-of-an-option',
  '                             its text stands on the next line',
];
const entries = [
  '- `-a, --all`: do not leave out basins whose names begin with a dot',
  '- `-b, --basin=NAME`: move water from this basin; the name is that on the plate',
  '- `--color[=WHEN]`: color the levels by WHEN',
  '- `--level-of-the-water=N`: the level to keep',
  '- `--very-long-name-of-an-option`: its text stands on the next line',
].join(' / ');

const inPage = async (set: string): Promise<string[]> => {
  const { blocks } = await readHtml(
    page(`<h1>Pump</h1><p>${text}</p><pre>${set}</pre><p>${more}</p>`),
  );
  return shown(blocks).slice(2, -1);
};

describe('options in a column beside what is said of them', () => {
  it('are entries with all that is said of them, in a plain text', async () => {
    const { blocks } = await read(
      ['What the pump is told:\n', ...options, 'All of them may be left out.'].join('\n'),
    );
    expect(shown(blocks)).toEqual([
      'prose | What the pump is told:',
      `list | ${entries}`,
      'prose | All of them may be left out.',
    ]);
  });

  it('stand below the name of their group', async () => {
    const { blocks } = await read(
      [
        'The pump is told what to do.\n',
        'common options:',
        '  -h, --help     show this help and exit',
        '  -v, --verbose  say more about what is done, and in which',
        '                 order',
        'options of basins:',
        '  -l LEVEL, --level LEVEL',
        '                 the level to keep',
        '  -n NAME        what the basin is called',
      ].join('\n'),
    );
    expect(shown(blocks).slice(1)).toEqual([
      'prose | common options:',
      'list | - `-h, --help`: show this help and exit / - `-v, --verbose`: say more about what is done, and in which order',
      'prose | options of basins:',
      'list | - `-l LEVEL, --level LEVEL`: the level to keep / - `-n NAME`: what the basin is called',
    ]);
  });

  it('are no code where they were set as such', async () => {
    const set = ['pump [OPTION]... BASIN...', '', ...options].join('\n');
    expect(await inPage(set)).toEqual(['code | pump [OPTION]... BASIN...', `list | ${entries}`]);
  });

  it('may be apart from each other, with what is said of them below', async () => {
    const set = [
      'levels of the basins:\n',
      '  -h   --help',
      '         tell of all options and end\n',
      '       --upper',
      '         keep the level of the upper basin, whatever',
      '         the lower one needs\n',
      '  +l   --lower  [l]evel: number',
      '         the level of the lower basin',
    ].join('\n');
    expect(await inPage(set)).toEqual([
      'prose | levels of the basins:',
      'list | - `-h, --help`: tell of all options and end / - `--upper`: keep the level of the upper basin, whatever the lower one needs / - `+l, --lower [l]evel: number`: the level of the lower basin',
    ]);
  });

  it('may be names, as those of commands', async () => {
    const set = [
      'move      Move water from one basin to the other,',
      '          and tell of it.',
      'stop      Stop all pumps at once.\n',
      'level     Keep the level that is given.',
    ].join('\n');
    expect(await inPage(set)).toEqual([
      'list | - move: Move water from one basin to the other, and tell of it. / - stop: Stop all pumps at once. / - level: Keep the level that is given.',
    ]);
  });

  it.each([
    [
      'a program with remarks',
      'int depth;     /* Depth of it. */\nint level;     /* Level of it. */\nint name;      /* Name of it. */',
    ],
    [
      'what was measured',
      'upper   0m0.035s    # of the upper basin\nlower   0m0.000s    # of the lower basin\nmiddle  0m0.020s    # of the middle one',
    ],
    [
      'a table of three columns',
      'Key     What it says of a basin    Bit\nupper   that it lies above         1\nlower   that it lies below         2\nmiddle  that it lies between       4',
    ],
    ['calls', '$ pump -a  upper basin\n$ pump -b  lower basin\n$ pump -c  middle basin'],
    ['values', 'level    3\nname     upper\nstate    shut'],
  ])('is not %s', async (_, set) => {
    expect(await inPage(set)).toEqual([`code | ${set}`]);
  });
});
