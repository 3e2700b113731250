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
  return outsideCode(withKnownRefs(markdown, given), (prose, withCode) =>
    prose
      .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
      .replace(/\[([^\]\n]+)\]\((?:https?:|mailto:|www\.)[^)\n]*\)/gi, '$1')
      .replace(/^ {0,3}#{1,6} +(.+?) *#* *$/gm, (_line, heading: string) => {
        const key = withCode(heading).toLowerCase().trim();
        const isRepeated = headings.has(key) || key === title.toLowerCase().trim();
        headings.add(key);
        return isRepeated ? '' : `### ${heading}`;
      })
      .replace(/\n{3,}/g, '\n\n'),
  ).trim();
}

/** Up to a fence as long, or to the end of a text that is still being written. */
const fenced = /^ {0,3}(`{3,}(?=[^`\n]*$)|~{3,})[^]*?(?:^ {0,3}\1[`~]* *$|(?![^]))/gm;
/** Between runs of as many backticks, on one line. */
const span = /(?<!`)(`+)(?!`)[^\n]+?(?<!`)\1(?!`)/g;

/**
 * Applies `change` to what is no code. Code stands in it as one mark, so that a heading or a link
 * around it is seen as a whole; `withCode` gives back what such a mark stands for.
 */
function outsideCode(
  markdown: string,
  change: (text: string, withCode: (text: string) => string) => string,
): string {
  const held: string[] = [];
  const hold = (code: string) => `\uE000${held.push(code) - 1}\uE001`;
  const withCode = (text: string): string =>
    text.replace(/\uE000(\d+)\uE001/g, (_mark, index: string) => held[Number(index)] ?? '');
  return withCode(change(markdown.replace(fenced, hold).replace(span, hold), withCode));
}
