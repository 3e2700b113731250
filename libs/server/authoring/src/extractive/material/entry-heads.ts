import type { Sentence } from './sentence.ts';

/** "**free**: Shows the memory in use.": an entry that stands in no list. */
export const isLikeEntry =
  /^(?:\*\*[^*]{2,50}(?:\*\*\s*[:：–—]|[:：]\*\*)|`[^`]{2,40}`\s*[:：–—])(?:\s+|(?<=：(?:\*\*)?))\S/u;

/** What the entries of a list begin with where nothing sets it apart. */
export type Heads = 'names' | 'terms' | 'nothing';

/** Does a list consist of entries such as "Term: what it means" or "keyword: What it does"? */
export function headsOf(entries: readonly Sentence[]): Heads {
  const named = entries.filter(({ plain }) => smallHead.test(plain)).length;
  if (named >= 3 && named >= entries.length * 0.7) return 'names';
  const opening = entries.filter(({ plain }) => /^\P{Ll}/u.test(plain));
  const terms = opening.filter(({ plain }) => headOf(plain) !== undefined).length;
  return terms >= 2 && terms >= opening.length * 0.5 ? 'terms' : 'nothing';
}
/** "notifempty: Does …": the word of a configuration, which no text begins with a small letter. */
export const smallHead = /^[a-z][a-z\d_-]{2,30}: (?!\p{Ll}\S* \p{Lu}\p{Ll})\p{Lu}/u;

/** A term and what an entry says of it, where only a colon or a dash parts the two. */
export const headOf = (text: string): { term: string; said: string } | undefined => {
  const match =
    /^(?<term>[^:：.!?。|]{2,60}?)(?: ?[:：]\s?| [–—] )(?<said>\S.+)$/u.exec(text)?.groups ??
    undefined;
  const { term = '', said = '' } = match ?? {};
  return match && term.split(/\s+/).length <= 6 ? { term, said } : undefined;
};
