/**
 * A text as it is compared with others: case, spaces and the marks around it do not count, those
 * inside do, because "a+b" is not "a-b".
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/^[\s“”«»„"'‘’「」]+|[\s.。!?？！“”«»„"'‘’「」]+$/gu, '');

/** Share of `some` that is among `others`; 1 if there is nothing to look for. */
export const shareIn = (some: Iterable<string>, others: ReadonlySet<string>): number => {
  const all = [...new Set(some)];
  return all.length === 0 ? 1 : all.filter((one) => others.has(one)).length / all.length;
};

/** Jaccard index. */
export function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const each of one) if (other.has(each)) both += 1;
  const either = one.size + other.size - both;
  return either === 0 ? 0 : both / either;
}
