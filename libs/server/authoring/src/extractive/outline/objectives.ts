import type { Chunk } from '../material/chunks.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { keyTermsOf } from './titles.ts';

/**
 * What a learner can do after reading the chunks: one measurable verb each, `least` to `most` of
 * them, from what the text defines, names and shows.
 */
export function objectivesOf(
  chunks: readonly Chunk[],
  headings: readonly string[],
  title: string,
  index: MaterialIndex,
  phrases: Phrases,
  bounds: { least: number; most: number },
): string[] {
  const definitions = chunks
    .flatMap((chunk) => index.definitionsByChunk.get(chunk.id) ?? [])
    .filter(({ code }) => !code);
  const terms = [...definitions]
    .toSorted((a, b) => Number(b.marked) - Number(a.marked))
    .slice(0, bounds.most > 3 ? 3 : 2)
    .map(({ term }) => term);
  const objectives: string[] = [];
  if (terms.length > 0)
    objectives.push(
      phrases.define(definitions.map(({ term }) => term).filter((term) => terms.includes(term))),
    );
  const pair = comparable(
    definitions.map(({ term, stems, definition }) => ({ term, stems, definition })),
  );
  if (pair) objectives.push(phrases.compare(...pair));
  const subjects = headings
    .filter((heading) => heading !== '')
    .map((heading) => inSentence(heading, index))
    .filter((subject) => !terms.includes(subject));
  for (const subject of subjects.slice(0, 2)) objectives.push(phrases.explain(subject));
  const codes = usedCode(chunks, index);
  if (codes.length > 0) objectives.push(phrases.useCode(codes.map((code) => `\`${code}\``)));
  if (objectives.length < bounds.least) {
    const others = keyTermsOf(chunks, index, 5, true)
      .filter((term) => !terms.includes(term))
      .slice(0, 2);
    if (others.length > 0) objectives.push(phrases.relate(others));
  }
  if (objectives.length === 0) objectives.push(phrases.explain(inSentence(title, index)));
  return [...new Set(objectives)].slice(0, bounds.most);
}

/**
 * Two defined terms of the same family ("autotroph", "heterotroph"; "photosystem I", "photosystem
 * II").
 */
function comparable(
  terms: readonly { term: string; stems: readonly string[]; definition: string }[],
): [string, string] | undefined {
  for (const [i, one] of terms.entries()) {
    for (const other of terms.slice(i + 1)) {
      const heads = [one, other].map(({ term }) => term.split(' ').at(-1) ?? '');
      const ending = sharedEnding(heads[0] ?? '', heads[1] ?? '');
      const firstWords = [one, other].map(({ definition }) =>
        definition.split(' ').slice(0, 2).join(' ').toLowerCase(),
      );
      const alike =
        ending >= 5 || (firstWords[0] === firstWords[1] && (firstWords[0]?.length ?? 0) > 6);
      if (
        alike &&
        one.term !== other.term &&
        !one.term.includes(other.term) &&
        !other.term.includes(one.term)
      )
        return [one.term, other.term];
    }
  }
  return undefined;
}

function sharedEnding(one: string, other: string): number {
  let same = 0;
  while (same < Math.min(one.length, other.length) && one.at(-1 - same) === other.at(-1 - same))
    same++;
  return same;
}

/** Commands and calls that the chunks mention most. */
function usedCode(chunks: readonly Chunk[], index: MaterialIndex): string[] {
  const counts = new Map<string, number>();
  for (const chunk of chunks) {
    for (const { text, kind } of index.phrasesByChunk.get(chunk.id) ?? []) {
      if (
        kind === 'code' &&
        /^[\p{L}$@][\w$@. -]*(?:\([^()]*\))?$/u.test(text) &&
        text.length <= 30 &&
        !/^(?:true|false|null|undefined)$/.test(text)
      )
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const hasCode = chunks.some((chunk) => chunk.attachments.some(({ kind }) => kind === 'code'));
  return hasCode
    ? [...counts]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, 2)
        .map(([code]) => code)
    : [];
}
