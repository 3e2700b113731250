import type { Candidate } from './candidate.ts';
import { isForeign, lengthIn } from './clauses.ts';
import { isSign } from './entry-names.ts';
import { isFragment, isMuddled } from './fragments.ts';

/**
 * The candidate without the wrong answers that no learner would take: pieces of sentences, another
 * language, another kind of phrase. None at all where its question or its key is such a piece.
 */
export function soundCandidate(candidate: Candidate, language: string): Candidate[] {
  const { question, key, wrong, ordered, isChecked } = candidate;
  if (isChecked) return [candidate];
  const isWhole = (text: string): boolean =>
    // "$1": of which script or pattern, the text around says.
    !/^[$\\%]\d$/.test(text) &&
    (isSign(text) ||
      (!isFragment(text, language) &&
        !isMuddled(text, language) &&
        // A name in Latin letters is a name in every language.
        !(!isName(text) && lengthIn(text, language) >= 3 && isForeign(text, language))));
  const quotes = quotesIn(question);
  if (![...quotes, key, ...(ordered ?? [])].every(isWhole)) return [];
  const isBeside = (text: string): boolean =>
    // One that begins small among sentences is no sentence.
    (/^\p{Ll}/u.test(text) === /^\p{Ll}/u.test(key) || lengthIn(text, language) < 4) &&
    // What the question itself names is soon out of it.
    !(text.length >= 3 && quotes.some((quote) => holdsWhole(quote, text)));
  return [{ ...candidate, wrong: wrong.filter((text) => isWhole(text) && isBeside(text)) }];
}

/** "libpam-shield", "/etc/fstab": one word of signs and Latin letters. */
const isName = (text: string): boolean => /^[\w.+:@/$%~-]+$/.test(text);

/** Does the name stand in the text as a word of its own? */
export const holdsWhole = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  return at !== -1 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + name.length));
};

/** What a question quotes of the lesson. */
const quotesIn = (question: string): string[] =>
  [...question.matchAll(/[“«„「](?<quote>[^“”«»„「」]+)[”»“」]/gu)].map(
    ({ groups }) => groups?.['quote'] ?? '',
  );
