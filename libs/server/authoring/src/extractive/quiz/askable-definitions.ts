import { baseLanguage, isInOtherLetters, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Definition } from '../material/definitions.ts';
import { opensWithVerb, spellsOut } from '../material/definition-sources.ts';
import { isKnownAnyway, isNoThing, isToldByAnother } from '../material/real-definition.ts';
import { isForeign, lengthIn } from './clauses.ts';
import { describesNothing } from './descriptions.ts';
import { nameOf } from './entry-names.ts';
import { isFragmentOf } from './fragments.ts';
import { isStandard } from './standards.ts';
import { isLabel } from './likeness.ts';
import { isEveryday, isVerb, saysItself, speaksEnglish } from './plain-names.ts';
import { isTold } from './telling-names.ts';

/**
 * Can the term be asked for by its definition, and the definition by its term? A word of `common`
 * stems is said of several terms, and tells none of them.
 */
export const isToAsk = (
  definition: Definition,
  language: string,
  common: ReadonlySet<string> = new Set(),
): boolean => {
  const { definition: said, sentence, code } = definition;
  // "--fake" of "-f, --fake": what stands in the question tells or does not.
  const term = nameOf(definition.term);
  return (
    !isNoProse(definition) &&
    !isLabel.test(term) &&
    !isKnownAnyway.test(term) &&
    !isStandard.test(term) &&
    !isNoThing(term, language) &&
    !isToldByAnother(term) &&
    !isPast.test(sentence.plain) &&
    !(code && saysItself(term, language)) &&
    !isEveryday.test(term) &&
    !(baseLanguage(language) !== 'de' && isVerb(term, language)) &&
    (code || isNounPhrase(said, language)) &&
    (code || !isGermanDeed(said, language)) &&
    !(isInOtherLetters(language) && speaksEnglish(term, language)) &&
    !isVerbPhrase(term, language) &&
    !isChosen.test(term) &&
    !isOfItsPlace(definition, language) &&
    !describesNothing(said, language) &&
    !isFragmentOf.test(said) &&
    !praises.test(said) &&
    (code || !isDeed(said, language)) &&
    lengthIn(said, language) >=
      (isUnspaced(language) ? fewestWords.unspaced : fewestWords.spaced) &&
    !isForeign(said, language) &&
    !isTold(code ? term : withoutWords(term, common, language), said, language) &&
    !spellsOut(term, said)
  );
};
/** The name without its words of these stems. */
const withoutWords = (term: string, stems: ReadonlySet<string>, language: string): string =>
  stems.size === 0
    ? term
    : term
        .split(' ')
        .filter((word) => !contentStems(word, language).some((stem) => stems.has(stem)))
        .join(' ');
const fewestWords = { spaced: 4, unspaced: 6 } as const;

/** Code, or what is told by another thing; a placeholder in angles is gone from the definition. */
export const isNoProse = ({ definition, sentence }: Definition): boolean =>
  /[{}$=•〈〉⟨⟩\\]|^\S+: /u.test(definition) ||
  /<\p{L}/u.test(sentence.plain) ||
  isToldByAnother(definition);

/** "Clytie was a contributor": who somebody was is no meaning. */
const isPast =
  /^(?:\S+ ){1,5}(?:was|were|foi|foram|fue|fueron|war|waren|était|étaient|fu|furono) (?:an?|the|one|uma?|un[aeo]?|une|eine?r?|der|die|das|el|la|le|il|o)(?!\p{L})/iu;

/** "Run quota twice" is none; in English a thing is told with an article. */
const isNounPhrase = (said: string, language: string): boolean =>
  baseLanguage(language) !== 'en' ||
  /^(?:an?|the|any|all|each|every|one|either|both|some) /iu.test(said);

/** "Die Verschiebung von Pixeln einstellen": what is done, without a clause that could end so. */
const isGermanDeed = (said: string, language: string): boolean =>
  baseLanguage(language) === 'de' && /^[^,]* \p{Ll}{3,}(?:en|ern|eln)[.]?$/u.test(said);

