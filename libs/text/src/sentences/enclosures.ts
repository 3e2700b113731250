/** From an opening quotation mark or bracket to the one that closes it, by position. */
interface Enclosure {
  readonly start: number;
  readonly end: number;
}

/** What is longer stands for itself and may be cut. */
const longest = 300;
/** How far a closing mark looks for its opening one, so that unclosed marks cost nothing. */
const deepest = 8;

const closes: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '（',
  '」': '「',
  '』': '『',
  '》': '《',
  '】': '【',
  '”': '“„',
  '“': '„',
  '»': '«',
  '«': '»',
  '"': '"',
};
const marks = /[()[\]{}（）「」『』《》【】“”„«»"]/gu;

/**
 * Quotations and brackets of a text that are short enough to stay in one piece, outermost only, in
 * order.
 */
export function enclosuresOf(text: string): Enclosure[] {
  const open: { mark: string; start: number }[] = [];
  const found: Enclosure[] = [];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const opened = closes[mark];
    const at = opened === undefined ? -1 : lastOpen(open, opened);
    const start = open[at]?.start ?? 0;
    if (at === -1) {
      if (canOpen(mark, text, index)) open.push({ mark, start: index });
      continue;
    }
    open.length = at;
    if (index - start > longest) continue;
    while (found.length > 0 && (found.at(-1)?.start ?? 0) > start) found.pop();
    found.push({ start, end: index });
  }
  return found;
}

function lastOpen(open: readonly { mark: string }[], opened: string): number {
  for (let at = open.length - 1; at >= Math.max(0, open.length - deepest); at--)
    if (opened.includes(open[at]?.mark ?? ' ')) return at;
  return -1;
}

/** A mark that may do either opens before a word: "…" and »…«. */
function canOpen(mark: string, text: string, at: number): boolean {
  if (mark === '"' || mark === '»')
    return (
      /^\S/u.test(text.slice(at + 1, at + 2)) &&
      /^[\s(]?$/u.test(text.slice(Math.max(0, at - 1), at))
    );
  return '([{（「『《【“„«'.includes(mark);
}

/**
 * Answers, for positions that only grow, whether one lies inside an enclosure: after its first mark
 * and not after its last.
 */
export function insideOf(enclosures: readonly Enclosure[]): (position: number) => boolean {
  let at = 0;
  return (position) => {
    while (at < enclosures.length && (enclosures[at]?.end ?? 0) < position) at++;
    const here = enclosures[at];
    return here !== undefined && here.start < position;
  };
}
