import { splitSentences } from '@coursewright/text';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Line } from '../speech/speech.ts';
import { inFull } from './abbreviations.ts';
import { type Phrases, phrasesIn } from './phrases.ts';
import { spokenFormula } from './spoken-formula.ts';

/** What of a lesson is read aloud. */
export interface LessonText {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  /** Markdown. */
  readonly summary: string;
  readonly language: string;
  /** Of its course, for whoever writes what is said; what is said does not change with it. */
  readonly topic?: string;
}

const parser = unified().use(remarkParse).use(remarkGfm);
type Root = ReturnType<typeof parser.parse>;
type Nodes = Root | Root['children'][number];

/** One paragraph, heading, item or row, in words. */
interface Block {
  readonly text: string;
  readonly isHeading: boolean;
  /** What is not read out of it: code. */
  readonly unread?: string;
}

/** The same as it is spoken, and as whoever is to say it otherwise sees it. */
export interface ScriptBlock {
  readonly text: string;
  /** With formulas and code, which are not read out. */
  readonly source: string;
  readonly isHeading: boolean;
  readonly lines: readonly Line[];
}

/** Characters of code that somebody may tell about. */
const longestCode = 1_500;

/** Characters of a line; what is longer is cut at a mark or a space. */
const longestLine = 400;
/** How deep lists and quotations are followed; nobody writes deeper by accident. */
const deepest = 40;
/** A formula that is said as it is written: one letter, one number, or one with the other. */
const plainFormula = /^[\p{L}\p{N}](?:[\p{N}.,]{0,8}|[\p{L}])$/u;

/**
 * A lesson in words, sentence by sentence: no markers, addresses or markup; code is announced,
 * formulas are named, tables are read row by row, headings stand alone. What is `said` in place of a
 * block, by its index, is spoken instead.
 */
export function scriptBlocks(
  { title, content, summary, language }: LessonText,
  said: ReadonlyMap<number, string> = new Map(),
): ScriptBlock[] {
  const phrases = phrasesIn(language);
  const formulas: Formula[] = [];
  const blocks: Block[] = [
    { text: title, isHeading: true },
    ...blocksOf(content, { phrases, formulas, language }),
    ...(summary.trim() && phrases.summary ? [{ text: phrases.summary, isHeading: true }] : []),
    ...blocksOf(summary, { phrases, formulas, language }),
  ];
  return blocks.map(({ text, isHeading, unread }, index) => {
    const own = spoken(withFormulas(text, formulas, ({ said: name }) => name));
    const source = unread ?? spoken(withFormulas(text, formulas, ({ source: tex }) => ` ${tex} `));
    const heard = said.get(index);
    // Of several listings in a row it is said once that there is one.
    const isRepeated = own === phrases.code && blocks[index - 1]?.text === phrases.code;
    const read = heard === undefined ? (isRepeated ? '' : own) : spoken(heard);
    return {
      text: own,
      source,
      isHeading,
      lines: linesOf(unread === undefined ? inFull(read, language) : read, isHeading, language),
    };
  });
}

export const lessonScript = (lesson: LessonText): Line[] =>
  scriptBlocks(lesson).flatMap(({ lines }) => lines);

interface Reading {
  readonly phrases: Phrases;
  readonly language: string;
  /** Filled with those that are found. */
  readonly formulas: Formula[];
}

const blocksOf = (markdown: string, reading: Reading): Block[] => [
  ...blocksIn(parser.parse(formulasApart(withoutMarkers(markdown), reading)), reading.phrases, 0),
];

/** As it is named or said, and as it is written. */
interface Formula {
  readonly said: string;
  readonly source: string;
}

/** Code first, in which nothing is a formula; then what the reader takes for one; then money. */
const formula =
  /(```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|`[^`\n]*`)|\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\]|\\\(([^$]+?)\\\)|\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?![0-9A-Za-z])/g;
/** What stands for one while Markdown is read; of no lesson, which has none of these characters. */
const stand = /\uE000(\d+)\uE001/g;

/** With a sign for each formula, which is named, or said as it is written where it is plain. */
const formulasApart = (markdown: string, { phrases, language, formulas: found }: Reading): string =>
  markdown
    .replaceAll(/[\uE000\uE001]/g, ' ')
    .replace(formula, (whole, code, block, brackets, round, inline) => {
      if (code !== undefined) return whole;
      const source = String(block ?? brackets ?? round ?? inline).trim();
      const said = plainFormula.test(source) ? source : spokenFormula(source, language);
      found.push({ said: said ?? phrases.formula, source });
      return `\uE000${found.length - 1}\uE001`;
    });

