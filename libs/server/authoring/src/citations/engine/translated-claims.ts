import type { Reason } from './check.ts';
import { isEnglishWord } from './dictionary.ts';
import { type Lexicon, lexiconOf } from './lexicon/lexicon.ts';
import { quantitiesOf, type Quantity } from './numbers.ts';
import { groundOf, placesOf } from './passage.ts';
import { polesOfWord } from './lexicon/poles.ts';
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
  // What a thousand is grouped by may be a decimal mark; the first reading is the likelier.
  const [bare, plain] = one.bare ? [one.bare, other] : [other.bare, one];
  return bare !== undefined && bare[0] === plain.readings[0];
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

/** Words that make less of a thing, or set it against another, and leave it true. */
const weak: ReadonlySet<string> = new Set(
  'little few fewer less but out almost remain remains keep keeps against other beyond rather ended free wenig wenige weniger frei fast bleibt bleiben gegen plutot peu moins mais presque reste restent contre poco poca menos pero casi queda quedan contra meno ma quasi resta restano contro piu unico pouco pouca mas fica lloc poc mes gairebe мало меньше но почти остается остаётся против 少 但 几乎 ほとんど قليل لكن تقريبا يبقى ضد कम लेकिन लगभग'.split(
    ' ',
  ),
);
const deniesByMeaning = ({ norm }: Token, { implicit }: Lexicon): boolean =>
  implicit.has(norm) && !weak.has(norm);

/** Does the form of the word deny what the rest of it says: "unclean", "harmless"? */
function deniesByForm({ norm, isStop }: Token, language: string): boolean {
  if (isStop || norm.length < 6) return false;
  if (language === 'de') return /^un(?!ter|ser|iver|iform|ion|gefahr)/.test(norm);
  if (language === 'ru') return /^(?:не|бе[зс])/.test(norm);
  if (language !== 'en') return false;
  const rest = /^(?:un|in|im|ir|il|dis|non)(.{3,})$/.exec(norm)?.[1];
  return norm.endsWith('less') || (rest !== undefined && isEnglishWord(rest));
}

/**
 * What denies on one side only: in the sentence more often than around its evidence, or in the
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
  const denials = denialsIn(tokens, language);
  const byForm = tokens.filter((token) => deniesByForm(token, language));
  const [said] = denials;
  if (said) {
    const given = tokensOf(around, of).filter(
      (token) =>
        isNegator(token, other) || deniesByMeaning(token, other) || deniesByForm(token, of),
    );
    const isDenied = given.length >= (byForm.length === 0 ? 1 : denials.length + byForm.length);
    return isDenied ? undefined : { code: 'negation', said: said.written };
  }
  const [given] = denialsIn(tokensOf(evidence, of), of);
  if (!given || tokens.some((token) => isNegator(token, own) || deniesImplicitly(token, own)))
    return undefined;
  return { code: 'negation', given: given.written };
}

/** "All" where the evidence has "most", and no word for all of a thing. */
export function wholeForPart(
  tokens: readonly Token[],
  language: string,
  evidence: readonly Token[],
  of: string,
): Reason | undefined {
  const [own, other] = [lexiconOf(language), lexiconOf(of)];
  const has = (words: ReadonlySet<string>, { norm, stem }: Token): boolean =>
    words.has(norm) || words.has(stem);
  const said = tokens.find((token) => has(own.strong, token));
  if (!said || evidence.some((token) => has(other.strong, token))) return undefined;
  // What says both at once on one side may do so on the other: "almost all", "casi todos".
  if (tokens.some((token) => has(own.hedges, token))) return undefined;
  const given = evidence.find((token) => has(other.hedges, token));
  return given && { code: 'quantifier', said: said.written, given: given.written };
}

/**
 * A word for one end of a scale where the evidence has one for the other only: "wider" for
 * "estrecha", "before" for "nach". With the two sides exchanged both may be true, so it is no proof.
 */
export function otherPole(
  tokens: readonly Token[],
  language: string,
  evidence: readonly Token[],
  of: string,
): Reason | undefined {
  const ends = (words: readonly Token[], tongue: string): Map<number, Token> =>
    new Map(words.flatMap((token) => polesOfWord(token.norm, tongue).map((end) => [end, token])));
  const [said, given] = [ends(tokens, language), ends(evidence, of)];
  // "Less hard" is said of what is softer.
  const less = -1;
  const isLess = said.has(less) !== given.has(less);
  for (const [end, token] of said) {
    if (said.has(-end) || Math.abs(end) === 1) continue;
    const [same, other] = [given.get(end), given.get(-end)];
    if (isLess && same) return { code: 'opposite', said: token.written, given: same.written };
    if (!isLess && other && !same)
      return { code: 'opposite', said: token.written, given: other.written };
  }
  return undefined;
}
