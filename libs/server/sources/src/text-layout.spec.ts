import { describe, expect, it } from 'vitest';
import { joinLines } from './parsing/join-lines.ts';
import { joined, lines, read, shown } from '../test/plain-texts.ts';

describe('a plain text', () => {
  it('has items whose further lines begin at the margin', async () => {
    const { blocks } = await read(
      [
        'The Pumps',
        '=========',
        '',
        lines('A pump'),
        '',
        `* ${lines('The first')}`,
        '',
        `* ${lines('The second')}`,
        '',
        `o   ${lines('The third').replace('\n', '\n    ')}`,
        '',
        lines('Another'),
      ].join('\n'),
    );
    expect(shown(blocks)).toEqual([
      'heading | The Pumps',
      `prose | ${joined('A pump')}`,
      `list | - ${joined('The first')} / - ${joined('The second')} / - ${joined('The third')}`,
      `prose | ${joined('Another')}`,
    ]);
  });

  it('has items behind the marks of slides', async () => {
    const { blocks } = await read(
      `${lines('A pump')}\n\n▶ The weir is shut.\n▶ The gate is open, and stays\n  open.\n\n${lines('Another')}`,
    );
    expect(blocks[1]).toEqual({
      kind: 'list',
      items: ['- The weir is shut.', '- The gate is open, and stays open.'],
    });
  });

  it('has no numbers of its paragraphs', async () => {
    const said = Array.from({ length: 12 }, (_, i) => `${lines(`Pump ${i}`)}\n「${i + 3}」`);
    const { blocks } = await read(
      ['The Pumps\n=========\n「1」', '1 Water\n-------\n「2」', ...said].join('\n\n'),
    );
    expect(shown(blocks)).toEqual([
      'heading | The Pumps',
      'heading | 1 Water',
      ...said.map((_, i) => `prose | ${joined(`Pump ${i}`)}`),
    ]);
  });

  it('has the questions as headings that it lists before it answers them', async () => {
    const questions = [
      'How do I start a pump?',
      'How do I stop it, when it is running and the handle is out of reach of everybody who is\n    there?',
      'What is a valve?',
      'Why does it run at night?',
      'What are the differences of basins?',
    ];
    const answered = questions.map((one) => one.replace('\n    ', ' '));
    answered[4] = 'What is the difference between basins?';
    const { blocks } = await read(
      [
        'Questions about pumps.',
        questions.map((one, i) => `${i + 1}. ${one}`).join('\n'),
        '------------------------------',
        ...answered.flatMap((one, i) => [
          `<${i + 1}> ${one.replace('?', i === 2 ? '.' : '?')}`,
          `   ${lines('A pump').replace('\n', '\n   ')}`,
        ]),
      ].join('\n\n'),
    );
    expect(shown(blocks)).toEqual(
      answered.flatMap((one, i) => [
        `heading | ${one.replace('?', i === 2 ? '' : '?')}`,
        `prose | ${joined('A pump')}`,
      ]),
    );
  });

  it('has its sections by their numbers, though it lists them too', async () => {
    const parts = ['1.1. Pumps', '1.2. Valves', '1.3. Basins', '2.1. Wheels', '2.2. Mills'];
    const { blocks } = await read(
      [
        parts.map((part) => `* ${part.slice(5)}`).join('\n'),
        ...parts.flatMap((part) => [part, lines('A pump')]),
      ].join('\n\n'),
    );
    expect(shown(blocks).filter((one) => one.startsWith('heading'))).toEqual(
      parts.map((part) => `heading | ${part}`),
    );
  });

  it('has tables whose columns are parted by bars under a head with none', async () => {
    const { blocks } = await read(
      [
        lines('A pump'),
        'Basin      Depth       Kept for\n----------+----------+----------------\nLow       | 12 m     | Drinking water\nHigh wall | 30 m     | The mills\n----------+----------+----------------',
        ' name | depth\n------+-------\n Low  | 12 m\n High | 30 m',
      ].join('\n\n'),
    );
    expect(shown(blocks)).toEqual([
      `prose | ${joined('A pump')}`,
      'table | Basin ¦ Depth ¦ Kept for / Low ¦ 12 m ¦ Drinking water / High wall ¦ 30 m ¦ The mills',
      'table | name ¦ depth / Low ¦ 12 m / High ¦ 30 m',
    ]);
  });

  it('has tables whose cells end with their words, also where those are longer than the column', async () => {
    const table = [
      ['NAME:', 'lower gate'],
      ['LIES IN:', 'the wall between both of the basins'],
      ['DESCRIPTION:', ''],
      ['', 'opens when the level of the upper basin is too high'],
      ['KEPT BY:', 'nobody'],
      ['SINCE:', 'the old mill was closed'],
      ['SIZE:', 'three metres'],
    ].map(([name = '', said = '']) => `${name.padEnd(8)}  ${said}`.trimEnd());
    const { blocks } = await read(
      [lines('A pump'), table.join('\n'), lines('A gate')].join('\n\n'),
    );
    expect(shown(blocks)[1]).toBe(
      'table | NAME: ¦ lower gate / LIES IN: ¦ the wall between both of the basins / DESCRIPTION: ¦ opens when the level of the upper basin is too high / KEPT BY: ¦ nobody / SINCE: ¦ the old mill was closed / SIZE: ¦ three metres',
    );
  });

  it('has terms of one description together, and programs of which every line is one', async () => {
    const { blocks } = await read(
      [
        lines('A pump'),
        "'el'\n'e1'\n     Edit the level of the lower basin, then write\n     it down.",
        "'q'\n     Leave the wheel alone.",
        lines('Another'),
        '     case $basin in\n       /*) # full\n          ;;\n       *)\n          level=$low$basin ;;\n     esac',
        '     #!/bin/sh\n     # Pump at night only, and never by day\n     trap : 1 2 13 15\n     pump "$@"\n     ret=$?\n     exit $ret',
      ].join('\n\n'),
    );
    expect(shown(blocks)).toEqual([
      `prose | ${joined('A pump')}`,
      'list | - `el`, `e1`: Edit the level of the lower basin, then write it down. / - `q`: Leave the wheel alone.',
      `prose | ${joined('Another')}`,
      expect.stringMatching(
        /^code \| case \$basin in\n {2}\/\*\) # full\n[^]*esac\n\n#!\/bin\/sh\n[^]*exit \$ret$/,
      ),
    ]);
  });

  it('has headings that are told by nothing but the blank lines above them', async () => {
    const parts = [
      'Definitions',
      'Control Bytes, Characters, and Sequences',
      'Mouse Tracking',
      'Bugs',
    ];
    const { blocks } = await read(
      [
        '                 Control Sequences',
        ...parts.map((part) => `\n${part}\n\n${lines('A pump')}\n\n${lines('Another')}`),
      ].join('\n\n'),
    );
    expect(shown(blocks).filter((one) => one.startsWith('heading'))).toEqual(
      parts.map((part) => `heading | ${part}`),
    );
    const short = await read(
      [
        '                 Control Sequences',
        ...[...parts, 'Examples'].map(
          (part, at) =>
            `\n${part}\n\n${at < 4 ? lines('A pump') : 'Here are some examples of them:'}\n\n${lines('Another')}`,
        ),
      ].join('\n\n'),
    );
    expect(shown(short.blocks)).toContain('heading | Examples');
  });

  it('has sections that are called as programs call them, and leaves their contents out', async () => {
    const parts = [
      '6.1. abort_unmodified',
      '6.2. beep',
      '6.3. #iftrue, #iffalse',
      '6.100. use_tmpdir',
    ];
    const { title, blocks } = await read(
      [
        '  The wheel\n  Ada Example <ada@example.org>\n  Ben Example\n  Version 1.0, July 2010',
        '  Table of Contents',
        `  6. Variables\n${parts.map((part) => `     ${part.replace('. ', ' ')}`).join('\n')}`,
        '  6. Variables',
        `  ${lines('A pump').replace('\n', '\n  ')}`,
        ...parts.flatMap((part) => [`  ${part}`, `  ${lines('Another').replace('\n', '\n  ')}`]),
        `  ${lines('It').replace('\n', '\n  ')}`,
        '  Version 6.4 of it is older than all of these and was never used by anybody at all.',
      ].join('\n\n'),
    );
    expect(shown(blocks).filter((one) => one.startsWith('heading'))).toEqual([
      'heading | 6. Variables',
      ...parts.map((part) => `heading | ${part}`),
    ]);
    expect(shown(blocks).some((one) => one.startsWith('list'))).toBe(false);
    expect(title).toBe('The wheel');
    expect(shown(blocks)[0]).toBe('heading | 6. Variables');
  });

  it('has commands that are described below them as terms', async () => {
    const { blocks } = await read(
      [
        lines('A pump'),
        ` -- Command: wheel stop\n -- Command: wheel halt [now]\n     (none)\n     Stops the wheel at once, and lets the water\n     run.`,
        lines('Another'),
      ].join('\n\n'),
    );
    expect(shown(blocks)[1]).toBe(
      'list | - wheel stop, wheel halt [now]: (none) Stops the wheel at once, and lets the water run.',
    );
  });

  it('keeps the hyphen of two words that it has elsewhere, in a text of some length', async () => {
    const words = Array.from({ length: 900 }, (_, i) =>
      [i % 26, Math.floor(i / 26) % 26, Math.floor(i / 676)]
        .map((n) => String.fromCharCode(97 + n))
        .join(''),
    );
    const { blocks } = await read(
      `${words.join(' ')}\n\nA special key for one purpose: they have a few special-\npurpose keys and a lot of infor-\nmation on each of them.`,
    );
    expect(shown(blocks).at(-1)).toBe(
      'prose | A special key for one purpose: they have a few special-purpose keys and a lot of information on each of them.',
    );
  });
});

