import { fontsOfScripts } from '../font-files.ts';
import { quoted, type Code } from './typst-text.ts';

/** Of code; Typst has it within itself, as it has the face of the text and that of formulas. */
export const monospaced = 'DejaVu Sans Mono';
const book = 'Libertinus Serif';
const chinese = 'Noto Sans S Chinese';
const japanese = 'BIZ UDGothic';
const korean = 'NanumGothic';

/** The files of those fonts that Typst does not have within itself. */
export const fontFiles = (): string[] => [...fontsOfScripts.regular, ...fontsOfScripts.bold];

/**
 * The fonts of a language, first the one that counts: the same Chinese character looks different in
 * Chinese, Japanese and Korean, and in those languages quotation marks are as wide as characters.
 */
export function fontsOf(language: string): Code[] {
  const eastern =
    language === 'ja'
      ? [japanese, chinese, korean]
      : language === 'ko'
        ? [korean, chinese, japanese]
        : [chinese, japanese, korean];
  const isEastern = ['zh', 'ja', 'ko', 'yue'].includes(language);
  const latin = isEastern ? `(name: ${quoted(book)}, covers: "latin-in-cjk")` : quoted(book);
  const others = ['Noto Naskh Arabic', 'Noto Sans Hebrew', 'Noto Sans Devanagari'];
  return [
    latin,
    ...(isEastern ? eastern : []).map(quoted),
    ...others.map(quoted),
    ...(isEastern ? [quoted(book)] : eastern.map(quoted)),
    quoted('Noto Emoji'),
    quoted(monospaced),
  ];
}
