/** Markdown inline markup taken away: what a reader sees. Code keeps its characters without the ticks; markers and images go. */
export function plainText(markdown: string): string {
  return withoutMarkers(markdown)
    .replace(/!\[[^\]\n]*\](?:\([^)]*\)|\[[^\]\n]*\])/g, ' ')
    .replace(/\[([^\]\n]*)\](?:\([^)\s]*(?:\s+"[^"]*")?\)|\[[^\]\n]*\])/g, '$1')
    .replace(/<(https?:\/\/[^\s>]+)>/g, '$1')
    .replace(/<\/?[a-z][^<>\n]*>/gi, ' ')
    .replace(/\[\^[^\]\s]+\]/g, '')
    .replace(/(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g, '$2')
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]*?[^\s*])\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?=[^\s_])([^_]*?[^\s_])_(?![\w_])/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
    .replace(/&nbsp;/g, ' ').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Marker groups such as "[S2.14]" or "[S1.2, S1.3]". */
export const markerPattern = /\[\s*S\d+\.\d+(?:\s*[,;]\s*S\d+\.\d+)*\s*\]/g;

export const withoutMarkers = (text: string): string => text.replace(new RegExp(`\\s*${markerPattern.source}`, 'g'), '');

/** The refs named by the markers of a text, in order, each once. */
export const refsIn = (text: string): string[] => [...new Set([...text.matchAll(markerPattern)].flatMap(([group]) => group.match(/S\d+\.\d+/g) ?? []))];
