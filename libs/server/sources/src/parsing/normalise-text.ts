// Controls (except tab and line feed), zero-width marks and soft hyphens: invisible to the reader,
// but they break searches and PostgreSQL's text type.
const invisible = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u2060\uFEFF\uFFFE\uFFFF]/g;
/** Bold and colours of a terminal, as manual pages are saved with. */
const terminal = /\u001B\[[\d;]*[A-Za-z]/g;
const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Reports in Japanese end their sentences with the wide form of a stop, between numbers it counts. */
const wideStop =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー」』）】])[．｡](?![0-9０-９A-Za-z])/gu;

/** Letters of Arabic and Hebrew in the form that they have within a word, and ligatures of them. */
const shaped = /[\uFB1D-\uFDFF\uFE70-\uFEFC]+/g;

/**
 * NFC text with \n line ends, without control characters, typographic ligatures or broken Unicode.
 */
export function normaliseText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(terminal, '')
    .replace(invisible, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(shaped, (letters) => letters.normalize('NFKC'))
    .replace(wideStop, '。')
    .normalize('NFC');
}

/** As `normaliseText`, on one line with single spaces. */
export function normaliseLine(text: string): string {
  return normaliseText(text).replace(/\s+/g, ' ').trim();
}
