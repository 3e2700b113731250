import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';

/** Words that no whole phrase ends with: articles, prepositions, conjunctions. */
const openEnds: Readonly<Record<string, string>> = {
  en: 'the|an?|of|for|with|by|from|into|and|or|but|to|such as|including|like|than|as|which|that|if|when|because|between|via|per',
  es: 'el|la|los|las|una?|de|del|al?|con|por|para|en|y|o|u|que|como|si|cuando|entre|sin|sobre',
  fr: 'le|la|les|une?|des?|du|aux?|avec|par|pour|dans|et|ou|que|qui|comme|si|entre|sans|à',
  de: 'der|die|das|dem|den|des|eine?[rnms]?|und|oder|von|vom|für|mit|zum|zur|als|wie|dass|wenn|bei|durch|zwischen',
  it: 'il|lo|la|i|gli|le|uno?|una|di|del|della|dei|delle|al|con|per|da|in|e|o|che|come|se|tra|fra',
  pt: 'os?|as?|uma?|de|do|da|dos|das|com|por|para|em|no|na|e|ou|que|como|se|entre|sem',
  ru: 'и|или|в|на|с|для|от|до|из|к|по|что|если|как|при|без',
};
/** Words that go on with what was said before. */
const connectives: Readonly<Record<string, string>> = {
  en: 'and|or|but|so|thus|hence|then|therefore|however|also|moreover|otherwise|instead|because|which|who|whose|where|whereas|although|though|than|as well',
  es: 'y|o|pero|así|entonces|por tanto|además|también|sino|porque|que|cuyo|donde|aunque',
  fr: 'et|ou|mais|donc|ainsi|alors|aussi|car|parce|qui|que|dont|où|bien que|sinon',
  de: 'und|oder|aber|also|daher|deshalb|sondern|denn|außerdem|sonst|dass|wobei|welche[rsn]?|obwohl',
  it: 'e|o|ma|quindi|inoltre|anche|perché|che|cui|dove|altrimenti|sebbene',
  pt: 'e|ou|mas|portanto|assim|também|porque|que|cujo|onde|embora|senão',
  ru: 'и|или|но|а|поэтому|также|иначе|потому|который|которая|которые|где|хотя',
};

/**
 * Is it a piece of something longer: cut in front of what a colon, an article or a preposition
 * announces, gone on with from what was said before, or with half of a pair of brackets or quotes?
 */
