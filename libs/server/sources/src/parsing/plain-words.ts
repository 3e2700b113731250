const word = /^[("'«“»„]*\p{L}[\p{L}\p{M}'’‐/-]*[)"'»”“«.,:;!?。，]*$/u;

/** How many words a text has, and how many of them are of letters alone, as in running text. */
export function plainWordsIn(text: string): { all: number; plain: number } {
  const all = text.trim().split(/\s+/);
  return { all: all.length, plain: all.filter((one) => word.test(one)).length };
}
