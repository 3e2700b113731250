/**
 * A lower-case word without accents and special letters of the Latin script: "élève" → "eleve",
 * "straße" → "strasse".
 */
export const foldAccents = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]+/gu, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o');
