import { describe, expect, it } from 'vitest';
import { docxOfBlocks } from '../test/make-documents.ts';
import type { Block } from './parsing/block.ts';
import { readDocument } from './parsing/read-document.ts';
import { joined, lines, read, shown } from '../test/plain-texts.ts';

describe('a plain text', () => {
  it('may have a paragraph of any number of lines', async () => {
    const { blocks } = await read(`${'the water\n'.repeat(150_000)}rises.`);
    expect(blocks).toMatchObject([{ kind: 'prose' }]);
  });

  it('has what is typed into a program, and its answers, as they are', async () => {
    const { blocks } = await read(
      [
        'The Pumps',
        '=========',
        '',
        lines('A pump'),
        '',
        '> (start 5)         ;so many buckets',
        '5',
        '> :level',
        ':LOW',
        '',
        '> Does it run at night, when nobody',
        '> is there?',
        'It does.',
        '',
        lines('Another'),
      ].join('\n'),
    );
    expect(shown(blocks)).toEqual([
      'heading | The Pumps',
      `prose | ${joined('A pump')}`,
      'code | > (start 5)         ;so many buckets\n5\n> :level\n:LOW',
      'prose | > Does it run at night, when nobody > is there? It does.',
      `prose | ${joined('Another')}`,
    ]);
  });

  describe('with text set in below lines of their own', () => {
    const entry = (name: string, said: string) => `    ${name}\n\n        ${said}`;
    const text = (...entries: string[]) =>
      [
        'THE PUMPS',
        `    ${lines('A pump').replaceAll('\n', '\n    ')}`,
        '    There are three kinds of them:',
        ...entries,
        `    ${lines('Another').replaceAll('\n', '\n    ')}`,
      ].join('\n\n');

    it('has a list of these, each with what is said of it', async () => {
      const { blocks } = await read(
        text(
          entry('the hand pump, also called "bent"', 'It is moved by hand and lifts little water.'),
          entry(
            'The wheel:',
            'It turns by itself.\n\n        In winter it stands still for weeks.',
          ),
          entry('the pump of the "upper lake"', 'This is the one that keepers use in spring.'),
        ),
      );
      expect(shown(blocks)).toContain(
        'list | - the hand pump, also called "bent": It is moved by hand and lifts little water. / - The wheel: It turns by itself. In winter it stands still for weeks. / - the pump of the "upper lake": This is the one that keepers use in spring.',
      );
    });

    it('has no list of one alone, nor of what is typed', async () => {
      const one = await read(text(entry('the hand pump', 'It is moved by hand and lifts little.')));
      expect(shown(one.blocks).filter((line) => line.startsWith('list'))).toEqual([]);
      const typed = await read(
        text(entry('Start it with', '$ pump --start'), entry('and stop it with', '$ pump --stop')),
      );
      expect(shown(typed.blocks).filter((line) => line.startsWith('list'))).toEqual([]);
    });
  });

  it('keeps the tags that it speaks of, as code', async () => {
    const { blocks } = await read(
      `The Pumps\n=========\n\n${lines('A pump')}\n\nIts name stands between <h1> and </h1>, and not in <span class="pump">.\n`,
    );
    expect(shown(blocks)).toContain(
      'prose | Its name stands between `<h1>` and `</h1>`, and not in `<span class="pump">`.',
    );
  });

  it('says that code follows with one colon', async () => {
    const { blocks } = await read(
      `The Pumps\n=========\n\n${lines('A pump')}\n\nThe section of a pump::\n\n    pump = ( "lake" => 2 );\n    wheel = ( "lake" => 3 );\n`,
    );
    expect(shown(blocks)).toContain('prose | The section of a pump:');
  });

  it('has chapters of Han numbers as chapters, and no figures of its notes in lists either', async () => {
    const { blocks } = await read(
      [
        '手冊',
        '章 1. 第一步',
        `1.1. 套件 ^[1]\n\n${'水從下池流到上池，水位保持不變，夜裡電價便宜時運轉。'.repeat(3)}`,
        '1.2. 工具',
        '這些工具非常重要：',
        '  * 水泵 ^[2]\n\n  * 閥門',
        '章 2. 修改',
        '水池的深度由工程師每年測量一次並且記錄下來。',
        '[1] 這是註釋。',
        '[2] 這也是註釋。',
      ].join('\n\n'),
    );
    expect(blocks.filter((block) => block.kind === 'heading')).toMatchObject([
      { level: 1, text: '章 1. 第一步' },
      { level: 3 },
      { level: 3 },
      { level: 1, text: '章 2. 修改' },
    ]);
    expect(shown(blocks)).toContain('list | - 水泵 / - 閥門');
  });

  it('is AsciiDoc where its blocks have titles and remarks, however plain it is', async () => {
    const { blocks } = await read(
      `The Pumps\n=========\n\n${lines('A pump')}\n\n.How to start it:\n${'-'.repeat(70)}\npump(start);     <1>\n  wait(5);\n${'-'.repeat(70)}\n\n${lines('Another')}\n`,
    );
    expect(shown(blocks)).toEqual([
      'heading | The Pumps',
      `prose | ${joined('A pump')}`,
      'code | pump(start);\n  wait(5);',
      `prose | ${joined('Another')}`,
    ]);
  });

  it('that standards are written as has its title, its examples, and sentences across its pages', async () => {
    const head = (n: number, ...own: readonly string[]) =>
      [
        ...own,
        '',
        '',
        `Example & Sample                                                [Page ${n}]`,
      ].join('\n');
    const rest = `\fRFC 1         Pumps         May 1993\n\n\n`;
    const said = (what: string): string =>
      `${what} moves water from the lower basin to the upper one and keeps the level\nsteady, whatever ${what.toLowerCase()} costs.`;
    const set = (text: string): string => text.replace(/^/gm, '   ');
    const { title, blocks } = await read(
      [
        head(
          1,
          'Pump Working Group                                          A. Example',
          'Request for Comments: 1                                      B. Sample',
          '                                                              May 1993',
          '',
          '',
          '                      The Pump Protocol',
          '',
          'Status of This Memo',
          '',
          set(said('A pump')),
          '',
          '1. Pumps',
          '',
          set('A pump may be driven by water, by wind, or by whoever stands beside the'),
        ),
        `${rest}${head(
          2,
          set('basin and has nothing else to do at the time of the day.'),
          '',
          set(
            '        [ high ] ---- [ low ]\n          /    \\         |\n         /      \\        |\n   [ basin ]  [ mill ]  [ sea ]',
          ),
          '',
          '   Examples:',
          '',
          '   START #low            ; start the low pump',
          '',
          '   STOP #low             ; stop it',
          '',
          set(said('Another')),
        )}`,
        `${rest}${head(3, set(said('The last')))}`,
        `${rest}${head(4, set(said('A better')), '', set(said('A worse')), '', set(said('A new')))}`,
      ].join('\n'),
    );
    expect(title).toBe('The Pump Protocol');
    expect(shown(blocks)).toEqual([
      'heading | Status of This Memo',
      `prose | ${said('A pump').replace('\n', ' ')}`,
      'heading | 1. Pumps',
      'prose | A pump may be driven by water, by wind, or by whoever stands beside the basin and has nothing else to do at the time of the day.',
      'code |      [ high ] ---- [ low ]\n       /    \\         |\n      /      \\        |\n[ basin ]  [ mill ]  [ sea ]',
      'prose | Examples:',
      'code | START #low            ; start the low pump\n\nSTOP #low             ; stop it',
      `prose | ${said('Another').replace('\n', ' ')}`,
      `prose | ${said('The last').replace('\n', ' ')}`,
      ...['A better', 'A worse', 'A new'].map((one) => `prose | ${said(one).replace('\n', ' ')}`),
    ]);
  });

  it('for the help of Vim has its headings, its programs and its words without the ways to others', async () => {
    const { title, blocks } = await read(
      `*pump_05.txt*\tFor Pumps version 9.0.  Last change: 2020 May 23

\t\t     PUMP USER MANUAL

\t\t\t      Set your pumps


${lines('A pump')}

|05.1|\tThe gate file
|05.2|\tThe night

Table of contents: |pump_toc.txt|

==============================================================================
*05.1*\tThe gate file\t\t\t\t\t*gate-intro*

${lines('A gate')}  See |gate-night|: >

\tset gate

\tif night
\t  set level=5
<
For Unix this file is used:

\t~/.gaterc ~

Gates and keepers\t\t\t\t*gate-keepers*

The keeper opens the gate. >
\topen
The gate is open.

 vim:tw=78:ts=8:noet:ft=help:norl:
`,
    );
    expect(title).toBe('Set your pumps');
    expect(shown(blocks)).toEqual([
      `prose | ${joined('A pump')}`,
      'heading | The gate file',
      `prose | ${joined('A gate')} See gate-night:`,
      'code | set gate\n\nif night\n  set level=5',
      'prose | For Unix this file is used:',
      'code | ~/.gaterc',
      'heading | Gates and keepers',
      'prose | The keeper opens the gate.',
      'code | open',
      'prose | The gate is open.',
    ]);
  });

  it('saved from another format has its headings, which only stand alone', async () => {
    const long = (what: string): string => `${lines(what)}\n${lines(what)}`;
    const parts = ['The wheels', 'Local protocols', 'Other ways', 'How to begin'];
    const { blocks } = await read(
      [
        'Pumps',
        long('A pump'),
        ...parts.flatMap((part, i) => [part, ...[0, 1, 2].map((n) => long(`Pump ${i} ${n}`))]),
      ].join('\n\n'),
    );
    expect(shown(blocks).filter((one) => one.startsWith('heading'))).toEqual(
      ['Pumps', ...parts].map((part) => `heading | ${part}`),
    );
    const { blocks: few } = await read(
      [long('A pump'), 'The wheels', long('Another'), long('The last')].join('\n\n'),
    );
    expect(few.some(({ kind }) => kind === 'heading')).toBe(false);
  });
});

