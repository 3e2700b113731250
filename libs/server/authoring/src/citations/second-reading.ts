import type { ClaimCheck, SecondReading, UncertainClaim } from '@coursewright/contract';

/** A check with the passages its sentence cites, by which it may be read again. */
export interface ReadableCheck {
  readonly check: ClaimCheck;
  readonly passages: readonly string[];
}

/** Characters of evidence for one sentence, and of all that is sent. */
const evidenceMost = 1_200;
const sentMost = 24_000;
const claimsMost = 40;

/**
 * What a second reader is to judge: sentences that are neither proven nor refused, each with the
 * words found for it, or the passages it cites. Those nearest to being proven come first where not
 * all have room. What is contradicted by the letter is never asked about.
 */
export function claimsToReadAgain(checks: readonly ReadableCheck[]): {
  readonly claims: UncertainClaim[];
  readonly checks: readonly ClaimCheck[];
} {
  let room = sentMost;
  const chosen = checks
    .map(({ check, passages }) => ({
      check,
      evidence: (check.evidence ? [check.evidence.text] : passages.slice(0, 2)).map((text) =>
        text.slice(0, evidenceMost),
      ),
    }))
    .filter(({ check, evidence }) => check.state === 'loose' && evidence.length > 0)
    .toSorted((a, b) => b.check.probability - a.check.probability)
    .filter(({ check, evidence }, index) => {
      room -= check.text.length + evidence.join('').length;
      return index < claimsMost && room >= 0;
    });
  return {
    claims: chosen.map(({ check, evidence }, index) => ({
      number: index + 1,
      sentence: check.text,
      evidence,
    })),
    checks: chosen.map(({ check }) => check),
  };
}

/**
 * The checks with what the second reader found beside what the check says: its verdict changes no
 * state.
 */
export function withSecondReading(
  checks: readonly ClaimCheck[],
  asked: readonly ClaimCheck[],
  { verdicts }: SecondReading,
): ClaimCheck[] {
  const found = new Map(verdicts.map(({ number, verdict }) => [asked[number - 1], verdict]));
  return checks.map((check) => {
    const verdict = check.state === 'loose' ? found.get(check) : undefined;
    return verdict ? { ...check, second_reader: verdict } : check;
  });
}

/** Checks of a lesson that was checked again, with the second reader's verdicts on what is unchanged. */
export function keepSecondReading(
  checks: readonly ClaimCheck[],
  before: readonly ClaimCheck[] | undefined,
): ClaimCheck[] {
  const sameAs = (one: ClaimCheck, other: ClaimCheck): boolean =>
    one.part === other.part &&
    one.text === other.text &&
    one.state === other.state &&
    one.evidence?.passage_id === other.evidence?.passage_id &&
    one.evidence?.text === other.evidence?.text &&
    one.markers.join() === other.markers.join();
  return checks.map((check) => {
    const verdict = before?.find((one) => one.second_reader && sameAs(one, check))?.second_reader;
    return verdict ? { ...check, second_reader: verdict } : check;
  });
}
