import { languageName, listedLanguages } from '@coursewright/contract';
import { detectAll, supportedLanguages, toISO2 } from 'tinyld';
import { baseLanguage } from '@coursewright/text';
import { plainText } from '../markdown/index.ts';
import type { Flaw } from './structured-answer.ts';

/** Shorter prose gives no sure verdict. */
const charactersNeeded = 300;

const detectable = new Set(supportedLanguages.map(toISO2));
// The detector mistakes short technical prose for Volapük or Klingon; a model slips into a language that many people write.
const likely: ReadonlySet<string> = new Set(listedLanguages);

// Written languages that the detector lists under another code.
const detectorCode: Record<string, string> = { nb: 'no', nn: 'no', fil: 'tl', iw: 'he', in: 'id' };

/** Whether prose that is long enough is clearly in another language than the course. Code and quotations do not count. */
export function languageProblem(prose: string, language: string): Flaw[] {
  const wanted = detectorCode[baseLanguage(language)] ?? baseLanguage(language);
  if (!detectable.has(wanted)) return [];
  const text = plainText(
    prose
      .replace(/```[^]*?```/g, ' ')
      .replace(/`[^`]*`|“[^”]*”|«[^»]*»|„[^“”]*[“”]|"[^"\n]*"/g, ' '),
  );
  if (text.length < charactersNeeded) return [];
  const found = detectAll(text);
  const [top] = found;
  const share = found.find(({ lang }) => lang === wanted)?.accuracy ?? 0;
  if (!top || !likely.has(top.lang) || top.accuracy < 0.6 || share > 0.1) return [];
  return [
    {
      problem: `It is written in ${languageName(top.lang) ?? 'another language'}. Write it in ${languageName(language) ?? language}.`,
    },
  ];
}
