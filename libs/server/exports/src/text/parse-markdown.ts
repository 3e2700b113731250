import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

const plain = unified().use(remarkParse).use(remarkGfm);
const withFormulas = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

/** What a text has where GFM finds an address that nothing marks as one. */
const address = /@|www\.|https?:/i;

/**
 * Looks for no such addresses: GFM tries every word as one, which takes more time than all else. They
 * are what begins with a letter, a digit or `+-._`, and nothing else does.
 */
function withoutAddresses(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).filter(
        ([code]) => !/[-+.\w]/.test(String.fromCharCode(Number(code))),
      ),
    ),
  }));
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .map(({ transforms: _, ...extension }) => extension);
}
const plainWithoutAddresses = plain().use(withoutAddresses).freeze();
const formulasWithoutAddresses = withFormulas().use(withoutAddresses).freeze();

/** A parsed text (mdast). */
export type Root = ReturnType<typeof plain.parse>;
/** Anything in it. */
export type Nodes = Root | Root['children'][number];
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** GFM, in which `$` means nothing. */
export const parseWithoutFormulas = (markdown: string): Root =>
  (address.test(markdown) ? plain : plainWithoutAddresses).parse(markdown);

/** GFM with formulas between `$` or `$$`. */
export const parseMarkdown = (markdown: string): Root =>
  (address.test(markdown) ? withFormulas : formulasWithoutAddresses).parse(markdown);

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