describe('reStructuredText', () => {
  it('has formulas to the letter, and tables whose cells have commas between them', async () => {
    const { blocks } = await read(
      [
        'Pumps\n=====',
        'A pump lifts :math:`\\frac{m}{t}` in :ref:`one hour <hour>`. In all it lifts',
        'It takes 2**32 drops, 10\\ :sup:`9` litres and no more than 2**64 of them.',
        '.. math::\n   :label: all\n\n   \\sum_{i=1}^n \\frac{m_i}{t}',
        '.. csv-table:: Basins\n   :header: "Basin", "Kept for"\n   :widths: 1, 2\n\n   Low, "Water, for\n   drinking"\n   High, "The ""mills"""',
        '.. container:: wide\n\n   It runs at night.',
      ].join('\n\n'),
      'pumps.rst',
    );
    expect(shown(blocks)).toEqual([
      'heading | Pumps',
      'prose | A pump lifts $\\frac{m}{t}$ in one hour. In all it lifts',
      'prose | It takes `2**32` drops, 10⁹ litres and no more than `2**64` of them.',
      'prose | $$\\sum_{i=1}^n \\frac{m_i}{t}$$',
      'table | Basin ¦ Kept for / Low ¦ Water, for drinking / High ¦ The "mills"',
      'prose | It runs at night.',
    ]);
  });
});

