import { baseLanguage } from '@coursewright/text';

const marks: Readonly<Record<string, readonly [string, string]>> = {
  ar: ['«', '»'],
  ca: ['«', '»'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  it: ['«', '»'],
  ja: ['「', '」'],
  ko: ['‘', '’'],
  pl: ['„', '”'],
  ro: ['„', '”'],
  ru: ['«', '»'],
  uk: ['«', '»'],
};

/** A text in the quotation marks of a language. */
export function quotedIn(text: string, language: string): string {
  const [open, close] = marks[baseLanguage(language)] ?? ['“', '”'];
  return `${open}${text}${close}`;
}

/** Marks of a quotation in a quotation. */
const inner: Readonly<Record<string, string>> = {
  de: '‚$1‘',
  en: '‘$1’',
  ja: '『$1』',
  zh: '‘$1’',
};

/** A text that will stand in quotation marks, with other ones in it. */
export const withinQuotes = (text: string, language: string): string =>
  text.replace(/[„«“「]\s?([^„“«»”「」]*?)\s?[“»”」]/gu, inner[baseLanguage(language)] ?? '“$1”');
