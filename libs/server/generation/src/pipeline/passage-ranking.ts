import type { SourceText } from '@coursewright/sources';

/** Refs of the passages that share words with the subject, best first; at most `limit`. */
export function rankPassages(subject: string, sources: readonly SourceText[], limit = 12): string[] {
  const words = new Set(wordsOf(subject));
  const scored = sources.flatMap((source, index) =>
    source.passages.map((passage) => {
      const text = new Set(wordsOf(`${passage.headings.join(' ')} ${passage.text}`));
      return { ref: `S${index + 1}.${passage.number}`, score: [...words].filter((word) => text.has(word)).length };
    }),
  );
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).slice(0, limit).map(({ ref }) => ref);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
