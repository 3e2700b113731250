import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const plain = unified().use(remarkParse).use(remarkGfm);
const withFormulas = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

/** A parsed text (mdast). */
export type Root = ReturnType<typeof plain.parse>;
/** Anything in it. */
export type Nodes = Root | Root['children'][number];
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** GFM, in which `$` means nothing. */
export const parseWithoutFormulas = (markdown: string): Root => plain.parse(markdown);

/** GFM with formulas between `$` or `$$`. */
export const parseMarkdown = (markdown: string): Root => withFormulas.parse(markdown);

/** A node and everything in it, parents first. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** Where a node stands in the text that was parsed, in UTF-16 units. */
export function spanOf(node: Nodes): { start: number; end: number } {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) throw new Error(`${node.type} without its place`);
  return { start, end };
}
