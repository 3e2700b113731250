import type { SourcePassage } from '@coursewright/sources';
import { countWords, isInOtherLetters } from '@coursewright/text';
import { plainText } from '../../markdown/index.ts';
import { isForeign } from '../quiz/clauses.ts';
import { bareOfCode } from './piece-language.ts';

/** Words in the language of its document that carry a lesson by themselves. */
const enough = 170;
/** Share of a document from which it is in its language, however little there is. */
const mostOfIt = 0.5;
/** Share of its letters from which a sentence is in a language that is not written in Latin ones. */
const ownLetters = 0.05;
/** Fewer words are a name, or an example. */
const shortest = 5;

/**
 * Whether what translators have left as it was can be spared: there is enough that they have
 * translated. Half of a manual in another language is no course in one.
 */
export function isTranslated(passages: readonly SourcePassage[], language: string): boolean {
  let [own, all] = [0, 0];
  for (const { kind, text } of passages) {
    if (kind !== 'prose' && kind !== 'list') continue;
    for (const piece of text.split('\n')) {
      const words = countWords(piece);
      all += words;
      if (!isUntranslated(piece, language)) own += words;
    }
  }
  return own >= enough || own >= all * mostOfIt;
}

/** "« … »", “…”: the words of somebody else. */
const quoted = /“[^”]*”|«[^»]*»|„[^“”]*[“”]|「[^」]*」|『[^』]*』|"[^"]*"|\([^()]*\)/gu;

/**
 * Whether a sentence is in another language than its document, less what it quotes. What is written
 * in another language in English, on English or on Spanish, is an example.
 */
export function isUntranslated(markdown: string, language: string): boolean {
  if (language === 'en') return false;
  const said = plainText(bareOfCode(markdown)).replace(quoted, ' ').trim();
  const letters = said.match(/\p{L}/gu)?.length ?? 0;
  const others = said.match(/(?!\p{sc=Latin})\p{L}/gu)?.length ?? 0;
  // Names of programs outweigh what Japanese says of them.
  const isNamed = isInOtherLetters(language) && others > letters * ownLetters;
  return countWords(said) >= shortest && !isNamed && isForeign(said, language);
}
