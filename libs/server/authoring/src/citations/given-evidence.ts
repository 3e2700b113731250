import type { ClaimCheck, GivenEvidence, SentenceRevision } from '@coursewright/contract';
import { plainText, withoutMarkers } from '../markdown/index.ts';

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
/** A shorter beginning could be that of any sentence. */
const lettersNeeded = 4;

/** What an author names as the words that carry a sentence, found by how the sentence begins. */
export function evidenceFor(
  sentence: string,
  given: readonly GivenEvidence[] | undefined,
): string | undefined {
  if (given === undefined || given.length === 0) return undefined;
  const letters = lettersOf(sentence);
  const length = (one: GivenEvidence): number => lettersOf(one.sentence).length;
  const [found] = given
    .filter((one) => length(one) >= lettersNeeded && letters.startsWith(lettersOf(one.sentence)))
    .toSorted((a, b) => length(b) - length(a));
  return found && found.words.trim() !== '' ? found.words : undefined;
}

/** What an author names as the words that carry the sentences it wrote again. */
export const evidenceOfRevision = ({ sentences }: SentenceRevision): GivenEvidence[] =>
  sentences.flatMap(({ text, evidence = '' }) =>
    evidence.trim() === '' ? [] : [{ sentence: plainText(withoutMarkers(text)), words: evidence }],
  );

/** What the checks of a lesson show as evidence, to be handed over when it is checked again. */
export const evidenceOfChecks = (checks: readonly ClaimCheck[] | undefined): GivenEvidence[] =>
  (checks ?? []).flatMap(({ part, text, evidence }) =>
    part === 'lesson' && evidence ? [{ sentence: text, words: evidence.text }] : [],
  );
