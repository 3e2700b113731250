import type { Measured } from '../../launch/measured.ts';
import type { Patch } from '../../launch/patch.ts';
import type { Rig } from './rig.ts';

export type { Measured };

/** A deliberate fault. The scenario must miss with it, otherwise it checks nothing. */
export interface Mutant {
  readonly what: string;
  /** In built files, e.g. libs/server/credits/dist/postgres-ledger.js. */
  readonly patches: readonly Patch[];
  /** Run on every database of the mutant, as it is made. */
  readonly sql?: string;
  /** Enough of the scenario to kill it; default: all of it. */
  readonly measure?: (rig: Rig) => Promise<Measured[]>;
}

/** What a file `tools/rig/<name>.rig.ts` exports by default. */
export interface Scenario {
  /** The promise it checks, as a sentence. */
  readonly what: string;
  /** It takes many minutes: run when it is named, and with --long. */
  readonly isLong?: true;
  readonly measure: (rig: Rig) => Promise<Measured[]>;
  readonly mutants: readonly Mutant[];
}

/** A line that holds when `measured` equals `required`. */
export const exactly = (
  what: string,
  measured: number | string,
  required: number | string,
): Measured => ({
  what,
  measured: String(measured),
  required: String(required),
  holds: measured === required,
});

/** A line that holds when `measured` is at most `most`. */
export const atMost = (what: string, measured: number, most: number): Measured => ({
  what,
  measured: String(measured),
  required: `≤ ${most}`,
  holds: measured <= most,
});

/** As `atMost`, of a ratio: the exact figure counts, two decimals of it are printed. */
export const ratioAtMost = (what: string, ratio: number, most: number): Measured => ({
  ...atMost(what, ratio, most),
  measured: ratio.toFixed(2),
});

/** A line that holds when `measured` is at least `least`. */
export const atLeast = (what: string, measured: number, least: number): Measured => ({
  what,
  measured: String(measured),
  required: `≥ ${least}`,
  holds: measured >= least,
});
