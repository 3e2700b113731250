import { joiningOf } from './lexicon/connectives.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Reading } from './reading.ts';
import { areOpposites } from './relations.ts';
import { isNegator, type Token } from './tokens.ts';

/** Languages in which the negators of a clause deny it once, however many they are. */
const concordant: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ca', 'ru']);
/** Those that deny what stands behind them, whatever else is denied in the clause. Folded. */
const prepositions: ReadonlySet<string> = new Set(
  'without ohne sans sin senza sem sense без'.split(' '),
);
/** What goes on with a denial that an earlier negator began: "neither … nor". Folded. */
const continuing: Readonly<Record<string, string>> = {
  en: 'nor',
  fr: 'ni',
  es: 'ni',
  it: 'ne',
  pt: 'nem',
  ca: 'ni',
  ru: 'ни',
};

/** "Whether or not", "ob oder nicht": asked, and not denied. */
export const isAlternative = (tokens: readonly Token[], index: number): boolean =>
  bare.has(tokens[index]!.norm) && or.has(tokens[index - 1]?.norm ?? '');
const bare: ReadonlySet<string> = new Set('not nicht non pas no nao не'.split(' '));
const or: ReadonlySet<string> = new Set('or oder ou o или'.split(' '));

/** "Ne sont accessibles que": only, and not none. */
export function isRestriction(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:ne|n)$/.test(tokens[index]!.norm)) return false;
  const rest = tokens.slice(index + 1, index + 7);
  return (
    rest.some(({ norm, clause }) => /^qu(?:e)?$/.test(norm) && clause === tokens[index]!.clause) &&
    !rest.some(({ norm }) => /^(?:pas|jamais|aucune?|rien|personne)$/.test(norm))
  );
}

/** Does it deny the statement of its clause, and not just the noun behind it, as "without" does? */
export const deniesClause = (token: Token, lexicon: Lexicon): boolean =>
  isNegator(token, lexicon) && !prepositions.has(token.norm);

/** The negators of a sentence by the denials that they make together, as indexes. */
export function denialsIn(tokens: readonly Token[], lexicon: Lexicon): number[][] {
  const denials: number[][] = [];
  tokens.forEach((token, i) => {
    if (!isNegator(token, lexicon) || isAlternative(tokens, i) || isRestriction(tokens, i)) return;
    const last = denials.at(-1);
    if (last && goesOn(tokens, last.at(-1)!, i, lexicon.language)) last.push(i);
    else denials.push([i]);
  });
  return denials;
}

function goesOn(
  tokens: readonly Token[],
  before: number,
  index: number,
  language: string,
): boolean {
  const [one, other] = [tokens[before]!, tokens[index]!];
  if (one.norm === other.norm && index === before + 1) return false;
  if (continuing[language] === other.norm) return true;
  if (!concordant.has(language) || prepositions.has(other.norm) || prepositions.has(one.norm))
    return false;
  return isOneClause(tokens, before, index, language);
}

/** Does no comma and no conjunction part the two? */
export function isOneClause(
  tokens: readonly Token[],
  one: number,
  other: number,
  language: string,
): boolean {
  const joining = joiningOf(language);
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return (
    tokens[from]!.clause === tokens[to]!.clause &&
    !tokens.slice(from + 1, to).some(({ norm }) => joining?.has(norm))
  );
}

/** So far behind a negator stands what it denies. */
const reach = 4;

/**
 * Does the passage have the contrary of what a negator of the sentence denies, in the very place?
 * "Had not been finished" is said of what "was unfinished".
 */
export function isMadeGood(reading: Reading, index: number): boolean {
  const { sentence, best } = reading;
  if (best.to[index] !== -1) return false;
  for (let i = index + 1; i <= Math.min(index + reach, sentence.length - 1); i += 1) {
    const token = sentence[i]!;
    if (token.clause !== sentence[index]!.clause) return false;
    if (token.isStop) continue;
    return hasContrary(reading, i);
  }
  return false;
}

/** Has the passage a contrary of the word in its place, and does not deny it? */
function hasContrary({ sentence, ground, gaps, lexicon, language }: Reading, index: number) {
  const isDenying = (place: number): boolean =>
    ground.tokens
      .slice(Math.max(0, place - reach), place + 1)
      .some((token) => isNegator(token, lexicon));
  return gaps.some(({ said, given }) => {
    if (index < said.from || index >= said.to) return false;
    for (let place = given.from; place < given.to; place += 1)
      if (areOpposites(sentence[index]!, ground.tokens[place]!, language) && !isDenying(place))
        return true;
    return false;
  });
}

/** Is the word denied that the passage has the contrary of? */
export const isTurned = (reading: Reading, index: number): boolean =>
  reading.sentence.some(
    (token, i) =>
      i < index &&
      i >= index - reach &&
      isNegator(token, reading.lexicon) &&
      isMadeGood(reading, i),
  );

/** "不经": a denial that is one word with what it denies. */
export const isDenyingSign = ({ norm }: Token, { language }: Lexicon): boolean =>
  language === 'zh' && /^[不没未无]\p{Script=Han}$/u.test(norm);
