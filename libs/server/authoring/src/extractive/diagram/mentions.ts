import type { Said } from './read-lesson.ts';

/** A name with the sentences in which it stands, by their index. */
export interface Mentioned {
  readonly name: string;
  readonly in: readonly number[];
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a text has a term as words of its own, in whatever script. */
export function mentions(text: string, term: string): boolean {
  const [within, sought] = [text.toLowerCase(), term.toLowerCase()];
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    const [before, after] = [within[at - 1] ?? ' ', within[at + sought.length] ?? ' '];
    if (unspaced.test(sought)) return true;
    // An ending, such as a plural's, is still the term.
    const rest = /^\p{L}{0,2}(?!\p{L})/u.test(within.slice(at + sought.length));
    if (!/[\p{L}\p{N}]/u.test(before) && (rest || !/[\p{L}\p{N}]/u.test(after))) return true;
  }
  return false;
}

/** The sentences in which a name stands, by their index. */
export const placesOf = (name: string, sentences: readonly Said[]): number[] =>
  sentences.flatMap(({ text }, index) => (mentions(text, name) ? [index] : []));
