import type { PdfLine } from './pdf-lines.ts';

const longestTitle = 160;
/** How much larger than the text a title is. */
const larger = 1.3;
/** A page with more words, or of a shorter document, has text on it. */
const titlePage = { words: 60, pages: 5 } as const;

/** What the first page says in the largest letters; undefined where these are hardly larger. */
export function titleOnPage(lines: readonly PdfLine[]): string | undefined {
  const page = firstPage(lines);
  const size = Math.max(0, ...page.map((line) => line.size));
  if (size < usualSize(lines) * larger) return undefined;
  const first = page.findIndex((line) => line.size >= size * 0.97);
  const end = page.findIndex((line, at) => at > first && line.size < size * 0.97);
  const title = page
    .slice(first, end === -1 ? undefined : end)
    .map(({ text }) => text)
    .join(' ');
  const isTitle = /\p{L}{2}/u.test(title) && title.length <= longestTitle;
  return isTitle ? title : undefined;
}

/** A document without the page that only says what it is called, and by whom. */
export function withoutTitlePage(lines: readonly PdfLine[]): readonly PdfLine[] {
  const page = firstPage(lines);
  const words = page.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const pages = new Set(lines.map((line) => line.page.page)).size;
  const isTitlePage = words <= titlePage.words && pages >= titlePage.pages - 1;
  if (titleOnPage(lines) === undefined) return lines;
  return isTitlePage ? lines.slice(page.length) : withoutAuthors(lines, page);
}

/** Words of all that stands between the title of an article and its beginning, and of a line of it. */
const mostOfAuthors = { words: 60, inLine: 14 } as const;
const beginning =
  /^(?:abstract|summary|introduction|zusammenfassung|einleitung|einführung|résumé|introduction|resumen|introducción|resumo|introdução|riassunto|sommario|introduzione|аннотация|введение|摘要|引言|要旨|概要|はじめに|ملخص|مقدمة|सारांश|परिचय)[\s.:：—–-]*$|^1\.?\s+\p{L}/iu;

/** An article without who wrote it, where and when, between its title and its first words. */
function withoutAuthors(lines: readonly PdfLine[], page: readonly PdfLine[]): readonly PdfLine[] {
  const size = Math.max(...page.map((line) => line.size));
  const isTitle = (line: PdfLine): boolean => line.size >= size * 0.97;
  const titled = page.findLastIndex(isTitle);
  const begins = page.findIndex((line, at) => at > titled && beginning.test(line.text));
  if (page.findIndex(isTitle) > 2 || begins <= titled + 1) return lines;
  const between = page.slice(titled + 1, begins).map(({ text }) => text.split(/\s+/).length);
  const isOfAuthors =
    between.every((words) => words <= mostOfAuthors.inLine) &&
    between.reduce((sum, words) => sum + words, 0) <= mostOfAuthors.words;
  return isOfAuthors ? [...lines.slice(0, titled + 1), ...lines.slice(begins)] : lines;
}

function firstPage(lines: readonly PdfLine[]): readonly PdfLine[] {
  const end = lines.findIndex((line) => line.page.page !== lines[0]?.page.page);
  return end === -1 ? lines : lines.slice(0, end);
}

/** In which most of the letters are set. */
function usualSize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [Infinity, 0])[0];
}
