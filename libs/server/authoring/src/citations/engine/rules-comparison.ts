import { isUnspaced } from '@coursewright/text';
import type { Finding } from './findings.ts';
import { joiningOf } from './lexicon/connectives.ts';
import { lessWords, moreWords } from './lexicon/polarity.ts';
import { polesOfWord } from './lexicon/poles.ts';
import { articles, thanWordsOf } from './lexicon/sides.ts';
import { areOpposites } from './relations.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** "The left is wider than the right", or "than the right is": what is compared with what, by what. */
interface Comparison {
  readonly left: ReadonlySet<string>;
  readonly right: ReadonlySet<string>;
  readonly quality: Token;
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
    const given = comparisonIn(ground.tokens.slice(from, to), language);
    if (!given) continue;
    const isOther = areOpposites(said.quality, given.quality, language);
    if (!isOther && said.quality.stem !== given.quality.stem) continue;
    const straight = common(said.right, given.right);
    const crossed =
      common(without(said.right, given.right), given.left) +
      common(without(given.right, said.right), said.left);
    if (straight === crossed) continue;
    const turns = [crossed > straight, isOther, said.isLess !== given.isLess];
    const turned = turns.filter(Boolean).length;
    if (turned === 0) return none;
    const isSame = turned % 2 === 0;
    if (isSame) return { finding: undefined, isSame };
    const { written } = said.quality;
    return {
      finding: {
        code: crossed > straight ? 'exchanged' : 'opposite',
        strength: 1,
        said: written,
        given: given.quality.written,
      },
      isSame,
    };
  }
  return none;
}

const common = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length;
const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter((stem) => !other.has(stem)));

function comparisonIn(tokens: readonly Token[], language: string): Comparison | undefined {
  const { words, isBefore } = thanWordsOf(language);
  const than = tokens.findIndex(({ norm }, i) => i > 0 && words.has(norm));
  if (than === -1) return language === 'ru' ? withoutThan(tokens) : undefined;
  // "A 比 B 宽", "A は B より 高い": the quality stands last.
  const isLast = isUnspaced(language) || language === 'hi';
  const content = tokens.flatMap(({ isStop }, i) => (isStop ? [] : [i]));
  if (isLast) {
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
  const before = content.filter((i) => i < than && than - i <= qualityFar && !tokens[i]!.isName);
  // "Plus vite en hiver qu'en été": what stands right behind "more" is compared.
  const quality =
    before.findLast((i) => isMore(tokens[i - 1]?.norm ?? '')) ??
    before.findLast((i) => than - i <= qualityNear && isDegree(tokens[i]!, language));
  if (quality === undefined) return undefined;
  const { clause } = tokens[than]!;
  let end = than + 1;
  const joining = joiningOf(language);
  while (end < tokens.length && tokens[end]!.clause === clause) {
    if (joining?.has(tokens[end]!.norm)) break;
    end += 1;
  }
  const left = range(0, than).filter((i) => i !== quality && tokens[i]!.clause === clause);
  const right = range(than + 1, end);
  // "La más antigua que se conserva": a relative clause goes on.
  const isClause = right.filter((i) => !tokens[i]!.isStop).length > comparedMost;
  return (romance.has(language) || language === 'ar') && isClause
    ? undefined
    : sidesOf(tokens, left, right, quality);
}
const comparedMost = 3;

/** "Новый телескоп тяжелее старого": the case of the noun says "than". */
function withoutThan(tokens: readonly Token[]): Comparison | undefined {
  const quality = tokens.findIndex(({ norm }) => /.{2}(?:ее|ей|ше|же|че)$/.test(norm));
  const right = range(quality + 1, tokens.length);
  return quality < 1 ? undefined : sidesOf(tokens, range(0, quality), right.slice(0, 3), quality);
}

/** Is the word a comparative by itself? In Romance languages hardly any is. */
const isDegree = ({ norm }: Token, language: string): boolean =>
  ((language === 'en' || language === 'de') && /.{2}er$/.test(norm)) ||
  (!romance.has(language) && polesOfWord(norm, language).length > 0);
const romance: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ca']);
const isMore = (norm: string): boolean => lessWords.has(norm) || moreWords.has(norm);
const qualityFar = 5;
const qualityNear = 2;
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

function sidesOf(
  tokens: readonly Token[],
  left: readonly number[],
  right: readonly number[],
  quality: number,
): Comparison | undefined {
  const wordsOf = (of: readonly number[], isContent: boolean): Set<string> =>
    new Set(
      of.flatMap((i) => {
        const { isStop, norm, stem } = tokens[i]!;
        return isContent === !isStop && !articles.has(norm) ? [stem] : [];
      }),
    );
  // "Il primo … del secondo": where small words alone tell the sides apart.
  const isOfContent = wordsOf(left, true).size > 0 && wordsOf(right, true).size > 0;
  const sides = {
    left: new Set([...wordsOf(left, true), ...(isOfContent ? [] : wordsOf(left, false))]),
    right: new Set([...wordsOf(right, true), ...(isOfContent ? [] : wordsOf(right, false))]),
  };
  if (sides.left.size === 0 || sides.right.size === 0) return undefined;
  const isLess = lessWords.has(tokens[quality - 1]?.norm ?? '');
  return { ...sides, quality: tokens[quality]!, isLess };
}
