import type { Reason } from './check.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import { quantitiesOf, type Quantity } from './numbers.ts';
import { groundOf, placesOf } from './passage.ts';
import { deniesImplicitly, undone } from './rules-polarity.ts';
import { isNegator, tokensOf, type Token } from './tokens.ts';

/** Texts of one language in which something of another is looked for. */
export interface Foreign {
  readonly texts: readonly string[];
  readonly language: string;
}

/** The amounts in digits that the texts do not have, in whatever way they count them. */
export function amountsAbsent(
  sentence: string,
  language: string,
  { texts, ...of }: Foreign,
): Quantity[] {
  const given = texts.flatMap((text) => quantitiesOf(text, of.language));
  const ground = groundOf(texts, of.language);
  return quantitiesOf(sentence, language).filter((said) => {
    if (!/^\d/.test(said.written)) return false;
    if (given.some((one) => isSameAmount(said, one))) return false;
    const alone = tokensOf(said.written, language);
    return said.bare !== undefined || alone.every((token) => placesOf(token, ground).length === 0);
  });
}

/** A "million" on one side only may be a word for it on the other that is not known here. */
function isSameAmount(one: Quantity, other: Quantity): boolean {
  const isShared = (a: readonly string[], b: readonly string[]) =>
    a.some((value) => b.includes(value));
  if (isShared(one.readings, other.readings)) return true;
  if (one.bare && other.bare) return false;
  return isShared(one.bare ?? one.readings, other.bare ?? other.readings);
}

/** Whether people write it as a word, by which it would not be found in another language. */
export const isOftenAWord = ({ readings, bare = readings }: Quantity): boolean =>
  bare.some((value) => /^(?:1?\d|[2-9]?0+|[1-9]0+)$/.test(value));

/** Negators that mean something else as often, or stand beside another that is counted. */
const ambiguous: ReadonlySet<string> = new Set(
  'pas personne rien jamais guere ما なか ん'.split(' '),
);

function denialsIn(tokens: readonly Token[], language: string): Token[] {
  const lexicon = lexiconOf(language);
  return tokens.filter(
    (token, i) =>
      isNegator(token, lexicon) &&
      !ambiguous.has(token.norm) &&
      !undone.test(tokens[i + 1]?.norm ?? '') &&
      !(/^n'?e?$/.test(token.norm) && isRestriction(tokens, i)),
  );
}

/** "Ne … que" is "only". */
const isRestriction = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 2, at + 5).some(({ norm }) => norm === 'que' || norm === 'qu') &&
  !tokens.slice(at + 2, at + 4).some(({ norm }) => ambiguous.has(norm));

/**
 * What denies on one side only: in the sentence, where nothing about its evidence does, or in the
 * evidence, where nothing in the sentence does. No proof, for each language has words that deny
 * without a negator; but no translation either that could be called borne out.
 */
export function denialApart(
  tokens: readonly Token[],
  language: string,
  { evidence, around, of }: { evidence: string; around: string; of: string },
): Reason | undefined {
  const [own, other] = [lexiconOf(language), lexiconOf(of)];
  if (own.negators.size === 0 || other.negators.size === 0) return undefined;
  const [said] = denialsIn(tokens, language);
  if (said) {
    const given = tokensOf(around, of);
    const isDenied = given.some(
      (token) => isNegator(token, other) || deniesImplicitly(token, other),
    );
    return isDenied ? undefined : { code: 'negation', said: said.written };
  }
  const [given] = denialsIn(tokensOf(evidence, of), of);
  if (!given || tokens.some((token) => isNegator(token, own) || deniesImplicitly(token, own)))
    return undefined;
  return { code: 'negation', given: given.written };
}
