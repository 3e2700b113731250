/** English words that open a sentence and stand in no dictionary of nouns, verbs and qualities. */
export const openers: ReadonlySet<string> = new Set(
  'nowadays today meanwhile elsewhere afterwards beforehand otherwise altogether thereafter despite unlike amid amidst among amongst alongside whereas upon via per prior regarding concerning besides notwithstanding throughout versus'.split(
    ' ',
  ),
);
