import { baseLanguage } from '@coursewright/text';
import { tellsPurpose } from './definition-sources.ts';

/**
 * How instructions begin, or in Hindi end, in languages whose nouns need no article: there nothing
 * else tells "Press the button to …" from the name of a thing.
 */
const asking: Readonly<Record<string, RegExp>> = {
  ru: /^(?:(?:дважды|затем|сначала|\p{L}{3,}о) ){0,2}(?!биты?|лимит)\p{L}{3,}(?:йте|ьте|ите)(?:сь)?(?!\p{L})/iu,
  zh: /^(?:请(?!求)|請(?!求)|单击|單擊|左击|右击|双击|点击|點擊|雙擊|输入|輸入|勾选|勾選|按住|选择|使用.{0,12}(?:数字|选项|对话框|按钮|菜单))|^(?:您|你|可以)(?!.*的\p{Script=Han}{1,6}$)/u,
  hi: /(?:करें|चुनें|दबाएँ|दबाएं|लिखें|डालें|खोलें|देखें|रखें|जाएँ|जाएं|कीजिए)$/u,
};

/** "Hold down the button …", "Ajouter des signets": a deed, where a third person would be a thing's. */
const bareDeed: Readonly<Record<string, RegExp>> = {
  en: /^(?!\p{L}+s(?!\p{L})|is |are )\p{Lu}\p{Ll}+(?= )/u,
  fr: /^\p{Lu}\p{L}+(?:er|ir)(?!\p{L})/u,
  it: /^\p{Lu}\p{L}+[aei]re(?= (?:il|lo|la|i|gli|le|un[oa]?)(?!\p{L})| l['’])/u,
};

/** Does it ask its reader to do something? */
export const asksForADeed = (clause: string, language: string): boolean =>
  asking[baseLanguage(language)]?.test(clause) ?? false;

/**
 * Does it begin with the plain form of a verb? Of a command in small letters that is how its entry
 * says what it does.
 */
export const isBareDeed = (term: string, clause: string, language: string): boolean =>
  !/^[a-z][\w.-]*$/u.test(term) &&
  (bareDeed[baseLanguage(language)]?.test(clause) ?? false) &&
  (baseLanguage(language) === 'it' ||
    tellsPurpose(clause.charAt(0).toLowerCase() + clause.slice(1), language));

/** "窗口列表: Displays the windows": what nobody has translated explains no translated name. */
export const isUntranslated = (term: string, clause: string): boolean =>
  /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Katakana}]/u.test(
    term,
  ) &&
  !/[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hiragana}]/u.test(
    clause,
  );

/** "Das Objekt springt über …", "Der Name erscheint als …": in German a verb behind its subject. */
const germanStatement =
  /^(?:Der|Die|Das|Ein|Eine) (?:\p{Ll}+e[nrs]? )?\p{Lu}[\p{L}-]+ (?!(?:mit|nicht|seit|statt|samt|selbst|oft|erst|meist|dort|jetzt|exakt|direkt)(?!\p{L}))\p{Ll}{3,}t(?!\p{L})/u;
