import { createElement, Fragment, lazy, Suspense, type ReactNode } from 'react';
import { CodeFrame } from './code-frame.tsx';
import { placeholder, type Lifted, type LiftedDocument } from './lift.ts';
import type { MarkedPart } from './mark-sentences.ts';
import { useMarkdownMessages } from './messages/index.ts';
import styles from './markdown.module.css';

// Without a network a lesson that is on screen stays one to read: formulas and code as they were
// written.
const MathFormula = lazy(() =>
  import('./math-formula.tsx').catch(() => ({ default: PlainFormula })),
);
const CodeBlock = lazy(() => import('./code-block.tsx').catch(() => ({ default: PlainCode })));

const PlainFormula = ({ source }: { source: string; display: boolean }) => <code>{source}</code>;
const PlainCode = ({ source, language }: { source: string; language: string }) => (
  <CodeFrame language={language}>
    <code>{source}</code>
  </CodeFrame>
);

/** Something that is no part of the text, and stands between two of its blocks. */
export interface Interlude {
  /** Counts the blocks before it, less one. */
  readonly after: number;
  readonly node: ReactNode;
}

export interface RenderOptions {
  /**
   * What stands for the first, second, … `[^3]`; without it the bare number does. A repeat follows
   * the same marker in the same paragraph.
   */
  readonly renderCitation?: (marker: number, occurrence: number, isRepeat: boolean) => ReactNode;
  /** Level that the highest heading of the text gets, so that the page's outline has no gaps. */
  readonly topHeading: 2 | 3 | 4;
  /** Elements that are no markup of the author's: they show how a sentence stands. */
  readonly parts?: ReadonlyMap<Element, MarkedPart>;
  readonly interlude?: Interlude | undefined;
}

/**
 * Allowed by the sanitising rule, but never part of a lesson: a style sheet would restyle the whole
 * page.
 */
const dropped = new Set(['style', 'template', 'noscript', 'slot', 'source', 'track', 'area']);
/** Controls in a lesson could only pretend to be ours: their text stays, the control goes. */
const unwrapped = new Set([
  'button',
  'select',
  'option',
  'optgroup',
  'textarea',
  'dialog',
  'label',
  'fieldset',
  'datalist',
  'output',
  // What they play or show would be fetched from wherever the author says.
  'audio',
  'video',
  'picture',
  'map',
]);
/** Where a reader begins to read anew, and wants to see a number. */
const paragraphs = new Set([
  'p',
  'li',
  'td',
  'th',
  'dd',
  'dt',
  'blockquote',
  'figcaption',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const onlyElements = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);
const booleans = new Set(['open', 'controls', 'loop', 'muted', 'reversed', 'default']);
const reactNames: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  crossorigin: 'crossOrigin',
  playsinline: 'playsInline',
  tabindex: 'tabIndex',
  usemap: 'useMap',
  srclang: 'srcLang',
  'xlink:href': 'xlinkHref',
  'xml:lang': 'xmlLang',
  'xml:space': 'xmlSpace',
};

/**
 * Sanitised nodes as React elements, with formulas, code and citations put back in their places.
 */
export const documentToReact = (document: LiftedDocument, options: RenderOptions): ReactNode =>
  new Rendering(document, options).whole();

/** One walk through a document, which counts as it goes. */
class Rendering {
  private readonly fragment: DocumentFragment;
  private readonly lifted: readonly Lifted[];
  private readonly renderCitation: RenderOptions['renderCitation'];
  private readonly headingLevel: ReadonlyMap<Element, string>;
  private readonly parts: RenderOptions['parts'];
  private readonly interlude: RenderOptions['interlude'];
  private tables = 0;
  /** The citation before this place, since its paragraph began. */
  private lastMarker: number | undefined;

  constructor(
    { fragment, lifted }: LiftedDocument,
    { renderCitation, topHeading, parts, interlude }: RenderOptions,
  ) {
    this.parts = parts;
    this.interlude = interlude;
    this.fragment = fragment;
    this.lifted = lifted;
    this.renderCitation = renderCitation;
    this.headingLevel = headingLevels(fragment, topHeading);
  }

  whole(): ReactNode {
    const { interlude } = this;
    const before = interlude && this.fragment.children[interlude.after];
    if (!before) return createElement(Fragment, null, ...this.children(this.fragment));
    const at = [...this.fragment.childNodes].indexOf(before);
    const blocks = [...this.fragment.childNodes].map((node, index) => this.child(node, index));
    return createElement(
      Fragment,
      null,
      ...blocks.slice(0, at + 1),
      <Fragment key="interlude">{interlude.node}</Fragment>,
      ...blocks.slice(at + 1),
    );
  }

  private children(parent: Node): ReactNode[] {
    const skipBlanks = onlyElements.has(parent.nodeName.toLowerCase());
    return [...parent.childNodes].flatMap((node, index) =>
      skipBlanks && node instanceof Text && !node.data.trim() ? [] : [this.child(node, index)],
    );
  }

  private child(node: Node, key: number): ReactNode {
    if (node instanceof Text) return this.text(node.data, key);
    return node instanceof Element ? this.element(node, key) : null;
  }

  private text(value: string, key: number): ReactNode {
    const parts = value.split(placeholder);
    if (parts.length === 1) return value;
    return (
      <Fragment key={key}>
        {parts.map((part, index) =>
          index % 2 === 0 ? part : this.putBack(this.lifted[Number(part)], index),
        )}
      </Fragment>
    );
  }

