import { languageName, listedLanguages } from '@coursewright/contract';
import { otherLanguage } from '@coursewright/text/other-language';
import { plainText } from '../markdown/index.ts';
import type { Flaw } from './structured-answer.ts';

// A model slips into a language that many people write.
const likely: ReadonlySet<string> = new Set(listedLanguages);

/**
 * Whether prose that is long enough is clearly in another language than the course. Code and
 * quotations do not count.
 */
export function languageProblem(prose: string, language: string): Flaw[] {
  const text = plainText(
    prose
      .replace(/```[^]*?```/g, ' ')
      .replace(/`[^`]*`|“[^”]*”|«[^»]*»|„[^“”]*[“”]|"[^"\n]*"/g, ' '),
  );
  const found = otherLanguage(text, language, likely);
  if (found === undefined) return [];
  return [
    {
      problem: `It is written in ${languageName(found) ?? 'another language'}. Write it in ${languageName(language) ?? language}.`,
    },
  ];
}
