import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';

/**
 * Has the layout of its document damaged the sentence: two of them in one, a key or a menu that was
 * a picture, the way through a menu, a figure's number, letters read in the wrong code?
 */
export const isDamaged = (plain: string): boolean => glued.test(plain) || lostKey.test(plain);
const glued =
  /(?<!\p{L})(?<twice>is|are|the|of|to|and|for|with|be) \k<twice>(?!\p{L})|^[^\p{L}\p{N}\s'"“«„「-]|\p{Ll}[ÃÂ]\p{Ll}|^[A-Za-z][\w-]* (?=\p{Lu})\p{Script=Cyrillic}|^[B-DF-HJ-NP-TV-Z] \p{Lu}\p{Ll}|^Icon |•|[\p{L}\d)] (?:The|This|These|It|If|In|For|Since|However|When|There|You|We|El|Los|Las|Die|Das|Wenn|Les|Il|Si|Se|Es|Er|Ist|Non|È) \p{Ll}|[→⇒…►]|\.\.\.|(?:figure|fig\.|abbildung|figura|рис\.|図|图) ?\d|\p{Ll} - \p{Lu}\p{Ll}+ - |(?:^|\s)\+\s?\p{L}/u;
const lostKey =
  /(?<!\p{L})(?:hold(?:ing)?(?: down)?|press(?:ing)?|pulse|presione|mantenga|appuyez sur|drücken sie|premere|premi|prema)(?: the)? ?(?:while|and|to|or|then|,|y|mientras|et|und|mentre|e|para)(?!\p{L})/iu;

/** Is it in English in a text of another language, or not in the script of its language? */
export function isForeign(text: string, language: string): boolean {
  const base = baseLanguage(language);
  const script = scripts[base] ?? /\p{Script=Latin}/gu;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(script)?.length ?? 0) < letters * ownLetters) return true;
  if (base === 'en')
    return (
      ((text.match(ofOthers)?.length ?? 0) >= 2 ||
        /(?<=\p{Ll})[åäöøæßñçãõőűłšžčř]|[åäöøæß](?=\p{Ll})/u.test(text)) &&
      !/(?<!\p{L})(?:the|of|and|is|are|to|with|that|this|an?|in|for|by|not|be|from)(?!\p{L})/iu.test(
        text,
      )
    );
  const english = text.match(ofEnglish)?.length ?? 0;
  if (english >= 2 || (english === 1 && !ownWords.test(text))) return true;
  return (
    romance.has(base) && !ownWords.test(text) && spelling.test(text.replace(/\([^()]*\)/gu, ''))
  );
}

/** Is a whole text said to be English in another language, for which there is no name here? */
export function isOtherTongue(text: string, language: string): boolean {
  const words = countWords(text);
  const small = text.match(smallEnglish)?.length ?? 0;
  return baseLanguage(language) === 'en' && words >= enoughWords && small < words * fewestSmall;
}
const smallEnglish =
  /(?<!\p{L})(?:the|of|and|is|are|to|with|that|this|an|for|by|not|be|from|it|you|can|or)(?!\p{L})/giu;
const enoughWords = 20;
const fewestSmall = 0.04;
const romance = new Set(['es', 'fr', 'it', 'pt', 'ca']);
/** "Fuzzy text finder": letters as no word of a Romance language but a name has them. */
const spelling =
  /(?<![\p{L}\p{N}-])(?=\p{L}+ )\p{L}?\p{Ll}*(?:ck|sh|th|oo|ee|zz|[bcdfgklmnprstvz]y(?!\p{L})|ing(?!\p{L})|xt(?!\p{L})|ght|wn|(?<!\p{L})wr)\p{Ll}*(?= \p{Ll})/u;
/** Small words that English has not. */
const ofOthers =
  /(?<!\p{L})(?:el|la|los|las|del|de|que|una?|se|como|por|para|con|no|le|les|des|du|est|der|die|das|und|ist|nicht|den|il|di|che|per|della|em|não|os|um|uma)(?!\p{L})/giu;
const ofEnglish =
  /(?<!\p{L})(?:the|of|and|is|are|to|with|that|this|each|after|from|by|which|when|show|create|select|open|save|color|your|between|without|not|toggle|display|for|its|used|can|has|have|into)(?!\p{L})/giu;
/** Small words of other languages that English has not. */
const ownWords =
  /[^\p{ASCII}\p{P}]|(?<!\p{L})(?:el|los|las|del|de|que|una?|se|como|por|para|con|y|le|les|des|du|et|est|sur|dans|pour|der|die|das|und|ist|nicht|den|im|mit|zu|eine?|wird|il|di|che|per|della|nel|em|os?|um|uma|na|ao|da)(?!\p{L})/iu;
const ownLetters = 0.4;
const scripts: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  ko: /[\p{Script=Hangul}\p{Script=Han}]/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
};

export const lengthIn = (text: string, language: string): number =>
  isUnspaced(language) ? text.length / 2 : countWords(text);

/** With a large letter to begin with, unless the first word is a name in code. */
export const capital = (text: string): string =>
  /^[\p{Ll}]+(?:[’'-]\p{L}+)*(?=[\s,]|$)/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
