import { baseLanguage } from '../language.ts';
import { enclosuresOf, insideOf } from './enclosures.ts';
import { endsSentence } from './full-stop.ts';
import { markCover, maskInline } from './mask.ts';

/** A stretch of a text: from `start` up to, not including, `end`, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface SplitOptions {
  /**
   * `space` (the default): a line break within a paragraph is a space, as in Markdown. `end`: no
   * sentence goes on in the next line.
   */
  readonly lineBreak?: 'space' | 'end';
}

/**
 * How much of the text around a stop decides; all of it, looked at again at every stop, would cost
 * the square of a long text.
 */
const reach = 80;

const terminators = /(?:[\p{Sentence_Terminal}…‥]|(?<=\.) (?=\.))+/gu;
/**
 * Marks that close what the stop belongs to; those that may open as well close only before a space
 * or another mark.
 */
const closers = new RegExp(
  String.raw`(?:[)\]}）］”’'"›」』》】${markCover}]|»|[  ][»›](?=[\s\p{P}]|$)|[“«](?=[\s\p{P}${markCover}]|$)|[*_]+(?![*_])(?=[\s\p{P}${markCover}]|$))*`,
  'uy',
);
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Japanese goes on after a quotation with a particle: 「行きます。」と言った. */
const particleAfterQuote = /^[とっはがをにもでの]/u;

/**
 * The sentences of a text in order, by position, without the blanks around them; together they hold
 * all of it that is not blank. None is cut at an abbreviation, an initial, an ordinal or a decimal,
 * inside code, an address or a short quotation, or where the text goes on in lower case. Reference
 * marks ("[12]", "[^3]", "[S2.14]") go with the sentence before. In doubt two sentences stay
 * together rather than one be torn apart. The cost is linear in the length of the text.
 */
export function sentenceSpans(text: string, language: string, options: SplitOptions = {}): Span[] {
  const base = baseLanguage(language);
  const paragraphBreak = options.lineBreak === 'end' ? /\n/g : /\n[^\S\n]*\n/g;
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(paragraphBreak)) {
    addParagraph(text, { start, end: index }, base, spans);
    start = index + found.length;
  }
  addParagraph(text, { start, end: text.length }, base, spans);
  return spans;
}

/** The sentences of a text, as `sentenceSpans` finds them. */
export const splitSentences = (text: string, language: string, options?: SplitOptions): string[] =>
  sentenceSpans(text, language, options).map(({ start, end }) => text.slice(start, end));

/** The span without the blanks at its ends. */
export function trimSpan(text: string, { start, end }: Span): Span {
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}

function addParagraph(text: string, paragraph: Span, base: string, spans: Span[]): void {
  const mask = maskInline(text.slice(paragraph.start, paragraph.end));
  const isInside = insideOf(enclosuresOf(mask));
  let start = 0;
  const add = (end: number): void => {
    const span = trimSpan(text, { start: paragraph.start + start, end: paragraph.start + end });
    if (span.end > span.start) spans.push(span);
    start = end;
  };
  for (const { 0: run, index } of mask.matchAll(terminators)) {
    closers.lastIndex = index + run.length;
    const closed = closers.exec(mask)?.[0] ?? '';
    const closing = closed + boldEnd(mask, start, index + run.length + closed.length);
    const end = index + run.length + closing.length;
    if (end < mask.length && !isInside(end) && endsAt(mask, { start, index, run, closing, base }))
      add(end);
  }
  add(mask.length);
}

/** The marks of bold words that end at a stop, right before the next sentence of a script without spaces. */
function boldEnd(mask: string, start: number, at: number): string {
  if (!mask.startsWith('**', at) || /[\s*]/.test(mask.charAt(at + 2))) return '';
  const before = mask.slice(Math.max(start, at - longestBold), at);
  return before.split('**').length % 2 === 0 ? '**' : '';
}
const longestBold = 400;

interface Stop {
  /** Where the open sentence begins. */
  readonly start: number;
  readonly index: number;
  /** The terminators: ".", "?!", "…" */
  readonly run: string;
  readonly closing: string;
  readonly base: string;
}

function endsAt(mask: string, { start, index, run, closing, base }: Stop): boolean {
  const end = index + run.length + closing.length;
  const after = mask.slice(end, end + reach);
  const from = Math.max(start, index - reach);
  const before = mask.slice(from, index);
  const next = after.replace(/^[\s\p{P}\p{S}]*/u, '');
  if (next === '' || !/[\p{L}\p{N}]/u.test(before)) return false;
  if (/^\s*[,;:،؛，、；：。！？।)\]}]/u.test(after)) return false;
  const isSpaced = /^\s/u.test(after);
  if (/[^.!?…‥ ]/u.test(run)) return isSpaced || !goesOnUnspaced(before, closing, after);
  if (!isSpaced && !unspacedScript.test(after.charAt(0))) return false;
  // "the (buggy!) behaviour" goes on; "eBay" and "iPhone" may begin a sentence.
  if (/^\p{Ll}(?!\p{Lu})/u.test(next)) return false;
  const isEllipsis = run.length > 1 && !/[!?]/.test(run);
  if (isEllipsis || run === '…') return /^\p{Lu}/u.test(next);
  return run !== '.' || endsSentence({ before, isWhole: from === start, next, base });
}

/**
 * After a full-width stop: behind the bracket of a remark within the sentence, and behind a
 * quotation with its particle.
 */
const goesOnUnspaced = (before: string, closing: string, after: string): boolean =>
  (closing.endsWith('）') && !before.trimStart().startsWith('（')) ||
  (/[」』”]$/u.test(closing) && particleAfterQuote.test(after));
