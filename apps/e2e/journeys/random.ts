/**
 * Numbers from 0 to 1, the same for the same seed on every machine (mulberry32). SEED in the
 * environment chooses others; the seed is printed, so that a failure can be run again.
 */
export function seededRandom(what: string, usual: number): () => number {
  const seed = Number(process.env['SEED'] ?? usual);
  console.log(`${what}: SEED=${seed}`);
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
