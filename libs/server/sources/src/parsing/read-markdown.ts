import { Marked } from 'marked';
import type { ReadDocument } from './block.ts';
import { readFrontMatter } from './front-matter.ts';
import { readHtmlFragment } from './read-html.ts';

/** Within a line as readers of Markdown take one; "$5 or $6" is none. */
const onLine = /^\$(?!\s)(?:\\.|[^$\\`\n])+?(?<!\s)\$(?![0-9A-Za-z])|^\$\$(?:\\.|[^$\\`\n])+?\$\$/;
const onLines = /^\$\$[ \t]*\n(?:(?!\n[ \t]*\n)[^$])+?\n[ \t]*\$\$[ \t]*(?:\n|$)/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

// Markdown would take two backslashes, which end the row of a matrix, for one, and "*" for emphasis.
const markdown = new Marked({ gfm: true }).use({
  extensions: [
    {
      name: 'formula',
      level: 'inline',
      // No further than plain text goes, so that a long paragraph is not looked through at each mark.
      start: (source) => startOf(/^[^\\<!`*_[$]*(?=\$)/.exec(source)),
      tokenizer: (source) => tokenOf('formula', onLine.exec(source)?.[0]),
      renderer: ({ raw }) => escaped(raw),
    },
    {
      name: 'formulas',
      level: 'block',
      tokenizer: (source) => tokenOf('formulas', onLines.exec(source)?.[0]),
      renderer: ({ raw }) => `<p>${escaped(raw.trim())}</p>\n`,
    },
  ],
});

/** "{#first-steps .wide}", "{: #first-steps }", or a comment of MDX: what links call a heading. */
const attributes =
  /\s*\{:?\s*(?:[#.][\p{L}\p{N}_:.-]+|[\w-]+="?[^"{}]*"?)(?:\s[^{}]*)?\}\s*$|\s*\{\/\*?[^{}]*\*?\/\}\s*$/u;

const startOf = (before: RegExpExecArray | null) => before?.[0].length;

const tokenOf = (type: string, raw: string | undefined) =>
  raw === undefined ? undefined : { type, raw };

export function readMarkdown(text: string): ReadDocument {
  const { fields, body } = readFrontMatter(text);
  const own = withoutFootnotes(body);
  const { blocks: all, ...read } = readHtmlFragment(markdown.parse(own, { async: false }));
  const blocks = all.map((block) =>
    block.kind === 'heading' ? { ...block, text: block.text.replace(attributes, '') } : block,
  );
  const firstHeading = blocks.find((block) => block.kind === 'heading');
  if (typeof fields.title !== 'string' || fields.title === '')
    return { ...read, title: firstHeading?.text, blocks };
  // A page lies below its title, also where that stands above the page alone.
  const isTitled = blocks.some((block) => block.kind === 'heading' && block.level === 1);
  const above = { kind: 'heading', level: 1, text: fields.title } as const;
  return { ...read, title: fields.title, blocks: isTitled ? blocks : [above, ...blocks] };
}

const footnote =
  /^ {0,3}\[\^([^\]\s]{1,40})\]:[^\n]*(?:\n(?:[ \t]+\S[^\n]*|[ \t]*(?=\n[ \t]+\S)))*/gm;

/** Text without its notes, and without the marks that lead to those. */
function withoutFootnotes(text: string): string {
  const keys = new Set([...text.matchAll(footnote)].map(([, key = '']) => key));
  if (keys.size === 0) return text;
  return text
    .replace(footnote, '')
    .replace(/\[\^([^\]\s]{1,40})\]/g, (mark, key: string) => (keys.has(key) ? '' : mark));
}
