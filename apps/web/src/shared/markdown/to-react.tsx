import { createElement, Fragment, lazy, Suspense, type ReactNode } from 'react';
import styles from './markdown.module.css';
import { placeholder, type Lifted, type LiftedDocument } from './lift.ts';

// Without a network a lesson that is on screen stays one to read: formulas and code as they were written.
const MathFormula = lazy(() =>
  import('./math-formula.tsx').catch(() => ({ default: PlainFormula })),
);
const CodeBlock = lazy(() => import('./code-block.tsx').catch(() => ({ default: PlainCode })));

const PlainFormula = ({ source }: { source: string; display: boolean }) => <code>{source}</code>;
const PlainCode = ({ source }: { source: string; language: string }) => (
  <pre className={styles['code']}>
    <code>{source}</code>
  </pre>
);

export interface RenderOptions {
  /** What stands for the first, second, … `[^3]`; without it the bare number does. A repeat follows the same marker in the same paragraph. */
  readonly renderCitation?: (marker: number, occurrence: number, isRepeat: boolean) => ReactNode;
  /** Level that the highest heading of the text gets, so that the page's outline has no gaps. */
  readonly topHeading: 2 | 3 | 4;
}

/** Allowed by the sanitising rule, but never part of a lesson: a style sheet would restyle the whole page. */
const dropped = new Set(['style', 'template', 'noscript', 'slot']);
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

/** Sanitised nodes as React elements, with formulas, code and citations put back in their places. */
export function documentToReact(
  { fragment, lifted }: LiftedDocument,
  options: RenderOptions,
): ReactNode {
  const headingLevel = headingLevels(fragment, options.topHeading);
  let tables = 0;
  /** The citation before this place, since its paragraph began. */
  let lastMarker: number | undefined;

  const children = (parent: Node): ReactNode[] => {
    const skipBlanks = onlyElements.has(parent.nodeName.toLowerCase());
    return [...parent.childNodes].flatMap((node, index) => {
      if (node instanceof Text)
        return skipBlanks && !node.data.trim() ? [] : [text(node.data, index)];
      return node instanceof Element ? [element(node, index)] : [];
    });
  };

  const text = (value: string, key: number): ReactNode => {
    const parts = value.split(placeholder);
    if (parts.length === 1) return value;
    return (
      <Fragment key={key}>
        {parts.map((part, index) => (index % 2 === 0 ? part : piece(lifted[Number(part)], index)))}
      </Fragment>
    );
  };

  const piece = (found: Lifted | undefined, key: number): ReactNode => {
    if (!found) return null;
    if (found.kind === 'citation') {
      const isRepeat = found.marker === lastMarker;
      lastMarker = found.marker;
      return (
        <Fragment key={key}>
          {options.renderCitation?.(found.marker, found.occurrence, isRepeat) ?? (
            <sup>[{found.marker}]</sup>
          )}
        </Fragment>
      );
    }
    if (found.kind === 'formula')
      return (
        <Suspense key={key} fallback={<PlainFormula {...found} />}>
          <MathFormula source={found.source} display={found.display} />
        </Suspense>
      );
    return (
      <Suspense key={key} fallback={<PlainCode {...found} />}>
        <CodeBlock source={found.source} language={found.language} />
      </Suspense>
    );
  };

  const element = (node: Element, key: number): ReactNode => {
    const tag = node.localName;
    if (dropped.has(tag)) return null;
    if (unwrapped.has(tag)) return <Fragment key={key}>{children(node)}</Fragment>;
    if (paragraphs.has(tag)) lastMarker = undefined;
    const props = { ...attributes(node, lifted), key };
    if (tag === 'a') return anchor(node, props, children(node));
    if (tag === 'img')
      return createElement('img', {
        alt: '',
        ...props,
        loading: 'lazy',
        referrerPolicy: 'no-referrer',
      });
    if (/^h[1-6]$/.test(tag))
      return createElement(headingLevel.get(node) ?? tag, props, ...children(node));
    if (tag === 'table')
      return (
        <div
          key={key}
          className={styles['table']}
          role="region"
          tabIndex={0}
          aria-label={`Table ${++tables}`}
        >
          {createElement('table', { ...props, key: 'table' }, ...children(node))}
        </div>
      );
    return createElement(tag, props, ...children(node));
  };

  return createElement(Fragment, null, ...children(fragment));
}

/** Web and mail addresses stay links. A relative address or a fragment would leave the lesson for a page that is not its own. */
function anchor(node: Element, props: Record<string, unknown>, inner: ReactNode[]): ReactNode {
  const href = node.getAttribute('href') ?? '';
  const web = /^https?:\/\//i.test(href);
  if (!web && !/^mailto:/i.test(href))
    return createElement('span', { key: String(props['key']) }, ...inner);
  const newTab =
    props['target'] === '_blank'
      ? [
          <span key="new-tab" className="visually-hidden">
            {' '}
            (opens in a new tab)
          </span>,
        ]
      : [];
  return createElement(
    'a',
    { ...props, ...(web ? { rel: 'noopener noreferrer' } : {}) },
    ...inner,
    ...newTab,
  );
}

function attributes(node: Element, lifted: readonly Lifted[]): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of node.attributes) {
    if (name === 'autoplay' || name === 'autofocus' || name === 'tabindex' || name === 'accesskey')
      continue;
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
