/** The name of a file, and what is said in its place. */
export interface HiddenName {
  readonly name: string;
  readonly instead: string;
}

/** What an author writes: nothing else in a course can hold a name. */
const textKeys = new Set([
  'title',
  'description',
  'summary',
  'content',
  'text',
  'question',
  'explanation',
  'term',
  'definition',
  'error',
  'said',
  'given',
]);
const listKeys = new Set(['objectives', 'learning_objectives', 'prerequisites']);

/** A shorter one says nothing, and would be found in anything. */
const shortest = 3;

/** A name that has to go, and what is said in its place. */
export interface Replacement {
  readonly pattern: RegExp;
  readonly instead: string;
}

/**
 * Which of the names are said in a part of a course document, with or without their ending. One that
 * stands in `known`, which is shown anyway, is an ordinary word, and stays.
 */
export function namesSaidIn(
  part: object,
  names: readonly HiddenName[],
  known: readonly string[],
): Replacement[] {
  if (names.length === 0) return [];
  const said = textToSearch(JSON.stringify(part));
  const shown = textToSearch(known.join('\n'));
  return names
    .flatMap(({ name, instead }) =>
      [name, name.replace(/\.[^.]*$/, '')].map((one) => ({ words: wordsOf(one), instead })),
    )
    .filter(
      ({ words }) => words.join('').length >= shortest && said.has(words) && !shown.has(words),
    )
    .map(({ words, instead }) => ({ pattern: patternOf(words), instead }));
}

/** The same part, in which none of the names is said. */
export function withoutNames(part: object, replacements: readonly Replacement[]): unknown {
  const clean = (text: unknown): unknown =>
    typeof text === 'string'
      ? replacements.reduce(
          (left, { pattern, instead }) => left.replace(pattern, () => instead),
          text,
        )
      : text;
  return JSON.parse(JSON.stringify(part), (key, value: unknown) => {
    if (listKeys.has(key) && Array.isArray(value)) return value.map(clean);
    return textKeys.has(key) ? clean(value) : value;
  });
}

/** Looks for the words one by one first: most names are nowhere, and texts are long. */
function textToSearch(text: string): { has(words: readonly string[]): boolean } {
  const lower = text.toLowerCase();
  return {
    has: (words) =>
      words.every((word) => lower.includes(word.toLowerCase())) &&
      text.search(patternOf(words)) >= 0,
  };
}

const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** As whole words, whatever stands between them: authors write names as titles. */
const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}\n]{1,3}`)}(?![\p{L}\p{N}])`,
    'giu',
  );
