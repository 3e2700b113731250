import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { MaterialIndex } from '../material/material-index.ts';

const determiners: Readonly<Record<string, string>> = {
  en: 'the|an?|each|every|any|this|that|your|its|their|one|no',
  de: 'der|die|das|dem|den|des|eine?[nmrs]?|keine?[nmrs]?|diese[nmrs]?|jede[nmrs]?|welche[nmrs]?|im|am|zum|zur|vom|beim|ins',
  fr: "le|la|les|l['’]|une?|des|du|d['’]une?|ce|cet|cette|ces|chaque|au|aux|votre|son|sa|ses",
  es: 'el|la|los|las|una?|unos|unas|del|al|est[ae]s?|cada|su|sus',
  it: "il|lo|la|i|gli|le|l['’]|uno?|una|un['’]|del|dello|della|dei|delle|al|alla|nel|nella|quest[oaei]|ogni",
  pt: 'os?|as?|uma?|do|da|dos|das|no|na|ao|à|est[ae]s?|cada|seu|sua',
};

const known = new WeakMap<MaterialIndex, Map<string, boolean>>();

/**
 * Does the material set an article before the name, as before things of which there are many? "A
 * frontend" is one, "Muon" is none: who sees them side by side knows which is meant by "a program
 * that …". Undefined where the language has no articles.
 */
export function takesArticle(
  name: string,
  language: string,
  index: MaterialIndex,
): boolean | undefined {
  const words = determiners[baseLanguage(language)];
  if (words === undefined) return undefined;
  let uses = known.get(index);
  if (!uses) known.set(index, (uses = new Map()));
  const found = uses.get(name);
  if (found !== undefined) return found;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const withArticle = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words}) ?${escaped}${behind[baseLanguage(language)] ?? '(?!\\p{L})'}`,
    'iu',
  );
  const [stem = ''] = contentStems(name, language);
  const takes = (index.sentencesWith.get(stem) ?? [])
    .slice(0, mostRead)
    .some((id) => withArticle.test(index.sentences[id]?.plain ?? ''));
  uses.set(name, takes);
  return takes;
}
const mostRead = 200;
/** "The Lua stack", "das Debian-Paket": there the article is that of the word behind. */
const behind: Readonly<Record<string, string>> = {
  en: "(?![\\p{L}-])(?=[’'.,;:)]|$| (?:is|are|was|were|has|have|can|will|may|must|should|of|to|in|on|for|and|or|that|which|with|by|from|at|as|into|where|when|if)(?!\\p{L}))",
  de: '(?![\\p{L}-])',
};
