/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Block } from './block.ts';
import {
  blockLevel,
  inlineText,
  isElement,
  isHidden,
  lineOf,
  linesIn,
  markOf,
} from './html-inline.ts';
import { isSignature, membersOf, signatureAbove } from './html-members.ts';
import {
  blockOfRows,
  captioned,
  directCells,
  isNameOf,
  nameBeside,
  referenceIn,
} from './html-tables.ts';
import { normaliseLine, normaliseText } from './normalise-text.ts';
import { isWrittenItem, itemsWritten, lineEnd } from './written-items.ts';

const bold = new Set(['b', 'strong', 'dfn']);
const startsBlocks = 'pre, table, h1, h2, h3, h4, h5, h6';
/** Elements that are no paragraph and hold none. */
const apart = /^(?:pre|table|[uod]l|h[1-6])$/;

/**
 * The blocks below an element: headings, lists, code and tables keep their form, all else is prose.
 */
export function blocksOf(root: Element | null): Block[] {
  const reader = new BlockReader();
  if (root) reader.readChildren(root);
  reader.endProse();
  return reader.blocks;
}

class BlockReader {
  readonly blocks: Block[] = [];
  private inline = '';
  /** Its last line, and whether one stands above that: to cut it off would copy all, each time. */
  private line = '';
  private isBelow = false;
  private terms: string[] = [];
  /** What the next paragraph tells of; it stands before that. */
  private label = '';
  /** The list of items that stand in none. */
  private strays: { readonly block: Block; readonly items: string[] } | undefined;

  readChildren(element: Element): void {
    for (const child of element.childNodes) {
      if (child.nodeType === 3) this.append(child.textContent ?? '');
      else if (!isElement(child)) continue;
      else if (isHidden(child)) this.append(markOf(child));
      else this.read(child);
    }
  }

