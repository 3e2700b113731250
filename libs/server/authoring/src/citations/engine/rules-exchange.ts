import { isUnspaced } from '@coursewright/text';
import { isMostlyNoun } from './dictionary.ts';
import type { Finding } from './findings.ts';
import { additionsOf } from './lexicon/connectives.ts';
import { agentMarks, agentMarksOfPassive, articles, passiveAuxiliary } from './lexicon/sides.ts';
import type { Ground } from './passage.ts';
import { isMeantByPronoun } from './pronouns.ts';
import type { Reading } from './reading.ts';
import { areOpposites } from './relations.ts';
import { isNear } from './rules-near.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { isThing } from './things.ts';
import { isNegator, type Token } from './tokens.ts';

/**
 * Two words of the passage in each other's place: they stand in the other order, and each has about
 * it what the passage has about the other. A mere change of order ("B is eaten by A") has not.
 */
export function readExchanges(reading: Reading): Finding[] {
  const { sentence, at, language } = reading;
  const content = sentence.flatMap(({ isStop }, i) => (!isStop && at[i] !== -1 ? [i] : []));
  const isLiteral = isNear(reading);
  let best: Finding | undefined;
  content.forEach((a, k) => {
    for (const b of content.slice(k + 1, k + 13)) {
      if (at[a]! <= at[b]! || sentence[a]!.stem === sentence[b]!.stem) continue;
      // "22 February" and "February 22": no word stands for a number.
      if ((sentence[a]!.values === undefined) !== (sentence[b]!.values === undefined)) continue;
      if (!isLiteral && areOfOtherKinds(reading, a, b)) continue;
      const isClose = b - a <= 3 && Math.abs(at[a]! - at[b]!) <= 3;
      const areMarked =
        (isLabel(sentence[a]!) && isLabel(sentence[b]!)) ||
        areOpposites(sentence[a]!, sentence[b]!, language);
      // "Cooked leftovers" and "leftovers that have been cooked": side by side they are one thing.
      const areBeside = Math.abs(at[a]! - at[b]!) === 1 && b - a <= besideMost;
      if (areBeside && !areMarked) continue;
      if (isClose && (!areMarked || areListedTwice(reading, a, b))) continue;
      if (isVoiceTurned(reading, a, b) || isFronted(reading, a)) continue;
      const [one, other] = [blockAt(reading, a), blockAt(reading, b)];
      const placesOfOne = { from: at[one.from]!, to: at[one.to]! };
      const placesOfOther = { from: at[other.from]!, to: at[other.to]! };
      const crossed =
        slotLikeness(reading, one, placesOfOther) + slotLikeness(reading, other, placesOfOne);
      const straight =
        slotLikeness(reading, one, placesOfOne) + slotLikeness(reading, other, placesOfOther);
      const strength = Math.min(1, (crossed - straight) / 1.5);
      if (strength > Math.max(0.25, best?.strength ?? 0))
        best = {
          code: 'exchanged',
          strength,
          said: sentence[a]!.written,
          given: sentence[b]!.written,
        };
    }
  });
  return best ? [best] : [];
}

/** The sentence leaves one sentence of the passage in its midst and goes on within another. */
export function readSplices(reading: Reading): Finding[] {
  const { sentence, best, ground, lexicon } = reading;
  for (let i = 1; i + 2 < sentence.length; i += 1) {
    const [before, here, next, after] = [i - 1, i, i + 1, i + 2].map((at) => best.to[at]!);
    if ([before, here, next, after].includes(-1)) continue;
    if (sentence[i]!.clause !== sentence[i + 1]!.clause) continue;
    // Two small words go on with whatever went before.
    if (isSmall(sentence[i + 1]!, lexicon) && isSmall(sentence[i + 2]!, lexicon)) continue;
    if (here !== before! + 1 || after !== next! + 1) continue;
    const [from, to] = [ground.sentenceAt[here]!, ground.sentenceAt[next!]!];
    // What goes on in the first as well leaves it nowhere.
    if (from === to || ground.tokens[here + 1]?.stem === sentence[i + 1]!.stem) continue;
    // "It repairs its wheel", told of the mill that the sentence before is about.
    const head = ground.tokens.slice(ground.sentences[to]!.from, next);
    const isCarriedOn = head.every(({ isStop }) => isStop);
    // Or names it by a pronoun, wherever it does.
    if (isMeantByPronoun(ground, here, next!)) continue;
    const isWhole = here + 1 >= ground.sentences[from]!.to && head.length === 0;
    if (isWhole || (head.length > 0 && isCarriedOn)) continue;
    return [
      {
        code: 'spliced',
        strength: 1,
        said: `${sentence[i]!.written} ${sentence[i + 1]!.written}`,
      },
    ];
  }
  return [];
}

const isSmall = (token: Token, lexicon: Lexicon): boolean =>
  token.isStop || isNegator(token, lexicon);

/** A thing and no thing, or a denial and none: in other words neither takes the other's place. */
function areOfOtherKinds({ sentence, language, lexicon }: Reading, a: number, b: number): boolean {
  if (isNegator(sentence[a]!, lexicon) !== isNegator(sentence[b]!, lexicon)) return true;
  if (language !== 'en' && language !== 'de') return false;
  const isOfThing = (i: number): boolean =>
    isLabel(sentence[i]!) ||
    isThing(sentence, i, language) ||
    (language === 'en' && isMostlyNoun(sentence[i]!.norm));
  return isOfThing(a) !== isOfThing(b);
}

