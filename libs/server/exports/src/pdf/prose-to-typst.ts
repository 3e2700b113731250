import { onOneLine, withPlainLines } from '../text/escape-line.ts';
import {
  type NodeOf,
  type Nodes,
  nodesOf,
  parseMarkdown,
  type Root,
} from '../text/parse-markdown.ts';
import { settleFormulas } from '../text/settle-formulas.ts';
import {
  asBlock,
  type Code,
  codeLines,
  formula,
  inlineCode,
  linkAddress,
  quoted,
  text,
  together,
} from './typst-text.ts';

export interface ProseRules {
  /** Of its highest headings. */
  readonly headingLevel: number;
  /** A link to the note of a citation marker; undefined: it points to nothing and goes. */
  markerOf(marker: string): Code | undefined;
}

interface Place extends ProseRules {
  readonly definitions: ReadonlyMap<string, string>;
  /** How deep within other things; Typst gives up far below what Markdown can nest. */
  readonly depth: number;
  readonly inLink: boolean;
}

/** Of the notes ahead of a text. */
const endOfNotes = '<!-- end of notes -->';
/** Deeper than this everything is text, beside what it stands in. */
const deepest = 12;

/** As Typst code. What comes out of it is made here, call by call; every text is a string literal. */
export function proseToTypst(markdown: string, rules: ProseRules): Code {
  const tree = readProse(markdown);
  const definitions = new Map<string, string>();
  for (const node of nodesOf(tree))
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
  const place = { ...rules, definitions, depth: 0, inLink: false };
  const headings = tree.children.filter((node) => node.type === 'heading');
  const highest = Math.min(...headings.map(({ depth }) => depth));
  let above = rules.headingLevel - 1;
  return tree.children
    .map((node) => {
      if (node.type !== 'heading') return block(node, place);
      if (node.children.length === 0) return '';
      // Screen readers are thrown off by a level that is left out.
      above = Math.min(6, above + 1, rules.headingLevel + node.depth - highest);
      return `heading(level: ${above}, ${within(node.children, place)})`;
    })
    .filter(Boolean)
    .join('\n');
}

function readProse(markdown: string): Root {
  const source = settleFormulas(withPlainLines(markdown));
  const labels = new Set([...source.matchAll(/\[\^([^\]\s[]{1,40})\]/g)].map(([, label]) => label));
  // Markers are footnotes only where there is a note for them; here there is one for each, ahead of
  // the text, where nothing that is left open can swallow it.
  const notes = [...labels].map((label) => `[^${label}]: x\n\n`).join('');
  const tree = parseMarkdown(`${notes}${endOfNotes}\n\n${source}`);
  const first = tree.children.findIndex(
    (node) => node.type === 'html' && node.value === endOfNotes,
  );
  tree.children.splice(0, first + 1);
  return tree;
}

const deeper = (place: Place): Place => ({ ...place, depth: place.depth + 1 });

const blocks = (nodes: readonly Nodes[], place: Place): Code =>
  `{\n${nodes
    .map((node) => block(node, place))
    .filter(Boolean)
    .join('\n')}\n}`;

function block(node: Nodes, place: Place): Code {
  if (place.depth > deepest) return plainBlock(node);
  switch (node.type) {
    case 'paragraph':
      return asBlock(`par(${within(node.children, place)})`);
    case 'heading':
      // Within something else it is no part of the structure.
      return asBlock(`par(strong(${within(node.children, place)}))`);
    case 'list':
      return list(node, place);
    case 'blockquote':
      return `quote(block: true, ${blocks(node.children, deeper(place))})`;
    case 'code':
      return codeBlock(node);
    case 'math':
      return formula(node.value, true);
    case 'table':
      return table(node, place);
    case 'thematicBreak':
      return 'cw-rule()';
    case 'html':
      return asBlock(`par(${text(onOneLine(node.value))})`);
    case 'definition':
      return '';
    case 'footnoteDefinition':
      return node.children.length === 0 ? '' : blocks(node.children, deeper(place));
    default:
      return inline(node, place);
  }
}

const plainBlock = (node: Nodes): Code => {
  const words = wordsOf(node);
  return words === '' ? '' : asBlock(`par(${text(words)})`);
};

