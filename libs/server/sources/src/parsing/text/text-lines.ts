import { leastOf, mostOf } from '../extremes.ts';

/** Lines between two blank ones. */
export interface Paragraph {
  readonly lines: readonly string[];
  /** Of its first line. */
  readonly indent: number;
  /** Blank lines above it, where they are counted. */
  readonly gap?: number;
}

/** What a reader of markup sets before the lines of a program, also before the empty ones. */
export const codeMark = '\uE010';

export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line of signs alone, drawn under a heading or between parts. */
const rule = /^\s*([=\-~*_^"'`.+#:])\1{2,}\s*$/;
export const isRule = (line: string): boolean => rule.test(line);

export const bulletItem = /^(\s*)([-*+•▪‣◦○●·–o▶►▸▹➤➢❖◆✓✔])(\s+)(?=\S)/u;
export const numberItem = /^(\s*)(\(?(?:\d{1,3}|[a-z])[.)])(\s+)(?=\S)/u;

/** Man pages strike a letter twice to make it bold or underlined. */
export const withoutOverstrike = (text: string): string => text.replace(/[^\n]\u0008/g, '');

const longestStruck = 90;

/** A line at the margin that is struck twice as a whole and stands alone is a heading: underlined. */
export function withStruckHeadings(text: string): string {
  if (!text.includes('\u0008')) return text;
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const isAlone = (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() === '';
      const isWhole = /^\S/.test(line) && line.replace(/(\S)\u0008\1|\s+/gu, '') === '';
      const said = withoutOverstrike(line).trim();
      const isHeading = isAlone && isWhole && said.length <= longestStruck && !/[.,;:]$/.test(said);
      return isHeading ? `${said}\n${'='.repeat(said.length)}` : line;
    })
    .join('\n');
}

const tabStop = 8;
/** Letters that take two columns of a terminal. */
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF01-\uFF60]/gu;

/** A line as a terminal shows it, where a tab leads to the next of its stops. */
export function withoutTabs(line: string): string {
  const [first = '', ...parts] = line.split('\t');
  let shown = first;
  for (const part of parts) {
    const columns = shown.length + (shown.match(wide)?.length ?? 0);
    shown += ' '.repeat(tabStop - (columns % tabStop)) + part;
  }
  return shown;
}

