import { isUnspaced } from '@coursewright/text';
import { type Sense, senseOf } from './dictionary.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/** How two different words relate in meaning. `rival`: another of the same kind ("iron", "copper"). */
export type Relation = 'synonym' | 'opposite' | 'rival';

/** The relation of two words of one language, if the lists of ours or the dictionary know any. */
export function areRelated(a: Token, b: Token, language: string): Relation | undefined {
  if (areOpposites(a, b, language)) return 'opposite';
  if (a.senses.length === 0 || b.senses.length === 0) return undefined;
  const relation = relationOf(a.senses, b.senses);
  return relation && areOfClass(a, b) ? undefined : relation;
}

function relationOf(ones: readonly number[], others: readonly number[]): Relation | undefined {
  const [one, other] = [aroundOf(ones), aroundOf(others)];
  if (others.some((sense) => one.contraries.has(sense))) return 'opposite';
  if (
    others.some(
      (sense) => one.senses.has(sense) || one.kinds.has(sense) || one.derived.has(sense),
    ) ||
    ones.some((sense) => other.kinds.has(sense))
  )
    return 'synonym';
  for (const kind of other.kinds) if (one.kinds.has(kind)) return 'rival';
  return undefined;
}

/** All that the senses of a word lead to. */
interface Around extends Record<keyof Sense, ReadonlySet<number>> {
  readonly senses: ReadonlySet<number>;
}
/** By the list of senses: the dictionary has one list for a word, however often it is asked. */
const known = new WeakMap<readonly number[], Around>();

export function aroundOf(senses: readonly number[]): Around {
  const made = known.get(senses);
  if (made) return made;
  const all = (of: keyof Sense) => new Set(senses.flatMap((sense) => senseOf(sense)?.[of] ?? []));
  const around = {
    senses: new Set(senses),
    kinds: all('kinds'),
    contraries: all('contraries'),
    derived: all('derived'),
  };
  known.set(senses, around);
  return around;
}

const areOfClass = (a: Token, b: Token): boolean => {
  const { strong, hedges, negators } = lexiconOf('en');
  // "Mostly" and "chiefly" are both of one class; "mostly" and "all" are not.
  return [strong, hedges, negators].some((words) => words.has(a.norm) !== words.has(b.norm));
};

/** Are the words contraries by our pairs, or one the other with a denying beginning? */
export function areOpposites(a: Token, b: Token, language: string): boolean {
  if (a.values || b.values) return false;
  if (a.contraries && (a.contraries.has(b.norm) || a.contraries.has(b.stem))) return true;
  if (b.contraries && (b.contraries.has(a.norm) || b.contraries.has(a.stem))) return true;
  if (areOppositeSigns(a.norm, b.norm, language)) return true;
  if (language === 'ja' && areOppositeRoots(a.norm, b.norm)) return true;
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

/** "东南" and "西南": signs alike but for one, which is the contrary of the other's. */
function areOppositeSigns(a: string, b: string, language: string): boolean {
  if (!isUnspaced(language) || !ofSigns.test(a) || !ofSigns.test(b)) return false;
  const { contraries } = lexiconOf(language);
  const length = Math.min(a.length, b.length);
  // What follows the shorter one may be its next word.
  if (length < 2 || Math.abs(a.length - b.length) > 1) return false;
  const apart = Array.from({ length }, (_, i) => [a[i]!, b[i]!] as const).filter(
    ([one, other]) => one !== other,
  );
  const [[one, other] = ['', '']] = apart;
  return apart.length === 1 && contraries.get(one)?.has(other) === true;
}

/** "閉まって" and "開いた": of an inflected word the sign is what stays. */
function areOppositeRoots(a: string, b: string): boolean {
  const [one, other] = [rootOf(a), rootOf(b)];
  return (
    one !== undefined && other !== undefined && contrariesOfRoots().get(one)?.has(other) === true
  );
}
const rootOf = (word: string): string | undefined =>
  /^(\p{Script=Han})\p{Script=Hiragana}*$/u.exec(word)?.[1];

let ofRoots: Map<string, Set<string>> | undefined;

/** The contraries of Japanese words of one sign and an ending, by their signs. */
function contrariesOfRoots(): ReadonlyMap<string, ReadonlySet<string>> {
  if (ofRoots) return ofRoots;
  ofRoots = new Map();
  for (const [word, others] of lexiconOf('ja').contraries) {
    const root = word.length > 1 ? rootOf(word) : undefined;
    if (root === undefined) continue;
    const roots = [...others].flatMap((other) => (other.length > 1 ? (rootOf(other) ?? []) : []));
    ofRoots.set(root, new Set([...(ofRoots.get(root) ?? []), ...roots]));
  }
  return ofRoots;
}

const ofSigns = /^\p{Script=Han}{2,4}$/u;

/** "harmless" and "harmful". */
function lessAndFul(a: string, b: string): boolean {
  const root = (word: string) => /^(.{3,})(less|ful)$/.exec(word);
  const [one, other] = [root(a), root(b)];
  return one !== null && other !== null && one[1] === other[1] && one[2] !== other[2];
}
