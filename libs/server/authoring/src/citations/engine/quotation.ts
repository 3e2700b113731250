import type { Finding } from './findings.ts';
import type { Ground } from './passage.ts';
import { squeeze } from './squeeze.ts';

const quoted =
  /“([^“”]{3,999})”|"([^"\n]{3,999})"|«([^«»]{3,999})»|„([^“”„]{3,999})[“”]|「([^」]{2,999})」/gu;
const code = /(?<!`)(`+)(?!`)([\s\S]{0,2999}?[^`])\1(?!`)/g;

/**
 * Quotations and code that no passage has to the letter. A title of a word or two in quotation marks
 * is a name, and no quotation.
 */
export function readQuotations(sentence: string, ground: Ground): Finding[] {
  const findings: Finding[] = [];
  const given = ground.squeezed();
  for (const match of sentence.matchAll(code)) {
    const said = match[2] ?? '';
    if (!given.includes(squeeze(said))) findings.push({ code: 'code', strength: 1, said });
  }
  const prose = sentence.replace(code, '$2');
  // Straight marks that do not pair are inches, seconds or slips.
  if ((prose.match(/"/g)?.length ?? 0) % 2 === 1) return findings;
  for (const match of prose.matchAll(quoted)) {
    const said = match.slice(1).find((group) => group !== undefined) ?? '';
    if (given.includes(squeeze(said))) continue;
    const words = said.split(/\s+/).filter((word) => word.length > 3);
    // "The Old Man and the Sea": a title.
    const isTitle = words.length > 0 && words.every((word) => /^[\p{Lu}\d]/u.test(word));
    const isLong =
      (said.split(/\s+/).length >= 3 && !isTitle) ||
      /[\p{Script=Han}\p{Script=Hiragana}]{5}/u.test(said);
    findings.push({ code: 'quotation', strength: isLong ? 1 : 0.6, said });
  }
  return findings;
}
