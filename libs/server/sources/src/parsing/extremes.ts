/** The least of any number of values, which as arguments of a function have a limit; Infinity of none. */
export function leastOf(values: Iterable<number>): number {
  let least = Infinity;
  for (const value of values) if (value < least) least = value;
  return least;
}

/** The greatest of any number of values; -Infinity of none. */
export function mostOf(values: Iterable<number>): number {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  return most;
}
