import { isContentsHeading } from '../furniture.ts';
import type { PdfLine } from './pdf-lines.ts';

const pageNumber =
  /^(?:(?:page|seite|página|pagina|page|стр\.?|第)\s*)?[-–—\s]*(?:\d{1,4}|[ivxlc]{1,7})[-–—\s]*(?:(?:of|von|de|di|\/|из|页)\s*\d{0,4})?$/iu;
const contentsEntry = /(?:(?:\.\s?){4,}|(?:\.\s){3,})\s*(?:\d{1,4}|[ivxlc]{1,7})(?:,\s?\d{1,4})*$/i;

/**
 * Lines without running headers and footers, page numbers and printed tables of contents, none of
 * which is anybody's sentence.
 */
export function withoutFurniture(lines: readonly PdfLine[]): PdfLine[] {
  const pages = new Map<number, PdfLine[]>();
  for (const line of lines) pages.set(line.page.page, [...(pages.get(line.page.page) ?? []), line]);
  const bodySize = usualSize(lines);
  const seen = new Map<string, Set<number>>();
  const edges = new Set<PdfLine>();
  for (const page of pages.values()) {
    // "Chapter 7" on top of its first page is larger than the text; what runs along every page is
    // not.
    for (const line of edgeLines(page).filter(({ size }) => size < bodySize * 1.15)) {
      edges.add(line);
      for (const key of repeatKeys(line))
        seen.set(key, (seen.get(key) ?? new Set()).add(line.page.page));
    }
  }
  const isRepeated = (line: PdfLine): boolean =>
    repeatKeys(line).some((key) => (seen.get(key)?.size ?? 0) >= 3);
  // "4.3. A SIMPLE EXAMPLE" names a section that is over on the next page: it stands where others
  // that are longer have their name again and again.
  const capitals = new Set([...edges].filter(isRepeated).filter(isInCapitals).map(placeKey));
  // A page that is mostly margin has its number far from its edge.
  const ends = new Set([...pages.values()].flatMap(bareNumbers));
  const offset = numberingOffset([...edges, ...ends]);
  const contents = new Set([...contentsLines([...pages.values()]), ...belowContents(lines)]);
  const notes = new Set([...pages.values()].flatMap((page) => footnotesOf(page, bodySize)));
  return lines.filter((line) => {
    if (notes.has(line)) return false;
    if (contentsEntry.test(line.text) || contents.has(line)) return false;
    if (!edges.has(line)) return !(ends.has(line) && isPrinted(line, offset));
    if (line.text.length < 120 && isPrinted(line, offset)) return false;
    if (isRepeated(line) || (isInCapitals(line) && capitals.has(placeKey(line)))) return false;
    return !(pageNumber.test(line.text) && (pages.size > 1 || /\d/.test(line.text)));
  });
}

/** So many titles with their pages are a page of contents, and they are most of it. */
const fewest = { entries: 4, share: 0.6 } as const;
/** Pages that are counted apart, before the first. */
const longestFrontMatter = 60;
const endsInNumber = /\p{L}.*\s(\d{1,4})$/u;

/**
 * From the first to the last line that ends in the number of a page, where most of the page's do and
 * each is no less than the one before.
 */
function contentsLines(pages: readonly (readonly PdfLine[])[]): Set<PdfLine> {
  const found = new Set<PdfLine>();
  for (const page of pages.slice(0, Math.max(12, pages.length / 10))) {
    const entries = page.filter(({ text }) => endsInNumber.test(text));
    const ends = entries.map(({ text }) => Number(endsInNumber.exec(text)?.[1]));
    const rising = ends.filter((number, at) => number >= (ends[at - 1] ?? 0)).length;
    const isContents =
      ends.length >= Math.max(fewest.entries, page.length * fewest.share) &&
      rising >= ends.length * 0.9 &&
      (ends.at(-1) ?? 0) > (ends[0] ?? 0) + 2 &&
      ends.every((number) => number <= pages.length + longestFrontMatter);
    const last = entries.at(-1);
    if (!isContents || !last) continue;
    for (const line of page.slice(page.indexOf(entries[0]!), page.indexOf(last) + 1))
      found.add(line);
  }
  return found;
}

/** Lines of a title that may stand between two entries of the contents, and how many there are at least. */
const wrapped = { most: 3, entries: 5 } as const;
const numberedEntry = /^\d{1,2}(?:\.\d{1,2})*\.?\s+\p{L}.*\s\d{1,4}$/u;

