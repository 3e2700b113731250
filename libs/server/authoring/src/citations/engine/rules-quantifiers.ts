import type { Finding } from './findings.ts';
import { conditionsOf, temporalOf } from './lexicon/conditions.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { almost, exclusives, sole } from './lexicon/polarity.ts';
import { isRestriction } from './negations.ts';
import { unitOf } from './numbers.ts';
import { around, neighboursOf, type Reading } from './reading.ts';
import { isIdiom } from './rules-amounts.ts';
import { isNegator, type Token } from './tokens.ts';

const has = (words: ReadonlySet<string>, { norm, stem, written }: Token): boolean =>
  words.has(norm) ||
  // "Completed" and "exclusion" tell no whole, though "completely" and "exclusively" do.
  (words.has(stem) && !/(?:ed|ing|ions?)$/.test(norm)) ||
  words.has(written.toLowerCase());

/** A strong quantifier that the passage does not have near the same words, above all for a hedge. */
export function readQuantifiers(reading: Reading): Finding[] {
  const { sentence, lexicon, ground, best } = reading;
  const findings: Finding[] = [];
  sentence.forEach((token, i) => {
    if (!has(lexicon.strong, token) || isIdiom(sentence, i)) return;
    // "usually" and "always" may be aligned as words of one kind.
    const aligned = ground.tokens[best.to[i]!];
    const before = ground.tokens[best.to[i]! - 1];
    if (aligned && before && almost.has(before.norm) && best.to[i - 1] !== best.to[i]! - 1) {
      findings.push({
        code: 'quantifier',
        strength: 1,
        said: token.written,
        // Its own word: what the passage says is cut from what takes it back.
        given: token.written,
      });
      return;
    }
    if (aligned && !(has(lexicon.hedges, aligned) && !has(lexicon.strong, aligned))) return;
    // "Almost all" is not all of them.
    if (almost.has(sentence[i - 1]?.norm ?? '')) return;
    const isExclusive = exclusives.has(token.written.toLowerCase());
    // "Only three minutes", "only a part": that they are few, not that there is nothing else.
    const measured = sentence.slice(i + 1, i + 5);
    const first = measured.findIndex((next) => !next.isStop);
    if (
      isExclusive &&
      measured.slice(0, Math.max(2, first + 1)).some((next) => isPart(next, lexicon))
    )
      return;
    // "Only about", "nur höchstens": a bound of what is counted behind it.
    if (isExclusive && measured.slice(0, first + 3).some(({ values }) => values)) return;
    const { left, right } = neighboursOf(reading, i, 5);
    const anchors = [right, left].filter((at) => at !== -1).map((at) => reading.at[at]!);
    if (anchors.length === 0) return;
    const { isGiven, isSame, isDenied, hedge } = nearTo(reading, token, anchors, aligned);
    // Moved with its words, or the hedge goes with another statement.
    if (isGiven && (!hedge || isSame)) return;
    // "each year" claims nothing of all years.
    const isPer = distributive.has(token.norm) && reading.at[i + 1] !== -1;
    if ((!hedge || isPer) && unitOf(sentence[i + 1]?.written ?? '')) return;
    findings.push({
      code: 'quantifier',
      strength: hedge
        ? isGiven
          ? 0.5
          : 1
        : // "Never use it", for "do not use it".
          isDenied || isGeneric(reading, i) || isCondition(reading, i, isExclusive)
          ? 0.45
          : 0.55,
      said: token.written,
      ...(hedge && { given: hedge.written }),
    });
  });
  return findings.length > 0 ? findings : weakenedIn(reading);
}

/** What the passages have near these places in the way of quantifiers. */
function nearTo(
  { ground, lexicon, best }: Reading,
  token: Token,
  anchors: readonly number[],
  aligned: Token | undefined,
) {
  const isExclusive = exclusives.has(token.written.toLowerCase());
  const isDenying = isNegator(token, lexicon);
  let isGiven = false;
  let isSame = false;
  let isDenied = false;
  let hedge = aligned;
  for (const place of anchors) {
    const { from, to } = around({ ground }, place, 8);
    for (let j = from; j < to; j += 1) {
      const other = ground.tokens[j]!;
      if (other.norm === token.norm) isSame = true;
      if (isDenying && isNegator(other, lexicon)) isDenied = true;
      if (has(lexicon.strong, other) && exclusives.has(other.written.toLowerCase()) === isExclusive)
        isGiven = true;
      else if (isExclusive && (sole.has(other.norm) || isRestriction(ground.tokens, j)))
        isGiven = true;
      else if (
        has(lexicon.hedges, other) &&
        !best.to.includes(j) &&
        other.clause === ground.tokens[place]!.clause &&
        !(isExclusive || isDenying ? modals.has(other.norm) : false)
      )
        hedge ??= other;
    }
  }
  return { isGiven, isSame, isDenied, hedge };
}

/** "May only", "can never": what may be is no part of it. Folded. */
const modals: ReadonlySet<string> = new Set(
  'may might can could kann konnen konnte peut peuvent pourrait puede pueden podria puo possono potrebbe pode podem poderia может могут'.split(
    ' ',
  ),
);

/** "Every rule has", of what "a rule" has, or "rules have". */
function isGeneric({ sentence, at }: Reading, index: number): boolean {
  return distributive.has(sentence[index]!.norm) && at[index + 1] !== -1;
}

/** "Only if both agree", of what "needs the consent of both". */
const isCondition = (
  { sentence, ground, best, language }: Reading,
  index: number,
  isExclusive: boolean,
): boolean =>
  isExclusive &&
  sentence
    .slice(index + 1, index + conditionReach)
    .some((token) => opensCondition(token, language)) &&
  !ground.tokens
    .slice(best.window.from, best.window.to)
    .some((token) => opensCondition(token, language));
const opensCondition = ({ norm }: Token, language: string): boolean =>
  conditionsOf(language).has(norm) || temporalOf(language).has(norm);
const conditionReach = 5;

/** What tells how often rather than of how many. Folded. */
const distributive: ReadonlySet<string> = new Set(
  'every each jede jeder jedes jeden jedem chaque cada ogni каждый каждая каждое каждого каждой каждом каждую'.split(
    ' ',
  ),
);

/** A part in the very place of the whole: "some" for "all". */
function weakenedIn({ sentence, lexicon, ground, gaps }: Reading): Finding[] {
  for (const { said, given, isClosed } of gaps) {
    if (!isClosed) continue;
    const some = sentence.slice(said.from, said.to).find((token) => has(lexicon.hedges, token));
    const all = ground.tokens
      .slice(given.from, given.to)
      .find((token) => has(lexicon.strong, token) && !exclusives.has(token.norm));
    if (some && all)
      return [{ code: 'quantifier', strength: 0.5, said: some.written, given: all.written }];
  }
  return [];
}

const isPart = (token: Token, { hedges }: Lexicon): boolean =>
  token.values !== undefined || few.test(token.norm) || has(hedges, token);
const few = /^(?:few|wenige[nr]?|peu|poc[oa]s|poch[ie]|pouc[oa]s|немногие|少数)$/u;
