import type { Block } from '../block.ts';
import type { PdfLine } from './pdf-lines.ts';

type Flows = ReadonlyMap<string, { readonly left: number }>;

/** How far in, in ems, an item begins, and how near to the item before it. */
const indent = { least: 1.2, slack: 0.3 } as const;
const longestItem = 400;

/**
 * Lists whose marks no letter stands for: what leads to them ends in a colon, and each item is set
 * in from the edge of the text with all of its lines, which the first lines of paragraphs are not.
 */
export class SetInLists {
  private readonly flows: Flows;
  private readonly firstLines: ReadonlySet<number>;
  private open: { readonly block: Block; readonly indent: number } | undefined;
  private readonly found = new Set<Block>();

  constructor(lines: readonly PdfLine[], flows: Flows) {
    this.flows = flows;
    this.firstLines = this.indentsOfFirstLines(lines);
  }

  /** Adds a paragraph to the blocks as an item; false if it is none. */
  take(lines: readonly PdfLine[], text: string, blocks: Block[]): boolean {
    const [first] = lines;
    const last = blocks.at(-1);
    if (!first || !last || text.length > longestItem || isItem(text)) return false;
    const own = this.indentOf(first);
    const goesOn = this.open?.block === last && Math.abs(this.open.indent - own) < indent.slack;
    const begins = last.kind === 'prose' && /[:：]$/.test(last.text);
    const isSetIn =
      own >= indent.least &&
      !this.firstLines.has(Math.round(own * 5)) &&
      lines.every((line) => this.indentOf(line) > own - indent.slack);
    if (!isSetIn || !(goesOn || begins)) return false;
    const items = goesOn && last.kind === 'list' ? last.items : [];
    const block: Block = { kind: 'list', items: [...items, `- ${text}`] };
    if (goesOn) blocks.pop();
    blocks.push(block);
    this.open = { block, indent: own };
    this.found.add(block);
    return true;
  }

  /** The blocks with lists of one item as what they are: a line that is shown. */
  withoutSingle(blocks: readonly Block[]): Block[] {
    return blocks.map((block) =>
      block.kind === 'list' && block.items.length === 1 && this.found.has(block)
        ? { kind: 'prose', text: block.items[0]!.slice(2) }
        : block,
    );
  }

  private indentOf(line: PdfLine): number {
    return (line.x - (this.flows.get(line.flow)?.left ?? line.x)) / line.size;
  }

  /** How far first lines are set in before lines that begin at the edge, in fifths of an em. */
  private indentsOfFirstLines(lines: readonly PdfLine[]): ReadonlySet<number> {
    const counts = new Map<number, number>();
    lines.forEach((line, at) => {
      const next = lines[at + 1];
      const own = this.indentOf(line);
      if (next?.flow !== line.flow || own < indent.least || this.indentOf(next) > indent.slack)
        return;
      if (next.y - line.y > line.size * 1.5) return;
      counts.set(Math.round(own * 5), (counts.get(Math.round(own * 5)) ?? 0) + 1);
    });
    return new Set(
      [...counts].filter(([, count]) => count > 2).flatMap(([own]) => [own - 1, own, own + 1]),
    );
  }
}

export const bullet = /^(?:[•‣◦▪●○■□–—*·▶►▸▹▷➤➢➣❖◆◇✓✔]|-(?=\s))\s*/u;
export const numbered = /^(?:\(?\d{1,2}[.)]|\(?[a-z][.)])\s+\S/u;

/** Whether a text has the mark of an item. */
export const isItem = (text: string): boolean => bullet.test(text) || numbered.test(text);
