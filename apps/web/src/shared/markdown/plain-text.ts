import { liftAndSanitize, placeholder, type Lifted } from './lift.ts';

/** Where a formula stands in a plain text: it has no letters that could be searched or pointed at. */
export const formulaMark = '\uFFFC';

const blocks = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tr ul'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);
const silent = new Set(['style', 'template', 'noscript', 'slot']);

/**
 * A lesson's Markdown as a reader sees it, one text for each paragraph, heading, entry, table row
 * or block of code: without markup and citation markers, and with `formulaMark` for each formula.
 */
export function plainBlocks(markdown: string): string[] {
  const { fragment, lifted } = liftAndSanitize(markdown);
  const texts: string[] = [];
  let text = '';
  const end = () => {
    const whole = text.replace(/[^\S\n]+/g, ' ').trim();
    if (whole) texts.push(whole);
    text = '';
  };
  const walk = (parent: Node): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        for (const [index, piece] of node.data.split(placeholder).entries()) {
          const put = index % 2 === 0 ? undefined : lifted[Number(piece)];
          if (put?.kind === 'code') end();
          text += index % 2 === 0 ? piece.replace(/\s+/g, ' ') : said(put);
        }
        continue;
      }
      if (!(node instanceof Element) || silent.has(node.localName)) continue;
      const isBlock = blocks.has(node.localName);
      if (isBlock) end();
      if (cells.has(node.localName) && text) text += ' ';
      if (node.localName === 'br') text += ' ';
      walk(node);
      if (isBlock) end();
    }
  };
  walk(fragment);
  end();
  return texts;
}

function said(put: Lifted | undefined): string {
  if (put?.kind === 'formula') return formulaMark;
  return put?.kind === 'code' ? put.source : '';
}
