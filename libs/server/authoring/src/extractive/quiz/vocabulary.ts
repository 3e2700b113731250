import type { MaterialIndex } from '../material/material-index.ts';

const known = new WeakMap<MaterialIndex, ReadonlySet<string>>();

/** The small words of four and more letters that the sentences of a text are made of. */
export function vocabularyOf(index: MaterialIndex): ReadonlySet<string> {
  let words = known.get(index);
  if (words === undefined) {
    words = new Set(
      index.sentences.flatMap(({ plain }) =>
        [...plain.matchAll(/(?<![\p{L}\p{N}_./-])\p{Ll}{4,}(?![\p{L}\p{N}_/-]|\.\p{L})/gu)].map(
          ([word]) => word,
        ),
      ),
    );
    known.set(index, words);
  }
  return words;
}

/**
 * Is a name of signs or of words run together made of words that the text itself uses: "block" and
 * "size" of "blocksize_x", "audit" of "zmaudit.pl"? Who can read the name knows what it is for.
 */
export function isReadable(name: string, words: ReadonlySet<string>): boolean {
  if (!isCoded(name)) return false;
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(
      (part) =>
        words.has(part) ||
        Array.from({ length: Math.max(0, part.length - shortest + 1) }, (_, at) => at).some(
          (at) => (at > 0 && words.has(part.slice(at))) || words.has(part.slice(0, shortest + at)),
        ),
    );
}
const shortest = 5;

/** With signs or capitals in it, or a single small word. */
const isCoded = (name: string): boolean =>
  !name.includes(' ') &&
  /^[\x21-\x7e]+$/.test(name) &&
  /[-_.$%/\d]|\p{Ll}\p{Lu}|^\p{Lu}{4,}$/u.test(name);
