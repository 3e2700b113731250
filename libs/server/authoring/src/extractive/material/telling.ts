import { countWords } from '@coursewright/text';
import { plainText } from '../../markdown/index.ts';
import type { Attachment } from './attachment.ts';
import type { Chunk } from './chunks.ts';

/**
 * Words of a piece that tell something: those of its sentences, and of what stands in words in its
 * lists and tables. Names, signatures and links, however many, tell nothing.
 */
export const tellingWords = ({ sentences, attachments }: Chunk): number =>
  sentences.reduce((sum, { words }) => sum + words, 0) +
  attachments.reduce((sum, attachment) => sum + tellingIn(attachment), 0);

function tellingIn({ kind, markdown, entries }: Attachment): number {
  if (kind === 'list') return entries.reduce((sum, { markdown: entry }) => sum + wordsIn(entry), 0);
  if (kind !== 'table') return 0;
  const [, , ...rows] = markdown.split('\n');
  return rows
    .flatMap((row) => row.split(/(?<!\\)\|/u))
    .reduce((sum, cell) => sum + wordsIn(cell), 0);
}

/** A word of a text, and no name that is typed. */
const word = /^[“"'«„(]*\p{L}[\p{L}\p{M}’'-]*[.,;:!?)"”»…]*$/u;
const typed = /\p{Ll}\p{Lu}/u;
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** One word is a name. */
const fewest = 2;

/** Words of an entry or a cell that tell something. */
export function wordsIn(markdown: string): number {
  if (/::|->|=>/.test(markdown)) return 0;
  const said = plainText(markdown.replace(/`[^`]*`/g, ' ')).trim();
  if (unspaced.test(said)) return countWords(said);
  const words = said.split(/\s+/u).filter((one) => word.test(one) && !typed.test(one)).length;
  return words < fewest ? 0 : words;
}
