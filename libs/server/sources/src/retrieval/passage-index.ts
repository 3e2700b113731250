import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { SourcePassage, SourceText } from '../source-text.ts';

export interface RankedPassage {
  readonly source: SourceText;
  /** Position of the source among those indexed, from 0. */
  readonly sourceIndex: number;
  readonly passage: SourcePassage;
  readonly score: number;
}

interface Entry {
  readonly source: SourceText;
  readonly sourceIndex: number;
  readonly passage: SourcePassage;
  readonly language: string;
  readonly terms: ReadonlySet<string>;
  readonly headingTerms: readonly string[];
  readonly length: number;
}

const weights = { body: 1, heading: 2.5, title: 0.5 } as const;
const bm25 = { saturation: 1.2, lengthShare: 0.6 } as const;
/** Share of common terms from which two passages say the same. */
const sameAbove = 0.8;

/**
 * Passages of some sources, indexed once, found by BM25. The same sources and question always give
 * the same order.
 */
export class PassageIndex {
  private readonly entries: Entry[] = [];
  /** By language and term: the weighted frequency in each passage. */
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly languages = new Set<string>();
  private readonly averageLength: number;

  constructor(sources: readonly SourceText[], fallbackLanguage = 'en') {
    sources.forEach((source, sourceIndex) => {
      const language = baseLanguage(source.language ?? fallbackLanguage);
      this.languages.add(language);
      const titleTerms = contentStems(source.title, language);
      for (const passage of source.passages)
        this.add({ source, sourceIndex, passage, language }, titleTerms);
    });
    this.averageLength =
      this.entries.reduce((sum, entry) => sum + entry.length, 0) / Math.max(1, this.entries.length);
  }

  /**
   * The passages that answer a question best, best first; none that shares no term with it, and of
   * near-duplicates only one.
   */
  rank(query: string, options: { limit: number; language?: string }): RankedPassage[] {
    return this.best(query, options).map(({ entry, score }) => ({
      source: entry.source,
      sourceIndex: entry.sourceIndex,
      passage: entry.passage,
      score,
    }));
  }

  /**
   * How much of a question its best passages speak of, 0–1: the share of its terms that stand in
   * them, in the language of theirs that has most.
   */
  coverage(query: string, options: { limit: number; language?: string }): number {
    const best = this.best(query, options).map(({ entry }) => entry);
    const shares = [...this.languages].map((language) => {
      const asked = new Set(contentStems(query, language));
      const said = new Set(
        best
          .filter((entry) => entry.language === language)
          .flatMap(({ terms, headingTerms }) => [...terms, ...headingTerms]),
      );
      return [...asked].filter((term) => said.has(term)).length / Math.max(1, asked.size);
    });
    return Math.max(0, ...shares);
  }

  private best(
    query: string,
    options: { limit: number; language?: string },
  ): { entry: Entry; score: number }[] {
    const scores = new Map<number, number>();
    for (const language of this.languages) {
      const asked = new Set([
        ...contentStems(query, language),
        ...(options.language ? contentStems(query, options.language) : []),
      ]);
      for (const term of asked) this.score(`${language} ${term}`, scores);
    }
    const ranked = [...scores].toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b);
    const chosen: { entry: Entry; score: number }[] = [];
    for (const [index, score] of ranked) {
      if (chosen.length >= options.limit) break;
      const entry = this.entries[index]!;
      if (chosen.some((other) => likeness(other.entry.terms, entry.terms) >= sameAbove)) continue;
      chosen.push({ entry, score });
    }
    return chosen;
  }

  private add(
    place: Pick<Entry, 'source' | 'sourceIndex' | 'passage' | 'language'>,
    titleTerms: readonly string[],
  ): void {
    const index = this.entries.length;
    const body = contentStems(place.passage.text, place.language);
    const headings = contentStems(place.passage.headings.join(' '), place.language);
    this.entries.push({
      ...place,
      terms: new Set(body),
      headingTerms: headings,
      length: body.length,
    });
    this.count(index, place.language, body, weights.body);
    this.count(index, place.language, headings, weights.heading);
    this.count(index, place.language, titleTerms, weights.title);
  }

  private count(index: number, language: string, terms: readonly string[], weight: number): void {
    for (const term of terms) {
      const key = `${language} ${term}`;
      let posting = this.postings.get(key);
      if (!posting) this.postings.set(key, (posting = new Map()));
      posting.set(index, (posting.get(index) ?? 0) + weight);
    }
  }

  private score(key: string, scores: Map<number, number>): void {
    const posting = this.postings.get(key);
    if (!posting) return;
    const rarity = Math.log(1 + (this.entries.length - posting.size + 0.5) / (posting.size + 0.5));
    for (const [index, frequency] of posting) {
      const lengthFactor =
        1 -
        bm25.lengthShare +
        (bm25.lengthShare * this.entries[index]!.length) / Math.max(1, this.averageLength);
      const gain =
        (rarity * frequency * (bm25.saturation + 1)) / (frequency + bm25.saturation * lengthFactor);
      scores.set(index, (scores.get(index) ?? 0) + gain);
    }
  }
}

/** For a single question; several questions to the same sources share a `PassageIndex`. */
export function rankPassages(
  sources: readonly SourceText[],
  query: string,
  options: { limit: number; language?: string },
): RankedPassage[] {
  return new PassageIndex(sources, options.language).rank(query, options);
}

/** Jaccard: common terms among all. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const term of a) if (b.has(term)) common += 1;
  return common / (a.size + b.size - common);
}
