import type { Block } from './block.ts';
import { setAsCode, withTexts } from './block-texts.ts';

const tag =
  /<\/?(?:a|abbr|b|big|blockquote|body|br|center|cite|code|dd|details|div|dl|dt|em|font|form|h[1-6]|head|hr|html|i|img|input|ins|kbd|li|link|mark|meta|ol|option|p|picture|pre|s|samp|script|select|small|span|strong|style|sub|summary|sup|table|tbody|td|th|thead|title|tr|tt|u|ul|video)(?:\s[^<>\n`]{0,200})?\/?>/gi;

/**
 * "Put it between <h1> and </h1>" with the tags set as code. Where a document is no Markdown they are
 * what it speaks of, and would be taken for markup, and be gone, as text.
 */
export const withSpokenTags = (blocks: readonly Block[]): readonly Block[] =>
  withTexts(blocks, (text) => (text.includes('<') ? setAsCode(text, tag) : text));
