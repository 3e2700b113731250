/**
 * Stands in the mask for a character of a reference mark, which belongs to the sentence before it.
 */
export const markCover = '\uE002';

/**
 * Text of the same length in which what must not be cut or misread (code, maths, links, addresses,
 * reference marks) is covered, so that positions found in the mask hold in the original.
 * Quantifiers have ends, so that marks which are never closed cost no more than a text of that
 * length.
 */
export function maskInline(text: string): string {
  // As many units as the text has, also where it has characters of two units.
  const word = (found: string): string => `X${'x'.repeat(found.length - 1)}`;
  return (
    text
      .replace(/(?<!`)(`+)(?!`)[\s\S]{0,2999}?[^`]\1(?!`)/g, word)
      .replace(
        /\$\$[\s\S]{1,1999}?\$\$|\\\([\s\S]{1,1999}?\\\)|(?<![\\$\w])\$(?![\s$])[^$\n]{0,1999}?[^\s$\\]\$(?![\w$])/g,
        word,
      )
      .replace(
        /!?\[[^\]\n]{0,999}\]\([^)\s]{0,999}(?:\s+"[^"]{0,999}")?\)/g,
        (found) => `${/^!?\[\W*\p{Ll}/u.test(found) ? 'x' : 'X'}${'x'.repeat(found.length - 1)}`,
      )
      // Markers and footnote references may stand after a space, numbers in brackets only right after the stop.
      .replace(/\s*(?:\[\s*S\d+\.\d+(?:\s*[,;]\s*S\d+\.\d+)*\s*\]|\[\^[^\]\s]{1,99}\])/g, (found) =>
        markCover.repeat(found.length),
      )
      .replace(
        /(?<=\p{Sentence_Terminal}["'”’»)]{0,2})(?:\[\d{1,3}(?:[,;–-]\s?\d{1,3}){0,5}\])+/gu,
        (found) => markCover.repeat(found.length),
      )
      // The page of a book: "… of a free people.” [Mutual Aid, p. 12] Others …"
      .replace(
        /(?<=\p{Sentence_Terminal}["'”’»)*_]{0,3})\s?[[(](?=[^[\]()\n]{0,160}(?:\b(?:pp?|vol|S|pág)\.\s?\d|\bop\.\s?cit\b|\bibid\b))[^[\]()\n]{1,160}[\])](?=\s|$)/giu,
        (found) => markCover.repeat(found.length),
      )
      .replace(/<?\bhttps?:\/\/[^\s<>)]*[^\s<>).,;:!?'"*_]>?/g, word)
      .replace(/<\/?[a-z][^<>\n]{0,999}>/gi, (found) => 'x'.repeat(found.length))
      // A letter and "h" are an abbreviation: "d.h."
      .replace(
        /\b[\w-]{1,80}(?:\.[\w-]{1,80}){0,9}\.(?:js|ts|mjs|cjs|tsx|jsx|json|md|html|css|py|rb|go|rs|(?<=\w{2}\.)[ch]|txt|yml|yaml|org|com|net|io)\b/g,
        word,
      )
      .replace(/(?<=\d)[.](?=\d)/g, 'x')
  );
}
