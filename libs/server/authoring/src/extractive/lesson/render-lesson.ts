import { splitSentences } from '@coursewright/text';
import type { Attachment } from '../material/attachment.ts';
import type { Sentence } from '../material/sentence.ts';
import { isToldByHeading, type Quoted } from './select-text.ts';

/**
 * The lesson's Markdown: paragraphs under ### headings of the source, every sentence and list entry
 * followed by its marker.
 */
export function renderLesson(quoted: readonly Quoted[], title: string, language: string): string {
  const headings = quoted.map(({ chunk }) => chunk.headings.at(-1) ?? '');
  const paths = new Set(quoted.map(({ chunk }) => chunk.headings.join('\u0000')));
  // The heading of a single section is shown where it says what "this format" is.
  const several = paths.size > 1 || (quoted[0] !== undefined && isToldByHeading(quoted[0]));
  const parents = new Map<string, Set<string>>();
  for (const { chunk } of quoted) {
    const heading = chunk.headings.at(-1) ?? '';
    parents.set(heading, (parents.get(heading) ?? new Set()).add(chunk.headings.at(-2) ?? ''));
  }
  const isShared = (heading: string): boolean => (parents.get(heading)?.size ?? 0) > 1;
  const parts: string[] = [];
  let current = '';
  let above = title;
  quoted.forEach(({ chunk, sentences }, i) => {
    const heading = headings[i] ?? '';
    const parent = chunk.headings.at(-2) ?? '';
    const path = chunk.headings.join('\u0000');
    if (several && path !== current && heading !== '') {
      // "Procedure" that stands in several sections is told apart by what it is the procedure of.
      const isNamed = !isShared(heading) || parent === '' || parent === above;
      if (!isNamed) parts.push(`### ${parent}`);
      if (!(i === 0 && heading.toLowerCase() === title.toLowerCase()))
        parts.push(`${isShared(heading) && parent !== '' ? '####' : '###'} ${heading}`);
    }
    above = isShared(heading) ? parent : heading;
    current = path;
    const prose = sentences.map(cited).join(' ');
    if (prose !== '') parts.push(prose);
    for (const attachment of chunk.attachments)
      parts.push(attached(attachment, sentences.at(-1)?.leadIn ?? false));
  });
  return parts.filter((part) => part !== '').join('\n\n');

  function attached(attachment: Attachment, introduced: boolean): string {
    const mark = `[${attachment.ref}]`;
    if (attachment.kind === 'list') {
      const entries = attachment.markdown.split('\n');
      return entries
        .map((line) => {
          const bullet = /^\s*(?:- |\d+\. )/.exec(line)?.[0] ?? '';
          return (
            bullet +
            splitSentences(line.slice(bullet.length), language)
              .map((sentence) => `${sentence} ${mark}`)
              .join(' ')
          );
        })
        .join('\n');
    }
    // A table without a lead-in of its own still says where it comes from.
    if (attachment.kind === 'table' && !introduced)
      return attachment.markdown.replace(/^(\s*\|?[^|\n]+?)\s*\|/, `$1 ${mark} |`);
    return attachment.markdown;
  }
}

/** A sentence that would begin a Markdown block by accident is escaped. */
const cited = (sentence: Sentence): string =>
  `${sentence.markdown.replace(/^(?=#{1,6}\s|[-+]\s|>)/, '\\').replace(/^(\d+)([.)]\s)/, '$1\\$2')} [${sentence.ref}]`;
