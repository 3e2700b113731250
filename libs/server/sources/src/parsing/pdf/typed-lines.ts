import type { Mixed, PdfLine } from './pdf-lines.ts';
import { bullet } from './set-in-lists.ts';

/** How near a line is to the one above, in sizes. */
const nearest = 1.7;
/** A program that is shown stands farther below the line that leads to it. */
const usualLeading = 1.4;
/** How far from the right edge of its flow, in sizes, a line ends that is as long as it can be. */
const fromEdge = 6;
const address = /^(?:(?:https?|ftp):\/\/|www\.)\S+$|^\S+@\S+\.\p{L}{2,}$/u;
const remark = /^(?:#|%|;|\/\/|\/\*|--|<-|⇒|→)/;

/**
 * Lines in letters of a typewriter that are no program: an address by itself, and words in such
 * letters that the end of a line parts from their sentence; and lines of a program of which a part is
 * in other letters: a remark behind it, or words in a script that a typewriter does not have.
 */
export function withTypedLines(lines: readonly PdfLine[]): readonly PdfLine[] {
  const edges = new Map<string, number>();
  for (const { flow, right } of lines) edges.set(flow, Math.max(edges.get(flow) ?? 0, right));
  const isTyped = lines.map(({ isMonospaced }) => isMonospaced);
  const isNear = (at: number): boolean => {
    const [above, line] = [lines[at - 1], lines[at]];
    return (
      above !== undefined && line?.flow === above.flow && line.y - above.y < line.size * nearest
    );
  };
  return lines.map((line, at) => {
    const isBelowTyped = isNear(at) && isTyped[at - 1]!;
    const isAboveTyped = isNear(at + 1) && isTyped[at + 1]!;
    if (line.isMonospaced) {
      const isAlone = !isBelowTyped && !isAboveTyped;
      const isInSentence =
        isAlone && isNear(at) && goesOn(lines[at - 1]!, line, edges.get(line.flow) ?? 0);
      return isAlone && (address.test(line.text) || isInSentence)
        ? { ...line, isMonospaced: false }
        : line;
    }
    if (!isBelowTyped || !line.mixed || !isOfProgram(line.mixed, isAboveTyped)) return line;
    isTyped[at] = true;
    return { ...line, isMonospaced: true, typed: line.mixed.typed };
  });
}

/** Whether a line goes on with the words of the one above, which is as long as it can be. */
function goesOn(above: PdfLine, line: PdfLine, edge: number): boolean {
  const isFull = above.right > edge - line.size * fromEdge && !/[.:;!?：。]$/.test(above.text);
  const indent = (line.x - above.x) / line.size;
  const isBelow = Math.abs(indent) < 0.3 || (bullet.test(above.text) && indent > 0 && indent < 2.2);
  return isFull && isBelow && line.y - above.y < line.size * usualLeading;
}

function isOfProgram({ isBegun, others }: Mixed, isAboveTyped: boolean): boolean {
  const isOther =
    isAboveTyped && /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{P}\s]+$/u.test(others);
  return isOther || (isBegun && remark.test(others.trim()));
}
