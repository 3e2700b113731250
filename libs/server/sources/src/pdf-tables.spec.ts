import { describe, expect, it } from 'vitest';
import { makePdf } from '../test/make-documents.ts';
import { shown } from '../test/shown-blocks.ts';
import { readDocument } from './parsing/read-document.ts';

type Pdf = Parameters<Parameters<typeof makePdf>[0]>[0];

const text =
  'A pump moves water from the lower basin to the upper one and keeps the level steady. It runs at night, when power is cheap, and nobody hears it.';
const texts = [
  text,
  'A valve lets the water pass one way and never back, whatever the pressure on its other side may be, for a spring holds it.',
  'Every weir has a keeper, who writes down each evening how high the water stands and whom he let through in the course of a day.',
];
const read = async (draw: (pdf: Pdf) => void): Promise<string[]> => {
  const { blocks } = await readDocument(await makePdf(draw), 'pumps.pdf', false);
  return shown(blocks);
};
const body = (pdf: Pdf): Pdf => pdf.font('Times-Roman').fontSize(10);
const at = (pdf: Pdf, said: string, x: number, y: number): Pdf =>
  pdf.text(said, x, y, { lineBreak: false });
/** Several lines, from which the distance of lines is known. */
const prose = (pdf: Pdf, y: number): Pdf => {
  texts.forEach((one, i) => body(pdf).text(one, 72, y + i * 40));
  return pdf;
};
const across = (pdf: Pdf, y: number, from = 66, to = 470): unknown =>
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.4).stroke();

/** Rows 12 points a line, each cell in the middle of its row; returns where the rows end. */
function drawRows(
  pdf: Pdf,
  rows: readonly (readonly (readonly string[])[])[],
  top: number,
  columns: readonly number[] = [72, 250],
): number[] {
  let y = top;
  return rows.map((row) => {
    const height = Math.max(...row.map((lines) => lines.length)) * 12;
    row.forEach((lines, column) =>
      lines.forEach((line, i) =>
        at(pdf, line, columns[column]!, y + 2 + (height - lines.length * 12) / 2 + i * 12),
      ),
    );
    y += height;
    return y;
  });
}

const basins = [
  [['Basin'], ['What it is kept for']],
  [['Low'], ['Drinking water of the town', 'and of the villages around it']],
  [
    ['High', 'or upper'],
    ['The mills, which are', 'many, and the', 'saws beside them'],
  ],
  [['The old basin', 'behind the weir'], ['Fish']],
  [['Dry'], ['Nothing, since the year', 'in which the wall broke']],
  [['Fore'], ['Ice']],
  [['Aft'], ['Boats']],
];
const single = [
  [['Mill'], ['Flour']],
  [['Saw'], ['Boards']],
  [['Forge'], ['Nails']],
];
const asTable = `table | ${basins.map((row) => row.map((lines) => lines.join(' ')).join(' ¦ ')).join(' / ')}`;

const tablesOf = (blocks: readonly string[]): string[] =>
  blocks.filter((block) => block.startsWith('table'));

