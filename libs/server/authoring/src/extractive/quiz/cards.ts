import { countWords } from '@coursewright/text';
import type { Entries, Table } from './lesson-parts.ts';

/** A single card is no catalogue. */
const fewestCards = 2;
const fewestSaid = 3;

/**
 * What a reference tells of each of its things on a card of its own: under the name of the thing a
 * table without heads, "Description: …" above "Syntax: …". The cards of a lesson are one list of
 * entries, the name of each with the first thing that its card says in words.
 */
export function cardEntries(tables: readonly Table[]): Entries | undefined {
  const cards = tables.filter(isCard);
  const labels = new Set(cards.map(labelOf));
  const [label] = labels;
  const names = cards.map(({ heading }) => heading.trim());
  if (cards.length < fewestCards || labels.size !== 1 || label === undefined) return undefined;
  if (new Set(names).size < names.length) return undefined;
  const [first] = cards;
  const shared = sharedWords(names);
  const entries = cards.flatMap(({ head, refs, place }, at) => {
    const said = (head[1] ?? '').replace(/[.。।;；]+$/u, '').trim();
    const name = (names[at] ?? '').split(/\s+/).slice(shared).join(' ');
    return name === '' || countWords(said) < fewestSaid ? [] : [{ name, said, refs, place }];
  });
  return {
    heading: first?.heading ?? '',
    refs: [...new Set(cards.flatMap(({ refs }) => refs))],
    place: first?.place ?? 0,
    entries,
    items: [],
  };
}

/** Two columns, of which the first has nothing but labels. */
const isCard = ({ head, rows, heading, refs }: Table): boolean =>
  refs.length > 0 &&
  heading.trim() !== '' &&
  head.length === 2 &&
  rows.length > 0 &&
  [head, ...rows].every(([label = '']) => isLabel.test(label));
const isLabel = /^\p{L}[\p{L} ]{1,30}[:：]$/u;

const labelOf = ({ head }: Table): string => head[0] ?? '';

/** How many words all names begin with: "Directive" of "Directive Listen", "Directive Require". */
function sharedWords(names: readonly string[]): number {
  const [first = [], ...others] = names.map((name) => name.split(/\s+/));
  const differs = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return differs === -1 ? 0 : differs;
}
