import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { isLiteral } from '../material/code-names.ts';
import { weightOf } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { optionPools } from './answers.ts';
import type { AnswerSpot, Option } from './answers.ts';
import { seedOf } from './seed.ts';

/**
 * Share of a claim's other telling words that a sentence of the material may have before the claim
 * counts as made there.
 */
const madeElsewhere = 0.5;

/**
 * Up to `wanted` wrong answers of the answer's kind from the same material, the nearest and most
 * alike first: none is right too, none holds or is held by another, and none stands in the sentence
 * already.
 */
export function distractorsFor(
  spot: AnswerSpot,
  plain: string,
  language: string,
  chunk: number,
  index: MaterialIndex,
  wanted: number,
): string[] {
  const before = /([\p{L}’']+)\s+$/u.exec(plain.slice(0, spot.start))?.[1]?.toLowerCase() ?? '';
  const lower = plain.toLowerCase();
  const pool = optionPools(index)[spot.kind];
  const fits = (option: Option): boolean => {
    if (
      option.text.toLowerCase() === spot.text.toLowerCase() ||
      overlapping(option.text, spot.text)
    )
      return false;
    if (lower.includes(option.text.toLowerCase())) return false;
    if (spot.kind === 'number')
      return (
        option.unit === spot.unit &&
        sameForm(option.text, spot.text) &&
        !claimed(plain, spot, option, language, index)
      );
    if (spot.kind === 'year') return !claimed(plain, spot, option, language, index);
    if (spot.kind === 'code')
      return (
        isLiteral(option.text) === isLiteral(spot.text) &&
        (/\W/.test(spot.text) || isPlural(option.text) === isPlural(spot.text)) &&
        !claimed(plain, spot, option, language, index)
      );
    if (option.stems.some((stem) => spot.stems.includes(stem))) return false;
    if (isAcronym(option.text) !== isAcronym(spot.text)) return false;
    if (isPlural(option.text) !== isPlural(spot.text)) return false;
    if (!sameGender(before, option.text, language, index)) return false;
    return !claimed(plain, spot, option, language, index);
  };
  const ranked = pool
    .map((option) => ({ option, unlike: unlikeness(option, spot, chunk) }))
    .toSorted((a, b) => a.unlike - b.unlike || (a.option.text < b.option.text ? -1 : 1));
  const chosen: string[] = [];
  for (const { option } of ranked) {
    if (chosen.length >= wanted) break;
    if (fits(option) && !chosen.some((text) => overlapping(text, option.text)))
      chosen.push(option.text);
  }
  if (chosen.length < wanted && (spot.kind === 'number' || spot.kind === 'year')) {
    for (const text of otherNumbers(spot, plain)) {
      if (chosen.length >= wanted) break;
      if (
        !lower.includes(text) &&
        !chosen.includes(text) &&
        !claimed(plain, spot, { text, stems: [], chunk, unit: spot.unit }, language, index)
      )
        chosen.push(text);
    }
  }
  return chosen;
}

const overlapping = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
};

function unlikeness(option: Option, spot: AnswerSpot, chunk: number): number {
  const words = (text: string): number => text.split(' ').length;
  const form = spot.kind === 'code' && codeForm(option.text) !== codeForm(spot.text);
  return (
    Math.min(30, Math.abs(option.chunk - chunk)) / 10 +
    Math.abs(words(option.text) - words(spot.text)) * 0.8 +
    Math.abs(option.text.length - spot.text.length) / 12 +
    (form ? 2.5 : 0) +
    (/^\p{Lu}/u.test(option.text) !== /^\p{Lu}/u.test(spot.text) ? 0.8 : 0)
  );
}

const isAcronym = (text: string): boolean => /^[\p{Lu}\d]{2,}s?$/u.test(text);
/** "Photosynthesis", "analysis", "virus" and "process" are one thing each. */
const isPlural = (text: string): boolean =>
  /[^sui]s$/i.test(text.split(/ (?:of|de|du|di|del|della|von) /)[0] ?? '');
const codeForm = (text: string): string =>
  /\(.*\)$/.test(text)
    ? 'call'
    : text.startsWith('-')
      ? 'flag'
      : / /.test(text)
        ? `command ${text.split(' ')[0]}`
        : /[./]/.test(text)
          ? 'path'
          : 'word';
const sameForm = (one: string, other: string): boolean =>
  /[.,]/.test(one) === /[.,]/.test(other) && Math.abs(one.length - other.length) <= 2;

const genders: Readonly<Record<string, string>> = {
  el: 'ms',
  un: 'ms',
  del: 'ms',
  al: 'ms',
  la: 'fs',
  una: 'fs',
  los: 'mp',
  unos: 'mp',
  las: 'fp',
  unas: 'fp',
  le: 'ms',
  une: 'fs',
  du: 'ms',
  au: 'ms',
  il: 'ms',
  lo: 'ms',
  gli: 'mp',
  o: 'ms',
  um: 'ms',
  do: 'ms',
  ao: 'ms',
  no: 'ms',
  a: 'fs',
  uma: 'fs',
  da: 'fs',
  à: 'fs',
  na: 'fs',
  os: 'mp',
  as: 'fp',
  els: 'mp',
  les: 'fp',
  dos: 'mp',
  das: 'fp',
};
/** "der" may be either. */
const germanGenders: Readonly<Record<string, string>> = {
  ein: 'mn',
  das: 'mn',
  einen: 'mn',
  den: 'mn',
  eine: 'f',
  die: 'f',
};
const genderOf = new WeakMap<MaterialIndex, Map<string, string>>();

/**
 * In languages with gender, the article before a blank must not give the answer away: distractors
 * take the same one.
 */
function sameGender(before: string, text: string, language: string, index: MaterialIndex): boolean {
  if (!['es', 'fr', 'it', 'pt', 'ca', 'de'].includes(baseLanguage(language))) return true;
  const table = baseLanguage(language) === 'de' ? germanGenders : genders;
  const wanted = table[before];
  if (wanted === undefined) return true;
  let known = genderOf.get(index);
  if (!known) genderOf.set(index, (known = new Map()));
  let gender = known.get(text);
  if (gender === undefined) {
    const stem = contentStems(text, language)[0] ?? '';
    const counts = new Map<string, number>();
    for (const id of index.sentencesWith.get(stem) ?? []) {
      const plain = index.sentences[id]?.plain.toLowerCase() ?? '';
      const at = plain.indexOf(text.toLowerCase());
      const found = table[/(\p{L}+)\s+$/u.exec(at === -1 ? '' : plain.slice(0, at))?.[1] ?? ''];
      if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    gender = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
    known.set(text, gender);
  }
  return gender === wanted;
}

/** Does some sentence of the material say of the option what this sentence says of its answer? */
export function claimed(
  plain: string,
  spot: AnswerSpot,
  option: Option,
  language: string,
  index: MaterialIndex,
): boolean {
  const others = [
    ...new Set(contentStems(`${plain.slice(0, spot.start)} ${plain.slice(spot.end)}`, language)),
  ].filter((stem) => !spot.stems.includes(stem));
  const whole = others.reduce((sum, stem) => sum + weightOf(index, stem), 0) || 1;
  const candidates = option.stems.length > 0 ? rarest(option.stems, index) : rarest(others, index);
  return candidates.some((id) => {
    const sentence = index.sentences[id];
    if (!sentence) return false;
    const names =
      option.stems.length > 0
        ? option.stems.every((stem) => sentence.stems.includes(stem))
        : sentence.plain.includes(option.text);
    if (!names) return false;
    return (
      others.reduce(
        (sum, stem) => sum + (sentence.stems.includes(stem) ? weightOf(index, stem) : 0),
        0,
      ) /
        whole >=
      madeElsewhere
    );
  });
}

function rarest(stems: readonly string[], index: MaterialIndex): readonly number[] {
  let best: readonly number[] | undefined;
  for (const stem of stems) {
    const found = index.sentencesWith.get(stem) ?? [];
    if (best === undefined || found.length < best.length) best = found;
  }
  return (best ?? []).slice(0, 400);
}

/** Where the text has too few numbers of the kind: numbers of the same form and size. */
function otherNumbers(spot: AnswerSpot, plain: string): string[] {
  const seed = seedOf(plain);
  const value = Number(spot.text.replace(',', '.'));
  if (!Number.isFinite(value)) return [];
  if (spot.kind === 'year')
    return [7, -12, 19, -23, 31, -38]
      .map((step, i) => String(value + step + ((seed >> i) % 3)))
      .filter((year) => Number(year) < 2030);
  const decimals = /[.,](\d+)$/.exec(spot.text)?.[1]?.length ?? 0;
  if (/[.,]\d{3}$/.test(spot.text)) return [];
  return [2, 0.5, 1.5, 3, 0.25, 4]
    .map((factor) => value * factor)
    .map((made) =>
      decimals > 0
        ? made.toFixed(decimals).replace('.', spot.text.includes(',') ? ',' : '.')
        : String(
            value >= 20 && value % 10 === 0
              ? Math.round(made / 5) * 5
              : Math.max(2, Math.round(made)),
          ),
    )
    .filter(
      (text) => text !== spot.text && (spot.unit !== '%' || Number(text.replace(',', '.')) <= 100),
    );
}
