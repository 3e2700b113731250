import type { Reading } from './reading.ts';

/** Why a sentence is not borne out, as a code; the words for it are in the catalogues. */
export const findingCodes = [
  'negation',
  'opposite',
  'quantifier',
  'attribution',
  'cause',
  'order',
  'unit',
  'number_absent',
  'number_elsewhere',
  'name_absent',
  'name_elsewhere',
  'rival',
  'exchanged',
  'appended',
  'spliced',
  'quotation',
  'code',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** One thing in a sentence that the passages speak against. */
export interface Finding {
  readonly code: FindingCode;
  /** 0 to 1: how surely it is one. */
  readonly strength: number;
  /** The words of the sentence it is about. */
  readonly said?: string;
  /** What the passage has in their place. */
  readonly given?: string;
  /** Whether it may be the same in other words: then nothing is contradicted by it. */
  readonly mayAgree?: boolean;
}

export type Rule = (reading: Reading) => Finding[];