it('a Word document has its paragraphs in typewriter letters as code', async () => {
  const blocks: Block[] = [
    { kind: 'prose', text: joined('A pump') },
    { kind: 'code', language: '', text: 'open(valve);\n  wait(5);' },
    { kind: 'prose', text: joined('Another') },
  ];
  const word = await readDocument(docxOfBlocks(blocks, 'Pumps'), 'pumps.docx', false);
  expect(word.blocks).toEqual(blocks);
});

it('headings of Markdown leave out what they are called in links', async () => {
  const text = `# The pumps {#the-pumps}\n\n${lines('A pump')}\n\n## How to start it { #how-to-start .wide }\n\n${lines('A third')}\n\n## Who starts it {/*who-starts-it*/}\n\n${lines('Another')}\n\n## What \`{ #x }\` stands for\n\n${lines('Such a mark')}\n`;
  const { blocks, title } = await readDocument(new TextEncoder().encode(text), 'pumps.md', false);
  expect(title).toBe('The pumps');
  expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
    'The pumps',
    'How to start it',
    'Who starts it',
    'What `{ #x }` stands for',
  ]);
});

it('bold letters of a terminal are letters', async () => {
  const { blocks } = await read(`\u001B[1mThe Pumps\u001B[0m\n=========\n\n${lines('A pump')}\n`);
  expect(shown(blocks)[0]).toBe('heading | The Pumps');
});

