/** A whole number made from a text: chance that is the same at every run. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/**
 * The options with the first one (the key) moved to `position`, the others in an order that follows
 * from the seed.
 */
export function withKeyAt<T>(options: readonly T[], position: number, seed: number): T[] {
  const [key, ...others] = options;
  if (key === undefined) return [];
  const shuffled = others
    .map((option, i) => ({ option, order: mixed(seedOf(`${seed} ${i}`)) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ option }) => option);
  shuffled.splice(position % options.length, 0, key);
  return shuffled;
}

/** Numbers of texts that differ in their last sign are neighbours; mixed they are not. */
function mixed(seed: number): number {
  const once = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
