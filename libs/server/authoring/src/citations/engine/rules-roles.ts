import type { Finding } from './findings.ts';
import { connectivesOf } from './lexicon/connectives.ts';
import {
  agentMarks,
  articles,
  mutual,
  relatives,
  otherSide,
  sidesOfWord,
  subjectFirst,
  type Side,
} from './lexicon/sides.ts';
import { placesOf } from './passage.ts';
import { apart } from './rules-slots.ts';
import { neighboursOf, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** Who does it, or is more, before a word; to whom, or than whom, behind it. */
interface Roles {
  readonly before: Token;
  readonly after: Token;
  /** "is eaten by": they have changed sides. */
  readonly isTurned: boolean;
  /** What else binds it to the word: "than", "of". */
  readonly bond: string;
}

const reach = 5;
const placesMax = 12;

/**
 * The two that a verb or a comparative relates in each other's place: "A outnumber B", where the
 * passage has "B outnumber A". A passive that turns them back says the same.
 */
export function readRoles({ sentence, ground, language }: Reading): Finding[] {
  if (!subjectFirst.has(language)) return [];
  for (const [i, token] of sentence.entries()) {
    if (token.isStop || token.isName || token.values || mutual.has(token.norm)) continue;
    const said = rolesAt(sentence, i, language);
    if (!said) continue;
    const given = placesOf(token, ground)
      .slice(0, placesMax)
      .flatMap((place) => rolesAt(ground.tokens, place, language) ?? []);
    const ways = given.map((one) => wayOf(said, one));
    if (ways.indexOf('crossed') === -1 || ways.includes('straight')) continue;
    const { before, after } = said;
    return [{ code: 'exchanged', strength: 1, said: before.written, given: after.written }];
  }
  return [];
}

function rolesAt(tokens: readonly Token[], at: number, language: string): Roles | undefined {
  const { clause } = tokens[at]!;
  let before: Token | undefined;
  for (let i = at - 1; i >= Math.max(0, at - reach) && !before; i -= 1) {
    if (tokens[i]!.clause !== clause) return undefined;
    if (tokens[i]!.isStop) continue;
    if (isFronted(tokens, i, language)) return undefined;
    before = tokens[i];
  }
  let isTurned = false;
  let bond = '';
  for (let i = at + 1; i <= Math.min(tokens.length - 1, at + reach); i += 1) {
    const token = tokens[i]!;
    // Behind "which" another statement goes on.
    if (token.clause !== clause || relatives.has(token.norm)) return undefined;
    if (agentMarks.has(token.norm) && (token.norm !== 'per' || language === 'it')) isTurned = true;
    else if (token.isStop && !articles.has(token.norm)) bond += ` ${token.norm}`;
    if (token.isStop) continue;
    return before && before.stem !== token.stem
      ? { before, after: token, isTurned, bond }
      : undefined;
  }
  return undefined;
}

/** "In cooperatives rules …": what a preposition opens the clause with does nothing. */
function isFronted(tokens: readonly Token[], at: number, language: string): boolean {
  let first = at - 1;
  while (first >= 0 && articles.has(tokens[first]!.norm)) first -= 1;
  const opening = tokens[first];
  return (
    opening?.isStop === true &&
    connectivesOf(language).has(opening.norm) &&
    (tokens[first - 1]?.clause ?? -1) !== opening.clause
  );
}

function wayOf(said: Roles, given: Roles): 'straight' | 'crossed' | undefined {
  if (said.bond !== given.bond) return undefined;
  const isSame = said.before.stem === given.before.stem && said.after.stem === given.after.stem;
  const isOther = said.before.stem === given.after.stem && said.after.stem === given.before.stem;
  if (!isSame && !isOther) return undefined;
  return isSame === (said.isTurned === given.isTurned) ? 'straight' : 'crossed';
}

/** A preposition of the other side before a word of the passage: "in Paris" for "far from Paris". */
export function readSides(reading: Reading): Finding[] {
  const { sentence, ground, language, at, best } = reading;
  for (const [i, token] of sentence.entries()) {
    if (token.isStop || best.to[i] === -1) continue;
    const said = sidesAt(sentence, i, language);
    if (said.sides.length === 0) continue;
    const givens = placesOf(token, ground).map((place) => sidesAt(ground.tokens, place, language));
    if (givens.some(({ sides }) => sides.some((side) => said.sides.includes(side)))) continue;
    const isTurned = ({ sides }: SidesAt): boolean =>
      said.sides.some((side) => sides.includes(otherSide[side]));
    const aligned = sidesAt(ground.tokens, best.to[i]!, language);
    const given = isTurned(aligned) ? aligned : isAway(said) ? givens.find(isTurned) : undefined;
    if (!given) continue;
    const { left, right } = neighboursOf(reading, i, 4);
    const isInPlace = said.from > 0 && best.to[said.from - 1] === given.from - 1;
    const isBound = [left, right].some(
      (other) => other !== -1 && apart(reading, at[other]!, best.to[i]!) <= 6,
    );
    return [
      {
        code: 'opposite',
        strength: isInPlace || isBound ? 1 : 0.5,
        said: said.written,
        given: given.written,
      },
    ];
  }
  return [];
}

interface SidesAt {
  readonly sides: readonly Side[];
  /** Index of the first of the prepositions; that of the word itself where none is before it. */
  readonly from: number;
  readonly written: string;
}

/** The sides that the prepositions right before a word put it on. */
function sidesAt(tokens: readonly Token[], index: number, language: string): SidesAt {
  const { clause } = tokens[index]!;
  const sides: Side[] = [];
  let from = index;
  for (let i = index - 1; i >= Math.max(0, index - 4); i -= 1) {
    const token = tokens[i]!;
    const own = sidesOfWord(token.norm, language);
    if (token.clause !== clause || (own.length === 0 && (!token.isStop || sides.length > 0))) break;
    sides.push(...own);
    if (own.length > 0) from = i;
  }
  const written = tokens
    .slice(from, index + 1)
    .map((token) => token.written)
    .join(' ');
  // "Far from": what stands before "from" decides.
  return { sides: isAway({ sides }) ? ['out', 'from'] : sides, from, written };
}

/** "Away from" says it twice, and of nothing that the passage has another thing move to. */
const isAway = ({ sides }: Pick<SidesAt, 'sides'>): boolean =>
  sides.includes('out') && sides.includes('from');
