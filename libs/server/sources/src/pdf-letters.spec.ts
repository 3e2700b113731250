import { describe, expect, it } from 'vitest';
import { makePdf } from '../test/make-documents.ts';
import { shown } from '../test/plain-texts.ts';
import { pageLines } from './parsing/pdf/pdf-lines.ts';
import { readDocument } from './parsing/read-document.ts';

type Pdf = Parameters<Parameters<typeof makePdf>[0]>[0];

const read = async (draw: (pdf: Pdf) => void) =>
  readDocument(await makePdf(draw), 'pumps.pdf', false);
const text =
  'A pump moves water from the lower basin to the upper one and keeps the level steady. It runs at night, when power is cheap, and nobody hears it.';
const set = (pdf: Pdf, font: string, said: string, x: number, y: number, size = 11): Pdf =>
  pdf.font(font).fontSize(size).text(said, x, y, { lineBreak: false });
const body = (pdf: Pdf, said: string, y: number): Pdf =>
  pdf.font('Times-Roman').fontSize(11).text(said, 72, y, { width: 440 });

describe('a PDF', () => {
  it('has the Cyrillic letters whose fonts say that they are Latin ones', async () => {
    const { blocks } = await read((pdf) =>
      body(
        pdf,
        'Íàñîñ êà÷àåò âîäó èç íèæíåãî áàññåéíà â âåðõíèé è äåðæèò óðîâåíü ðîâíûì. Îí ðàáîòàåò íî÷üþ, êîãäà ýíåðãèÿ äåøåâà, à Pump 2000 ðàáîòàåò äí¸ì.',
        72,
      ),
    );
    expect(shown(blocks)).toEqual([
      'prose | Насос качает воду из нижнего бассейна в верхний и держит уровень ровным. Он работает ночью, когда энергия дешева, а Pump 2000 работает днём.',
    ]);
  });

  it('has headings of several lines where its outline has them, also below a number of their own', async () => {
    const { blocks } = await read((pdf) => {
      const chapters = ['Pumps, which lift the water to the upper basin, and gates', 'Weirs'];
      for (const [n, title] of chapters.entries()) {
        if (n > 0) pdf.addPage();
        pdf.outline.addItem(title);
        set(pdf, 'Times-Bold', `Chapter ${n + 1}`, 72, 60, 20);
        const [first, rest] = title.split(/(?<=,) (?=and)/);
        set(pdf, 'Times-Bold', first!, 72, 100, 18);
        if (rest) set(pdf, 'Times-Bold', rest, 72, 121, 18);
        body(pdf, text, 160);
      }
    });
    expect(shown(blocks)).toEqual([
      'heading | Pumps, which lift the water to the upper basin, and gates',
      `prose | ${text}`,
      'heading | Weirs',
      `prose | ${text}`,
    ]);
    expect(blocks.filter((block) => block.kind === 'heading').map(({ level }) => level)).toEqual([
      1, 1,
    ]);
  });

  it('has nothing of the notes of music, whose fonts have letters for them', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf, text, 72);
      set(pdf, 'Times-Roman', 'h hh h NNN hh', 72, 130, 20);
      set(pdf, 'Times-Roman', 'P hh', 72, 160, 20);
      body(pdf, `Again. ${text}`, 220);
    });
    expect(shown(blocks)).toEqual([`prose | ${text}`, 'prose | P hh', `prose | Again. ${text}`]);
  });

  it('has an address in letters of a typewriter as text, and remarks in programs as such', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf, 'More is told in', 72);
      set(pdf, 'Courier', 'https://pumps.example/levels', 72, 86);
      set(pdf, 'Courier', 'open gate', 90, 130);
      set(pdf, 'Courier', 'lift(water)', 90, 143);
      set(pdf, 'Times-Roman', '# not in winter', 250, 143);
      set(pdf, 'Courier', 'lift(ice)', 90, 156);
      set(pdf, 'Times-Roman', '# in winter', 250, 156);
    });
    expect(shown(blocks)).toEqual([
      'prose | More is told in https://pumps.example/levels',
      expect.stringMatching(
        /^code \| open gate\nlift\(water\) +# not in winter\nlift\(ice\) +# in winter$/,
      ),
    ]);
  });

  it('has no blanks between letters of a script without blanks, however far a line is stretched', () => {
    const run = (said: string, x: number) => ({
      text: said,
      x,
      y: 100,
      width: said.length * 8,
      size: 10,
      isBold: false,
      isMonospaced: false,
      isRightToLeft: false,
    });
    const page = { page: 1, width: 600, height: 800 };
    const { lines } = pageLines(
      [run('历 史 上 对 于', 72), run(' pump 兼 容', 144)],
      page,
      undefined,
    );
    expect(lines.map((line) => line.text)).toEqual(['历史上对于 pump 兼容']);
  });
});

describe('large brackets of formulas in a PDF', () => {
  it('are read once for all of their pieces', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf, text, 72);
      set(pdf, 'Times-Roman', 'where the level of the water is', 72, 120);
      // Top, middle and bottom of a brace, as the font of signs has them.
      set(pdf, 'Symbol', '\u00EC', 230, 122);
      set(pdf, 'Symbol', '\u00ED', 230, 128);
      set(pdf, 'Symbol', '\u00EE', 230, 134);
      set(pdf, 'Times-Roman', '2 at night, 3 by day.', 240, 120);
      body(pdf, `Again. ${text}`, 160);
      set(pdf, 'Times-Roman', 'so that in general ', 72, 210);
      set(pdf, 'Symbol', '\u00E9 \u00F9', 90, 230);
      set(pdf, 'Times-Roman', 'x = 2y, as is told below.', 72, 236);
      set(pdf, 'Symbol', '\u00EB \u00FB', 90, 254);
      body(pdf, `Then. ${text}`, 270);
      set(pdf, 'Times-Roman', '(as is told above', 72, 320);
      set(pdf, 'Times-Roman', ')', 72, 333);
    });
    expect(shown(blocks)).toEqual([
      `prose | ${text}`,
      'prose | where the level of the water is { 2 at night, 3 by day.',
      `prose | Again. ${text}`,
      'prose | so that in general',
      'prose | x = 2y, as is told below.',
      `prose | Then. ${text}`,
      'prose | (as is told above )',
    ]);
  });
});