/** "Venice and Genoa", in whatever order: one of a list is not told of the other's place. */
export function areListed(
  tokens: readonly Token[],
  one: number,
  other: number,
  language: string,
): boolean {
  const joining = additionsOf(language);
  const between = tokens.slice(Math.min(one, other) + 1, Math.max(one, other));
  return (
    between.some(({ norm }) => joining.has(norm)) &&
    between.every(({ norm }) => joining.has(norm) || articles.has(norm) || ofOne.has(norm))
  );
}
/** "Of Mouraria and of Alfama". Folded. */
const ofOne: ReadonlySet<string> = new Set(
  'of von de du des d da do das dos di del della dei delle in en em no na a'.split(' '),
);

/** On both sides. */
const areListedTwice = (reading: Reading, a: number, b: number): boolean =>
  areListed(reading.sentence, a, b, reading.language) &&
  areListed(reading.ground.tokens, reading.at[a]!, reading.at[b]!, reading.language);

/** "A is stored by B", where the passage has "B stores A": an agent on one side only. */
const isVoiceTurned = ({ sentence, ground, at }: Reading, a: number, b: number): boolean =>
  hasAgentMark(sentence, b) !== hasAgentMark(ground.tokens, at[a]!);

const hasAgentMark = (tokens: readonly Token[], index: number): boolean => {
  let before = index - 1;
  while (before >= 0 && tokens[before]!.isStop && articles.has(tokens[before]!.norm)) before -= 1;
  const mark = tokens[before];
  if (!mark) return false;
  const { norm, clause } = mark;
  return (
    agentMarks.has(norm) ||
    (agentMarksOfPassive.has(norm) &&
      tokens.some((token) => token.clause === clause && passiveAuxiliary.test(token.norm)))
  );
};

/** "Nachts zieht er", "jährlich rückt er": in German what says when or how may stand first. */
const isFronted = ({ sentence, ground, at, language }: Reading, index: number): boolean =>
  language === 'de' &&
  index === 0 &&
  (/^\p{Ll}/u.test(ground.tokens[at[index]!]!.written) ||
    /(?:lich|weise)$/.test(sentence[index]!.norm));

const besideMost = 5;

const isLabel = ({ isName, values }: Token): boolean => isName || values !== undefined;

interface Block {
  readonly from: number;
  readonly to: number;
}

/** Signs that stand side by side on both sides are one word to the reader: they move together. */
function blockAt({ sentence, at, language }: Reading, index: number): Block {
  let [from, to] = [index, index];
  if (!isUnspaced(language)) return { from, to };
  const joins = (i: number, step: number): boolean =>
    sentence[i + step] !== undefined &&
    !sentence[i + step]!.isStop &&
    sentence[i + step]!.clause === sentence[i]!.clause &&
    at[i + step] === at[i]! + step &&
    Math.abs(i + step - index) < blockMost;
  while (joins(from, -1)) from -= 1;
  while (joins(to, 1)) to += 1;
  return { from, to };
}
const blockMost = 3;

/** How alike the two words on each side are, of a place in the sentence and one in the passage. */
function slotLikeness(reading: Reading, block: Block, places: Block): number {
  const { sentence, ground } = reading;
  const ofSmallWord = isNear(reading) ? 1 : likenessOfSmallWord;
  let like = 0;
  for (const step of [-2, -1, 1, 2]) {
    const end = step < 0 ? 'from' : 'to';
    const [one, other] = [
      wordBeside(sentence, block[end], step),
      wordBeside(ground.tokens, places[end], step),
    ];
    if (!one || !other) {
      if (!one && step === -1 && isStart(ground, places.from)) like += 0.5;
      continue;
    }
    if (one.stem === other.stem || bothNumbers(one, other))
      like += (Math.abs(step) === 1 ? 0.6 : 0.4) * (one.isStop ? ofSmallWord : 1);
  }
  return like;
}

/** In other words small ones are found beside anything. */
const likenessOfSmallWord = 0.5;

/** The word so many steps away. An article belongs to its noun and goes where that goes. */
function wordBeside(tokens: readonly Token[], index: number, steps: number): Token | undefined {
  const way = Math.sign(steps);
  let left = Math.abs(steps);
  for (let i = index + way; i >= 0 && i < tokens.length; i += way) {
    if (isArticle(tokens, i)) continue;
    left -= 1;
    if (left === 0) return tokens[i];
  }
  return undefined;
}

/** Behind a comma the same word is a pronoun: "die Mühle, die sich dreht". */
const isArticle = (tokens: readonly Token[], at: number): boolean => {
  const { isStop, norm, clause } = tokens[at]!;
  return isStop && articles.has(norm) && (tokens[at - 1]?.clause ?? clause) === clause;
};

/** The first word of a sentence, its article aside. */
const isStart = ({ tokens, sentences, sentenceAt }: Ground, place: number): boolean => {
  if (place === -1) return false;
  const before = tokens.slice(sentences[sentenceAt[place]!]!.from, place);
  return before.every(({ isStop, norm }) => isStop && articles.has(norm));
};
const bothNumbers = (one: Token, other: Token): boolean =>
  one.values !== undefined && other.values !== undefined && one.values[0] === other.values[0];
