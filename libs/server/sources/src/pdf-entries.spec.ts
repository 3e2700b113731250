import { describe, expect, it } from 'vitest';
import { makePdf } from '../test/make-documents.ts';
import { shown } from '../test/shown-blocks.ts';
import { readDocument } from './parsing/read-document.ts';

type Pdf = Parameters<Parameters<typeof makePdf>[0]>[0];

const running =
  'A pump moves water from the lower basin to the upper one and keeps the level steady. It runs at night, when power is cheap, and nobody hears it in the valley below.';
const left = 72;
const hang = 96;

/** One line: first what stands in bold or as it is typed, then the rest in the letters of the text. */
function line(
  pdf: Pdf,
  y: number,
  lead: string,
  rest: string,
  x = left,
  font = 'Times-Bold',
): void {
  pdf.font(font).fontSize(10);
  const width = lead === '' ? 0 : pdf.widthOfString(`${lead} `);
  if (lead !== '') pdf.text(lead, x, y, { lineBreak: false });
  pdf.font('Times-Roman').text(rest, x + width, y, { lineBreak: false });
}

const read = async (draw: (pdf: Pdf) => void): Promise<string[]> => {
  const { blocks } = await readDocument(
    await makePdf((pdf) => {
      pdf.font('Times-Roman').fontSize(10);
      pdf.text(running, left, 72, { width: 440 });
      draw(pdf);
      pdf.font('Times-Roman').fontSize(10).text(running, left, 400, { width: 440 });
    }),
    'pumps.pdf',
    false,
  );
  return shown(blocks);
};

it('a PDF is not called after the file of the program that it was set with', async () => {
  const bytes = await makePdf((pdf) => {
    pdf.info.Title = 'pumps_UM.book';
    pdf.font('Times-Bold').fontSize(22).text('The Pump Handbook', left, 72);
    pdf.font('Times-Roman').fontSize(10).text(running, left, 120, { width: 440 });
  });
  const { title } = await readDocument(bytes, 'pumps.pdf', false);
  expect(title).toBe('The Pump Handbook');
});

describe('the paragraphs of a PDF', () => {
  it('are entries where each begins with a name in bold and hangs below it', async () => {
    const blocks = await read((pdf) => {
      line(
        pdf,
        140,
        'level',
        'How high the water of the upper lake may stand before the gate is opened',
      );
      line(
        pdf,
        152,
        'wheel',
        'The wheel that lifts the water. It stands still in winter, when the',
      );
      line(pdf, 164, '', 'lake is frozen, and turns again in spring when the snow melts', hang);
      line(pdf, 176, 'keeper', 'Who looks after both of them.');
    });
    expect(blocks).toContain(
      'list | - level: How high the water of the upper lake may stand before the gate is opened / - wheel: The wheel that lifts the water. It stands still in winter, when the lake is frozen, and turns again in spring when the snow melts / - keeper: Who looks after both of them.',
    );
  });

  it('stand apart where a line is further out than those of an entry', async () => {
    const blocks = await read((pdf) => {
      line(
        pdf,
        140,
        'wheel',
        'The wheel that lifts the water. It stands still in winter, when the',
        hang,
      );
      line(pdf, 152, '', 'lake is frozen, and turns again in spring', hang + 24);
      line(pdf, 164, '', 'All of this is written down in the book of the lake.');
    });
    expect(blocks).toContain('prose | All of this is written down in the book of the lake.');
  });

  it('go on where a line begins with a typed word, or the first one is set in', async () => {
    const blocks = await read((pdf) => {
      line(
        pdf,
        140,
        'pump',
        'opens the gate of the upper lake as soon as it has rained and',
        left,
        'Courier',
      );
      line(
        pdf,
        152,
        'wheel',
        'closes it, so that no water is lost and nobody gets wet in the',
        left,
        'Courier',
      );
      line(pdf, 164, '', 'valley, whatever the weather there is like.');
      line(
        pdf,
        220,
        'Gates',
        'of wood hold back the water of the upper lake as soon as it has',
        hang,
      );
      line(pdf, 232, '', 'rained, so that nobody gets wet.');
    });
    expect(blocks.find((block) => block.includes('pump opens'))).toContain(
      'upper lake as soon as it has rained and wheel closes it',
    );
    expect(blocks.find((block) => block.includes('Gates of wood'))).toContain(
      'as soon as it has rained, so that nobody gets wet.',
    );
  });

  it('are none where a formula or a call goes on behind the name', async () => {
    const blocks = await read((pdf) => {
      line(pdf, 140, 'pump_open', '(lake, level) of the upper lake as it is called');
      line(pdf, 152, 'pump_close', '(lake, level) of the lower lake as it is called');
    });
    expect(blocks.filter((block) => block.startsWith('list'))).toEqual([]);
  });

  it('have no address in brackets behind the words that it is the link of', async () => {
    const blocks = await read((pdf) => {
      line(pdf, 140, '', 'The book of the lake (https://lake.example/books/of-the-keepers) says');
      line(pdf, 152, '', 'who may open the gate in spring, and when the wheel has to stand still.');
    });
    expect(blocks).toContain(
      'prose | The book of the lake says who may open the gate in spring, and when the wheel has to stand still.',
    );
  });

  it('are entries where what is said stands, set in, below a name on a line of its own', async () => {
    const blocks = await read((pdf) => {
      line(pdf, 140, '‘hand pump (old)’', '', left, 'Courier');
      line(pdf, 152, '', 'It is moved by hand and lifts little water.', hang);
      line(pdf, 164, '', 'The wheel of the upper lake');
      line(pdf, 176, '', 'It turns by itself, as long as there is water in the lake that', hang);
      line(pdf, 188, '', 'it stands in.', hang);
      line(pdf, 212, '', 'In winter it stands still.', hang);
      line(pdf, 236, '', 'All of them are looked after by the keeper of the lake.');
    });
    expect(blocks).toContain(
      'list | - hand pump (old): It is moved by hand and lifts little water. / - The wheel of the upper lake: It turns by itself, as long as there is water in the lake that it stands in. In winter it stands still.',
    );
    expect(blocks).toContain('prose | All of them are looked after by the keeper of the lake.');
  });

  it('are no entries below lines that fill the page, or below one name alone', async () => {
    const blocks = await read((pdf) => {
      for (const [at, y] of [140, 176].entries()) {
        line(pdf, y, '', `KEEPER ${at} OF THE UPPER MWAMW LAKE OPENS THE GATE WHEN THE SNOW HAS`);
        line(pdf, y + 12, '', 'melted, and closes it again in the autumn of the year.', hang);
      }
      line(pdf, 230, '', 'The wheel of the lower lake');
      line(pdf, 242, '', 'It turns by itself in spring.', hang);
    });
    expect(blocks.filter((block) => block.startsWith('list'))).toEqual([]);
  });

  it('have no note at the foot of the page whose figure is raised', async () => {
    const blocks = await read((pdf) => {
      pdf.page.margins.bottom = 0;
      pdf.font('Times-Roman').fontSize(7);
      pdf.text('² The keeper of the lake lives in the mill.', left, 700, { lineBreak: false });
    });
    expect(blocks.join('\n')).toContain(running);
    expect(blocks.join('\n')).not.toContain('lives in the mill');
  });
});
