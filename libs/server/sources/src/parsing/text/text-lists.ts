import { leastOf } from '../extremes.ts';
import type { Block } from '../block.ts';
import { columnLists } from './column-lists.ts';
import { option, shownTerm } from './option-terms.ts';
import { bulletItem, indentOf, looksLikeCode, numberItem } from './text-lines.ts';

/** A term on its line, with what it means set in below or beside it. */
interface Described {
  readonly term: string;
  readonly text: readonly string[];
  readonly indent: number;
  /** Where the description begins. */
  readonly at: number;
}

/**
 * Lists of a plain text: items go on in lines and paragraphs that are set in as far as their text.
 * Options and terms with their descriptions are lists too.
 */
export class TextLists {
  private readonly blocks: Block[];
  private readonly joined: (lines: readonly string[]) => string;
  private items: string[] = [];
  private outermost = 0;
  /** Where the text of the last item begins. */
  private textAt = 0;
  /** Whether the last item is a name with what is set in below it, however far the text is. */
  isNamed = false;

  /** `joined` makes one text of its lines. */
  constructor(blocks: Block[], joined: (lines: readonly string[]) => string) {
    this.blocks = blocks;
    this.joined = joined;
  }

  get isOpen(): boolean {
    return this.items.length > 0;
  }

  /** Takes a paragraph that is made of items; false if it is none. */
  take(lines: readonly string[], base: number): boolean {
    const first = itemOf(lines[0]!);
    const isMarked = /^\s*[*+•▪‣]\s/u.test(lines[0]!) && !looksLikeCode(lines);
    if (
      first &&
      (this.isOpen || lines.length === 1 || isMarked || this.isList(lines, first.textAt))
    ) {
      if (first.isLettered && !this.isOpen && lines.length === 1) return false;
      this.takeItems(lines);
      return true;
    }
    const described = describedIn(lines, base);
    if (described.length === 0) return false;
    for (const { term, text, indent, at } of described) {
      this.begin(indent);
      this.items.push(`- ${shownName(term)}: ${this.joined(text)}`);
      this.textAt = at;
    }
    return true;
  }

  /** Takes options with what is said of them in a column of its own, in groups or not. */
  takeColumns(lines: readonly string[]): boolean {
    const lists = columnLists(lines);
    if (!lists?.some(({ isOfOptions }) => isOfOptions)) return false;
    for (const { leadIn, entries, indent, column, rest } of lists) {
      this.addProse(leadIn);
      this.begin(indent);
      for (const { term, text } of entries)
        this.items.push(`- ${shownTerm(term)}: ${this.joined(text)}`);
      this.textAt = column;
      this.addProse(rest);
    }
    return true;
  }

  private addProse(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.end();
    this.blocks.push({ kind: 'prose', text: this.joined(lines) });
  }

  /** Takes the name of what is described in the paragraphs that are set in below it. */
  takeName(lines: readonly string[], next: number | undefined, isName: boolean): boolean {
    const [line = '', ...more] = lines;
    const indent = indentOf(line);
    const isTold = isName || category.test(line.trim());
    if (more.length > 0 || !isTold || (next ?? 0) < indent + 3) return false;
    if (!this.isNamed) this.end();
    this.begin(indent);
    this.items.push(`- ${shownName(line.trim())}:`);
    this.textAt = indent + 3;
    this.isNamed = true;
    return true;
  }

  /** Adds a paragraph to the last item if it is set in as far as that; false otherwise. */
  goOn(lines: readonly string[], indent: number): boolean {
    if (!this.isOpen || indent < this.textAt) return false;
    const last = this.items.length - 1;
    this.items[last] = `${this.items[last]} ${this.joined(lines)}`;
    return true;
  }

  end(): void {
    if (this.items.length > 0) this.blocks.push({ kind: 'list', items: this.items });
    this.items = [];
    this.isNamed = false;
  }

  private isList(lines: readonly string[], textAt: number): boolean {
    return (
      lines.slice(1).every((line) => itemOf(line) !== undefined || indentOf(line) >= textAt - 1) ||
      lines.filter((line) => itemOf(line)).length > 1
    );
  }

  private takeItems(lines: readonly string[]): void {
    let item: string[] = [];
    let mark = '';
    const endItem = (): void => {
      if (item.length > 0) this.items.push(`${mark}${this.joined(item)}`);
      item = [];
    };
    for (const line of lines) {
      const found = itemOf(line);
      if (found) {
        endItem();
        this.begin(found.indent);
        const depth = Math.min(3, Math.max(0, Math.round((found.indent - this.outermost) / 3)));
        mark = `${'  '.repeat(depth)}${found.mark} `;
        this.textAt = found.textAt;
        item = [line.slice(found.textAt)];
      } else item.push(line.trim());
    }
    endItem();
  }

