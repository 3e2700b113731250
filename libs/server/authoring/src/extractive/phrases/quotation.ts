import { baseLanguage } from '@coursewright/text';

const marks: Readonly<Record<string, readonly [string, string]>> = {
  ar: ['«', '»'],
  ca: ['«', '»'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  it: ['«', '»'],
  ja: ['「', '」'],
  ru: ['«', '»'],
};

/** A text in the quotation marks of a language. */
export function quotedIn(text: string, language: string): string {
  const [open, close] = marks[baseLanguage(language)] ?? ['“', '”'];
  return `${open}${text}${close}`;
}
