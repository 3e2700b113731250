import type { Tab } from '../../model/address.ts';

/** Tabs of a lesson that say what is to come there. */
export const companions = ['chat', 'audio', 'visualization'] as const satisfies readonly Tab[];
export type Companion = (typeof companions)[number];
