import type { Citation, ClaimCheck } from '@coursewright/contract';
import { claimsOf, unsourced } from '@coursewright/authoring';
import type { CoursePorts } from '../ports.ts';
import type { Picked } from './pick-passages.ts';

/**
 * Checks what a lesson claims outside its text — summary, key terms, quiz — by the passages that the
 * lesson cites, or that a question names. Without sources there is nothing to check them by.
 */
export function checkOutside(
  { checker }: Pick<CoursePorts, 'checker'>,
  picked: readonly Picked[],
  citations: readonly Citation[],
  language: string,
): (said: Parameters<typeof claimsOf>[0]) => Promise<ClaimCheck[]> {
  const cited = new Set(citations.map(({ passage_id }) => passage_id));
  const passages = new Map(picked.map(({ passage, passageId }) => [passageId, passage] as const));
  return async (said) => {
    const checks = await checker.claims(claimsOf(said, language), passages, cited, language);
    return picked.length === 0 ? checks.map(unsourced) : checks;
  };
}
