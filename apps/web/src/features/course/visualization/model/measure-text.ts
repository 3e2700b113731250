/** Width of a text in pixels of the diagram. */
export type Measure = (text: string, size: number, weight: number) => number;

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF00-\uFFEF]/u;

/** Without a canvas: wide characters are square, others a good half as wide as high. */
export const estimated: Measure = (text, size, weight) =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 1 : 0.54), 0) *
  size *
  (weight > 500 ? 1.06 : 1);

/** With the browser's own font, where there is a canvas. */
export function measureWith(family: string): Measure {
  const context = globalThis.document?.createElement('canvas').getContext?.('2d');
  if (!context) return estimated;
  return (text, size, weight) => {
    context.font = `${weight} ${size}px ${family}`;
    return context.measureText(text).width;
  };
}

/** Pieces after which a line may end: words with their blank, wide characters one by one. */
const pieces = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][，。、；：）」』]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+\s*|\s+/gu,
  ) ?? [];

/** What a reader takes for one sign: it is never cut through. */
const signs = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );

/**
 * The text in lines no wider than `width`, each with the blanks it ends with, so that together they
 * are the text.
 */
export function wrapped(
  text: string,
  { width, fits }: { width: number; fits: (line: string) => number },
): string[] {
  const lines: string[] = [''];
  for (const piece of pieces(text.trim())) {
    const line = lines.at(-1)!;
    if (fits(`${line}${piece}`.trimEnd()) <= width) {
      lines[lines.length - 1] = `${line}${piece}`;
      continue;
    }
    if (line !== '') lines.push('');
    let rest = signs(piece);
    // A word that is wider than a line is cut.
    while (fits(rest.join('').trimEnd()) > width && rest.length > 1) {
      let cut = Math.max(1, Math.floor((rest.length * width) / fits(rest.join(''))));
      while (cut > 1 && fits(rest.slice(0, cut).join('')) > width) cut -= 1;
      lines[lines.length - 1] = rest.slice(0, cut).join('');
      lines.push('');
      rest = rest.slice(cut);
    }
    lines[lines.length - 1] = rest.join('');
  }
  return lines.filter((line) => line.trim() !== '');
}