describe('the source of a man page', () => {
  it('that docutils wrote has its text behind its lists', async () => {
    const { blocks } = await read(
      [
        '.TH PUMPS 5\n.SH DESCRIPTION\n.sp',
        `${lines('A pump')}\n.INDENT 0.0\n.TP\n.B slow\nOne litre in a minute.`,
        '.INDENT 7.0\n.INDENT 3.5\nNot for mills.\n.UNINDENT\n.UNINDENT',
        '.TP\n.B fast\nTen litres.\n.UNINDENT\n.sp',
        lines('Another'),
      ].join('\n'),
      'pumps.5',
    );
    expect(shown(blocks)).toEqual([
      'heading | DESCRIPTION',
      `prose | ${joined('A pump')}`,
      'list | - slow: One litre in a minute. Not for mills. / - fast: Ten litres.',
      `prose | ${joined('Another')}`,
    ]);
  });

  it('is none of Markdown, whatever its commands begin with', async () => {
    const command = (name: string): string =>
      `.sp\n.nf\n.ft C\n# ${name} basin\n\n# ${name} valve\n\n.ft P\n.fi`;
    const { blocks } = await read(
      [
        '.TH PUMPS 5\n.SH DESCRIPTION',
        lines('A pump'),
        command('fill'),
        '```\n[pump](basin) **all**\n```',
        '.SH VALVES',
        lines('A \\fBvalve\\fP'),
      ].join('\n'),
      'pumps.5',
    );
    expect(shown(blocks)[0]).toBe('heading | DESCRIPTION');
    expect(shown(blocks)).toContain('heading | VALVES');
    expect(shown(blocks)).toContain(`prose | ${joined('A valve')}`);
  });

  it('has sentences right below its name as sentences', async () => {
    const { blocks } = await read(
      [
        '.TH PUMPTUT 1',
        '.SH NAME\npumptut \\- a short tutorial about pumps',
        `.SH DESCRIPTION\n${lines('A pump')}`,
        '.PP\nFortunately, you only need to know 10% of what is said\nhere.  The rest is for keepers of the basin.',
        `.SH "Who needs pumps?"\n${lines('Another')}`,
      ].join('\n'),
      'pumptut.1',
    );
    expect(shown(blocks).slice(0, 2)).toEqual([
      'heading | DESCRIPTION',
      `prose | ${joined('A pump')}`,
    ]);
  });
});

