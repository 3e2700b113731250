import { afterAll, describe, expect, it } from 'vitest';
import { shownPassages as shown, fileParser } from '../test/parsed-files.ts';
import { read } from '../test/plain-texts.ts';

const parse = fileParser(afterAll);

describe('a man page as printed', () => {
  it('has sections, options with what they mean', async () => {
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

  it('is known by its layout, whatever its language and the width of its lines', async () => {
    const document = await parse(
      'pumpilo.1.txt',
      [
        'PUMPILO(1)                 Uzantaj komandoj                 PUMPILO(1)',
        'NOMO\n       pumpilo, pumpi - movas akvon inter basenoj kaj tenas la nivelon de\n       ambaŭ.',
        'RESUMO\n       pumpilo  [-n]  [--longa-\u2010\n       opcio] BASENO...',
        'PRISKRIBO\n       Pumpilo  movas  akvon  el unu baseno al alia. Ĝi legas la staton de la\n       valvoj antaŭ ol ĝi komencas, kaj haltas kiam unu el ili fermiĝas[1].',
        '       La statoj estas:\n\n       supre  La akvo fluas malsupren ĝis la valvo\n              fermiĝas.\n\n       sube   La akvo ne fluas.',
        '   Valvoj de la baseno\n       Valvo havas du staojn, kiujn la pumpilo legas antaŭ ĉiu movo.',
        '       -d|--detale ...\n              Diru pli. Estas du gradoj:\n\n              •   1 por paŝoj\n\n              •   2 por ĉio\n\n                  pumpilo -d -d --grado=2 BASENO\n\n       --help montru ĉi tiun helpon kaj finu',
        'NOTOJ\n        1. Statoj de valvoj\n           https://example.org/valvoj',
        'VIDU ANKAŬ\n       baseno(1), valvo(8), akvo(7)',
        'VERKINTO\n       Verkis Ada Ekzemplo <ada@example.org>.',
        'Pumpilo 3.1                  Majo 2020                  PUMPILO(1)',
      ].join('\n\n'),
    );
    expect(document.title).toBe(
      'pumpilo, pumpi – movas akvon inter basenoj kaj tenas la nivelon de ambaŭ',
    );
    expect(shown(document)).toEqual([
      'RESUMO | code | ```\npumpilo [-n] [--longa-opcio]\nBASENO...\n```',
      expect.stringMatching(/^PRISKRIBO \| prose \| Pumpilo movas .* fermiĝas\.$/),
      expect.stringMatching(
        /^PRISKRIBO \| list \| La statoj estas:\n\n- supre: La akvo fluas malsupren ĝis la valvo fermiĝas\.\n- sube: La akvo ne fluas\.$/,
      ),
      'PRISKRIBO › Valvoj de la baseno | prose | Valvo havas du staojn, kiujn la pumpilo legas antaŭ ĉiu movo.',
      'PRISKRIBO › Valvoj de la baseno | list | - `-d|--detale ...`: Diru pli. Estas du gradoj:\n  - 1 por paŝoj\n  - 2 por ĉio',
      'PRISKRIBO › Valvoj de la baseno | code | ```\npumpilo -d -d --grado=2 BASENO\n```',
      'PRISKRIBO › Valvoj de la baseno | list | - `--help`: montru ĉi tiun helpon kaj finu',
    ]);
  });

  it('is running text from its first section, where it tells no way of calling', async () => {
    const document = await parse(
      'basins.7.txt',
      [
        'BASINS(7)                  Pump Manual                  BASINS(7)',
        'NAME\n       basins - where the water stands',
        'DESCRIPTION\n       A basin (or \u201ctank\u201d) holds water for the  village  and  for  the  fields\n       around  it,  at  a  level  that the pumps keep, and that no\n       valve changes by itself.  Basins lie above each other, so that  wa\u2010\n       ter runs down.',
        '       The pump of the upper basin knows the form',
        '           LEVEL=value pump',
        '       to set a level for one run alone.',
        'BASINS(7)                  2020-01-01                  BASINS(7)',
      ].join('\n\n'),
    );
    const texts = shown(document);
    expect(texts[0]).toMatch(/^DESCRIPTION \| prose \| A basin .* so that water runs down\./);
    expect(texts.join('\n')).toMatch(/The pump of the upper basin knows the form/);
    expect(texts.filter((text) => !text.startsWith('DESCRIPTION |'))).toEqual([]);
  });

  it('has its entries however narrow the gap behind their names is', async () => {
    const document = await parse(
      'levels.1.txt',
      [
        'LEVELS(1)                  User Commands                  LEVELS(1)',
        'NAME\n       levels - tell how high the water stands',
        'SYNOPSIS\n       levels [-q] [-v] BASIN',
        'OPTIONS\n       -q  Say nothing.\n\n       -as tell of all states of the pumps',
        '       The states are:\n\n              low       The water is below the first mark.\n\n              half-full The water is between both marks.\n\n              overflown Close all of the valves above.',
        '       The clock knows these days:\n\n              5        the fifth of the month\n              lastSun  the last Sunday in the month\n              Sun>=8   first Sunday on or after the eighth',
        '       levels can be called several times in a line',
        '       Say \u201clevels  -q\u201d to learn of the valves that are open and of all ba\u2010\n       sins',
        '       To start it',
        '           $ levels -q',
        '       or',
        '           $ levels -v',
        '       A line of the file has the form',
        '              LEVEL=3; NAME=upper;',
        '       For example.',
        'LEVELS(1)                  2020-01-01                  LEVELS(1)',
      ].join('\n\n'),
    );
    const texts = shown(document);
    expect(texts).toContain(
      'OPTIONS | list | - `-q`: Say nothing.\n- `-as`: tell of all states of the pumps',
    );
    expect(texts.join('\n')).toContain(
      '- low: The water is below the first mark.\n- half-full: The water is between both marks.\n- overflown: Close all of the valves above.',
    );
    expect(texts.join('\n')).toContain(
      '- 5: the fifth of the month\n- lastSun: the last Sunday in the month\n- Sun>=8: first Sunday on or after the eighth',
    );
    expect(texts.join('\n')).toMatch(/prose \|[^|]*levels can be called several times in a line/);
    expect(texts.join('\n')).toMatch(/of the valves that are open and of all basins/);
    expect(texts.filter((text) => !/^(?:SYNOPSIS|OPTIONS) \|/.test(text))).toEqual([]);
  });

  it('is set as on a terminal, where it has tabs', async () => {
    const document = await parse(
      'pumps.7.txt',
      [
        'PUMPS(7)\t\tPump Manual\t\t  PUMPS(7)',
        'NAME\n       pumps - what moves the water',
        'DESCRIPTION\n       Every basin has two pumps, of which one stands still:',
        '       •  The upper pump, which moves water into the basin above,  and runs\n\t  while power is cheap.',
        '       •  The lower pump, which empties the\tbasin below before the\n\t  winter comes.',
        '       •  水泵 moves the water\tof the\n\t  village.',
        'PUMPS(7)\t\t\t2020-01-01\t\t  PUMPS(7)',
      ].join('\n\n'),
    );
    expect(shown(document).join('\n')).toContain(
      [
        '- The upper pump, which moves water into the basin above, and runs while power is cheap.',
        '- The lower pump, which empties the basin below before the winter comes.',
        '- 水泵 moves the water of the village.',
      ].join('\n'),
    );
  });

  it('is called by its name alone, where it says no more', async () => {
    const document = await parse(
      'pump.1.txt',
      [
        'PUMP(1)                  Pump Manual                  PUMP(1)',
        'DESCRIPTION\n       The pump moves water from the lower basin to the upper one at night.',
        'PUMP(1)                  2020-01-01                  PUMP(1)',
      ].join('\n\n'),
    );
    expect(document.title).toBe('PUMP');
  });

  it('is none where its text stands at the margin', async () => {
    const text = 'The level of a basin is told in metres, from the ground up to the water:';
    const document = await parse(
      'level.txt',
      [
        'NAME\n     level - read how high the water stands',
        'DESCRIPTION\n     Reads the level of one basin.',
        '1 Units\n*******',
        `${text}\nsmall ones are told in feet, and the oldest of all in ells.`,
        `${text}\n\n   * by day\n\n   * by night`,
      ].join('\n\n'),
    );
    expect(document.passages.map(({ headings }) => headings.at(-1))).not.toContain(text);
    expect(document.passages.at(-1)?.headings).toEqual(['1 Units']);
  });

  it('keeps programs whole', async () => {
    const document = await parse(
      'pump.3.txt',
      [
        'PUMP(3)                  Library Functions                  PUMP(3)',
        'NAME\n       pump - move water from a program',
        'DESCRIPTION\n       The state of a pump is kept in this structure, which is never freed:',
        '           struct pump {\n               int  depth;     /* Depth of the basin, in metres. */\n               char name[16];  /* Name of the pump. */\n           };',
      ].join('\n\n'),
    );
    expect(shown(document)).toEqual([
      expect.stringMatching(/^DESCRIPTION \| code \| .*freed:\n\n```\nstruct pump \{\n {4}int/),
    ]);
  });

  it.each([
    ['beside their terms', (n: number) => `       -a${n}    Show what basin ${n} holds.`],
    ['below their terms', (n: number) => `       --all${n}\n              Show all.`],
    ['behind bullets', (n: number) => `       •  Basin ${n} is full.`],
    [
      'that go on below',
      (n: number) => `       Level ${n}.\n            It is told in\n       metres.`,
    ],
  ])('takes four times as long for four times as many entries %s', async (_, entry) => {
    const spent = async (entries: number): Promise<number> => {
      const list = Array.from({ length: entries }, (__, n) => entry(n)).join('\n');
      const page = `PUMP(1)    Commands    PUMP(1)\n\nNAME\n       pump - move water\n\nOPTIONS\n${list}\n`;
      const before = process.cpuUsage();
      await read(page, 'pump.1.txt');
      const { user } = process.cpuUsage(before);
      return user;
    };
    const least = async (entries: number): Promise<number> =>
      Math.min(await spent(entries), await spent(entries), await spent(entries));
    // Sixteen times as long where each entry looks at all that follow it.
    expect((await least(2000)) / (await least(500))).toBeLessThan(9);
  });
});
