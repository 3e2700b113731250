import { type Drawer, node } from './drawing.ts';
import type { Said } from './read-lesson.ts';

/** Fewer points in time need no line. */
const fewest = 3;

/** What the lesson says of points in time, in their order. */
export const timeline: Drawer = ({ sentences }) => {
  const dated = sentences
    .flatMap((said) => {
      const date = dateOf(said.text);
      return date ? [{ ...said, ...date }] : [];
    })
    .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index)
    .filter(({ text }) => saysWhat(text))
    .toSorted((a, b) => a.year - b.year);
  if (new Set(dated.map(({ year }) => year)).size < fewest) return undefined;
  const nodes = dated.map(({ text, refs, shown }: Dated, index) =>
    node(`event-${index + 1}`, text, { detail: text, at: shown, refs: [...refs] }),
  );
  return { nodes, edges: [], weight: 8 + nodes.length * 2 };
};

/** Words besides the date, of which a sentence needs some to say what happened. */
const fewestWords = 5;
const months =
  /(?<!\p{L})(?:jan|feb|mar|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic|janv|févr|avr|août|gen|mag|giu|lug|set|ott|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\.?(?!\p{L})/giu;
function saysWhat(text: string): boolean {
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
  if (isUnspaced.test(text)) return true;
  return (text.replaceAll(months, ' ').match(/\p{L}{2,}/gu)?.length ?? 0) >= fewestWords;
}

type Dated = Said & { readonly year: number; readonly shown: string };

const year = '(1[0-9]{3}|20[0-9]{2})';
/** What stands before a year and not before an amount, in the languages that are offered. */
const before =
  "(?:in|by|since|from|until|till|circa|c\\.|ca\\.|around|between|year|early|late|en|desde|hasta|entre|hacia|año|depuis|dès|vers|jusqu['’]en|année|l['’]an|jahre?|seit|ab|um|zwischen|nel|dal|al|verso|fino al|anno|em|até|ano|des de|fins|l['’]any|el|в|с|до|около|عام|سنة|في|वर्ष|सन्)";
const unit =
  "(?!\\s*(?:%|°|[’']s\\b|(?:m|km|cm|mm|kg|g|t|l|ml|hz|mhz|w|kw|v|k|ev|nm|bytes?|mb|gb|people|times|met(?:re|er)s?|miles?|feet|tons?|tonnes?|years|años|ans|jahren?|anni|anos|dollars|euros?|percent)\\b))";
const patterns = [
  // 300 BC, 44 a. C., 44 v. Chr., 52 av. J.-C.
  {
    form: /(?<![\d.,])(\d{1,4})\s?(?:bce?\b|b\.c\.|a\.\s?c\.|v\.\s?chr|av\.\s?j)/iu,
    yearOf: (n: number) => -n,
  },
  // 1905年
  { form: /(?<!\d)([12]\d{3})\s?[年년]/u, yearOf: (n: number) => n },
  // the 19th century, 19. Jahrhundert, 19世紀
  {
    form: /(?<!\d)(\d{1,2})(?:th|st|nd|rd|e|ème|\.)?\s?(?:century|centuries|siècle|jahrhundert|世紀|世纪)/iu,
    yearOf: (n: number) => (n - 1) * 100,
  },
  {
    form: new RegExp(
      `(?<![\\p{L}\\d])${before}\\s+(?:the\\s+)?${year}(?![\\d.,]\\d|\\d)${unit}`,
      'iu',
    ),
    yearOf: (n: number) => n,
  },
  // (1905), 1905: …, 1905–1911, March 1905, 1905 году
  { form: new RegExp(`[(\\[（]${year}(?!\\d)(?=\\s*[)\\]）,;–-])`, 'u'), yearOf: (n: number) => n },
  {
    form: new RegExp(`^${year}(?=\\s*[:：–—,-]|\\s+\\p{L})${unit}`, 'u'),
    yearOf: (n: number) => n,
  },
  {
    form: new RegExp(`(?<!\\d)${year}\\s?[–-]\\s?(?:\\d{2}|\\d{4})(?!\\d)`, 'u'),
    yearOf: (n: number) => n,
  },
  {
    form: new RegExp(
      `(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember)(?:\\s+\\d{1,2},?)?(?:\\s+de[l]?)?\\s+${year}(?!\\d)`,
      'iu',
    ),
    yearOf: (n: number) => n,
  },
  { form: new RegExp(`(?<!\\d)${year}\\s+(?:год|г\\.)`, 'u'), yearOf: (n: number) => n },
];

/** The first point in time that a sentence names, as it names it. */
function dateOf(text: string): { year: number; shown: string } | undefined {
  const found = patterns
    .flatMap(({ form, yearOf }) => {
      const match = form.exec(text);
      if (!match) return [];
      const n = yearOf(Number(match[1]));
      const digits = match.index + match[0].indexOf(match[1]!);
      return [{ at: digits, year: n, shown: shownDate(match[0], match[1]!, n) }];
    })
    .toSorted((a, b) => a.at - b.at);
  return found[0];
}

/** A year alone, or with the words that make it something else. */
const shownDate = (match: string, digits: string, n: number): string =>
  String(n) === digits && !/[–-]|[年년]/u.test(match)
    ? digits
    : match.replace(/^[^\d]+/u, '').trim();
