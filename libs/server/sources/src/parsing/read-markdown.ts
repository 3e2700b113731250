import { Marked } from 'marked';
import type { ReadDocument } from './block.ts';
import { readFrontMatter } from './front-matter.ts';
import { readHtmlFragment } from './read-html.ts';

const markdown = new Marked({ gfm: true });

export function readMarkdown(text: string): ReadDocument {
  const { fields, body } = readFrontMatter(text);
  const blocks = readHtmlFragment(markdown.parse(body, { async: false }));
  const firstHeading = blocks.find((block) => block.kind === 'heading');
  const title = typeof fields.title === 'string' ? fields.title : firstHeading?.text;
  return { title, blocks };
}
