/// <reference lib="dom" />
import { walkTree } from './walk-tree.ts';

/** Fewer links may as well be a list of what is recommended. */
const fewest = { menu: 4, contents: 3 } as const;
/** Letters of the label of a way; a title of another page may be longer. */
const longestLabel = 30;
/** Letters that may stand beside links without being text: "Table of contents", a slogan. */
const longestBeside = { menu: 12, contents: 20, slogan: 60 } as const;
/** So many letters of a paragraph, or in a row, are text. */
const shortestText = 80;

/**
 * Takes menus and tables of contents out of a page that marks them by nothing but what they are:
 * short links to other pages and to scripts before the text begins or after it has ended, with the
 * slogan beside them, and links to places of the page itself. No word of them has to be known.
 */
export function removeMenus(root: Element): void {
  const page = measure(root);
  for (const { element } of widest(page.elements, isContents)) element.remove();
  // A page of nothing but links is read for its links.
  if (page.lastText < 0) return;
  for (const { element, place } of widest(page.elements, isMenu))
    if (place < page.firstText) headOf(element, root).remove();
    else if (place > page.lastText && isLast(element, root)) element.remove();
}

interface Measured {
  readonly element: Element;
  /** Number of the element and of the last one in it, in the order of the page. */
  readonly place: number;
  end: number;
  letters: number;
  /** Letters outside of links. */
  beside: number;
  /** Links to places of the page. */
  inside: number;
  /** Short links to other pages and to scripts. */
  short: number;
  others: number;
  /** Headings, code and tables are no part of a menu. */
  hasContent: boolean;
}

interface Page {
  /** An element stands behind all that are in it. */
  readonly elements: readonly Measured[];
  /** Places of the first and of the last text; Infinity and -1 where there is none. */
  readonly firstText: number;
  readonly lastText: number;
}

function measure(root: Element): Page {
  const elements: Measured[] = [];
  const open: Measured[] = [];
  let [count, firstText, lastText] = [0, Infinity, -1];
  let link: Measured | undefined;
  const text = (place: number) => {
    firstText = Math.min(firstText, place);
    lastText = Math.max(lastText, place);
  };
  walkTree(
    root,
    (node) => {
      if (node.nodeType === 1) {
        const element = node as Element;
        const hasContent = isContent.test(element.localName);
        const none = { letters: 0, beside: 0, inside: 0, short: 0, others: 0 };
        const own = { element, place: count++, end: 0, ...none, hasContent };
        if (element.localName === 'a' && element.hasAttribute('href')) link = own;
        open.push(own);
      }
      const at = open.at(-1);
      if (node.nodeType !== 3 || !at) return;
      const letters = lettersIn(node.textContent ?? '');
      at.letters += letters;
      if (!link) at.beside += letters;
      if (letters >= shortestText) text(at.place);
    },
    () => {
      const own = open.pop();
      if (!own) return;
      own.end = count;
      elements.push(own);
      if (isParagraph.test(own.element.localName) && own.beside >= shortestText) text(own.place);
      if (own === link) {
        link = undefined;
        countLink(own);
      }
      const parent = open.at(-1);
      if (!parent) return;
      for (const what of ['letters', 'beside', 'inside', 'short', 'others'] as const)
        parent[what] += own[what];
      parent.hasContent ||= own.hasContent;
    },
  );
  return { elements: elements.slice(0, -1), firstText, lastText };
}

const isContent = /^(?:h[1-6]|pre|dd|code|table|img|figure)$/;
const isParagraph = /^(?:p|li|dd|td|blockquote|pre)$/;
const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]+/gu, '').length;

function countLink(link: Measured): void {
  if (link.letters === 0) return;
  if ((link.element.getAttribute('href') ?? '').startsWith('#')) link.inside = 1;
  else if (link.letters <= longestLabel) link.short = 1;
  else link.others = 1;
}

/** Those of a kind that are in no other of it. */
function widest(
  elements: readonly Measured[],
  isSuch: (element: Measured) => boolean,
): readonly Measured[] {
  const found: Measured[] = [];
  for (const element of elements.toReversed()) {
    const outer = found.at(-1);
    if (outer && element.place > outer.place && element.place < outer.end) continue;
    if (isSuch(element)) found.push(element);
  }
  return found;
}

const isContents = (one: Measured): boolean =>
  one.inside >= fewest.contents &&
  one.short + one.others === 0 &&
  one.beside <= Math.min(longestBeside.contents, one.letters / 2) &&
  !isSentence(one);
const isMenu = (one: Measured): boolean =>
  !one.hasContent &&
  one.short >= fewest.menu &&
  one.inside + one.others === 0 &&
  one.beside <= longestBeside.menu &&
  !isSentence(one);

/** "CHECK, UNIQUE and NOT NULL constraints.": links in a sentence. */
const isSentence = ({ beside, element }: Measured): boolean =>
  beside > 0 && /[.:;,!?。：；]["'”»)]*\s*$/u.test(element.textContent ?? '');

/** A menu with what stands around it where that is no more than a slogan. */
function headOf(menu: Element, root: Element): Element {
  const own = lettersIn(menu.textContent ?? '');
  let head = menu;
  for (
    let next = menu.parentElement;
    next && next !== root && !next.querySelector('h1, h2, h3, h4, pre, table');
    next = next.parentElement
  ) {
    if (lettersIn(next.textContent ?? '') - own > longestBeside.slogan) break;
    head = next;
  }
  return head;
}

/** Whether nothing follows on the page but a line or two. */
function isLast(element: Element, root: Element): boolean {
  let letters = 0;
  for (let at = element; at !== root; at = at.parentElement ?? root)
    for (let next = at.nextSibling; next; next = next.nextSibling)
      letters += lettersIn(next.textContent ?? '');
  return letters <= longestBeside.slogan;
}
