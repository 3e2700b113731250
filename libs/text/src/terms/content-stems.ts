import { baseLanguage } from '../language.ts';
import { wordsOf } from '../words/words.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words/stop-words.ts';

const paired = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const segmented = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Runs of one way of writing within what is written without a space. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const elision = /^(?:l|d|j|m|t|s|n|c|qu|un|all|dell|nell|sull|dall)['’](?=\p{L}{2})/iu;
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

const stemsOfWords = new Map<string, Map<string, readonly string[]>>();
const rememberedMax = 50_000;

/**
 * Stems of the content words of a plain text, in order, with repetitions: lower case, without
 * accents, stop words and endings. Of Chinese and Japanese overlapping pairs of characters stand
 * for words.
 */
export function contentStems(text: string, language: string): string[] {
  const base = baseLanguage(language);
  // A book repeats its words; most are worked out once. Started anew before it grows large.
  let known = stemsOfWords.get(base);
  if (!known || known.size > rememberedMax) stemsOfWords.set(base, (known = new Map()));
  const stems: string[] = [];
  for (const word of wordsOf(text.normalize('NFC'))) {
    let found = known.get(word);
    if (!found) known.set(word, (found = stemsOfWord(word, base)));
    stems.push(...found);
  }
  return stems;
}

function stemsOfWord(word: string, base: string): string[] {
  return (word.match(runs) ?? []).flatMap((run) => {
    if (paired.test(run)) return pairsOf(run);
    if (segmented.test(run))
      return [...segmenter.segment(run)].flatMap(({ segment, isWordLike }) =>
        isWordLike ? [segment] : [],
      );
    return partsOf(run).flatMap((part) => {
      const lower = part.toLowerCase();
      // A letter is a name if it is written as one: "vitamin C", "R".
      const isNothing = stopWords(base).has(lower) || /^\p{Ll}$/u.test(part);
      return isNothing ? [] : [stem(lower, base)];
    });
  });
}

/** "light-harvesting" counts as its parts, "l'eau" as "eau"; "3.14" and "fs.open" stay whole. */
function partsOf(word: string): string[] {
  const bare = word.replace(elision, '').replace(/['’]s$/u, '');
  return /\d/.test(bare) ? [bare] : bare.split(/[-/·]/).filter((part) => part !== '');
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}
