/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { walkTree } from './walk-tree.ts';

/** Longer than any bar of links, its chapter titles included. */
const longestBar = 320;
/** What stands in a bar beside its links is shorter. */
const longestAside = 160;
const ways = /^(?:prev(?:ious)?|next|up|home|start|first|last|contents|index|parent|top)$/i;
/** "»", "[<<]", "→": an arrow and nothing else. */
const sign = /^[\s[\]()|]*(?:[<>«»‹›←→↑↓⇐⇒⇑⇓◀▶▲▼◄►⏪⏩]|&[lg]t;)+[\s[\]()|]*$/u;
/** "← The lower basin", "Pumps »", "<< Basins". */
const pointed = /^\s*(?:[«‹←⇐◀◄]|<<)|(?:[»›→⇒▶►]|>>)\s*$/u;
/** « Les Misérables », ‹so›: a title in quotation marks. */
const quoted = /^\s*(?:«.*»|‹.*›)\s*$/su;

/**
 * Takes bars of links to other pages out of a page: the ways that its head names, links between
 * arrows, and rows of links that stand on it more than once. No word of them has to be known.
 */
export function removeNavigation(document: Document, root: Element | null): void {
  if (!root) return;
  removeOwnNumbers(root);
  removeNamed(root);
  const named = hrefsOfHead(document);
  const bars = barsBelow(root).map((bar) => ({ ...bar, key: keyOf(bar.links) }));
  const times = Map.groupBy(bars, ({ key }) => key);
  for (const { element, links, aside, key } of bars) {
    const signs = links.filter((link) => isWay(link, named)).length;
    const isAgain = key.includes('\n') && (times.get(key)?.length ?? 0) > 1;
    const isAlone =
      saysNothing(aside) && links.every((link) => (link.textContent ?? '').length <= 90);
    if (signs >= 2 || (isAlone && (isAgain || (signs === 1 && links.length === 1))))
      element.remove();
  }
}

/** Letters of a bar that is named so; what holds a whole page may be named after the bar in it. */
const longestNamed = 700;
const bars =
  /(?:^|[\s_-])nav(?:bar|igation|path|elem|links?|header|footer|menu|row)?(?=$|[\s\d_-])|bread-?crumbs?|(?:^|[\s_-])(?:page|module|package)-?menu(?=$|[\s_-])/iu;

