import { align, windowsFor, type Alignment } from './align.ts';
import { likeness } from './likeness.ts';
import { lexiconOf, type Lexicon } from './lexicon/lexicon.ts';
import { isLightWord } from './lexicon/light-words.ts';
import { placesOf, type Ground, type Stretch } from './passage.ts';
import type { Token } from './tokens.ts';
import { weightOfStop } from './weights.ts';

/** A sentence read against the passages it cites: what of it stands where. */
export interface Reading {
  readonly language: string;
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly sentence: readonly Token[];
  readonly ground: Ground;
  /** The best alignment, and that to the second window if there is one. */
  readonly best: Alignment;
  readonly second: Alignment | undefined;
  /** The place of each token in the best window, in order or moved; -1 where it has none. */
  readonly at: readonly number[];
  /** Whether the place was found out of order. */
  readonly isMoved: readonly boolean[];
  /** The place in the second window for what the first does not have; -1 otherwise. */
  readonly elsewhere: readonly number[];
  /** Whether the word stands anywhere in the passages. */
  readonly isSeen: readonly boolean[];
  /** Pairs of neighbours in the alignment with what stands between them on both sides. */
  readonly gaps: readonly Gap[];
}

/** What stands between two aligned neighbours: words of the sentence, and of the passage. */
export interface Gap {
  readonly said: Stretch;
  readonly given: Stretch;
  /** Whether the gap has an aligned neighbour on both sides. */
  readonly isClosed: boolean;
}

const givenMax = 8;
const saidMax = 6;

export function readSentence(
  sentence: readonly Token[],
  ground: Ground,
  language: string,
  text = '',
): Reading | undefined {
  const windows = windowsFor(sentence, ground, placesOf);
  const alignments = windows.map((window) => align(sentence, ground, window, language));
  const [first, other] = alignments;
  if (!first) return undefined;
  const ranked = other && other.score > first.score ? [other, first] : [first, other];
  const spread = withMoved(sentence, ground, ranked[0]!, language);
  const own = inOneSentence(sentence, ground, ranked[0]!, spread.at, language);
  const [best, second] = own ? [own, ranked[0]] : ranked;
  const { at, isMoved } = own ? withMoved(sentence, ground, own, language) : spread;
  const inSecond = second && withMoved(sentence, ground, second, language).at;
  const isSeen = sentence.map((token, i) => at[i] !== -1 || placesOf(token, ground).length > 0);
  const found = sentence.filter(({ isStop }, i) => !isStop && at[i] !== -1).length;
  return {
    language,
    text,
    lexicon: lexiconOf(language),
    sentence: sentence.map((token, i) =>
      isSeen[i] || found < foundLeast ? token : lightened(token, language),
    ),
    ground,
    best: best!,
    second,
    at,
    isMoved,
    elsewhere: sentence.map((_, i) => (at[i] === -1 ? (inSecond?.[i] ?? -1) : -1)),
    isSeen,
    gaps: gapsOf(best!, sentence.length, ground),
  };
}

/** Of two or three words what joins them is all that is said. */
const foundLeast = 4;

/** What no passage has is missed only if it says something of its own. */
const lightened = (token: Token, language: string): Token =>
  !token.isStop && !token.values && !token.isName && isLightWord(token.norm, token.stem, language)
    ? { ...token, isStop: true, weight: weightOfStop }
    : token;

/**
 * The alignment to a single sentence of the window, where that has nearly all that was found: told in
 * another order, its words are not to be looked for in the sentences beside it.
 */