describe('the pages of a plain text without form feeds', () => {
  const margin = '          ';
  const page = (number: number, ...body: string[]): string =>
    [
      `${margin}The Pump Handbook                                               ${number}`,
      '',
      '',
      '',
      ...body.map((line) => (line === '' ? '' : margin + line)),
      '',
      '',
      `${margin}Pump 3.6                                         March 8, 2020`,
      '',
      '',
      '',
    ].join('\n');
  const basin = 'The basin holds the water that the pumps have lifted, and keeps it until it is';

  it('have no heads and feet, and what a page breaks off goes on', async () => {
    const { blocks } = await read(
      [
        page(1, '1.  Pumps', '', ...lines('A pump').split('\n'), '', basin),
        page(2, 'wanted below.', '', ...lines('A second pump').split('\n')),
        page(3, '2.  Valves', '', ...lines('A valve').split('\n')),
        page(4, ...lines('Another valve').split('\n'), '', ...lines('The last').split('\n')),
      ].join('\n'),
    );
    expect(shown(blocks)).toEqual([
      'heading | 1. Pumps',
      `prose | ${joined('A pump')}`,
      `prose | ${basin} wanted below.`,
      `prose | ${joined('A second pump')}`,
      'heading | 2. Valves',
      `prose | ${joined('A valve')}`,
      `prose | ${joined('Another valve')}`,
      `prose | ${joined('The last')}`,
    ]);
  });
});

it('an ending of two letters is no word of its own', () => {
  const known = new Set([
    'pass',
    'es',
    'sign',
    'up',
    ...Array.from({ length: 900 }, (_, n) => `w${n}`),
  ]);
  expect(joinLines(['As each night pass-', 'es, it grows.'], known)).toBe(
    'As each night passes, it grows.',
  );
  expect(joinLines(['You have to sign-', 'up first.'], known)).toBe('You have to sign-up first.');
});

it('a program that is set in between the lines of a paragraph is one, and no part of its sentences', async () => {
  const { blocks } = await read(
    [
      'The pump is started by its keeper, who types a line at the gate and',
      'waits until the basin is full, as the board says:',
      '        pump --start --basin=upper \\',
      '        --level 5',
      '   After some minutes the water stands at the mark, and the keeper goes',
      'home again.',
      '',
      '- The gate is opened by the keeper of it:',
      '      gate --open=upper',
      '',
      'Those who come later find the basin as it was, full to the mark of the',
      'board',
      '        and the mill at rest behind it.',
    ].join('\n'),
    'pumps.txt',
  );
  expect(shown(blocks)).toEqual([
    expect.stringMatching(/^prose \| The pump is started .* as the board says:$/),
    expect.stringMatching(/^code \| pump --start/),
    expect.stringMatching(/^prose \| After some minutes/),
    expect.stringMatching(/^list \| - The gate .*gate --open=upper/),
    expect.stringMatching(/^prose \| Those who come .* and the mill at rest behind it\.$/),
  ]);
});
