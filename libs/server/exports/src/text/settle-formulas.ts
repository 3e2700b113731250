import { applyEdits, type Edit } from './edits.ts';
import { nodesOf, parseWithoutFormulas, spanOf } from './parse-markdown.ts';

interface Formula {
  readonly pattern: RegExp;
  readonly atLineStart: boolean;
  write(source: string): string;
}
const block = (source: string): string => `$$\n${source}\n$$\n`;
const oneLine = (source: string): string => source.replace(/\s*\n\s*/g, ' ');

// What the reader takes for a formula, in its order. "$5-$10" and "$HOME/$PATH" are text there.
const formulas: readonly Formula[] = [
  { pattern: /\$\$([\s\S]+?)\$\$ *(?:\n|$)/y, atLineStart: true, write: block },
  { pattern: /\\\[([\s\S]+?)\\\] *(?:\n|$)/y, atLineStart: true, write: block },
  {
    pattern: /\$\$([^$]+?)\$\$/y,
    atLineStart: false,
    write: (source) => `$$${oneLine(source)}$$`,
  },
  {
    pattern: /\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?![0-9A-Za-z])/y,
    atLineStart: false,
    write: (source) => `$${source}$`,
  },
  {
    pattern: /\\\(([^$]+?)\\\)/y,
    atLineStart: false,
    write: (source) => `$${oneLine(source)}$`,
  },
];

/**
 * Markdown in which formulas are written in one way, `$` on a line or `$$` around lines of their
 * own, and every other `$` is escaped: so that whoever reads it finds the formulas that our reader
 * shows, and no others. Code is left alone.
 */
export function settleFormulas(markdown: string): string {
  if (!/[$]|\\[([]/.test(markdown)) return markdown;
  const code = codeIn(markdown);
  const edits: Edit[] = [];
  let next = 0;
  for (let at = 0; at < markdown.length;) {
    while (code[next] && code[next]!.end <= at) next += 1;
    const ahead = code[next];
    if (ahead && ahead.start <= at) {
      at = ahead.end;
      continue;
    }
    const edit = formulaAt(markdown, at, ahead?.start ?? markdown.length);
    if (edit) edits.push(edit);
    else if (markdown[at] === '$') edits.push({ start: at, end: at + 1, text: '\\$' });
    at = edit?.end ?? at + (markdown[at] === '\\' ? 2 : 1);
  }
  return applyEdits(markdown, edits);
}

/** What code, HTML and whatever holds other lines begin, end, or are indented with. */
const sign = /[`\t<>~\r]|^ {4}|^ *(?:[-+*[]|\d{1,9}[.)])/m;

/**
 * Where the code is. Reading a text takes the most time of all, so it is read without the words of
 * its plain paragraphs, and not at all where there can be no code.
 */
function codeIn(markdown: string): { start: number; end: number }[] {
  if (!/[`\t]|~~~| {4}/.test(markdown)) return [];
  let read = '';
  let at = 0;
  // Where each part ends in what is read, and in the text.
  const ends: { read: number; text: number }[] = [];
  for (const [index, part] of markdown.split(/(\n[ \t]*\n)/).entries()) {
    const isPlain = index % 2 === 0 && part.trim() !== '' && !sign.test(part);
    read += isPlain ? `${/^ */.exec(part)![0]}x` : part;
    at += part.length;
    ends.push({ read: read.length, text: at });
  }
  let part = 0;
  const inText = (place: number): number => {
    while (part > 0 && ends[part - 1]!.read >= place) part -= 1;
    while (ends[part]!.read < place) part += 1;
    return ends[part]!.text - (ends[part]!.read - place);
  };
  return [...nodesOf(parseWithoutFormulas(read))]
    .filter(({ type }) => type === 'code' || type === 'inlineCode')
    .map(spanOf)
    .map(({ start, end }) => ({ start: inText(start + 1) - 1, end: inText(end) }));
}

/** The formula that begins here and ends before `limit`. */
function formulaAt(markdown: string, at: number, limit: number): Edit | undefined {
  if (markdown[at] !== '$' && markdown[at] !== '\\') return undefined;
  const lineStart = markdown.lastIndexOf('\n', at - 1) + 1;
  const isAtLineStart = at - lineStart <= 3 && markdown.slice(lineStart, at).trim() === '';
  for (const { pattern, atLineStart, write } of formulas) {
    if (atLineStart && !isAtLineStart) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(markdown);
    const source = match?.[1]?.trim();
    if (!match || !source || pattern.lastIndex > limit) continue;
    return { start: at, end: pattern.lastIndex, text: write(source) };
  }
  return undefined;
}
