import { isUnspaced } from '@coursewright/text';
import type { Finding } from './findings.ts';
import { joiningOf } from './lexicon/connectives.ts';
import { lessWords, moreWords } from './lexicon/polarity.ts';
import { polesOfWord } from './lexicon/poles.ts';
import { agentMarks, articles, relatives, thanWordsOf } from './lexicon/sides.ts';
import { likeness } from './likeness.ts';
import { areOpposites } from './relations.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** "The left is wider than the right", or "than the right is": what is compared with what, by what. */
interface Comparison {
  readonly left: readonly Token[];
  readonly right: readonly Token[];
  /** None where only more or less is said: "weighs less than". */
  readonly quality: Token | undefined;
  readonly isLess: boolean;
}

/** What a sentence makes of a comparison of the passages. */
export interface Compared {
  readonly finding: Finding | undefined;
  /** Whether it says the same with the sides or the quality turned round, or both. */
  readonly isSame: boolean;
}

/**
 * A comparison with its two sides exchanged says the contrary, with a contrary quality as well the
 * same: "the new track is wider than the old" of an old one that is narrower than the new.
 */
export function readComparison({ sentence, ground, language, at }: Reading): Compared {
  const said = comparisonIn(sentence, language);
  const none = { finding: undefined, isSame: false };
  if (!said) return none;
  for (const number of new Set(
    at.flatMap((place) => (place === -1 ? [] : [ground.sentenceAt[place]!])),
  )) {
    const { from, to } = ground.sentences[number]!;
    const tokens = ground.tokens.slice(from, to);
    const given = comparisonIn(tokens, language) ?? comparedWithUnsaid(tokens, said, language);
    if (!given) continue;
    const [one, other] = [said.quality, given.quality];
    const isOther = one !== undefined && other !== undefined && areOpposites(one, other, language);
    if (one && other && !isOther && likeness(one, other, language) < alike) continue;
    const way = wayOf(said, given, language);
    if (way === 0) continue;
    const turns = [way < 0, isOther, said.isLess !== given.isLess];
    const turned = turns.filter(Boolean).length;
    if (turned === 0) return none;
    const isSame = turned % 2 === 0;
    if (isSame) return { finding: undefined, isSame };
    const [saidOf, givenOf] = [one ?? said.right[0]!, other ?? given.left[0]!];
    return {
      finding: {
        code: way < 0 ? 'exchanged' : 'opposite',
        strength: 1,
        said: saidOf.written,
        given: givenOf.written,
      },
      isSame,
    };
  }
  return none;
}
const alike = 0.75;

/**
 * Above 0 where the sides stand as in the passage, below where they have changed; only what tells
 * them apart counts, and what is compared with before what is compared.
 */
function wayOf(said: Comparison, given: Comparison, language: string): number {
  // Words that only begin alike, "gasolina" and "gasóleo", tell the sides apart as well.
  const own = (side: readonly Token[], other: readonly Token[]): Token[] =>
    side.filter((word) => !other.some((one) => likeness(one, word, language) > alike));
  const left = own(said.left, said.right);
  const right = own(said.right, said.left);
  // Each stands for what no word of the other side is more like.
  const count = (words: readonly Token[], side: readonly Token[]): number =>
    words.filter((word) =>
      side.some((one) => {
        const like = likeness(one, word, language);
        const others = words === left ? right : left;
        return like >= alike && others.every((rival) => likeness(one, rival, language) <= like);
      }),
    ).length / Math.max(1, words.length);
  const by = count(right, given.right) - count(left, given.right);
  if (by !== 0) return by;
  const before = own(given.left, given.right);
  const crossed = count(right, before);
  return crossed > 0 && given.right.length > 0 ? -crossed : count(left, before) - crossed;
}

function comparisonIn(tokens: readonly Token[], language: string): Comparison | undefined {
  const { words, isBefore } = thanWordsOf(language);
  const thans = tokens.flatMap(({ norm }, i) => (i > 0 && words.has(norm) ? [i] : []));
  if (language === 'ru' && tokens.some(({ norm }) => norm === 'тем')) return undefined;
  // "A 比 B 宽", "A は B より 高い": the quality stands last.
  if (isUnspaced(language) || language === 'hi')
    return thans[0] === undefined ? undefined : withQualityLast(tokens, thans[0], isBefore);
  for (const than of thans) {
    const found = comparisonAt(tokens, than, language);
    if (found) return found;
  }
  return (
    (language === 'ru' && thans.length === 0 ? withoutThan(tokens) : undefined) ??
    withVerb(tokens, language)
  );
}

