import type { Block } from './block.ts';

const numbered = /^(?<number>\d{1,3}(?:[.-]\d{1,3})*)\.?\s+(?<title>[^\p{Ll}\s].*)$/su;
const longest = { letters: 90, words: 12, runIn: 8 } as const;

/**
 * Headings that a document sets as paragraphs: "3.2.1 From the archive." below "3.2 Installing". The
 * number alone tells nothing; that it is the next one of the headings around it does. What such a
 * heading runs into ("1.2.3 Functions. They are …") stands below it.
 */
export function withNumberedHeadings(all: readonly Block[]): readonly Block[] {
  const blocks = withNumbersApart(all);
  const levels = new Map<string, number>();
  let last: readonly number[] = [];
  return blocks.flatMap((block): readonly Block[] => {
    if (block.kind !== 'heading' && block.kind !== 'prose') return [block];
    const { number = '', title = '' } = numbered.exec(block.text)?.groups ?? {};
    const parts = number.split(/[.-]/).map(Number);
    if (block.kind === 'heading') {
      if (number === '') return [block];
      last = parts;
      const above = levels.get(parts.slice(0, -1).join('.'));
      // A part stands below its section, however large it is set.
      const level =
        above === undefined ? block.level : Math.max(block.level, Math.min(6, above + 1));
      levels.set(parts.join('.'), level);
      return [{ ...block, level }];
    }
    const level = parts.length > 1 && isNext(parts, last) ? levelOf(parts, levels) : undefined;
    const split = level === undefined ? undefined : headingIn(title);
    if (level === undefined || !split) return [block];
    last = parts;
    levels.set(parts.join('.'), level);
    const heading: Block = { kind: 'heading', level, text: `${number} ${split.heading}` };
    return split.rest === '' ? [heading] : [heading, { ...block, text: split.rest }];
  });
}

const glued = /^(?<number>\d{1,2}(?:\.\d{1,2})*)(?=\p{Lu}\p{Ll}{2})/u;

/** "1Introduction", "2Installation": the gap behind the numbers was a distance, and is lost. */
function withNumbersApart(blocks: readonly Block[]): readonly Block[] {
  const isGlued = (block: Block): boolean => block.kind === 'heading' && glued.test(block.text);
  return blocks.filter(isGlued).length < fewestGlued
    ? blocks
    : blocks.map((block) =>
        block.kind === 'heading'
          ? { ...block, text: block.text.replace(glued, '$<number> ') }
          : block,
      );
}
const fewestGlued = 2;

/** The first part of the section before, or what follows it or one of those that it is part of. */
function isNext(parts: readonly number[], last: readonly number[]): boolean {
  const at = parts.length - 1;
  const isOfSame = parts.slice(0, at).every((part, i) => part === last[i]);
  return isOfSame && last.length >= at && parts[at] === (last[at] ?? 0) + 1;
}

function levelOf(
  parts: readonly number[],
  levels: ReadonlyMap<string, number>,
): number | undefined {
  const before = [...parts.slice(0, -1), parts.at(-1)! - 1].join('.');
  const above = levels.get(parts.slice(0, -1).join('.'));
  return above === undefined ? levels.get(before) : Math.min(6, above + 1);
}

/** The heading alone, or the few words up to the first stop with the text behind it. */
function headingIn(text: string): { heading: string; rest: string } | undefined {
  const words = (some: string): number => some.split(/\s+/).length;
  const isAlone = text.length <= longest.letters && words(text) <= longest.words;
  if (isAlone && !/[:;,]$|[.。!?] /u.test(text))
    return { heading: text.replace(/[.。]$/u, ''), rest: '' };
  const { heading = '', rest = '' } =
    /^(?<heading>[^.。!?:;]{2,80})\. (?<rest>\p{Lu}.*)$/su.exec(text)?.groups ?? {};
  return heading !== '' && words(heading) <= longest.runIn ? { heading, rest } : undefined;
}
