import type { PdfLine } from './pdf-lines.ts';

/** Lines without anything on them, though counted, that may stand between two lines of a program. */
const mostEmpty = 2;

/**
 * Programs whose lines are counted in their margin, without the numbers: lines of typewriter letters
 * behind a number of another kind or size that is a little more than that of the line before, or less than
 * that of the next.
 */
export function withoutLineNumbers(lines: readonly PdfLine[]): PdfLine[] {
  const counted = lines.filter(({ program }) => program !== undefined);
  const near = new Map(
    counted.map((line, at) => [
      line,
      [counted[at - 1], counted[at + 1]].map((other) => other?.program?.number ?? NaN),
    ]),
  );
  const goesOn = (from: number, to: number): boolean => to > from && to - from <= mostEmpty + 1;
  const isCounted = ({ program }: PdfLine, [before = NaN, after = NaN]: readonly number[]) =>
    program !== undefined && (goesOn(before, program.number) || goesOn(program.number, after));
  let last: number | undefined;
  return lines.flatMap((line) => {
    const isEmpty = last !== undefined && line.text === String(last + 1);
    if (isEmpty) {
      last = last! + 1;
      return [];
    }
    const { program } = line;
    last = undefined;
    if (!program || !isCounted(line, near.get(line) ?? [])) return [line];
    const { number, text, x, typed } = program;
    last = number;
    return [
      { ...line, text, x, typed, isMonospaced: true, cells: [{ text, x, right: line.right }] },
    ];
  });
}