function withQualityLast(
  tokens: readonly Token[],
  than: number,
  isBefore: boolean,
): Comparison | undefined {
  const content = tokens.flatMap(({ isStop }, i) => (isStop ? [] : [i]));
  const quality = content.at(-1);
  if (quality === undefined || quality <= than) return undefined;
  if (isBefore) return sidesOf(tokens, range(0, than), range(than + 1, quality), quality);
  // A particle parts the two sides, or they are alike in length.
  const before = content.filter((i) => i < than);
  const particle = range(0, than).findLast((i) => tokens[i]!.isStop) ?? -1;
  const start =
    before.some((i) => i < particle) && before.some((i) => i > particle)
      ? particle
      : before[Math.floor(before.length / 2)]!;
  return sidesOf(tokens, range(0, start), range(start, than), quality);
}

function comparisonAt(
  tokens: readonly Token[],
  than: number,
  language: string,
): Comparison | undefined {
  const { clause } = tokens[than]!;
  // A comma may stand before "чем", and before "als".
  const isOwn = (i: number): boolean =>
    tokens[i]!.clause === (tokens[than - 1]?.clause ?? clause) || tokens[i]!.clause === clause;
  const before = range(0, than).filter(
    (i) =>
      // "Più lungo del …": what tells where elsewhere.
      (!tokens[i]!.isStop || (i === than - 1 && isMore(tokens[i - 1]?.norm ?? ''))) &&
      than - i <= qualityFar &&
      !tokens[i]!.isName &&
      // "More than forty" compares with a number.
      tokens[i]!.values === undefined,
  );
  // "Plus vite en hiver qu'en été": what stands right behind "more" is compared.
  const quality =
    before.findLast((i) => !isMore(tokens[i]!.norm) && isBehindMore(tokens, i)) ??
    before.findLast(
      (i) =>
        isDegree(tokens[i]!, language) &&
        // "Easier to machine than".
        (than - i <= qualityNear || polesOfWord(tokens[i]!.norm, language).length > 0),
    );
  // "Weigh less than", "weniger aus als": more or less, and nothing else.
  const measure =
    quality ?? range(Math.max(0, than - qualityNear), than).findLast((i) => isMeasure(tokens[i]!));
  if (measure === undefined || !isOwn(measure)) return undefined;
  let end = than + 1;
  const joining = joiningOf(language);
  while (end < tokens.length && tokens[end]!.clause === clause) {
    // "Than steel that was quenched": what tells it from the other goes with it.
    if (joining?.has(tokens[end]!.norm) && !relatives.has(tokens[end]!.norm)) break;
    end += 1;
  }
  const left = range(0, than).filter((i) => i !== measure && isOwn(i));
  const right = range(than + 1, end);
  // "La más antigua que se conserva": a relative clause goes on.
  const isClause = right.filter((i) => !tokens[i]!.isStop).length > comparedMost;
  if ((romance.has(language) || language === 'ar') && isClause) return undefined;
  const last = right.filter((i) => !tokens[i]!.isStop)[comparedMost - 1] ?? end;
  const compared = right.filter((i) => i <= last);
  return sidesOf(tokens, left, compared, quality, isLessAt(tokens, measure));
}
const comparedMost = 3;

/** "The rent exceeds the wages": a verb that says "more than". */
function withVerb(tokens: readonly Token[], language: string): Comparison | undefined {
  const at = tokens.findIndex(({ norm }) => exceeding.test(norm));
  if (at < 1) return undefined;
  const { clause } = tokens[at]!;
  const within = (i: number): boolean => tokens[i]!.clause === clause;
  const right = range(at + 1, tokens.length).filter(within);
  const isVoiceTurned = right.some((i) => agentMarks.has(tokens[i]!.norm));
  if (isVoiceTurned || (language === 'de' && right.length === 0)) return undefined;
  return sidesOf(tokens, range(0, at).filter(within), right, undefined, false);
}
const exceeding =
  /^(?:exceed(?:s|ed)?|surpass(?:es|ed)?|outweigh(?:s|ed)?|ubertrifft|ubertreffen|ubersteigt|ubersteigen|depassent|depasse|super[ao]n?|supero|superano|excede[mn]?|ultrapassa[mr]?|превыша(?:ет|ют|л[аои]?)|превосход(?:ит|ят|ил[аои]?))$/u;

