import type { Block } from './block.ts';
import { looksLikeCode } from './text/text-lines.ts';
import { readPartOfText, readPlainText } from './text/read-plain-text.ts';
import { isVimHelp, readVimHelp } from './text/vim-help.ts';

/** Lines of code in which there may be sentences without a page being set by hand. */
const longestProgram = 30;
/** Runs of words in a line, on average, from which on lines are those of a text. */
const leastRuns = 0.4;

type Code = Extract<Block, { kind: 'code' }>;

/**
 * Pages whose running text stands between tags as somebody set it by hand, as that text: standards,
 * letters, old guides, manuals that a program put on the web. Where a page has paragraphs of its own
 * as well, what is set stays code.
 */
export function readSetText(blocks: readonly Block[]): readonly Block[] {
  const whole = withPagesJoined(blocks);
  const set = whole.filter((block) => block.kind === 'code').filter(isSetText);
  const lines = set.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const runs = set.reduce((sum, { text }) => sum + runsIn(text), 0);
  if (lines <= longestProgram || runs < runsOutside(whole)) return blocks;
  const isAlone = set.length === 1;
  let level = 0;
  return whole.flatMap((block) => {
    if (block.kind === 'heading') level = block.level;
    const isText =
      block.kind === 'code' && (isSetText(block) || (block.language === '' && !isCode(block.text)));
    if (!isText) return [block];
    if (isVimHelp(block.text)) return readVimHelp(block.text).blocks;
    if (isAlone && set[0] === block) return readPlainText(block.text).blocks;
    return readPartOfText(block.text).map((own) =>
      own.kind === 'heading' ? { ...own, level: Math.min(6, own.level + level) } : own,
    );
  });
}

/** Pages of one text, each set by itself, are read on over their ends. */
function withPagesJoined(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isNext =
      last?.kind === 'code' && block.kind === 'code' && isSetText(last) && isSetText(block);
    if (isNext) joined[joined.length - 1] = { ...last, text: `${last.text}\n\f${block.text}` };
    else joined.push(block);
  }
  return joined;
}

/** Whether lines are those of a text; sentences of a comment are none of it. */
function isSetText({ text, language }: Code): boolean {
  if (language !== '') return false;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const own = lines.filter((line) => !/^\s*(?:[#;%*|]|\/\/|--)/.test(line));
  return runsIn(own.join('\n')) > lines.length * leastRuns;
}

const isCode = (text: string): boolean =>
  looksLikeCode(text.split('\n').filter((line) => line.trim() !== ''));

/** How often three words of a sentence follow each other, or as many letters where none is spaced. */
const runsIn = (text: string): number =>
  (text.match(
    /(?:\p{Ll}{2}|\p{Lo}{2})[,.;:،]?\s+(?:\p{Ll}{2,}|\p{Lo}{2,})\s+(?:\p{Ll}{2}|\p{Lo}{2})/gu,
  )?.length ?? 0) +
  (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、，]{6}/gu)?.length ?? 0);

const runsOutside = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'prose') return sum + runsIn(block.text);
    if (block.kind === 'list') return sum + runsIn(block.items.join('\n'));
    return sum;
  }, 0);
