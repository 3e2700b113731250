/** Alarm at one-sided 1 %: rarer than that is no accident. */
const level = 0.01;

/** Whether `hits` or more of `tries` happen less often than once in a hundred, by chance alone. */
export function isUnlikely(hits: number, tries: number, chance: number): boolean {
  let tail = 0;
  for (let k = hits; k <= tries; k += 1)
    tail += Math.exp(
      logChoose(tries, k) + k * Math.log(chance) + (tries - k) * Math.log(1 - chance),
    );
  return tail < level;
}

function logChoose(n: number, k: number): number {
  let log = 0;
  for (let i = 1; i <= k; i += 1) log += Math.log((n - k + i) / i);
  return log;
}
