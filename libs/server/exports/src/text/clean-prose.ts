import { applyEdits, type Edit } from './edits.ts';
import { escapeText, withPlainLines } from './escape-line.ts';
import {
  type NodeOf,
  type Nodes,
  nodesOf,
  parseMarkdown,
  parseWithoutFormulas,
  type Root,
  spanOf,
} from './parse-markdown.ts';
import { safeUrl } from './safe-url.ts';
import { settleFormulas } from './settle-formulas.ts';

export interface ProseRules {
  /** Of its highest headings, 1–6. */
  readonly headingDepth: number;
  /** What a citation marker is called in the file; undefined: it points to nothing and goes. */
  footnoteOf(marker: string): string | undefined;
}

/** Rounds in which what an edit uncovers is looked at again; nobody writes so deep by accident. */
const rounds = 8;
/** Means something by itself, can do nothing, and says nothing when it is left open. */
const harmlessTag = /^<\/?(?:sub|sup|kbd|br) *\/?>$/i;

/**
 * An author's Markdown as it may stand in a file beside other lessons: HTML is text, links lead to
 * pages and mails only, headings are below the lesson's, footnotes have names of their own, and
 * nothing that was left open reaches over its end. Whatever else stays as it was, to the letter.
 */
export function cleanProse(markdown: string, rules: ProseRules): string {
  let text = closed(settleFormulas(withPlainLines(markdown).trim()));
  // What is pointless goes first: without it, what stood around it may be a tag or begin a block.
  const looks = [(now: string) => notesThatGo(now, rules), securityEdits, editsWithoutFormulas];
  for (let round = 0; round < rounds; round += 1) {
    const edits = looks.reduce<Edit[]>(
      (found, look) => (found.length > 0 ? found : look(text)),
      [],
    );
    if (edits.length === 0) return placed(text, rules);
    text = closed(applyEdits(text, edits).trim());
  }
  return text
    .split('\n')
    .map((line) => escapeText(line))
    .join('\n');
}

/** Markers are footnotes only where there is a note for them; here there is one for each. */
function parseWithNotes(text: string): Root {
  const labels = new Set([...text.matchAll(/\[\^([^\]\s[]{1,40})\]/g)].map(([, label]) => label));
  return parseMarkdown(`${text}\n\n${[...labels].map((label) => `[^${label}]: x`).join('\n\n')}`);
}

/** Markers that point to nothing, and where an author's own notes begin: those are paragraphs. */
function notesThatGo(text: string, { footnoteOf }: ProseRules): Edit[] {
  return [...nodesOf(parseWithNotes(text))].flatMap((node): Edit[] => {
    if (!node.position || spanOf(node).start >= text.length) return [];
    const { start, end } = spanOf(node);
    if (node.type === 'footnoteReference')
      return footnoteOf(node.label ?? node.identifier) === undefined
        ? [{ start, end, text: '' }]
        : [];
    if (node.type !== 'footnoteDefinition') return [];
    const mark = /^\[\^[^\]]*\]:[ \t]*/.exec(text.slice(start))?.[0] ?? '';
    return mark === '' ? [] : [{ start, end: start + mark.length, text: '' }];
  });
}

function securityEdits(text: string): Edit[] {
  const tree = parseWithNotes(text);
  const definitions = new Map<string, NodeOf<'definition'>>();
  for (const node of nodesOf(tree))
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  return [...nodesOf(tree)]
    .flatMap((node) => editsOf(node, text, definitions))
    .filter(({ start, end }) => end <= text.length && start <= text.length);
}

/**
 * What a reader would make of it that knows no formulas: what is one to us may end their code, and
 * what is a part of it to us may be HTML to them.
 */
function editsWithoutFormulas(text: string): Edit[] {
  if (!text.includes('$')) return [];
  return [...nodesOf(parseWithoutFormulas(text))].flatMap((node) => {
    if (node.type === 'html') return asText(node, text);
    const isLink = node.type === 'link' || node.type === 'definition' || node.type === 'image';
    if (!isLink || !/^\W*(?:javascript|vbscript|data|file):/i.test(node.url)) return [];
    const { start, end } = spanOf(node);
    return [{ start, end, text: escapeText(text.slice(start, end)).replaceAll(':', '&#58;') }];
  });
}

function editsOf(
  node: Nodes,
  text: string,
  definitions: ReadonlyMap<string, NodeOf<'definition'>>,
): readonly Edit[] {
  switch (node.type) {
    case 'html':
      return asText(node, text);
    case 'math':
    case 'inlineMath':
      return withoutTags(node, text);
    case 'definition':
      return [{ ...spanOf(node), text: '' }];
    case 'link':
      return safeUrl(node.url) === undefined ? withoutAddress(node, text) : [];
    case 'image':
      return safeUrl(node.url) === undefined
        ? [{ ...spanOf(node), text: escapeText(node.alt ?? '') }]
        : [];
    case 'linkReference':
    case 'imageReference':
      return resolved(node, definitions);
    default:
      return [];
  }
}

