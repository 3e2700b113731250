import { isUnspaced } from '@coursewright/text';
import type { Finding } from './findings.ts';
import { conditionsOf } from './lexicon/conditions.ts';
import { amountsOf, type Scale } from './lexicon/amounts.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { almost, exclusives, sole } from './lexicon/polarity.ts';
import { placesOf } from './passage.ts';
import type { Reading } from './reading.ts';
import { isNegator, type Token } from './tokens.ts';

/** How much of a word is told: "most of the updates". */
interface Amount {
  readonly at: number;
  /** From 0, nothing, to 5, all of it. */
  readonly rank: number;
  /** Index of the word it is told of. */
  readonly of: number;
}

const ranks = { none: 0, few: 1, some: 2, many: 3, most: 4, all: 5 } as const;

/** Another share of the same thing than the passages tell: "few files" for "most files". */
export function readAmounts(reading: Reading): Finding[] {
  const { parts, times } = amountsOf(reading.language);
  return [
    ...sharesIn(reading, parts, [1, 2, 3, 4]),
    ...sharesIn(reading, times, [1, 2, -1]),
    ...exclusionsIn(reading),
    ...boundsIn(reading),
  ];
}

function sharesIn(reading: Reading, scale: Scale, steps: readonly number[]): Finding[] {
  const { sentence, ground, at, lexicon } = reading;
  const amountsOfScale = (tokens: readonly Token[]): Amount[] =>
    amountsIn(tokens, scale, steps, lexicon);
  for (const said of amountsOfScale(sentence)) {
    const { stem, isName } = sentence[said.of]!;
    const place = at[said.of]!;
    const around = place === -1 ? placesOf(sentence[said.of]!, ground) : [place];
    const numbers = new Set(around.map((one) => ground.sentenceAt[one]!));
    const given = [...numbers].flatMap((number) => {
      const { from, to } = ground.sentences[number]!;
      return (
        amountsOfScale(ground.tokens.slice(from, to))
          .filter(({ of }) => from + of === place || ground.tokens[from + of]!.stem === stem)
          // "If no columns are given": nobody says that none are.
          .filter((one) => !isSupposed(ground.tokens, from, from + one.at, reading.language))
          .map((one) => ({ rank: one.rank, word: ground.tokens[from + one.at]! }))
      );
    });
    const strengths = given.map(({ rank }) => strengthOf(said.rank, rank));
    // What is told of it in one place is enough.
    if (given.length === 0 || isName || strengths.includes(0)) continue;
    const [first] = given;
    return [
      {
        code: 'quantifier',
        strength: Math.min(...strengths),
        said: sentence[said.at]!.written,
        given: first!.word.written,
      },
    ];
  }
  return [];
}

/** Stands a condition before it in its clause? */
function isSupposed(tokens: readonly Token[], from: number, at: number, language: string): boolean {
  const conditions = conditionsOf(language);
  return tokens
    .slice(from, at)
    .some(({ norm, clause }) => clause === tokens[at]!.clause && conditions.has(norm));
}

/** How surely one share is not the other. */
function strengthOf(said: number, given: number): number {
  if (said === given) return 0;
  const [low, high] = [Math.min(said, given), Math.max(said, given)];
  if (low === ranks.none) return high === ranks.few ? 0.5 : 1;
  if (low === ranks.few) return high === ranks.some ? 0 : 1;
  if (said === ranks.all) return 1;
  // "Many" of what is told of most.
  if (said === ranks.many && given >= ranks.most) return given === ranks.all ? 0.5 : 0;
  return 0.5;
}

function amountsIn(
  tokens: readonly Token[],
  scale: Scale,
  steps: readonly number[],
  lexicon: Lexicon,
): Amount[] {
  return tokens.flatMap((token, at) => {
    const found = scale.get(token.norm);
    if (found === undefined || isIdiom(tokens, at)) return [];
    const of = steps
      .map((step) => at + step)
      .find((i) => tokens[i]?.clause === token.clause && isThingOf(tokens[i], scale));
    return of === undefined ? [] : [{ at, rank: rankAt(tokens, at, found, lexicon), of }];
  });
}

const isThingOf = (token: Token | undefined, scale: Scale): boolean =>
  token !== undefined && !token.isStop && !token.values && !scale.has(token.norm);

/** "Almost all" are most, "almost none" and "not many" are few, "a few" are some, and "not all" are many at most. */
function rankAt(tokens: readonly Token[], at: number, rank: number, lexicon: Lexicon): number {
  const [before, first] = [tokens[at - 1], tokens[at - 2]];
  // "Почти на каждый вопрос": a preposition stands between them.
  if (almost.has(before?.norm ?? '') || (before?.isStop && almost.has(first?.norm ?? '')))
    return rank === ranks.all ? ranks.most : rank === ranks.none ? ranks.few : rank;
  // "Must not be kept by any": the denial of "any" may stand far before it.
  const reach = tokens[at]!.norm === 'any' ? anyReach : deniedReach;
  const isDenied = tokens
    .slice(Math.max(0, at - reach), at)
    .some((token) => token.clause === tokens[at]!.clause && isNegator(token, lexicon));
  if (rank === ranks.all && isDenied) return tokens[at]!.norm === 'any' ? ranks.none : ranks.many;
  if (rank === ranks.many && isDenied) return ranks.few;
  const isSome = rank === ranks.few && before?.norm === 'a' && first?.norm !== 'only';
  return isSome ? ranks.some : rank;
}
const deniedReach = 3;
const anyReach = 10;

/** "At all", "above all", "sobre todo" and "each other" tell of no amount. */
export const isIdiom = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]!.norm === 'each' && tokens[at + 1]?.norm === 'other') ||
  idioms.has(`${tokens[at - 1]?.norm} ${tokens[at]!.norm}`);
