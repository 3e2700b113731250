const word = /^[("'«“»„]*\p{L}[\p{L}\p{M}'’‐/-]*[)"'»”“«.,:!?。，]*$/u;

/** How many words a text has, and how many of them are of letters alone, as in running text. */
export function plainWordsIn(text: string): { all: number; plain: number; small: number } {
  const all = text.trim().split(/\s+/);
  const plain = all.filter((one) => word.test(one));
  const small = plain.filter((one) => /^\P{L}*\p{Ll}/u.test(one));
  return { all: all.length, plain: plain.length, small: small.length };
}
