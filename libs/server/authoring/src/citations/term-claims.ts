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
 * table whose first cell the term is, an entry of a list that it begins, a sentence in which it
 * stands right before, or what opens the section under its name. What stands between or above them
 * is no part of what is said.
 */
export function definedIn(
  claim: TermClaim,
  id: string,
  { text, headings = [] }: CheckedPassage = { text: '' },
): readonly (readonly [id: string, words: CheckedPassage])[] {
  const [name, said] = [nameOf(claim.term), comparable(claim.definition)];
  if (name === '' || said === '') return [];
  const lines = text.split('\n');
  const cell = lines
    .map((line) => line.split('|').slice(1, -1))
    .filter(([first = '']) => nameOf(first) === name)
    .flatMap(([, ...others]) => others.filter((other) => comparable(other) === said))[0];
  if (cell !== undefined) return [[id, { text: cell.trim() }]];
  const section = nameOf(headings.at(-1)?.split(' › ').at(-1) ?? '').replace(numbered, '');
  // "QList<Gate> Yard::gates() const" is the section of "Yard::gates()".
  const isItsOwn = section === name || (isCall.test(claim.term) && holds(section, name));
  const opens = isItsOwn && comparable(text).startsWith(said);
  return opens || lines.some((line) => saysAtOnce(comparable(line), name, said))
    ? [[id, { text }]]
    : [];
}

const isCall = /\(\)$/u;
const numbered = /^(?:\d+\.)*\d+\.?\s+/u;

/**
 * "Tx DBus is a …", "- maintainer (DM): a …", "- --since <date>: …": nothing but a bracket, what an
 * option takes or a short word in between.
 */
function saysAtOnce(line: string, name: string, said: string): boolean {
  const entry = line.replace(/^(?:[-*+•]|\d+[.)])\s+/u, '');
  const at = entry.indexOf(said);
  return at > 0 && entry.startsWith(name) && between.test(entry.slice(name.length, at));
}
const between =
  /^(?:(?:\s?\([^()]{1,60}\)|\s[<[]?[\p{L}\p{N}_-]{1,40}[>\]]?)?\s?[:：–—-](?:\s\p{L}{1,4})?|(?:\s?\([^()]{1,60}\))?(?:\s\p{L}{1,8})?)\s*$/u;

/** Of a call, without what it takes. */
const nameOf = (term: string): string => comparable(term).replace(/\s?\([^()]*\)$/u, '');

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
