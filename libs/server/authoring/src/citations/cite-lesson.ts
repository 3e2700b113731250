import type { Citation, ClaimCheck, GivenEvidence } from '@coursewright/contract';
import { blocksOf, codeOrMath, markerPattern, withoutMarkers } from '../markdown/index.ts';
import { checkSentence, type CheckedPassage, type SentenceVerdict } from './check-sentence.ts';
import { checkOf, unsourced } from './claims.ts';
import { evidenceFor } from './given-evidence.ts';
import { splitLesson } from './split-lesson.ts';
import type { LessonSentence } from './split-lesson.ts';

/** A passage under the ref by which the lesson cites it. */
export interface CitablePassage extends CheckedPassage {
  readonly ref: string;
  readonly sourceId: string;
  readonly passageId: string;
}

export interface CheckedSentence extends LessonSentence, SentenceVerdict {
  /**
   * Whether it has to be written again: it is contradicted, or names no passage that exists. A loose
   * one stays and is marked, because the passages do not speak against it.
   */
  readonly needsRepair: boolean;
}

type ByRef<P> = ReadonlyMap<string, P>;
const byRef = <P extends { readonly ref: string }>(passages: readonly P[]): ByRef<P> =>
  new Map(passages.map((passage) => [passage.ref, passage]));

/**
 * Every sentence of a lesson that claims or cites something, with the verdict of the citation
 * check.
 */
export const checkLesson = (
  content: string,
  passages: readonly (CheckedPassage & { readonly ref: string })[],
  language: string,
  evidence?: readonly GivenEvidence[],
): CheckedSentence[] =>
  checkedSentences(content, language, verdictsBy(byRef(passages), language, evidence));

function checkedSentences(
  content: string,
  language: string,
  verdictOn: VerdictOn,
): CheckedSentence[] {
  return splitLesson(content, language)
    .filter((sentence) => sentence.factual || sentence.refs.length > 0)
    .map((sentence) => {
      const verdict = verdictOn(sentence);
      const needsRepair = verdict.state === 'contradicted' || verdict.reason.code === 'no_passage';
      return { ...sentence, ...verdict, needsRepair };
    });
}

type VerdictOn = (sentence: LessonSentence) => SentenceVerdict;

/** Judges each sentence once, however often it is asked for. */
function verdictsBy(
  known: ByRef<CheckedPassage>,
  language: string,
  evidence: readonly GivenEvidence[] | undefined,
): VerdictOn {
  const verdicts = new Map<string, SentenceVerdict>();
  return (sentence) => {
    const key = [...sentence.refs, sentence.text].join('\u0000');
    const verdict = verdicts.get(key) ?? judge(sentence, known, language, evidence);
    verdicts.set(key, verdict);
    return verdict;
  };
}

function judge(
  sentence: LessonSentence,
  known: ByRef<CheckedPassage>,
  language: string,
  evidence: readonly GivenEvidence[] | undefined,
): SentenceVerdict {
  if (sentence.refs.length === 0) return uncited('It names no passage.');
  const unknown = sentence.refs.filter((ref) => !known.has(ref));
  if (unknown.length > 0) return uncited(`It cites ${unknown.join(', ')}, which does not exist.`);
  return checkSentence(
    sentence.text,
    sentence.refs.flatMap((ref) => known.get(ref) ?? []),
    language,
    evidenceFor(sentence.plain, evidence),
  );
}

const uncited = (problem: string): SentenceVerdict => ({
  supported: false,
  state: 'loose',
  probability: 0.01,
  reason: { code: 'no_passage' },
  problem,
});

/**
 * The lesson with some of its sentences rewritten (by their number in `splitLesson`); an empty text
 * removes the sentence.
 */
export function replaceSentences(
  content: string,
  language: string,
  revisions: readonly { number: number; text: string }[],
): string {
  const sentences = new Map(
    splitLesson(content, language).map((sentence) => [sentence.number, sentence]),
  );
  const wanted = new Map(revisions.map((revision) => [revision.number, revision.text.trim()]));
  let revised = content;
  for (const [number, text] of [...wanted].toSorted(([a], [b]) => b - a)) {
    const sentence = sentences.get(number);
    if (!sentence) continue;
    const before = revised.slice(0, sentence.start);
    const after = revised.slice(sentence.end);
    if (text !== '') revised = before + text + after;
    else if (/^[^\S\n]*(?:\n|$)/.test(after))
      revised =
        before.replace(/[^\S\n]*(?:\n[^\S\n]*(?:[-*+•]|\d{1,3}[.)])[^\S\n]*)?$/, '') + after;
    else revised = before + after.replace(/^[^\S\n]+/, '');
  }
  return withoutEmptySections(revised.replace(/\n{3,}/g, '\n\n').trim());
}

