import type { Submodule } from '@coursewright/contract';
import { sentenceSpans } from '@coursewright/text';
import { formulaMark, plainBlocks } from '../../../../shared/markdown/plain-text.ts';
import type { Placed } from '../../model/lessons.ts';
import { fold, placesOf, wordsOf, type Folded, type Span } from './fold.ts';

/** A piece of a text; marked: it is one of the words looked for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

export interface FoundSentence {
  readonly pieces: readonly Piece[];
  /** Its words, by which it is found in the lesson on screen. */
  readonly place: string;
}

export interface FoundLesson {
  readonly placed: Placed<Submodule>;
  readonly title: readonly Piece[];
  /** The best ones, in the order of the lesson. */
  readonly sentences: readonly FoundSentence[];
  /** How many more there are. */
  readonly more: number;
}

interface Block {
  readonly text: string;
  readonly folded: Folded;
}
/** A lesson made ready to be searched. */
export interface IndexedLesson {
  readonly placed: Placed<Submodule>;
  readonly title: Block;
  readonly blocks: readonly Block[];
}

const sentencesShown = 3;
/** A sentence that is longer is shown around what was found. Characters. */
const longest = 260;

const blockOf = (source: string): Block => {
  const text = source.normalize('NFC');
  return { text, folded: fold(text) };
};

/** All that a lesson says: its text, what it enables to, its summary and its key terms. */
export function indexLesson(placed: Placed<Submodule>): IndexedLesson {
  const { title, content, objectives, summary, key_terms } = placed.lesson;
  const texts = [
    ...plainBlocks(content),
    ...objectives,
    ...plainBlocks(summary),
    ...key_terms.flatMap(({ term, definition }) => [term, definition]),
  ];
  return { placed, title: blockOf(title), blocks: texts.map(blockOf) };
}

/**
 * The lessons that have every word, in the order of the course. `language`: the course's, by which
 * its sentences are told apart.
 */
export function searchCourse(
  index: readonly IndexedLesson[],
  asked: string,
  language: string,
): FoundLesson[] {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  return index.flatMap((lesson) => {
    const { placed, title, blocks } = lesson;
    const hasAll = words.every((word) =>
      [title, ...blocks].some(({ folded }) => placesOf(word, folded).length > 0),
    );
    if (!hasAll) return [];
    const found = distinct(blocks.flatMap((block) => sentencesWith(words, block, language)));
    const best = found
      .toSorted((one, other) => other.words - one.words || one.at - other.at)
      .slice(0, sentencesShown)
      .toSorted((one, other) => one.at - other.at);
    return [
      {
        placed,
        title: piecesOf(title.text, wholeOf(title.text), marksOf(words, title)),
        sentences: best,
        more: found.length - best.length,
      },
    ];
  });
}

const wholeOf = (text: string): Span => ({ start: 0, end: text.length });

/** A summary says again what the text says: each sentence once, where it stands first. */
function distinct(sentences: readonly SentenceWith[]) {
  const texts = new Set<string>();
  return sentences.flatMap(({ anchor, ...sentence }, at) => {
    if (texts.has(anchor)) return [];
    texts.add(anchor);
    return [{ ...sentence, at, place: anchor }];
  });
}

/** Where any of the words stands, from left to right; none within another. */
function marksOf(words: readonly string[], { folded }: Block): (Span & { word: string })[] {
  const marks = words
    .flatMap((word) => placesOf(word, folded).map((place) => ({ ...place, word })))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return marks.filter((mark) => {
    if (mark.start < end) return false;
    end = mark.end;
    return true;
  });
}

interface SentenceWith {
  /** How many of the words it has. */
  readonly words: number;
  readonly pieces: readonly Piece[];
  readonly anchor: string;
}

function sentencesWith(words: readonly string[], block: Block, language: string): SentenceWith[] {
  const marks = marksOf(words, block);
  if (marks.length === 0) return [];
  return sentenceSpans(block.text, language, { lineBreak: 'end' }).flatMap((span) => {
    const inside = marks.filter(({ start, end }) => start >= span.start && end <= span.end);
    const [first] = inside;
    if (!first) return [];
    return [
      {
        words: new Set(inside.map(({ word }) => word)).size,
        pieces: piecesOf(block.text, span, inside),
        anchor: anchorOf(block.text, span, first),
      },
    ];
  });
}

/** As much of a long sentence as is read at a glance, from and to a space. */
function clipped(span: Span, first: Span, text: string): Span {
  if (span.end - span.start <= longest) return span;
  const from = Math.max(span.start, first.start - longest / 3);
  const start = from === span.start ? from : from + text.slice(from, first.start).indexOf(' ') + 1;
  const to = Math.min(span.end, start + longest);
  const space = text.lastIndexOf(' ', to);
  return { start, end: to === span.end || space <= first.end ? to : space };
}

function piecesOf(text: string, span: Span, marks: readonly Span[]): Piece[] {
  const { start, end } = marks[0] ? clipped(span, marks[0], text) : span;
  const pieces: Piece[] = [];
  const put = (from: number, to: number, isMarked: boolean) => {
    const piece = text.slice(from, to).replaceAll(formulaMark, '…');
    if (piece) pieces.push({ text: piece, isMarked });
  };
  let at = start;
  if (start > span.start) pieces.push({ text: '… ', isMarked: false });
  for (const mark of marks.filter((each) => each.start >= start && each.end <= end)) {
    put(at, mark.start, false);
    put(mark.start, mark.end, true);
    at = mark.end;
  }
  put(at, end, false);
  if (end < span.end) pieces.push({ text: ' …', isMarked: false });
  return pieces;
}

/** The sentence without what stands beyond the formulas around the word. */
function anchorOf(text: string, span: Span, first: Span): string {
  const before = text.slice(span.start, first.start);
  const after = text.slice(first.start, span.end);
  const cut = before.lastIndexOf(formulaMark) + 1;
  const stop = after.indexOf(formulaMark);
  return before.slice(cut) + (stop === -1 ? after : after.slice(0, stop));
}
