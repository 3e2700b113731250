/**
 * Text of the same length in which what must not be cut or misread (code, maths, links, addresses, citation markers) is covered,
 * so that positions found in the mask hold in the original.
 */
export function maskInline(text: string): string {
  const word = (found: string): string =>
    found.replace(/\S/gu, 'x').replace(/\s/gu, 'x').replace(/^./u, 'X');
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
      // Markers and footnote references belong to the sentence before them, whatever the space between.
      .replace(/\s*(?:\[\s*S\d+\.\d+(?:\s*[,;]\s*S\d+\.\d+)*\s*\]|\[\^[^\]\s]{1,99}\])/g, (found) =>
        ')'.repeat(found.length),
      )
      .replace(/<?\bhttps?:\/\/[^\s<>)]*[^\s<>).,;:!?'"*_]>?/g, word)
      .replace(/<\/?[a-z][^<>\n]{0,999}>/gi, (found) => 'x'.repeat(found.length))
      .replace(
        /\b[\w-]{1,80}(?:\.[\w-]{1,80}){0,9}\.(?:js|ts|mjs|cjs|tsx|jsx|json|md|html|css|py|rb|go|rs|c|h|txt|yml|yaml|org|com|net|io)\b/gi,
        word,
      )
      .replace(/(?<=\d)[.](?=\d)/g, 'x')
      .replace(/\*\*|__|\*|(?<!\w)_|_(?!\w)/g, (found) => '"'.repeat(found.length))
  );
}
