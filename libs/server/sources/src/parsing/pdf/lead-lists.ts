import type { Block } from '../block.ts';
import type { PdfLine } from './pdf-lines.ts';
import { isItem } from './set-in-lists.ts';

/** How far, in ems, the lines of an entry are set in behind its name, and lines at one place differ. */
const hang = { least: 0.8, slack: 0.3 } as const;
const longestEntry = 900;

/**
 * Lists in which each entry begins with the name of a thing, in bold letters or as it is typed, and
 * what is said of it goes on in the same line, with all others set in.
 */
export class LeadLists {
  private open: { readonly block: Block; readonly x: number } | undefined;
  /** The paragraphs of lists of one entry, as they are. */
  private readonly single = new Map<Block, string>();

  /** Adds a paragraph to the blocks as an entry; false if it is none. */
  take(lines: readonly PdfLine[], text: string, blocks: Block[]): boolean {
    const [first, second] = lines;
    const lead = first?.lead?.text;
    if (!first || !lead || isItem(text) || text.length > longestEntry) return false;
    if (!text.startsWith(lead) || (second && !isSetIn(second, first))) return false;
    const said = text.slice(lead.length).replace(/^\s*[:.>–—-]?\s*/u, '');
    if (!isSaid.test(said)) return false;
    const named = `${lead.replace(/\s*[:.>–—-]$/u, '')}: ${said}`;
    const last = blocks.at(-1);
    const goesOn =
      last?.kind === 'list' &&
      this.open?.block === last &&
      Math.abs(this.open.x - first.x) < first.size * hang.slack;
    if (goesOn) blocks.pop();
    const block: Block = { kind: 'list', items: [...(goesOn ? last.items : []), `- ${named}`] };
    if (!goesOn) this.single.set(block, second ? named : text);
    blocks.push(block);
    this.open = { block, x: first.x };
    return true;
  }

  /** The blocks with lists of one entry as the paragraphs that they are. */
  withoutSingle(blocks: readonly Block[]): Block[] {
    return blocks.map((block) => {
      const text = this.single.get(block);
      return text === undefined ? block : { kind: 'prose', text };
    });
  }
}

/** Words, and not the rest of a formula or a call. */
const isSaid = /^["“„«‘']?[\p{L}\p{N}][^()[\]=]*\s\S/u;

const isSetIn = (line: PdfLine, first: PdfLine): boolean =>
  line.flow !== first.flow || line.x - first.x > first.size * hang.least;

/**
 * Whether a line is none of the entry above it: it begins another one, of its list or of one within
 * it, or stands further out.
 */
export function leavesEntry(line: PdfLine, previous: PdfLine, start: PdfLine): boolean {
  if (!start.lead || line.flow !== previous.flow) return false;
  const hangs = previous !== start && isSetIn(previous, start);
  if (isSetIn(start, line)) return hangs;
  if (!line.lead) return false;
  if (hangs && !isSetIn(line, start)) return true;
  // A word that is typed may begin a line of running text, and a bold one less often.
  if (!(line.lead.isBold && start.lead.isBold) && !/[.:：。;]$/u.test(previous.text)) return false;
  return isSetIn(line, start) ? /[.:：。]$/u.test(previous.text) : !hangs && previous === start;
}
