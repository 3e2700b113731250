import { guessLanguage } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import { isForeign } from '../quiz/clauses.ts';
import type { Sentence } from './sentence.ts';

/** What a piece of a document is written in: translated manuals keep what nobody has translated. */
export const languageOf = (plain: string, language: string): string =>
  isForeign(plain, language) ? guessLanguage(plain, 'en') : language;

/** A text without names that are typed and paths, which are of no language. */
export const bareOfCode = (markdown: string): string =>
  markdown.replace(/`[^`]*`/g, ' ').replace(/[\w.-]*[/=_][\w./=-]+/g, ' ');

/** The words of a sentence by which its language is told. */
export const withoutCode = ({ markdown }: Sentence): string => plainText(bareOfCode(markdown));
