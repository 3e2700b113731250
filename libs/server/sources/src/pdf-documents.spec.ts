import { describe, expect, it } from 'vitest';
import { bitmapPdf } from '../test/bitmap-pdf.ts';
import { makePdf } from '../test/make-documents.ts';
import { shown } from '../test/shown-blocks.ts';
import { UnnamedFonts } from './parsing/pdf/unnamed-fonts.ts';
import { readDocument } from './parsing/read-document.ts';

type Pdf = Parameters<Parameters<typeof makePdf>[0]>[0];

const read = async (draw: (pdf: Pdf) => void) =>
  readDocument(await makePdf(draw), 'pumps.pdf', false);

const text =
  'A pump moves water from the lower basin to the upper one and keeps the level steady. It runs at night, when power is cheap, and nobody hears it.';
const body = (pdf: Pdf): Pdf => pdf.font('Times-Roman').fontSize(11);
const at = (pdf: Pdf, said: string, x: number, y: number): Pdf =>
  pdf.text(said, x, y, { lineBreak: false });

describe('a PDF', () => {
  it('is called what its first page says largest, and has neither that page nor its contents', async () => {
    const { title, blocks } = await read((pdf) => {
      pdf.font('Helvetica-Bold').fontSize(26).text('The Pump Handbook', 120, 250);
      body(pdf).text('Ada Example', 220, 320).text('Edition of 2020', 220, 340);
      pdf.addPage();
      ['About pumps', 'How they start', 'How they stop', 'Valves', 'Gates', 'Basins'].forEach(
        (line, i) => {
          at(body(pdf), line, 72, 100 + i * 16);
          at(pdf, String(3 + i), 500, 100 + i * 16);
        },
      );
      for (const chapter of ['About pumps', 'Valves', 'Basins']) {
        pdf.addPage();
        pdf.font('Helvetica-Bold').fontSize(17).text(chapter, 72, 72);
        body(pdf).text(`${chapter}: ${text}`, 72, 150).moveDown(0.8).text(text);
      }
    });
    expect(title).toBe('The Pump Handbook');
    expect(shown(blocks)).toEqual(
      ['About pumps', 'Valves', 'Basins'].flatMap((chapter) => [
        `heading | ${chapter}`,
        `prose | ${chapter}: ${text}`,
        `prose | ${text}`,
      ]),
    );
  });

  it('has the head of a table in the table, however bold it is', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf).text(text, 72, 72);
      pdf.font('Times-Bold').fontSize(11);
      at(at(pdf, 'Basin', 72, 130), 'What it is kept for', 200, 130);
      body(pdf);
      at(at(pdf, 'Low', 72, 148), 'Drinking water', 200, 148);
      at(at(pdf, 'High', 72, 166), 'The mills', 200, 166);
      pdf.text(text, 72, 200);
    });
    expect(shown(blocks)).toEqual([
      `prose | ${text}`,
      'table | Basin ¦ What it is kept for / Low ¦ Drinking water / High ¦ The mills',
      `prose | ${text}`,
    ]);
  });

  it('has no table in lines whose words stand far apart to fill them', async () => {
    const lines = [
      ['Reads up to forty buckets of water from the basin.', 'If the pump was successful,'],
      ['the level of the basin is set, and the number is said.', 'If the basin is dry at last,'],
      ['the bell rings, and the number of buckets is nought.', 'All other levels of water'],
    ];
    const { blocks } = await read((pdf) => {
      body(pdf);
      const widest = Math.max(...lines.map(([first = '']) => pdf.widthOfString(first)));
      lines.forEach((cells, i) =>
        cells.forEach((cell, column) => at(pdf, cell, 72 + column * (widest + 10), 100 + i * 13)),
      );
      at(pdf, 'denote that a valve was shut.', 72, 139);
      pdf.text(text, 72, 200);
    });
    expect(shown(blocks)).toEqual([
      `prose | ${lines.flat().join(' ')} denote that a valve was shut.`,
      `prose | ${text}`,
    ]);
  });

  it('has programs with the numbers of their lines left out, and their comments in', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf).text(text, 72, 72);
      ['open valve', '  start pump', 'close valve', 'ring bell'].forEach((line, i) => {
        at(pdf.font('Helvetica').fontSize(6), String(41 + i), 60, 142 + i * 13);
        at(
          pdf.font('Courier').fontSize(10),
          line.trim(),
          line.startsWith(' ') ? 84 : 72,
          140 + i * 13,
        );
      });
      body(pdf).text(text, 72, 220);
    });
    expect(shown(blocks)).toEqual([
      `prose | ${text}`,
      'code | open valve\n  start pump\nclose valve\nring bell',
      `prose | ${text}`,
    ]);
  });

  it('has letters whose accents were set over them', async () => {
    const { blocks } = await read((pdf) => {
      const set = (y: number, parts: readonly string[]) => {
        body(pdf);
        let x = 72;
        for (const part of parts) {
          at(pdf, part, x, y);
          x += pdf.widthOfString(part) - 5;
        }
      };
      set(72, [
        'The keepers of the basin are Rainer Sch¨',
        'opf and Ren´',
        'e the Elder of the mill.',
      ]);
      body(pdf).text(text, 72, 110);
    });
    expect(shown(blocks)).toEqual([
      'prose | The keepers of the basin are Rainer Schöpf and René the Elder of the mill.',
      `prose | ${text}`,
    ]);
  });

  it('has a program without the words of the picture that stands beside it', async () => {
    const program = [
      'begin pump',
      '   title "Low"',
      '   data "low.csv"',
      '   line red',
      'end pump',
    ];
    const { blocks } = await read((pdf) => {
      body(pdf).text(text, 72, 72);
      program.forEach((line, i) => {
        pdf.font('Courier').fontSize(10);
        at(pdf, line, 72, 160 + i * 13);
        if (i % 2 === 1) at(pdf.font('Helvetica').fontSize(8), String(10 - i), 380, 161 + i * 13);
      });
      body(pdf).text(text, 72, 260);
    });
    expect(shown(blocks)).toEqual([
      `prose | ${text}`,
      `code | ${program.join('\n')}`,
      `prose | ${text}`,
    ]);
  });

  it('has programs with the columns in which they were typed', async () => {
    const program = ['name      level  rate', 'low          12     3', '  sum         7    10'];
    const { blocks } = await read((pdf) => {
      body(pdf).text(text, 72, 72);
      program.forEach((line, i) => {
        pdf.font('Courier').fontSize(10);
        for (const { 0: word, index } of line.matchAll(/\S+/g))
          at(pdf, word, 72 + index * 6, 160 + i * 13);
      });
      body(pdf).text(text, 72, 260);
    });
    expect(shown(blocks)).toEqual([
      `prose | ${text}`,
      `code | ${program.join('\n')}`,
      `prose | ${text}`,
    ]);
  });

  it('has programs without the numbers of their lines, also of the empty ones', async () => {
    const program = ['open valve', '', '  start pump', 'close valve'];
    const draw = (numbers: string) => (pdf: Pdf) => {
      body(pdf).text(text, 72, 72);
      program.forEach((line, i) => {
        at(pdf.font(numbers).fontSize(6), String(9 + i), i === 0 ? 63 : 60, 143 + i * 13);
        pdf.font('Courier').fontSize(10);
        if (line) at(pdf, line.trim(), line.startsWith(' ') ? 84 : 72, 140 + i * 13);
      });
      body(pdf).text(text, 72, 220);
    };
    for (const numbers of ['Helvetica', 'Courier-Oblique'])
      expect(shown((await read(draw(numbers))).blocks)).toEqual([
        `prose | ${text}`,
        `code | ${program.join('\n')}`,
        `prose | ${text}`,
      ]);
  });

  it('has the letters, the marks and the programs of fonts that are pictures and have no names', async () => {
    const widths = (letter: string): number => (/[iljft.,:'\u001c]/.test(letter) ? 300 : 550);
    const prose =
      'The \u001crst pump is su\u001eciently strong \u0015 and \u0010quiet\u0011, as everybody in it will';
    const { blocks } = await readDocument(
      bitmapPdf([
        { font: 'text', widths, lines: [prose, 'tell you who comes by:'] },
        { font: 'typed', widths: () => 525, lines: ['> limit(a, mm)', '> will(i, jj)', '[1] iii'] },
      ]),
      'pumps.pdf',
      false,
    );
    expect(shown(blocks)).toEqual([
      'prose | The first pump is sufficiently strong – and “quiet”, as everybody in it will tell you who comes by:',
      'code | > limit(a, mm)\n> will(i, jj)\n[1] iii',
    ]);
  });

  it('has no authors between the title of an article and its first words', async () => {
    const { title, blocks } = await read((pdf) => {
      pdf.font('Helvetica-Bold').fontSize(20).text('On Pumps', 72, 72);
      pdf.font('Helvetica-Bold').fontSize(13).text('Ada Example and Bo Sample', 72, 110);
      body(pdf).text('University of the Basin', 72, 130).text('February 6, 2023', 72, 146);
      pdf.font('Helvetica-Bold').fontSize(14).text('1 Introduction', 72, 180);
      body(pdf).text(text, 72, 210);
    });
    expect(title).toBe('On Pumps');
    expect(shown(blocks)).toEqual([
      'heading | On Pumps',
      'heading | 1 Introduction',
      `prose | ${text}`,
    ]);
  });

  it('has no program in text that begins in the letters of one, where fonts have no names', () => {
    const fonts = new UnnamedFonts();
    const run = (said: string, advance: number) => ({
      font: 'f1',
      text: said,
      width: said.length * advance,
      size: 10,
    });
    fonts.learn(['limit(a, mm)', 'will(i, jj)', '[1] iii'].map((said) => run(said, 5.25)));
    expect(fonts.isEven(run('willing(m)', 5.25))).toBe(true);
    expect(fonts.isEven(run('mill is what it is called', 4.4))).toBe(false);
  });

  it('has lists whose numbers stand far before what they count', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf).text(text, 72, 72);
      ['boolean values', 'numbers', 'names'].forEach((said, i) => {
        at(pdf, String(i + 1), 72, 160 + i * 14);
        at(pdf, said, 110, 160 + i * 14);
      });
      pdf.text(text, 72, 260);
    });
    expect(shown(blocks)).toEqual([
      `prose | ${text}`,
      'list | 1. boolean values / 2. numbers / 3. names',
      `prose | ${text}`,
    ]);
  });

  it('has lists whose marks are pictures, and no heads of which one side is the same', async () => {
    const { blocks } = await read((pdf) => {
      ['Basics', 'Valves', 'Basins'].forEach((chapter, i) => {
        if (i > 0) pdf.addPage();
        pdf.font('Helvetica-Bold').fontSize(11);
        at(at(pdf, chapter, 72, 40), 'The Pump Handbook', 400, 40);
        body(pdf).text(text, 72, 140).moveDown().text(text).moveDown().text(text);
        at(pdf, `A ${i}. basin needs:`, 72, 270);
        at(pdf, 'a wall of stone,', 96, 290);
        at(pdf, 'a valve that can be closed when the water is high', 96, 310);
        at(pdf, 'and opened again.', 96, 323);
        pdf.text(text, 72, 350);
      });
    });
    expect(shown(blocks)).toEqual(
      [0, 1, 2].flatMap((i) => [
        ...[text, text, text].map((said) => `prose | ${said}`),
        `prose | A ${i}. basin needs:`,
        'list | - a wall of stone, / - a valve that can be closed when the water is high and opened again.',
        `prose | ${text}`,
      ]),
    );
  });

  it('has no list in paragraphs whose first lines are set in', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf).text(text, 72, 72, { indent: 20 });
      for (let i = 0; i < 3; i += 1) pdf.text(text, { indent: 20 });
      pdf.text('It has this to say:', { indent: 20 });
      pdf.text('It runs.', { indent: 20 }).text('It stops.', { indent: 20 });
      pdf.text(text, { indent: 20 });
    });
    expect(shown(blocks).filter((one) => one.startsWith('list'))).toEqual([]);
  });

  it('has its columns one after the other, also below a title, an abstract and a formula', async () => {
    const column = (name: string, n: number): string[] =>
      Array.from({ length: n }, (_, i) => `The ${name} pump moves water in hour ${i} of the day,`);
    const draw = (pdf: Pdf, x: number, y: number, lines: readonly string[]): void =>
      lines.forEach((line, i) => at(body(pdf).fontSize(10), line, x, y + i * 12));
    const { blocks } = await read((pdf) => {
      pdf.font('Helvetica-Bold').fontSize(20).text('On Pumps', 72, 72);
      body(pdf).fontSize(10);
      for (let i = 0; i < 12; i += 1)
        at(
          pdf,
          `Abstract line ${i} runs across both of the columns of the page, as it says.`,
          120,
          110 + i * 12,
        );
      draw(pdf, 60, 280, column('low', 30));
      draw(pdf, 310, 280, column('high', 30));
      pdf.addPage();
      draw(pdf, 60, 80, column('left', 50));
      draw(pdf, 310, 80, column('right', 50));
      pdf.addPage();
      draw(pdf, 60, 80, column('first', 24));
      for (let i = 0; i < 60; i += 1)
        at(pdf.fontSize(6), `${i}`, 60 + (i % 20) * 8, 380 + Math.floor(i / 20) * 8);
      draw(pdf, 310, 80, column('last', 40));
    });
    const said = shown(blocks).join(' ');
    for (const name of ['low', 'high', 'left', 'right', 'first', 'last'])
      expect(said).toContain(column(name, 24).join(' '));
  });

  it('has the lines of a program whole for which its page was too narrow', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf).text(text, 72, 72);
      const typed = (line: string, x: number, y: number): unknown =>
        at(pdf.font('Courier').fontSize(10), line, x, y);
      typed('pump --from low --to', 72, 160);
      at(pdf.font('Symbol').fontSize(10), '¬', 72 + 21 * 6, 166.3);
      typed('high --wait', 84, 173);
      typed('ring bell', 72, 186);
      body(pdf).text(text, 72, 260);
    });
    expect(shown(blocks)[1]).toBe('code | pump --from low --tohigh --wait\nring bell');
  });

  it('has no contents also where their titles take several lines, below an abstract', async () => {
    const { blocks } = await read((pdf) => {
      pdf.font('Helvetica-Bold').fontSize(18).text('Pumps', 72, 72);
      body(pdf).text(text, 72, 110);
      at(pdf.font('Times-Bold').fontSize(11), 'Contents', 72, 160);
      body(pdf);
      for (let i = 0; i < 6; i += 1) {
        at(pdf, `1.${i} How may a pump of the upper basin be used`, 72, 180 + i * 42);
        at(pdf, `when the lower one is dry ${i % 2 ? '. . . . . . .' : ''}`, 90, 193 + i * 42);
        at(pdf, String(1 + i), 500, 193 + i * 42);
        at(pdf, `2.${i} Valves ${i}`, 72, 206 + i * 42);
      }
      pdf.text(text, 72, 480);
    });
    expect(shown(blocks)).toEqual(['heading | Pumps', `prose | ${text}`, `prose | ${text}`]);
  });

  it('has headings in the middle of their line, and no formulas for such', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf)
        .text(text, 72, 140, { align: 'justify' })
        .moveDown()
        .text('Introduction', { align: 'center' })
        .moveDown();
      pdf
        .text(text, { align: 'justify' })
        .moveDown()
        .text('2. The Low Pumps', { align: 'center' })
        .moveDown();
      pdf
        .text(text, { align: 'justify' })
        .moveDown()
        .text('level = rate', { align: 'center' })
        .moveDown()
        .text(text);
    });
    expect(shown(blocks).filter((one) => one.startsWith('heading'))).toEqual([
      'heading | Introduction',
      'heading | 2. The Low Pumps',
    ]);
  });
});