it('names quoted as on a typewriter have the marks of print, code keeps its own', async () => {
  const quoted = "Typing `?' lists the pumps, and `start wheel' or `,' starts them.";
  const code = "The pattern `re.compile(r'\\d')` finds a number, and `valve`'s name does not.";
  const { blocks } = await read([quoted, code].join('\n\n'));
  expect(shown(blocks)).toEqual([
    'prose | Typing ‘?’ lists the pumps, and ‘start wheel’ or ‘,’ starts them.',
    `prose | ${code}`,
  ]);
});

describe('a file of settings', () => {
  it('has its remarks as text, its settings as programs, and its sections', async () => {
    const { title, blocks } = await readDocument(
      new TextEncoder().encode(`##################################
# Sample settings of a basin     #
##################################

# How full the basin may be. When the level
# is above it, the gate of the lower basin
# is opened and stays open.
level 80
;level 90

[gate]
# Which gate is opened. The number of the
# gate is written above it.
gate 2   # of the upper basin, where the water is let in by hand

# How long the gate stays open, in minutes,
# when nobody shuts it by hand.
#minutes = 30
`),
      'basin.conf',
      false,
    );
    expect(title).toBe('Sample settings of a basin');
    expect(shown(blocks)).toEqual([
      'prose | How full the basin may be. When the level is above it, the gate of the lower basin is opened and stays open.',
      'code | level 80\n;level 90',
      'heading | gate',
      'prose | Which gate is opened. The number of the gate is written above it.',
      'code | gate 2   # of the upper basin, where the water is let in by hand',
      'prose | How long the gate stays open, in minutes, when nobody shuts it by hand.',
      'code | #minutes = 30',
    ]);
  });
});
