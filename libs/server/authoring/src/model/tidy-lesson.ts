import { markerPattern } from '../markdown/index.ts';

/**
 * Markers that name given passages, one style: "[S1.2, S3.4]"; the others go, with the blank before
 * them. Code is left alone.
 */
export function withKnownRefs(markdown: string, given: ReadonlySet<string>): string {
  return outsideCode(markdown, (text) =>
    text
      .replace(/【\s*(S\d+\.\d+(?:\s*[,;、]\s*S\d+\.\d+)*)[^】]*】/g, '[$1]')
      .replace(/\((S\d+\.\d+(?:\s*[,;]\s*S\d+\.\d+)*)\)/g, '[$1]')
      .replace(
        new RegExp(`(\\s*)(${markerPattern.source})`, 'g'),
        (_whole, blank: string, marker: string) => {
          const refs = [...new Set(marker.match(/S\d+\.\d+/g))].filter((ref) => given.has(ref));
          return refs.length > 0 ? `${blank}[${refs.join(', ')}]` : '';
        },
      ),
  );
}

/**
 * A lesson in the form the reader expects: sections under "###", no title of its own, no address
 * that the model made up.
 */
export function tidyLesson(markdown: string, title: string, given: ReadonlySet<string>): string {
  const headings = new Set<string>();
  const text = outsideCode(withKnownRefs(markdown, given), (prose) =>
    prose
      .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
      .replace(/\[([^\]\n]+)\]\((?:https?:|mailto:|www\.)[^)\n]*\)/gi, '$1')
      .replace(/^ {0,3}#{1,6} +(.+?) *#* *$/gm, (_line, heading: string) => {
        const key = heading.toLowerCase().trim();
        const isRepeated = headings.has(key) || key === title.toLowerCase().trim();
        headings.add(key);
        return isRepeated ? '' : `### ${heading}`;
      }),
  );
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

/** Applies `change` to what stands outside fenced code and code spans. */
function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(^ {0,3}(?:```|~~~)[^]*?^ {0,3}(?:```|~~~) *$|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}
