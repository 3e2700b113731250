/**
 * Where a text holds what is most like a pattern: the least insertions, deletions and replacements
 * of a character (Sellers, 1980), with Ukkonen's cut-off (1985), by which the time is in proportion
 * to `maxErrors` and the text. The first of several; undefined where none has so few.
 */
export function nearestMatch(
  text: string,
  pattern: string,
  maxErrors: number,
): { at: number; end: number; errors: number } | undefined {
  let best: { end: number; errors: number } | undefined;
  for (const match of endsOf(text, pattern, maxErrors))
    if (!best || match.errors < best.errors) best = match;
  if (!best) return undefined;
  return { ...best, at: best.end - lengthBefore(text, pattern, best) };
}

/** Each place in the text where a match of the pattern ends, with its errors. */
function* endsOf(text: string, pattern: string, maxErrors: number) {
  const { length } = pattern;
  // Row i: the least errors of the first i characters of the pattern, ending here.
  const errors = new Uint16Array(length + 1).map((_none, row) => row);
  let active = Math.min(maxErrors, length);
  for (let at = 0; at < text.length; at += 1) {
    const rows = Math.min(active + 1, length);
    if (rows > active) errors[rows] = maxErrors + 1;
    let diagonal = 0;
    let above = 0;
    for (let row = 1; row <= rows; row += 1) {
      const before = errors[row] ?? 0;
      above =
        pattern.charCodeAt(row - 1) === text.charCodeAt(at)
          ? diagonal
          : 1 + Math.min(diagonal, above, before);
      errors[row] = above;
      diagonal = before;
    }
    active = rows;
    while (active > 0 && (errors[active] ?? 0) > maxErrors) active -= 1;
    if (active === length) yield { end: at + 1, errors: errors[length] ?? 0 };
  }
}

/** How many characters before `end` the match is long: the fewest with so many errors. */
function lengthBefore(
  text: string,
  pattern: string,
  { end, errors: wanted }: { end: number; errors: number },
): number {
  const { length } = pattern;
  let column = Uint16Array.from({ length: length + 1 }, (_none, row) => row);
  if (column[length] === wanted) return 0;
  const most = Math.min(end, length + wanted);
  for (let taken = 1; taken <= most; taken += 1) {
    const next = new Uint16Array(length + 1);
    next[0] = taken;
    const character = text.charCodeAt(end - taken);
    for (let row = 1; row <= length; row += 1) {
      const diagonal = column[row - 1] ?? 0;
      next[row] =
        pattern.charCodeAt(length - row) === character
          ? diagonal
          : 1 + Math.min(diagonal, column[row] ?? 0, next[row - 1] ?? 0);
    }
    column = next;
    if (column[length] === wanted) return taken;
  }
  return most;
}
