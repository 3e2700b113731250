import type { Block, ReadDocument } from './block.ts';
import { joinLines, wordsOfLines } from './join-lines.ts';
import { normaliseLine, normaliseText } from './normalise-text.ts';

const listItem = /^\s*(?:[-*•▪–]|\(?\d{1,3}[.)])\s+\S/;
const underline = /^\s*([=\-~*_])\1{2,}\s*$/;

/**
 * Paragraphs divided by empty lines; headings only where they are unmistakable (underlined,
 * numbered or in capitals on a line of their own).
 */
export function readPlainText(text: string): ReadDocument {
  const blocks: Block[] = [];
  const knownWords = wordsOfLines([text]);
  for (const chunk of normaliseText(text)
    .replaceAll('\t', '    ')
    .split(/\n[ \n]*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim());
    if (lines.length) blocks.push(...readChunk(lines, knownWords));
  }
  const title = blocks[0]?.kind === 'heading' ? blocks[0].text : undefined;
  return { title, blocks };
}

function readChunk(lines: string[], knownWords: ReadonlySet<string>): Block[] {
  const blocks: Block[] = [];
  const first = lines[0]!;
  if (lines[1] && underline.test(lines[1]) && first.trim().length <= 120) {
    blocks.push({ kind: 'heading', level: /=/.test(lines[1]) ? 1 : 2, text: normaliseLine(first) });
    lines = lines.slice(2);
  } else if (lines.length === 1) {
    const level = headingLevel(first.trim());
    if (level) return [{ kind: 'heading', level, text: normaliseLine(first) }];
  }
  lines = lines.filter((line) => !underline.test(line));
  if (lines.length === 0) return blocks;
  if (listItem.test(lines[0]!) && lines.filter((line) => listItem.test(line)).length > 1)
    return [...blocks, { kind: 'list', items: listItems(lines, knownWords) }];
  return [
    ...blocks,
    {
      kind: 'prose',
      text: joinLines(
        lines.map((line) => line.trim()),
        knownWords,
      ),
    },
  ];
}

function listItems(lines: readonly string[], knownWords: ReadonlySet<string>): string[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (listItem.test(line) || items.length === 0)
      items.push([line.replace(/^(\s*)[*•▪–]/, '$1-').trimEnd()]);
    else items.at(-1)!.push(line.trim());
  }
  return items.map((item) => joinLines(item, knownWords));
}

/**
 * 1 for parts and chapters or capitals, deeper by the number of points in "2.1 Title"; 0 if the
 * line is no heading.
 */
function headingLevel(line: string): number {
  if (line.length > 80 || line.length < 3 || /[.,;:!?]$/.test(line)) return 0;
  if (
    /^(?:chapter|part|section|appendix|kapitel|teil|cap[ií]tulo|chapitre|partie|parte|глава)\s+[\divxlc]+\b/iu.test(
      line,
    )
  )
    return 1;
  const number = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{Lu}/u.exec(line)?.[1];
  if (number) return Math.min(6, number.split('.').length + 1);
  const letters = line.match(/\p{L}/gu)?.join('') ?? '';
  return letters.length >= 4 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
    ? 2
    : 0;
}
