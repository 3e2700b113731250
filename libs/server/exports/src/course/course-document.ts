import type {
  CourseSource,
  ExplanationStyle,
  LeftOut,
  QuizItem,
  Resource,
} from '@coursewright/contract';
import type { Headings } from './headings.ts';

/**
 * A course as every format takes it: what was chosen of it, with all references resolved. It is
 * made in one place, and no format looks past it. Plain data, so that it can be handed to a thread.
 *
 * Texts are the author's own and hostile until proven otherwise. `Line` is text in which only
 * `code` between backticks means anything; `Prose` is Markdown (GFM, formulas, markers such as
 * [^3]).
 */
export interface CourseDocument {
  readonly id: string;
  readonly title: Line;
  readonly summary: Line;
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly author: { readonly kind: 'builtin' | 'model'; readonly name: string };
  readonly explanationStyle: ExplanationStyle;
  /** ISO 8601, UTC. The same course makes the same bytes, so no format asks for the time. */
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly modules: readonly ModuleOfCourse[];
  /** Those that the chosen lessons cite, numbered from 1. */
  readonly sources: readonly SourceOfCourse[];
  /** What the formats say themselves, in the language of the course unless another was chosen. */
  readonly headings: Headings;
  /** What the whole course has and this does not. */
  readonly leftOut: readonly LeftOut[];
  readonly withQuizzes: boolean;
  /** Whether the cited passages stand in the file in full. */
  readonly withSources: boolean;
}

export type Line = string;
export type Prose = string;

export interface ModuleOfCourse {
  readonly id: string;
  /** Its place in the whole course, from 1. */
  readonly number: number;
  readonly title: Line;
  readonly description: Line;
  readonly objectives: readonly Line[];
  readonly lessons: readonly LessonOfCourse[];
}

export interface LessonOfCourse {
  readonly id: string;
  /** Such as 2.3, as the whole course numbers it. */
  readonly number: string;
  readonly title: Line;
  readonly description: Line;
  readonly objectives: readonly Line[];
  /** Empty: it has not been written. */
  readonly content: Prose;
  readonly summary: Line;
  readonly keyTerms: readonly {
    readonly term: Line;
    readonly definition: Line;
    /** Ids of passages. Absent: those of the lesson. */
    readonly cites?: readonly string[] | undefined;
  }[];
  /** Empty where quizzes were not asked for. */
  readonly questions: readonly QuestionOfCourse[];
  readonly resources: readonly ResourceOfCourse[];
  /** What its markers point to; a marker that is not here points to nothing. */
  readonly citations: readonly CitationOfCourse[];
}

export interface QuestionOfCourse {
  readonly id: string;
  /** Within its lesson, from 1. */
  readonly number: number;
  readonly kind: QuizItem['kind'];
  readonly question: Line;
  /** As they are shown: things to bring into order are mixed, the answer that is recalled is not there. */
  readonly options: readonly Line[];
  /** Of a matching question: what the options are to be matched with, mixed. */
  readonly matches: readonly Line[];
  /** One line each: the right option, the options in their order, or the pairs. */
  readonly answer: readonly Line[];
  readonly explanation: Line;
  /** What can be chosen, in the order of the author; things to bring into order, in theirs. */
  readonly choices: readonly ChoiceOfCourse[];
  /** The passages that answer it, as far as the lessons cite them. */
  readonly rests: readonly CitedPassage[];
}

export interface ChoiceOfCourse {
  readonly id: string;
  readonly text: Line;
  readonly isRight: boolean;
  /** Of a matching question: what belongs to the text. */
  readonly match?: Line;
}

export interface CitedPassage {
  /** The number of its source. */
  readonly source: number;
  readonly passage: PassageOfCourse;
}

export interface ResourceOfCourse {
  readonly type: Resource['type'];
  readonly title: Line;
  readonly description: Line;
  readonly url?: string;
}

export interface SourceOfCourse {
  readonly id: string;
  readonly number: number;
  readonly kind: CourseSource['kind'];
  /** SHA-256 of the text that it was taken from, hex. */
  readonly contentHash: string;
  readonly title: Line;
  /** http or https. */
  readonly url?: string;
  readonly fetchedAt: string;
  /** Those that are cited, in the order of the source. */
  readonly passages: readonly PassageOfCourse[];
}

export interface PassageOfCourse {
  readonly id: string;
  readonly number: number;
  /** Path of headings above it, joined by " › "; may be empty. */
  readonly heading: string;
  readonly text: string;
}

export interface CitationOfCourse {
  readonly marker: number;
  /** The number of its source. */
  readonly source: number;
  readonly passage: PassageOfCourse;
  readonly isSupported: boolean;
}
