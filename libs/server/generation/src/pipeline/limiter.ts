import pLimit from 'p-limit';

/** Runs work as soon as a slot is free, first come first served. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

export const limiter = (width: number): Limiter => pLimit(width);
