import type { Chunk } from '../material/chunks.ts';
import { inSentence, weightOf } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';

/**
 * The most informative terms of some chunks, best first: defined ones, then marked or named ones,
 * then words that recur.
 */
export function keyTermsOf(
  chunks: readonly Chunk[],
  index: MaterialIndex,
  wanted: number,
  onlyStrong = false,
): string[] {
  const scores = new Map<string, { text: string; stems: readonly string[]; score: number }>();
  const add = (text: string, stems: readonly string[], score: number): void => {
    const key = stems.join(' ');
    const known = scores.get(key);
    if (known) known.score += score;
    else scores.set(key, { text, stems, score });
  };
  for (const chunk of chunks) {
    for (const { term, stems, code } of index.definitionsByChunk.get(chunk.id) ?? [])
      if (!code) add(term, stems, 4);
    for (const { text, stems, kind, chunks: spread } of index.phrasesByChunk.get(chunk.id) ?? []) {
      // A word in bold that occurs once is stressed rather than named, and so is a common one.
      const isNamed = kind === 'term' && spread > 1 && !isCommonWord.test(text);
      if ((kind === 'name' && !onlyStrong) || isNamed)
        add(text, stems, (kind === 'term' ? 2 : 1.2) / Math.max(1, spread / chunks.length / 2));
    }
  }
  if (!onlyStrong && scores.size < wanted)
    for (const { text, stems, score } of recurringPhrases(chunks, index)) add(text, stems, score);
  const chosen: { text: string; stems: readonly string[] }[] = [];
  for (const candidate of [...scores.values()].toSorted((a, b) => b.score - a.score)) {
    if (chosen.length >= wanted) break;
    if (!chosen.some(({ stems }) => stems.some((stem) => candidate.stems.includes(stem))))
      chosen.push(candidate);
  }
  return chosen.map(({ text }) => text);
}

/** "new", "real": in bold without being defined. */
const isCommonWord = /^\p{Ll}+$/u;

/**
 * Runs of content words that occur more than once in these chunks, or failing that their weightiest
 * words.
 */
function recurringPhrases(
  chunks: readonly Chunk[],
  index: MaterialIndex,
): { text: string; stems: readonly string[]; score: number }[] {
  const counts = new Map<string, { text: string; stems: string[]; count: number }>();
  for (const sentence of chunks.flatMap((chunk) => chunk.sentences)) {
    for (const stem of sentence.stems) {
      const at = counts.get(stem);
      if (at) at.count++;
      else {
        const word = (sentence.plain.match(/[\p{L}][\p{L}\p{N}'’-]{3,}/gu) ?? []).find(
          (found) =>
            sentence.stems.includes(stem) &&
            found.toLowerCase().startsWith(stem.slice(0, Math.max(3, stem.length - 1))),
        );
        if (word) counts.set(stem, { text: inSentence(word, index), stems: [stem], count: 1 });
      }
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .map(({ text, stems, count }) => ({
      text,
      stems,
      score: (count * weightOf(index, stems[0] ?? '')) / 10,
    }));
}
