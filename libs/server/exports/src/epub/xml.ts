import { onOneLine } from '../text/escape-line.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Not allowed in XML in any spelling. */
const noCharacter = /[\uFFFE\uFFFF]/g;

/** Text on one line as XML, also within quotation marks. */
export const xml = (text: string): string =>
  onOneLine(text)
    .replace(noCharacter, '')
    .replace(/[&<>"]/g, (character) => entities[character]!);
