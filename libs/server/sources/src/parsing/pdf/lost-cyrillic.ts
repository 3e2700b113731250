import type { PdfLine } from './pdf-lines.ts';

/** Words by which that is told, at least, and the share that they are of all words of their length. */
const told = { words: 12, share: 0.25 } as const;
/** Letters of a word, at least, all in the upper half of Latin-1, which no language has. */
const wholly = /^[\u00C0-\u00FF\u00A8\u00B8]{4,}$/u;
const windows1251 = new TextDecoder('windows-1251');

/**
 * The lines of a document whose fonts give its Cyrillic letters the numbers that these have in
 * Windows and in the fonts of TeX, and do not say so: "Ïðèâåò" is "Привет".
 */
export function withLostCyrillic(lines: readonly PdfLine[]): readonly PdfLine[] {
  const words = lines.flatMap(
    ({ text }) => text.match(/[\p{L}\u00D7\u00F7\u00A8\u00B8]{4,}/gu) ?? [],
  );
  const lost = words.filter((word) => wholly.test(word)).length;
  if (lost < told.words || lost < words.length * told.share) return lines;
  return lines.map((line) => ({
    ...line,
    text: decoded(line.text),
    cells: line.cells.map((cell) => ({ ...cell, text: decoded(cell.text) })),
    ...(line.typed ? { typed: { ...line.typed, text: decoded(line.typed.text) } } : {}),
  }));
}

function decoded(text: string): string {
  return (
    text
      // Where the Ukrainian letter and the Russian one differ between Windows and TeX.
      .replace(/(?<=[\u00DF-\u00FF])\u00A8/g, 'ї')
      .replace(/\u00BC/g, 'ё')
      .replace(/[\u00A8\u00B8\u00B9\u00C0-\u00FF]+/g, (letters) =>
        windows1251.decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))),
      )
  );
}
