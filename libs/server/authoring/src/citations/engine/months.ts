/** English months in short; with a capital only, as some are other words as well. */
const short = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const known = new Map<string, ReadonlyMap<string, number>>();

/** The months of a language by their names, from 1. */
function monthsOf(base: string): ReadonlyMap<string, number> {
  let months = known.get(base);
  if (!months) {
    const format = new Intl.DateTimeFormat(base, { month: 'long', timeZone: 'UTC' });
    months = new Map(
      Array.from({ length: 12 }, (_, month) => [
        format.format(Date.UTC(2001, month, 15)).toLowerCase(),
        month + 1,
      ]),
    );
    known.set(base, months);
  }
  return months;
}

const isoDate = /^-(0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/;

/** The month, as "11", if the two digits at this place are that of a date like "2019-11-03". */
export const monthOfDate = (text: string, start: number): string | undefined =>
  text[start - 1] === '-' && /\d{4}$/.test(text.slice(Math.max(0, start - 5), start - 1))
    ? isoDate.exec(text.slice(start - 1, start + 6))?.[1]
    : undefined;

/** One stem for "November", "Nov" and the month of "2019-11-03"; undefined for what is no month. */
export function monthStem(written: string, base: string): string | undefined {
  const ofDate = /^(\d\d)-month$/.exec(written)?.[1];
  if (ofDate) return `month ${Number(ofDate)}`;
  const inShort = base === 'en' ? short.indexOf(written.replace(/^Sept$/, 'Sep')) + 1 : 0;
  const month = inShort || monthsOf(base).get(written.toLowerCase());
  return month ? `month ${month}` : undefined;
}
