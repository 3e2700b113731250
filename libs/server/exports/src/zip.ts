import { strToU8, zipSync } from 'fflate';

/** The time of a course's last change, for the entries of a zip, which know the years 1980 to 2099. */
export const zipTime = (modifiedAt: string): Date => {
  const date = new Date(modifiedAt);
  date.setUTCFullYear(Math.min(2098, Math.max(1981, date.getUTCFullYear())));
  return date;
};

/** A zip of texts by their names, the same bytes for the same texts and time of change. */
export const zipOfTexts = (
  texts: Readonly<Record<string, string>>,
  modifiedAt: string,
): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])), {
    level: 6,
    mtime: zipTime(modifiedAt),
  });
