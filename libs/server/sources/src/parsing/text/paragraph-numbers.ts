const number = /^\s*[「[({<【〔](\d{1,5})[」\])}>】〕]\s*$/u;
/** Fewer, or fewer that count on, are something else. */
const fewest = 10;
const mostOf = 0.8;

/** Lines without those that only count the paragraphs of a text: "「12」", "[12]". */
export function withoutParagraphNumbers(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line) => number.exec(line)?.[1] ?? []).map(Number);
  const onwards = numbers.filter((one, at) => one === (numbers[at - 1] ?? 0) + 1).length;
  if (numbers.length < fewest || onwards < numbers.length * mostOf) return lines;
  return lines.map((line) => (number.test(line) ? '' : line));
}
