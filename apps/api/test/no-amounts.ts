/** JSON that is no positive whole number within any bound of ours. */
export const noAmounts = [
  '-1',
  '0',
  '-0',
  '0.5',
  '1e309',
  'NaN',
  '2147483648',
  '9007199254740993',
  '"1"',
  '"１"',
  '"1e3"',
  'null',
  '[]',
  '{}',
  'true',
  '1000000000',
] as const;
