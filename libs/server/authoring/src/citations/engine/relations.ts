import { senseOf } from './dictionary.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/** How two different words relate in meaning. `rival`: another of the same kind ("iron", "copper"). */
export type Relation = 'synonym' | 'opposite' | 'rival';

/** The relation of two words of one language, if the lists of ours or the dictionary know any. */
export function areRelated(a: Token, b: Token, language: string): Relation | undefined {
  if (areOpposites(a, b, language)) return 'opposite';
  if (a.senses.length === 0 || b.senses.length === 0 || areOfClass(a, b)) return undefined;
  const [ones, others] = [a.senses, b.senses];
  if (ones.some((one) => senseOf(one)?.contraries.some((other) => others.includes(other))))
    return 'opposite';
  const isKindOf = (some: readonly number[], kind: readonly number[]): boolean =>
    some.some((one) => senseOf(one)?.kinds.some((above) => kind.includes(above)));
  if (ones.some((one) => others.includes(one))) return 'synonym';
  if (isKindOf(ones, others) || isKindOf(others, ones)) return 'synonym';
  if (ones.some((one) => senseOf(one)?.derived.some((other) => others.includes(other))))
    return 'synonym';
  const kinds = new Set(ones.flatMap((one) => senseOf(one)?.kinds ?? []));
  return others.some((other) => senseOf(other)?.kinds.some((above) => kinds.has(above)))
    ? 'rival'
    : undefined;
}

const areOfClass = (a: Token, b: Token): boolean => {
  const { strong, hedges, negators } = lexiconOf('en');
  return [strong, hedges, negators].some((words) => words.has(a.norm) || words.has(b.norm));
};

/** Are the words contraries by our pairs, or one the other with a denying beginning? */
export function areOpposites(a: Token, b: Token, language: string): boolean {
  if (a.values || b.values) return false;
  if (a.contraries && (a.contraries.has(b.norm) || a.contraries.has(b.stem))) return true;
  if (b.contraries && (b.contraries.has(a.norm) || b.contraries.has(a.stem))) return true;
  const [short, long] = a.norm.length < b.norm.length ? [a, b] : [b, a];
  if (short.norm.length < (language === 'en' ? 4 : 6)) return false;
  if (
    !long.norm.endsWith(short.norm) &&
    !long.stem.endsWith(short.stem) &&
    !long.norm.endsWith('less')
  )
    return false;
  return (
    lexiconOf(language).prefixes.some(
      (prefix) => long.norm === prefix + short.norm || long.stem === prefix + short.stem,
    ) ||
    (language === 'en' && lessAndFul(short.norm, long.norm))
  );
}

/** "harmless" and "harmful". */
function lessAndFul(a: string, b: string): boolean {
  const root = (word: string) => /^(.{3,})(less|ful)$/.exec(word);
  const [one, other] = [root(a), root(b)];
  return one !== null && other !== null && one[1] === other[1] && one[2] !== other[2];
}
