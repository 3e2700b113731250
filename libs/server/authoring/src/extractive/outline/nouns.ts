import { baseLanguage } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import type { Chunk } from '../material/chunks.ts';
import { definitionGrammars } from '../material/definition-patterns.ts';

/** Endings of nouns in their first case, and words with the article in front. */
const shapes: Readonly<Record<string, RegExp>> = {
  ru: /(?<!\p{L})\p{Ll}{3,}(?:ние|ция|сть|тель|ство)(?!\p{L})/gu,
  ar: /(?<!\p{L})ال\p{L}{4,}(?!\p{L})/gu,
  de: /(?<=(?<!\p{L})(?:der|die|das|den|dem|des|eine?[nmrs]?) )\p{Lu}\p{Ll}{4,}(?!\p{L})/giu,
};

/** Words that stand behind a noun and not behind an adjective before one. */
const behindNoun: Readonly<Record<string, string>> = {
  en: 'of|in|for|is|are|and|or|to|on|from|by|with',
  es: 'de|del|en|y|o|a|para|por|con|es|son|que|se',
  fr: 'de|du|des|en|à|au|et|ou|pour|par|avec|est|sont|que|qui|dans|sur',
  it: 'di|del|della|dei|in|e|o|a|per|con|è|sono|che|si|da',
  pt: 'de|do|da|dos|das|em|e|ou|a|para|por|com|é|são|que|se',
};

/** The things that some chunks speak of by name, as far as the form of a word tells that it is one. */
export function nounsOf(chunks: readonly Chunk[]): string[] {
  const { language = 'en' } = chunks[0] ?? {};
  const counts = new Map<string, number>();
  for (const { sentences, attachments } of chunks)
    for (const { plain } of [...sentences, ...attachments.flatMap(({ entries }) => entries)])
      for (const noun of nounsIn(plain, baseLanguage(language)))
        counts.set(noun, (counts.get(noun) ?? 0) + 1);
  return [...counts]
    .filter(([noun]) => !stopWords(language).has(noun.toLowerCase()))
    .toSorted((a, b) => b[1] - a[1])
    .map(([noun]) => noun);
}

function nounsIn(text: string, language: string): string[] {
  if (language === 'zh' || language === 'ja') {
    const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
    return [...words]
      .filter(({ segment, index }) => {
        // "記述する", "相対的": done or like something.
        const next = text.charAt(index + segment.length);
        return unspacedNoun.test(segment) && !(language === 'ja' && /[しすさな的にで]/u.test(next));
      })
      .map(({ segment }) => segment);
  }
  const shape = shapes[language];
  if (shape) return text.match(shape) ?? [];
  const article = definitionGrammars[language]?.article;
  if (article === undefined) return [];
  const behind = new RegExp(
    String.raw`(?<![\p{L}’'])${article}(\p{Ll}{5,})(?=[,.;:)]| (?:${behindNoun[language] ?? '\\p{Ll}{1,3}'})(?!\p{L}))`,
    'giu',
  );
  return [...text.matchAll(behind)].map(([, noun = '']) => noun);
}

/** Two signs or more, of which none joins words. */
const unspacedNoun =
  /^(?!.*[的了是]|.+[中上下时後前]$)(?:\p{Script=Han}{2,6}|[\p{Script=Katakana}ー]{3,})$/u;
