/** The end of the code that begins here, or of the backticks where no others close it. */
function endOfCode(text: string, at: number): number {
  const ticks = /`+/y;
  ticks.lastIndex = at;
  const run = ticks.exec(text)![0].length;
  const others = /`+/g;
  others.lastIndex = at + run;
  for (let next = others.exec(text); next; next = others.exec(text))
    if (next[0].length === run) return others.lastIndex;
  return at + run;
}

/** The line that `escapeLine` or `escapeText` has written so, on one line as they make it. */
export function unescapeLine(escaped: string): string {
  let line = '';
  for (let at = 0; at < escaped.length;) {
    const end = escaped[at] === '`' ? endOfCode(escaped, at) : at + 1;
    if (escaped[at] === '\\' && at + 1 < escaped.length) {
      line += escaped[at + 1];
      at += 2;
    } else {
      line += escaped.slice(at, end);
      at = end;
    }
  }
  return line;
}

/** Where in an escaped line something stands that is neither escaped nor code; -1: nowhere. */
export function findUnescaped(escaped: string, wanted: string, from: number): number {
  for (let at = from; at < escaped.length;) {
    if (escaped.startsWith(wanted, at)) return at;
    if (escaped[at] === '\\') at += 2;
    else at = escaped[at] === '`' ? endOfCode(escaped, at) : at + 1;
  }
  return -1;
}
