import { placeholder, type LiftedDocument } from '../../../../shared/markdown/lift.ts';

/** The text of a lesson as a reader sees it, and where each of its characters stands on the page. */
export interface LessonWords {
  /** White space is one blank, and so is the end of a block. */
  readonly text: string;
  /** What a character belongs to: a text, or an element that counts as a whole (a formula). */
  readonly nodes: readonly Node[];
  /** By character: the node, as an index of `nodes` or -1, and the character in it. */
  readonly nodeOf: readonly number[];
  readonly offsetOf: readonly number[];
}

const prose = '[data-prose]';
/** On the page, but no words of the lesson's: citations, and what the interface says in between. */
const apart = 'button, [data-apart], .visually-hidden';
const block =
  'p, li, td, th, dd, dt, blockquote, pre, figcaption, summary, h1, h2, h3, h4, h5, h6, div';

/** The words of a lesson on the page: those of all of its prose below `root`. */
export function wordsOnPage(root: Element): LessonWords {
  const gathering = new Gathering();
  for (const element of root.querySelectorAll(prose)) {
    const walker = document.createTreeWalker(
      element,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) => {
        if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
        if (node.matches(apart) || node.parentElement?.closest('.katex'))
          return NodeFilter.FILTER_REJECT;
        return NodeFilter.FILTER_ACCEPT;
      },
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Element) {
        if (node.matches('.katex')) gathering.addWhole(node, sourceOf(node));
      } else if (node instanceof Text && !node.parentElement?.closest('.katex'))
        gathering.addText(node, node.parentElement?.closest(block) ?? element);
    gathering.endBlock();
  }
  return gathering;
}

/** The same of a lesson that is not on the page. Nothing can be shown in it. */
export function wordsOfDocument({ fragment, lifted }: LiftedDocument): string {
  const gathering = new Gathering();
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const text = node.data.replace(new RegExp(placeholder, 'g'), (_found, at: string) => {
      const put = lifted[Number(at)];
      return put === undefined || put.kind === 'citation' ? '' : put.source;
    });
    gathering.addText(new Text(text), node.parentElement?.closest(block) ?? fragment);
  }
  return gathering.text;
}

/** The TeX that a formula was written in: it stays what it is however the formula is drawn. */
const sourceOf = (formula: Element): string =>
  formula.querySelector('annotation')?.textContent ?? formula.textContent;

class Gathering implements LessonWords {
  text = '';
  readonly nodes: Node[] = [];
  readonly nodeOf: number[] = [];
  readonly offsetOf: number[] = [];
  private block: Node | undefined;

  addText(node: Text, of: Node): void {
    if (this.block !== of) this.endBlock();
    this.block = of;
    this.nodes.push(node);
    const { data } = node;
    for (let at = 0; at < data.length; at += 1) {
      const character = data.charAt(at);
      this.push(/\s/.test(character) ? ' ' : character, at);
    }
  }

  addWhole(node: Element, text: string): void {
    this.nodes.push(node);
    for (const character of text.replace(/\s+/g, ' ')) this.push(character, -1);
  }

  endBlock(): void {
    this.block = undefined;
    this.push(' ', -1, -1);
  }

  /** The blank between two blocks belongs to no node. */
  private push(character: string, offset: number, node = this.nodes.length - 1): void {
    if (character === ' ' && (this.text === '' || this.text.endsWith(' '))) return;
    this.text += character;
    for (let unit = 0; unit < character.length; unit += 1) {
      this.nodeOf.push(node);
      this.offsetOf.push(offset);
    }
  }
}

/** The characters `start` to `end` on the page; undefined where they are nothing. */
export function rangeOf(words: LessonWords, start: number, end: number): Range | undefined {
  const [first, last] = [
    words.nodes[words.nodeOf[start] ?? -1],
    words.nodes[words.nodeOf[end - 1] ?? -1],
  ];
  if (!first || !last) return undefined;
  const range = document.createRange();
  if (first instanceof Text) range.setStart(first, Math.max(0, words.offsetOf[start] ?? 0));
  else range.setStartBefore(first);
  if (last instanceof Text) {
    const offset = words.offsetOf[end - 1] ?? -1;
    range.setEnd(last, offset < 0 ? last.length : offset + 1);
  } else range.setEndAfter(last);
  return range;
}

/** Which of the characters a selection holds, without blanks at its ends; undefined: none. */
export function charactersIn(
  words: LessonWords,
  range: Range,
): { start: number; end: number } | undefined {
  let start = -1;
  let end = -1;
  const selected = words.nodes.map((node) => range.intersectsNode(node));
  for (const [at, index] of words.nodeOf.entries()) {
    if (!selected[index]) continue;
    const node = words.nodes[index];
    const offset = words.offsetOf[at] ?? -1;
    if (node === range.startContainer && offset < range.startOffset) continue;
    if (node === range.endContainer && offset >= range.endOffset) continue;
    if (start < 0) start = at;
    end = at + 1;
  }
  while (start < end && words.text[start] === ' ') start += 1;
  while (end > start && words.text[end - 1] === ' ') end -= 1;
  return start >= 0 && end > start ? { start, end } : undefined;
}
