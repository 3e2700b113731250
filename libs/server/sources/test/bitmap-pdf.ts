/** Lines in a font whose letters are pictures, as old typesetters made them. */
interface BitmapText {
  readonly font: string;
  /** How wide a letter is, in thousandths of the size. */
  readonly widths: (letter: string) => number;
  readonly lines: readonly string[];
}

const codes = Array.from({ length: 127 }, (_, code) => code);

/** The bytes of a page with such text, its lines below each other; the fonts have no names. */
export function bitmapPdf(texts: readonly BitmapText[]): Uint8Array {
  let y = 740;
  const drawn = texts.map(({ font, lines }) => {
    const set = lines.map(
      (line) => `BT /${font} 10 Tf 72 ${(y -= 12)} Td (${literal(line)}) Tj ET`,
    );
    y -= 12;
    return set.join('\n');
  });
  const fonts = texts.map((text, i) => [`/${text.font} ${5 + i} 0 R`, fontObject(text)] as const);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << ${fonts.map(([name]) => name).join(' ')} >> >> >>`,
    streamObject(drawn.join('\n')),
    ...fonts.map(([, object]) => object),
  ]);
}

const literal = (line: string): string =>
  [...line].map((letter) => `\\${letter.codePointAt(0)!.toString(8).padStart(3, '0')}`).join('');
const streamObject = (body: string): string =>
  `<< /Length ${body.length} >>\nstream\n${body}\nendstream`;

function fontObject({ widths }: BitmapText): string {
  const names = codes.map((code) => `/a${code}`).join('');
  const all = codes.map((code) => widths(String.fromCodePoint(code))).join(' ');
  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 0 /LastChar 126 /Widths [${all}] /CharProcs << >> /Encoding << /Type /Encoding /Differences [0 ${names}] >> >>`;
}

function pdfOf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, i) => {
    const start = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const end = text.length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
