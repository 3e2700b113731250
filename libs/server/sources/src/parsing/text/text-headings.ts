import type { Paragraph } from './text-lines.ts';

const letter = String.raw`[\p{Lu}\p{Lt}\p{Lo}"“«'‘(/\d]`;
const chapter =
  /^(?:chapter|part|section|appendix|kapitel|teil|abschnitt|anhang|cap[ií]tulo|ap[ée]ndice|apêndice|anexo|chapitre|partie|annexe|parte|capitolo|appendice|глава|часть|раздел|приложение|الفصل|الباب|अध्याय)\s+(?:[\divxlc]+|\p{Lu})(?![\p{L}])/iu;
const chapterOfHan =
  /^(?:第\s*[\d一二三四五六七八九十百]+\s*[章节節部編篇回課课]|(?:章|附录|附錄|付録)\s*[\dA-Z]{1,2}[.．:：\s])/u;
const numbered = new RegExp(
  String.raw`^(?:(\d{1,2}(?:\.\d{1,3}){0,5})[.)]?|(\p{Lu}(?:\.\d{1,3}){1,4})\.?)\s+(?=${letter})`,
  'u',
);
/** "6.1. abort_unmodified", "6.2 #iftrue": names as programs have them, behind two numbers or more. */
const named = /^(\d{1,2}(?:\.\d{1,3}){1,5})\.?\s+(?=[\p{Ll}#$_<-]\S*(?:\s+\S+){0,4}$)/u;

const lesson =
  /^(?:lesson|lektion|lecci[oó]n|le[çc]on|lezione|li[çc][ãa]o|lliçó|урок|занятие|レッスン|الدرس|पाठ)\s*(\d{1,3}(?:\.\d{1,3})*)|^第\s*(\d{1,3}(?:\.\d{1,3})*)\s*[讲講]/iu;

/** "Lesson 2.1: Moving about", however it is set. */
export const isLessonHeading = (line: string): boolean =>
  lesson.test(line.trim()) && line.trim().length <= longest.line && !/[.。]$/u.test(line.trim());

export interface Numbering {
  /** 1 for parts and chapters, deeper by the number of points in "2.1 Title". */
  readonly level: number;
  readonly isMultiLevel: boolean;
}

/** What a line's number says of its level as a heading; undefined if it has none. */
export function numberingOf(line: string): Numbering | undefined {
  const text = line.trim();
  if (chapter.test(text) || chapterOfHan.test(text)) return { level: 1, isMultiLevel: true };
  const [, taught] = lesson.exec(text) ?? [];
  if (taught !== undefined)
    return { level: Math.min(6, taught.split('.').length), isMultiLevel: true };
  const number = numbered.exec(text) ?? named.exec(text);
  if (!number) return undefined;
  const levels = (number[1] ?? number[2] ?? '').split('.').length;
  return { level: Math.min(6, levels + 1), isMultiLevel: levels > 1 };
}

const longest = { line: 100, words: 14, wrapped: 180 } as const;
const endsAsSentence = /[.,;:。，；：、]["'»”)]*$/u;

/**
 * The level of a paragraph that is a numbered heading; undefined if it is none. Steps ("1. Open the
 * file.") end as sentences or stand in a row.
 */
export function numberedHeading(
  { lines }: Paragraph,
  next: Paragraph | undefined,
  previous: Paragraph | undefined,
): number | undefined {
  const text = lines.map((line) => line.trim()).join(' ');
  const numbering = numberingOf(text);
  if (!numbering || text.length > longest.wrapped || lines.length > 3) return undefined;
  if (numbering.isMultiLevel) {
    const isSentence =
      endsAsSentence.test(text) && (lines.length > 1 || text.length > longest.line);
    return isSentence ? undefined : numbering.level;
  }
  if (lines.length > 1 || text.length > longest.line || endsAsSentence.test(text)) return undefined;
  const isInRow = [previous, next].some(
    (other) => other?.lines.length === 1 && numberingOf(other.lines[0]!)?.isMultiLevel === false,
  );
  return isInRow ? undefined : numbering.level;
}

/** What is divided into lessons has no chapters beside them. */
export const hasLessons = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.filter(({ lines }) => lines.some(isLessonHeading)).length >= mostParts;

/** So often do the chapters of a text not begin anew with 1. */
const mostParts = 3;

/** Whether what stands behind single numbers are steps of several tasks: 1, 2, 3 again and again. */
export const isStepsOf = (paragraphs: readonly Paragraph[], base: number): boolean =>
  paragraphs.filter(
    ({ lines, indent }) => lines.length === 1 && indent <= base && /^\s*1[.)]\s+\S/.test(lines[0]!),
  ).length > mostParts;

/** A line in capitals, in scripts that have them. */
export function isInCapitals(line: string): boolean {
  const letters = line.match(/\p{L}/gu)?.join('') ?? '';
  return (
    line.length <= 80 &&
    letters.length >= 4 &&
    letters === letters.toUpperCase() &&
    // An abbreviation in a line of Chinese says nothing of the line.
    (letters.match(/\p{Lu}/gu)?.length ?? 0) >= letters.length / 2 &&
    !/[.,;!?。！？，；]$/u.test(line.trim()) &&
    !/^\s*[-$#%<>|[{]/.test(line) &&
    // A term as manuals quote it.
    !/^\s*['‘`].*['’`]\s*$/u.test(line)
  );
}

/** Whether lines in capitals that stand alone end in a stop, as headings of old books do. */
export const haveStops = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.filter(({ lines: [first = '', second] }) => {
    const line = first.trim();
    return second === undefined && line.endsWith('.') && isInCapitals(line.slice(0, -1));
  }).length > mostParts;

const framed = /^\s*([=#~-]{3,}|\*\*)\s+(\S.{0,78}?\S)\s+[=#~*-]{2,}\s*$/u;

/** "=====  The pumps  =====": what a line alone says between two rows of signs. */
export function framedTitle(line: string): string | undefined {
  const [, , title = ''] = framed.exec(line) ?? [];
  return /\p{L}{2}/u.test(title) && !/[.,;]$/.test(title) ? title : undefined;
}

/** A short line that could stand above a text set in from it. */
export function isShortLine(line: string): boolean {
  const text = line.trim();
  return (
    text.length <= 70 &&
    text.split(/\s+/).length <= longest.words &&
    /^[\p{Lu}\p{Lt}\p{Lo}\d"“«¿¡]/u.test(text) &&
    !/[.,;:!。，；：|\\{}=<>]$|\S {4,}\S/u.test(text) &&
    !/^(?:[-$#%<>|[{•*+]|https?:)/.test(text)
  );
}

/** Lines alone that are set apart from what is above by more blank lines than paragraphs are. */
export function headingsSetApart(
  paragraphs: readonly Paragraph[],
  base: number,
): ReadonlySet<Paragraph> {
  const narrow = paragraphs.filter(({ gap }) => gap === 1).length;
  const above = (least: number): Paragraph[] =>
    paragraphs.filter(({ lines, indent, gap = 0 }, at) => {
      const next = paragraphs[at + 1];
      const isAbove =
        next !== undefined && (next.gap ?? 0) < gap && next.lines.join(' ').length > least;
      return gap > 1 && lines.length === 1 && indent <= base && isAbove && isShortLine(lines[0]!);
    });
  const isSoSet = narrow > paragraphs.length / 2 && above(72).length >= mostParts;
  return new Set(isSoSet ? above(24) : []);
}

/** What a heading that nothing sets apart is like, and how many of the paragraphs are such. */
const alone = { letters: 60, words: 9, below: 120, mostOf: 0.34 } as const;

/**
 * Short lines alone without a stop, each above a paragraph of some length and behind the end of
 * one: what is left of headings where a document was saved as text.
 */
export function headingsAlone(
  paragraphs: readonly Paragraph[],
  base: number,
): ReadonlySet<Paragraph> {
  const isAfterText = (before: Paragraph | undefined): boolean =>
    before === undefined || before.lines.length > 1 || endsAsSentence.test(before.lines[0]!);
  const found = paragraphs.filter(({ lines, indent }, at) => {
    const [text = ''] = lines;
    const next = paragraphs[at + 1];
    const isAbove =
      next !== undefined &&
      next.indent === base &&
      next.lines.length > 1 &&
      next.lines.join(' ').length > alone.below;
    const isShort =
      text.trim().length <= alone.letters && text.trim().split(/\s+/).length <= alone.words;
    return (
      lines.length === 1 &&
      indent === base &&
      isShort &&
      isAbove &&
      isShortLine(text) &&
      !/[.!?。！？)]$/u.test(text.trim()) &&
      isAfterText(paragraphs[at - 1])
    );
  });
  const isSo = found.length >= mostParts && found.length <= paragraphs.length * alone.mostOf;
  return new Set(isSo ? found : []);
}

/** "FOO(1)   General Commands   FOO(1)", as man pages begin and end. */
export const manHeader = /^\s*([^\s()][^()]{0,60}\(\d\w*\))\s{2,}(?:\S.*?\s+)?\1\s*$/i;
