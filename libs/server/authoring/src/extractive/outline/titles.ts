import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/definitions.ts';
import { inSentence, weightOf } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';

const longest = 90;

/** Headings that say nothing without what they introduce. */
const bland =
  /^(?:introduction|overview|basics?|the basics|usage|basic usage|examples?|getting started|quick ?start|installation|install|setup|api|options|notes?|details|summary|conclusions?|background|general|faq|motivation|introducción|resumen|ejemplos?|uso|instalación|conclusi(?:ón|ones)|présentation|exemples?|utilisation|einleitung|einführung|überblick|beispiele?|zusammenfassung|introduzione|panoramica|esempi|introdução|visão geral|exemplos?|introducció|exemples)$/i;

/**
 * A title for a run of chunks: the heading they share, or the headings they bring together, or what
 * their sentences are about. `above` is the path of headings that everything around shares; it says
 * nothing new.
 */
export function titleOf(
  chunks: readonly Chunk[],
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
): string {
  const shared = commonPath(chunks.map((chunk) => chunk.headings));
  if (shared.length > above.length && coverage(chunks, shared, index) >= 0.75) {
    const last = shared.at(-1) ?? '';
    return bland.test(last)
      ? qualified(
          last,
          shared.at(-2) ?? above.at(-1) ?? index.sources[chunks[0]?.source ?? 0]?.title ?? '',
          index,
        )
      : last;
  }
  const sizes = new Map<string, number>();
  for (const chunk of chunks) {
    const next = chunk.headings[shared.length];
    if (next !== undefined) sizes.set(next, (sizes.get(next) ?? 0) + chunk.words);
  }
  const total = [...sizes.values()].reduce((sum, words) => sum + words, 0);
  // Headings in words tell more than names of functions, and those more than "Usage".
  const telling = ([heading, words]: readonly [string, number]): number =>
    words * (isCodeName(heading) ? 0.4 : 1) * (bland.test(heading) ? 0.3 : 1);
  const largest = [...sizes].toSorted((a, b) => telling(b) - telling(a));
  if (largest.length === 0 && shared.length > 0) return shared.at(-1) ?? '';
  if (largest.length === 0)
    return (
      keyPhraseTitle(chunks, index, phrases) ?? index.sources[chunks[0]?.source ?? 0]?.title ?? ''
    );
  const main = largest[0];
  if (main && main[1] >= total * 0.7)
    return bland.test(main[0])
      ? qualified(
          main[0],
          shared.at(-1) ?? index.sources[chunks[0]?.source ?? 0]?.title ?? '',
          index,
        )
      : main[0];
  const chosen = new Set(largest.slice(0, 2).map(([heading]) => heading));
  const pair = [...sizes.keys()].filter((heading) => chosen.has(heading));
  return joined(pair.length > 0 ? pair : [...sizes.keys()].slice(0, 2), index, phrases);
}

/** Share of a section's text that the chunks hold. */
function coverage(chunks: readonly Chunk[], path: readonly string[], index: MaterialIndex): number {
  const section = index.chunks.filter((chunk) =>
    path.every((heading, i) => chunk.headings[i] === heading),
  );
  const words = (all: readonly Chunk[]): number => all.reduce((sum, chunk) => sum + chunk.words, 0);
  return words(chunks) / Math.max(1, words(section));
}

/**
 * "Photosystems and splitting water"; a heading that already holds an "and" is set apart by a dot.
 */
function joined(headings: readonly string[], index: MaterialIndex, phrases: Phrases): string {
  const [one = '', other] = headings;
  if (other === undefined) return one;
  const and = phrases.list(['', '']).trim();
  const compound = headings.some(
    (heading) => heading.includes(',') || heading.split(' ').includes(and),
  );
  const isTitleCase = (heading: string): boolean => {
    const words = heading.split(' ').filter((word) => word.length > 3);
    return (
      words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6
    );
  };
  const text = compound
    ? `${one} · ${other}`
    : phrases.list([one, headings.some(isTitleCase) ? other : inSentence(other, index)]);
  return text.length <= longest ? text : one;
}

const qualified = (heading: string, parent: string, index: MaterialIndex): string =>
  parent === '' || parent.toLowerCase().includes(heading.toLowerCase())
    ? heading
    : `${parent}: ${inSentence(heading, index)}`;

/**
 * What the chunks are about, by their most informative terms: "Chlorophyll and light reactions".
 */
function keyPhraseTitle(
  chunks: readonly Chunk[],
  index: MaterialIndex,
  phrases: Phrases,
): string | undefined {
  const terms = keyTermsOf(chunks, index, 2);
  if (terms.length === 0) return undefined;
  const text = phrases.list(terms);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
      // A word in bold that occurs once is stressed rather than named.
      if (kind === 'name' || (kind === 'term' && spread > 1))
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

export function commonPath(paths: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = paths;
  let length = first.length;
  for (const path of rest) {
    let same = 0;
    while (same < length && path[same] === first[same]) same++;
    length = same;
  }
  return first.slice(0, length);
}
