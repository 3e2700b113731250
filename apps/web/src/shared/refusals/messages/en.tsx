import { sentences } from '@coursewright/contract';
import type { Translation } from '@coursewright/contract/words';

/** The server says them itself: here for the type of the others, and to be compared with them. */
export const en = sentences;
export type Messages = Translation<typeof en>;
