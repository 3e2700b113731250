/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Block } from './block.ts';
import { normaliseLine, normaliseText } from './normalise-text.ts';

const skipped = new Set(
  'script style noscript template nav iframe object embed svg canvas button input select textarea dialog audio video map head'.split(
    ' ',
  ),
);
const blockLevel = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
   header hr html legend li main ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);
const bold = new Set(['b', 'strong', 'dfn']);
const startsBlocks = 'pre, table, h1, h2, h3, h4, h5, h6';

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
  private terms: string[] = [];

  readChildren(element: Element): void {
    for (const child of element.childNodes) {
      if (child.nodeType === 3) this.inline += child.textContent ?? '';
      else if (isElement(child) && !isHidden(child)) this.read(child);
    }
  }

  private read(element: Element): void {
    const name = element.localName.toLowerCase();
    if (!blockLevel.has(name)) {
      this.readInline(element, name);
      return;
    }
    this.endProse();
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level) this.addHeading(Number(level), element);
    else if (name === 'pre') this.addCode(element);
    else if (name === 'table') this.addTable(element);
    else if (name === 'ul' || name === 'ol') this.addList(element);
    else if (name === 'dl') this.addDefinitions(element);
    else this.readChildren(element);
    this.endProse();
  }

  private readInline(element: Element, name: string): void {
    if (name === 'br') {
      if (/\n\s*$/.test(this.inline.slice(-20))) this.endProse();
      else this.inline += '\n';
    } else if (element.querySelector('p, div, ul, ol, table, pre, h1, h2, h3, h4, h5, h6')) {
      this.readChildren(element);
    } else {
      if (bold.has(name)) this.terms.push(normaliseLine(element.textContent ?? ''));
      else
        for (const term of element.querySelectorAll('b, strong, dfn'))
          this.terms.push(normaliseLine(term.textContent ?? ''));
      this.inline += inlineText(element);
    }
  }

  endProse(): void {
    const text = normaliseLine(this.inline);
    if (text) this.blocks.push({ kind: 'prose', text, ...this.takeTerms() });
    this.inline = '';
    this.terms = [];
  }

  private takeTerms(): { terms?: string[] } {
    const terms = [...new Set(this.terms)].filter((term) => term.length > 1 && term.length <= 80);
    this.terms = [];
    return terms.length ? { terms } : {};
  }

  private addHeading(level: number, element: Element): void {
    const text = normaliseLine(inlineText(element)).replace(/^[§¶]\s*|\s*[¶#§]$/gu, '');
    if (text) this.blocks.push({ kind: 'heading', level, text });
  }

  private addCode(element: Element): void {
    const text = normaliseText(element.textContent ?? '').replace(/^\n+|\s+$/g, '');
    const classes = `${element.getAttribute('class') ?? ''} ${element.querySelector('code')?.getAttribute('class') ?? ''}`;
    if (text.trim())
      this.blocks.push({
        kind: 'code',
        text,
        language: /(?:language|lang)-([\w+#-]+)/.exec(classes)?.[1] ?? '',
      });
  }

  private addTable(table: Element): void {
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children]
        .filter((cell) => /^t[dh]$/i.test(cell.localName))
        .map((cell) => normaliseLine(inlineText(cell))),
    );
    const filled = rows.filter((row) => row.some(Boolean));
    const isLayout =
      table.querySelector('table, pre, h1, h2, h3, ul, ol') !== null ||
      filled.every((row) => row.length < 2);
    const caption = table.querySelector('caption');
    if (caption) this.inline += inlineText(caption);
    this.endProse();
    const remark = remarkIn(filled);
    if (remark !== undefined) this.blocks.push({ kind: 'prose', text: remark });
    else if (isLayout) for (const cell of directCells(table)) this.readCell(cell);
    else if (filled.length) this.blocks.push({ kind: 'table', rows: filled });
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

  private addDefinitions(list: Element): void {
    if (list.querySelector(startsBlocks)) {
      for (const part of list.children) this.readCell(part);
      return;
    }
    const items: string[] = [];
    let term = '';
    for (const part of list.querySelectorAll('dt, dd')) {
      const text = normaliseLine(inlineText(part));
      if (part.localName.toLowerCase() === 'dt') {
        if (term) items.push(`- ${term}`);
        term = text;
        this.terms.push(text);
      } else if (text) {
        items.push(term ? `- ${term}: ${text}` : `- ${text}`);
        term = '';
      }
    }
    if (term) items.push(`- ${term}`);
    if (items.length) this.blocks.push({ kind: 'list', items, ...this.takeTerms() });
  }
}

/** A note that is set as a table: its picture, its label, and below them what it says. */
function remarkIn(rows: readonly (readonly string[])[]): string | undefined {
  const [label, said, ...more] = rows;
  const isRemark =
    more.length === 0 &&
    label?.length === 2 &&
    label[0] === '' &&
    (label[1]?.split(/\s+/).length ?? 9) <= 3 &&
    said?.filter((cell) => cell !== '').length === 1;
  return isRemark ? said.find((cell) => cell !== '') : undefined;
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
    const text = normaliseLine(inlineText(item, ['ul', 'ol']));
    if (text) items.push(`${'  '.repeat(depth)}${marker} ${text}`);
    for (const nested of item.querySelectorAll('ul, ol')) {
      if (nested.parentElement?.closest('li') === item) collectItems(nested, depth + 1, items);
    }
  }
}

/**
 * The text of an element on one line: code in backticks, formulas as TeX where the page has it,
 * reference marks left out.
 */
function inlineText(node: Node, without: readonly string[] = []): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (!isElement(node) || isHidden(node)) return '';
  const name = node.localName.toLowerCase();
  if (without.includes(name)) return ' ';
  if (name === 'br') return ' ';
  if (name === 'math') return formula(node);
  const children = [...node.childNodes];
  const text = children.map((child) => inlineText(child, without)).join('');
  if (name === 'sup' && /^\s*\[[\w\s]{1,12}\]\s*$/.test(text)) return '';
  if (name === 'code' && text.trim() && !text.includes('`')) return `\`${text.trim()}\``;
  return blockLevel.has(name) ? ` ${text} ` : text;
}

function formula(element: Element): string {
  const tex = element.getAttribute('alttext') ?? element.querySelector('annotation')?.textContent;
  return tex ? `$${tex.trim()}$` : (element.textContent ?? '');
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function isHidden(element: Element): boolean {
  return (
    skipped.has(element.localName.toLowerCase()) ||
    element.hasAttribute('hidden') ||
    (element.getAttribute('aria-hidden') === 'true' && element.localName !== 'body') ||
    /display:\s*none/i.test(element.getAttribute('style') ?? '') ||
    element.getAttribute('role') === 'navigation' ||
    apparatus.test(element.getAttribute('class') ?? '')
  );
}

/**
 * Classes with which documentation generators (DocBook, Sphinx, Asciidoctor, Texinfo, wikis) mark
 * navigation, contents, indexes, marks beside headings, and the imprint.
 */
const apparatus =
  /(?:^|\s)(?:mw-editsection|sr-only|visually-hidden|navheader|navfooter|navigation|navbar|nav-?links?|node-nav|breadcrumbs?|pagination|pager|prev-next(?:-\w+)?|related|sphinxsidebar|headerlink|anchorjs-link|toc|toc-?title|toctree-wrapper|list-of-(?:figures|tables|examples|titles)|contents local|genindextable|indexdiv|indextable|legalnotice|copyright|pubdate|releaseinfo|editedby|editor|authorgroup|footnote-reference|footnoteref|footer)(?=\s|$)/;

function directCells(table: Element): Element[] {
  return [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table);
}
