import { senseOf } from './dictionary.ts';
import { likeness } from './likeness.ts';
import type { Ground } from './passage.ts';
import type { Reading } from './reading.ts';
import { aroundOf } from './relations.ts';
import type { Token } from './tokens.ts';

/** How near together the passages have what a sentence says. */
export interface Nearness {
  /**
   * The share of the sentence, by how much each word tells in these passages, that stands in one of
   * their sentences or not far from it: 0 to 1.
   */
  readonly near: number;
  /** Years that stand nowhere near the two sentences which carry most. */
  readonly farYears: number;
  /** Names of which the passages have the words at most, not together as they stand. */
  readonly brokenNames: number;
  /** The share of the sentence that the two sentences have which carry most, other words counted. */
  readonly carried: number;
  /** How much of the sentence is found nowhere, by how much each word tells of its own. */
  readonly unfound: number;
  /** The share of neighbouring words that stand together in one sentence of the passages. */
  readonly joined: number;
}

/** By so much less a word counts for every sentence that lies between it and the others. */
const lessPerSentence = 0.15;
const nearSentences = 2;

export function nearnessOf({ sentence, ground, language }: Reading): Nearness {
  const particular = (token: Token): number => particularIn(token, language);
  const words = sentence
    .filter(({ isStop }) => !isStop)
    .map((token) => {
      const likeIn = sentencesWith(token, ground, language);
      const telling = Math.log((ground.sentences.length + 1) / (likeIn.size + 0.5));
      return { token, likeIn, weight: token.weight * telling * particular(token) };
    });
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const numbers = new Set(words.flatMap(({ likeIn }) => [...likeIn.keys()]));
  let near = 0;
  let first = -1;
  let most = 0;
  for (const number of numbers) {
    let around = 0;
    let inside = 0;
    for (const { likeIn, weight } of words) {
      let best = 0;
      for (const [other, like] of likeIn)
        best = Math.max(best, like / (1 + lessPerSentence * Math.abs(other - number)));
      around += weight * best;
      inside += weight * (likeIn.get(number) ?? 0);
    }
    near = Math.max(near, around);
    if (inside > most) [first, most] = [number, inside];
  }
  let second = first;
  let added = 0;
  for (const number of numbers) {
    const adds = words.reduce(
      (sum, { likeIn, weight }) =>
        sum + weight * Math.max(0, (likeIn.get(number) ?? 0) - (likeIn.get(first) ?? 0)),
      0,
    );
    if (adds > added) [second, added] = [number, adds];
  }
  const isFar = (number: number): boolean =>
    Math.abs(number - first) > nearSentences && Math.abs(number - second) > nearSentences;
  return {
    // Without a word that tells, nothing is missing.
    near: total > 0 ? near / total : 1,
    farYears: words.filter(({ token, likeIn }) => isYear(token) && [...likeIn.keys()].every(isFar))
      .length,
    brokenNames: namesIn(sentence).filter((name) => !standsTogether(name, ground)).length,
    carried: carriedByTwo(words),
    unfound: words.reduce(
      (sum, { token, likeIn }) => sum + particular(token) * (1 - Math.max(0, ...likeIn.values())),
      0,
    ),
    joined: joinedOf(words),
  };
}

interface Placed {
  readonly token: Token;
  /** How well each sentence of the passages that has the word, or one like it, has it. */
  readonly likeIn: ReadonlyMap<number, number>;
}

function carriedByTwo(words: readonly Placed[]): number {
  const total = words.reduce((sum, { token }) => sum + token.weight, 0);
  if (total === 0) return 1;
  const numbers = new Set(words.flatMap(({ likeIn }) => [...likeIn.keys()]));
  let has = words.map(() => 0);
  for (let n = 0; n < 2; n += 1) {
    let most = 0;
    let more = has;
    for (const number of numbers) {
      const added = words.map(({ likeIn }, i) => Math.max(has[i]!, likeIn.get(number) ?? 0));
      const sum = added.reduce((all, like, i) => all + like * words[i]!.token.weight, 0);
      if (sum > most) [most, more] = [sum, added];
    }
    has = more;
  }
  return has.reduce((sum, like, i) => sum + like * words[i]!.token.weight, 0) / total;
}

/** Of words that follow each other, and of those with one between them. */
function joinedOf(words: readonly Placed[]): number {
  const shares = [1, 2].map((step) => {
    const pairs = words.slice(step).map((word, i) => togetherness(words[i]!, word));
    return pairs.length === 0 ? 1 : pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
  });
  return (shares[0]! + shares[1]!) / 2;
}

