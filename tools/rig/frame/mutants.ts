import type { Mutant } from './scenario.ts';

/** Faults that more than one scenario has to notice. */
export const forgottenJournal: Mutant = {
  what: 'a run forgets what earlier ones were answered',
  patches: [
    {
      file: 'libs/server/generation/dist/pipeline/journal.js',
      find: 'for (const entry of await store.load())',
      replace: 'for (const entry of [])',
    },
  ],
};

export const lostAnswers: Mutant = {
  what: 'an answer that cannot be kept is lost',
  patches: [
    {
      file: 'libs/server/generation/dist/generation-journal.js',
      find: 'if (!isDatabaseAway(error))',
      replace: 'if (error)',
    },
  ],
};
