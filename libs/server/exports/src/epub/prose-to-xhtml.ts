import { type Options, toHtml } from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { withPlainLines } from '../text/escape-line.ts';
import { type NodeOf, type Nodes, parseMarkdown } from '../text/parse-markdown.ts';
import { safeUrl } from '../text/safe-url.ts';
import { settleFormulas } from '../text/settle-formulas.ts';
import { mathOf } from './mathml.ts';
import { withoutNoCharacters } from './xml.ts';

/** Raw HTML is left out on the way; formulas stay as they are written until they are shown. */
const toHast = unified().use(remarkRehype, {
  handlers: {
    math: (_: unknown, node: NodeOf<'math'>) => texElement(node.value, true),
    inlineMath: (_: unknown, node: NodeOf<'inlineMath'>) => texElement(node.value, false),
  },
});
type Content = Extract<Parameters<typeof toHtml>[0], { type: 'root' }>['children'][number];
type Element = Extract<Content, { type: 'element' }>;

const asXml: Options = {
  closeSelfClosing: true,
  omitOptionalTags: false,
  // What is raw in the tree are our formulas.
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: false },
};

export interface XhtmlRules {
  /** Of its highest headings, 1–6. */
  readonly headingDepth: number;
  /** The markers that have a note on the page. */
  readonly markers: ReadonlySet<string>;
  /** What the ids begin with, where several texts stand on one page. */
  readonly idsWithin?: string;
}

export interface XhtmlProse {
  readonly xhtml: string;
  /** The markers that it has. */
  readonly cited: ReadonlySet<string>;
}

/**
 * An author's Markdown as the body of an XHTML page. What comes out of it is made here, element by
 * element; nothing of the author's is markup.
 */
export async function proseToXhtml(markdown: string, rules: XhtmlRules): Promise<XhtmlProse> {
  const text = settleFormulas(withoutNoCharacters(withPlainLines(markdown)));
  const labels = new Set([...text.matchAll(/\[\^([^\]\s[]{1,40})\]/g)].map(([, label]) => label!));
  const notes = [...labels].map((label) => `[^${label}]: x`).join('\n\n');
  const source = parseMarkdown(`${text}\n\n${notes}`);
  const cited = new Set<string>();
  placeMarkers(source, rules, cited);
  const tree = await toHast.run(source);
  if (tree.type === 'root') {
    const headings = depthsOf(tree.children);
    const shift = rules.headingDepth - (headings.length > 0 ? Math.min(...headings) : 1);
    tree.children = tree.children.flatMap((child) => harmless(child, { shift, inLink: false }));
  }
  // Within XML these three end what nobody began.
  const xhtml = toHtml(tree, asXml).replaceAll(']]>', ']]&gt;');
  return { xhtml, cited };
}

/** A marker becomes a link to its note; the first of each can be found again from there. */
function placeMarkers(node: Nodes, rules: XhtmlRules, cited: Set<string>): void {
  if (!('children' in node)) return;
  const { markers: known, idsWithin = '' } = rules;
  const children: Nodes[] = node.children.flatMap((child): Nodes[] => {
    // Notes of the author's own are not shown, nor are the markers in them.
    if (child.type === 'footnoteDefinition') return [];
    if (child.type !== 'footnoteReference') {
      placeMarkers(child, rules, cited);
      return [child];
    }
    const marker = child.label ?? child.identifier;
    if (!known.has(marker)) return [];
    const id = cited.has(marker) ? {} : { id: `${idsWithin}r-${marker}` };
    cited.add(marker);
    return [
      {
        type: 'link',
        url: `#${idsWithin}n-${marker}`,
        children: [{ type: 'text', value: marker }],
        data: { hProperties: { ...id, 'epub:type': 'noteref', role: 'doc-noteref' } },
      },
    ];
  });
  Object.assign(node, { children });
}

const depthsOf = (children: readonly Content[]): number[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const depth = /^h([1-6])$/.exec(child.tagName)?.[1];
    return depth ? [Number(depth)] : depthsOf(child.children);
  });

interface Place {
  readonly shift: number;
  /** A link within a link is none. */
  readonly inLink: boolean;
}

function harmless(node: Content, place: Place): Content[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const inLink = place.inLink || node.tagName === 'a';
  if (node.tagName === 'math') return formula(node);
  const children = node.children.flatMap((child): Content[] =>
    harmless(child, { ...place, inLink }),
  ) as Element['children'];
  switch (node.tagName) {
    case 'a':
      return link(node, children, place);
    case 'img':
      return link({ ...node, properties: { href: node.properties['src'] } }, altOf(node), place);
    case 'input':
      return [{ type: 'text', value: node.properties['checked'] ? '☑ ' : '☐ ' }];
    case 'code':
    case 'pre':
      return [{ ...node, properties: { dir: 'ltr' }, children }];
    case 'th':
    case 'td':
      return [{ ...node, properties: aligned(node), children }];
    case 'ol':
      return [{ ...node, properties: started(node), children }];
    default:
      return [{ ...node, tagName: deeper(node.tagName, place.shift), properties: {}, children }];
  }
}

const altOf = ({ properties }: Element): Element['children'] => [
  { type: 'text', value: properties['alt'] || '▢' },
];

function link(node: Element, children: Element['children'], { inLink }: Place): Content[] {
  const href = node.properties['href'] ?? '';
  const isNote = href.startsWith('#') && node.properties['role'] === 'doc-noteref';
  const url = isNote ? href : safeUrl(href);
  if (isNote) {
    // Within a link it is none, but is found again from its note.
    const { id } = node.properties;
    const own = inLink ? { properties: id ? { id } : {}, children } : undefined;
    const mark = own ?? { properties: {}, children: [{ ...node, children }] };
    return [{ type: 'element', tagName: 'sup', ...mark }];
  }
  if (url === undefined || inLink || children.length === 0) return children;
  return [{ ...node, tagName: 'a', properties: { href: url }, children }];
}

const aligned = ({ properties }: Element): Element['properties'] =>
  typeof properties['align'] === 'string' ? { style: `text-align: ${properties['align']}` } : {};

const started = ({ properties }: Element): Element['properties'] =>
  typeof properties['start'] === 'number' ? { start: properties['start'] } : {};

const deeper = (tagName: string, shift: number): string => {
  const depth = /^h([1-6])$/.exec(tagName)?.[1];
  return depth ? `h${Math.min(6, Math.max(1, Number(depth) + shift))}` : tagName;
};

const texElement = (tex: string, isBlock: boolean): Element => ({
  type: 'element',
  tagName: 'math',
  properties: { isBlock },
  children: [{ type: 'text', value: tex }],
});

/** Without a way through a tree, for a book may have thousands; no TeX is shown as it is written. */
function formula({ properties, children }: Element): Content[] {
  const tex = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const displayMode = properties['isBlock'] === true;
  const math = mathOf(tex, displayMode);
  if (math !== undefined) return [{ type: 'raw', value: math }];
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { dir: 'ltr' },
    children: [{ type: 'text', value: tex }],
  };
  return displayMode ? [{ ...code, tagName: 'p', properties: {}, children: [code] }] : [code];
}
