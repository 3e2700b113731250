import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the first fonts of TeX (OT1) have in the places of blanks, as which they are read. */
const places: Readonly<Record<number, string>> = { 11: 'ff', 12: 'fi', 13: 'fl' };

/** What is drawn, in order: a letter, a ligature that is read as a blank, or a gap between words. */
export type Drawn = { readonly letter: string } | { readonly lost: string } | 'gap';

/** As the library gives them. */
export interface Drawing {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Thousandths of the size by which a word is moved away from the one before, at least. */
const leastGap = 200;

/** The ligatures of a page that are read as blanks, among its letters; undefined where there are none. */
export function drawnWithLost({ fnArray, argsArray }: Drawing): readonly Drawn[] | undefined {
  const drawn: Drawn[] = [];
  let isAny = false;
  fnArray.forEach((operation, at) => {
    const [glyphs] = (argsArray[at] ?? []) as readonly unknown[];
    if (operation !== OPS.showText || !Array.isArray(glyphs)) return;
    for (const glyph of glyphs as readonly unknown[]) {
      if (typeof glyph === 'number' && glyph < -leastGap) drawn.push('gap');
      if (typeof glyph !== 'object' || glyph === null) continue;
      const { unicode, originalCharCode } = glyph as { unicode: string; originalCharCode: number };
      const lost = /^\s$/.test(unicode) ? places[originalCharCode] : undefined;
      isAny ||= lost !== undefined;
      if (lost !== undefined) drawn.push({ lost });
      else
        for (const letter of unicode.normalize('NFKC').replace(/\s/g, '')) drawn.push({ letter });
    }
  });
  return isAny ? drawn : undefined;
}

/**
 * The texts of a page with those ligatures where the blanks were; as they are if they are not, letter
 * by letter, what is drawn.
 */
export function withLostLigatures(texts: readonly string[], drawn: readonly Drawn[]): string[] {
  let at = 0;
  const read: string[] = [];
  for (const text of texts) {
    let whole = '';
    let isLost = false;
    for (const letter of text) {
      const isBlank = /\s/.test(letter);
      let isTaken = false;
      // A blank may stand for a ligature or for the gap beside it; before a letter all is taken.
      for (let next = drawn[at]; next !== undefined && !isTaken; next = drawn[at]) {
        if (next !== 'gap' && 'letter' in next) break;
        if (next === 'gap') whole += isBlank || isLost ? ' ' : '';
        else whole += next.lost;
        isLost = next !== 'gap';
        isTaken = isBlank;
        at += 1;
      }
      if (isTaken) continue;
      whole += letter;
      if (isBlank) continue;
      isLost = false;
      const next = drawn[at];
      if (next === undefined || next === 'gap' || !('letter' in next) || next.letter !== letter)
        return [...texts];
      at += 1;
    }
    read.push(whole);
  }
  return read;
}
