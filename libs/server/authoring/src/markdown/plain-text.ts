// Quantifiers have ends, so that marks which are never closed cost no more than a text of that
// length.

/**
 * Markdown inline markup taken away: what a reader sees. Code keeps its characters without the
 * ticks; markers and images go.
 */
export function plainText(markdown: string): string {
  const codes: string[] = [];
  // What stands in code or in a formula is no markup.
  const bare = markdown.replace(
    codeOrMath,
    (found: string, _ticks: string | undefined, code: string | undefined) =>
      `\uE000${codes.push(code ?? found) - 1}\uE001`,
  );
  return withoutMarkers(bare)
    .replace(/!\[[^\]\n]{0,999}\](?:\([^)]{0,999}\)|\[[^\]\n]{0,999}\])/g, ' ')
    .replace(
      /\[([^\]\n]{0,999})\](?:\([^)\s]{0,999}(?:\s+"[^"]{0,999}")?\)|\[[^\]\n]{0,999}\])/g,
      '$1',
    )
    .replace(/<(https?:\/\/[^\s>]+)>/g, '$1')
    .replace(htmlTag, ' ')
    .replace(/\[\^[^\]\s]{1,99}\]/g, '')
    .replace(
      /(\*\*|__)(?=\S)([\s\S]{0,1999}?\S)\1/g,
      (...[found, , inner, at, all]: [string, string, string, number, string]) =>
        isName(found, all.slice(Math.max(0, at - 2), at), all.charAt(at + found.length))
          ? found
          : inner,
    )
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]{0,1999}?[^\s*])\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?=[^\s_])([^_]{0,1999}?[^\s_])_(?![\w_])/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\uE000(\d+)\uE001/g, (_, i: string) => codes[Number(i)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "__init__()", "Basin.__len__": underscores that belong to a name of Python. */
const isName = (found: string, before: string, after: string): boolean =>
  /^__\w+__$/.test(found) && (after === '(' || /\w\.$/.test(before));

/**
 * Tags that are markup wherever they stand. Others are what the text speaks of: "git <command>",
 * "<locale.h>", "<file:/etc/passwd>".
 */
export const htmlTag =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|details|div|em|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|picture|pre|s|samp|script|small|span|strong|style|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|ul|video)(?:\s[^<>\n]{0,999})?\/?>/gi;

/**
 * Code spans (ticks and code are groups 1 and 2) and formulas, in which nothing is markup or a
 * marker.
 */
export const codeOrMath =
  /(?<!`)(`+)(?!`)([\s\S]{0,2999}?[^`])\1(?!`)|\$\$[\s\S]{1,1999}?\$\$|\\\([\s\S]{1,1999}?\\\)|(?<![\\$\w])\$(?![\s$])[^$\n]{0,1999}?[^\s$\\]\$(?![\w$])/g;

/** Marker groups such as "[S2.14]" or "[S1.2, S1.3]". */
export const markerPattern = /\[\s*S\d+\.\d+(?:\s*[,;]\s*S\d+\.\d+)*\s*\]/g;

export const withoutMarkers = (text: string): string =>
  text.replace(new RegExp(`\\s*${markerPattern.source}`, 'g'), '');

/** The refs named by the markers of a text, in order, each once. */
export const refsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(markerPattern)].flatMap(([group]) => group.match(/S\d+\.\d+/g) ?? []),
  ),
];