/** Bars that the page itself calls so: "topNav", "nav-path", "breadcrumbs", "page-menu". */
function removeNamed(root: Element): void {
  for (const element of root.querySelectorAll('ul, ol, div, nav, table, p')) {
    const name = `${element.getAttribute('class') ?? ''} ${element.id}`;
    if (!bars.test(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2'))) continue;
    const isWhole =
      (element.textContent ?? '').replace(/\s+/g, '').length <= longestNamed &&
      element.querySelector('a[href]') !== null &&
      element.querySelector('h1, h2, h3, p, pre, dl') === null;
    if (isWhole) element.remove();
  }
}

/** Signs alone, or what a way is called: "Next:". */
const saysNothing = (aside: string): boolean =>
  (aside.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => ways.test(word));

/** Numbers of paragraphs, each a link to the paragraph that stands right behind it. */
function removeOwnNumbers(root: Element): void {
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    const number = (link.textContent ?? '').trim();
    const box = link.parentElement;
    if (!/^\d{1,5}$/.test(number) || box?.textContent?.trim() !== number) continue;
    if (box.nextElementSibling?.id === hrefOf(link).slice(1)) box.remove();
  }
}

const hrefOf = (link: Element): string => (link.getAttribute('href') ?? '').trim();
const keyOf = (links: readonly Element[]): string =>
  [...new Set(links.map(hrefOf))].toSorted().join('\n');

function hrefsOfHead(document: Document): Set<string> {
  const found = new Set<string>();
  for (const link of document.querySelectorAll('link[rel][href]'))
    if ((link.getAttribute('rel') ?? '').split(/\s+/).some((rel) => ways.test(rel)))
      found.add(hrefOf(link));
  return found;
}

const isElsewhere = (link: Element): boolean =>
  hrefOf(link) !== '' && !/^(?:mailto|javascript):/i.test(hrefOf(link));

function isWay(link: Element, named: ReadonlySet<string>): boolean {
  const words = `${link.getAttribute('rel') ?? ''} ${link.getAttribute('class') ?? ''}`.split(
    /\s+/,
  );
  const text = link.textContent ?? '';
  return (
    words.some((word) => ways.test(word)) ||
    link.hasAttribute('accesskey') ||
    named.has(hrefOf(link)) ||
    sign.test(text) ||
    (text.length < 120 && pointed.test(text) && !quoted.test(text))
  );
}

interface Bar {
  readonly element: Element;
  readonly links: Element[];
  /** What is read in it outside its links. */
  readonly aside: string;
}

/** What an element holds, as far as that matters for a bar of links. */
interface Content {
  /** Its text, runs of spaces made one; cut where no bar is longer. */
  text: string;
  aside: string;
  lastLabel: string;
  hasBlock: boolean;
  /** Links that stand in it directly. */
  readonly links: Element[];
  /** Bars below it that reach up to it. */
  readonly bars: Bar[];
}

const nothing = (): Content => ({
  text: '',
  aside: '',
  lastLabel: '',
  hasBlock: false,
  links: [],
  bars: [],
});

/** The widest elements below one that hold links and their labels, and no text. */
function barsBelow(root: Element): Bar[] {
  const found: Bar[] = [];
  const parents: Content[] = [];
  let content = nothing();
  walkTree(
    root,
    (node) => {
      if (node.nodeType === 3) read(content, node.textContent ?? '');
      if (node.nodeType !== 1) return;
      parents.push(content);
      content = nothing();
    },
    (element) => {
      const parent = parents.pop() ?? nothing();
      if (element === root) found.push(...content.bars);
      else close(element, content, parent, found);
      content = parent;
    },
  );
  return found;
}

function read(content: Content, text: string): void {
  if (content.text.length <= longestBar) content.text += text.replace(/\s+/g, ' ');
  if (content.aside.length <= longestAside) content.aside += text;
}

/** Adds an element that was walked to what its parent holds. */
function close(element: Element, content: Content, parent: Content, found: Bar[]): void {
  const isLink = element.localName === 'a';
  if (parent.text.length <= longestBar) parent.text += content.text;
  if (parent.aside.length <= longestAside) parent.aside += isLink ? ' ' : content.aside;
  parent.lastLabel = isLink ? content.text.trim() : content.lastLabel || parent.lastLabel;
  parent.hasBlock ||= content.hasBlock || isBlock.test(element.localName);
  if (isLink) {
    if (isElsewhere(element)) parent.links.push(element);
  } else if (isBar(element, content)) {
    const links = joined([...content.bars.map((bar) => bar.links), content.links]);
    if (links.length > 0) parent.bars.push({ element, links, aside: content.aside });
  } else found.push(...content.bars);
}

/** All in the longest of the lists, which spares copying it at every level. */
function joined(lists: readonly Element[][]): Element[] {
  const longest = lists.reduce((one, other) => (other.length > one.length ? other : one), []);
  for (const list of lists) if (list !== longest) for (const link of list) longest.push(link);
  return longest;
}

const isBlock = /^(?:h[1-6]|pre|dd)$/;

/** Headings, code and sentences are no part of a bar. */
function isBar(element: Element, { text, aside, lastLabel, hasBlock }: Content): boolean {
  if (text.length > longestBar || aside.length > longestAside) return false;
  if (hasBlock || /^h[1-6]$/.test(element.localName)) return false;
  // "След.", "Prev.": the stop of a short word in a link ends no sentence.
  const end = text.trimEnd().endsWith(lastLabel) && /^\S+$/u.test(lastLabel) ? aside : text;
  const isSentence = /[\p{L}\p{N})][.!?。！？]["'”»)]*\s*$/u.test(end);
  return (
    !isSentence && (saysNothing(aside) || !/\p{L}{2}(?:[.!?]\s+\p{Lu}|[:：]\s*$)/u.test(aside))
  );
}
