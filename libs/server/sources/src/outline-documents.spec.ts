import { describe, expect, it } from 'vitest';
import { joined, lines, read, shown } from '../test/plain-texts.ts';

describe('a text in outline', () => {
  it('has its headings behind stars, its programs, and nothing that is said to its editor', async () => {
    const { title, blocks } = await read(
      [
        '#+TITLE: The Keeper of =basins=',
        '#+OPTIONS: toc:nil',
        '',
        '* TODO Pumps                :night:',
        ':PROPERTIES:',
        ':CUSTOM_ID: pumps',
        ':END:',
        lines('A pump'),
        'See [[https://example.org/gates][the gates]] and =pump -s=.',
        '#+begin_src sh',
        'pump --start',
        '',
        'pump --watch',
        '#+end_src',
        '** By day',
        '- when the sun shines',
        '- when it rains',
      ].join('\n'),
    );
    expect(title).toBe('The Keeper of `basins`');
    expect(shown(blocks)).toEqual([
      'heading | Pumps',
      `prose | ${joined('A pump')} See the gates and \`pump -s\`.`,
      'code | pump --start\n\npump --watch',
      'heading | By day',
      'list | - when the sun shines / - when it rains',
    ]);
  });

  it('is told from its headings alone, and items behind stars are none', async () => {
    const news = [
      'The pumps: news  -*- outline -*-',
      '',
      '* Version 2',
      '',
      '** Pumps',
      '',
      lines('A pump'),
      '',
      '** Gates',
      '',
    ];
    const { title, blocks } = await read([...news, lines('A gate')].join('\n'));
    expect(title).toBe('The pumps: news');
    expect(shown(blocks)).toEqual([
      'heading | Version 2',
      'heading | Pumps',
      `prose | ${joined('A pump')}`,
      'heading | Gates',
      `prose | ${joined('A gate')}`,
    ]);
    const items = await read(
      [lines('A pump'), '', '* by day', '* by night', '** in winter', '** in summer'].join('\n'),
    );
    expect(items.blocks.map(({ kind }) => kind)).not.toContain('heading');
  });
});

describe('a text for printers', () => {
  it('is read though its letters are struck twice, and so are its headings', async () => {
    const struck = (text: string): string => text.replace(/\S/g, '$&\u0008$&');
    const page = [
      struck('The Pumps'),
      '',
      '-------------',
      '',
      struck('How do I start one?'),
      '',
      lines('A pump').replace('pump', struck('pump')),
      '',
      struck('How do I stop it?'),
      '',
      lines('A gate').replace('gate', struck('gate')),
    ];
    const { blocks } = await read(page.join('\n'));
    expect(shown(blocks).filter((line) => !line.endsWith('The Pumps'))).toEqual([
      'heading | How do I start one?',
      `prose | ${joined('A pump')}`,
      'heading | How do I stop it?',
      `prose | ${joined('A gate')}`,
    ]);
  });

  it('is no Markdown where its chapters are numbered, whatever blanks are behind the numbers', async () => {
    const chapter = (at: number): string[] => [
      `1.${at}.\u00A0 Pump ${at}`,
      '',
      lines(`Pump ${at}`),
      '',
      at < 4 ? `# pump --start ${at}` : lines('A gate'),
      '',
    ];
    const { blocks } = await read(
      ['[the gates](#gates)', '', ...[1, 2, 3, 4].flatMap(chapter)].join('\n'),
    );
    const headings = blocks.filter(({ kind }) => kind === 'heading');
    expect(shown(headings)).toEqual([1, 2, 3, 4].map((at) => `heading | 1.${at}. Pump ${at}`));
  });
});

describe('a plain text', () => {
  it('has headings that stand between rows of signs', async () => {
    const chapter = (name: string): string[] => [`=====  ${name}  =====`, '', lines(name), ''];
    const { blocks } = await read([...chapter('A pump'), ...chapter('A gate')].join('\n'));
    expect(shown(blocks)).toEqual([
      'heading | A pump',
      `prose | ${joined('A pump')}`,
      'heading | A gate',
      `prose | ${joined('A gate')}`,
    ]);
  });
});

describe('a plain text', () => {
  it('has as it stands the phrase that a sentence leads to', async () => {
    const { blocks } = await read(
      [
        lines('A pump'),
        '',
        'What the keeper writes down looks like this:',
        '',
        '     BASIN: LEVEL HOUR',
        '',
        lines('A gate'),
      ].join('\n'),
    );
    expect(shown(blocks)).toEqual([
      `prose | ${joined('A pump')}`,
      'prose | What the keeper writes down looks like this:',
      'code | BASIN: LEVEL HOUR',
      `prose | ${joined('A gate')}`,
    ]);
  });
});

