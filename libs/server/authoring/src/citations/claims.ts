import {
  isFreeRecall,
  type ClaimCheck,
  type ClaimState,
  type CourseReport,
  type QuizItem,
  type Submodule,
} from '@coursewright/contract';
import { splitSentences } from '@coursewright/text';
import { plainText } from '../markdown/index.ts';
import { answerClaimOf, checkAnswer, type AnswerClaim } from './answer-claims.ts';
import { checkSentence, type CheckedPassage, type SentenceVerdict } from './check-sentence.ts';
import { definedIn, namesItsTerm, type TermClaim } from './term-claims.ts';
import { isClaim } from './split-lesson.ts';

/** Something that a lesson claims outside its text: it cites the passages of the lesson. */
export interface UncitedClaim {
  readonly part: Exclude<ClaimCheck['part'], 'lesson'>;
  readonly text: string;
  /** Ids of the passages it rests on; all of the lesson's if there are none. */
  readonly cites: readonly string[];
  /** The right answer of a question, where the text is one with its answer. */
  readonly answer?: AnswerClaim;
  /** The term and what is said of it, where the text is one. */
  readonly term?: TermClaim;
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
        ({
          part: 'key_term',
          text: `${term}: ${definition}`,
          cites,
          term: { term, definition },
        }) as const,
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
      term: { term: text, definition: match },
    }));
  // An answer to recall may be several sentences, which are checked as a lesson's are.
  const recalled = isFreeRecall(item) ? splitSentences(item.options[0]?.text ?? '', language) : [];
  if (recalled.length > 1)
    return recalled.map((text) => ({ part: 'quiz', text, cites: item.cites }));
  const answer = answerClaimOf(item, language);
  return answer ? [{ part: 'quiz', text: answer.text, cites: item.cites, answer }] : [];
}

/**
 * Checks claims by the passages they name, and by those that the lesson cites if they name none.
 * `passages` are by id. Their order does not count, nor do their headings but for terms, so that a
 * course checked again after an edit says the same of what did not change.
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
  return claims.map((claim) => {
    const { part, text, cites } = claim;
    const cited = all.filter(([id]) => cites.includes(id));
    const used = cited.length > 0 ? cited : all.filter(([id]) => lessonCites.has(id));
    const [verdict, read] = verdictOn(claim, used, passages, language);
    return checkOf({ part, text: plainText(text), markers: [] }, verdict, read);
  });
}

type Used = readonly (readonly [id: string, passage: CheckedPassage])[];

/** What is to be said of a claim, and what was read for it: less than all where that defines a term. */
function verdictOn(
  { text, answer, term }: UncitedClaim,
  used: Used,
  passages: ReadonlyMap<string, CheckedPassage>,
  language: string,
): readonly [SentenceVerdict, Used] {
  const read = used.map(([, passage]) => passage);
  if (answer) return [checkAnswer(answer, read, language), used];
  if (!term) return [checkSentence(text, read, language), used];
  const [defining] = used.flatMap(([id]) => definedIn(term, id, passages.get(id)));
  if (defining) return [checkSentence(term.definition, [defining[1]], language), [defining]];
  const said = namesItsTerm(term) ? term.definition : text;
  return [checkSentence(said, read, language), used];
}

/** The verdict as the course keeps it; evidence only if it is in the passage's text to the letter. */
export function checkOf(
  claim: Pick<ClaimCheck, 'part' | 'text' | 'markers'>,
  { state, probability, reason, evidence }: SentenceVerdict,
  used: Used,
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