const withFormulas = (
  text: string,
  formulas: readonly Formula[],
  as: (one: Formula) => string,
): string =>
  text.replace(stand, (_whole, index: string) => {
    const found = formulas[Number(index)];
    return found ? as(found) : '';
  });

/**
 * Citations, as the course writes them; without a definition they would be read as text. And those
 * that a source had of its own, behind a mark or a word of some length.
 */
const withoutMarkers = (markdown: string): string =>
  markdown
    .replace(/ ?\[\^[^\]\s[]{1,40}\]/g, '')
    .replace(/(?<=[.,;:!?)"”’»])(?:\[\d{1,3}\])+(?=[\s.,;:!?]|$)(?!\()/gu, '')
    .replace(/(?<=\p{L}{4}[.,;:!?]?)[¹²³⁰⁴-⁹]{1,3}(?![\p{L}\p{N}])/gu, '');

function* blocksIn(node: Nodes, phrases: Phrases, depth: number): Generator<Block> {
  if (depth > deepest) return;
  switch (node.type) {
    case 'heading':
      return yield { text: wordsOf(node, phrases), isHeading: true };
    case 'paragraph':
      return yield { text: wordsOf(node, phrases), isHeading: false };
    case 'code':
      return yield {
        text: command(node.value) || phrases.code,
        isHeading: false,
        unread: node.value.slice(0, longestCode).toWellFormed(),
      };
    case 'table':
      return yield* rowsOf(node, phrases);
    case 'html':
    case 'definition':
    case 'footnoteDefinition':
    case 'thematicBreak':
      return;
    default:
      if ('children' in node)
        for (const child of node.children) yield* blocksIn(child, phrases, depth + 1);
  }
}

/** Characters of a line of code that is read out. */
const longestCommand = 60;

/** A line of code that sounds like words, as most commands do; otherwise nothing. */
function command(code: string): string {
  const line = code.trim().replace(/^[$%#>]\s+/, '');
  if (line.includes('\n') || line.length > longestCommand) return '';
  const said = line.match(/[\p{L}\p{N}\s]/gu)?.length ?? 0;
  return /\p{L}{2}/u.test(line) && said >= line.length * 0.8 ? line : '';
}

/** Each row with the heads of its columns, so that a listener knows what a cell is. */
function* rowsOf(table: Extract<Nodes, { type: 'table' }>, phrases: Phrases): Generator<Block> {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => wordsOf(cell, phrases)),
  );
  if (rows.length === 0 && head) yield { text: sentence(head.join(', ')), isHeading: false };
  for (const row of rows) {
    const cells = row.map((cell, column) => (head?.[column] ? `${head[column]}: ${cell}` : cell));
    yield { text: sentence(cells.join('; ')), isHeading: false };
  }
}

const sentence = (text: string): string => (text ? `${text}.` : '');

function wordsOf(node: Nodes, phrases: Phrases, depth = 0): string {
  if (depth > deepest) return '';
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'html':
    case 'footnoteReference':
      return '';
    default:
      return 'children' in node
        ? node.children.map((child: Nodes) => wordsOf(child, phrases, depth + 1)).join('')
        : '';
  }
}

/** Without what no voice can say: pictures, rulers, arrows; of an address it is said whose it is. */
const spoken = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\bhttps?:\/\/(?:www\.)?([^\s/?#<>"')\]]+)([^\s<>"')\]]*[^\s<>"')\].,;:!?])?/gi, '$1')
    .replace(/\s*[←-⇿]\s*/g, ', ')
    .replace(/[\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
    .replace(/([-_*=~#|])\1{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function linesOf(text: string, isHeading: boolean, language: string): Line[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const sentences = isHeading ? [text] : splitSentences(text, language);
  const parts = sentences.flatMap(cut).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.map((part, nth) => ({
    text: part,
    isHeading,
    endsParagraph: nth === parts.length - 1,
  }));
}

/** In pieces that are short enough to be made at once. */
function cut(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longestLine) {
    const head = rest.slice(0, longestLine);
    const at = Math.max(
      ...[', ', '; ', ': ', '，', '、', ' '].map((mark, rank) => {
        const found = head.lastIndexOf(mark) + mark.length;
        return found > (rank < 5 ? longestLine / 3 : mark.length) ? found : 0;
      }),
    );
    const end = at > 0 ? at : wholeCharacters(head);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}

/** A length that tears no surrogate pair apart. */
const wholeCharacters = (text: string): number =>
  /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
