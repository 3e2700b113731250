import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { baseLanguage } from '../language.ts';
import { foldAccents } from './fold-accents.ts';
import { stemCatalan } from './stem-catalan.ts';
import { stemEnglish } from './stem-english.ts';

type Stemmer = (word: string) => string;

/**
 * Snowball's, but for English and Catalan: over the word forms of the tests ours merges half as
 * many different English words (Snowball: "university" and "universe", "organ" and "organize"), and
 * of Catalan there is none in the package.
 */
const stemmers: Readonly<Record<string, Stemmer>> = {
  ar: arabic,
  ca: stemCatalan,
  da: danish,
  de: german,
  en: stemEnglish,
  es: spanish,
  fi: finnish,
  fr: french,
  hi: hindi,
  hu: hungarian,
  it: italian,
  nb: norwegian,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
};

const remembered = new Map<string, string>();
const rememberedMax = 50_000;

/**
 * The stem of a lower-case word, without accents: good for comparing words and for nothing else.
 * Words with digits stay as they are.
 */
export function stem(word: string, language: string): string {
  const base = baseLanguage(language);
  const key = `${base} ${word}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const made = /\d/.test(word)
    ? word
    : foldAccents((stemmers[base] ?? foldAccents)(word.replace(/['’]s?$/u, '')));
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(key, made);
  return made;
}
