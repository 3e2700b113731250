import type { Tab } from '../../model/address.ts';

/** Tabs of a lesson for what helps beside its text. */
export const companions = ['chat', 'audio', 'visualization'] as const satisfies readonly Tab[];
export type Companion = (typeof companions)[number];
/** What is not here yet. */
export type Announced = Exclude<Companion, 'audio' | 'visualization'>;
