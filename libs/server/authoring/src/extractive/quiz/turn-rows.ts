/**
 * What a verb says, and what it cannot say at the same time: groups of other verbs, each false where
 * the first is true. Of a group one is chosen, the words of it differ in length. Dictionary forms;
 * "not affect" is "does not affect".
 */
export interface TurnRow {
  readonly is: readonly string[];
  readonly not: readonly (readonly string[])[];
}

/** A row a line: verbs > what is false beside them | and another group of it. */
const rowsOf = (table: string): readonly TurnRow[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [is = '', not = ''] = line.trim().split(' > ');
      return { is: is.split(', '), not: not.split(' | ').map((group) => group.split(', ')) };
    });

/** These bring with them what is done. */
export const modal = rowsOf(`
  fail to > manage to | refuse to, not want to
  manage to > fail to | refuse to, not want to
  refuse to > agree to | be forced to, be eager to
  be likely to, tend to > be unlikely to | be sure to, be certain to
  be unlikely to > be likely to | be sure to, be certain to
  be easy to, be simple to > be hard to, be difficult to | be impossible to
  be hard to, be difficult to > be easy to, be simple to | be impossible to
  be impossible to > be easy to, be simple to | be hard to, be difficult to
  be allowed to, be permitted to, be free to > be forbidden to | be forced to, be obliged to
  be forced to, be compelled to, be obliged to > be forbidden to | be free to, be allowed to
  make it possible to > make it impossible to | make it necessary to, make it compulsory to
  make it easier to, make it easy to > make it harder to | make it impossible to
  make it harder to, make it hard to, make it difficult to > make it easy to | make it impossible to
`);

export const verbForms = ['he', 'they', 'past', 'pasts', 'base'] as const;
/** Of whom a verb is said, and when: he is, they are, he was, they were, (will) be. */
export type VerbForm = (typeof verbForms)[number];

/** The verb as it is said of somebody. */
export function conjugated(verb: string, form: VerbForm): string {
  const [first = '', ...rest] = verb.split(' ');
  const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  if (first === 'not')
    return `${{ he: 'does not', they: 'do not', past: 'did not', pasts: 'did not', base: 'not' }[form]}${tail}`;
  if (first === 'be')
    return `${{ he: 'is', they: 'are', past: 'was', pasts: 'were', base: 'be' }[form]}${tail}`;
  if (form === 'base' || form === 'they') return verb;
  const past = first === 'make' ? 'made' : pastOf(first);
  return `${form === 'he' ? thirdOf(first) : past}${tail}`;
}
const thirdOf = (verb: string): string =>
  /(?:s|sh|ch|x)$/u.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
const pastOf = (verb: string): string =>
  verb.endsWith('e')
    ? `${verb}d`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : `${verb}ed`;

/** Of two things, which has more of it: the word, its opposite, and the quality itself. */
export const comparatives: ReadonlyMap<string, readonly [opposite: string, plain: string]> =
  new Map(
    `
  higher, lower, high
  lower, higher, high
  larger, smaller, large
  smaller, larger, large
  greater, smaller, great
  bigger, smaller, big
  faster, slower, fast
  slower, faster, fast
  longer, shorter, long
  shorter, longer, long
  older, younger, old
  younger, older, old
  wider, narrower, wide
  narrower, wider, wide
  deeper, shallower, deep
  heavier, lighter, heavy
  lighter, heavier, heavy
  warmer, colder, warm
  colder, warmer, warm
  earlier, later, early
  later, earlier, late
  cheaper, more expensive, cheap
`
      .trim()
      .split('\n')
      .map((line) => {
        const [found = '', opposite = '', plain = ''] = line.trim().split(', ');
        return [found, [opposite, plain]];
      }),
  );