/** A heading under which nothing is left says nothing. */
function withoutEmptySections(content: string): string {
  const blocks = blocksOf(content);
  const level = (text: string): number => /^\s*(#+)/.exec(text)?.[1]?.length ?? 0;
  const empty = blocks.filter((block, i) => {
    if (block.kind !== 'heading') return false;
    const next = blocks[i + 1];
    return next === undefined || (next.kind === 'heading' && level(next.text) <= level(block.text));
  });
  let kept = content;
  for (const block of empty.toReversed()) kept = kept.slice(0, block.start) + kept.slice(block.end);
  return kept.replace(/\n{3,}/g, '\n\n').trim();
}

export interface CitedLesson {
  /** Markdown in which markers are footnote references: [^1], [^2] … */
  readonly content: string;
  readonly citations: Citation[];
  /** What the check says of every sentence that claims or cites something. */
  readonly checks: ClaimCheck[];
  /** Factual sentences with and without a citation that exists. */
  readonly sentencesCited: number;
  readonly sentencesUncited: number;
}

/**
 * Turns markers into numbered footnote references, in reading order. The same passage keeps its
 * number, but a passage that supports one sentence and not another gets a second number, so that
 * the warning appears only where it belongs. Unknown refs are dropped. `evidence` is what the author
 * names as the words that carry its sentences.
 */
export function citeLesson(
  content: string,
  passages: readonly CitablePassage[],
  language: string,
  evidence?: readonly GivenEvidence[],
): CitedLesson {
  const known = byRef(passages);
  return citedBy(content, known, language, verdictsBy(known, language, evidence));
}

/** A lesson as it is cited, and the sentences of it that have to be written again. */
export function citeAndCheckLesson(
  content: string,
  passages: readonly CitablePassage[],
  language: string,
  evidence?: readonly GivenEvidence[],
): { cited: CitedLesson; refused: CheckedSentence[] } {
  const known = byRef(passages);
  const verdictOn = verdictsBy(known, language, evidence);
  return {
    cited: citedBy(content, known, language, verdictOn),
    refused: checkedSentences(content, language, verdictOn).filter(
      ({ needsRepair }) => needsRepair,
    ),
  };
}

function citedBy(
  content: string,
  known: ByRef<CitablePassage>,
  language: string,
  verdictOn: VerdictOn,
): CitedLesson {
  const citations = new Map<string, Citation>();
  const checks: ClaimCheck[] = [];
  const lesson = withoutMarkersInHeadings(content);
  const sentences = splitLesson(lesson, language);
  const cite = (ref: string, status: Citation['status']): string => {
    const passage = known.get(ref);
    if (!passage) return '';
    const key = `${passage.passageId} ${status}`;
    let citation = citations.get(key);
    if (!citation) {
      citation = {
        marker: citations.size + 1,
        source_id: passage.sourceId,
        passage_id: passage.passageId,
        status,
      };
      citations.set(key, citation);
    }
    return `[^${citation.marker}]`;
  };
  let cited = '';
  let at = 0;
  for (const sentence of sentences) {
    cited += lesson.slice(at, sentence.start);
    at = sentence.end;
    const refs = sentence.refs.filter((ref) => known.has(ref));
    if (!sentence.factual && refs.length === 0) {
      cited += outsideCode(sentence.text, (text) => withFootnotes(text, () => ''));
      continue;
    }
    if (known.size === 0) {
      cited += outsideCode(sentence.text, (text) => withFootnotes(text, () => ''));
      checks.push(unsourced({ part: 'lesson', text: sentence.plain }));
      continue;
    }
    const verdict = verdictOn({ ...sentence, refs });
    const status = verdict.supported ? 'supported' : 'unsupported';
    const used = refs.map((ref) => known.get(ref)!);
    cited += outsideCode(sentence.text, (text) => withFootnotes(text, (ref) => cite(ref, status)));
    const markers = used.flatMap(
      ({ passageId }) => citations.get(`${passageId} ${status}`)?.marker ?? [],
    );
    const claim = {
      part: 'lesson' as const,
      text: sentence.plain,
      markers: [...new Set(markers)],
    };
    checks.push(
      checkOf(
        claim,
        verdict,
        used.map((passage) => [passage.passageId, passage] as const),
      ),
    );
  }
  cited += lesson.slice(at);
  const factual = sentences.filter((sentence) => sentence.factual);
  const sentencesCited = factual.filter((sentence) =>
    sentence.refs.some((ref) => known.has(ref)),
  ).length;
  return {
    content: cited,
    citations: [...citations.values()],
    checks,
    sentencesCited,
    sentencesUncited: factual.length - sentencesCited,
  };
}

/** A heading claims nothing; a reference in it would only spoil the table of contents. */
const withoutMarkersInHeadings = (content: string): string =>
  blocksOf(content).reduceRight(
    (text, block) =>
      block.kind === 'heading'
        ? text.slice(0, block.start) + withoutMarkers(block.text) + text.slice(block.end)
        : text,
    content,
  );

function withFootnotes(text: string, cite: (ref: string) => string): string {
  return text.replace(new RegExp(`\\s*${markerPattern.source}`, 'g'), (group) => {
    const references = [...new Set((group.match(/S\d+\.\d+/g) ?? []).map(cite))].join('');
    return references;
  });
}

/** Applies `change` to what stands between code spans and formulas, which stay as they are. */
function outsideCode(text: string, change: (text: string) => string): string {
  let changed = '';
  let at = 0;
  for (const match of text.matchAll(codeOrMath)) {
    changed += change(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return changed + change(text.slice(at));
}
