/** Where a page ends a line within a paragraph. */
export const lineEnd = '\uE003';

const bullet = /^(?:[•‣◦▪●○■□✓✔✅☑❌✗✘➜➤→·]|[-–—*](?=\s))\s*(?=\S)/u;
const number = /^\(?(\d{1,2})[.)]\s+(?=\S)/;

/** Whether a line begins as the item of a list. */
export const isWrittenItem = (line: string): boolean => bullet.test(line) || number.test(line);

/** A list of which every item is a line with its mark in front, and what stands above it. */
interface WrittenItems {
  readonly leadIn: string;
  readonly items: string[];
}

/** The list that the lines of a paragraph are, one at least leading to it; undefined if they are none. */
export function itemsWritten(lines: readonly string[]): WrittenItems | undefined {
  const first = lines.findIndex(isWrittenItem);
  const items = lines.slice(first);
  if (first < 0 || items.length < 2) return undefined;
  const numbers = items.map((line) => Number(number.exec(line)?.[1]));
  const isCounted = numbers.every((one, at) => one === numbers[0]! + at);
  if (!isCounted && !items.every((line) => bullet.test(line))) return undefined;
  return {
    leadIn: lines.slice(0, first).join(' '),
    items: items.map((line) =>
      isCounted ? line.replace(number, '$1. ') : `- ${line.replace(bullet, '')}`,
    ),
  };
}
