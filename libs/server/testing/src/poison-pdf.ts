import { deflateSync } from 'node:zlib';

/** A PDF of one page, whose drawing instructions are `content`, deflated. */
export function pdfWithStream(content: Buffer): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const add = (object: Buffer) => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${offsets.length} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  };
  add(Buffer.from('<</Type/Catalog/Pages 2 0 R>>'));
  add(Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'));
  add(Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>'));
  add(
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
  );
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  parts.push(
    Buffer.from(
      `xref\n0 5\n0000000000 65535 f \n${rows.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * A PDF of some ten kilobytes with so many operators on its page that nobody waits for its end:
 * five million take half a minute.
 */
export const poisonPdf = (operators = 5_000_000): Uint8Array<ArrayBuffer> =>
  pdfWithStream(deflateSync(Buffer.alloc(operators * 2, 'q ')));
