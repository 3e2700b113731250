import type { Citation, ClaimCheck, GivenEvidence } from '@coursewright/contract';
import { blocksOf, codeOrMath } from '../markdown/index.ts';
import { checkSentence, type CheckedPassage } from './check-sentence.ts';
import { checkClaims, checkOf, type UncitedClaim } from './claims.ts';
import type { CitedLesson } from './cite-lesson.ts';
import { splitLesson } from './split-lesson.ts';

/** A footnote reference in a lesson: [^3] has the name "3". Positions are those of the Markdown. */
export interface Footnote {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The footnote references of a lesson, in order; what stands in code or in a formula is none. */
export function footnotesIn(content: string): Footnote[] {
  const blank = (text: string): string => ' '.repeat(text.length);
  let visible = '';
  for (const { kind, start, text } of blocksOf(content)) {
    visible +=
      content.slice(visible.length, start) +
      (kind === 'code' || kind === 'math' ? blank(text) : text);
  }
  return [...visible.replace(codeOrMath, blank).matchAll(/\[\^([^\]\s]{1,99})\]/g)].map(
    ({ index, 0: text, 1: name = '' }) => ({ name, start: index, end: index + text.length }),
  );
}

/** A lesson's Markdown with each footnote reference replaced by what `text` gives for it. */
export function replaceFootnotes(content: string, text: (note: Footnote) => string): string {
  let changed = '';
  let at = 0;
  for (const note of footnotesIn(content)) {
    changed += content.slice(at, note.start) + text(note);
    at = note.end;
  }
  return changed + content.slice(at);
}

/** Sentences of a lesson that claim something, with and without a footnote reference. */
export function countCited(
  content: string,
  language: string,
): Pick<CitedLesson, 'sentencesCited' | 'sentencesUncited'> {
  const notes = footnotesIn(content);
  const factual = splitLesson(content, language).filter((sentence) => sentence.factual);
  const sentencesCited = factual.filter(({ start, end }) =>
    notes.some((note) => start <= note.start && note.end <= end),
  ).length;
  return { sentencesCited, sentencesUncited: factual.length - sentencesCited };
}

export interface RecheckedLesson extends Pick<CitedLesson, 'content' | 'citations' | 'checks'> {
  /** Names of markers without a citation, each once. They are taken out. */
  readonly unknown: string[];
}

/**
 * Checks every citation of a lesson again, after somebody changed its text. Markers keep their
 * numbers and passages. A marker that supports one sentence but not another gets a second number,
 * so that the warning appears only where it belongs. `passages` are by id, `claims` what the lesson
 * says outside its text, `evidence` the words that carry its sentences, by all of their text.
 */
export function recheckLesson(
  content: string,
  citations: readonly Citation[],
  passages: ReadonlyMap<string, CheckedPassage>,
  language: string,
  claims: readonly UncitedClaim[] = [],
  evidence: readonly GivenEvidence[] = [],
): RecheckedLesson {
  const byMarker = new Map(
    citations.map((citation) => [String(citation.marker), citation] as const),
  );
  const notes = footnotesIn(content);
  const statusAt = new Map<number, Citation['status']>();
  const found: { claim: ClaimCheck; at: readonly number[] }[] = [];
  for (const sentence of splitLesson(content, language)) {
    const own = notes.filter(
      ({ name, start, end }) =>
        byMarker.has(name) && sentence.start <= start && end <= sentence.end,
    );
    if (own.length === 0 && !sentence.factual) continue;
    const used = [...new Set(own.map(({ name }) => byMarker.get(name)!.passage_id))].flatMap((id) =>
      passages.has(id) ? [[id, passages.get(id)!] as const] : [],
    );
    const verdict = checkSentence(
      sentence.text,
      used.map(([, passage]) => passage),
      language,
      // Of the very sentence: what was added to it since, nobody named evidence for.
      evidence.find((one) => one.sentence === sentence.plain)?.words,
    );
    found.push({
      claim: checkOf({ part: 'lesson', text: sentence.plain, markers: [] }, verdict, used),
      at: own.map(({ start }) => start),
    });
    const status = verdict.supported ? 'supported' : 'unsupported';
    for (const { start } of own) statusAt.set(start, status);
  }

  const kept = new Map<number, Citation>();
  let last = Math.max(0, ...citations.map(({ marker }) => marker));
  const numbered = (citation: Citation, status: Citation['status']): number => {
    const same = [...kept.values()].find(
      (one) => one.passage_id === citation.passage_id && one.status === status,
    );
    const marker = same?.marker ?? (kept.has(citation.marker) ? (last += 1) : citation.marker);
    kept.set(marker, { ...citation, marker, status });
    return marker;
  };
  const markers = new Map(
    notes.flatMap(({ name, start }) => {
      const citation = byMarker.get(name);
      return citation
        ? [[start, numbered(citation, statusAt.get(start) ?? citation.status)] as const]
        : [];
    }),
  );
  return {
    content: replaceFootnotes(content, ({ start }) =>
      markers.has(start) ? `[^${markers.get(start)}]` : '',
    ),
    citations: [...kept.values()].toSorted((a, b) => a.marker - b.marker),
    checks: [
      ...found.map(({ claim, at }) => ({
        ...claim,
        markers: [...new Set(at.flatMap((start) => markers.get(start) ?? []))],
      })),
      ...checkClaims(
        claims,
        passages,
        new Set([...kept.values()].map(({ passage_id }) => passage_id)),
        language,
      ),
    ],
    unknown: [...new Set(notes.map(({ name }) => name).filter((name) => !byMarker.has(name)))],
  };
}
