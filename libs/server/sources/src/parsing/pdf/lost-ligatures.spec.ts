import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { drawnWithLost, withLostLigatures } from './lost-ligatures.ts';

describe('ligatures that a PDF has in the places of blanks', () => {
  const glyphs = (said: string) =>
    [...said].map((letter) => {
      const originalCharCode = letter.codePointAt(0)!;
      return letter === '_' ? -333 : { unicode: letter, originalCharCode };
    });
  const drawing = (...texts: readonly string[]) => ({
    fnArray: [OPS.setFont, ...texts.map(() => OPS.showText)],
    argsArray: [['F1', 10], ...texts.map((one) => [glyphs(one)])],
  });

  it('are letters of their words, also at the ends of these', () => {
    const drawn = drawnWithLost(drawing('the_speci\fed_o\v_by_de\fning', '\frst_\rows'))!;
    const whole = withLostLigatures(['the speci ed o  by de ning', ' rst  ows'], drawn);
    expect(whole.map((one) => one.replace(/ +/g, ' '))).toEqual([
      'the specified off by defining',
      'first flows',
    ]);
  });

  it('stay blanks where what is read is not what is drawn, and where none is lost', () => {
    const drawn = drawnWithLost(drawing('speci\fed'))!;
    expect(withLostLigatures(['speci ed', 'more'], drawn)).toEqual(['speci ed', 'more']);
    expect(drawnWithLost(drawing('the_gate'))).toBeUndefined();
  });
});
