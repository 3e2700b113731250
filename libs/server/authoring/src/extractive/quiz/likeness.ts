import { baseLanguage } from '@coursewright/text';

/** Could both stand in the same place of a sentence: one or many, short form or word, code or not? */
export function isAlike(one: string, other: string, language: string): boolean {
  return (
    isAcronym(one) === isAcronym(other) &&
    formOf(one) === formOf(other) &&
    (!hasPlurals.has(baseLanguage(language)) || isPlural(one) === isPlural(other))
  );
}

/** Are both names with a capital of their own, or both common words? German writes all nouns so. */
export const isSameKindOfName = (one: string, other: string, language: string): boolean =>
  baseLanguage(language) === 'de' || /^\p{Lu}/u.test(one) === /^\p{Lu}/u.test(other);

const hasPlurals = new Set(['en', 'es', 'fr', 'pt', 'ca']);
const isAcronym = (text: string): boolean => /^[\p{Lu}\d/-]{2,}s?$/u.test(text);
/** "Photosynthesis", "analysis", "virus" and "process" are one thing each. */
const isPlural = (text: string): boolean =>
  /[^sui']s$/i.test(text.split(/ (?:of|de|du|di|del|della|von|for|to|in) /)[0] ?? '');

export const formOf = (text: string): string => {
  if (/\(.*\)$/.test(text)) return 'call';
  if (text.startsWith('-')) return 'flag';
  if (text.startsWith('<')) return 'tag';
  if (text.startsWith('@')) return 'handle';
  if (/^[~.]?\/|\.[a-z]{2,4}$/.test(text)) return 'path';
  if (/^(?:Ctrl|Alt|Shift|Strg)-/i.test(text)) return 'keys';
  if (/[_$]|[a-z][A-Z]/.test(text)) return 'identifier';
  if (/^[\d.,\s%]+$/.test(text)) return 'number';
  return 'word';
};
