import { consonantsOf, formsOf, movedOn, readingsOf, spelledBy } from './disguises.ts';

/** Whether a text has a word, in whatever form; what the forms are, `disguises.ts` says. */

/** As it is compared: letters and digits, in lower case, with blanks at both ends. */
export const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

const squeezed = (text: string): string => plain(text).replaceAll(' ', '');

/** Letters of a text that is spelled, read backwards or without its blanks, at least. */
const spelledLength = 5;

/** Whether a text has a part as words of its own. */
export function has(text: string, part: string): boolean {
  const wanted = plain(part);
  // Where words are not set apart, there are no blanks around them.
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(
    wanted,
  );
  return wanted.trim() !== '' && plain(text).includes(isUnspaced ? wanted.trim() : wanted);
}

/** A text that is looked through for several words, with what it can be read as. */
interface Looked {
  readonly text: string;
  readonly readings: readonly string[];
  readonly bare: readonly string[];
  readonly spelled: readonly string[];
}
let last: Looked | undefined;
function looked(text: string): Looked {
  if (last?.text === text) return last;
  const readings = readingsOf(text);
  last = { text, readings, bare: readings.map(squeezed), spelled: spelledBy(text) };
  return last;
}

/** Whether a text has a part in any form: in words, spelled out, backwards, or in a usual code. */
export function hides(text: string, part: string): boolean {
  const { readings, bare } = looked(text);
  if (readings.some((reading) => has(reading, part))) return true;
  const wanted = squeezed(part);
  if (wanted.length < spelledLength) return false;
  return (
    bare.some((reading) => reading.includes(wanted)) ||
    formsOf(wanted).some((form) => bare[0]?.includes(form)) ||
    [consonantsOf(wanted), ...movedOn(wanted)].some((form) => has(text, form)) ||
    spells(text, part)
  );
}

/** Whether the first or last letters of the lines, sentences or words of a text are a word. */
export function spells(text: string, part: string): boolean {
  const wanted = squeezed(part);
  return (
    wanted.length >= spelledLength &&
    looked(text).spelled.some((letters) => letters.includes(wanted))
  );
}
