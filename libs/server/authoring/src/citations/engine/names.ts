import { baseLanguage, isInOtherLetters } from '@coursewright/text';
import type { Ground } from './passage.ts';
import type { Token } from './tokens.ts';

/** "WMS", where the passage has "test_wms": a part of a name in code. */
export const isPartOfCode = ({ norm }: Pick<Token, 'norm'>, { tokens }: Ground): boolean =>
  norm.length > 2 &&
  tokens.some(
    ({ written }) =>
      written.length > norm.length &&
      written.split(/[._]|(?<=\p{Ll})(?=\p{Lu})/u).some((part) => part.toLowerCase() === norm),
  );

/**
 * Is the word a name, judged by its capitals and its neighbours? Inflected or derived first words
 * ("Researchers", "Measuring", "Usually") and German nouns are capitalised without being names.
 */
export function looksLikeName(
  word: string,
  before: string,
  opens: boolean,
  after: string,
  language: string,
): boolean {
  if (/^\d+(?:[.,]\d+)*(?:st|nd|rd|th|s|D)?$/u.test(word)) return false;
  if (/\d/.test(word) && /\p{L}/u.test(word)) return !/^\d/.test(word);
  // Among other letters a word in Latin ones names something.
  if (isInOtherLetters(language) && /^\p{Script=Latin}{2,}$/u.test(word)) return true;
  if (!/^\p{Lu}/u.test(word)) return false;
  if (/\p{Lu}.*\p{Lu}/u.test(word) && !word.includes('-')) return true;
  if (word.length < 2) return false;
  if (baseLanguage(language) === 'de') return !isCommonGermanNoun(word, before, opens, after);
  if (!opens) return true;
  // "Dado que", "Visto che": a conjunction of two words.
  if (/^\s+(?:que|qu['’]|che)(?!\p{L})/u.test(after)) return false;
  if (/^\s+\p{Lu}\p{Ll}/u.test(after)) return !/(?:ly|mente|ment)$/u.test(word);
  return (
    /^(?:['’]s)?\s+\p{Ll}/u.test(after) &&
    !/(?:s|ing|ed|ly|ment|mente|ant|ent|ando|endo|iendo|ar|er|ir|ion|ción)$/iu.test(word)
  );
}

const germanNounBefore =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|im|am|zum|zur|beim|vom|ins|ans|aller?|alle|diese[rsmn]?|jede[rsmn]?|viele[rn]?|mehrere[rn]?|sein|seine[rnms]?|ihr|ihre[rnms]?|unsere?[rnms]?|ohne|mit|durch|für|als|zwei|drei|vier|fünf|und|oder|\p{Ll}+(?:e|en|er|es|em))$/u;
const germanNounEnd =
  /(?:ung|ungen|heit|keit|keiten|heiten|schaft|schaften|tion|tionen|tät|täten|ismus|nis|nisse|ling|linge|chen|lein|tum|ment|ie|ik|ur|e|en|er|el)$/u;
function isCommonGermanNoun(word: string, before: string, opens: boolean, after: string): boolean {
  if (!opens && /^\s+\p{Lu}\p{Ll}/u.test(after) && !germanNounEnd.test(word)) return false;
  return germanNounBefore.test(before.toLowerCase()) || germanNounEnd.test(word);
}

/** "2:00 PM" names nothing. */
export const isHalfOfDay = (tokens: readonly Token[], at: number): boolean =>
  /^[ap]\.?m$/.test(tokens[at]!.norm) && tokens[at - 1]?.values !== undefined;
