/** A text as it is compared: without case, accents and vowel signs. */
export interface Folded {
  readonly text: string;
  /** Where each of its units comes from: an index of the text as it was, and one for its end. */
  readonly from: readonly number[];
}

/** From `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A letter with the marks that stand on it. */
const cluster = /\P{M}\p{M}*/gu;
/** Accents, Hebrew and Arabic vowel signs: not the vowels of Indic scripts, which are no ornament. */
const ornament = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u0640]/g;
/** Letters that are written plainly where the keyboard does not have them. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
};

const foldLetter = (letter: string): string => {
  const bare = letter.normalize('NFKD').replace(ornament, '').normalize('NFC').toLowerCase();
  return [...bare].map((each) => plain[each] ?? each).join('');
};

export function fold(source: string): Folded {
  let text = '';
  const from: number[] = [];
  for (const { 0: letter, index } of source.matchAll(cluster)) {
    const folded = foldLetter(letter);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) from.push(index);
  }
  from.push(source.length);
  return { text, from };
}

/** The letters and digits of a text, and where each of them stands. */
export function* foldLetters(source: string): Generator<Span & { folded: string }> {
  for (const { 0: letter, index } of source.matchAll(/[\p{L}\p{N}]\p{M}*/gu))
    yield { folded: foldLetter(letter), start: index, end: index + letter.length };
}

/** The words that somebody looks for, each as `fold` has them; none for blanks and signs alone. */
export const wordsOf = (asked: string): string[] => [
  ...new Set((fold(asked).text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 12)),
];

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordBefore = /[\p{L}\p{M}\p{N}]$/u;
/** Shorter words stand in too many others to be looked for inside them. */
const shortest = 3;

/**
 * Where a word stands in a text, as spans of the text as it was: anywhere, but a word of one or two
 * letters only where a word begins with it.
 */
export function placesOf(word: string, { text, from }: Folded): Span[] {
  const isFree = word.length >= shortest || unspaced.test(word);
  const places: Span[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    if (isFree || !wordBefore.test(text.slice(Math.max(0, at - 2), at)))
      places.push({ start: from[at]!, end: from[at + word.length]! });
  return places;
}
