import type { ClaimCheck, DefectPart } from '@coursewright/contract';
import type { Check } from '../check.ts';

const partOf: Readonly<Record<ClaimCheck['part'], DefectPart>> = {
  lesson: 'content',
  summary: 'summary',
  key_term: 'key_term',
  quiz: 'question',
};

/** A statement that its passages contradict or do not have, as the citation check found. */
export const claimContradicted: Check = {
  id: 'claim_contradicted',
  severity: 'error',
  examines: 'claim',
  *find({ lessons }) {
    for (const each of lessons)
      for (const { part, text, state } of each.lesson.checks ?? [])
        if (state === 'contradicted') yield { place: each.place(partOf[part]), said: text };
  },
};
