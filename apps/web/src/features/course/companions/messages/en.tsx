import type { Translation } from '@coursewright/contract/words';
import type { Announced } from '../model/companions.ts';

export const en = {
  to_come: {
    chat: 'The tutor is not here yet: it will answer your questions about this lesson from the sources of the course.',
  } satisfies Record<Announced, string>,
};

export type Messages = Translation<typeof en>;
