import { readFileSync } from 'node:fs';
import { regular } from './lexicon/irregular.ts';

export interface Sense {
  readonly kinds: readonly number[];
  readonly contraries: readonly number[];
  /** Senses of words made from the same root: "erupt", "eruption". */
  readonly derived: readonly number[];
}

interface Dictionary {
  readonly senses: readonly Sense[];
  readonly bySpelling: ReadonlyMap<string, readonly number[]>;
  readonly nouns: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const file = new URL('../../../citation-model/english-relations.json', import.meta.url);
let dictionary: Dictionary | undefined;

interface Stored {
  readonly senses: readonly (readonly [readonly number[], readonly number[], readonly number[]])[];
  readonly words: Readonly<Record<string, readonly number[]>>;
  readonly nouns: string;
  readonly names: string;
}

function english(): Dictionary {
  if (dictionary) return dictionary;
  const { senses, words, nouns, names } = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  dictionary = {
    senses: senses.map(([kinds, contraries, derived]) => ({ kinds, contraries, derived })),
    bySpelling: new Map(Object.entries(words)),
    nouns: new Set(nouns.split(' ')),
    names: new Set(names.split(' ')),
  };
  return dictionary;
}

/** Is it a word of the English dictionary that is written without a capital? */
export const isEnglishWord = (norm: string): boolean =>
  sensesOf(norm).length > 0 && !english().names.has(norm);

/** Is the English word seen as a noun more often than as anything else? */
export const isMostlyNoun = (norm: string): boolean =>
  english().nouns.has(regular(norm)) ||
  (norm.endsWith('s') && english().nouns.has(norm.slice(0, -1)));

/** A sense by its number. */
export const senseOf = (number: number): Sense | undefined => english().senses[number];

/** The senses of an English word in any of its forms. */
const sensesKnown = new Map<string, readonly number[]>();
const rememberedMax = 20_000;

export function sensesOf(word: string): readonly number[] {
  let known = sensesKnown.get(word);
  if (known) return known;
  if (sensesKnown.size >= rememberedMax) sensesKnown.clear();
  sensesKnown.set(word, (known = findSenses(word)));
  return known;
}

function findSenses(written: string): readonly number[] {
  const word = regular(written);
  const { bySpelling } = english();
  const known = bySpelling.get(word);
  // "Giving" and "increased" have senses of their own beside those of the verb.
  if (known && !/(?:ing|ed)$/.test(word)) return known;
  const own = known ?? [];
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const bare = word.slice(0, word.length - ending.length);
    const found =
      bySpelling.get(bare + instead) ??
      (instead === '' && bare.at(-1) === bare.at(-2)
        ? bySpelling.get(bare.slice(0, -1))
        : undefined);
    if (found) return own.length === 0 ? found : [...new Set([...own, ...found])];
  }
  return own;
}

const endings = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['iest', 'y'],
  ['ier', 'y'],
  ['ily', 'y'],
  ['es', ''],
  ['es', 'e'],
  ['s', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ed', ''],
  ['ed', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['est', 'e'],
  ['ly', ''],
] as const;
