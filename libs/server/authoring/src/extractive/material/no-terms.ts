import { baseLanguage } from '@coursewright/text';

/** "Some", "this one", "note that apt", "Glossary": no name of a thing. */
const noTerm =
  /^(?:read ?me\S*|glossar(?:y|io)?|glosario|glossaire|глоссарий|(?:acceptable|possible|valid|allowed|supported) \p{L}+|alternatives?|exceptions?|some|certain|these|this one|certaine?s|plusieurs|ceux|celles?|celui|celle-ci|celui-ci|quelques|[eé]st[aeo]s?|[eé]s[ae]s?|aqu[eé]l(?:la|los|las)?|algun[oa]s|einige|manche|mehrere|jene[rs]?|alcun[ie]|quell[aeio]|certi|certe|algumas?|alguns|aquel[ea]s?|некоторые|эти|те)$|^(?:certaine?s?|plusieurs|quelques|algun[oa]s|einige|manche|mehrere|alcun[ie]|cert[ie]|alguns|algumas|некоторые|многие|большинство|many|some|several|most) |^(?:note|notez|notons|remember|sachez|nota|tenga|recuerde|observe|ricord[ai]|beachten|beachte|bedenken|lembre|заметьте|обратите|помните)(?:-se)? (?:that|que|en cuenta|che|dass|sie|что|внимание)(?!\p{L})/iu;

/** "Beispiele hierfür", "daardoor": for what, an earlier sentence says. */
const pronominal =
  /(?:^|\s)(?:hier|dar?|wor?|daar|waar|er)(?:aan|an|auf|aus|bij|binnen|boven|durch|door|für|gegen|hinter|mee|mede|mit|na|naar|nach|naast|neben|om|op|over|tegen|toe|über|uit|um|unter|van|von|vor|voor|zu|zwischen)$/iu;
/** "Letzteres", "the former": which of two things, an earlier sentence says. */
const oneOfTwo =
  /^(?:the )?(?:(?:former|latter)|(?:erst|letzt)ere[nrms]?|laatstgenoemde|eerstgenoemde|celui-là|celle-là|est[eo] último|quest['’]ultim[oa])$|^letzten endes$/iu;
/** "A further example", "voorbeeld": an example of something. */
const anExample =
  /(?:^|\s)(?:examples?|beispiele?|ejemplos?|exemples?|esemp[io]+|exemplos?|voorbeeld(?:en)?)(?: \p{Ll}+)?$/iu;
/** "Nevertheless", "perhaps", with which Dutch turns a sentence round: "wellicht is …". */
const dutchAdverb =
  /^(?:alleen|bovendien|daarna|dan|desondanks|dit|dus|echter|eigenlijk|er|evenwel|gelukkig|gewoonlijk|helaas|hierna|immers|inmiddels|intussen|meestal|misschien|momenteel|natuurlijk|niettemin|nochtans|nu|ook|soms|standaard|tevens|toch|uiteindelijk|vaak|vervolgens|waarschijnlijk|wellicht|zo|zodoende)$/iu;

/** "auth.example.com": any address, put there for the reader's own. */
const placeholder = /(?:^|[.@/])example\.(?:com|org|net)(?!\p{L})/iu;

/** "News.txt or readme.txt", "servers and the clients": two names. */
const twoNames: Readonly<Record<string, RegExp>> = {
  en: / or | and (?:the|an?) /iu,
  es: / [oy] (?:el|la|los|las|una?) |\S\.\S+ [oy] \S/iu,
  fr: / ou | et (?:les?|la|l['’]|une?|des) ?/iu,
  de: / oder | und (?:der|die|das|eine?) /iu,
  it: / [eo] (?:il|lo|la|i|gli|le|un[oa]?) | oppure |\S\.\S+ [eo] \S/iu,
  nl: / of | en (?:de|het|een) /iu,
  pt: / ou | e (?:os?|as?|uma?) /iu,
  ru: / или /iu,
};

/** "Stride argument", "mandatory parameter key", "value 0xff": what is put in, and one value of it. */
const putIn =
  /\p{L}(?<!ical|moral| man) arguments?$|^(?:required|mandatory|optional) (?:arguments?|parameters?) |(?<!\p{L})values? (?:0x[\da-f]+|-?\d+)$/iu;
/** "Gate::Gate()", "gates.Gate.Gate()": what makes one of a class bears the name of the class. */
const constructor = /(?:^|[.:])(\w{3,})(?:::|\.)~?\1(?:\(\))?$/u;
/** "Tension qu'affiche …", "properly setting margins", "点击按钮": a clause, or a deed and how it is done. */
const clauseOrDeed =
  /(?<!\p{L})qu['’]\p{L}|^(?!family|assembly|supply|early|daily)\p{Ll}+ly \p{Ll}+ing(?!\p{L})|^(?:单击|單擊|左击|左鍵|右击|双击|雙擊|点击|點擊|按住|勾选|勾選)/iu;
/** "小心这", "所有商标", "由于系统": small words of the sentence that the term was cut from. */
const cutFromChinese =
  /(?:这|那|其)$|^(?:小心|提示|注意|所有|全部|由于|为了|对于|关于|通过|根据|除了|现在|目前|虽然|看来)|的新的|中可用的/u;
/** "Поскольку реестр": the same in Russian. */
const cutFromRussian = /^(?:поскольку|так как|хотя|пока|когда|чтобы|благодаря|согласно)(?!\p{L})/iu;
const cutFrom: Readonly<Record<string, RegExp>> = { zh: cutFromChinese, ru: cutFromRussian };

/** Can nobody look this up: no name of a thing, two names, or one that an earlier sentence gives its meaning? */
export const namesNoThing = (term: string, language: string): boolean =>
  noTerm.test(term) ||
  pronominal.test(term) ||
  oneOfTwo.test(term) ||
  anExample.test(term) ||
  placeholder.test(term) ||
  putIn.test(term) ||
  constructor.test(term) ||
  clauseOrDeed.test(term) ||
  (cutFrom[baseLanguage(language)]?.test(term) ?? false) ||
  (baseLanguage(language) === 'nl' && dutchAdverb.test(term)) ||
  (!term.startsWith('-') && (twoNames[baseLanguage(language)]?.test(term) ?? false));