/** From "Contents" to the last entry near the one before, with the titles that take several lines. */
function belowContents(lines: readonly PdfLine[]): Set<PdfLine> {
  const start = lines.findIndex(({ text }) => isContentsHeading(text));
  let [last, entries] = [start, 0];
  for (let at = start + 1; start >= 0 && at < lines.length; at += 1) {
    if (at - last > wrapped.most) break;
    const { text } = lines[at]!;
    if (!contentsEntry.test(text) && !numberedEntry.test(text)) continue;
    last = at;
    entries += 1;
  }
  return new Set(entries >= wrapped.entries ? lines.slice(start, last + 1) : []);
}

/** Small lines at the foot of a page, from the first that begins with a note's number. */
function footnotesOf(page: readonly PdfLine[], bodySize: number): PdfLine[] {
  const down = [...page].toSorted((a, b) => a.y - b.y);
  const height = page[0]?.page.height ?? 0;
  const isSmall = (line: PdfLine): boolean => line.size <= bodySize * 0.9;
  const lastOfBody = down.findLastIndex(
    (line) => !isSmall(line) && line.y < height * 0.93 && line.text.length > 3,
  );
  const below = down.slice(lastOfBody + 1).filter((line) => line.y > height * 0.5);
  const first = below.findIndex(({ text }) => /^(?:[\d⁰¹²³⁴-⁹]{1,3}|[*†‡])\s?\p{L}/u.test(text));
  return first === -1 ? [] : below.slice(first).filter(isSmall);
}

function usualSize(lines: readonly PdfLine[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of lines) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  return [...lengths].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/**
 * The outermost two lines at the top and at the bottom, if they stand in the margin's
 * neighbourhood.
 */
function edgeLines(page: readonly PdfLine[]): PdfLine[] {
  const down = [...page].toSorted((a, b) => a.y - b.y);
  const height = page[0]?.page.height ?? 0;
  return [
    ...down.slice(0, 2).filter((line) => line.y < height * 0.14),
    ...down.slice(-2).filter((line) => line.y > height * 0.86),
  ];
}

/** The first and the last line of a page where they are nothing but a number. */
function bareNumbers(page: readonly PdfLine[]): PdfLine[] {
  const down = [...page].toSorted((a, b) => a.y - b.y);
  return [down[0]!, down.at(-1)!].filter(({ text }) => /^\d{1,4}$/.test(text));
}

const isPrinted = (line: PdfLine, offset: number | undefined): boolean =>
  offset !== undefined && printedNumbers(line).includes(line.page.page + offset);

/**
 * By how much the printed page numbers differ from the count of pages, if at least three pages
 * agree on it.
 */
function numberingOffset(edges: readonly PdfLine[]): number | undefined {
  const pages = new Map<number, Set<number>>();
  for (const line of edges) {
    for (const number of printedNumbers(line)) {
      const offset = number - line.page.page;
      pages.set(offset, (pages.get(offset) ?? new Set()).add(line.page.page));
    }
  }
  const [offset, agreeing] = [...pages].toSorted((a, b) => b[1].size - a[1].size)[0] ?? [];
  return agreeing && agreeing.size >= 3 ? offset : undefined;
}

function printedNumbers(line: PdfLine): number[] {
  const numbers = [
    /^(\d{1,4})(?=\s|$)/.exec(line.text)?.[1],
    /(?:^|\s)(\d{1,4})$/.exec(line.text)?.[1],
  ];
  return numbers.filter((number) => number !== undefined).map(Number);
}

const isInCapitals = ({ text }: PdfLine): boolean =>
  /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

const placeKey = ({ y, size }: PdfLine): string => `${Math.round(y / 4)} ${Math.round(size)}`;

/**
 * What two runs of the same header have in common: the wording without numbers, and the place; all
 * of it or one of its sides ("The Pumps" beside the name of a chapter).
 */
function repeatKeys({ y, text, cells }: PdfLine): string[] {
  const sides = cells.length > 1 ? cells.filter((cell) => /\p{L}{4}/u.test(cell.text)) : [];
  return [text, ...sides.map((side) => side.text)].map(
    (wording) => `${Math.round(y / 4)} ${wording.replace(/\d+/g, '#').toLowerCase()}`,
  );
}
