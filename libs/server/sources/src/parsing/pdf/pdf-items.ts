import type { Block } from '../block.ts';
import type { PdfLine } from './pdf-lines.ts';
import { bullet, isItem } from './set-in-lists.ts';

/** Where most lines begin, for left and for right pages, whose margins may differ. */
export class Margins {
  private readonly usual: ReadonlyMap<string, number>;

  constructor(lines: readonly PdfLine[]) {
    const counts = new Map<string, Map<number, number>>();
    for (const line of lines) {
      const own = counts.get(sideOf(line)) ?? new Map<number, number>();
      const x = Math.round(line.x * 2) / 2;
      own.set(x, (own.get(x) ?? 0) + 1);
      counts.set(sideOf(line), own);
    }
    this.usual = new Map(
      [...counts].map(([side, own]) => [side, [...own].reduce((a, b) => (b[1] > a[1] ? b : a))[0]]),
    );
  }

  /** How far from there a line begins, in points. */
  indentOf(line: PdfLine): number {
    return line.x - (this.usual.get(sideOf(line)) ?? line.x);
  }
}

const sideOf = ({ flow, page }: PdfLine): string =>
  `${page.page % 2}.${flow.slice(flow.indexOf('.') + 1)}`;

/** How far, in ems, the text of an item may begin behind its mark, and lines of it may differ. */
const behindMark = { least: 0.6, most: 3.2, slack: 0.4 } as const;
const deepestItem = 3;
/** Letters of an item that has several paragraphs; what is longer is text that a list divides. */
const longestItem = 900;
/** Letters of an item that is only the name of what its paragraphs tell. */
const longestName = 60;

/** The items of the list that is being read, with the paragraphs that are set in below their marks. */
export class Items {
  private readonly margins: Margins;
  /** Where the items around the last one begin. */
  private readonly indents: number[] = [];
  /** Where the mark of the last item stands, and its text, if that shows. */
  private mark = 0;
  private text: number | undefined;

  constructor(margins: Margins) {
    this.margins = margins;
  }

  /** Adds a paragraph to the blocks as an item, or as the rest of one; false if it is neither. */
  take(lines: readonly PdfLine[], text: string, blocks: Block[]): boolean {
    const last = blocks.at(-1);
    const [first] = lines;
    if (!first) return false;
    if (!isItem(text)) {
      if (last?.kind !== 'list' || !this.isRest(lines)) return false;
      const item = last.items.at(-1)!;
      const isName = item.length <= longestName && /[\p{L}\p{N})]$/u.test(item);
      // A single line may as well be the first one, set in, of a paragraph.
      if ((lines.length === 1 && !isName) || !/\p{L}{2}/u.test(item)) return false;
      if (item.length + text.length > longestItem) return false;
      const whole = `${item}${isName ? ':' : ''} ${text}`;
      blocks[blocks.length - 1] = { kind: 'list', items: [...last.items.slice(0, -1), whole] };
      return true;
    }
    if (last?.kind !== 'list') this.indents.length = 0;
    this.mark = this.margins.indentOf(first);
    const [, second] = lines;
    const cell = first.cells[1];
    this.text = second ? this.margins.indentOf(second) : cell && this.mark + cell.x - first.x;
    const depth = '  '.repeat(this.depthOf(first));
    const item = `${depth}${bullet.test(text) ? `- ${text.replace(bullet, '')}` : text}`;
    if (last?.kind === 'list')
      blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] };
    else blocks.push({ kind: 'list', items: [item] });
    return true;
  }

  /** Whether all lines begin where the text of the last item does, which other text does not. */
  private isRest(lines: readonly PdfLine[]): boolean {
    const [first] = lines;
    if (!first) return false;
    const { size } = first;
    const own = this.margins.indentOf(first);
    const text = this.text ?? own;
    return (
      own > size * behindMark.least &&
      text - this.mark >= size * behindMark.least &&
      text - this.mark <= size * behindMark.most &&
      lines.every((line) => Math.abs(this.margins.indentOf(line) - text) <= size * behindMark.slack)
    );
  }

  /** How deep an item lies in its list, by where it begins. */
  private depthOf(line: PdfLine): number {
    const { indents } = this;
    const [own, slack] = [this.margins.indentOf(line), line.size * 0.5];
    while (indents.length > 0 && indents.at(-1)! > own + slack) indents.pop();
    if (indents.length === 0 || indents.at(-1)! < own - slack) indents.push(own);
    return Math.min(deepestItem, indents.length - 1);
  }
}
