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

/** "hasGate(int key)" of "hasGate (int key)". */
const codeIn = (element: Element): string =>
  lineOf(element.textContent ?? '')
    .replaceAll('`', '')
    .replace(/(?<=\w) \(/u, '(');

/** "openGate :: Int -> Gate" above what is told of it, as Haddock sets it; undefined for all else. */
export function signatureOf(element: Element): string | undefined {
  if (element.localName !== 'p' || element.getAttribute('class') !== 'src') return undefined;
  const name = element.querySelector('.def');
  const behind = element.nextElementSibling;
  if (!name || !/(?:^|\s)doc(?:\s|$)/.test(behind?.getAttribute('class') ?? '')) return undefined;
  const text = lineOf(element.textContent ?? '').replaceAll('`', '');
  return text
    .replace(/\s*Source(?:\s*#)?$/u, '')
    .replace(/\s*#$/u, '')
    .slice(0, longest);
}
const longest = 160;
