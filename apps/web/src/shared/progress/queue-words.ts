/** Where a course stands that waits for others: "next in line", "3rd in line". */
export function queueWords(position: number): string {
  return position === 1 ? 'next in line' : `${ordinal(position)} in line`;
}

function ordinal(number: number): string {
  const endings = new Map([
    ['one', 'st'],
    ['two', 'nd'],
    ['few', 'rd'],
  ]);
  return `${number}${endings.get(new Intl.PluralRules('en', { type: 'ordinal' }).select(number)) ?? 'th'}`;
}
