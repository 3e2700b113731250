/** "pt-BR" → "pt". */
export const baseLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? 'en';

/** Languages whose words are not set apart by spaces; there two neighbouring characters stand for a word. */
export const isUnspaced = (language: string): boolean =>
  ['zh', 'ja', 'th', 'lo', 'km', 'my'].includes(baseLanguage(language));