describe('the source of a man page', () => {
  it('has options that hang out above what they mean', async () => {
    const { blocks } = await read(
      [
        '.TH PUMP 1',
        '.SH NAME',
        'pump \\- moves water',
        '.SH OPTIONS',
        '.HP',
        '\\fB\\-n\\fR, \\fB\\-\\-night\\fR',
        '.IP',
        'run at night',
        '.HP',
        '\\fB\\-\\-day\\fR',
        '.IP',
        'run by day',
        '.PP',
        'Both may be given.',
      ].join('\n'),
    );
    expect(shown(blocks)).toEqual([
      'heading | OPTIONS',
      'list | - `-n, --night`: run at night / - `--day`: run by day',
      'prose | Both may be given.',
    ]);
  });

  it('has declarations that hang out by hand, with what they are for', async () => {
    const { blocks } = await read(
      [
        '.TH pump 3',
        '.SH NAME',
        'pump \\- moves water',
        '.SH SYNOPSIS',
        '.SS "Functions"',
        '.in +1c',
        '.ti -1c',
        '.RI "int \\fBlift\\fP (int level)"',
        '.br',
        '.RI "Lift the water\\&. "',
        '.ti -1c',
        '.RI "int \\fBrest\\fP (void)"',
        '.br',
        '.ti -1c',
        '.RI "int \\fBdrain\\fP (int basin)"',
        '.br',
        '.RI "Let the water out\\&. "',
        '.in -1c',
        'Each of them gives the level\\&.',
        '.ti -1c',
        'A line that only stands further left is',
        'followed by the rest of its sentence\\&.',
      ].join('\n'),
    );
    expect(shown(blocks)).toEqual([
      'heading | SYNOPSIS',
      'heading | Functions',
      'list | - int lift (int level): Lift the water. / - int rest (void) / - int drain (int basin): Let the water out.',
      'prose | Each of them gives the level. A line that only stands further left is followed by the rest of its sentence.',
    ]);
  });

  it('has each parameter of a function, whose name is only slanted', async () => {
    const { blocks } = await read(
      [
        '.TH pump 3',
        '.SH NAME',
        'pump \\- moves water',
        '.SH Functions',
        '.SS "int lift (int level, int basin)"',
        'Lifts the water\\&.',
        '.PP',
        '\\fBParameters\\fP',
        '.RS 4',
        '\\fIlevel\\fP How high\\&.',
        '.br',
        '\\fIbasin\\fP Which basin, of those',
        '.br',
        ' that are known\\&.',
        '.RE',
        '.PP',
        '\\fBReturns\\fP',
        '.RS 4',
        'The level\\&.',
        '.RE',
        '.PP',
      ].join('\n'),
    );
    expect(shown(blocks).slice(2)).toEqual([
      'prose | Lifts the water.',
      'list | - Parameters /   - level: How high. /   - basin: Which basin, of those that are known. / - Returns: The level.',
    ]);
  });

  it('has as code what is set in the letters of a terminal, alone', async () => {
    const { blocks } = await read(
      [
        '.TH PUMP 1',
        '.SH NAME',
        'pump \\- moves water',
        '.SH SYNOPSIS',
        '.PP',
        '\\f(CWpump\\fR',
        '.SH EXAMPLES',
        '.PP',
        'Type',
        '.IP',
        '\\f(CWpump --start 3\\fR',
        '.PP',
        'and wait, or type',
        '\\f(CWgate\\fR',
        'to open it.',
        '.Sh "At night"',
        lines('A pump'),
      ].join('\n'),
    );
    expect(shown(blocks)).toEqual([
      'heading | SYNOPSIS',
      'code | pump',
      'heading | EXAMPLES',
      'prose | Type',
      'code | pump --start 3',
      'prose | and wait, or type gate to open it.',
      'heading | At night',
      `prose | ${joined('A pump')}`,
    ]);
  });

  it('is read on behind what it leaves out, whatever ends that', async () => {
    const { blocks } = await read(
      [
        '.TH PUMP 1',
        '.SH NAME',
        'pump \\- moves water',
        '.SH DESCRIPTION',
        lines('A pump'),
        '.if n .ig ++',
        'This is for paper.',
        '.++',
        '.PP',
        '.de XX YY',
        'This is a macro.',
        '.YY',
        lines('A gate'),
      ].join('\n'),
    );
    expect(shown(blocks)).toEqual([
      'heading | DESCRIPTION',
      `prose | ${joined('A pump')}`,
      `prose | ${joined('A gate')}`,
    ]);
  });
});

describe('a manual for info', () => {
  it('has what is described some lines below its name as an item', async () => {
    const { blocks } = await read(
      [
        '\u001F',
        'File: pumps.info,  Node: Options,  Up: Top',
        '',
        '1 Options',
        '*********',
        '',
        lines('A pump'),
        '',
        ' -- User Option: pump-level',
        '',
        '     How high the water may stand before the pump begins to run.',
        '',
        ' -- User Option: pump-night',
        '',
        '     Whether the pump runs at night(1).',
        '',
        '   ---------- Footnotes ----------',
        '',
        '   (1) Not in winter.',
      ].join('\n'),
    );
    expect(shown(blocks).at(-1)).toBe(
      'list | - pump-level: How high the water may stand before the pump begins to run. / - pump-night: Whether the pump runs at night.',
    );
  });
});
