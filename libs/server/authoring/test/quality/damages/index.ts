import { coverage } from './coverage.ts';
import type { Damage } from './damage.ts';
import { grounding } from './grounding.ts';
import { language } from './language.ts';
import { quiz } from './quiz.ts';
import { structure } from './structure.ts';

export type { Damage, Damaged } from './damage.ts';

/** For every check at least one way of damaging a good course that it must find. */
export const damages: readonly Damage[] = [
  ...structure,
  ...coverage,
  ...grounding,
  ...quiz,
  ...language,
];
