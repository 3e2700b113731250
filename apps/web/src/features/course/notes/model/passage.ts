import type { NotePlace } from '@coursewright/contract';
import { nearestMatch } from './nearest-match.ts';

/** A passage by its words: the TextQuoteSelector of W3C's Web Annotation Data Model. */
export type Passage = Pick<NotePlace, 'quote' | 'prefix' | 'suffix' | 'start'>;

/** Characters before and after a passage that are kept with it. */
const contextLength = 48;
/** Letters below which words may well stand elsewhere, too: their surroundings decide. */
const shortLetters = 24;
/** Letters below which nothing is looked for that is merely similar. */
const tooShortForSimilar = 12;
/** Of the letters of a passage, how many may be others after its lesson was rewritten. */
const tolerance = 0.35;
/** Of the letters around a short passage, how many must be the same. */
const contextWanted = 0.4;

/** What is kept of the characters `start` to `end` of a text. */
export const passageAt = (text: string, start: number, end: number): Passage => ({
  quote: whole(text.slice(start, end)),
  prefix: whole(text.slice(Math.max(0, start - contextLength), start)),
  suffix: whole(text.slice(end, end + contextLength)),
  start,
});

/** Without the halves of characters that were cut in two. */
const whole = (text: string): string =>
  text.replace(/^[\uDC00-\uDFFF]/, '').replace(/[\uD800-\uDBFF]$/, '');

const letter = /[\p{L}\p{M}\p{N}]/gu;
const lettersOf = (text = ''): string => (text.match(letter) ?? []).join('');
/** Whether there is something in it to be found again by. */
export const hasLetters = (text: string): boolean => lettersOf(text) !== '';

/** The letters and digits of a text, and where each of them stands in it. */
export interface Letters {
  readonly text: string;
  readonly letters: string;
  readonly places: readonly number[];
}
export function lettersIn(text: string): Letters {
  let letters = '';
  const places: number[] = [];
  for (const { 0: found, index } of text.matchAll(letter)) {
    letters += found;
    for (let unit = 0; unit < found.length; unit += 1) places.push(index + unit);
  }
  return { text, letters, places };
}

/**
 * Where a passage stands in a text, by its letters and digits alone: other marks and white space do
 * not count. The same words first, those in the surroundings that they had if there are several;
 * then the most similar ones. Undefined: the passage is no longer in the text.
 */
export function findPassage(
  { text, letters, places }: Letters,
  passage: Passage,
): { start: number; end: number } | undefined {
  const wanted = lettersOf(passage.quote);
  if (wanted === '') return undefined;
  const found = sameWords(letters, places, wanted, passage) ?? similar(letters, wanted, passage);
  const [first, last] = found ? [places[found.at], places[found.end - 1]] : [];
  if (first === undefined || last === undefined) return undefined;
  const [opening = ''] = /^[^\p{L}\p{M}\p{N}]*/u.exec(passage.quote) ?? [];
  const [closing = ''] = /[^\p{L}\p{M}\p{N}]*$/u.exec(passage.quote) ?? [];
  return {
    start: text.endsWith(opening, first) ? first - opening.length : first,
    end: last + 1 + (text.startsWith(closing, last + 1) ? closing.length : 0),
  };
}

interface Found {
  readonly at: number;
  readonly end: number;
}

function sameWords(
  letters: string,
  places: readonly number[],
  wanted: string,
  passage: Passage,
): Found | undefined {
  let best: (Found & { context: number; distance: number }) | undefined;
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const context = contextOf(letters, { at, end }, passage);
    const distance = Math.abs((places[at] ?? 0) - (passage.start ?? 0));
    if (!best || context > best.context || (context === best.context && distance < best.distance))
      best = { at, end, context, distance };
  }
  if (!best) return undefined;
  return wanted.length >= shortLetters || best.context >= contextWanted ? best : undefined;
}

function similar(letters: string, wanted: string, passage: Passage): Found | undefined {
  if (wanted.length < tooShortForSimilar) return undefined;
  const found = nearestMatch(letters, wanted, Math.floor(wanted.length * tolerance));
  if (!found) return undefined;
  return wanted.length >= shortLetters || contextOf(letters, found, passage) >= contextWanted
    ? found
    : undefined;
}

/** How much of what stood before or after a passage still stands there: 0 to 1. */
function contextOf(letters: string, { at, end }: Found, { prefix, suffix }: Passage): number {
  const before = lettersOf(prefix);
  const after = lettersOf(suffix);
  if (before === '' && after === '') return 1;
  let same = 0;
  while (same < before.length && letters[at - 1 - same] === before.at(-1 - same)) same += 1;
  const ofBefore = before === '' ? 0 : same / before.length;
  same = 0;
  while (same < after.length && letters[end + same] === after[same]) same += 1;
  return Math.max(ofBefore, after === '' ? 0 : same / after.length);
}
