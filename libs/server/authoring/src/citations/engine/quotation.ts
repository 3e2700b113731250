import type { Finding } from './findings.ts';
import type { Ground } from './passage.ts';
import { squeeze } from './squeeze.ts';

const quoted =
  /“([^“”]{3,999})”|"([^"\n]{3,999})"|«([^«»]{3,999})»|„([^“”„]{3,999})[“”]|「([^」]{2,999})」/gu;
const code = /(?<!`)(`+)(?!`)([\s\S]{0,2999}?[^`])\1(?!`)/g;

/** What was left out of a quotation, or put in to explain. */
const leftOut = /\[[^\]]{0,60}\]|\.{3,}|…/u;
/** With this share of its words in the passages, what is quoted may be reworded rather than made up. */
const rewordedFrom = 0.6;

/** The share of the longer words that stand in the passages, wherever. */
function shareIn(given: string, said: string): number {
  const words = (said.match(/[\p{L}\p{N}]+/gu) ?? []).filter(({ length }) => length > 3);
  if (words.length === 0) return 0;
  return words.filter((word) => given.includes(squeeze(word))).length / words.length;
}

/**
 * Quotations and code that no passage has to the letter; strength 1 where it is made up, 0.8 where
 * the passages have most of its words. A title of a word or two in quotation marks is a name, and no
 * quotation.
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
    const pieces = said.split(leftOut).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
    if (pieces.every((piece) => given.includes(squeeze(piece)))) continue;
    const words = said.split(/\s+/).filter((word) => word.length > 3);
    // "The Old Man and the Sea": a title.
    const isTitle = words.length > 0 && words.every((word) => /^[\p{Lu}\d]/u.test(word));
    const isLong =
      (said.split(/\s+/).length >= 3 && !isTitle) ||
      /[\p{Script=Han}\p{Script=Hiragana}]{5}/u.test(said);
    const strength = !isLong ? 0.6 : shareIn(given, said) >= rewordedFrom ? 0.8 : 1;
    findings.push({ code: 'quotation', strength, said });
  }
  return findings;
}