function asText(node: NodeOf<'html'>, text: string): Edit[] {
  const { start, end: last } = spanOf(node);
  // What is left open reaches over the notes that were put behind the text.
  const end = Math.min(last, text.length);
  const source = text.slice(start, end);
  if (harmlessTag.test(source)) return [];
  return [{ start, end, text: source.replaceAll('<', '&lt;') }];
}

/** A formula in which nothing can be taken for a tag; between its signs TeX sees no spaces. */
function withoutTags(node: NodeOf<'math' | 'inlineMath'>, text: string): Edit[] {
  const { start, end } = spanOf(node);
  return [...text.slice(start, end).matchAll(/<(?=[A-Za-z/!?])/g)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
    text: '< ',
  }));
}

/** What the link says, without the link. */
function withoutAddress(node: NodeOf<'link'>, text: string): Edit[] {
  const { start, end } = spanOf(node);
  const first = node.children[0];
  const last = node.children.at(-1);
  if (!first || !last) return [{ start, end, text: '' }];
  const inner = { start: spanOf(first).start, end: spanOf(last).end };
  // An address that is a link by itself has no brackets to lose.
  if (inner.start === start && inner.end === end)
    return [{ start, end, text: text.slice(start, end).replace(':', '&#58;') }];
  return [
    { start, end: inner.start, text: '' },
    { start: inner.end, end, text: '' },
  ];
}

/** With its address in place: definitions of two lessons would be taken for each other's. */
function resolved(
  node: NodeOf<'linkReference' | 'imageReference'>,
  definitions: ReadonlyMap<string, NodeOf<'definition'>>,
): Edit[] {
  const { start, end } = spanOf(node);
  const url = safeUrl(definitions.get(node.identifier)?.url ?? '');
  if (node.type === 'imageReference') {
    const alt = escapeText(node.alt ?? '');
    return [{ start, end, text: url ? `![${alt}](${url})` : alt }];
  }
  const first = node.children[0];
  const last = node.children.at(-1);
  if (!first || !last) return [{ start, end, text: '' }];
  return [
    { start, end: spanOf(first).start, text: url ? '[' : '' },
    { start: spanOf(last).end, end, text: url ? `](${url})` : '' },
  ];
}

/** With its headings and footnotes as the file has them: nothing is taken away any more. */
function placed(text: string, { headingDepth, footnoteOf }: ProseRules): string {
  const nodes = [...nodesOf(parseWithNotes(text))].filter(
    (node) => node.position && spanOf(node).start < text.length,
  );
  const headings = nodes.filter((node) => node.type === 'heading');
  const highest = Math.min(...headings.map(({ depth }) => depth));
  const edits = nodes.flatMap((node): Edit[] => {
    if (node.type === 'heading')
      return headingEdits(node, text, Math.min(6, headingDepth + node.depth - highest));
    if (node.type !== 'footnoteReference') return [];
    const label = footnoteOf(node.label ?? node.identifier);
    return label === undefined ? [] : [{ ...spanOf(node), text: `[^${label}]` }];
  });
  return applyEdits(text, edits).trim();
}

/** Also of headings that are underlined, which have but two depths. */
function headingEdits(node: NodeOf<'heading'>, text: string, depth: number): Edit[] {
  const { start, end } = spanOf(node);
  const marks = /^#{1,6}/.exec(text.slice(start, end))?.[0];
  if (marks) return [{ start, end: start + marks.length, text: '#'.repeat(depth) }];
  const last = node.children.at(-1);
  if (!last) return [];
  const inner = text.slice(start, spanOf(last).end);
  return [
    { start, end: start, text: `${'#'.repeat(depth)} ` },
    ...[...inner.matchAll(/[ \t]*\n[ \t]*/g)].map(({ index, 0: gap }) => ({
      start: start + index,
      end: start + index + gap.length,
      text: ' ',
    })),
    { start: spanOf(last).end, end, text: '' },
  ];
}

/** With the fence closed that its end left open. */
function closed(text: string): string {
  const last = parseMarkdown(text).children.at(-1);
  if (last?.type !== 'code' && last?.type !== 'math') return text;
  const { start, end } = spanOf(last);
  const lines = text.slice(start, end).split('\n');
  const fence = /^(`{3,}|~{3,}|\${2,})/.exec(lines[0]!)?.[1];
  if (!fence) return text;
  const bottom = lines.length > 1 ? lines.at(-1)!.trim() : '';
  const isClosed = bottom.startsWith(fence) && bottom.replaceAll(fence[0]!, '') === '';
  return isClosed ? text : `${text}\n${fence}`;
}
