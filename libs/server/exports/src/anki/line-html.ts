import { xml } from '../epub/xhtml.ts';
import { onOneLine } from '../text/escape-line.ts';
import { formulasOfLine } from '../text/formulas-of-line.ts';
import { piecesOfLine } from '../text/pieces-of-line.ts';

/** What a formula could do in Anki beside being one. */
const active =
  /\\(?:href|url|require|class|cssId|style|data|html\w*|includegraphics|[gex]?def|let|(?:re)?newcommand|newenvironment|mmlToken)(?![A-Za-z])/i;
/** Anki looks for these in a finished field, wherever they came from. */
const meaning = /\\(?=[()[\]])|\[(?=\s*(?:sound:|anki:|latex|\/latex|\$|\/\$))|\{(?=\{)|\}(?=\})/gi;
const nothing = '\u2060';

/** Text as HTML of a field, in which nothing of it means anything to Anki. */
export const plainHtml = (text: string): string =>
  xml(
    onOneLine(text)
      .replaceAll('\u001F', '')
      .replace(meaning, (sign) => sign + nothing),
  );

/** An author's line: code, and formulas as Anki sets them; everything else is text. */
export const lineHtml = (line: string): string =>
  piecesOfLine(onOneLine(line))
    .map(({ text, ticks }) => (ticks ? code(text) : withFormulas(text)))
    .join('');

const code = (text: string): string => `<code dir="ltr">${plainHtml(text)}</code>`;

const withFormulas = (text: string): string =>
  formulasOfLine(text)
    .map(({ text: source, isFormula }) => {
      if (!isFormula) return spaced(source);
      return active.test(source) || /\\[()[\]]/.test(source)
        ? code(source)
        : `\\(${xml(source).replaceAll('{{', '{ {').replaceAll('}}', '} }')}\\)`;
    })
    .join('');

const spaced = (text: string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${plainHtml(text)}${/\s$/.test(text) ? ' ' : ''}`;

export const list = (tag: 'ol' | 'ul', lines: readonly string[], type?: 'A'): string =>
  lines.length === 0
    ? ''
    : `<${tag}${type ? ` type="${type}"` : ''}>${lines.map((line) => `<li>${lineHtml(line)}</li>`).join('')}</${tag}>`;