/** "Drying in a kiln is faster", of what the passage speaks before it: the other side is not said. */
function comparedWithUnsaid(
  tokens: readonly Token[],
  said: Comparison,
  language: string,
): Comparison | undefined {
  const { quality } = said;
  if (!quality) return undefined;
  const at = tokens.findIndex(
    (token, i) => isBehindMore(tokens, i) && likeness(token, quality, language) >= alike,
  );
  if (at === -1) return undefined;
  const left = range(0, at).filter(
    (i) => tokens[i]!.clause === tokens[at]!.clause && !tokens[i]!.isStop,
  );
  if (left.length === 0) return undefined;
  const isLess = isLessAt(tokens, at);
  return { left: left.map((i) => tokens[i]!), right: [], quality: tokens[at], isLess };
}

/** "Новый телескоп тяжелее старого": the case of the noun says "than". */
function withoutThan(tokens: readonly Token[]): Comparison | undefined {
  const quality = tokens.findIndex(({ norm }) => comparative.test(norm));
  const right = range(quality + 1, tokens.length);
  return quality < 1 ? undefined : sidesOf(tokens, range(0, quality), right.slice(0, 3), quality);
}

const comparative = /.{2}(?:ее|ей|ше|же|че)$/;

/** Is the word a comparative by itself? In Romance languages hardly any is. */
const isDegree = ({ norm }: Token, language: string): boolean =>
  ((language === 'en' || language === 'de') && /.{2}er$/.test(norm)) ||
  (language === 'ru' && comparative.test(norm)) ||
  (!romance.has(language) && polesOfWord(norm, language).length > 0);
const romance: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ca']);
const isMore = (norm: string): boolean => lessWords.has(norm) || moreWords.has(norm);
/** "More quickly", "più in fretta". */
const isBehindMore = (tokens: readonly Token[], i: number): boolean =>
  isMore(tokens[i - 1]?.norm ?? '') ||
  (tokens[i - 1]?.isStop === true && isMore(tokens[i - 2]?.norm ?? ''));
const isMeasure = ({ norm }: Token): boolean =>
  isMore(norm) || greater.has(norm) || smaller.has(norm);
const greater = new Set(
  'mayor mayores maggiore maggiori maior maiores superieure superieur'.split(' '),
);
const smaller = new Set('menor menores minore minori moindre inferieure inferieur'.split(' '));
const isLessAt = (tokens: readonly Token[], at: number): boolean =>
  [at - 2, at - 1, at].some((i) => {
    const norm = tokens[i]?.norm ?? '';
    return lessWords.has(norm) || smaller.has(norm);
  });
const qualityFar = 5;
const qualityNear = 2;
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

function sidesOf(
  tokens: readonly Token[],
  left: readonly number[],
  right: readonly number[],
  quality: number | undefined,
  isLess = quality !== undefined && lessWords.has(tokens[quality - 1]?.norm ?? ''),
): Comparison | undefined {
  const wordsOf = (of: readonly number[], isContent: boolean): Token[] =>
    of.flatMap((i) => {
      const token = tokens[i]!;
      return isContent === !token.isStop && !articles.has(token.norm) && !isMeasure(token)
        ? [token]
        : [];
    });
  // "Il primo … del secondo": where small words alone tell the sides apart.
  const isOfContent = wordsOf(left, true).length > 0 && wordsOf(right, true).length > 0;
  const sideOf = (side: readonly number[]): Token[] => [
    ...wordsOf(side, true),
    ...(isOfContent ? [] : wordsOf(side, false)),
  ];
  const sides = { left: sideOf(left), right: sideOf(right) };
  if (sides.left.length === 0 || sides.right.length === 0) return undefined;
  return { ...sides, quality: quality === undefined ? undefined : tokens[quality]!, isLess };
}
