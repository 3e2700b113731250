import type { ClaimCheck, ClaimState, QuizItem, Submodule } from '@coursewright/contract';
import { splitSentences } from '@coursewright/text';
import { plainText } from '../markdown/index.ts';
import { checkSentence, type CheckedPassage, type SentenceVerdict } from './check-sentence.ts';

/** Something that a lesson claims outside its text: it cites the passages of the lesson. */
export interface UncitedClaim {
  readonly part: Exclude<ClaimCheck['part'], 'lesson'>;
  readonly text: string;
  /** Ids of the passages it rests on; all of the lesson's if there are none. */
  readonly cites: readonly string[];
}

/** What summary, key terms and quiz of a lesson claim. */
export function claimsOf(
  { summary, key_terms, quiz }: Pick<Submodule, 'summary' | 'key_terms' | 'quiz'>,
  language: string,
): UncitedClaim[] {
  const sentences = (text: string): string[] =>
    splitSentences(text, language).filter((sentence) => /\p{L}/u.test(sentence));
  return [
    ...sentences(summary).map((text) => ({ part: 'summary', text, cites: [] }) as const),
    ...key_terms.map(
      ({ term, definition }) =>
        ({ part: 'key_term', text: `${term}: ${definition}`, cites: [] }) as const,
    ),
    ...quiz.flatMap((item) =>
      [...keyOf(item), ...sentences(item.explanation).map(withoutLeadIn)].map(
        (text) => ({ part: 'quiz', text, cites: item.cites }) as const,
      ),
    ),
  ];
}

/** "The lesson states it plainly: …": what leads in claims nothing. */
const withoutLeadIn = (text: string): string =>
  text.replace(/^(?:[^\s\d:：]+\s){1,7}[^\s\d:：]+[:：]\s+(?=\S+\s+\S+\s+\S)/u, '');

/** What the right answer of a question says as a sentence, where the form of the question tells. */
function keyOf({ kind, question, options }: QuizItem): string[] {
  const right = options.filter(({ is_correct }) => is_correct);
  if (kind !== 'cloze' || right.length !== 1 || !/_{2,}/.test(question)) return [];
  return [question.replace(/_{2,}/, right[0]!.text)];
}

/**
 * Checks claims by the passages they name, and by those that the lesson cites if they name none.
 * `passages` are by id. Their order and headings do not count, so that a course checked again after
 * an edit says the same of what did not change.
 */
export function checkClaims(
  claims: readonly UncitedClaim[],
  passages: ReadonlyMap<string, CheckedPassage>,
  lessonCites: ReadonlySet<string>,
  language: string,
): ClaimCheck[] {
  const all = [...passages]
    .map(([id, { text }]) => [id, { text }] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return claims.map(({ part, text, cites }) => {
    const cited = all.filter(([id]) => cites.includes(id));
    const used = cited.length > 0 ? cited : all.filter(([id]) => lessonCites.has(id));
    const verdict = checkSentence(
      text,
      used.map(([, passage]) => passage),
      language,
    );
    return checkOf({ part, text: plainText(text), markers: [] }, verdict, used);
  });
}

/** The verdict as the course keeps it; evidence only if it is in the passage's text to the letter. */
export function checkOf(
  claim: Pick<ClaimCheck, 'part' | 'text' | 'markers'>,
  { state, probability, reason, evidence }: SentenceVerdict,
  used: readonly (readonly [id: string, passage: CheckedPassage])[],
): ClaimCheck {
  const [id, passage] = (evidence && used[evidence.passage]) ?? [];
  const stands = evidence && passage && plainText(passage.text).includes(evidence.text);
  return {
    ...claim,
    state,
    probability,
    reason,
    ...(stands && id !== undefined && { evidence: { passage_id: id, text: evidence.text } }),
  };
}

/** Checked sentences by state; undefined if none of the submodules says what was checked. */
export function countClaims(
  submodules: readonly Pick<Submodule, 'checks'>[],
): Record<ClaimState, number> | undefined {
  if (submodules.every(({ checks }) => checks === undefined)) return undefined;
  const counts = { quoted: 0, supported: 0, loose: 0, contradicted: 0 };
  for (const { checks = [] } of submodules) for (const { state } of checks) counts[state] += 1;
  return counts;
}
