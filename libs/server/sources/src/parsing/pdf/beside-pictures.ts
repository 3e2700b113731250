import type { PdfLine } from './pdf-lines.ts';

/** Lines of a program that nothing stands beside, at least, and their share of it. */
const bare = { fewest: 2, share: 0.25 } as const;

/**
 * Programs that a picture stands beside, without its words: where some lines of a run are in letters
 * of a typewriter alone, the others are, too, up to the gap.
 */
export function withoutPicturesBeside(lines: readonly PdfLine[]): PdfLine[] {
  const shown = [...lines];
  let at = 0;
  while (at < lines.length) {
    let end = at;
    while (
      end < lines.length &&
      isOfProgram(lines[end]!) &&
      isNear(lines[end - 1], lines[end]!, at, end)
    )
      end += 1;
    const run = lines.slice(at, end);
    const alone = run.filter((line) => line.isMonospaced).length;
    if (alone >= bare.fewest && alone >= run.length * bare.share)
      run.forEach((line, i) => {
        if (!line.listing) return;
        const { text, x, right, typed } = line.listing;
        const cells = [{ text, x, right }];
        shown[at + i] = { ...line, text, x, right, typed, isMonospaced: true, cells };
      });
    at = Math.max(end, at + 1);
  }
  return shown;
}

const isOfProgram = ({ isMonospaced, listing }: PdfLine): boolean =>
  isMonospaced || listing !== undefined;

const isNear = (before: PdfLine | undefined, line: PdfLine, at: number, end: number): boolean =>
  end === at ||
  (before !== undefined && before.flow === line.flow && line.y - before.y < line.size * 2.6);