export function isFragment(text: string, language: string): boolean {
  const base = baseLanguage(language);
  const plain = text.trim().replace(/^…\s*|\s*…$/gu, '');
  if (/[:：;；,，–—=(（[{]$|\s[-/&+]$/u.test(plain)) return true;
  if (/\.{3}|…/u.test(plain) || /^[(（]/u.test(plain) || beginsAside.test(plain)) return true;
  if (/^[,;:.)\]}»”!?]\s?\p{L}/u.test(plain) || !isPaired(plain)) return true;
  if (goesOn.test(plain)) return true;
  if (isUnspaced(language) || countWords(plain) < fewestWords) return false;
  const [end, begin] = [openEnds[base], connectives[base]];
  return (
    (end !== undefined && new RegExp(`(?<![\\p{L}\\p{N}-])(?:${end})[.]?$`, 'u').test(plain)) ||
    (begin !== undefined && new RegExp(`^(?:${begin})(?![\\p{L}-])`, 'iu').test(plain))
  );
}
/**
 * Does it hold the name of another entry, which the layout of a list inside a list glued to it
 * ("Ambient Amount of color …"), or say no more than between which values something lies?
 */
export const isMuddled = (text: string, language: string): boolean =>
  unfinished.test(text) ||
  repeatsItself.test(text) ||
  text.startsWith('= ') ||
  // Not the Spanish "todo".
  /(?<!\p{L})(?:TODO|FIXME|XXX)(?!\p{L})/u.test(text) ||
  /\(p\. ?\)|\((?:see|siehe|voir|véase|vedi|si veda|consult\p{L}+|vgl\.?|ver|см\.) |^\S+:\S+: /iu.test(
    text,
  ) ||
  holdsName(text, language) ||
  onlyValues.test(text) ||
  isLabelled.test(text) ||
  ofPicture.test(text) ||
  points.test(text);

/** "Sharing data between systems by … (small) sharing data between systems by …": two cells in one. */
const repeatsItself =
  /(?<!\p{L})(?<words>\p{L}{3,} \p{L}+ \p{L}{3,}(?: \p{L}+)?)(?!\p{L}).* \k<words>(?!\p{L})/iu;

/** "The blue line at the top" is seen in a picture only. */
const ofPicture =
  /(?<!\p{L})(?:(?:shaded|hatched|dashed|dotted|grayed|red|blue|green|white|black|yellow|grey|gray) (?:lines?|areas?|arrows?|rectangles?|box(?:es)?|dots?|circles?|squares?|triangles?)|(?:líneas?|áreas?|flechas?|linee?a?|aree?a?|frecc(?:ia|e)|linhas?|setas?|lignes?|flèches?|zones?) (?:roj[ao]s?|azul(?:es)?|verdes?|blanc[ao]s?|negr[ao]s?|ross[aei]|blu|bianc[ah]e?|ner[ae]|vermelh[ao]s?|branc[ao]s?|rouges?|bleue?s?|blanche?s?|noire?s?)|(?:rote|blaue|grüne|weiße|schwarze|gelbe)[nr]? (?:linien?|flächen?|pfeile?|bereiche?))(?!\p{L})/iu;

/** What its writer has still to write, marks of a layout, and another entry's words in front. */
const unfinished =
  /(?<!\p{L})(?:work in progress|travail en cours|à faire|en construction|trabajo en curso)(?!\p{L})|\*\*|(?<!_)__(?!_)|^["“«„][^"”»“]{1,40}["”»“] \p{Lu}/iu;

/** German writes all nouns large; of what has no capitals nothing can be told. */
function holdsName(text: string, language: string): boolean {
  if (baseLanguage(language) === 'de') return false;
  if (/^\p{Lu}[\p{L} ’'-]{1,40} \([^()]*\) \p{Lu}\p{Ll}/u.test(text)) return true;
  if (/^(\p{L}{3,}) \1(?!\p{L})/iu.test(text)) return true;
  const [first = '', ...rest] = text.split(/\s+/, furthestName + 1);
  const stops = stopWords(language);
  return (
    /^\p{Lu}\p{Ll}/u.test(first) &&
    !stops.has(first.toLowerCase()) &&
    rest.some(
      (word, at) =>
        /^\p{Lu}(?:\p{Ll}*|['’]\p{Ll}+)$/u.test(word) &&
        !stops.has((rest[at - 1] ?? first).toLowerCase()) &&
        rest.slice(0, at).every((one) => /^[\p{Ll}’']+$/u.test(one)),
    ) &&
    countWords(text) > furthestName
  );
}
const furthestName = 3;
const onlyValues =
  /^(?:(?:the|la|le|les|el|los|il|lo|i|os?|as?|der|die|das) )?(?:values?|range|default|valeurs?|plage|valor(?:es)?|rango|intervalo|wert(?:e|ebereich)?|valor[ei]|intervallo|значени\p{L}+|диапазон)(?!\p{L})[^\d]{0,40}-?\d[\d.,]*(?:\s?(?:%|px|ms|s))?(?:[^\p{L}]*(?:to|and|a|à|et|y|bis|und|e|до|и)?[^\p{L}]*\d[\d.,]*)?[).]?$/iu;
/** "Pressure: Press harder …" is said of something inside the thing. */
const isLabelled = /^\p{Lu}[\p{L}-]*(?: \p{L}+)?: \S/u;
const points =
  /(?<!\p{L})(?:in basso|in alto|ci-dessous|ci-dessus|below|above|(?:más|mas) (?:abajo|arriba)|abaixo|acima|weiter (?:unten|oben)|ниже|выше)[).]?$|そちら|こちら|前述|上記|下記|如上|上述/iu;

/** "然后", "さらに", "In this last case": such a sentence goes on with the one before. */
const goesOn =
  /^(?:特别是|然后|因此|所以|但是|不过|另外|此外|而且|接着|请注意|さらに|次に|前者|後者|そこから|また|しかし|そのため|それ|そこで|今、|例えば|ただし|(?:accordingly|consequently|in addition|in (?:the|this|that) (?:last|latter|first) case|the (?:latter|former)|furthermore|additionally|next|specifically|for (?:example|instance)|no último caso|en (?:el|este) último caso|nell['’]ultimo caso|dans ce (?:dernier )?cas|in diesem fall|lo stesso|la stessa|el mismo|la misma|o mesmo|a mesma|le même|la même|из них|тогда|также|кроме того|например|поэтому|zudem|außerdem|dabei|dazu|seither|hierzu|por ejemplo|por exemplo|per esempio|ad esempio|par exemple|zum beispiel)(?!\p{L}))/iu;

/** "Marquez alors …": a conclusion from what is not said. */
const beginsAside = /^\p{L}+ (?:then|alors|donc|dann|entonces|allora|quindi|então|тогда)(?!\p{L})/u;
/** "OR", "and": fewer words are a name. */
const fewestWords = 3;

const pairs = [
  ['(', ')'],
  ['（', '）'],
  ['“', '”'],
  ['«', '»'],
] as const;
/** List signs such as "1)" and faces aside, brackets and quotes come in pairs. */
const isPaired = (text: string): boolean =>
  pairs.every(([open, close]) => text.split(open).length === text.split(close).length) &&
  text.split('"').length % 2 === 1;

/** "For records that are shown", "if the header is malformed", "a tree. a list": no saying of its own. */
export const isFragmentOf =
  /^(?:for|by|in|on|with|from|at|under|if|when|für|bei|mit|von|auf|wenn|falls|pour|par|dans|avec|sur|si|para|por|con|en|per|da|se|em|com|для|при|если) \p{L}|[\p{L})]\. \p{Ll}/iu;
