import { baseLanguage } from '@coursewright/text';

/** Shorter, it says too little of the thing. */
const shortest = 15;

/** A comma and a word that goes on: before another clause, or before the last of several things. */
const goesOn: Readonly<Record<string, RegExp>> = {
  en: /, (?:and|so|but) (?=\p{L})/u,
  de: /, (?:und|aber|so ?dass) (?=\p{L})/u,
  es: /, (?:y|pero|por lo que|así que) (?=\p{L})/u,
  fr: /, (?:et|mais) (?=\p{L})/u,
  it: /, (?:e|ma) (?=\p{L})/u,
  pt: /, (?:e|mas) (?=\p{L})/u,
  ru: /, (?:и|а|но) (?=\p{L})/u,
};

/**
 * "A loan for buying a home, and its rate is low": what a thing is, without what else is said of it. A
 * comma before the last of several things stands behind another comma.
 */
export function withoutFurther(said: string, language: string): string {
  const found = goesOn[baseLanguage(language)]?.exec(said);
  if (!found || found.index < shortest || said.slice(0, found.index).includes(', ')) return said;
  return `${said.slice(0, found.index)}.`;
}