function inOneSentence(
  sentence: readonly Token[],
  ground: Ground,
  aligned: Alignment,
  at: readonly number[],
  language: string,
): Alignment | undefined {
  const kept = aligned.to.reduce((count, place) => (place === -1 ? count : count + 1), 0);
  // Near to the letter a word from beside it stands in the place of another.
  if (kept >= literally * sentence.length) return undefined;
  const weights = new Map<number, number>();
  let all = 0;
  at.forEach((place, i) => {
    const { isStop, weight } = sentence[i]!;
    if (place === -1 || isStop) return;
    all += weight;
    const numbers = new Set(
      [place, ...placesOf(sentence[i]!, ground)].map((one) => sentenceOf(one)),
    );
    for (const number of numbers) weights.set(number, (weights.get(number) ?? 0) + weight);
  });
  const spread = new Set(
    at.flatMap((place, i) => (place === -1 || sentence[i]!.isStop ? [] : [sentenceOf(place)])),
  );
  const [most] = [...weights].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  if (!most || spread.size < 2 || most[1] < all * nearlyAll) return undefined;
  return align(sentence, ground, ground.sentences[most[0]]!, language);

  function sentenceOf(place: number): number {
    return ground.sentenceAt[place]!;
  }
}
const nearlyAll = 0.85;
const literally = 0.8;

/** Content words of the window that stand out of the order of the sentence are found as well. */
function withMoved(
  sentence: readonly Token[],
  ground: Ground,
  { window, to }: Alignment,
  language: string,
): { at: number[]; isMoved: boolean[] } {
  const at = [...to];
  const isMoved = at.map(() => false);
  const taken = new Set(at);
  sentence.forEach((token, i) => {
    if (at[i] !== -1 || token.isStop) return;
    let found = -1;
    let similar = 0.55;
    for (let j = window.from; j < window.to; j += 1) {
      if (taken.has(j)) continue;
      const like = likeness(token, ground.tokens[j]!, language);
      if (like > similar) [found, similar] = [j, like];
    }
    if (found === -1) return;
    at[i] = found;
    isMoved[i] = true;
    taken.add(found);
  });
  return { at, isMoved };
}

function gapsOf({ to, window }: Alignment, length: number, ground: Ground): Gap[] {
  const gaps: Gap[] = [];
  const add = (said: Stretch, given: Stretch, isClosed: boolean): void => {
    if (given.to - given.from <= givenMax && said.to - said.from <= saidMax)
      gaps.push({ said, given, isClosed });
  };
  let before = -1;
  for (let i = 0; i <= length; i += 1) {
    const place = i < length ? to[i]! : -1;
    if (i < length && place === -1) continue;
    const isFirst = before === -1;
    const isLast = i === length;
    if (isFirst && isLast) break;
    const said = { from: before + 1, to: i };
    const sentenceOf = (at: number): Stretch => ground.sentences[ground.sentenceAt[at]!]!;
    if (isLast) {
      const from = to[before]! + 1;
      const end = Math.min(window.to, sentenceOf(from - 1).to);
      const until = Math.min(end, from + (said.to - said.from) + 2);
      add(said, { from, to: until }, until === end);
    } else if (isFirst) {
      const begin = Math.max(window.from, sentenceOf(place).from);
      const since = Math.max(begin, place - i - 2);
      add(said, { from: since, to: place }, since === begin);
    } else if (i > before + 1 || place > to[before]! + 1)
      add(said, { from: to[before]! + 1, to: place }, true);
    before = i;
  }
  return gaps;
}

/** The tokens of the passage around a place, within its sentence. */
export function around({ ground }: Pick<Reading, 'ground'>, place: number, reach: number): Stretch {
  const { from, to } = ground.sentences[ground.sentenceAt[place]!]!;
  return { from: Math.max(from, place - reach), to: Math.min(to, place + reach + 1) };
}

/** The nearest content words left and right of a token of the sentence that stand in the window. */
export function neighboursOf(
  { sentence, at }: Reading,
  index: number,
  reach: number,
): { left: number; right: number } {
  let left = -1;
  let right = -1;
  for (let i = index - 1, steps = 0; i >= 0 && steps < reach; i -= 1, steps += 1)
    if (!sentence[i]!.isStop && at[i] !== -1) {
      left = i;
      break;
    }
  for (let i = index + 1, steps = 0; i < sentence.length && steps < reach; i += 1, steps += 1)
    if (!sentence[i]!.isStop && at[i] !== -1) {
      right = i;
      break;
    }
  return { left, right };
}
