import { guessLanguage } from '@coursewright/text/terms';
import { sentenceSpans } from '@coursewright/text';
import type { Claim, Reason, Verdict } from './check.ts';
import type { EvidenceSpan } from './evidence.ts';
import { groundOf } from './passage.ts';
import { squeeze } from './squeeze.ts';
import { standingWords } from './to-the-letter.ts';
import { tokensOf, type Token } from './tokens.ts';
import {
  amountsAbsent,
  denialApart,
  isOftenAWord,
  otherPole,
  wholeForPart,
} from './translated-claims.ts';

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

/** The language of a script that one language of ours writes, by its number in `scripts`. */
const byScript: Readonly<Record<number, string>> = { 1: 'ru', 2: 'ja', 3: 'zh', 4: 'ar', 5: 'hi' };

const languageOf = (passages: readonly string[]): string => {
  const text = passages.join(' ');
  return byScript[scriptOf(text)] ?? guessLanguage(text, 'en');
};

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
  const of = languageOf(passages);
  const ground = groundOf(passages, of);
  const tokens = tokensOf(sentence, language);
  const words = evidence === undefined ? '' : squeeze(evidence);
  const stands = evidence === undefined ? undefined : standingWords(evidence, passages);
  const absent = amountsAbsent(sentence, language, { texts: passages, language: of });
  const wrong = absent.find((amount) => !isOftenAWord(amount)) ?? absent[0];
  if (wrong) {
    const reason = { code: 'number_absent', said: wrong.written } as const;
    return isOftenAWord(wrong)
      ? verdict('loose', 0.3, reason)
      : verdict('contradicted', 0.04, reason);
  }
  if (evidence !== undefined && words !== '' && !stands)
    return verdict('loose', 0.2, { code: 'evidence_missing', said: evidence });
  if (!stands) return verdict('loose', 0.35, { code: 'much_reworded' });
  const [elsewhere] = amountsAbsent(sentence, language, { texts: [evidence ?? ''], language: of });
  if (elsewhere)
    return verdict('loose', 0.4, { code: 'number_elsewhere', said: elsewhere.written });
  const denial = denialApart(tokens, language, {
    evidence: stands.text,
    around: sentenceAround(stands, passages, of),
    of,
  });
  if (denial) return { ...verdict('loose', 0.4, denial), evidence: stands };
  const given = tokensOf(stands.text, of);
  const turned =
    otherPole(tokens, language, given, of) ?? wholeForPart(tokens, language, given, of);
  if (turned) return { ...verdict('loose', 0.4, turned), evidence: stands };
  const isSameScript = scriptOf(sentence) === scriptOf(passages.join(' '));
  const name = isSameScript ? tokens.find((token) => isStranger(token, ground)) : undefined;
  if (name) return { ...verdict('supported', 0.55, { code: 'evidence_stands' }), evidence: stands };
  return { ...verdict('supported', 0.75, { code: 'evidence_stands' }), evidence: stands };
}

/** The sentences of the passage in which the words stand. */
function sentenceAround(
  { passage, text }: EvidenceSpan,
  passages: readonly string[],
  language: string,
): string {
  const whole = passages[passage]!;
  const from = whole.indexOf(text);
  const to = from + text.length;
  return sentenceSpans(whole, language)
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => statementsOf(whole.slice(start, end), text))
    .join(' ');
}

/** Of a sentence, what stands between semicolons about the words, or all of it. */
const statementsOf = (sentence: string, words: string): string =>
  sentence.split(/[;；]/u).find((part) => part.includes(words)) ?? sentence;

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
