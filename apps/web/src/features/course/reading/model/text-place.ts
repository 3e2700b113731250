import { foldLetters } from './fold.ts';

/** What stands in a lesson's text and is none of it. */
const others = 'button, .katex, .visually-hidden, [aria-hidden=true]';

/**
 * Where an element says these words for the first time, letter by letter; undefined if it does not.
 */
export function rangeOf(root: Element, words: string): Range | undefined {
  const wanted = [...foldLetters(words)].map(({ folded }) => folded).join('');
  if (!wanted) return undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL, (node) =>
    node instanceof Element
      ? node.matches(others)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP
      : node instanceof Text
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
  );
  let all = '';
  const letters: { node: Text; start: number; end: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    for (const { folded, start, end } of foldLetters(node.data)) {
      all += folded;
      for (let unit = 0; unit < folded.length; unit += 1) letters.push({ node, start, end });
    }
  }
  const at = all.indexOf(wanted);
  const first = letters[at];
  const last = letters[at + wanted.length - 1];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.start);
  range.setEnd(last.node, last.end);
  return range;
}
