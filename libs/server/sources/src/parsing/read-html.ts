/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { parse as parseAsBrowsers, serialize } from 'parse5';
import type { Block, ReadDocument } from './block.ts';
import { withBoldHeadings } from './bold-headings.ts';
import { blocksOf } from './html-blocks.ts';
import { setFragments } from './html-fragments.ts';
import { mainPart } from './html-main.ts';
import { readSetText } from './html-set-text.ts';
import { removeIndexes } from './html-index.ts';
import { removeMenus } from './html-menus.ts';
import { removeNavigation } from './html-navigation.ts';
import { declaredTitle, titleOfDoxygen, wholeTitle } from './html-title.ts';
import { walkTree } from './walk-tree.ts';
import { waysOf } from './ways.ts';

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/**
 * A whole HTML or XHTML document that the user chose: everything in its body except scripts, forms
 * and navigation.
 */
export function readHtml(html: string): ReadDocument {
  const document = parse(html);
  const ways = waysOf(document);
  const shown = titleOfDoxygen(document);
  removeFurniture(document);
  const title = shown ?? declaredTitle(document);
  const blocks = withBoldHeadings(readSetText(blocksOf(mainPart(document.body))));
  return {
    title,
    ...declaredLanguage(document),
    ...(ways ? { ways } : {}),
    blocks: withoutSiteName(blocks, document, title),
  };
}

/**
 * A fetched web page: the article without menus, advertisements and footers; the whole body where
 * no article is found.
 */
export function readWebPage(html: string): ReadDocument {
  const whole = parse(html);
  const shown = titleOfDoxygen(whole);
  removeFurniture(whole);
  // What a page itself marks as its main part spares guessing; menus and pop-ups stand beside it.
  const main = whole.querySelector('main, [role=main]');
  const body = (main?.textContent?.length ?? 0) > 500 ? main : whole.body;
  const title = shown ?? declaredTitle(whole);
  const article = new Readability(treeOf(body?.outerHTML ?? ''), {
    maxElemsToParse: 50_000,
    charThreshold: 200,
  }).parse();
  const articleText = article?.textContent?.trim() ?? '';
  const isArticleWhole =
    articleText.length > 200 && articleText.length > (body?.textContent?.length ?? 0) * 0.2;
  const blocks = readSetText(blocksOf(isArticleWhole ? treeOf(article?.content ?? '').body : body));
  // Readability makes the page's heading one of the same rank as its sections; it says no more than
  // the title anyway.
  const repeatsTitle =
    blocks[0]?.kind === 'heading' && blocks[0].text.toLowerCase() === title?.toLowerCase();
  return {
    title,
    ...declaredLanguage(whole),
    blocks: repeatsTitle ? blocks.slice(1) : blocks,
  };
}

/** A piece of HTML such as a converted Markdown or Word document. */
export function readHtmlFragment(html: string): ReadDocument {
  const document = parse(html);
  const ways = waysOf(document);
  removeFurniture(document);
  return { ...(ways ? { ways } : {}), blocks: blocksOf(document.body) };
}

function removeFurniture(document: Document): void {
  removeNavigation(document, document.body);
  removeMenus(document.body);
  removeIndexes(document.body);
}

function parse(html: string): Document {
  const document = treeOf(serialize(parseAsBrowsers(pageOf(expandSelfClosed(html)), noScripting)));
  setFragments(document);
  return document;
}

/**
 * A browser closes what its author leaves open: `<li><p>one<li><p>two` are two items, which the
 * parser of the document alone would put into one another.
 */
const noScripting = { scriptingEnabled: false } as const;

/** The document of markup that leaves no tag out, such as that of a document. */
function treeOf(markup: string): Document {
  const { document } = parseHTML(pageOf(markup));
  flatten(document.documentElement, deepestElement);
  return document;
}

function pageOf(html: string): string {
  const isDocument = /<html[\s>]/i.test(html) && /<body[\s>]/i.test(html);
  return isDocument ? html : `<!doctype html><html><head></head><body>${html}</body></html>`;
}

/** Browsers stop at 512. Finding the article of a page takes time by the cube of the depth. */
const deepestElement = 200;

/** What is nested deeper becomes the text that it holds; names of attributes become small. */
function flatten(root: Element, deepest: number): void {
  let depth = 0;
  walkTree(
    root,
    (node) => {
      if (node.nodeType !== 1) return;
      if (++depth > deepest) node.textContent = node.textContent ?? '';
      nameAttributesSmall(node as Element);
    },
    () => depth--,
  );
}

/** Old pages shout: `<A HREF=…>` is a link like others, which the parser does not know. */
function nameAttributesSmall(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const small = name.toLowerCase();
    if (small === name) continue;
    if (!element.hasAttribute(small)) element.setAttribute(small, element.getAttribute(name) ?? '');
    element.removeAttribute(name);
  }
}

/**
 * XHTML may close any element in itself; read as HTML, `<title/>` would swallow the rest of the
 * page.
 */
function expandSelfClosed(html: string): string {
  return html.replace(
    /<([a-z][\w-]*)((?:\s[^<>]*)?)\/>/gi,
    (tag, name: string, attributes: string) =>
      voidElements.has(name.toLowerCase()) ? tag : `<${name}${attributes}></${name}>`,
  );
}

function declaredLanguage({ documentElement: root }: Document): { readonly language?: string } {
  const language = root.getAttribute('lang') ?? root.getAttribute('xml:lang');
  return language === null ? {} : { language };
}

/** The name of the site may stand above a page as a heading of the same rank. */
function withoutSiteName(
  blocks: readonly Block[],
  document: Document,
  title: string | undefined,
): readonly Block[] {
  const site = wholeTitle(document)
    .slice(title?.length ?? 0)
    .toLowerCase();
  const at = blocks
    .slice(0, 3)
    .findIndex(
      (block) =>
        block.kind === 'heading' &&
        block.level === 1 &&
        block.text.length > 2 &&
        site.endsWith(block.text.toLowerCase()),
    );
  return at === -1 ? blocks : blocks.toSpliced(at, 1);
}
