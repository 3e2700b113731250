import { onOneLine, withPlainLines } from '../text/escape-line.ts';
import { type FormulaPiece, formulasOfLine } from '../text/formulas-of-line.ts';
import { piecesOfLine } from '../text/pieces-of-line.ts';
import { safeUrl } from '../text/safe-url.ts';

/** Typst code (an expression) that stands for some content. */
export type Code = string;

/** Shown by no font, and refused by programs that read the file. */
const noCharacter = /[\uFDD0-\uFDEF\uFFFE\uFFFF]/g;

/**
 * Text as a Typst string literal: the only way in which a text of a course enters the source, so
 * that nothing of it is ever markup or code.
 */
export const quoted = (text: string): Code =>
  `"${text
    .replace(noCharacter, '')
    .replace(/[\\"]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', '    ')}"`;

// A run without a place to break would leave the page. Scripts without spaces break anywhere.
const long = (most: number): RegExp =>
  new RegExp(
    String.raw`[^\s\u200B\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]{${most}}(?![\p{M}\u200D\u{1F3FB}-\u{1F3FF}])(?=\S)`,
    'gu',
  );
const longWord = long(36);
const longToken = long(68);

/** With places to break (U+200B) in words that are longer than words are. */
export const breakable = (text: string): string => text.replace(longWord, '$&\u200B');

/** An author's text, as it is, over as many lines as it takes. */
export const text = (value: string): Code => quoted(breakable(value));

/** Text on one line. */
export const oneLine = (value: string): Code => text(onOneLine(value));

/** Code within a line. */
export const inlineCode = (value: string): Code => `raw(${quoted(breakable(onOneLine(value)))})`;

/** Lines of code, to the letter unless a line has no place to break. */
export const codeLines = (value: string): Code =>
  quoted(withPlainLines(value).replace(longToken, '$&\u200B'));

/** Pieces of content one after the other. */
export const together = (pieces: readonly Code[]): Code =>
  pieces.length === 0 ? '[]' : `{ ${pieces.join('; ')} }`;

/** In letters of code. */
const longParagraph = 6000;

/**
 * A paragraph, or what will be one. Typst weighs all ways to break a justified one into lines
 * against each other; for a very long one that takes up to twenty times as long as filling line
 * after line.
 */
export const asBlock = (code: Code): Code =>
  code.length > longParagraph ? `{ set par(linebreaks: "simple"); ${code} }` : code;

/** Stands for a formula where it is used; what it is stands in its name. */
export const formula = (tex: string, isBlock: boolean): Code =>
  `cw-math.at("${isBlock ? 'b' : 'i'}${Buffer.from(tex.toWellFormed()).toString('base64url')}")`;

/** An author's line, in which `code` is code, formulas are set and everything else is text. */
export const line = (value: string): Code =>
  together(
    piecesOfLine(onOneLine(value)).flatMap((piece) =>
      piece.ticks ? [inlineCode(piece.text)] : formulasOfLine(piece.text).map(textOrFormula),
    ),
  );

const textOrFormula = (piece: FormulaPiece): Code =>
  piece.isFormula ? formula(piece.text, false) : text(piece.text);

/** No longer than fits beside a page number. */
export function shortened(value: string, letters: number): string {
  const segments = [...new Intl.Segmenter('und').segment(onOneLine(value))];
  if (segments.length <= letters) return onOneLine(value);
  const start = segments.slice(0, letters).map(({ segment }) => segment);
  return `${start.join('').trim()}…`;
}

/** Typst fails a document for a longer one. */
const longestAddress = 8000;

/** The address as it may be linked in a book; undefined where it must not or cannot be. */
export function linkAddress(address: string): string | undefined {
  const url = safeUrl(address);
  return url === undefined || url.length > longestAddress ? undefined : url;
}
