import { numberingOf } from './text-headings.ts';
import { indentOf, isRule, type Paragraph } from './text-lines.ts';

const mark = /^\s*(?:[<[(]?(?:Q\s?)?\d{1,3}(?:\.\d{1,3})*[>\])]?[.):]*|[-*+•])\s+(?=\S)/u;
const bracketed = /^\s*([<[(])\d{1,3}([>\])])\s+(?=\S)/u;
const fewest = 4;
/** Share of what is listed that must stand alone further down. */
const mostOf = 0.6;
const longest = { lines: 3, title: 200 } as const;

/** Paragraphs of a text that list its headings, and those that are these headings. */
export interface Announced {
  readonly contents: ReadonlySet<Paragraph>;
  /** With what each says without its mark. */
  readonly headings: ReadonlyMap<Paragraph, string>;
}

const nothing: Announced = { contents: new Set(), headings: new Map() };

/**
 * Headings that are marked by nothing but a list of them at the beginning: "1. How do I start?" in
 * the list, "<1> How do I start?" above the answer. Where they are numbered as sections are, that
 * tells more.
 */
export function announcedHeadings(paragraphs: readonly Paragraph[]): Announced {
  const deep = paragraphs.filter(({ lines: [first = ''] }) => numberingOf(first)?.isMultiLevel);
  if (deep.length >= fewest) return nothing;
  const listed = new Map<string, Paragraph>();
  for (const paragraph of paragraphs.slice(0, Math.max(12, paragraphs.length / 4)))
    for (const item of itemsOf(paragraph))
      if (!listed.has(keyOf(item))) listed.set(keyOf(item), paragraph);
  if (listed.size < fewest) return nothing;
  const alone = paragraphs.filter(
    ({ lines, indent }) =>
      lines.length <= longest.lines && indent < 4 && itemsOf({ lines, indent }).length <= 1,
  );
  const known = alone.filter((one) => {
    const from = listed.get(keyOf(titleOf(one)));
    return from !== undefined && from !== one;
  });
  const contents = new Set(known.map((one) => listed.get(keyOf(titleOf(one)))!));
  const items = [...listed.values()].filter((from) => contents.has(from)).length;
  if (known.length < fewest || known.length < items * mostOf) return nothing;
  const found = new Set(known);
  const marks = new Set(known.map(bracketsOf).filter(Boolean));
  const headings = alone.filter(
    (one) => !contents.has(one) && (found.has(one) || marks.has(bracketsOf(one))),
  );
  return { contents, headings: new Map(headings.map((one) => [one, titleOf(one)])) };
}

/** What the items of a paragraph say; none if it is made of something else too. */
function itemsOf({ lines }: Pick<Paragraph, 'lines' | 'indent'>): string[] {
  if (!mark.test(lines[0] ?? '')) return [];
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, '').trim());
    else if (indentOf(line) > 0) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else return [];
  }
  return items;
}

const titleOf = ({ lines }: Paragraph): string =>
  lines
    .filter((line) => !isRule(line))
    .map((line) => line.trim())
    .join(' ')
    .replace(mark, '')
    .replace(/\.$/, '')
    .slice(0, longest.title);

const bracketsOf = ({ lines: [first = ''] }: Paragraph): string | undefined => {
  const [, open, close] = bracketed.exec(first) ?? [];
  return open && close && `${open}${close}`;
};

const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
