import { describe, expect, it } from 'vitest';
import { makePdf } from '../test/make-documents.ts';
import { shown } from '../test/plain-texts.ts';
import { isItem } from './parsing/pdf/set-in-lists.ts';
import { readDocument } from './parsing/read-document.ts';

type Pdf = Parameters<Parameters<typeof makePdf>[0]>[0];

const read = async (draw: (pdf: Pdf) => void) =>
  readDocument(await makePdf(draw), 'pumps.pdf', false);
const text =
  'A pump moves water from the lower basin to the upper one and keeps the level steady. It runs at night, when power is cheap, and nobody hears it.';
const body = (pdf: Pdf): Pdf => pdf.font('Times-Roman').fontSize(11);
const bold = (pdf: Pdf): Pdf => pdf.font('Times-Bold').fontSize(11);
const at = (pdf: Pdf, said: string, x: number, y: number): Pdf =>
  pdf.text(said, x, y, { lineBreak: false });

describe('a PDF', () => {
  it('has no numbers of its pages, however wide their margins are', async () => {
    const { blocks } = await read((pdf) => {
      for (const n of [1, 2, 3, 4]) {
        if (n > 1) pdf.addPage();
        body(pdf).text(`${n}. ${text}`.slice(3), 140, 200, { width: 300 });
        at(pdf, String(n + 6), 290, 500);
      }
    });
    expect(shown(blocks)).toEqual([1, 2, 3, 4].map(() => `prose | ${text}`));
  });

  it('has its points as deep as they are set on left and on right pages', async () => {
    const { blocks } = await read((pdf) => {
      [100, 118, 100, 118].forEach((left, n) => {
        if (n > 0) pdf.addPage();
        const isLeft = n % 2 === 0;
        body(pdf).text(`${text} ${text}`, left, isLeft ? 100 : 300, { width: 380 });
        at(pdf, `• The weir ${n} is shut.`, left + 12, isLeft ? 300 : 100);
        at(pdf, `• The gate ${n} is open.`, left + 12, isLeft ? 316 : 116);
      });
    });
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    expect(items.filter((item) => item.startsWith(' '))).toEqual([]);
    expect(items).toHaveLength(8);
  });

  it('has what is told below the name of a point in that point, and nothing else', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf).text(text, 72, 72);
      at(pdf, '• Weir', 80, 130);
      pdf.text(text, 87, 152, { width: 380 });
      at(pdf, '• Gate', 80, 200);
      pdf.text(`The gate. ${text}`, 87, 222, { width: 380 });
      pdf.text(`Both. ${text}`, 72, 290);
    });
    expect(shown(blocks)).toEqual([
      `prose | ${text}`,
      `list | - Weir: ${text} / - Gate: The gate. ${text}`,
      `prose | Both. ${text}`,
    ]);
  });

  it('has no heading in bold words at whose colon the text goes on', async () => {
    const { blocks } = await read((pdf) => {
      body(pdf).text(text, 72, 72);
      at(
        bold(pdf),
        'The weir of the upper basin, which is opened by hand every morning (W1)',
        72,
        130,
      );
      body(pdf).text(`: ${text}`, 72, 143);
      at(bold(pdf), 'The gate of the upper basin', 72, 200);
      body(pdf).text(text, 72, 216);
    });
    expect(blocks.filter(({ kind }) => kind === 'heading')).toMatchObject([
      { text: 'The gate of the upper basin' },
    ]);
  });

  it('is refused with the reason where its fonts say nothing of their letters', async () => {
    const garbled = text.replace(/[aeiou]/g, (vowel) => 'kqxvz'['aeiou'.indexOf(vowel)]!);
    const reading = read((pdf) => body(pdf).text(`${garbled} `.repeat(12), 72, 72));
    await expect(reading).rejects.toMatchObject({
      code: 'document_is_garbled',
      type: 'validation_error',
    });
    const short = await read((pdf) => body(pdf).text(`${garbled} `.repeat(2), 72, 72));
    expect(short.blocks).toHaveLength(1);
  });
});

it.each(['▶', '►', '➤', '❖', '✓', '•'])(
  '%s is the mark of an item, as slides have them',
  (mark) => {
    expect(isItem(`${mark} The weir is shut.`)).toBe(true);
    expect(isItem(`The weir ${mark} is shut.`)).toBe(false);
  },
);
