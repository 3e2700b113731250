import type { Citation, ClaimCheck, Submodule } from '@coursewright/contract';
import { checkClaims, claimsOf } from '@coursewright/authoring';
import type { Picked } from './pick-passages.ts';

/**
 * Checks what a lesson claims outside its text — summary, key terms, quiz — by the passages that the
 * lesson cites, or that a question names.
 */
export function checkOutside(
  picked: readonly Picked[],
  citations: readonly Citation[],
  language: string,
): (said: Pick<Submodule, 'summary' | 'key_terms' | 'quiz'>) => ClaimCheck[] {
  const cited = new Set(citations.map(({ passage_id }) => passage_id));
  const byId = (of: readonly Picked[]) =>
    new Map(of.map(({ passage, passageId }) => [passageId, passage] as const));
  const lesson = byId(picked.filter(({ passageId }) => cited.has(passageId)));
  return (said) =>
    claimsOf(said, language).flatMap((claim) => {
      const named = byId(picked.filter(({ passageId }) => claim.cites.includes(passageId)));
      return checkClaims([claim], named.size > 0 ? named : lesson, language);
    });
}
