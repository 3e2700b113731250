import { guessLanguage } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import { isForeign } from '../quiz/clauses.ts';
import type { Sentence } from './sentence.ts';

/** What a piece of a document is written in: translated manuals keep what nobody has translated. */
export const languageOf = (plain: string, language: string): string =>
  isForeign(plain, language) ? guessLanguage(plain, 'en') : language;

/** The words of a sentence by which its language is told: names and paths are of none. */
export const withoutCode = ({ markdown }: Sentence): string =>
  plainText(markdown.replace(/`[^`]*`/g, ' ').replace(/[\w.-]*[/=_][\w./=-]+/g, ' '));