const idioms: ReadonlySet<string> = new Set([
  'at all',
  'above all',
  'after all',
  'sobre todo',
  'ante todo',
]);

/** "One of the differences" or "also" in the place of "the only difference" and "only". */
function exclusionsIn({ sentence, ground, gaps, language, at }: Reading): Finding[] {
  const { additive } = amountsOf(language);
  const isOnly = ({ norm, written }: Token): boolean =>
    exclusives.has(written.toLowerCase()) || exclusives.has(norm) || sole.has(norm);
  for (const { said, given } of gaps) {
    const [ones, others] = [
      sentence.slice(said.from, said.to),
      ground.tokens.slice(given.from, given.to),
    ];
    const [also, only] = [ones, others].map((tokens) =>
      tokens.find(({ norm }) => additive.has(norm)),
    );
    const [isSaid, isGiven] = [ones.find(isOnly), others.find(isOnly)];
    const [one, other] = [also && isGiven ? also : isSaid, also && isGiven ? isGiven : only];
    if (one && other)
      return [{ code: 'quantifier', strength: 1, said: one.written, given: other.written }];
  }
  for (const [i, token] of sentence.entries()) {
    const next = sentence.findIndex((other, k) => k > i + 1 && !other.isStop);
    const place = next === -1 ? -1 : at[next]!;
    if (place < 1 || !oneOfThem.test(token.norm) || !partOf.has(sentence[i + 1]?.norm ?? ''))
      continue;
    const only = ground.tokens[place - 1]!;
    if (isOnly(only))
      return [{ code: 'quantifier', strength: 0.8, said: token.written, given: only.written }];
  }
  return [];
}
const oneOfThem = /^(?:one|eine[rs]?|une?|un[oa]|uma?|одн[аоу]|один)$/u;
const partOf: ReadonlySet<string> = new Set('of der von des de dei delle dos das из'.split(' '));

/** "At least twelve" for "at most twelve". */
function boundsIn(reading: Reading): Finding[] {
  const { sentence, ground, at, language, lexicon } = reading;
  const { bounds } = amountsOf(language);
  if (isUnspaced(language)) return boundsInGaps(reading, bounds);
  for (const [i, token] of sentence.entries()) {
    if (!token.values || at[i] === -1) continue;
    const said = boundOf(sentence, i);
    const given = boundOf(ground.tokens, at[i]!);
    if (!said || !given || said.side === given.side) continue;
    // "More than 32 are refused" where at most 32 are taken.
    const strength = said.isCompared === given.isCompared ? 1 : 0.5;
    return [{ code: 'quantifier', strength, said: said.written, given: given.written }];
  }
  return [];

  function boundOf(tokens: readonly Token[], number: number) {
    const { clause } = tokens[number]!;
    for (const step of [-1, -2, 1, 2]) {
      const word = tokens[number + step];
      if (!word || word.clause !== clause) continue;
      const compared = exceeding.test(word.norm) ? 0 : comparedWith(tokens, number + step);
      const listed = isBound(tokens, number + step) ? bounds.get(word.norm) : undefined;
      const side = listed ?? compared;
      if (side === undefined) continue;
      const isTurned = tokens
        .slice(Math.max(0, number + step - 2), number + step)
        .some((before) => before.clause === clause && isNegator(before, lexicon));
      return {
        side: isTurned ? 1 - side : side,
        isCompared: listed === undefined,
        written: word.written,
      };
    }
    return undefined;
  }
}

/** What is more than so many. Folded. */
const exceeding =
  /^(?:exceed(?:s|ed)?|ubersteig(?:t|en)|uberschreite[tn]|depass(?:e|ent|ait)|exced(?:e|ent?)|superan?|superano|rebasan?|ecced(?:e|ono)|ultrapassam?)$/;

/** Without spaces a bound is a part of what the segmenter takes for a word. */
function boundsInGaps({ sentence, ground, gaps }: Reading, bounds: Scale): Finding[] {
  for (const { said, given, isClosed } of gaps) {
    const [one, other] = [
      sentence.slice(said.from, said.to),
      ground.tokens.slice(given.from, given.to),
    ].map((tokens) => {
      const text = tokens.map(({ norm }) => norm).join('');
      return [...bounds].find(([word]) => text.includes(word));
    });
    if (isClosed && one && other && one[1] !== other[1])
      return [{ code: 'quantifier', strength: 1, said: one[0], given: other[0] }];
  }
  return [];
}

/** "At least" and "up to": the words that tell a bound only behind others. */
function isBound(tokens: readonly Token[], at: number): boolean {
  const { norm } = tokens[at]!;
  const [before, next] = [tokens[at - 1]?.norm ?? '', tokens[at + 1]];
  if (norm === 'least' || (norm === 'most' && next?.values)) return before === 'at';
  if (norm === 'bis') return next?.norm === 'zu';
  if (norm === 'plus' || norm === 'moins') return before === 'au';
  return norm !== 'menos' || /^(?:al|lo|pelo)$/.test(before);
}

/** "More than", where nothing else is compared. */
export function comparedWith(tokens: readonly Token[], at: number): number | undefined {
  const [one, than] = [tokens[at - 1]?.norm ?? '', tokens[at]!.norm];
  if (/^(?:более|больше)$/u.test(than)) return 0;
  if (/^(?:менее|меньше)$/u.test(than)) return 1;
  if (!/^(?:than|als|de|di|que)$/.test(than)) return undefined;
  if (/^(?:more|mehr|plus|mas|piu|mais)$/.test(one)) return 0;
  return /^(?:less|fewer|weniger|moins|menos|meno)$/.test(one) ? 1 : undefined;
}
