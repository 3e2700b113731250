import { guessLanguage } from '@coursewright/text/terms';
import type { Claim, Reason, Verdict } from './check.ts';
import { groundOf, placesOf } from './passage.ts';
import { squeeze } from './squeeze.ts';
import { standingWords } from './to-the-letter.ts';
import { tokensOf, type Token } from './tokens.ts';

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Han}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Thai}/u,
];

/** The script of most letters, by its number in `scripts`; kana wherever there is some. */
function scriptOf(text: string): number {
  const probe = text.slice(0, 600);
  if (scripts[2]!.test(probe)) return 2;
  const counts = scripts.map((script) => probe.match(new RegExp(script.source, 'gu'))?.length ?? 0);
  return counts.indexOf(Math.max(...counts));
}

/** Is the sentence clearly in another language than the passages? */
export function isOtherLanguage(
  sentence: string,
  passages: readonly string[],
  language: string,
): boolean {
  const given = passages.join(' ').slice(0, 2000);
  if (scriptOf(sentence) !== scriptOf(given)) return true;
  const found = guessLanguage(given, language);
  if (found === language) return false;
  // Few words tell little: the sentence itself must not read like the passages.
  return guessLanguage(sentence, language) !== found;
}

/**
 * Judges a sentence by passages in another language: by the evidence that its author names, by
 * numbers and by names. Being a translation never speaks against it.
 */
export function checkTranslation({ sentence, passages, language, evidence }: Claim): Verdict {
  const ground = groundOf(passages, guessLanguage(passages.join(' '), 'en'));
  const tokens = tokensOf(sentence, language);
  const words = evidence === undefined ? '' : squeeze(evidence);
  const stands = evidence === undefined ? undefined : standingWords(evidence, passages);
  const digits = tokens.filter(({ written }) => /^\d/.test(written));
  const absent = digits.find((token) => placesOf(token, ground).length === 0);
  if (absent) return verdict('contradicted', 0.04, { code: 'number_absent', said: absent.written });
  if (evidence !== undefined && words !== '' && !stands)
    return verdict('loose', 0.2, { code: 'evidence_missing', said: evidence });
  if (!stands) return verdict('loose', 0.35, { code: 'much_reworded' });
  const inEvidence = groundOf([evidence ?? ''], guessLanguage(passages.join(' '), 'en'));
  const elsewhere = digits.find((token) => placesOf(token, inEvidence).length === 0);
  if (elsewhere)
    return verdict('loose', 0.4, { code: 'number_elsewhere', said: elsewhere.written });
  const isSameScript = scriptOf(sentence) === scriptOf(passages.join(' '));
  const name = isSameScript ? tokens.find((token) => isStranger(token, ground)) : undefined;
  if (name) return { ...verdict('supported', 0.55, { code: 'evidence_stands' }), evidence: stands };
  return { ...verdict('supported', 0.75, { code: 'evidence_stands' }), evidence: stands };
}

/** A name that neither stands in the passages nor looks like one that does ("Londres", "London"). */
function isStranger(token: Token, ground: ReturnType<typeof groundOf>): boolean {
  if (!token.isName || token.values || token.start === 0) return false;
  const start = token.norm.slice(0, 3);
  return !ground.tokens.some(({ norm }) => norm.startsWith(start));
}

const verdict = (state: Verdict['state'], probability: number, reason: Reason): Verdict => ({
  state,
  probability,
  reason,
});
