/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { normaliseLine } from './normalise-text.ts';

const skipped = new Set(
  'script style noscript template nav iframe object embed svg canvas button input select textarea dialog audio video map head rt rp rtc'.split(
    ' ',
  ),
);
export const blockLevel = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
   header hr html legend li main ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);
/** Where the figure of a note stood, which has no blank before a comma. */
const mark = '\uE002';

/** What is left in the text of an element that is not read. */
export const markOf = (hidden: Element): string =>
  /^(?:a|sup)$/i.test(hidden.localName) ? mark : '';

/** Text on one line, without a trace of the notes that it led to. */
export function lineOf(text: string): string {
  const parts = text.split(mark);
  return normaliseLine(
    parts
      .map((part, at) => (/^(?:[\s,.;:!?)]|$)/.test(parts[at + 1] ?? 'x') ? part.trimEnd() : part))
      .join(''),
  );
}

/**
 * The text of an element on one line: code in backticks, formulas as TeX where the page has it,
 * reference marks left out.
 */
export function inlineText(node: Node, without: readonly string[] = []): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (!isElement(node)) return '';
  if (isHidden(node)) return markOf(node);
  const name = node.localName.toLowerCase();
  if (without.includes(name)) return ' ';
  if (name === 'br') return ' ';
  if (name === 'math') return formula(node);
  if (name === 'img') return pictured(node);
  const children = [...node.childNodes];
  const text = children.map((child) => inlineText(child, without)).join('');
  if (name === 'sup') return isMark(node, text) ? mark : raised(text);
  if (name === 'code' && text.trim() && !text.includes('`')) return `\`${text.trim()}\``;
  return blockLevel.has(name) ? ` ${text} ` : text;
}

const raisedSigns: Readonly<Record<string, string>> = {
  ...Object.fromEntries('⁰ ¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹'.split(' ').map((sign, at) => [String(at), sign])),
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  n: 'ⁿ',
};

/** The exponent of "2³²" stays above its line; other raised text, as in "1er", is text. */
export const raised = (text: string): string =>
  /^\s*[+\-−]?(?:\d{1,5}|n)\s*$/.test(text)
    ? text.trim().replace(/./gu, (sign) => raisedSigns[sign] ?? sign)
    : text;

/** A formula that was made a picture, whose TeX is its other text; nothing is left of other pictures. */
function pictured(image: Element): string {
  const tex = (image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  const isFormula =
    /(?:^|\s)(?:math|tex|latex)(?=\s|$)/i.test(image.getAttribute('class') ?? '') ||
    image.closest('div.math, span.math, p.math') !== null;
  const sign = image.closest('div.math') === null ? '$' : '$$';
  return isFormula && tex !== '' && !tex.includes('$') ? `${sign}${tex}${sign}` : '';
}

/** "[citation needed]", or the figure of a footnote, which leads there. */
const isMark = (element: Element, text: string): boolean =>
  /^\s*\[[\w\s]{1,12}\]\s*$/.test(text) ||
  (/^\s*\(?(?:\d{1,3}|[*†‡])\)?\s*$/.test(text) &&
    (element.querySelector('a[href*="#"]') ?? element.closest('a[href*="#"]')) !== null);

export function linesIn(node: Node): string {
  if (node.nodeType === 3) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!isElement(node)) return '';
  if (node.localName.toLowerCase() === 'br') return '\n';
  return [...node.childNodes]
    .map(linesIn)
    .join('')
    .replace(/ ?\n ?/g, '\n');
}

function formula(element: Element): string {
  const said = element.getAttribute('alttext') ?? '';
  // "Alternative text not available": words are no TeX.
  const isWords = /^\s*\p{L}+(?:\s+\p{L}{2,}){2,}[.!]?\s*$/u.test(said);
  const tex = isWords ? '' : said || element.querySelector('annotation')?.textContent;
  return tex ? `$${tex.trim()}$` : (element.textContent ?? '');
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

export function isHidden(element: Element): boolean {
  return (
    skipped.has(element.localName.toLowerCase()) ||
    element.hasAttribute('hidden') ||
    (element.getAttribute('aria-hidden') === 'true' && element.localName !== 'body') ||
    /display:\s*none/i.test(element.getAttribute('style') ?? '') ||
    isFootOfPage(element) ||
    isCaption(element) ||
    aside.test(
      `${element.getAttribute('role') ?? ''} ${element.getAttribute('epub:type') ?? ''}`,
    ) ||
    /^(?:footer|footnotes|sidebar|navbar|navigation|breadcrumbs?)$/.test(
      element.getAttribute('id') ?? '',
    ) ||
    isApparatus(element)
  );
}

/** The foot of an article may end its text; that of the page tells about the page. */
const isFootOfPage = (element: Element): boolean =>
  element.localName === 'footer' && !element.closest('article, section, main, blockquote, figure');

/** What is written below a picture says nothing without that; below code and tables it does. */
function isCaption(element: Element): boolean {
  const isCalledSo =
    element.localName === 'figcaption' ||
    /(?:^|\s)(?:fig-?)?(?:title|caption)(?=\s|$)/.test(element.className);
  const figure = isCalledSo && element.closest('figure, .figure, .informalfigure');
  return Boolean(
    figure && figure.querySelector('img, svg, object') && !figure.querySelector('pre, table'),
  );
}

/** By its class. What is called contents is the text itself where sections stand in it. */
function isApparatus(element: Element): boolean {
  const named = element.getAttribute('class') ?? '';
  const isText = (): boolean => /\btoc/.test(named) && element.querySelector('section p') !== null;
  return apparatus.test(named) && !isText();
}

/**
 * Classes with which documentation generators (DocBook, Sphinx, Asciidoctor, Texinfo, wikis) mark
 * navigation, contents, indexes, marks beside headings, and the imprint.
 */
const apparatus =
  /(?:^|\s)(?:mw-editsection|sr-only|visually-hidden|navheader|navfooter|navigation|navbar|nav-?links?|node-nav|breadcrumbs?|pagination|pager|prev-next(?:-\w+)?|related|sphinxsidebar|headerlink|anchorjs-link|copiable-(?:link|anchor)|header-anchor|permalink|toc|toc-?title|toctree-wrapper|list-of-(?:figures|tables|examples|titles)|contents local|genindextable|printindex|summary-letter|(?:cp|fn|ky|pg|tp|vr)-(?:entries|letters)[\w-]*|index-(?:cp|fn|ky|pg|tp|vr)|indexdiv|indextable|legalnotice|copyright|pubdate|releaseinfo|editedby|editor|authorgroup|docinfo|footnotes?(?:-(?:reference|ref|body|text|segment|heading|back))?|footnoteref|fnanchor|noteref|footer|child-?links|subs instances|inheritance|ttc|icona|viewcode-(?:link|back)|version(?:added|changed)|seealso|page-?num(?:ber)?|page-?no)(?=\s|$)/i;

/** Roles of navigation, and of notes with the figures that lead to them. */
const aside =
  /(?:^|\s)(?:navigation|(?:doc-)?(?:noteref|footnotes?|endnotes?|rearnotes?|toc|pagebreak))(?=\s|$)/;
