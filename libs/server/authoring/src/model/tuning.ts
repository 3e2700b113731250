/** How a model is asked to work on one kind of answer. */
export interface Tuning {
  /** 0 repeats itself, 1 wanders. */
  readonly temperature: number;
  /** Tokens of the answer at most: twice what a long one takes in a language of many tokens. */
  readonly outputTokens: number;
  /** How long a model that reasons may think first. */
  readonly effort: 'low' | 'medium';
}

const judging: Tuning = { temperature: 0.1, outputTokens: 3_000, effort: 'low' };
const planning: Tuning = { temperature: 0.4, outputTokens: 8_000, effort: 'medium' };

const tunings: Readonly<Record<string, Tuning>> = {
  search_plan: { ...judging, temperature: 0.4 },
  research_verdict: judging,
  resource_choice: judging,
  modules_outline: planning,
  submodules_outline: planning,
  lesson_draft: { temperature: 0.6, outputTokens: 12_000, effort: 'medium' },
  // Corrected, not written anew: it keeps to its passages.
  sentence_revision: { ...judging, outputTokens: 6_000 },
  second_reading: judging,
  course_reading: { ...judging, effort: 'medium' },
  quiz_draft: { temperature: 0.4, outputTokens: 8_000, effort: 'low' },
  diagram_draft: { temperature: 0.3, outputTokens: 10_000, effort: 'low' },
  tutor_draft: { temperature: 0.3, outputTokens: 2_000, effort: 'low' },
  curiosities_draft: { temperature: 0.7, outputTokens: 6_000, effort: 'low' },
};

/** By the name of the form of the answer. */
export const tuningOf = (form: string): Tuning => tunings[form] ?? planning;

/** Tokens that a model may think beside its answer, where both share one bound. */
export const thinkingTokens: Readonly<Record<Tuning['effort'], number>> = {
  low: 2_048,
  medium: 8_192,
};