  private read(element: Element): void {
    const name = element.localName.toLowerCase();
    if (!blockLevel.has(name)) {
      this.readInline(element, name);
      return;
    }
    this.endProse();
    if (apart.test(name)) this.endLabel();
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level) this.addHeading(Number(level), element);
    else if (name === 'pre') this.addCode(element);
    else if (name === 'table') this.addTable(element);
    else if (name === 'ul' || name === 'ol') this.addList(element);
    else if (name === 'dl') this.addDefinitions(element);
    else if (name === 'li' && isStray(element)) this.addStray(element);
    else if (isProgram(element)) this.addCode(element);
    else if (!isSignature(element)) this.readTold(element);
    this.endProse();
  }

  private readInline(element: Element, name: string): void {
    if (name === 'br') {
      if (this.isBelow && this.line.trim() === '') this.endProse();
      else if (/\n\s*$/.test(this.line)) this.endLine();
      else this.breakLine();
    } else if (
      element.firstElementChild &&
      element.querySelector('p, div, ul, ol, table, pre, h1, h2, h3, h4, h5, h6')
    ) {
      this.readChildren(element);
    } else {
      if (bold.has(name)) this.terms.push(normaliseLine(element.textContent ?? ''));
      else if (element.firstElementChild)
        for (const term of element.querySelectorAll('b, strong, dfn'))
          this.terms.push(normaliseLine(term.textContent ?? ''));
      this.append(inlineText(element));
    }
  }

  private append(text: string): void {
    this.inline += text;
    this.line += text;
  }

  private breakLine(): void {
    this.inline += lineEnd;
    [this.line, this.isBelow] = ['', true];
  }

  /** A line whose end is written twice ends its paragraph, unless it is an item. */
  private endLine(): void {
    if (isWrittenItem(lineOf(this.line))) this.breakLine();
    else this.endProse();
  }

  endProse(): void {
    const written = itemsWritten(this.inline.split(lineEnd).map(lineOf).filter(Boolean));
    if (written && written.leadIn !== '')
      this.blocks.push({ kind: 'prose', text: `${this.label}${written.leadIn}` });
    if (written) {
      if (written.leadIn !== '') this.label = '';
      else this.endLabel();
      this.blocks.push({ kind: 'list', items: written.items, ...this.takeTerms() });
    }
    const text = written ? '' : lineOf(this.inline.replaceAll(lineEnd, '\n'));
    if (text) {
      this.blocks.push({ kind: 'prose', text: `${this.label}${text}`, ...this.takeTerms() });
      this.label = '';
    }
    [this.inline, this.line, this.isBelow] = ['', '', false];
    this.terms = [];
  }

  /** Before what is no paragraph a label stands by itself. */
  private endLabel(): void {
    if (this.label === '') return;
    const text = this.label.trim();
    this.label = '';
    this.blocks.push({ kind: 'prose', text });
  }

  private takeTerms(): { terms?: string[] } {
    const terms = [...new Set(this.terms)].filter((term) => term.length > 1 && term.length <= 80);
    this.terms = [];
    return terms.length ? { terms } : {};
  }

  private addHeading(level: number, element: Element): void {
    const text = lineOf(inlineText(element)).replace(/^(?:¶|§(?!\s?\d))\s*|\s*[¶#§]$/gu, '');
    if (text) this.blocks.push({ kind: 'heading', level, text });
  }

  private addCode(element: Element): void {
    const isSet = element.localName.toLowerCase() === 'pre';
    const whole = normaliseText((isSet ? setText(element) : linesIn(element)) ?? '');
    const shown = whole.replace(/^\n+/, '').trimEnd();
    if (numbersLines(element, shown)) return;
    const counted = withoutCount(shown);
    const text = counted ?? shown;
    const classes = `${element.getAttribute('class') ?? ''} ${element.querySelector('code')?.getAttribute('class') ?? ''}`;
    if (text.trim())
      this.blocks.push({
        kind: 'code',
        text,
        // What is counted by its lines is a program, however many words of a sentence are in it.
        language: /(?:language|lang)-([\w+#-]+)/.exec(classes)?.[1] ?? (counted ? 'text' : ''),
      });
  }

  /** What is told below a signature begins with it. */
  private readTold(element: Element): void {
    const signature = signatureAbove(element);
    if (signature !== undefined) this.label = `\`${signature}\`: `;
    this.readChildren(element);
  }

  private addTable(table: Element): void {
    const members = membersOf(table);
    if (members) {
      for (const block of members) this.blocks.push(block);
      return;
    }
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children]
        .filter((cell) => /^t[dh]$/i.test(cell.localName))
        .map((cell) => lineOf(inlineText(cell))),
    );
    const filled = rows.filter((row) => row.some(Boolean));
    const isLayout =
      table.querySelector('table, pre, h1, h2, h3, ul, ol') !== null ||
      filled.every((row) => row.length < 2);
    const caption = table.querySelector('caption');
    if (caption) this.append(inlineText(caption));
    this.endProse();
    const reference = isLayout ? referenceIn(table) : undefined;
    if (reference) {
      this.addReference(reference);
      return;
    }
    const block = isLayout ? undefined : blockOfRows(filled);
    const { caption: across } = captioned(filled);
    if (block && across !== '') this.blocks.push({ kind: 'prose', text: across });
    if (block) this.blocks.push(block);
    else for (const cell of directCells(table)) this.readNamedCell(cell);
  }

  /** What stands in a row beside a name and no more is told of that. */
  private readNamedCell(cell: Element): void {
    const beside = nameBeside(cell);
    if (beside !== undefined) {
      this.terms.push(beside);
      this.label = `${beside}: `;
    }
    if (!isNameOf(cell)) this.readCell(cell);
  }

  private addReference(entries: NonNullable<ReturnType<typeof referenceIn>>): void {
    let items: string[] = [];
    const endList = (): void => {
      if (items.length) this.blocks.push({ kind: 'list', items, ...this.takeTerms() });
      items = [];
    };
    for (const entry of entries) {
      if ('said' in entry) {
        this.terms.push(entry.name);
        items.push(`- \`${entry.name}\`: ${entry.said}`);
        continue;
      }
      endList();
      this.readCell(entry);
    }
    endList();
  }

  private readCell(cell: Element): void {
    this.readChildren(cell);
    this.endProse();
  }

  private addList(list: Element): void {
    if (list.querySelector(startsBlocks)) {
      for (const item of list.children) this.readCell(item);
      return;
    }
    const items: string[] = [];
    collectItems(list, 0, items);
    for (const term of list.querySelectorAll('b, strong, dfn'))
      this.terms.push(normaliseLine(term.textContent ?? ''));
    if (items.length) this.blocks.push({ kind: 'list', items, ...this.takeTerms() });
  }

  /** An item outside of any list goes on with the list that the item before it began. */
  private addStray(item: Element): void {
    if (item.querySelector(startsBlocks)) return this.readChildren(item);
    const text = lineOf(inlineText(item));
    if (!text) return;
    if (this.strays && this.strays.block === this.blocks.at(-1)) {
      this.strays.items.push(`- ${text}`);
      return;
    }
    const items = [`- ${text}`];
    const block: Block = { kind: 'list', items };
    this.strays = { block, items };
    this.blocks.push(block);
  }

  private addDefinitions(list: Element): void {
    let items: string[] = [];
    let term = '';
    const endList = (): void => {
      if (items.length) this.blocks.push({ kind: 'list', items, ...this.takeTerms() });
      items = [];
    };
    for (const part of partsOf(list)) {
      const isTerm = part.localName.toLowerCase() === 'dt';
      if (!isTerm && part.querySelector(`${startsBlocks}, ul, ol, dl`)) {
        endList();
        this.readDescription(part, term);
        term = '';
        continue;
      }
      const text = lineOf(inlineText(part));
      if (isTerm) {
        if (term) items.push(`- ${term}`);
        term = text.replace(/\s*[:：]$/u, '');
        this.terms.push(term);
      } else if (text) {
        items.push(term ? `- ${term}: ${text}` : `- ${text}`);
        term = '';
      }
    }
    if (term) items.push(`- ${term}`);
    endList();
  }

  /** What is said of a term in more than words. */
  private readDescription(description: Element, term: string): void {
    this.label = term ? `${term}: ` : '';
    if (term) this.terms.push(term);
    this.readCell(description);
    this.endLabel();
  }
}

function collectItems(list: Element, depth: number, items: string[]): void {
  let number = Number(list.getAttribute('start')) || 1;
  for (const item of list.children) {
    const name = item.localName.toLowerCase();
    if (name === 'ul' || name === 'ol') {
      collectItems(item, depth + 1, items);
      continue;
    }
    const marker = list.localName.toLowerCase() === 'ol' ? `${number++}.` : '-';
    // A dash that is written is the mark of the item, not its text.
    const text = lineOf(inlineText(item, ['ul', 'ol'])).replace(/^[-–—•*]\s+/u, '');
    if (text) items.push(`${'  '.repeat(depth)}${marker} ${text}`);
    for (const nested of item.querySelectorAll('ul, ol')) {
      if (nested.parentElement?.closest('li') === item) collectItems(nested, depth + 1, items);
    }
  }
}

/** The terms and descriptions of a list, in order, also where each pair stands in a box. */
const partsOf = (list: Element): Element[] =>
  [...list.querySelectorAll('dt, dd')].filter((part) => part.closest('dl') === list);

const isStray = (item: Element): boolean =>
  !/^(?:ul|ol|menu|dir)$/i.test(item.parentElement?.localName ?? '');

/** What is set with its blanks; some end its lines by an element. */
function setText(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (!isElement(node)) return '';
  if (node.localName.toLowerCase() === 'br') return '\n';
  return [...node.childNodes].map(setText).join('');
}

/** The number of a line, in a column of its own: set to the right, or before a blank that stays. */
const lineNumber = /^ *(\d{1,4})(?:\u00A0 ?|(?= |$))/;
const fewestCounted = 4;

/** A program without the numbers of its lines, where each has the next one; undefined without them. */
function withoutCount(text: string): string | undefined {
  const lines = text.split('\n');
  const found = lines.map((line) => lineNumber.exec(line));
  const isCounted = found.every((one, at) => Number(one?.[1]) === Number(found[0]?.[1]) + at);
  const widths = new Set(lines.map((line) => /^ *\d+/.exec(line)?.[0].length));
  const isApart = /\u00A0/.test(text) || (widths.size === 1 && text.startsWith(' '));
  const named = lines.filter((line) => /\p{L}{2}/u.test(line)).length;
  if (!isCounted || !isApart || lines.length < fewestCounted || named < lines.length / 2)
    return undefined;
  return lines.map((line) => line.replace(/^ *\d+[ \u00A0]?/, '')).join('\n');
}

/** Numbers in a cell of their own, one for each line of the cell beside it. */
function numbersLines(element: Element, text: string): boolean {
  const beside = element.closest('td')?.nextElementSibling?.querySelector('pre');
  if (!beside) return false;
  const numbers = text.split('\n').map((line) => (/^ *\d{1,5}$/.test(line) ? Number(line) : NaN));
  const counted = normaliseText(setText(beside)).trim().split('\n').length;
  return (
    // A last line may be blank.
    Math.abs(numbers.length - counted) <= 1 &&
    (numbers.length > 1 || numbers[0] === 1) &&
    numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
  );
}

/** A paragraph that its class calls a program; its lines end where it says so. */
const isProgram = (element: Element): boolean =>
  /^(?:p|div)$/i.test(element.localName) &&
  /(?:^|\s)(?:code|codeblock|program-?listing|(?:[BL]?V|v)erbatim(?:Input)?|obeylines-v|fancyvrb|screen|terminal)(?=\s|$)/.test(
    element.getAttribute('class') ?? '',
  ) &&
  element.querySelector('p, div, ul, ol, dl, table, pre') === null;