  private putBack(found: Lifted | undefined, key: number): ReactNode {
    switch (found?.kind) {
      case undefined:
        return null;
      case 'citation':
        return <Fragment key={key}>{this.citation(found.marker, found.occurrence)}</Fragment>;
      case 'formula':
        return (
          <Suspense key={key} fallback={<PlainFormula {...found} />}>
            <MathFormula source={found.source} display={found.display} />
          </Suspense>
        );
      case 'code':
        return (
          <Suspense key={key} fallback={<PlainCode {...found} />}>
            <CodeBlock source={found.source} language={found.language} />
          </Suspense>
        );
    }
  }

  private citation(marker: number, occurrence: number): ReactNode {
    const isRepeat = marker === this.lastMarker;
    this.lastMarker = marker;
    return this.renderCitation?.(marker, occurrence, isRepeat) ?? <sup>[{marker}]</sup>;
  }

  private element(node: Element, key: number): ReactNode {
    const tag = node.localName;
    if (dropped.has(tag)) return null;
    if (unwrapped.has(tag)) return <Fragment key={key}>{this.children(node)}</Fragment>;
    if (paragraphs.has(tag)) this.lastMarker = undefined;
    const part = this.parts?.get(node);
    if (part)
      return (
        <Fragment key={key}>
          {createElement(tag, { className: styles[part.mark.stands] }, ...this.children(node))}
          {part.isLast && part.mark.note}
        </Fragment>
      );
    const props = { ...attributes(node, this.lifted), key };
    if (tag === 'a') return anchor(node, props, this.children(node));
    if (tag === 'img') return picture(node, props);
    if (tag === 'table') {
      this.tables += 1;
      return (
        <ScrollableTable key={key} number={this.tables}>
          {createElement('table', { ...props, key: 'table' }, ...this.children(node))}
        </ScrollableTable>
      );
    }
    return createElement(this.headingLevel.get(node) ?? tag, props, ...this.children(node));
  }
}

/** That a picture brings along: nobody is asked for it. */
const ownPicture = /^data:image\/(?:png|gif|jpe?g|webp|avif);base64,/i;

/**
 * A picture that the text brings along. One that lies elsewhere is a link: whoever keeps it would
 * learn who reads what, and the page's policy fetches none.
 */
function picture(node: Element, props: Record<string, unknown>): ReactNode {
  const { alt, ...rest } = props;
  const name = typeof alt === 'string' ? alt : '';
  const src = node.getAttribute('src') ?? '';
  if (ownPicture.test(src)) return createElement('img', { ...rest, alt: name });
  const key = String(props['key']);
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src) || node.closest('a'))
    return createElement('span', { key }, name);
  const link = { key, href: src, rel: 'noopener noreferrer' };
  return createElement('a', link, name || new URL(src).hostname);
}

function ScrollableTable({ number, children }: { number: number; children: ReactNode }) {
  const t = useMarkdownMessages();
  return (
    <div className={styles['table']} role="region" tabIndex={0} aria-label={t.table({ number })}>
      {children}
    </div>
  );
}

const NewTabHint = () => <span className="visually-hidden"> {useMarkdownMessages().new_tab}</span>;

/**
 * Web and mail addresses stay links. A relative address or a fragment would leave the lesson for a
 * page that is not its own.
 */
function anchor(node: Element, props: Record<string, unknown>, inner: ReactNode[]): ReactNode {
  const href = node.getAttribute('href') ?? '';
  const web = /^https?:\/\//i.test(href);
  if (!web && !/^mailto:/i.test(href))
    return createElement('span', { key: String(props['key']) }, ...inner);
  const newTab = props['target'] === '_blank' ? [<NewTabHint key="new-tab" />] : [];
  return createElement(
    'a',
    { ...props, ...(web ? { rel: 'noopener noreferrer' } : {}) },
    ...inner,
    ...newTab,
  );
}

/** What would act by itself, or be fetched. */
const unwanted = new Set([
  'autoplay',
  'autofocus',
  'tabindex',
  'accesskey',
  'background',
  'poster',
  'ping',
]);
const isAddress = /^(?:xlink:)?href$/;
/** Of a drawing: a part of itself is none; what is a link is not fetched before it is followed. */
const fetches = (node: Element, address: string): boolean =>
  node.localName !== 'a' && !address.startsWith('#');

function attributes(node: Element, lifted: readonly Lifted[]): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of node.attributes) {
    if (unwanted.has(name) || (isAddress.test(name) && fetches(node, value))) continue;
    // A formula in an image's description has no place for a component: its source stands there.
    props[reactName(name)] = booleans.has(name)
      ? true
      : value.replace(new RegExp(placeholder, 'g'), (_, at) => lifted[Number(at)]?.source ?? '');
  }
  return props;
}

const reactName = (name: string) =>
  reactNames[name] ??
  (name.startsWith('aria-')
    ? name
    : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));

/** Headings moved below the page's own, without a gap between one and the next. */
function headingLevels(fragment: DocumentFragment, top: number): Map<Element, string> {
  const headings = [...fragment.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  const highest = Math.min(...headings.map((heading) => Number(heading.localName[1])));
  let previous = top - 1;
  return new Map(
    headings.map((heading) => {
      previous = Math.min(top + Number(heading.localName[1]) - highest, previous + 1, 6);
      return [heading, `h${previous}`];
    }),
  );
}
