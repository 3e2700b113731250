import type { ReadDocument } from '../block.ts';
import { codeMark } from './text-lines.ts';
import { readPlainText } from './read-plain-text.ts';

/** Whether a text is written for the help of Vim: its first line is the tag of its file. */
export const isVimHelp = (text: string): boolean =>
  /^\*[\w.+-]+\.(?:txt|\w\wx)\*[ \t]/.test(text) && /\|[^|\s]+\|/.test(text);

const tags = /(?:^|\s)\*[^*\s|]+\*(?=\s|$)/g;
const link = /(?<=^|[\s("'])\|([^|\s]+)\|/g;
const rule = /^(?:={20,}|-{20,})$/;
/** "|05.1|  The vimrc file", "1. Motions  |operator|", "Next chapter: |usr_06.txt|". */
const way =
  /^(?:\|[\d.]+\|\s|\s*(?:Next chapter|Previous chapter|Table of contents|Copyright): |(?:\d+\.|\s)[^|]*\t\s*\|[^|\s]+\|$)/;
const opensCode = /(?:^|\s)>(?:vim|lua|\w{1,12})?$/;

/**
 * A help file of Vim: sections below rules, headings by the tags at their right, programs from ">" to
 * the next line at the margin. Tags, links and the ways to other files go.
 */
export function readVimHelp(text: string): ReadDocument {
  const [, ...own] = text.split('\n').filter((line) => !/^\s*vim:/.test(line));
  const head = own.slice(
    0,
    own.findIndex((line) => /^\S/.test(line)),
  );
  const named = head.map((line) => line.trim()).filter((line) => /^(?!VIM )\p{L}/u.test(line));
  const read = readPlainText(linesOf(own.slice(head.length)).join('\n'));
  const title = named.at(-1) ?? read.title;
  return { ...(title ? { title } : {}), blocks: read.blocks };
}

function linesOf(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let isCode = false;
  let isBelowRule = false;
  for (const line of lines) {
    if (isCode && /^(?:\s|$)/.test(line)) {
      if (line !== '' || shown.at(-1) !== '') shown.push(`${codeMark}${line}`);
      continue;
    }
    if (isCode) endCode(shown);
    isCode = false;
    if (rule.test(line)) isBelowRule = true;
    else if (!way.test(line) && line.trim() !== '<') {
      const isHead: boolean = isBelowRule || isTagged(line) || /^\S.*\s~$/.test(line);
      const bare = isHead ? bareLine(line).trim() : bareLine(line);
      isCode = opensCode.test(line);
      if (isHead && bare !== '')
        shown.push('', bare, (isBelowRule ? '=' : '-').repeat(bare.length), '');
      else shown.push(bare);
      if (isCode) shown.push('');
      if (bare !== '') isBelowRule = false;
    }
  }
  return shown;
}

/** The blank lines behind a program are none of its own. */
function endCode(shown: string[]): void {
  while (shown.at(-1)?.trim() === codeMark) shown.pop();
  shown.push('');
}

/** "Cursor motions    *cursor-motions*": words at the margin, and their tag at the right. */
const isTagged = (line: string): boolean =>
  /\s\*[^*\s|]+\*$/.test(line) && /^\p{Lu}\p{Ll}+(?: \S+)+\s*$/u.test(line.replace(tags, ''));

const bareLine = (line: string): string =>
  line
    .replace(/^</, ' ')
    .replace(tags, '')
    .replace(opensCode, '')
    .replace(/\s~$/, '')
    .replace(link, '$1')
    .trimEnd();
