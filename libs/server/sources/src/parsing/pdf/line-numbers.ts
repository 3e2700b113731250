import type { PdfLine } from './pdf-lines.ts';

/**
 * Programs whose lines are counted in their margin, without the numbers: lines of typewriter letters
 * behind a number of another kind that is one more than that of the line before, or one less than
 * that of the next.
 */
export function withoutLineNumbers(lines: readonly PdfLine[]): PdfLine[] {
  const counted = lines.filter(({ program }) => program !== undefined);
  const near = new Map(
    counted.map((line, at) => [
      line,
      [counted[at - 1], counted[at + 1]].map((other) => other?.program?.number),
    ]),
  );
  return lines.map((line) => {
    if (!line.program) return line;
    const { number, text, x } = line.program;
    const [before, after] = near.get(line) ?? [];
    if (before !== number - 1 && after !== number + 1) return line;
    return { ...line, text, x, isMonospaced: true, cells: [{ text, x, right: line.right }] };
  });
}
