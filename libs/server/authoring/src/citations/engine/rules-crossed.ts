import type { Finding } from './findings.ts';
import { contrastingOf } from './lexicon/connectives.ts';
import { likeness } from './likeness.ts';
import { deniesClause } from './negations.ts';
import { isLong } from './passage.ts';
import type { Reading } from './reading.ts';
import { areListed } from './rules-exchange.ts';
import { statementsOf } from './rules-pairs.ts';
import type { Token } from './tokens.ts';

/**
 * Two statements of the passages each with half of the other: "the angle tells the distance, the
 * duration the direction". What is put in other words may join two, but keeps them apart.
 */
export function readCrossed(reading: Reading): Finding[] {
  const { sentence, ground, language } = reading;
  if (isLong(ground)) return [];
  const said = statementsOf(sentence, language);
  if (said.at(-1) === 0) return [];
  const statements = statementsOfGround(reading);
  const places = sentence.map((token) => placesOfWord(token, reading));
  for (const given of [statements, [...ground.sentenceAt]]) {
    const homes = places.map((of) => homeOf(of, given));
    for (let group = 0; group < said.at(-1)!; group += 1) {
      const [one, other] = [group, group + 1].map((of) =>
        sentence.flatMap((_, i) => (said[i] === of && homes[i] !== -1 ? [i] : [])),
      ) as [number[], number[]];
      if (given !== statements && !isContrasted(reading, said, group + 1)) continue;
      const found =
        mixed(one, other, homes) ??
        (given === statements ? turned(reading, one, other, homes, statements) : undefined);
      if (!found || areListed(sentence, ...found, language)) continue;
      const [a, b] = found.map((i) => sentence[i]!);
      if (a!.stem !== b!.stem)
        return [{ code: 'exchanged', strength: 1, said: a!.written, given: b!.written }];
    }
  }
  return [];
}

/** Does "while" or "but" open the statement? Others take words of two sentences of the passages. */
const isContrasted = (
  { sentence, language }: Reading,
  said: readonly number[],
  group: number,
): boolean => {
  const contrasting = contrastingOf(language);
  const first = said.indexOf(group);
  return sentence
    .slice(Math.max(0, first - 3), first + 1)
    .some(({ norm }) => contrasting.has(norm));
};

type Pair = readonly [number, number];

/** Has each of the two some words of one statement and some of the other? */
function mixed(
  one: readonly number[],
  other: readonly number[],
  homes: readonly number[],
): Pair | undefined {
  const shared = [
    ...new Set(one.map((i) => homes[i]!)).intersection(new Set(other.map((i) => homes[i]!))),
  ];
  if (shared.length !== 2) return undefined;
  const [a, b] = [one, other].map((of) => of.find((i) => homes[i] === shared[0]));
  return [a!, b!];
}

/** "It works on viruses, but not on bacteria": each from a statement that denies what it affirms. */
function turned(
  { sentence, ground, lexicon }: Reading,
  one: readonly number[],
  other: readonly number[],
  homes: readonly number[],
  given: readonly number[],
): Pair | undefined {
  const [a, b] = [one.at(-1), other.at(-1)];
  if (a === undefined || b === undefined || homes[a] === homes[b]) return undefined;
  if (sentence[a]!.clause === sentence[b]!.clause) return undefined;
  const isDenied = (of: readonly number[]): boolean => {
    const { clause } = sentence[of[0]!]!;
    return sentence.some((token) => token.clause === clause && deniesClause(token, lexicon));
  };
  const isDeniedThere = (home: number): boolean =>
    ground.tokens.some((token, j) => given[j] === home && lexicon.negators.has(token.norm));
  const [first, second] = [isDenied(one), isDenied(other)];
  return first !== second &&
    isDeniedThere(homes[a]!) === second &&
    isDeniedThere(homes[b]!) === first
    ? [a, b]
    : undefined;
}

/** The statement that each token of the passages belongs to. */
function statementsOfGround({ ground, language }: Reading): number[] {
  const given: number[] = [];
  let before = 0;
  for (const { from, to } of ground.sentences) {
    const own = statementsOf(ground.tokens.slice(from, to), language);
    for (const group of own) given.push(before + group);
    before += (own.at(-1) ?? 0) + 1;
  }
  return given;
}

/** The one statement of the passages that has the word; -1 where none or several have it. */
function homeOf(places: readonly number[], given: readonly number[]): number {
  const [home = -1, ...others] = new Set(places.map((place) => given[place]!));
  return others.length > 0 ? -1 : home;
}

function placesOfWord(token: Token, { ground, language }: Reading): number[] {
  if (token.isStop) return [];
  return ground.tokens.flatMap((other, place) =>
    !other.isStop && likeness(token, other, language) >= alike ? [place] : [],
  );
}
const alike = 0.75;
