/** What a lesson is most often asked to become. */
export const quickInstructions = [
  'Shorter',
  'More detail',
  'More examples',
  'Simpler words',
  'More formal',
  'Step by step',
] as const;
export type QuickInstruction = (typeof quickInstructions)[number];

/** The chosen quick ones and the learner's own words as one instruction; empty if there is none. */
export const instructionOf = (chosen: readonly QuickInstruction[], own: string): string =>
  [...quickInstructions.filter((each) => chosen.includes(each)), own.trim()]
    .filter(Boolean)
    .join('. ');
