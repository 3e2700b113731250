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
  for (const { element } of widest(page.elements, isContents)) {
    headingOf(element, root)?.remove();
    element.remove();
  }
  // A page of nothing but links is read for its links.
  if (page.lastText < 0) return;
  for (const menu of widest(page.elements, isMenu))
    if (menu.place < page.firstText) headOf(menu).element.remove();
    else if (menu.place > page.lastText && page.beside - menu.read <= longestBeside.slogan)
      menu.element.remove();
}

const headings = 'h1, h2, h3, h4, h5, h6';

/** What stands above contents and nothing else; the title of the page, or of what is read, stays. */
function headingOf(contents: Element, root: Element): Element | undefined {
  const above = nextTo(contents, root, 'previousElementSibling');
  const title = above?.matches(headings) ? above : above?.querySelector(headings);
  if (!above || !title || textIn(title) !== textIn(above)) return undefined;
  if (title === root.querySelector(headings)) return undefined;
  const below = nextTo(contents, root, 'nextElementSibling');
  const next = below?.matches(headings) ? below : below?.querySelector(headings);
  const isOver =
    next && textIn(below!).startsWith(textIn(next)) && next.localName <= title.localName;
  return isOver ? above : undefined;
}

/** The nearest element before or behind one that holds text. */
function nextTo(
  element: Element,
  root: Element,
  side: 'previousElementSibling' | 'nextElementSibling',
): Element | undefined {
  for (let at: Element | null = element; at && at !== root; at = at.parentElement)
    for (let other = at[side]; other; other = other[side]) if (textIn(other) !== '') return other;
  return undefined;
}

const textIn = (element: Element): string => (element.textContent ?? '').trim();

interface Measured {
  readonly element: Element;
  readonly parent: Measured | undefined;
  /** Number of the element and of the last one in it, in the order of the page. */
  readonly place: number;
  end: number;
  letters: number;
  /** Letters outside of links: its own, and those of the page up to its end. */
  beside: number;
  read: number;
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
  /** Letters outside of links. */
  readonly beside: number;
}

function measure(root: Element): Page {
  const places = placesOf(root);
  const elements: Measured[] = [];
  const open: Measured[] = [];
  let [count, firstText, lastText, read] = [0, Infinity, -1, 0];
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
        const none = { letters: 0, beside: 0, read: 0, inside: 0, short: 0, others: 0 };
        const own = { element, parent: open.at(-1), place: count++, end: 0, ...none, hasContent };
        if (element.localName === 'a' && element.hasAttribute('href')) link = own;
        open.push(own);
      }
      const at = open.at(-1);
      if (node.nodeType !== 3 || !at) return;
      const letters = isUnread.test(at.element.localName) ? 0 : lettersIn(node.textContent ?? '');
      at.letters += letters;
      // Numbers beside links are those of the chapters that they lead to.
      if (!link && /\p{L}/u.test(node.textContent ?? '')) {
        at.beside += letters;
        read += letters;
      }
      if (letters >= shortestText) text(at.place);
    },
    () => {
      const own = open.pop();
      if (!own) return;
      own.end = count;
      own.read = read;
      elements.push(own);
      if (isParagraph.test(own.element.localName) && own.beside >= shortestText) text(own.place);
      if (own === link) {
        link = undefined;
        countLink(own, places);
      }
      const parent = open.at(-1);
      if (!parent) return;
      for (const what of ['letters', 'beside', 'inside', 'short', 'others'] as const)
        parent[what] += own[what];
      parent.hasContent ||= own.hasContent;
    },
  );
  return { elements: elements.slice(0, -1), firstText, lastText, beside: read };
}

const isContent = /^(?:h[1-6]|pre|dd|code|table|figure)$/;
const isUnread = /^(?:script|style|noscript|template|option|button|label|title)$/;
const isParagraph = /^(?:p|li|dd|td|blockquote|pre)$/;
const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]+/gu, '').length;

/** The places of a page that links may lead to. */
const placesOf = (root: Element): ReadonlySet<string> =>
  new Set(
    [...root.querySelectorAll('[id], a[name]')].flatMap((one) => [
      one.id,
      one.getAttribute('name') ?? '',
    ]),
  );

function countLink(link: Measured, places: ReadonlySet<string>): void {
  if (link.letters === 0) return;
  const [page = '', place = ''] = (link.element.getAttribute('href') ?? '').split('#');
  // Many pages name themselves where they lead to a place of their own.
  if (page === '' || (place !== '' && places.has(place))) link.inside = 1;
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
function headOf(menu: Measured): Measured {
  let head = menu;
  for (let next = menu.parent; next?.parent && !next.hasContent; next = next.parent) {
    if (next.others > 0) break;
    if (next.beside - menu.beside > longestBeside.slogan) break;
    head = next;
  }
  return head;
}
