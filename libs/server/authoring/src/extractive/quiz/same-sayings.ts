import { contentStems } from '@coursewright/text/terms';
import type { MaterialIndex } from '../material/material-index.ts';

interface Saying {
  readonly name: string;
  readonly stems: ReadonlySet<string>;
}

const known = new WeakMap<MaterialIndex, readonly Saying[]>();
const sayingsOf = (index: MaterialIndex, language: string): readonly Saying[] => {
  let all = known.get(index);
  if (!all) {
    all = index.definitions.map(({ term, definition }) => ({
      name: term.toLowerCase(),
      stems: new Set(contentStems(definition, language)),
    }));
    known.set(index, all);
  }
  return all;
};

/** Do all telling words of the one stand in the other too? */
export const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && one.size <= other.size && [...one].every((stem) => other.has(stem));

/**
 * Does the material say the same of another thing, in this lesson or elsewhere? "An indexed file type
 * based on hashing" is told of "dbm" and of "sdbm": which of them is meant, nobody knows.
 */
export function isSaidOfOthers(
  name: string,
  said: string,
  index: MaterialIndex,
  language: string,
): boolean {
  const stems = new Set(contentStems(said, language));
  const own = name.toLowerCase();
  return sayingsOf(index, language).some(
    (other) => other.name !== own && isWithin(stems, other.stems),
  );
}
