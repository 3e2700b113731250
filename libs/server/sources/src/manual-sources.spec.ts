import { afterAll, describe, expect, it } from 'vitest';
import { shownPassages as shown, fileParser } from '../test/parsed-files.ts';

const parse = fileParser(afterAll);

const sentence = (subject: string): string =>
  `${subject} moves water from the lower basin to the upper one and keeps the level steady. It\n    runs at night, when power is cheap and the pumps disturb nobody who lives near the lake.`;

describe('a manual in a format of its own', () => {
  it('is the source of a man page: tags with what they mean, code, tables, and no licence', async () => {
    const document = await parse(
      'pump.1',
      [
        String.raw`.\" Copyright 2020 Ada Example`,
        '.TH PUMP 1 2020-05-01 "Pump 3.1"',
        '.SH NAME',
        String.raw`pump, pumpd \-`,
        'move water between basins',
        '.SH SYNOPSIS',
        String.raw`.B pump`,
        String.raw`.RI [ \-n ] " basin"`,
        '.SH DESCRIPTION',
        String.raw`.B Pump`,
        String.raw`moves water from one basin to another\(emslowly\(em and reads the \fIstate\fP of`,
        'the valves before it starts.',
        '.if t This stands on paper alone.',
        '.TP',
        String.raw`.BR \-n ", " \-\-dry\-run`,
        'Show what would be done.',
        '.IP',
        'No water is moved.',
        '.TP',
        String.raw`.B \-v`,
        'Say more.',
        '.PP',
        'A day begins as follows:',
        '.PP',
        '.nf',
        String.raw`$ pump \-n low`,
        'valve open',
        '.fi',
        '.SS "Kinds of valves"',
        '.IP 1. 3',
        'Gate valves open fully.',
        '.IP 2.',
        'Check valves let water pass one way.',
        '.TS',
        'tab(:);',
        'l l.',
        'Basin:Depth',
        '_',
        'Low:T{',
        'about',
        '12 m',
        'T}',
        '.TE',
        '.SH "SEE ALSO"',
        '.BR valve (1),',
        '.BR basin (5)',
        '.SH COPYRIGHT',
        'Copyright 2020 Ada Example. This is free software under the GPL.',
      ].join('\n'),
    );
    expect(document.title).toBe('pump, pumpd – move water between basins');
    expect(shown(document)).toEqual([
      'SYNOPSIS | code | ```\npump [-n] basin\n```',
      'DESCRIPTION | prose | Pump moves water from one basin to another—slowly— and reads the state of the valves before it starts.',
      'DESCRIPTION | list | - `-n, --dry-run`: Show what would be done. No water is moved.\n- `-v`: Say more.',
      'DESCRIPTION | code | A day begins as follows:\n\n```\n$ pump -n low\nvalve open\n```',
      'DESCRIPTION › Kinds of valves | list | 1. Gate valves open fully.\n2. Check valves let water pass one way.',
      'DESCRIPTION › Kinds of valves | table | | Basin | Depth |\n| --- | --- |\n| Low | about 12 m |',
    ]);
  });

  it('is a manual for the reader info: nodes in order, without ways, menus and indexes', async () => {
    const ways = (name: string): string => `\u001F\nFile: pump.info,  Node: ${name},  Up: Top\n\n`;
    const document = await parse(
      'pump.info',
      [
        'This is pump.info, produced by makeinfo.\n\nCopyright 2020 Ada Example\n\n',
        `${ways('Top')}The Pump\n********\n\nCover.\n\n* Menu:\n\n* Starting::   How it starts.\n* Index::\n`,
        `${ways('Starting')}1 Starting\n**********\n\n${sentence('The starter').replaceAll('    ', '')} The valve\nopens (*note Valves::) as said in *note Valves::.\n\n     pump --start\n\n`,
        `${ways('Valves')}1.1 Valves\n==========\n\n${sentence('The valve').replaceAll('    ', '')}\n\n`,
        `${ways('Index')}Index\n*****\n\n\u0000\b[index\u0000\b]\n* Menu:\n\n* pump:   Starting.  (line 3)\n`,
        '\u001F\nTag Table:\nNode: Top\u007F120\nNode: Starting\u007F300\n\u001F\nEnd Tag Table\n',
      ].join(''),
    );
    expect(document.title).toBe('The Pump');
    expect(shown(document)).toEqual([
      expect.stringMatching(
        /^1 Starting \| prose \| The starter moves .* The valve opens as said in “Valves”\./,
      ),
      '1 Starting | code | ```\npump --start\n```',
      expect.stringMatching(/^1 Starting › 1\.1 Valves \| prose \| The valve moves .* the lake\.$/),
    ]);
  });

  it('of info has terms in capitals within its text, not as headings', async () => {
    const document = await parse(
      'pump.info',
      `\u001F\nFile: pump.info,  Node: Names\n\n1 Names\n*******\n\n${'The pump knows these names of basins and of their valves. '.repeat(3)}\n\n'LOW-BASIN'\n     The basin below the dam.\n\n'HIGH-BASIN'\n     The basin above it.\n`,
    );
    expect(new Set(document.passages.flatMap(({ headings }) => headings))).toEqual(
      new Set(['1 Names']),
    );
  });

  it.each([
    [
      'AsciiDoc',
      'pump-start.adoc',
      'pump-start(1)\n=============\n\nNAME\n----\npump-start - start a pump\n\nDESCRIPTION\n-----------\n',
    ],
    [
      'HTML',
      'pump-start.html',
      '<html><body><h1>pump-start(1) Manual Page</h1><h2>NAME</h2><p>pump-start - start a pump</p><h2>DESCRIPTION</h2><p>',
    ],
  ])('is called after what it is for, in %s', async (_, name, head) => {
    const document = await parse(name, `${head}${sentence('A pump').replaceAll('    ', '')}\n`);
    expect(document.title).toBe('pump-start – start a pump');
    expect(shown(document)).toEqual([
      expect.stringMatching(/^DESCRIPTION \| prose \| A pump moves/),
    ]);
  });

  it('is the source of a man page that names letters by their numbers', async () => {
    const document = await parse(
      'pump.1',
      [
        '.TH PUMP 1',
        '.SH NAME',
        String.raw`pump \N'45' move water between basins`,
        '.SH OPTIONS',
        '.TP',
        String.raw`\fB\N'45'\N'45'set\[char45]root\fR`,
        String.raw`Starts the pump at once and leaves every valve as it was\N'46'`,
        '.TP',
        String.raw`\fB\N'45'\N'45'quiet\fR`,
        String.raw`Says nothing of what the pump does all night\N'46'`,
      ].join('\n'),
    );
    const said = shown(document).join('\n');
    expect(said).toContain('--set-root');
    expect(said).toContain('as it was.');
  });

  it('is the source of a man page with items as the style sheets of DocBook set them', async () => {
    const item = (mark: string, text: string): string =>
      [
        '.sp\n.RS 4\n.ie n \\{\\',
        `\\h'-04'${mark}\\h'+03'\\c\n.\\}\n.el \\{\\\n.sp -1\n.IP ${mark === '\\(bu' ? '\\(bu 2.3' : `"${mark}" 4.2`}\n.\\}`,
        `${text}\n.RE`,
      ].join('\n');
    const calls = Array.from({ length: 60 }, (_, n) => `.BR "pump \\-" " [ ${n} ]"\n`);
    const document = await parse(
      'pump.8',
      [
        '.TH PUMP 8',
        '.SH NAME\npump \\- move water',
        `.SH SYNOPSIS\n${calls.join('\n')}`,
        '.SH DESCRIPTION\nThe pump reads these files:',
        item(' 1.', 'the file that the keeper has written'),
        item(' 2.', 'all files of the lower basin'),
        '.PP\nIts states are told by letters:\n.nf\nr: The pump runs since the last night.\ns: The pump stands still and waits.\nb \\- The pump is broken and nobody knows.\n? \\- print help\nx: Nobody has ever seen the pump.\n.fi',
        '.PP\nIt looks after:',
        item('\\(bu', 'the level of the basin'),
        item('\\(bu', 'the valves of the village'),
      ].join('\n'),
    );
    const texts = shown(document);
    expect(texts[0]).toMatch(/^SYNOPSIS \| code \| ```\npump - \[ 0 \]\n\n?pump - \[ 1 \]/);
    expect(texts.filter((text) => text.startsWith('SYNOPSIS'))).toEqual(
      texts.filter((text) => text.startsWith('SYNOPSIS | code')),
    );
    expect(texts.slice(-3).map((text) => text.replace(/^DESCRIPTION \| /, ''))).toEqual([
      'list | The pump reads these files:\n\n1. the file that the keeper has written\n2. all files of the lower basin',
      'list | Its states are told by letters:\n\n- r: The pump runs since the last night.\n- s: The pump stands still and waits.\n- b: The pump is broken and nobody knows.\n- ?: print help\n- x: Nobody has ever seen the pump.',
      'list | It looks after:\n\n- the level of the basin\n- the valves of the village',
    ]);
  });

  it('is the source of a man page in the macros of BSD', async () => {
    const document = await parse(
      'pump.1',
      [
        '.\\" $Id$',
        '.Dd May 1, 2020',
        '.Dt PUMP 1',
        '.Os',
        '.Sh NAME',
        '.Nm pump',
        '.Nd move water between basins',
        '.Sh SYNOPSIS',
        '.Nm pump',
        '.Op Fl nv',
        '.Op Fl b Ar basin : Ns Ar level',
        '.Ar wheel',
        '.Sh DESCRIPTION',
        'The',
        '.Nm',
        'utility moves water from one basin to another slowly, as',
        '.Xr valve 8',
        'says, and on',
        '.Ux Ns -like',
        'systems (see',
        '.Pa /etc/pump ) .',
        '.Pp',
        'The options are as follows:',
        '.Bl -tag -width Ds',
        '.It Fl n , -dry-run',
        'Show what would be done by',
        '.Dq the keeper .',
        '.Pp',
        'No water is moved.',
        '.It Xo',
        '.Fl b Ar basin',
        '.Xc',
        'One of:',
        '.Bl -bullet',
        '.It',
        'the lower basin',
        '.It',
        'the upper basin',
        '.El',
        '.El',
        '.Sh EXAMPLES',
        'Start it at night:',
        '.Bd -literal -offset indent',
        '$ pump -b low:3 wheel',
        '.Ed',
      ].join('\n'),
    );
    expect(document.title).toBe('pump – move water between basins');
    expect(shown(document)).toEqual([
      'SYNOPSIS | code | ```\npump [-nv] [-b basin:level] wheel\n```',
      'DESCRIPTION | prose | The pump utility moves water from one basin to another slowly, as valve(8) says, and on UNIX-like systems (see /etc/pump).',
      'DESCRIPTION | list | The options are as follows:\n\n- `-n, --dry-run`: Show what would be done by “the keeper”. No water is moved.\n- `-b basin`: One of:\n  - the lower basin\n  - the upper basin',
      'EXAMPLES | code | Start it at night:\n\n```\n$ pump -b low:3 wheel\n```',
    ]);
  });

  it.each([
    ['by DocBook', '.PP'],
    ['by AsciiDoc', '.sp'],
  ])('has terms whose descriptions are set in below them, %s', async (_, begins) => {
    const document = await parse(
      'pump.1',
      [
        '.TH PUMP 1',
        '.SH NAME',
        'pump \\- move water',
        '.SH OPTIONS',
        begins,
        'The following options are understood:',
        begins,
        '\\fB\\-n\\fR, \\fB\\-\\-dry\\-run\\fR',
        '.RS 4',
        'Show what would be done\\&.',
        '.RE',
        begins,
        '\\fBstart \\fR\\fIBASIN\\fR\\&...',
        '.RS 4',
        'Start it\\&.',
        begins,
        '\\fIlow\\fR',
        '.RS 4',
        'The lower basin\\&.',
        '.RE',
        '.RE',
        '.SH NOTES',
        'A pump that runs by day is heard in the whole valley, and by the keepers of the mill\\&.',
      ].join('\n'),
    );
    expect(shown(document)[0]).toBe(
      'OPTIONS | list | The following options are understood:\n\n- `-n, --dry-run`: Show what would be done.\n- start BASIN...: Start it.\n  - low: The lower basin.',
    );
  });
});

describe('a manual page of Tcl or Tk', () => {
  const page = [
    '\'\\" Copyright of the pump house',
    '.HS pump mill',
    '.de OP',
    '.LP',
    'Command-Line Name: \\fB\\\\$1\\fR',
    '..',
    '.BS',
    '.SH NAME',
    'pump \\- lift water',
    '.BE',
    '.SH DESCRIPTION',
    'The pump lifts water to the basin whose name is given as',
    '.QW upper ,',
    'and says so to the keeper of the mill.',
    '.SO',
    '\\-class\t\\-cursor',
    '.SE',
    '.SH "OPTIONS OF THE PUMP"',
    '.OP \\-height height Height',
    'Specifies how high the water is lifted by the pump.',
    '.OP \\-width width Width',
    'Specifies how wide the pipe of the pump is.',
    '.CS',
    'pump .p \\-height 3',
    '.CE',
    '.VS 8.6',
    'Each pump has a keeper, who looks after it by day and by night.',
    '.VE',
  ].join('\n');

  it('is read with the macros that it brings along', async () => {
    const document = await parse('pump.n', page);
    expect(document.title).toBe('pump – lift water');
    expect(shown(document)).toEqual([
      'DESCRIPTION | prose | The pump lifts water to the basin whose name is given as “upper”, and says so to the keeper of the mill.',
      expect.stringMatching(/^STANDARD OPTIONS .*-class/s),
      expect.stringMatching(
        /^OPTIONS OF THE PUMP \| list \| - `-height`: Specifies how high .*\n- `-width`: Specifies how wide/,
      ),
      expect.stringContaining('pump .p -height 3'),
      expect.stringContaining('Each pump has a keeper'),
    ]);
  });
});
