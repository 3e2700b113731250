import type { Token } from './tokens.ts';

/** Words for parts of a whole by what it is divided into, in all languages of ours; folded. */
const parts = new Map(
  (
    [
      [2, 'half halves halfte moitie mitad meta metade meitat половина половину половины'],
      [3, 'third thirds drittel tiers tercio tercios terzo terzi terco tercos треть трети'],
      [4, 'quarter quarters viertel quart quarts cuarto cuartos quarto quarti quartos четверть'],
      [5, 'fifth fifths funftel cinquieme cinquiemes quinto quintos quinti'],
      [10, 'tenth tenths zehntel dixieme dixiemes decimo decimos decimi'],
    ] as const
  ).flatMap(([whole, words]) => words.split(' ').map((word) => [word, whole] as const)),
);
const percent = /^(?:%|percent|pct|prozent|porcento|процент(?:а|ов)?)$/u;
const per = /^(?:per|por|pour|pro)$/u;
const hundred = /^(?:cent|ciento|cento|cien)$/u;

/**
 * The tokens with what a share of a whole means besides: "75 %" and "three quarters" have the same
 * value, and "75" alone does not.
 */
export function withShares(tokens: Token[]): Token[] {
  const means = (at: number, values: readonly string[]): void => {
    if (values.length === 0) return;
    const token = tokens[at]!;
    tokens[at] = { ...token, values: [...(token.values ?? []), ...values] };
  };
  tokens.forEach(({ norm, values }, at) => {
    const next = tokens[at + 1]?.norm ?? '';
    means(at, [...yearOfRange(tokens, at), ...hourOfDay(tokens, at)]);
    if (values && isPercent(next, tokens[at + 2]?.norm ?? '')) {
      means(
        at,
        values.map((value) => `${value}%`),
      );
      return;
    }
    const whole = parts.get(norm);
    if (whole === undefined || !values) return;
    const before = tokens[at - 1]?.values?.find((value) => /^\d$/.test(value));
    const shares = inPercent(Number(before ?? 1) / whole);
    means(at, shares);
    if (before !== undefined) means(at - 1, shares);
  });
  return tokens;
}

/** "2007-08" ends in 2008. */
function yearOfRange(tokens: readonly Token[], at: number): string[] {
  const [token, before] = [tokens[at]!, tokens[at - 1]];
  const century = /^(1[5-9]|20)(\d\d)$/.exec(before?.written ?? '');
  const isNext = before !== undefined && token.start - before.end === 1;
  return century && isNext && /^\d\d$/.test(token.written) && token.written > century[2]!
    ? [century[1]! + token.written]
    : [];
}

/** "2:30 pm" is 14:30. */
function hourOfDay(tokens: readonly Token[], at: number): string[] {
  const hour = Number(tokens[at]!.written);
  if (!(hour >= 1 && hour < 12)) return [];
  const [next, then] = [tokens[at + 1], tokens[at + 2]];
  const half = /^\d\d$/.test(next?.written ?? '') ? then : next;
  return /^p\.?m$/.test(half?.norm ?? '') ? [String(hour + 12)] : [];
}

const isPercent = (next: string, then: string): boolean =>
  percent.test(next) || (per.test(next) && hundred.test(then));

/** In whole percent and to one place, as people round. */
const inPercent = (share: number): string[] => [
  ...new Set(
    [Math.floor(share * 100), Math.round(share * 100), Math.round(share * 1000) / 10].map(
      (value) => `${value}%`,
    ),
  ),
];