/** "Gateway fungieren": what somebody does and no thing. */
const isVerbPhrase = (term: string, language: string): boolean =>
  baseLanguage(language) === 'de' && / \p{Ll}{3,}(?:en|ern|eln)$/u.test(term);

/** "Einfachster Fall", "the next settings": one of several things, chosen where it stands. */
const isChosen =
  /^(?:\p{L}{3,}st(?:e[rnms]?)|(?:the )?(?:most|least|best|worst|\p{L}{3,}(?:i|l|g|r|t)est)|(?:по)?следующ\p{L}+|предыдущ\p{L}+|последн\p{L}+|данн(?:ый|ая|ое|ые)) \p{L}|^(?:前者|后者|後者)$|^\+|(?<!\p{L})(?:recommended|suggested|preferred|(?:common|typical|good|simple) example|importante?s?|wichtig\p{L}*|важн\p{L}+)(?!\p{L})/iu;

/**
 * "The argument is a positive number": which argument, only its place tells. In Romance languages
 * every thing has an article.
 */
const isOfItsPlace = ({ marked, code, sentence, term }: Definition, language: string): boolean =>
  !marked &&
  !code &&
  !term.includes(' ') &&
  (definite[baseLanguage(language)]?.test(sentence.plain) ?? false);
const definite: Readonly<Record<string, RegExp>> = { en: /^The /u, de: /^(?:Der|Die|Das) /u };

/** "A very useful element", "the only way", "a common word": what is thought of a thing. */
const praises =
  /^(?:(?:an?|the|une?|l[ae]|les|un[ao]?|el|il|uma?|o|eine?|der|die|das) )?(?:\d+(?:st|nd|rd|th|er|e|º|ª)|first|second|third|last|(?:very|so|most|fort|très|muy|molto|muito|sehr|más|più|mais|plus) \p{L}+|only|sole|best|good|great|common|important|useful|simple|easy|seule?|unique|bon(?:ne)?|important[ea]?s?|utile|único|única|mejor|buen[ao]?|unic[oa]|miglior\p{L}*|buon[ao]?|melhor|bo[ma]|einzige[nrs]?|beste[nrs]?|gute[nrs]?|wichtige[nrs]?|nützliche[nrs]?|единственн\p{L}+|полезн\p{L}+|удобн\p{L}+|лучш\p{L}+|хорош\p{L}+|важн\p{L}+) |^\S+ (?:mot|élément|elemento|element|thing|cosa|chose|sache|coisa) (?:fort |très |muy |molto |muito |sehr )?(?:utile|útil|commun|común|comune|comum|useful|nützlich)/iu;

/** "Использовался для …": what is done with it, which no term means. */
const isDeed = (said: string, language: string): boolean => {
  const small = said.charAt(0).toLowerCase() + said.slice(1);
  return (
    opensWithVerb(small, language) ||
    /^\p{L}+(?:лся|лась|лось|лись|ется|ются|ится|ятся) /u.test(small)
  );
};

/** "The sum of its height and its depth", "a box by itself": of what, the sentence before told. */
export const isOfUnnamed = (said: string): boolean =>
  /(?<!\p{L})(?:(?:lui|elle)-même|by itself|di per sé|por s[íi] mism[oa]|für sich)(?!\p{L})/iu.test(
    said,
  ) ||
  /^(?:\S+ ){0,4}(?:its|their|his|her|sa|son|ses|leurs?|sus?|seus?|suas?|suo|sua|suoi|sue|sein\p{Ll}*|ihre?[nmrs]?|е[гё]о|их)(?!\p{L})/iu.test(
    said,
  );

/** How many of the telling words of the shorter definition the other one has too. */
export function sharedMeaning(one: Definition, other: Definition, language: string): number {
  const [a, b] = [
    new Set(contentStems(one.definition, language)),
    new Set(contentStems(other.definition, language)),
  ];
  const both = [...a].filter((stem) => b.has(stem)).length;
  return both / Math.max(1, Math.min(a.size, b.size));
}
