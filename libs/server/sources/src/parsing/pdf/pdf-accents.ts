/** Accents that old fonts set apart from their letters, as the marks that combine with these. */
const combining: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030C',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030A',
  '˝': '\u030B',
  '¸': '\u0327',
};
/** Letters without the point that an accent takes the place of. */
const pointed: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/**
 * Two pieces of a line, the second set back over the first: an accent and its letter become one,
 * and so do a letter and the circle around it. Undefined where they are nothing of the kind.
 */
export function setOver(text: string, next: string): string | undefined {
  const mark = combining[text.at(-1) ?? ''];
  const [letter = ''] = next;
  if (mark !== undefined && /\p{L}/u.test(letter)) {
    const whole = `${pointed[letter] ?? letter}${mark}`.normalize('NFC');
    return [...whole].length === 1
      ? text.slice(0, -1) + whole + next.slice(letter.length)
      : undefined;
  }
  return /(?:^|\s)c$/i.test(text) && letter === '©' ? text.slice(0, -1) + next : undefined;
}