/** "Una vez haya creado …, querrá …": when something else is done. */
const onceDone =
  /^(?:una vez (?:que |\p{L}+[ao]d[oa]s? |haya |ha )|una volta |uma vez (?:que |\p{L}+d[oa]s? )|une fois (?:que |qu['’]|\p{L}+é)|once (?:you|the|it|an?) |sobald )/iu;
/** "… flag set on file If a directory has …": two sentences that lost the stop between them. */
const lostStop = /\p{Ll} (?:If|When|This|The|These|It|There) \p{Ll}/u;

/** Does it tell what happens, and when, in place of what something is? */
export const tellsWhatHappens = (clause: string, language: string): boolean =>
  onceDone.test(clause) ||
  (baseLanguage(language) === 'de' && germanStatement.test(clause)) ||
  (baseLanguage(language) === 'en' && lostStop.test(clause));

/** "A program by Donald Knuth": whose it is, and not what it is. */
const whose =
  /^(?:an?|eine?|une?|una?|uno|uma?) (?:\p{L}+ ){1,4}(?:by|von|par|por|da)(?: (?:\p{Lu}[\p{L}.-]*|de|van|von))+$/iu;

/** Does it say no more of a thing than who made it? */
export const tellsOnlyWhose = (clause: string): boolean =>
  whose.test(clause) && /\p{Lu}\p{Ll}+$/u.test(clause);

/** Words after which something must follow, by language. */
const goesOnBehind: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:the|an?|of the form)$/iu,
  de: /(?<!\p{L})(?:der|die|das|den|dem|eine?[nmrs]?|von|für)$/u,
  es: /(?<!\p{L})(?:de|del|con|por|para|en|el|la|los|las)$/iu,
  fr: /(?<!\p{L})(?:de|du|des|à|par|avec|les?|la|une?)$/iu,
  it: /(?<!\p{L})(?:di|del|da|con|per|il|lo|gli)$/iu,
  pt: /(?<!\p{L})(?:de|do|da|com|por|para|em)$/iu,
  ru: /(?<!\p{L})(?:из|в|на|с|к|от|для|по|о|и|или|не)$/iu,
};
/** "Las que corresponden a …", "celles qui …": which of them, and not what they are. */
const whichOnes =
  /^(?:(?:las|los|as|os) que|celles? qui|ceux qui|quell[aeio] che|те, котор\p{L}+|(?:el|la|los|las) del?|(?:os?|as?) d[eoa]s?|cel(?:le|ui) d[eu]|quell[ao] d\p{L}+) /iu;
/** "Eine weitere Alternative zur …": beside what, another sentence says. */
const besideOthers =
  /^(?:(?:an?|eine?|une?|una?|uma?|uno) (?:\p{L}+ (?=alternativ))?)?(?:alternativ\p{L}*|weitere[rsn]?|andere[rsn]?|autre|altr[oa]|otr[oa]|outr[oa]|other|another|further)(?!\p{L})|^(?:альтернатив\p{L}+|друг(?:ой|ая|ое))(?!\p{L})|^(?:另一?[个個种種款项項]|其他|其它|替代|別の|他の|代替)/iu;
/** "Sites that allow … will sometimes give …", "In scripts the end of a line is …". */
const stated =
  /^(?!.*(?<!\p{L})(?:that|which|who|what|where|when|if|how)(?!\p{L}).* will )[^,]{5,90} will \p{Ll}+ | (?:is|are) called | will (?:sometimes|often|usually|always|never) |^In [^,]{3,30} (?:the|an?) [^,]{3,40} (?:is|are) /u;

/** "Pages of info go here": where, its place on the page says. */
const here = /(?<!\p{L})(?:here|aquí|aqui|ici|здесь)(?!\p{L})|这里|這裡|ここ/iu;

/** "Das einfachste Diagramm", "The ‘gold standard’ …": how it is praised, or what it is likened to. */
const praised =
  /^(?:(?:das|der|die) (?!ober|unter|äußer|inner|hinter|vorder)\p{Ll}{3,}ste[nrs]?|eine[rs]? der \p{Ll}+sten|(?:the|an?) [‘“'"«]\p{L}+ \p{L}+[’”'"»])(?!\p{L})/iu;

/** Is it a piece of a sentence, or one that speaks of other things? */
export const isNoWholeSaying = (clause: string, language: string): boolean =>
  /^[,;:：，；、]|^(?:と|を|に|が|の|和|与) |[\u2500-\u257F]/u.test(clause) ||
  whichOnes.test(clause) ||
  besideOthers.test(clause) ||
  stated.test(clause) ||
  praised.test(clause) ||
  here.test(clause) ||
  (goesOnBehind[baseLanguage(language)]?.test(clause) ?? false);