export function paragraphsOf(lines: readonly string[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: string[] = [];
  let gap = 0;
  const end = (): void => {
    if (open.length === 0) return;
    paragraphs.push({ lines: open, indent: indentOf(open[0]!), gap });
    [open, gap] = [[], 0];
  };
  for (const line of lines) {
    if (line.trim() === '') {
      end();
      gap += 1;
    } else open.push(line.trimEnd());
  }
  end();
  return paragraphs;
}

const prompt = /^\s*(?:[$%#>]|>>>|\.\.\.|C:\\[^ ]*>|\w+@\w+[:~][^ ]*[$#])\s+\S/;
const codeSigns = [
  /^\s*(?:#!?|\/\/|\/\*|;;|\w+=(?:\S|$)|(?:esac|fi|done|then|do|case|trap|exit|test|local|function|end|endif|begin)\b)|;;\s*$/,
  prompt,
  /[{};\\]\s*$|^\s*[{}<[]/,
  /(?:^|\s)--?\w[\w-]*(?:[= ]|$)/,
  /\w\s*(?::=|=|=>|->|\|\||&&|<-)\s*\S|\w\([^)]*\)/,
  /(?:^|\s)\.{0,2}(?:\/[\w.-]+)+\/?(?:\s|$)|\$\w|\w+\.\w+\(/,
  /^\s*(?:def|class|if|else|for|while|import|from|return|sudo|apt(?:-get)?|cd|ls|git|make|cat|echo|export|set|mkdir|ssh|dpkg|#include|#!)\b/,
];

const drawing = { lines: 3, letters: 0.75 } as const;

/** Boxes and the lines between them, set with signs. */
export function isDrawing(lines: readonly string[]): boolean {
  const signs = lines.join('').replace(/\s+/g, '');
  const letters = signs.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const loose = lines.filter((line) => / {3}[/\\|[+]|[/\\|\]+] {3}|^\s*[/\\|+\-\s]+$/.test(line));
  return (
    lines.length >= drawing.lines &&
    loose.length >= lines.length * 0.6 &&
    letters < signs.length * drawing.letters &&
    /[/\\|]/.test(signs)
  );
}

/**
 * Where the running text begins: the least indentation of a good part of the lines in paragraphs. What
 * is told of options may be set in and longer than all the rest.
 */
export function baseIndent(paragraphs: readonly Paragraph[]): number {
  const counts = new Map<number, number>();
  for (const { lines } of paragraphs) {
    if (lines.length < 2 || looksLikeCode(lines)) continue;
    // The first line may be a heading that stands out to the left.
    const indent = leastOf(lines.slice(1).map(indentOf));
    counts.set(indent, (counts.get(indent) ?? 0) + lines.length);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const usual = [...counts].filter(([, count]) => count >= all * goodPart);
  return usual.length > 0 ? leastOf(usual.map(([indent]) => indent)) : 0;
}

const goodPart = 0.2;

/** "-- | Opens a gate", "// Opens a gate": a remark in a program, however well it reads. */
const remark = /^(?:--|\/\/|;;|%%)(?:\s|$)/;

/** Whether most lines read as a program or a session and not as sentences. */
export function looksLikeCode(lines: readonly string[]): boolean {
  const text = lines.map((line) => line.trim()).join(' ');
  if (prompt.test(lines[0] ?? '') && !/[.!?。]$/.test(text)) return true;
  const remarks = lines.filter((line) => remark.test(line.trim())).length;
  if (remarks >= lines.length / 2 && (remarks > 1 || text.startsWith('-- |'))) return true;
  const signed = lines.filter((line) => codeSigns.some((sign) => sign.test(line))).length;
  const words = text.match(/(?<=^|\s)\p{L}[\p{L}'’-]*[,.;:]?(?=\s|$)/gu)?.length ?? 0;
  const share = words / Math.max(1, text.split(/\s+/).length);
  const isSentence = /[.!?:。！？：][)"'»”]*$/u.test(text) && words >= 6 && share > 0.7;
  if (isSentence) return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6}/u.test(text)) return false;
  return signed >= lines.length * 0.5 || (share < 0.45 && words < 12);
}

/** Columns by which a program is set in below the line that leads to it. */
const setInBy = 4;
/** Words of a sentence that ends; a label alone is that of a form. */
const leads =
  /(?:\p{L}[\p{L}'’(),.-]* +){3}.*[.:]$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6}.*[。：]$/u;
const item = /^\s*(?:[-*+•·o]|\(?(?:\d{1,3}|[a-z])[.)])\s/u;

/**
 * Lines with a blank one above and below each program that is set in between the lines of a
 * paragraph, as the makers of manuals print it. What is set in below an item goes on with that.
 */
export function withProgramsApart(lines: readonly string[]): string[] {
  const apart: string[] = [];
  let [isItem, from] = [false, 0];
  while (from < lines.length) {
    const line = lines[from]!;
    const above = lines[from - 1]?.trim() ?? '';
    if (above === '') isItem = item.test(line);
    const least = indentOf(lines[from - 1] ?? '') + setInBy;
    let to = from;
    if (above !== '' && !isItem && !isRule(above))
      while (lines[to]?.trim() && indentOf(lines[to]!) >= least) to += 1;
    const run = lines.slice(from, to);
    const goesOn = to > from && lines[to]?.trim() ? [''] : [];
    if (run.length > 0 && leads.test(above) && looksLikeCode(run))
      apart.push('', ...run, ...goesOn);
    else apart.push(...(run.length > 0 ? run : [line]));
    from = Math.max(to, from + 1);
  }
  return apart;
}

/** "Does it run?", "so it is said by": what somebody else wrote, and a reply repeats. */
const repeated =
  /^\s*>\s+(?:.*[\p{L}\d)][.?!]|\p{L}[\p{L}'’]*,?(?:\s+\p{L}[\p{L}'’]*,?){3}.*)\s*$/u;

/** Whether lines behind ">" are what somebody types into a program, which answers between them. */
export function isDialogue(lines: readonly string[]): boolean {
  const typed = lines.filter((line) => /^\s*>\s+\S/.test(line));
  return (
    typed[0] !== undefined && typed[0] === lines[0] && !typed.some((line) => repeated.test(line))
  );
}

const border = /^\s*[+|├└┌╞┼┬┴┐┘┤=-]*[-=─═━+]{3,}[-=─═━+|┼┬┴┐┘┤├]*\s*$/;
const cellLine = /^\s*[|│┃].*[|│┃]\s*$/;

/** Under the head of a table whose columns are parted by bars: "-----+------". */
const crossed = /^\s*-{2,}(?:\+-{2,})+\s*$/;

/** The rows of a table drawn with lines; undefined if the paragraph is none. */
export function drawnTable(lines: readonly string[]): string[][] | undefined {
  const cross = lines.find((line) => crossed.test(line));
  if (cross) return barredTable(lines, cross);
  const drawn = lines.filter((line) => border.test(line) || cellLine.test(line)).length;
  const cells = lines.filter((line) => cellLine.test(line));
  if (cells.length < 2 || drawn < lines.length * 0.8) return undefined;
  const inner = lines.slice(1, -1).filter((line) => border.test(line)).length;
  const rows: string[][] = [];
  let isNew = true;
  for (const line of lines) {
    if (border.test(line)) isNew = true;
    else if (cellLine.test(line)) {
      const row = line
        .trim()
        .replace(/^[|│┃]|[|│┃]$/g, '')
        .split(/[|│┃]/)
        .map((cell) => cell.trim());
      const last = rows.at(-1);
      if (!isNew && inner > 1 && last)
        row.forEach((cell, i) => (last[i] = [last[i] ?? '', cell].join(' ').trim()));
      else rows.push(row);
      isNew = inner <= 1;
    }
  }
  return rows.length >= 2 && rows.some((row) => row.length > 1) ? rows : undefined;
}

/** Rows of cells between bars that stand below each other, where the rule under the head has its crosses. */
function barredTable(lines: readonly string[], cross: string): string[][] | undefined {
  const bars = [...cross.matchAll(/\+/g)].map(({ index }) => index);
  const own = lines.filter((line) => !crossed.test(line));
  const isRow = (line: string): boolean =>
    bars.every((at) => /^[| ]?$/.test(line.slice(at, at + 1)));
  if (own.length < 2 || !own.every(isRow) || !own.some((line) => line.includes('|')))
    return undefined;
  return own.map((line) =>
    [-1, ...bars].map((at, i) => line.slice(at + 1, bars[i] ?? line.length).trim()),
  );
}

/** A table that is set with blanks alone. */
interface AlignedTable {
  /** The sentence that leads to it, if it stands right above. */
  readonly leadIn: readonly string[];
  readonly rows: string[][];
}

/** How many lines of a sentence may stand right above a table. */
const longestLeadIn = 3;

/** A table set with blanks alone; undefined if the lines have no common columns. */
export function alignedTable(lines: readonly string[]): AlignedTable | undefined {
  for (let first = 0; first <= longestLeadIn && lines.length - first >= 3; first++) {
    const rows = alignedRows(lines.slice(first));
    if (rows) return { leadIn: lines.slice(0, first), rows };
  }
  return undefined;
}

/** Where a word that reaches into the next column ends; no cell is cut within one. */
function wordEnd(line: string, at: number): number {
  let end = at;
  while (/^\S\S$/.test(line.slice(end - 1, end + 1))) end += 1;
  return end;
}

function alignedRows(lines: readonly string[]): string[][] | undefined {
  const width = mostOf(lines.map((line) => line.length));
  const left = leastOf(lines.map(indentOf));
  const starts: number[] = [left];
  for (let at = left + 3; at < width; at++) {
    const begins = lines.filter(
      (line) => /\S/.test(line[at] ?? '') && /^\s{2}$/.test(line.slice(at - 2, at)),
    ).length;
    const crosses = lines.filter(
      (line) => line.length > at && /\S/.test(line[at - 1] ?? ''),
    ).length;
    if (begins >= lines.length * 0.7 && crosses <= lines.length * 0.15) starts.push(at);
  }
  // A first line that runs on where a column begins is no row.
  const runsOn = starts.slice(1).some((at) => /^\S\S$/.test(lines[0]!.slice(at - 1, at + 1)));
  if (starts.length < 2 || runsOn) return undefined;
  const rows: string[][] = [];
  for (const line of lines) {
    const cuts = starts.map((start, i) => (i === 0 ? start : wordEnd(line, start)));
    const row = cuts.map((cut, i) => line.slice(cut, cuts[i + 1]).trim());
    const last = rows.at(-1);
    if (row[0] === '' && last)
      row.forEach((cell, i) => (last[i] = [last[i] ?? '', cell].join(' ').trim()));
    else rows.push(row);
  }
  return rows.length >= 3 && rows.every(([first = '']) => first.length <= 40) ? rows : undefined;
}
