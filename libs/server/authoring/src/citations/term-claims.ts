import { plainText, withoutMarkers } from '../markdown/index.ts';
import type { CheckedPassage } from './check-sentence.ts';

/** A term, and what a lesson says it is. */
export interface TermClaim {
  readonly term: string;
  readonly definition: string;
}

/** "DRBD: DRBD allows …": the sentence says it all. */
export const namesItsTerm = ({ term, definition }: TermClaim): boolean =>
  holds(comparable(definition), comparable(term));

/**
 * The words in which a passage defines the term by its form, to the letter, with its id: a row of a
 * table whose first cell the term is, or what opens the section under its name. What stands between
 * or above them is no part of what is said.
 */
export function definedIn(
  { term, definition }: TermClaim,
  id: string,
  { text, headings = [] }: CheckedPassage = { text: '' },
): readonly (readonly [id: string, words: CheckedPassage])[] {
  const [name, said] = [comparable(term), comparable(definition)];
  if (name === '' || said === '') return [];
  const rows = text.split('\n').map((line) => line.split('|').slice(1, -1));
  const cell = rows
    .filter(([first = '']) => comparable(first) === name)
    .flatMap(([, ...others]) => others.filter((other) => comparable(other) === said))[0];
  if (cell !== undefined) return [[id, { text: cell.trim() }]];
  const section = comparable(headings.at(-1)?.split(' › ').at(-1) ?? '');
  return section === name && comparable(text).startsWith(said) ? [[id, { text }]] : [];
}

/** Without markup, case and a last stop. */
const comparable = (text: string): string =>
  plainText(withoutMarkers(text))
    .replace(/\s+/gu, ' ')
    .replace(/[.。।]$/u, '')
    .trim()
    .toLowerCase();

const holds = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  return (
    name !== '' &&
    at !== -1 &&
    !/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + name.length))
  );
};
