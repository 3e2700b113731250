import type {
  ClaimCheck,
  ClaimState,
  CourseReport,
  QuizItem,
  Submodule,
} from '@coursewright/contract';
import { splitSentences } from '@coursewright/text';
import { plainText } from '../markdown/index.ts';
import { answerClaimOf, checkAnswer, type AnswerClaim } from './answer-claims.ts';
import { checkSentence, type CheckedPassage, type SentenceVerdict } from './check-sentence.ts';
import { isClaim } from './split-lesson.ts';

/** Something that a lesson claims outside its text: it cites the passages of the lesson. */
export interface UncitedClaim {
  readonly part: Exclude<ClaimCheck['part'], 'lesson'>;
  readonly text: string;
  /** Ids of the passages it rests on; all of the lesson's if there are none. */
  readonly cites: readonly string[];
  /** The right answer of a question, where the text is one with its answer. */
  readonly answer?: AnswerClaim;
}

type Said = Pick<Submodule, 'summary' | 'key_terms' | 'quiz'> &
  Partial<Pick<Submodule, 'title' | 'description'>>;

/**
 * What summary, key terms and quiz of a lesson claim. A summary that repeats the lesson's title or
 * description announces and claims nothing.
 */
export function claimsOf(said: Said, language: string): UncitedClaim[] {
  const { summary, key_terms, quiz, title, description } = said;
  const sentences = (text: string): string[] =>
    splitSentences(text, language).filter((sentence) => isClaim(plainText(sentence), language));
  const isAnnouncement = [title, description].includes(summary);
  return [
    ...(isAnnouncement ? [] : sentences(summary)).map(
      (text) => ({ part: 'summary', text, cites: [] }) as const,
    ),
    ...key_terms.map(
      ({ term, definition, cites = [] }) =>
        ({ part: 'key_term', text: `${term}: ${definition}`, cites }) as const,
    ),
    // What its owner brought along rests on no source, and is shown as that.
    ...quiz
      .filter(({ imported }) => !imported)
      .flatMap((item) => [
        ...keyOf(item, language),
        ...sentences(item.explanation)
          .map(withoutLeadIn)
          .map((text) => ({ part: 'quiz', text, cites: item.cites }) as const),
      ]),
  ];
}

/** "The lesson states it plainly: …", "La source dit : …", "資料の記述：「…": what leads in claims nothing. */
const withoutLeadIn = (text: string): string =>
  text
    .replace(/^(?:[^\s\d:：]+\s){1,7}[^\s\d:：]+\s?[:：]\s+(?=\S+\s+\S+\s+\S)/u, '')
    .replace(/^[^\s\d:：]{2,12}：(?=[「『“"«])/u, '');

function keyOf(item: QuizItem, language: string): UncitedClaim[] {
  if (item.kind === 'matching')
    return item.options.map(({ text, match = '' }) => ({
      part: 'quiz',
      text: `${text}: ${match}`,
      cites: item.cites,
    }));
  const answer = answerClaimOf(item, language);
  return answer ? [{ part: 'quiz', text: answer.text, cites: item.cites, answer }] : [];
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
  return claims.map(({ part, text, cites, answer }) => {
    const cited = all.filter(([id]) => cites.includes(id));
    const used = cited.length > 0 ? cited : all.filter(([id]) => lessonCites.has(id));
    const read = used.map(([, passage]) => passage);
    const verdict = answer
      ? checkAnswer(answer, read, language)
      : checkSentence(text, read, language);
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

/** What is said of a claim that was written without a single source to rest on. */
export const unsourced = ({ part, text }: Pick<ClaimCheck, 'part' | 'text'>): ClaimCheck => ({
  part,
  text,
  markers: [],
  state: 'unsourced',
  probability: 0,
  reason: { code: 'no_source' },
});

/** Checked sentences by state; undefined if none of the submodules says what was checked. */
export function countClaims(
  submodules: readonly Pick<Submodule, 'checks'>[],
): CourseReport['claims'] {
  if (submodules.every(({ checks }) => checks === undefined)) return undefined;
  const counts: Record<ClaimState, number> = {
    quoted: 0,
    supported: 0,
    loose: 0,
    contradicted: 0,
    unsourced: 0,
  };
  for (const { checks = [] } of submodules) for (const { state } of checks) counts[state] += 1;
  const { unsourced: without, ...checked } = counts;
  return without > 0 ? counts : checked;
}
