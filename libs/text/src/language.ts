/** "pt-BR" and "pt_br" → "pt". */
export const baseLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? tag;

const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
/** Languages whose words are not set apart by spaces. */
export const isUnspaced = (language: string): boolean => unspaced.has(baseLanguage(language));
