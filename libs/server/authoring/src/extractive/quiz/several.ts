import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { MaterialIndex } from '../material/material-index.ts';

const known = new WeakMap<MaterialIndex, ReadonlySet<string>>();
/** A word that no other noun follows. */
const alone =
  "(?=[,.;:)]|$| (?:is|are|was|were|has|have|had|can|cannot|could|may|might|must|should|will|would|does|do|did|to|and|or|but|at|by|with|into|from|as|if|when|while|unless|until|because|since|so|before|after|than|not|only|also|always|never|instead|itself|contains?|requires?|returns?|uses?|needs?|takes?|gives?|gets?|becomes?|remains?|starts?|fails?)(?!['’\\p{L}]))";
const definite = new RegExp(`(?<!\\p{L})[Tt]he (?<noun>\\p{Ll}{3,})${alone}`, 'gu');
const counted = /(?<!\p{L})[Aa]n? (?<noun>\p{Ll}{3,})(?![\p{L}-])/gu;
/** Of "the kernel" a text says "a kernel" once in a while all the same. */
const rare = 2;

/**
 * Words that English material says "a" of about as often as "the": of such things it knows several,
 * and which one "the struct" is, the sentence before tells.
 */
export function severalIn(index: MaterialIndex): ReadonlySet<string> {
  let words = known.get(index);
  if (!words) {
    const [one, those] = [new Map<string, number>(), new Map<string, number>()];
    for (const { plain } of index.sentences) {
      for (const { groups } of plain.matchAll(counted)) add(one, groups?.['noun']);
      for (const { groups } of plain.matchAll(definite)) add(those, groups?.['noun']);
    }
    words = new Set(
      [...one]
        .filter(([word, times]) => times * rare > (those.get(word) ?? 0))
        .map(([word]) => word),
    );
    known.set(index, words);
  }
  return words;
}
function add(times: Map<string, number>, word = ''): void {
  times.set(word, (times.get(word) ?? 0) + 1);
}

/** Does it speak of "the struct" without having named one? Who is asked sees no more than that. */
export function isOfOneOfSeveral(
  said: string,
  { several, language }: { readonly several: ReadonlySet<string>; readonly language: string },
): boolean {
  if (baseLanguage(language) !== 'en') return false;
  return [...said.matchAll(definite)].some(({ groups, index }) => {
    const noun = groups?.['noun'] ?? '';
    const stems = contentStems(noun, language);
    const before = new Set(contentStems(said.slice(0, index), language));
    return several.has(noun) && !stems.some((stem) => before.has(stem));
  });
}
