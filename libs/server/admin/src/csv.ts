/** A spreadsheet takes a text that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * One line of CSV (RFC 4180), ended by CRLF. Texts that a spreadsheet would run are marked as text
 * by an apostrophe.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
