import { baseLanguage } from './base-language.ts';

const general =
  'e.g i.e etc. cf vs al ca approx no nr vol fig figs ed eds pp p dr prof st jr sr mr mrs ms inc ltd co corp dept est jan feb apr jun jul aug sep sept oct nov dec';
const byLanguage: Readonly<Record<string, string>> = {
  en: 'viz resp sec chap eq ref gen col sgt capt lt rev hon',
  es: 'sr sra srta dra ud uds vd vds pág págs p.ej ej art núm cap aprox avda tel ee uu a.c d.c',
  fr: 'm mm mme mlle me env av p.ex chap art n° éd',
  de: 'z.b z d.h d h u.a u bzw bzgl evtl ggf inkl exkl usw vgl s abs abb nr jh jhd bspw sog mind max min tel str hl geb gest v.chr n.chr chr',
  it: 'sig sigg sig.ra dott prof.ssa ecc p.es es pag pagg art cap a.c d.c',
  pt: 'sra dra pág págs p.ex ex art núm cap aprox a.c d.c',
  ca: 'sra dra pàg pàgs p.ex ex art núm cap aprox a.c d.c',
};
const sets = new Map(
  Object.keys(byLanguage).map((language) => [
    language,
    new Set(`${general} ${byLanguage[language]}`.split(' ')),
  ]),
);
const fallback = new Set(general.split(' '));

// "etc.", "No." and months may well end a sentence; the others practically never do.
const mayEnd = new Set([
  'etc',
  'no',
  'al',
  'co',
  'inc',
  'ltd',
  'corp',
  'jr',
  'sr',
  'dec',
  'est',
  'p',
  'ed',
  'col',
  'm',
  'me',
  's',
  'h',
  'd',
  'u',
  'z',
  'ex',
  'es',
  'min',
  'max',
  'ecc',
  'usw',
  'uu',
  'art',
  'a.c',
  'd.c',
  'str',
  'ref',
  'gen',
  'ms',
  'ca',
  'rev',
  'sec',
  'chr',
  'v.chr',
  'n.chr',
  'oct',
  'jan',
  'feb',
  'apr',
  'jun',
  'jul',
  'aug',
  'sep',
  'nov',
  'av',
  'env',
  'max',
]);

/** Does the text end in an abbreviation, so that its full stop does not end the sentence? `next` is the text that follows. */
export function endsInAbbreviation(text: string, next: string, language: string): boolean {
  const match = /(?:^|[\s("'«„“])((?:\p{L}+\.)*[\p{L}°]+)\.["')\]]*\s*$/u.exec(text);
  const word = match?.[1];
  if (word === undefined) return false;
  const lower = word.toLowerCase();
  if ((sets.get(baseLanguage(language)) ?? fallback).has(lower)) {
    return !mayEnd.has(lower) || /^\s*[\p{Ll}\d(]/u.test(next);
  }
  // The initial of a name ("J. Smith", "George W. Bush"), but neither "vitamin C." nor "Photosystem I.".
  return (
    /^\p{Lu}$/u.test(word) &&
    word !== 'I' &&
    /^\p{Lu}/u.test(next) &&
    /(?:^|\p{Lu}[\p{L}.'’-]*\s+)\p{Lu}\.\s*$/u.test(text)
  );
}
