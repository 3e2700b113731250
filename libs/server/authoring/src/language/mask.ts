/**
 * Text of the same length in which what must not be cut or misread (code, maths, links, addresses, citation markers) is covered,
 * so that positions found in the mask hold in the original.
 */
export function maskInline(text: string): string {
  const word = (found: string): string => found.replace(/\S/gu, 'x').replace(/\s/gu, 'x').replace(/^./u, 'X');
  return text
    .replace(/(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, word)
    .replace(/\$\$[\s\S]+?\$\$|\\\([\s\S]+?\\\)|(?<![\\$\w])\$(?![\s$])[^$\n]*?[^\s$\\]\$(?![\w$])/g, word)
    .replace(/!?\[[^\]\n]*\]\([^)\s]*(?:\s+"[^"]*")?\)/g, (found) => `${/^!?\[\W*\p{Ll}/u.test(found) ? 'x' : 'X'}${'x'.repeat(found.length - 1)}`)
    // Markers and footnote references belong to the sentence before them, whatever the space between.
    .replace(/\s*(?:\[\s*S\d+\.\d+(?:\s*[,;]\s*S\d+\.\d+)*\s*\]|\[\^[^\]\s]+\])/g, (found) => ')'.repeat(found.length))
    .replace(/<?\bhttps?:\/\/[^\s<>)]*[^\s<>).,;:!?'"*_]>?/g, word)
    .replace(/<\/?[a-z][^<>\n]*>/gi, (found) => 'x'.repeat(found.length))
    .replace(/\b[\w-]+(?:\.[\w-]+)*\.(?:js|ts|mjs|cjs|tsx|jsx|json|md|html|css|py|rb|go|rs|c|h|txt|yml|yaml|org|com|net|io)\b/gi, word)
    .replace(/(?<=\d)[.](?=\d)/g, 'x')
    .replace(/\*\*|__|\*|(?<!\w)_|_(?!\w)/g, (found) => '"'.repeat(found.length));
}
