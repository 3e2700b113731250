import { indentOf } from './text-lines.ts';

const pageMark =
  /^\s*(?:[-–—[(]\s*)?(?:(?:page|seite|página|pagina|страница|стр\.|第)\s*)?\d{1,4}(?:\s*页|\s*ページ)?(?:\s*[-–—\])])?\s*$|\[page \d+\]\s*$/i;

/** Lines without page numbers and what is printed on top or at the foot of every page. */
export function withoutPageFurniture(text: string): string[] {
  const pages = text.split('\f');
  const lines = text.replaceAll('\f', '\n').split('\n');
  if (pages.length < 3) return withoutRunningHeads(lines);
  const counts = new Map<string, number>();
  const keyOf = (line: string): string => line.trim().replace(/\d+/g, '#');
  for (const page of pages) {
    const own = page.split('\n').filter((line) => line.trim() !== '');
    for (const key of new Set([...own.slice(0, 2), ...own.slice(-2)].map(keyOf)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isHead = (line: string): boolean =>
    (counts.get(keyOf(line)) ?? 0) >= 3 || (line.trim() !== '' && pageMark.test(line));
  return withoutHeads(lines, new Set(lines.flatMap((line, at) => (isHead(line) ? [at] : []))));
}

const isBlank = (line: string | undefined): boolean => (line ?? '').trim() === '';

/** A line of which the parts stand at both margins, as on the top or at the foot of a page. */
export const spread = /\S {6,}\S/;
/** Pages of which the heads are seen. */
const fewestPages = 3;

/**
 * Lines without the heads and feet of pages that no form feed parts: they stand alone, spread to
 * both margins, and recur with another number or unchanged. A paragraph that a page broke off goes
 * on.
 */
function withoutRunningHeads(lines: readonly string[]): string[] {
  const keyOf = (line: string): string => line.trim().replace(/\d+/g, '#').replace(/ {2,}/g, ' | ');
  const isAlone = (at: number): boolean =>
    spread.test(lines[at]!.trim()) &&
    isBlank(lines[at - 1]) &&
    isBlank(lines[at + 1]) &&
    (isBlank(lines[at - 2]) || isBlank(lines[at + 2]));
  const places = new Map<string, number[]>();
  lines.forEach((line, at) => {
    if (isAlone(at)) places.set(keyOf(line), [...(places.get(keyOf(line)) ?? []), at]);
  });
  const heads = new Set(
    [...places.values()].filter((own) => own.length >= fewestPages).flatMap((own) => own),
  );
  return heads.size === 0 ? [...lines] : withoutHeads(lines, heads);
}

/** Lines without those that stand on top or at the foot of a page, and without the gap between. */
function withoutHeads(lines: readonly string[], heads: ReadonlySet<number>): string[] {
  const kept: string[] = [];
  let isBreak = false;
  lines.forEach((line, at) => {
    if (heads.has(at)) isBreak = true;
    else if (!isBlank(line)) {
      if (isBreak) closeGap(kept, line);
      isBreak = false;
      kept.push(line);
    } else kept.push(line);
  });
  return kept;
}

/** Full lines of running text have at least this many letters. */
const fullLine = 40;

/** Takes away the blank lines of a page break that stands in the middle of a sentence. */
function closeGap(kept: string[], next: string): void {
  const last = kept.findLastIndex((line) => line.trim() !== '');
  const before = kept[last]?.trimEnd() ?? '';
  const goesOn =
    before.trim().length >= fullLine &&
    !/[.!?:;。！？：]["'”»)\]]*$/u.test(before) &&
    (indentOf(before) === indentOf(next) || /^\s*\p{Ll}/u.test(next));
  kept.length = goesOn ? last + 1 : Math.min(kept.length, last + 2);
}
