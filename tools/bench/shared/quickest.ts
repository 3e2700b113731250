const looks = 25;
const mostLooks = 150;

/**
 * Milliseconds of the quickest look of each of two sides, which are taken in turns. Whatever else
 * the machine does only adds: the quickest is nearest to what a look costs. Where it is in doubt
 * whether the second takes at most `most` times as long, there are more looks.
 */
export async function quickestOf(
  first: () => Promise<number>,
  second: () => Promise<number>,
  most: number,
): Promise<readonly [number, number]> {
  let quickest: [number, number] = [Infinity, Infinity];
  for (
    let look = 0;
    look < mostLooks && (look < looks || quickest[1] > most * quickest[0]);
    look += 1
  )
    quickest = [Math.min(quickest[0], await first()), Math.min(quickest[1], await second())];
  return quickest;
}
