import type { Block } from '../block.ts';
import type { PdfLine } from './pdf-lines.ts';
import { isItem } from './set-in-lists.ts';

type Flows = ReadonlyMap<string, { readonly left: number; readonly right: number }>;

/** How far in, in ems, what is said of a thing stands below its name, and how far below. */
const below = { setIn: 1.4, slack: 0.3, leading: 2.2 } as const;
const longestName = 90;
/** Share of the width of the text: what goes further is the first line of a paragraph that hangs. */
const widestName = 0.8;
const fewestNames = 2;
const fewestWords = 4;
const longestEntry = 1_200;

/**
 * The lines below which, at one place and with nothing between, others are set in: names of things,
 * each with what is said of it. Of two in a row, at least, most are told of in sentences.
 */
export function namesAbove(
  lines: readonly PdfLine[],
  flows: Flows,
  isHeading: (line: PdfLine) => boolean,
): ReadonlySet<PdfLine> {
  const isAlone = (line: PdfLine): boolean => {
    const { left, right } = flows.get(line.flow) ?? { left: line.x, right: line.right };
    return !isHeading(line) && isName(line) && line.right < left + (right - left) * widestName;
  };
  const found = new Set<PdfLine>();
  for (let at = 0; at < lines.length; at += 1) {
    const run = runFrom(lines, at, isAlone, isHeading);
    const said = run.filter(({ isSaid }) => isSaid).length;
    if (run.length < fewestNames || said * 2 < run.length) continue;
    for (const { name } of run) found.add(name);
    at = run.at(-1)!.end;
  }
  return found;
}

interface Entry {
  readonly name: PdfLine;
  /** Its last line. */
  readonly end: number;
  readonly isSaid: boolean;
}

function runFrom(
  lines: readonly PdfLine[],
  from: number,
  isAlone: (line: PdfLine) => boolean,
  isHeading: (line: PdfLine) => boolean,
): Entry[] {
  const run: Entry[] = [];
  let at = from;
  for (;;) {
    const name = lines[at];
    const next = lines[at + 1];
    if (!name || !next || !isAlone(name)) return run;
    if (run[0] && Math.abs(run[0].name.x - name.x) > name.size * below.slack) return run;
    if (next.flow !== name.flow || next.y - name.y > name.size * below.leading) return run;
    let end = at;
    while (isBelow(lines[end + 1], name) && !isHeading(lines[end + 1]!)) end += 1;
    if (end === at) return run;
    const said = lines.slice(at + 1, end + 1).map(({ text }) => text);
    run.push({ name, end, isSaid: isSaid(said.join(' ')) });
    at = end + 1;
  }
}

const isName = ({ text, isBold, cells }: PdfLine): boolean =>
  text.length <= longestName &&
  cells.length <= 2 &&
  /\p{L}/u.test(text) &&
  (isBold || !/[.!?:;,。！？：；，]["'”’»)]*$/u.test(text)) &&
  !isItem(text);

const isBelow = (line: PdfLine | undefined, name: PdfLine): boolean =>
  line !== undefined && line.x - name.x >= name.size * below.setIn;

const isSaid = (text: string): boolean =>
  text.split(/\s+/).length >= fewestWords && /[.!?。！？।]["'”’»)]*$/u.test(text);

/** The entries of such a list, while it is being read. */
export class NamedEntries {
  private readonly names: ReadonlySet<PdfLine>;
  private open: { readonly name: PdfLine; block: Block } | undefined;

  constructor(names: ReadonlySet<PdfLine>) {
    this.names = names;
  }

  /** Whether a line is the name of an entry, which goes on in no other. */
  has(line: PdfLine): boolean {
    return this.names.has(line);
  }

  /** Adds a name, or what is set in below the last one, to the blocks; false if it is neither. */
  take(lines: readonly PdfLine[], text: string, blocks: Block[]): boolean {
    const [first] = lines;
    if (!first) return false;
    const last = blocks.at(-1);
    const open = this.open?.block === last && last?.kind === 'list' ? this.open : undefined;
    const items = open && last?.kind === 'list' ? last.items : [];
    if (this.has(first)) {
      const goesOn = open && Math.abs(open.name.x - first.x) <= first.size * below.slack;
      const name = text.replace(/^[‘'](.*)[’']$/u, '$1').replace(/\s*[:.]$/u, '');
      this.put(first, [...(goesOn ? items : []), `- ${name}:`], goesOn, blocks);
      return true;
    }
    const item = items.at(-1);
    if (!open || item === undefined || !lines.every((line) => isBelow(line, open.name)))
      return false;
    if (isItem(text) || item.length + text.length > longestEntry) return false;
    this.put(open.name, [...items.slice(0, -1), `${item} ${text}`], true, blocks);
    return true;
  }

  private put(
    name: PdfLine,
    items: readonly string[],
    instead: boolean | undefined,
    blocks: Block[],
  ): void {
    if (instead) blocks.pop();
    const block: Block = { kind: 'list', items };
    blocks.push(block);
    this.open = { name, block };
  }
}