const codeBlock = ({ value, lang }: NodeOf<'code'>): Code => {
  const known = lang && /^[\w+#.-]{1,20}$/.test(lang) ? quoted(lang.toLowerCase()) : 'none';
  return `cw-code(${codeLines(value)}, ${known})`;
};

function list({ ordered, start, spread, children }: NodeOf<'list'>, place: Place): Code {
  const isTight = spread !== true && children.every((item) => item.spread !== true);
  const isTasks = children.some(({ checked }) => typeof checked === 'boolean');
  const items = children.map((item) => {
    const box = typeof item.checked === 'boolean' ? [`cw-box(${item.checked})`] : [];
    const [first, ...rest] = item.children;
    // Text that begins an item stands beside its mark, and is a paragraph only if more follows.
    const lead = first?.type === 'paragraph' ? within(first.children, deeper(place)) : undefined;
    const others = lead === undefined ? item.children : rest;
    const parts = [
      ...box,
      ...(lead === undefined ? [] : [isTight ? lead : `par(${lead})`]),
      ...others.map((child) => block(child, deeper(place))).filter(Boolean),
    ];
    return asBlock(`{\n${parts.join('\n')}\n}`);
  });
  const options = ordered
    ? `enum(start: ${Math.max(0, start ?? 1)}, `
    : `list(${isTasks ? 'marker: none, ' : ''}`;
  const code = `${options}tight: ${isTight}, ${items.join(', ')})`;
  return place.depth === 0 ? `cw-list(${code})` : code;
}

function table({ children, align }: NodeOf<'table'>, place: Place): Code {
  const columns = Math.max(1, ...children.map((row) => row.children.length));
  const all = Array.from({ length: columns }, (_, index) => index);
  const cells = children.map((row) =>
    all.map((index) => within(row.children[index]?.children ?? [], deeper(place))),
  );
  const alignments = all.map((index) => align?.[index] ?? 'start');
  const tuple = (codes: readonly Code[]): Code => `(${codes.map((code) => `${code}, `).join('')})`;
  return `cw-table(${columns}, ${tuple(alignments)}, ${tuple(cells[0] ?? [])}, ${tuple(cells.slice(1).flat())})`;
}

const within = (nodes: readonly Nodes[], place: Place): Code => together(inlines(nodes, place));

const pairs: Readonly<Record<string, string>> = { sub: 'sub', sup: 'super', kbd: 'cw-key' };

/** With those pairs of tags obeyed that mean something by themselves; other HTML is text. */
function inlines(nodes: readonly Nodes[], place: Place): Code[] {
  const codes: Code[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]!;
    const tag = node.type === 'html' ? /^<(sub|sup|kbd) *>$/i.exec(node.value)?.[1] : undefined;
    const end = tag
      ? nodes.findIndex(
          (other, index) =>
            index > at && other.type === 'html' && other.value.toLowerCase() === `</${tag}>`,
        )
      : -1;
    if (tag && end > at) {
      const inner = within(nodes.slice(at + 1, end), deeper(place));
      codes.push(`${pairs[tag.toLowerCase()]}(${inner})`);
      at = end;
    } else {
      const code = inline(node, place);
      if (code) codes.push(code);
    }
  }
  return codes;
}

function inline(node: Nodes, place: Place): Code {
  if (place.depth > deepest) return text(wordsOf(node));
  switch (node.type) {
    case 'text':
      return text(joined(node.value));
    case 'strong':
      return `strong(${within(node.children, deeper(place))})`;
    case 'emphasis':
      return `emph(${within(node.children, deeper(place))})`;
    case 'delete':
      return `strike(${within(node.children, deeper(place))})`;
    case 'inlineCode':
      return inlineCode(node.value);
    case 'inlineMath':
      return formula(node.value, false);
    case 'break':
      return 'linebreak()';
    case 'html':
      return /^<br *\/?>$/i.test(node.value) ? 'linebreak()' : text(onOneLine(node.value));
    case 'link':
    case 'linkReference':
      return linked(addressOf(node, place), within(node.children, inLink(place)), place);
    case 'image':
    case 'imageReference':
      return linked(addressOf(node, place), `emph(${text(onOneLine(node.alt || '▢'))})`, place);
    case 'footnoteReference':
      return place.markerOf(node.label ?? node.identifier) ?? '';
    default:
      return 'children' in node ? within(node.children, deeper(place)) : '';
  }
}

const inLink = (place: Place): Place => ({ ...deeper(place), inLink: true });

const addressOf = (
  node: NodeOf<'link' | 'image' | 'linkReference' | 'imageReference'>,
  { definitions }: Place,
): string => ('url' in node ? node.url : (definitions.get(node.identifier) ?? ''));

/** A link within a link is none. */
function linked(address: string, content: Code, place: Place): Code {
  const url = place.inLink || content === '[]' ? undefined : linkAddress(address);
  return url === undefined ? content : `link(${quoted(url)}, ${content})`;
}

/** Lines of a paragraph are one; scripts without spaces have none there either. */
const joined = (value: string): string =>
  value
    .replace(
      /(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])\s*\n\s*(?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/gu,
      '',
    )
    .replace(/\s*\n\s*/g, ' ');

/** All that is written in it. */
const wordsOf = (node: Nodes): string =>
  onOneLine(
    [...nodesOf(node)]
      .map((one) => ('value' in one ? one.value : one.type === 'image' ? (one.alt ?? '') : ' '))
      .join(''),
  );
