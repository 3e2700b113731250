import { conditionsOf } from './lexicon/conditions.ts';
import { lessWords, moreWords } from './lexicon/polarity.ts';
import { articles, thanWordsOf } from './lexicon/sides.ts';
import type { Ground } from './passage.ts';
import type { Reading } from './reading.ts';
import { isNegator, type Token } from './tokens.ts';

/** "If not", where the passage has "otherwise", or "if none". */
export function isElse(
  { sentence, ground, language, lexicon, best }: Reading,
  index: number,
): boolean {
  const conditions = conditionsOf(language);
  const isConditional = (tokens: readonly Token[], at: number): boolean =>
    tokens
      .slice(Math.max(0, at - clauseMost), at)
      .some(({ norm, clause }) => clause === tokens[at]!.clause && conditions.has(norm));
  return (
    isConditional(sentence, index) &&
    ground.tokens.some(
      (token, place) =>
        otherwise.has(token.norm) ||
        (isNegator(token, lexicon) &&
          !best.to.includes(place) &&
          isConditional(ground.tokens, place)),
    )
  );
}
const clauseMost = 12;
const otherwise: ReadonlySet<string> = new Set(
  'otherwise unless else sonst andernfalls ansonsten sinon altrimenti senao иначе'.split(' '),
);

/** "No other is faster than it": it is the fastest. */
export function isSuperlative({ sentence, ground, best, language }: Reading, index: number) {
  const { words } = thanWordsOf(language);
  const than = sentence.findIndex(({ norm }, i) => i > index && words.has(norm));
  const isCompared = sentence
    .slice(index + 1, Math.max(0, than))
    .some(
      ({ norm }) => moreWords.has(norm) || (/^(?:en|de)$/.test(language) && /.{2}er$/.test(norm)),
    );
  if (!denyingAll.test(sentence[index]!.norm) || !isCompared) return false;
  const numbers = new Set(
    [...best.to].flatMap((place, i) =>
      place === -1 || sentence[i]!.isStop ? [] : [ground.sentenceAt[place]!],
    ),
  );
  return [...numbers].some((number) => {
    const { from, to } = ground.sentences[number]!;
    return ground.tokens
      .slice(from, to)
      .some(
        ({ norm }, k) =>
          superlative.test(norm) ||
          (moreWords.has(norm) && articles.has(ground.tokens[from + k - 1]?.norm ?? '')),
      );
  });
}
const denyingAll =
  /^(?:no|none|nobody|nothing|keine?[nrs]?|nichts|niemand|aucune?|rien|nul|ningun[ao]?|nada|nessun[ao]?|niente|nenhuma?)$/;
const superlative =
  /^(?:most|best|worst|\p{L}{3,}est|\p{L}{3,}ste[nmrs]?|\p{L}{3,}[ií]ssim[oaie]s?)$/u;

/** "Not until 1971", where the passage has "only in 1971". */
export function isNotBefore({ sentence, ground, at }: Reading, index: number): boolean {
  const until = sentence.findIndex(({ norm }, i) => i > index && untilWords.has(norm));
  if (until === -1) return false;
  return sentence.slice(until + 1, until + 4).some(({ values }, k) => {
    const place = values ? at[until + 1 + k]! : -1;
    return (
      place !== -1 &&
      ground.tokens.slice(Math.max(0, place - 3), place).some(({ norm }) => notBefore.has(norm))
    );
  });
}
const untilWords: ReadonlySet<string> = new Set(
  'until till before bis vor jusqu avant hasta antes fino prima ate до'.split(' '),
);
const notBefore: ReadonlySet<string> = new Set(
  'only erst seulement qu que solo apenas recien soltanto solamente so somente лишь только'.split(
    ' ',
  ),
);

/** "May not" and "must not", denied: the same, but in German. */
export function areDeniedModals(
  { sentence, ground, lexicon }: Reading,
  index: number,
  place: number,
) {
  const pair = [sentence[index]!, ground.tokens[place]!].map(({ norm }) => norm);
  const isDenied = (tokens: readonly Token[], at: number): boolean =>
    tokens.slice(Math.max(0, at - 1), at + 3).some((token) => isNegator(token, lexicon));
  return (
    pair.some((norm) => permissive.has(norm)) &&
    pair.some((norm) => obliging.has(norm)) &&
    isDenied(sentence, index) &&
    isDenied(ground.tokens, place)
  );
}
const permissive = new Set('may can peut peuvent puede pueden puo possono pode podem'.split(' '));
const obliging = new Set('must doit doivent debe deben deve devono devem'.split(' '));

/** "Twice as weak" for "half as much": a quality behind it says which way it goes. */
export function isPolar(
  sentence: readonly Token[],
  i: number,
  { tokens }: Ground,
  j: number,
): boolean {
  const [said, given] = [sentence[i]!.norm, tokens[j]!.norm];
  const isMeasure =
    (moreWords.has(said) && lessWords.has(given)) || (lessWords.has(said) && moreWords.has(given));
  const quality = sentence[i + 1];
  return (
    isMeasure &&
    quality?.contraries !== undefined &&
    ![j - 1, j + 1].some((place) => tokens[place]?.stem === quality.stem)
  );
}

/** "Unused" for what "has not been used": denied there, and not here. */
export function areIndirectlyEqual(
  { sentence, ground, lexicon, best }: Reading,
  index: number,
  place: number,
): boolean {
  const isDenied = (
    tokens: readonly Token[],
    at: number,
    isFree: (i: number) => boolean,
  ): boolean =>
    tokens
      .slice(Math.max(0, at - 3), at)
      .some((token, k) => isNegator(token, lexicon) && isFree(Math.max(0, at - 3) + k));
  return (
    isDenied(ground.tokens, place, (j) => !best.to.includes(j)) &&
    !isDenied(sentence, index, () => true)
  );
}

/** "Double", of what doubles; "two", of both. */
export const isSaidOtherwise = ({ norm, values }: Token, { ground }: Reading): boolean =>
  (/^\p{L}{5,}$/u.test(norm) && ground.tokens.some((token) => token.norm.startsWith(norm))) ||
  (!!values?.includes('2') && ground.tokens.some((token) => both.test(token.norm)));
const both = /^(?:both|beide[nr]?|ambos|ambas|entrambi|entrambe|оба|обе)$/u;

/** Do the passages tell of a part, where the sentence stands? */
export const hasPart = ({ ground, best, lexicon }: Reading): boolean =>
  ground.tokens
    .slice(best.window.from, best.window.to)
    .some(
      ({ norm }) =>
        lexicon.hedges.has(norm) &&
        /^(?:some|many|most|several|certain\p{L}*|einige|manche|viele|meisten|algun\p{L}*|much\p{L}*|plusieurs|quelques)$/u.test(
          norm,
        ),
    );
