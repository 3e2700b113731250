/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Block } from './block.ts';
import { inlineText, lineOf } from './html-inline.ts';

const level = 2;

/**
 * What a table says of the members of a thing, as Doxygen sets it: in one row what a member is, in
 * the next what it does. A member of which nothing is told is no more than a name. Undefined for any
 * other table.
 */
export function membersOf(table: Element): Block[] | undefined {
  if (table.getAttribute('class') === 'memname') return [prototypeOf(table)];
  if (!/(?:^|\s)memberdecls(?:\s|$)/.test(table.getAttribute('class') ?? '')) return undefined;
  const blocks: Block[] = [];
  let [items, terms, name]: [string[], string[], string] = [[], [], ''];
  const endList = (): void => {
    if (items.length > 0) blocks.push({ kind: 'list', items, terms });
    [items, terms] = [[], []];
  };
  for (const row of table.querySelectorAll('tr')) {
    const kind = row.getAttribute('class') ?? '';
    const last = row.lastElementChild;
    if (!last) continue;
    if (kind.startsWith('memitem')) name = codeIn(last);
    else if (kind.startsWith('memdesc')) {
      const said = lineOf(inlineText(last)).replace(more, '');
      if (name !== '' && said !== '') {
        terms.push(name);
        items.push(`- \`${name}\`: ${said}`);
      }
      name = '';
    } else if (row.querySelector('h2, h3')) {
      endList();
      blocks.push({ kind: 'heading', level, text: lineOf(inlineText(last)) });
    }
  }
  endList();
  return blocks;
}

/** The way to where more is told of it. */
const more =
  /\s*(?:More|Más|Mehr|Plus de détails|Altro|Mais|Подробнее|更多|\[詳解\])(?:\.\.\.|…)?\s*$/u;

/** "void open(int gate, int key)", of which each word has a cell of its own. */
function prototypeOf(table: Element): Block {
  const text = [...table.querySelectorAll('td')].map((cell) => lineOf(cell.textContent ?? ''));
  const line = text.filter(Boolean).join(' ').replace(/ \( ?/gu, '(').replace(/ \)/gu, ')');
  return { kind: 'code', text: line.replace(/ ,/gu, ','), language: '' };
}

/** "hasGate(int key)" of "hasGate (int key)". */
const codeIn = (element: Element): string =>
  lineOf(element.textContent ?? '')
    .replaceAll('`', '')
    .replace(/(?<=\w) \(/u, '(');

/** "openGate :: Int -> Gate" above what is told of it, as Haddock sets it; what each argument is may stand between. */
export const isSignature = (element: Element): boolean =>
  element.localName === 'p' &&
  element.getAttribute('class') === 'src' &&
  element.querySelector('.def') !== null &&
  isTelling(nextTo(element, 'nextElementSibling'));

/** The signature of which an element tells; undefined for all else. */
export function signatureAbove(element: Element): string | undefined {
  if (!isTelling(element)) return undefined;
  const above = nextTo(element, 'previousElementSibling');
  if (!above || !isSignature(above)) return undefined;
  const text = lineOf(above.textContent ?? '').replaceAll('`', '');
  return text
    .replace(/\s*Source(?:\s*#)?$/u, '')
    .replace(/\s*#$/u, '')
    .slice(0, longest);
}
const longest = 160;

const isTelling = (element: Element | null): boolean =>
  element?.localName === 'div' && element.getAttribute('class') === 'doc';

function nextTo(
  element: Element,
  side: 'nextElementSibling' | 'previousElementSibling',
): Element | null {
  const next = element[side];
  return next?.getAttribute('class') === 'subs arguments' ? next[side] : next;
}
