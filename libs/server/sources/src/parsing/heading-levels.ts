import { leastOf } from './extremes.ts';
import type { Block } from './block.ts';

const chapter =
  /^(?:chapter|part|appendix|kapitel|teil|anhang|cap[ií]tulo|cap[ií]tol|ap[eé]ndice|apêndice|anexo|chapitre|partie|annexe|parte|capitolo|appendice|глава|часть|приложение|الفصل|الباب|अध्याय)\s+(?:[\divxlc]+|\p{Lu})(?![\p{L}\d])/iu;
const chapterOfHan =
  /^(?:第\s*[\d一二三四五六七八九十百]+\s*[章部編篇回課课]|(?:章|附录|附錄|付録)\s*[A-Z\d])/u;
const numbered = /^(?:\d{1,3}|\p{Lu})((?:[.-]\d{1,3})+)\.?\s+\S/u;
const single = /^\d{1,3}\.?\s+\p{L}/u;

/** Numbers of at least so many headings tell the levels of a document, and such a share of all. */
const telling = { headings: 6, share: 0.5 } as const;

/**
 * Headings as deep as their numbers say, where a document sets "4.2 Starting" on the level of
 * "Chapter 4": books in one file per section do, as each section begins a page of its own.
 */
export function withLevelsOfNumbers(blocks: readonly Block[]): readonly Block[] {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const depths = headings.map(({ text }) => depthOf(text));
  const known = depths.filter((depth) => depth !== undefined);
  const deep = known.filter((depth) => depth > 1).length;
  if (deep < telling.headings || known.length < headings.length * telling.share) return blocks;
  const isFlat = headings.some(({ level }, i) => {
    const [depth, before] = [depths[i], depths[i - 1]];
    return depth !== undefined && before !== undefined && depth > before
      ? level <= headings[i - 1]!.level
      : false;
  });
  if (!isFlat) return blocks;
  const top = leastOf(headings.map(({ level }) => level));
  let last = { given: top, level: top };
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const depth = depthOf(block.text);
    const level =
      depth === undefined ? unnumberedLevel(block.level, last, top) : Math.min(6, top + depth - 1);
    if (depth !== undefined || level === top) last = { given: block.level, level };
    return { ...block, level };
  });
}

/** As far below the last numbered heading as it was; a chapter of its own where it was not below. */
const unnumberedLevel = (given: number, last: { given: number; level: number }, top: number) =>
  given > last.given ? Math.min(6, last.level + given - last.given) : top;

/** 1 for chapters, more for each further number of "4.2.1 Title"; undefined without a number. */
function depthOf(heading: string): number | undefined {
  const text = heading.trim();
  if (chapter.test(text) || chapterOfHan.test(text)) return 1;
  const numbers = numbered.exec(text)?.[1];
  if (numbers !== undefined) return numbers.split(/[.-]/).length;
  return single.test(text) ? 1 : undefined;
}
