import type { Patch } from '../../launch/patch.ts';

/** A deliberate fault in the sources, and the promise that it breaks. */
export interface Mutant {
  /** The promise in a word: idempotency, ownership, ledger … */
  readonly promise: string;
  /** The fault in one sentence. */
  readonly what: string;
  readonly patches: readonly Patch[];
  /** The tests of the specification that must kill it, as for `-t`; default: any of them. */
  readonly test?: string;
}

/** The mutants that each specification must kill, by the path of the specification. */
export type MutantTable = Readonly<Record<string, readonly Mutant[]>>;
