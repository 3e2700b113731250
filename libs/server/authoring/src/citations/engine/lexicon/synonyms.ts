import { stem } from '@coursewright/text/terms';
import { baseForm } from './base-forms.ts';
import { english } from './synonyms-en.ts';
import { french } from './synonyms-fr.ts';
import { german } from './synonyms-de.ts';
import { italian } from './synonyms-it.ts';
import { portuguese } from './synonyms-pt.ts';
import { russian } from './synonyms-ru.ts';
import { spanish } from './synonyms-es.ts';

const groups: Readonly<Record<string, string>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
};

const shortMost = 5;
const inflected: Readonly<Record<string, readonly string[]>> = {
  es: ['a', 'os', 'as'],
  it: ['a', 'i', 'e'],
  pt: ['a', 'os', 'as'],
};

/** Above every number of a sense in the dictionary. */
const first = 1_000_000;
const none: readonly number[] = [];
const known = new Map<string, ReadonlyMap<string, readonly number[]>>();

/**
 * The groups of words of one meaning that a word belongs to, as numbers beside those of the senses
 * in the dictionary. Words are looked up by norm and by stem, both folded by `fold`.
 */
export function groupsOf(
  base: string,
  norm: string,
  stemmed: string,
  fold: (word: string) => string,
): readonly number[] {
  let words = known.get(base);
  if (!words) known.set(base, (words = wordsOf(base, fold)));
  return words.get(norm) ?? words.get(stemmed) ?? none;
}

function wordsOf(base: string, fold: (word: string) => string): Map<string, number[]> {
  const words = new Map<string, number[]>();
  const add = (word: string, group: number): void => {
    const of = words.get(word);
    if (!of) words.set(word, [group]);
    else if (!of.includes(group)) of.push(group);
  };
  (groups[base] ?? '').split(';').forEach((group, i) => {
    const members = group.trim().split(/\s+/);
    // A word by itself only shows that it was thought of.
    if (members.length < 2) return;
    for (const member of members) {
      const word = fold(member);
      add(word, first + i);
      add(stem(baseForm(word, base), base), first + i);
      // The stem of a short word keeps its ending: "alto", "alta".
      if (word.length <= shortMost && word.endsWith('o'))
        for (const ending of inflected[base] ?? []) add(word.slice(0, -1) + ending, first + i);
    }
  });
  return words;
}
