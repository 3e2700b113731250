import { detectAll, supportedLanguages, toISO2 } from 'tinyld';
import { baseLanguage } from '../language.ts';

/** Shorter prose gives no sure verdict. */
const charactersNeeded = 300;
const detectable = new Set(supportedLanguages.map(toISO2));
// Written languages that the detector lists under another code.
const detectorCode: Record<string, string> = { nb: 'no', nn: 'no', fil: 'tl', iw: 'he', in: 'id' };

/**
 * The language (ISO 639-1) of a plain text that is clearly not in the wanted one. Undefined if it
 * is, if the text is too short to tell, if the wanted language cannot be told, or if the found one
 * is not among the `likely`: the detector mistakes short technical prose for Volapük or Klingon.
 */
export function otherLanguage(
  text: string,
  wantedLanguage: string,
  likely: ReadonlySet<string>,
): string | undefined {
  const base = baseLanguage(wantedLanguage);
  const wanted = detectorCode[base] ?? base;
  if (!detectable.has(wanted) || text.length < charactersNeeded) return undefined;
  const found = detectAll(text);
  const [top] = found;
  const share = found.find(({ lang }) => lang === wanted)?.accuracy ?? 0;
  return top && likely.has(top.lang) && top.accuracy >= 0.6 && share <= 0.1 ? top.lang : undefined;
}
