import { foldWord, type Token } from './tokens.ts';
import { magnitudeOf } from './numbers.ts';
import type { Reading } from './reading.ts';

/** Words that say on which side of a round number the exact one lies; folded. */
const words = {
  above:
    'over above exceeding exceeded exceeds more uber mehr plus mas mais piu oltre superando superior более больше свыше 超过 以上 超える أكثر',
  below:
    'almost nearly under below less fast knapp beinahe unter weniger presque pres moins casi cerca menos quasi meno quase почти менее меньше 近 将近 不到 近く 未満 حوالي',
  around:
    'about around roughly approximately some circa etwa rund ungefahr zirka gegen environ vers aproximadamente unos unas alrededor circa intorno aproximadamente cerca около примерно 大约 约 左右 約 およそ تقريبا नحو लगभग करीब',
} as const;
const sides = new Map(
  Object.entries(words).map(([side, list]) => [side, new Set(list.split(' ').map(foldWord))]),
);
const wordsBefore = 3;

/**
 * Does a round number, called so ("over 1.5 million", "nearly 50"), stand for an exact one of the
 * passages (1,580,575, 47)? Also of the "million" behind it.
 */
export function isRounded({ sentence, ground }: Reading, index: number): boolean {
  const at = magnitudeOf(sentence[index]!.written) !== undefined ? index - 1 : index;
  const said = exact(sentence, at);
  if (said === undefined) return false;
  const before = sentence.slice(Math.max(0, at - wordsBefore), at);
  const called = (side: keyof typeof words): boolean =>
    before.some(({ norm }) => sides.get(side)!.has(norm));
  const step = 10 ** (Math.floor(Math.log10(said)) - placesKept(said) + 1);
  return ground.tokens.some(({ values }, place) => {
    const given = values && exact(ground.tokens, place);
    if (given === undefined) return false;
    return (
      (called('above') && given >= said && given - said < step) ||
      (called('below') && given <= said && said - given < step) ||
      (called('around') && Math.abs(given - said) <= step / 2)
    );
  });
}

/** The value of the number there, with the "million" behind it. */
function exact(tokens: readonly Token[], at: number): number | undefined {
  const value = Number(tokens[at]?.values?.[0]);
  if (!(value > 0)) return undefined;
  return value * (magnitudeOf(tokens[at + 1]?.written ?? '') ?? 1);
}

/** How many digits it has before its noughts. */
const placesKept = (value: number): number =>
  String(Number(value.toPrecision(6)))
    .replace(/[.]|0+$/g, '')
    .replace(/^0+/, '').length;
