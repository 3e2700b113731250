import type { Block } from './block.ts';
import { inlineText, lineOf } from './html-inline.ts';

type Rows = readonly (readonly string[])[];

/** Words of what stands beside a remark: "Caution", "Bitte beachten". */
const longestLabel = 3;

/**
 * What the rows of a table are when they are read: mostly a table; a remark or a list where they
 * were only set as one. Columns of nothing but pictures go. Undefined if nothing is left.
 */
export function blockOfRows(all: Rows): Block | undefined {
  const { rows } = captioned(all);
  const remark = remarkIn(rows);
  if (remark !== undefined) return { kind: 'prose', text: remark };
  const filled = withoutEmptyColumns(rows);
  const [first, ...more] = filled;
  if (!first) return undefined;
  if (more.length === 0 && first.length === 2 && wordsIn(first[0]!) <= longestLabel)
    return { kind: 'prose', text: first[1]! };
  if (filled !== rows && filled.every(({ length }) => length === 1))
    return { kind: 'list', items: filled.map(([cell = '']) => `- ${cell}`) };
  return { kind: 'table', rows: filled };
}

/** What stands over a table in its first row, across all columns, and the rows below it. */
export function captioned(rows: Rows): { caption: string; rows: Rows } {
  const [first, ...more] = rows;
  const isCaption =
    first?.length === 1 && more.length > 1 && more.every(({ length }) => length > 1);
  return isCaption ? { caption: first[0]!, rows: more } : { caption: '', rows };
}

/** A note that is set as a table: its picture, its label, and below them what it says. */
function remarkIn([label, said, ...more]: Rows): string | undefined {
  const isRemark =
    more.length === 0 &&
    label?.length === 2 &&
    label[0] === '' &&
    said?.length === 1 &&
    wordsIn(label[1]!) <= longestLabel;
  return isRemark ? said[0] : undefined;
}

function withoutEmptyColumns(rows: Rows): Rows {
  const [first] = rows;
  if (!first || rows.some(({ length }) => length !== first.length)) return rows;
  const kept = first.map((_, column) => rows.some((row) => row[column] !== ''));
  return kept.every(Boolean) ? rows : rows.map((row) => row.filter((_, column) => kept[column]));
}

const longestName = 48;

/** The name before a cell that holds paragraphs on it; undefined where it is none. */
export function nameBeside(cell: Element): string | undefined {
  const row = cell.parentElement;
  const [name, told, more] = [...(row?.children ?? [])];
  if (!name || told !== cell || more) return undefined;
  const text = lineOf(inlineText(name));
  const first = lineOf((cell.querySelector('p') ?? cell).textContent ?? '');
  const isName =
    text !== '' &&
    text.length <= longestName &&
    name.querySelector('p + p, ul, ol, pre, table') === null &&
    /[\p{L}\p{N})\]"'»”]$/u.test(text);
  return isName && cell.querySelector('p') !== null && /[.!?。！？।:：]$/u.test(first)
    ? text
    : undefined;
}

/** Whether a cell is the name of what the one behind it tells. */
export const isNameOf = (cell: Element): boolean =>
  cell.nextElementSibling !== null && nameBeside(cell.nextElementSibling) !== undefined;

/** The cells of a table that are no cells of a table within it. */
export function directCells(table: Element): Element[] {
  return [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table);
}

/**
 * What the cells say of a reference that is set as a table of one column: in each the form of a
 * function, then what it does, then examples. A cell of another kind comes as it is. Undefined where
 * most cells are none of that kind.
 */
export function referenceIn(
  table: Element,
): (Element | { name: string; said: string })[] | undefined {
  const cells = directCells(table).filter(({ localName }) => localName.toLowerCase() === 'td');
  const entries = cells.map((cell) => entryOf(cell) ?? cell);
  const found = entries.filter((entry) => 'said' in entry).length;
  return found > 1 && found > cells.length / 2 ? entries : undefined;
}

function entryOf(cell: Element): { name: string; said: string } | undefined {
  const parts = [...cell.children];
  const isWhole = parts.every(({ localName }) => /^(?:p|div)$/i.test(localName));
  const forms = parts.slice(
    0,
    isWhole
      ? Math.max(
          0,
          parts.findIndex((part) => !isForm(part)),
        )
      : 0,
  );
  if (forms.length === 0) return undefined;
  const names = forms.map((form) =>
    lineOf(form.textContent ?? '').replace(/(?<=\w) (?=\()|(?<=\() | (?=\))/g, ''),
  );
  const said = parts
    .slice(forms.length)
    .map((part) => ({ text: lineOf(inlineText(part)), isExample: isForm(part) }))
    .filter(({ text }) => text !== '');
  const sayings = said.map(({ text, isExample }, at) =>
    isExample && said[at + 1]?.isExample ? `${text};` : text,
  );
  return { name: names.join(', '), said: sayings.join(' ') };
}

const formShare = 0.4;
/** `lower ( text ) → text`: a line that is mostly code. */
function isForm(part: Element): boolean {
  const text = lineOf(part.textContent ?? '');
  const code = [...part.querySelectorAll('code, kbd, tt, samp')].map((one) =>
    lineOf(one.textContent ?? ''),
  );
  return !/[.!?]$/.test(text) && code.join('').length > text.replace(/\s/g, '').length * formShare;
}

const wordsIn = (text: string): number => text.split(/\s+/).length;
