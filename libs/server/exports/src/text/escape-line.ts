import { piecesOfLine } from './pieces-of-line.ts';

// Characters of which nobody sees anything, and that files and parsers stumble over.
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** On one line, without control characters and broken Unicode. */
export const onOneLine = (text: string): string =>
  text.toWellFormed().replace(control, '').replace(/\s+/g, ' ').trim();

/** Lines ended by \n, without other control characters and broken Unicode. */
export const withPlainLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(control, '');

/** Text as Markdown on one line in which nothing of it means anything. */
export const escapeText = (text: string): string => escapeStart(escapeInside(onOneLine(text)));

/** The same for a line of an author's, in which `code` is code and everything else is text. */
export function escapeLine(line: string): string {
  const escaped = piecesOfLine(onOneLine(line))
    .map(({ text, ticks }) => (ticks ? `${ticks}${text}${ticks}` : escapeInside(text)))
    .join('');
  return escapeStart(escaped);
}

const escapeInside = (text: string): string =>
  text.replace(
    /[\\`*[\]<>|~$]|&(?=[#\w]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
    String.raw`\$&`,
  );

/** A line may begin like a heading, an entry of a list or a line below a heading. */
const escapeStart = (text: string): string =>
  text.replace(/^(?=#{1,6}(?:\s|$)|[-+=])/, '\\').replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