function togetherness(one: Placed, other: Placed): number {
  let most = 0;
  for (const [number, like] of one.likeIn)
    most = Math.max(most, Math.min(like, other.likeIn.get(number) ?? 0));
  return most;
}

/**
 * A word of many senses is a common one, which says little wherever it stands. Of languages without
 * a dictionary of senses a word is taken to have as many as an English one has on the whole.
 */
const particularIn = ({ senses, isName, values }: Token, language: string): number =>
  isName || values
    ? 1
    : 1 / (1 + lessPerSense * (language === 'en' ? senses.length : sensesOnTheWhole));
const lessPerSense = 0.2;
const sensesOnTheWhole = 4;

const isYear = ({ written }: Token): boolean => /^(?:1[5-9]|20)\d\d$/.test(written);

/** Runs of names, with the small words between two of them: "Bank of England". */
function namesIn(sentence: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  sentence.forEach((token, i) => {
    const joins = run.length > 0 && token.isStop && sentence[i + 1]?.isName;
    if (token.isName || joins) run.push(token);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  });
  return run.length > 0 ? [...runs, run] : runs;
}

const standsTogether = (name: readonly Token[], { tokens, places }: Ground): boolean =>
  (places.get(name[0]!.stem) ?? []).some((place) =>
    name.every(({ stem }, i) => tokens[place + i]?.stem === stem),
  );

/** The sentences of the passages that have the word or one that may stand for it, and how well. */
function sentencesWith(token: Token, ground: Ground, language: string): Map<number, number> {
  const found = new Map<number, number>();
  const index = vocabularyOf(ground);
  for (const word of candidatesFor(token, index)) {
    const like = likeness(token, ground.tokens[word[0]!]!, language);
    if (like < 0.5) continue;
    for (const place of word) {
      const number = ground.sentenceAt[place]!;
      found.set(number, Math.max(found.get(number) ?? 0, like));
    }
  }
  return found;
}

/** Where a word stands, once for each spelling. */
type Places = readonly number[];
interface Vocabulary {
  readonly stems: ReadonlyMap<string, readonly Places[]>;
  readonly beginnings: ReadonlyMap<string, readonly Places[]>;
  readonly senses: ReadonlyMap<number, readonly Places[]>;
  readonly kinds: ReadonlyMap<number, readonly Places[]>;
  readonly numbers: ReadonlyMap<string, readonly Places[]>;
}
const vocabularies = new WeakMap<Ground, Vocabulary>();
const beginning = 4;

function vocabularyOf(ground: Ground): Vocabulary {
  const known = vocabularies.get(ground);
  if (known) return known;
  const words = new Map<string, number[]>();
  ground.tokens.forEach(({ isStop, norm }, place) => {
    if (!isStop) add(words, norm, place);
  });
  const made = {
    stems: new Map<string, Places[]>(),
    beginnings: new Map<string, Places[]>(),
    senses: new Map<number, Places[]>(),
    kinds: new Map<number, Places[]>(),
    numbers: new Map<string, Places[]>(),
  };
  for (const places of words.values()) {
    const { stem, norm, values, senses } = ground.tokens[places[0]!]!;
    for (const value of values ?? []) add(made.numbers, value, places);
    if (values) continue;
    add(made.stems, stem, places);
    if (norm.length >= beginning) add(made.beginnings, norm.slice(0, beginning), places);
    for (const sense of senses) add(made.senses, sense, places);
    for (const kind of aroundOf(senses).kinds) add(made.kinds, kind, places);
  }
  vocabularies.set(ground, made);
  return made;
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function candidatesFor(
  { values, stem, norm, senses }: Token,
  { stems, beginnings, senses: bySense, kinds, numbers }: Vocabulary,
): Set<Places> {
  if (values) return new Set(values.flatMap((value) => numbers.get(value) ?? []));
  const found = new Set(stems.get(stem));
  const take = (of: readonly Places[] | undefined): void => {
    for (const places of of ?? []) found.add(places);
  };
  if (norm.length >= beginning) take(beginnings.get(norm.slice(0, beginning)));
  for (const sense of senses) {
    const { kinds: above = [], derived = [] } = senseOf(sense) ?? {};
    for (const other of [sense, ...above, ...derived]) take(bySense.get(other));
    take(kinds.get(sense));
  }
  return found;
}