describe('a table of a PDF', () => {
  it('has in each row what stands between two rules, wherever its cells are set in their height', async () => {
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      across(pdf, 200);
      for (const y of drawRows(pdf, basins, 200)) across(pdf, y);
      prose(pdf, 400);
    });
    expect(tablesOf(blocks)).toEqual([asTable]);
  });

  it('has its rows also where thin boxes part them, cell by cell and at a scale of their own', async () => {
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      const ends = drawRows(pdf, basins, 200);
      pdf.save().scale(0.5);
      for (const y of [200, ...ends]) {
        pdf.rect(132, y * 2 - 0.5, 340, 1).fill();
        pdf.rect(472, y * 2 - 0.5, 468, 1).fill();
      }
      pdf.restore();
      prose(pdf, 400);
    });
    expect(tablesOf(blocks)).toEqual([asTable]);
  });

  it('has its rows also where each second one has a ground of its own', async () => {
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      let top = 200;
      for (const [i, y] of drawRows(
        new Proxy(pdf, { get: () => () => pdf }),
        basins,
        200,
      ).entries()) {
        if (i % 2 === 0) pdf.rect(66, top, 404, y - top).fill('#dddddd');
        top = y;
      }
      pdf.fillColor('black');
      drawRows(body(pdf), basins, 200);
      prose(pdf, 400);
    });
    expect(tablesOf(blocks)).toEqual([asTable]);
  });

  it('has rows of one line or more below a name each, where rules stand around its head and its end only', async () => {
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      for (const y of [200, 214, 276]) across(pdf, y);
      at(at(pdf, 'Basin', 72, 203), 'What it is kept for', 250, 203);
      at(at(pdf, 'Low', 72, 217), 'Drinking water of the town', 250, 217);
      at(pdf, 'and of the villages', 250, 229);
      at(at(pdf, 'High', 72, 241), 'The mills', 250, 241);
      at(at(pdf, 'Dry', 72, 253), 'Nothing', 250, 253);
      prose(pdf, 400);
    });
    expect(tablesOf(blocks)[0]).toBe(
      'table | Basin ¦ What it is kept for / Low ¦ Drinking water of the town and of the villages / High ¦ The mills / Dry ¦ Nothing',
    );
  });

  it('has in each row as many lines below its name as above, where nothing parts the rows', async () => {
    const rows = [...basins.map(([[name = ''] = [], told = []]) => [[name], told]), ...single];
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      drawRows(pdf, rows, 200);
      prose(pdf, 400);
    });
    expect(tablesOf(blocks)[0]).toBe(
      `table | ${rows.map((row) => row.map((lines) => lines.join(' ')).join(' ¦ ')).join(' / ')}`,
    );
  });

  it('has the rows of a page without a rule above the first, which is on the page before', async () => {
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      pdf.addPage();
      const ends = drawRows(body(pdf), basins.slice(1), 80);
      for (const y of ends) across(pdf, y);
      for (const x of [66, 244, 470]) pdf.moveTo(x, 80).lineTo(x, ends.at(-1)!).stroke();
      prose(pdf, 400);
    });
    expect(tablesOf(blocks)[0]).toBe(`table | ${asTable.split(' / ').slice(1).join(' / ')}`);
  });

  it('has a cell beside several rows in the first of them', async () => {
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      const ends = drawRows(
        pdf,
        [
          [['Basin'], ['Use']],
          [['Low'], ['Water', 'Fish', 'Ice']],
          [['High'], ['Mills']],
        ],
        200,
      );
      for (const y of [200, ...ends]) across(pdf, y);
      for (const y of [224, 236]) across(pdf, y, 244);
      for (const x of [66, 244, 470]) pdf.moveTo(x, 200).lineTo(x, ends.at(-1)!).stroke();
      prose(pdf, 400);
    });
    expect(tablesOf(blocks)[0]).toBe(
      'table | Basin ¦ Use / Low ¦ Water /  ¦ Fish /  ¦ Ice / High ¦ Mills',
    );
  });

  it('has cells apart whose texts touch, where a rule stands between their columns', async () => {
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      const rows = ['Basin', 'Low', 'basin-behind-the-weir'];
      rows.forEach((name, i) => {
        at(pdf.font('Times-Bold').fontSize(10), name, 72, 202 + i * 12);
        at(
          body(pdf),
          ['Use', 'Water', 'Fish'][i]!,
          72 + pdf.widthOfString(rows[2]!) + 4,
          202 + i * 12,
        );
      });
      const parting = 72 + pdf.widthOfString(rows[2]!) - 2;
      for (const y of [200, 212, 224, 236]) across(pdf, y);
      for (const x of [66, parting, 470]) pdf.moveTo(x, 200).lineTo(x, 236).stroke();
      prose(pdf, 400);
    });
    expect(tablesOf(blocks)[0]).toBe(
      'table | Basin ¦ Use / Low ¦ Water / basin-behind-the-weir ¦ Fish',
    );
  });

  it('is none where the frames of programs are as wide as the text between them', async () => {
    const program = ['open   low   now', 'close  high  now', 'ring   bell  now'];
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      for (const top of [200, 300]) {
        for (const y of [top, top + 44]) across(pdf, y);
        program.forEach((line, i) =>
          line
            .split(/ +/)
            .forEach((word, column) =>
              at(pdf.font('Courier').fontSize(10), word, 72 + column * 42, top + 4 + i * 12),
            ),
        );
        body(pdf).text(text, 72, top + 52);
      }
    });
    expect(tablesOf(blocks)).toEqual([]);
  });

  it('are no formulas, whose signs stand in columns', async () => {
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      ['= C M(x) + B(x) − B(x)', '= v(x) − u(x) + M(x)x', '= C M(x), v(x) mod P(x)'].forEach(
        (said, row) => {
          at(body(pdf), said, 90, 220 + row * 14);
          at(pdf, `= x + D · ${row}`, 300, 220 + row * 14);
        },
      );
      prose(pdf, 300);
    });
    expect(blocks.filter((block) => block.startsWith('table'))).toEqual([]);
  });

  it('end above the heading of the next section', async () => {
    const blocks = await read((pdf) => {
      prose(pdf, 72);
      [
        ['Pump', 'Lake'],
        ['one', 'upper'],
        ['two', 'lower'],
        ['three', 'dry'],
      ].forEach(([left = '', right = ''], row) => {
        at(body(pdf), left, 90, 220 + row * 14);
        at(pdf, right, 250, 220 + row * 14);
      });
      pdf.font('Times-Bold').fontSize(10);
      at(pdf, '3.5', 90, 286);
      at(pdf, 'Storing water', 250, 286);
      prose(pdf, 310);
    });
    expect(blocks.find((block) => block.startsWith('table'))).not.toContain('Storing');
    expect(blocks.filter((block) => block.startsWith('heading')).join()).toContain('Storing water');
  });
});
