import { unitOf } from './numbers.ts';
import { articles } from './lexicon/sides.ts';
import type { Token } from './tokens.ts';

/** Units that others are an exact number of: by the least one of their kind, and how many of it. */
const kinds: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ms: { millisecond: 1, second: 1e3, minute: 6e4, hour: 36e5, day: 864e5, week: 6048e5 },
  mo: { month: 1, year: 12, decade: 120, century: 1200 },
  mm: { millimetre: 1, centimetre: 10, metre: 1e3, kilometre: 1e6 },
  mg: { milligram: 1, gram: 1e3, kilogram: 1e6, tonne: 1e9 },
};
const sizes = new Map(
  Object.entries(kinds).flatMap(([kind, units]) =>
    Object.entries(units).map(([unit, size]) => [unit, { kind, size }] as const),
  ),
);
/** Before a unit: half of it. English and others have it as a number. Folded. */
const halves =
  /^(?:half|halb(?:e[nmrs]?)?|demie?|medi[oa]|mezz[oa]|mei[oa]|mig|mitja|пол|половин[аыу])$/u;
/** Between a part and its unit: "a quarter of a century". Folded. */
const joining: ReadonlySet<string> = new Set('an of de di d einer eines'.split(' '));
const between = 2;

/** The tokens with what a number is in the least unit of its kind: two weeks are fourteen days. */
export function withMeasures(tokens: Token[]): Token[] {
  tokens.forEach((token, at) => {
    const { values, norm } = token;
    const isHalf = halves.test(norm);
    if (!values && !isHalf) return;
    const unit = unitBehind(tokens, at, isHalf || parts.has(norm));
    if (!unit) return;
    const amounts = isHalf
      ? [0.5]
      : parts.has(norm)
        ? [1 / parts.get(norm)!]
        : values!.map(Number).filter((value) => value > 0);
    const measures = amounts.map((amount) => measure(amount * unit.size, unit.kind));
    tokens[at] = { ...token, values: [...(values ?? []), ...measures] };
  });
  return tokens;
}

/** Parts of a unit that are said by a word of their own. Folded. */
const parts: ReadonlyMap<string, number> = new Map(
  'quarter viertel quart cuarto quarto четверть'.split(' ').map((word) => [word, 4] as const),
);

const measure = (amount: number, kind: string): string =>
  `=${Number(amount.toPrecision(9))}${kind}`;

/** The unit right behind a number; behind a part, with an article between. */
function unitBehind(tokens: readonly Token[], at: number, isPart: boolean) {
  for (let next = at + 1; next <= at + 1 + (isPart ? between : 0); next += 1) {
    const token = tokens[next];
    if (!token) return undefined;
    // "An" is an article in English, and a year in French.
    const isBetween = isPart && (articles.has(token.norm) || joining.has(token.norm));
    const size = sizes.get(unitOf(token.written) ?? '');
    if (size && !isBetween) return size;
    if (!isBetween) return undefined;
  }
  return undefined;
}

const isMeasure = (value: string): boolean => value.startsWith('=');

/** Are both the same amount, in whatever units? */
export const areSameMeasure = (one: Token, other: Token): boolean =>
  one.values?.some((value) => isMeasure(value) && other.values?.includes(value)) ?? false;

/** The amount that a unit counts: by the number before it, or one of it behind an article. */
function measuresBefore(tokens: readonly Token[], at: number): readonly string[] {
  const size = sizes.get(unitOf(tokens[at]!.written) ?? '');
  if (!size) return [];
  const number = [at - 1, at - 2, at - 3].find((before) => tokens[before]?.values !== undefined);
  if (number !== undefined) return tokens[number]!.values!.filter(isMeasure);
  return articles.has(tokens[at - 1]?.norm ?? '') ? [measure(size.size, size.kind)] : [];
}

/** Do two units count the same: "a decade", "ten years"? */
export function countSame(
  tokens: readonly Token[],
  at: number,
  others: readonly Token[],
  place: number,
): boolean {
  const given = measuresBefore(others, place);
  return measuresBefore(tokens, at).some((value) => given.includes(value));
}

/** Is the amount a unit that stands in the text without a number: "a decade", of ten years? */
export const isOneUnit = ({ values }: Token, tokens: readonly Token[]): boolean =>
  values !== undefined &&
  values.some(isMeasure) &&
  tokens.some((_, at) => measuresBefore(tokens, at).some((value) => values.includes(value)));
