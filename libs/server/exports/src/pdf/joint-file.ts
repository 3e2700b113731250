import { createHash } from 'node:crypto';

/** Of the objects that there is one of, whatever the number of pieces. */
export const numbers = {
  catalog: 1,
  pages: 2,
  outlines: 3,
  structure: 4,
  document: 5,
  metadata: 6,
  labels: 7,
  information: 8,
} as const;
/** The highest of them. */
export const lastShared = 8;

/** A PDF that is written object by object. */
export class Joint {
  private readonly chunks: Buffer[] = [];
  private readonly offsets = new Map<number, number>();
  private readonly amendments = new Map<number, string>();
  private length = 0;

  constructor() {
    // The comment tells programs that move files that this one is not text.
    this.write('%PDF-1.7\n%\x80\x80\x80\x80\n');
  }

  /** What a dictionary that is added later says besides. */
  amend(number: number, entries: string): void {
    this.amendments.set(number, `${this.amendments.get(number) ?? ''} ${entries}`);
  }

  /** Its text is one byte a letter, as in the file. */
  add(number: number, text: string): void {
    this.offsets.set(number, this.length);
    const more = this.amendments.get(number);
    const end = text.lastIndexOf('>>');
    const whole = more === undefined ? text : `${text.slice(0, end)}${more} ${text.slice(end)}`;
    this.write(`${number} 0 obj\n${whole}\nendobj\n`);
  }

  /** The file with its table of objects, of which those that were not added are free. */
  written(size: number): Uint8Array<ArrayBuffer> {
    const table = this.length;
    const row = (offset: number, rest: string): string =>
      `${String(offset).padStart(10, '0')} ${rest} \n`;
    const rows = Array.from({ length: size }, (_, number) => {
      const offset = this.offsets.get(number);
      return offset === undefined ? row(0, '65535 f') : row(offset, '00000 n');
    });
    const hash = createHash('sha256');
    for (const chunk of this.chunks) hash.update(chunk);
    const id = `<${hash.digest('hex').slice(0, 32)}>`;
    this.write(
      `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root ${numbers.catalog} 0 R /Info ${numbers.information} 0 R /ID [${id} ${id}] >>\nstartxref\n${table}\n%%EOF\n`,
    );
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const chunk of this.chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }

  private write(text: string): void {
    const chunk = Buffer.from(text, 'latin1');
    this.chunks.push(chunk);
    this.length += chunk.length;
  }
}
