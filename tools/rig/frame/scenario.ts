import type { Rig } from './rig.ts';

/** One line of the table. */
export interface Measured {
  readonly what: string;
  readonly measured: string;
  readonly required: string;
  readonly holds: boolean;
}

/** A change in a built file of the product: `find` must be there exactly once. */
export interface Patch {
  /** Below the root of the checkout, e.g. libs/server/credits/dist/postgres-ledger.js. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A deliberate fault. The scenario must miss with it, otherwise it checks nothing. */
export interface Mutant {
  readonly what: string;
  readonly patches: readonly Patch[];
  /** Run on every database of the mutant, as it is made. */
  readonly sql?: string;
  /** Enough of the scenario to notice; default: all of it. */
  readonly measure?: (rig: Rig) => Promise<Measured[]>;
}

/** What a file `tools/rig/<name>.rig.ts` exports by default. */
export interface Scenario {
  /** The promise it checks, as a sentence. */
  readonly what: string;
  readonly measure: (rig: Rig) => Promise<Measured[]>;
  readonly mutants: readonly Mutant[];
}

/** A line that holds when `measured` equals `required`. */
export const exactly = (what: string, measured: number | string, required: number | string): Measured =>
  ({ what, measured: String(measured), required: String(required), holds: measured === required });

/** A line that holds when `measured` is at most `most`. */
export const atMost = (what: string, measured: number, most: number): Measured => ({ what, measured: String(measured), required: `≤ ${most}`, holds: measured <= most });

/** A line that holds when `measured` is at least `least`. */
export const atLeast = (what: string, measured: number, least: number): Measured => ({ what, measured: String(measured), required: `≥ ${least}`, holds: measured >= least });
