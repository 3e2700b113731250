/** "pt-BR" and "pt_br" → "pt". */
export const baseLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? tag;

const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
/** Languages whose words are not set apart by spaces. */
export const isUnspaced = (language: string): boolean => unspaced.has(baseLanguage(language));

const inOtherLetters = new Set(['ru', 'zh', 'ja', 'ar', 'hi']);
/** Languages of this product that are not written in Latin letters: a Latin word in them is a name. */
export const isInOtherLetters = (language: string): boolean =>
  inOtherLetters.has(baseLanguage(language));
