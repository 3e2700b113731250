import type { Finding } from './findings.ts';
import { articles } from './lexicon/sides.ts';
import { likeness } from './likeness.ts';
import { isTurned } from './negations.ts';
import { placesOf } from './passage.ts';
import { neighboursOf, type Reading } from './reading.ts';
import { areRelated } from './relations.ts';
import { apart } from './rules-slots.ts';
import { shareSign } from './signs.ts';
import { isThing } from './things.ts';
import type { Token } from './tokens.ts';

/** Farther than so many words a thing stands in another place. */
const near = 6;

/**
 * A thing that the passages name elsewhere in the place of another: "met in the church" where the
 * church was founded and they met in the abbey. That it stands nearby bears nothing out.
 */
export function readReplaced(reading: Reading): Finding[] {
  const { sentence, language } = reading;
  const findings: Finding[] = [];
  sentence.forEach((token, i) => {
    if (token.isStop || token.values || token.isName || !isThing(sentence, i, language)) return;
    const given = kindInPlace(reading, i) ?? otherAfter(reading, i);
    if (given)
      findings.push({
        code: 'rival',
        strength: 0.95,
        said: token.written,
        given: given.written,
        mayAgree: true,
      });
  });
  return findings;
}

/** A word of the same kind in the very place of one that the passages have for something else. */
function kindInPlace(reading: Reading, index: number): Token | undefined {
  const { sentence, ground, best, language } = reading;
  const place = best.to[index]!;
  const other = ground.tokens[place];
  const token = sentence[index]!;
  if (!other || other.stem === token.stem || !isThing(ground.tokens, place, language))
    return undefined;
  if (likeness({ ...token, senses: [] }, other, language) > 0) return undefined;
  // Two names for one thing, wherever else each stands: "film" and "movie".
  if (token.senses.some((sense) => other.senses.includes(sense))) return undefined;
  const own = ground.places.get(token.stem) ?? [];
  // Where the words around it stand by it as well, it may be said of both.
  const { left, right } = neighboursOf(reading, index, reach);
  const around = [left, right].flatMap((i) => (i === -1 ? [] : placesOf(sentence[i]!, ground)));
  const isFree = own.every((at) => [place, ...around].every((one) => isElsewhere(ground, at, one)));
  return own.length > 0 && isFree ? other : undefined;
}

/** What the passages have behind the word before and its preposition, where this one never is. */
function otherAfter(reading: Reading, index: number): Token | undefined {
  const { sentence, ground, at, best, language } = reading;
  const token = sentence[index]!;
  const own = placesOf(token, ground);
  if (own.length === 0) return undefined;
  const said = bondBefore(sentence, index);
  const governor = said && at[said.from];
  if (!said || governor === undefined || governor === -1) return undefined;
  // Found in the sentence of what it belongs to, it stands there in its own right.
  const place = best.to[index]!;
  if (place !== -1 && ground.sentenceAt[place] === ground.sentenceAt[governor]) return undefined;
  let given: Token | undefined;
  for (const from of new Set([governor, ...placesOf(sentence[said.from]!, ground)])) {
    const after = bondAfter(ground.tokens, from);
    if (after?.bond !== said.bond) continue;
    const other = ground.tokens[after.to]!;
    if (likeness(token, other, language) > 0 || at.includes(after.to)) return undefined;
    if (own.some((one) => !isElsewhere(ground, one, from))) return undefined;
    given ??= other;
  }
  return given;
}

const isElsewhere = (ground: Reading['ground'], one: number, other: number): boolean =>
  apart({ ground }, one, other) > near;

const reach = 4;

/** The content word before a word, with the preposition between them. */
function bondBefore(tokens: readonly Token[], index: number) {
  let bond = '';
  for (let i = index - 1; i >= Math.max(0, index - reach); i -= 1) {
    const token = tokens[i]!;
    if (token.clause !== tokens[index]!.clause) return undefined;
    if (!token.isStop) return bond === '' ? undefined : { from: i, bond };
    if (!articles.has(token.norm)) bond = `${token.norm} ${bond}`;
  }
  return undefined;
}

/** The content word behind a word, with the preposition between them. */
function bondAfter(tokens: readonly Token[], index: number) {
  let bond = '';
  for (let i = index + 1; i <= Math.min(tokens.length - 1, index + reach); i += 1) {
    const token = tokens[i]!;
    if (token.clause !== tokens[index]!.clause) return undefined;
    if (!token.isStop) return bond === '' ? undefined : { to: i, bond };
    if (!articles.has(token.norm)) bond = `${bond}${token.norm} `;
  }
  return undefined;
}

/**
 * A word that the passage has, but far from its neighbours, while between those stands another that
 * the sentence does not have.
 */
export function readDisplaced(reading: Reading): Finding[] {
  const { sentence, ground, at, best } = reading;
  const findings: Finding[] = [];
  sentence.forEach((token, i) => {
    if (token.isStop || at[i] === -1) return;
    const [left, right] = [best.to[i - 1] ?? -1, best.to[i + 1] ?? -1];
    const sides = [left, right].filter((place) => place !== -1);
    if (sides.length === 0 || sides.some((place) => apart(reading, place, at[i]!) <= 4)) return;
    const after = left === -1 ? undefined : left + 1;
    const before = right === -1 ? undefined : right - 1;
    const place = after ?? before!;
    const { from, to } = ground.sentences[ground.sentenceAt[sides[0]!]!]!;
    const fits =
      after !== undefined && before !== undefined
        ? after === before
        : after === undefined
          ? i === 0 && before === from
          : i === sentence.length - 1 && after === to - 1;
    const other = ground.tokens[place];
    if (!other || other.isStop || at.includes(place)) return;
    if (!fits && !isHeadOfAnother(reading, i, place)) return;
    if (areRelated(token, other, reading.language) === 'synonym' || isTurned(reading, i)) return;
    if (shareSign(token, other)) return;
    const code = token.isName && other.isName ? 'name_elsewhere' : 'rival';
    findings.push({
      code,
      strength: 1,
      said: token.written,
      given: other.written,
      mayAgree: code === 'rival',
    });
  });
  return findings;
}

/**
 * Behind small words at most, a word of another sentence before what goes on to the letter: "The
 * years of 1788 had been destroyed", of a harvest. A name may stand for a thing, and a thing for it.
 */
function isHeadOfAnother(reading: Reading, index: number, place: number): boolean {
  const { sentence, ground, at, best } = reading;
  const next = ground.tokens[place + 1];
  return (
    best.to[index + 1] === place + 1 &&
    sentence.slice(0, index).every(({ isStop }) => isStop) &&
    ground.sentenceAt[at[index]!] !== ground.sentenceAt[place + 1] &&
    next?.clause === ground.tokens[place]!.clause &&
    sentence[index]!.isName === ground.tokens[place]!.isName
  );
}
