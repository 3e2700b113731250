import { baseLanguage } from '@coursewright/text';
import { ar } from './ar.ts';
import { ca } from './ca.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { furtherPhrases } from './further.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { neutral } from './neutral.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { zh } from './zh.ts';

/**
 * The few words of its own that the builtin author puts around what it quotes, in one course
 * language.
 */
export interface Phrases {
  /** "a, b and c". */
  readonly list: (parts: readonly string[]) => string;
  // Objectives: one measurable verb each. `heading` and terms come in the case they have inside a
  // sentence.
  readonly define: (terms: readonly string[]) => string;
  /** Undefined for what is no part of a sentence. */
  readonly explain: (heading: string) => string | undefined;
  /** Where there is nothing better to ask for. */
  readonly inOwnWords: (heading: string) => string;
  /** What names as code has them are there for. */
  readonly purposes: (names: readonly string[]) => string;
  // Descriptions.
  readonly covers: (parts: readonly string[]) => string;
  readonly coversHeading: (heading: string) => string;
  readonly courseSummary: (titles: readonly string[], sources: readonly string[]) => string;
  readonly forAudience: (audience: string) => string;
  /** The lesson that opens a module of this title, which is `said` so in a sentence. */
  readonly overview: (title: string, said: string) => string;
  /** The rest of a section of which another lesson bears the name. */
  readonly detail: (title: string, said: string) => string;
  /** What a part is about, behind the title of the whole. */
  readonly within: (title: string, what: string) => string;
  /** Named entries, the first two of more. */
  readonly suchAs: (first: string, second: string) => string;
  readonly quoteFrom: (title: string) => string;
  // Quiz.
  readonly whichTerm: (definition: string) => string;
  readonly whatIs: (term: string) => string;
  readonly isItTrue: (statement: string) => string;
  readonly answerTrue: string;
  readonly answerFalse: string;
  readonly because: (quotation: string) => string;
  // Polls; absent where there are no words for them.
  readonly knowMore?: string;
  // Searches.
  readonly searches: (topic: string) => string[];
  readonly tooFewTexts: (topic: string) => string;
}

const byLanguage: Readonly<Record<string, Phrases>> = {
  ar,
  ca,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ro,
  ru,
  uk,
  zh,
};

/** Phrases of a course language, or the few that its objectives need; signs and noun phrases where there are none for it. */
export const phrasesFor = (language: string): Phrases =>
  byLanguage[baseLanguage(language)] ?? furtherPhrases(language) ?? neutral;
