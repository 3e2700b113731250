/** What a lesson is most often asked to become. */
export const quickInstructions = [
  'shorter',
  'more_detail',
  'more_examples',
  'simpler_words',
  'more_formal',
  'step_by_step',
] as const;
export type QuickInstruction = (typeof quickInstructions)[number];

/**
 * The chosen quick ones, in the words the learner saw, and the learner's own as one instruction;
 * empty if there is none.
 */
export const instructionOf = (
  chosen: readonly QuickInstruction[],
  own: string,
  texts: Readonly<Record<QuickInstruction, string>>,
): string =>
  [
    ...quickInstructions.filter((each) => chosen.includes(each)).map((each) => texts[each]),
    own.trim(),
  ]
    .filter(Boolean)
    .join('. ');
