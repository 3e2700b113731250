/**
 * Of brackets in several pieces the topmost stands for the whole, and of braces that in the middle,
 * beside what they hold together; what else Adobe's fonts have no letter for.
 */
const named: Readonly<Record<string, string>> = {
  '\uF8EB': '(',
  '\uF8EE': '[',
  '\uF8F2': '{',
  '\uF8F6': ')',
  '\uF8F9': ']',
  '\uF8FD': '}',
  '\uF6BE': 'ȷ',
  '\uF8E8': '®',
  '\uF8E9': '©',
  '\uF8EA': '™',
  '\uF6D9': '©',
  '\uF6DA': '®',
  '\uF6DB': '™',
  // Arrows of the fonts that word processors take signs from.
  '\uF0E0': '→',
  '\uF0E8': '→',
};

/**
 * A text with what is meant by the letters that a font has for its own use: pieces of large
 * brackets, signs before items, small capitals and old figures, which lie where their letters do.
 */
export function withoutPrivateLetters(text: string): string {
  if (!/\p{Co}/u.test(text)) return text;
  return text
    .replace(/\p{Co}/gu, (letter) => named[letter] ?? letter)
    .replace(/^(\s*)[\uF020-\uF0FF](?=\s*$)/, '$1•')
    .replace(/[\uF721-\uF77E\uF7A1-\uF7FF]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) - 0xf700),
    )
    .replace(/\p{Co}/gu, '');
}

/** A line of nothing but the tops of large brackets, above the formula that they stand around. */
export const isOfBrackets = (text: string): boolean => /^\s*[([{][()[\]{}\s]*$/.test(text);
