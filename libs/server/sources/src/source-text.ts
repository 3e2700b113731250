import type { CourseSource } from '@coursewright/contract';
import type { Ways } from './parsing/ways.ts';

/**
 * One numbered passage of a source's text. Ids are stable: the same text in the same place has the
 * same id.
 */
export interface SourcePassage {
  readonly id: string;
  /** From 1 within its source. */
  readonly number: number;
  /** Titles of the headings above, outermost first. */
  readonly headings: readonly string[];
  /**
   * Plain text or Markdown (code, lists and tables keep their form), about 400–1,200 characters,
   * never cut inside a sentence.
   */
  readonly text: string;
  readonly kind: 'prose' | 'list' | 'code' | 'table';
  /** Phrases of the passage that its source sets in bold: likely key terms. */
  readonly terms?: readonly string[];
}

/** A source's whole text, ready to write from. */
export interface SourceText {
  readonly id: string;
  readonly kind: CourseSource['kind'];
  readonly title: string;
  readonly url?: string;
  readonly fileName?: string;
  /** To the other files of what it is a part of. */
  readonly ways?: Ways;
  readonly language?: string;
  /** ISO date-time. */
  readonly fetchedAt: string;
  /** SHA-256 of the extracted text, hex. */
  readonly contentHash: string;
  readonly passages: readonly SourcePassage[];
}

/** A source or document that could not be used, and why, in words for the learner. */
export interface SourceProblem {
  readonly name: string;
  readonly reason: string;
}
