import { onOneLine } from '../text/escape-line.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Not allowed in XML in any spelling. */
const noCharacter = /[\uFFFE\uFFFF]/g;
export const withoutNoCharacters = (text: string): string => text.replace(noCharacter, '');

/** Text on one line as XML, also within quotation marks. */
export const xml = (text: string): string =>
  withoutNoCharacters(onOneLine(text)).replace(/[&<>"]/g, (character) => entities[character]!);