  private begin(indent: number): void {
    if (this.items.length === 0) this.outermost = indent;
  }
}

interface Item {
  readonly indent: number;
  readonly mark: string;
  readonly textAt: number;
  readonly isLettered: boolean;
}

function itemOf(line: string): Item | undefined {
  const bullet = bulletItem.exec(line);
  if (bullet) {
    const [whole, indent = '', sign, gap = ''] = bullet;
    // "o" is a bullet where it is set in like one.
    if (sign === 'o' && (gap.length < 2 || indent.length + gap.length < 3)) return undefined;
    return { indent: indent.length, mark: '-', textAt: whole.length, isLettered: false };
  }
  const number = numberItem.exec(line);
  if (!number) return undefined;
  const [whole, indent = '', mark = ''] = number;
  const digits = /\d+/.exec(mark)?.[0];
  return {
    indent: indent.length,
    mark: digits ? `${digits}.` : '-',
    textAt: whole.length,
    isLettered: !digits,
  };
}

/** More names has no option. */
const mostForms = 40;

/** Terms with descriptions: all of the lines, or none. */
function describedIn(lines: readonly string[], base: number): Described[] {
  const left = leastOf(lines.map(indentOf));
  const terms = lines.flatMap((line, at) => (indentOf(line) === left ? [at] : []));
  if (left > base + 12 || terms.length === lines.length) {
    const beside = lines.length === 1 || terms.length < lines.length ? undefined : lines;
    if (!beside && lines.length > 1) return [];
  }
  const found: Described[] = [];
  let shared: string[] = [];
  for (const [n, at] of terms.entries()) {
    const own = lines.slice(at, terms[n + 1] ?? lines.length);
    const described = describedBy([...shared, ...own], left);
    if (described) {
      found.push(described);
      shared = [];
      // Forms of one option stand below each other, and what they mean below the last.
    } else if (own.length === 1 && shared.length < mostForms && isForm(own[0]!.trim()))
      shared = [...shared, ...own];
    else return [];
  }
  if (shared.length > 0) return [];
  return found;
}

/** " -- Command: stop wheel": how Info says what is described below. */
const category = /^--\s\p{L}[\p{L} ]{2,40}:\s+(?=\S)/u;

/** "--name", or what is typed as Info sets it: "'name'". */
const isForm = (line: string): boolean =>
  option.test(line) || category.test(line) || /^(['‘"])[^'’"\n]+['’"]$/u.test(line);

function describedBy(lines: readonly string[], left: number): Described | undefined {
  const forms = lines.findIndex((line) => indentOf(line) > left || /\S\s{2,}\S/.test(line));
  const [first = '', ...rest] =
    forms > 0 && indentOf(lines[forms]!) > left
      ? [
          lines
            .slice(0, forms)
            .map((line) => shownName(line.trim()))
            .join(', '),
          ...lines.slice(forms),
        ]
      : lines;
  const beside = /^(\s*\S(?:.*?\S)?)(\s{2,})(\S.*)$/.exec(first);
  const isOption = option.test(first.trim());
  if (beside && isOption) {
    const at = beside[1]!.length + beside[2]!.length;
    return { term: beside[1]!.trim(), text: [beside[3]!, ...rest], indent: left, at };
  }
  if (rest.length === 0) return undefined;
  const at = leastOf(rest.map(indentOf));
  const isSetIn = at >= left + 3 && (first.trim().length <= 76 || (isOption && forms > 1));
  if (!isSetIn || /[.!?。！？，；]["'»”」]*$/u.test(first.trim())) return undefined;
  if (!isOption && (looksLikeCode(rest) || isWrapped(first.trim()))) return undefined;
  return { term: first.trim(), text: rest, indent: left, at };
}

/** Too much for a term: the first line of a paragraph that hangs out to the left. */
const isWrapped = (line: string): boolean => {
  const unspaced = line.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  return line.split(/\s+/).length > 8 || unspaced > 16 || /^>>\s|\.{4,}/.test(line);
};

const shownName = (term: string): string => {
  const quoted = /^(?:'([^'\n]+)'|‘([^’\n]+)’)$/u.exec(term);
  // Info sets what is typed in quotation marks.
  const name = quoted?.[1] ?? quoted?.[2];
  if (name !== undefined && !name.includes('`')) return `\`${name}\``;
  const bare = term.replace(category, '').replace(/:$/, '');
  return shownTerm(bare);
};
