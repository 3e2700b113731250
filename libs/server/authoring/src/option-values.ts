/**
 * The number that a text is: "1,000" is a thousand, any other comma begins the decimals, and a per
 * cent sign counts for nothing, nor do the marks of code. NaN if it is no number.
 */
export const numberValue = (text: string): number =>
  /\d/.test(text)
    ? Number(
        text
          .replace(/[%\s`]/g, '')
          .replace(/,(?=\d{3}(?!\d))/g, '')
          .replace(',', '.'),
      )
    : Number.NaN;

/** Numbers from the smallest to the largest; undefined if one of the texts is none. */
export function inOrderOfValue<T>(all: readonly T[], textOf: (one: T) => string): T[] | undefined {
  const values = new Map(all.map((one) => [one, numberValue(textOf(one))]));
  return [...values.values()].every(Number.isFinite)
    ? all.toSorted((a, b) => (values.get(a) ?? 0) - (values.get(b) ?? 0))
    : undefined;
}
