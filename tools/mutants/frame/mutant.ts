import type { Patch } from '../../launch/patch.ts';

/** A deliberate fault in the sources, and the promise that it breaks. */
export interface Mutant {
  /** Of whom the promise is one: a row of the table of what must hold (A2), or a word. */
  readonly row: string;
  readonly what: string;
  readonly patches: readonly Patch[];
  /** Tests of the specification that are enough to notice, as for `-t`; default: all of them. */
  readonly test?: string;
}

/** What a file `tools/mutants/<area>.mutants.ts` exports by default: the mutants that a specification must notice, by its path. */
export type MutantTable = Readonly<Record<string, readonly Mutant[]>>;

/** A fault in one place. */
export const mutant = (
  row: string,
  what: string,
  [file, find, replace]: readonly [file: string, find: string, replace: string],
  test?: string,
): Mutant => ({ row, what, patches: [{ file, find, replace }], ...(test ? { test } : {}) });
