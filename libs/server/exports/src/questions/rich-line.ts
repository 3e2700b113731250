import { type QuestionLoss, say } from '@coursewright/contract';
import { parseHTML } from 'linkedom';
import { Refused } from './draft.ts';

/** What HTML and XML have in common, as far as a line of text is read from it. */
export interface TextNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue?: string | null;
  readonly childNodes: Iterable<TextNode> | ArrayLike<TextNode>;
  getAttribute?(name: string): string | null;
}
export interface Line {
  readonly text: string;
  readonly lost: readonly QuestionLoss[];
}

const deepest = 200;
const skipped = new Set(['script', 'style', 'head', 'title', 'template', 'annotation']);
const pictures = new Set(['img', 'svg', 'picture', 'canvas', 'object', 'video', 'iframe', 'embed']);
const parted = /^(?:p|div|br|li|ul|ol|tr|td|th|h[1-6]|pre|blockquote|hr|table|dt|dd)$/;
const lowered: Readonly<Record<string, string>> = { sub: '₀₁₂₃₄₅₆₇₈₉', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹' };

/** Text on one line. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** HTML as a line in which only `code` between backticks means anything. */
export const htmlLine = (html: string): Line =>
  /[<&]/.test(html)
    ? lineOf(parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body)
    : { text: oneLine(html.replace(sound, '').replaceAll('`', "'")), lost: sounds(html) };

/** The same of what was parsed already. `instead`: what is said in an element's place, if anything. */
export function lineOf(
  node: TextNode,
  instead: (node: TextNode) => string | undefined = () => undefined,
): Line {
  const lost = new Set<QuestionLoss>();
  const text = oneLine(textIn(node, 0));
  for (const one of sounds(text)) lost.add(one);
  return { text: oneLine(text.replace(sound, '')), lost: [...lost] };

  function textIn(of: TextNode, depth: number): string {
    if (depth > deepest) throw new Refused(say('file_nested'));
    if (of.nodeType === 3 || of.nodeType === 4) return (of.nodeValue ?? '').replaceAll('`', "'");
    if (of.nodeType !== 1 && of.nodeType !== 9) return '';
    const name = of.nodeName.toLowerCase().replace(/^.*:/, '');
    if (skipped.has(name)) return '';
    const other = depth > 0 ? instead(of) : undefined;
    if (other !== undefined) return other;
    if (pictures.has(name)) {
      lost.add('picture');
      return ` ${(of.getAttribute?.('alt') ?? '').replaceAll('`', "'")} `;
    }
    if (name === 'math') {
      const tex = texIn(of, depth);
      if (tex !== undefined) return `$${oneLine(tex).replaceAll('`', "'")}$`;
    }
    if (name === 'audio') lost.add('sound');
    const inside = Array.from(of.childNodes, (child) => textIn(child, depth + 1)).join('');
    if (name === 'code') return inside.trim() === '' ? '' : `\`${oneLine(inside)}\``;
    const digits = lowered[name];
    if (digits) return inside.replace(/\d/g, (digit) => digits[Number(digit)]!);
    return parted.test(name) ? ` ${inside} ` : inside;
  }
}

/** What the formula was written as, where it says so. */
function texIn(node: TextNode, depth: number): string | undefined {
  if (depth > deepest) throw new Refused(say('file_nested'));
  const isTex = node.nodeType === 1 && node.getAttribute?.('encoding') === 'application/x-tex';
  const children = Array.from(node.childNodes);
  if (isTex) return children.map(({ nodeValue }) => nodeValue ?? '').join('');
  for (const child of children) {
    const tex = texIn(child, depth + 1);
    if (tex !== undefined) return tex;
  }
  return undefined;
}

/** Where Anki plays something. */
const sound = /\[sound:[^\]\n]{1,300}\]/g;
const sounds = (text: string): QuestionLoss[] => (text.match(sound) ? ['sound'] : []);

/** What all of them lost, once each. */
export const lostIn = (...lines: readonly Line[]): QuestionLoss[] => [
  ...new Set(lines.flatMap(({ lost }) => lost)),
];
