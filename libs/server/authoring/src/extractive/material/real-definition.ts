import { baseLanguage, isInOtherLetters } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { definite } from './articles.ts';
import { namesItsKind } from './classed-names.ts';
import { opensAsNoun, pointsBackIn, tellsOfADeed, withoutInner } from './definition-form.ts';
import { wordyName } from './entry-heads.ts';
import { isOfWriter, isOpinion, isPraise } from './judgements.ts';
import { isKeyStroke } from './key-strokes.ts';
import { isTautology, namesWhatIsPutIn } from './tautology.ts';
import { isOnlyLike, tellsAside } from './no-definitions.ts';
import { namesNoThing } from './no-terms.ts';
import {
  isClassed,
  predicateBehind,
  spellsOut,
  tellsPurpose,
  withoutArticle,
} from './definition-sources.ts';
import { howOften, isOfPlaces, isPlace } from './places-and-times.ts';
import {
  asksForADeed,
  isBareDeed,
  isNoWholeSaying,
  isUntranslated,
  tellsOnlyWhose,
  tellsWhatHappens,
} from './told-deeds.ts';

/** What was found as a term and the words that may define it. */
export interface Found {
  readonly term: string;
  readonly definition: string;
  readonly stems: readonly string[];
  readonly marked: boolean;
  readonly code: boolean;
  readonly isSentence?: boolean;
  readonly isTopic?: boolean;
}

/**
 * Does it tell what its term is? Not where the term is a way through a menu or a stroke on the
 * keyboard, or where its words are a statement, an instruction, a comparison, the term once more,
 * or another entry's label. `headings` are those that the words stand under.
 */
export function isRealDefinition(
  found: Found,
  language: string,
  headings: readonly string[],
): boolean {
  const { term, definition, stems, marked, code, isSentence = false, isTopic = false } = found;
  const clause = definition.replace(/[.。।]$/u, '');
  if (howOften.test(clause) || tellsAside(clause)) return false;
  if (
    clause.endsWith('.') ||
    (!isSentence && namesAgain(term, clause)) ||
    isSpelledOut(term, clause) ||
    isOfNumbers(clause) ||
    isTautology(found, clause, language)
  )
    return false;
  if (/[→⇒▸►]/u.test(clause) || /[,;(–-]$/u.test(clause) || expands.test(clause)) return false;
  if (/[→⇒▸►>]|->|:\/\//u.test(term) || isKeyStroke(term) || noName.test(term)) return false;
  if (
    isNoThing(term, language) ||
    isToldByAnother(clause) ||
    saysNothing.test(clause) ||
    origin.test(clause)
  )
    return false;
  if (/(?:ください|ましょう)$/u.test(clause)) return false;
  if (!code && !isTopic && (isOrder(clause, language) || asksForADeed(clause, language)))
    return false;
  // Of a sentence what stands behind its verb.
  const own = isSentence ? (predicateBehind(term, clause) ?? '').replace(/^\S+ /u, '') : clause;
  if (isOpinion(own) || tellsOnlyWhose(own) || isOnlyLike(own)) return false;
  if (isSentence && (expands.test(own) || isOfOther(clause, own, language))) return false;
  if (isSentence && tellsOfADeed(term, language)) return false;
  if (!isTopic && tellsWhatHappens(clause, language)) return false;
  if (isNoWholeSaying(clause, language) || isUntranslated(term, clause)) return false;
  if (!code && marked && !isSentence && isBareDeed(term, clause, language)) return false;
  if (!code && !isSentence && tellsTheDeedAgain(term, clause)) return false;
  if (/^[をがにへともはで、]/u.test(clause) && baseLanguage(language) === 'ja') return false;
  if (endsOpen.test(clause) || namesOnlyAPage(clause, language)) return false;
  if (isCompared.test(clause) || beginsAList(term, clause)) return false;
  if (namesNoThing(term, language) || isPlace.test(clause) || isOfWriter(clause, language))
    return false;
  if (isOfPlaces(clause) || isPraise(clause)) return false;
  if (!term.includes(' ') && someone.test(clause)) return false;
  if (code && (argumentAgain.test(clause) || likeAnOption.test(clause))) return false;
  // "A plant that fixes carbon and then concentrates it": within a noun phrase "it" points inside.
  const pointing =
    marked && !code && !isSentence
      ? clause.replace(inside, '')
      : (isSentence ? clause : withoutInner(clause)).replace(/ [—–-] это /u, ' ');
  if (/^(?:-|\p{Lu}-\p{Lu}\p{L}* )|\p{L}\s?[!?！？]/u.test(clause)) return false;
  if (namesWhatIsPutIn(term, clause)) return false;
  if (unfinished.test(clause) || comparison.test(clause) || pointsBackIn(pointing, language))
    return false;
  if (isSentence) return isSaidWhole(found, clause, language, headings);
  if (tellsOfItself(term, clause, language)) return !leansOnBefore.test(clause);
  if (code && (speaksOf(term, clause) || hedged.test(clause) || onlyNames.test(clause)))
    return false;
  // What an entry says of a part of its thing, or an entry inside an entry.
  if (/[:：]\s/u.test(clause)) return false;
  if (usedBy.test(clause) || quantified.test(clause)) return false;
  if (usually.test(clause) || (!marked && onCondition.test(clause))) return false;
  if (/^["“«„「'‘]/u.test(clause) || opensOtherwise.test(clause)) return false;
  if (baseLanguage(language) === 'de' && /^um /iu.test(clause)) return false;
  const rules = languageOf(clause, language);
  if (!code && rules !== language && !opensAsNoun(clause, rules)) return false;
  if (!code && stems.length > 0) {
    const said = new Set(contentStems(clause, language));
    if (stems.every((stem) => said.has(stem))) return false;
  }
  if (isStatement(clause, rules) || isDenied(clause, rules)) return false;
  // "Wider is the margin, …": unmarked, a definite article may begin any second half.
  const isDefinite = definite[baseLanguage(rules)]?.test(clause) ?? false;
  // "The coil is the one of 3000 turns": of all coils, the one at hand.
  if (!marked && isDefinite && /\d/u.test(clause)) return false;
  const isSafe = !/,/u.test(clause) && !superlative.test(clause);
  return marked || !isDefinite || isSafe || isUnder(stems, headings, language);
}

/** "Falls Sie …, können Sie X benutzen", "As X describes …, Y …": what is told of another thing. */
const isOfOther = (clause: string, own: string, language: string): boolean =>
  (own === '' && opensOtherwise.test(clause)) ||
  (baseLanguage(language) === 'en' && /^as /iu.test(clause));

/** Of a whole sentence: does it tell enough of its thing, as the first that it tells? */
function isSaidWhole(
  found: Found,
  clause: string,
  language: string,
  headings: readonly string[],
): boolean {
  const { term, definition, code, isTopic = false } = found;
  return (
    !leansOnBefore.test(clause) &&
    !clause.includes('; ') &&
    (isTopic || tellsEnough(found, language)) &&
    (!code ||
      isTopic ||
      isNamedAbove(term, headings) ||
      isClassed(term, definition) ||
      namesItsKind(term, definition, language))
  );
}

/** "Several parts, which", "contains the symbols, and": what would go on below. */
const endsOpen =
  /(?<!\p{L})(?:and|or|including|einschließlich|incluyendo|incluindo|включая|which|whose|und|oder|et|ou|dont|qui|que|che|или|котор\p{L}{2,3})$|,\s(?:y|e|o|и|each|one|both|all|some)$/u;
/** "A bit more demanding than `apt`": how it is beside another thing, and not what it is. */
const isCompared =
  /^(?:a (?:bit|little)|ein (?:wenig|bisschen)|etwas|un (?:peu|poco|po['’])|um pouco) |^(?:somewhat|slightly|much|more|less|ein (?:wenig|bisschen)|etwas|viel|mehr|weniger|un (?:peu|poco|po['’])|um pouco|más|menos|plus|moins|più|meno|mais|более|менее) (?:\S+ ){0,3}(?:than|als|que|di|чем)(?!\p{L})/iu;
/** "`iproute2`: iproute2, IPv6 and routing": the term once more, as the first of a row. */
const beginsAList = (term: string, clause: string): boolean =>
  clause.toLowerCase().startsWith(term.toLowerCase()) &&
  /^[,;、，；]/u.test(clause.slice(term.length));

/** "Used by mount(8)", "the manual page lvm(8)": where to read on, in place of what it is. */
export function namesOnlyAPage(said: string, language: string): boolean {
  const rest = said.replace(/\S+\(\d\p{L}?\)/gu, '');
  return rest !== said && contentStems(rest, language).length < fewestStems;
}

/** "Peter: A contributor to …": somebody, and no thing. */
const someone =
  /^(?:an?|una?|une|uma?|eine?)(?: \S+){0,2} (?:contributor|member|developer|maintainer|contribu\p{L}+|membr[oe]|miembro|mitglied|entwickler(?:in)?|desenvolvedor\p{L}*|sviluppat\p{L}+|développeu\p{L}+|desarrollador\p{L}*|mantenedor\p{L}*)(?!\p{L})/iu;
/** "N The data was modified", "group-name The file belongs to": the argument still stands before it. */
const argumentAgain = /^\S+ (?:The|An?|Os?|As|Les?|La|El|Los|Las|Der|Die|Das|Il|Lo|Gli) \p{Ll}/u;
/** "True; like -printf, but …". */
const likeAnOption = /[,;] (?:like|como|comme|wie|come|как) -/iu;

/**
 * "A registered trademark", "(not yet implemented)", "a value from to": who owns it, what became of
 * it, what is left of a formula.
 */
export const saysNothing =
  /(?<!\p{L})(?:(?:registered |eingetragenes? |marque |marca )(?:trade-?marks?|marke|warenzeichen|déposée|registrada|registrata)|trade-?marks? of|(?:not (?:yet )?|no longer )(?:implemented|supported|used)|noch nicht (?:implementiert|unterstützt)|(?:was|were|been) (?:removed|renamed|replaced|dropped)|(?:wurden?|worden) .*(?:entfernt|umbenannt|ersetzt)|(?:a|ont) été (?:supprimé|renommé|remplacé)\p{L}*|(?:fue|fueron|ha sido) (?:eliminad|renombrad|reemplazad)\p{L}+|(?:from to|between and|zwischen und|entre (?:y|et|e)|de à|de a (?=[).,]|en )|da a (?=[).,])))(?!\p{L})|\((?:intervalo )?de (?:a|en) \)|^(?:\d+ ?[x×] ?\d+(?:, | (?:or|and|oder|und|ou|et|o|y|e|или|и) |$))+/iu;
/** "Available on CTAN", "fonts created by X": where it comes from; letters that were misread. */
const origin =
  /^(?:(?:maintained|written|created|developed|founded|invented|started) (?:by|in) |(?:replaced|superseded|substituíd[oa]|remplacée?|ersetzt|sostituit[oa]|reemplazad[oa]|sustituid[oa]|заменён\p{L}*)(?!\p{L})|reserved|réservée?s?|reservad[oa]s?|reserviert|riservat[oa]|зарезервир\p{L}+|available|disponib(?:les?|ile|ili)|disponíve\p{L}+|verfügbar|erhältlich|доступ\p{L}+) |^(?:\S+ ){1,3}(?:created|written|developed|designed|cread[oa]s?|desarrollad[oa]s?|écrite?s?|créée?s?|scritt[oaei]|creat[oaei]|criad[oa]s?) (?:by|por|par|da) [^,]{3,40}$|[À-ÿ]{4}/iu;
/** "Размещать вкладки …": in Russian a verb in its plain form begins an order. */
const isOrder = (clause: string, language: string): boolean =>
  (baseLanguage(language) === 'ja' &&
    /(?:(?:クリック|選択|入力|実行)します|押します|開きます)$|^[^、。]*[うくぐすつぬぶむる]には/u.test(
      clause,
    )) ||
  (baseLanguage(language) === 'ru' &&
    /^\p{L}{3,}(?<!област|част|мощност)(?:ать|ять|ить|еть|ывать)(?:ся)? /iu.test(clause));

const isNamedAbove = (term: string, headings: readonly string[]): boolean =>
  headings.some((heading) => heading.includes(term.replace(/\(\)$/, '')));

/** "16 MiB 8 186 MiB": a row of a table and no words. */
const isOfNumbers = (clause: string): boolean => {
  const words = clause.split(/\s+/);
  return (
    fromTo.test(clause) ||
    words.filter((word) => /^[\d(][\d.,)%]*$/u.test(word)).length * 3 >= words.length
  );
};

/** "From -20 to 20, 0 by default": what values it may have, and not what it is. */
const fromTo = /^(?:from|between|von|zwischen|entre|de|da|tra|fra|от|между) [-–−±+]?\d/iu;

/** "`aes`: AES — Advanced Encryption Standard": what its letters stand for. */
const namesAgain = (term: string, clause: string): boolean =>
  /^(?:\S+ ){1,3}— /u.test(clause) ||
  (/^\S+ [–-] /u.test(clause) &&
    clause.slice(0, 3).toLowerCase() === term.slice(0, 3).toLowerCase());

/** "ASCII: American Standard Code for Information Interchange". */
const isSpelledOut = (term: string, clause: string): boolean =>
  spellsOut(term, clause) && clause.split(/\s+/).length <= term.length + 2;

/** "Entfernen: Entfernt den Anhang": who can read the name knows that. */
const tellsTheDeedAgain = (term: string, clause: string): boolean =>
  (/^\p{L}{3,4}$/u.test(term) && clause.toLowerCase().startsWith(`${term.toLowerCase()} `)) ||
  (/^\p{L}{5,}$/u.test(term) &&
    clause.slice(0, 5).toLowerCase() === term.slice(0, 5).toLowerCase());

const speaksOf = (term: string, clause: string): boolean =>
  !wordyName.test(term) &&
  clause.split(/[\s,;()]+/).some((word) => term.split(/[\s,]+/)[0] === word);
const hedged =
  /^(?:\S+ ){1,3}(?:normally|usually|normalmente|normalement|normalerweise|di solito|обычно|will normally)(?!\p{L})/iu;
/** "Программы, как правило, легко восстановить": how things mostly are. */
const usually =
  /^(?:\S+ ){0,2}\S+,? (?:как правило|обычно|en général|in genere|in der Regel|por lo general|em geral),? /iu;
/** "A pattern if it contains an asterisk": when it is one, and not what it is. */
const onCondition =
  /^(?:an?|une?|una|uno|uma?|eine?) (?:\S+ ){1,5}(?:if|(?<!(?:que|che) )se|si|wenn|falls) /iu;
/** "shar(1), unshar(1)": what there is, and not what it is. */
const onlyNames = /^\S+\(\d\)[,;]/u;

const inside = /(?<=\S+ \S+ \S+ \S+ )(?:it|them|they)(?!\p{L})/giu;

/** English where a text of another script quotes it untranslated. */
function languageOf(clause: string, language: string): string {
  if (!isInOtherLetters(language)) return language;
  const letters = clause.match(/\p{L}/gu)?.length ?? 0;
  const latin = clause.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin > letters * 0.8 ? 'en' : language;
}

const isUnder = (
  stems: readonly string[],
  headings: readonly string[],
  language: string,
): boolean => {
  const named = new Set(headings.flatMap((heading) => contentStems(heading, language)));
  return stems.every((stem) => named.has(stem));
};

/** "Angle: the angle determines the direction of …". */
const tellsOfItself = (term: string, clause: string, language: string): boolean => {
  const plain = withoutArticle(clause);
  return (
    plain.toLowerCase().startsWith(`${term.toLowerCase()} `) &&
    tellsPurpose(plain.slice(term.length + 1), language)
  );
};

const superlative =
  /(?<!\p{L})(?:más|plus|più|mais|most|least|top|main|default|défaut|defecto|omisi[óo]n|omissão|padrão|\p{L}{3,}est|pred[ei](?:termin|finit|finid)\p{L}+)(?!\p{L})/iu;
const unfinished =
  /(?<!\p{L})(?:e\.g|i\.e|z\. ?B|p\. ?ej|p\. ?ex|cf)\.?$|(?<![\w\]>])\((?:p\. ?)?\)|\((?:use|see|do) /iu;
/** "The harder the brush the …", "higher values …": how things change and not what they are. */
const comparison =
  /^(?:the (?:more|less|\p{L}+er)(?: \p{L}+){0,3},? the|(?:higher|lower|larger|smaller|greater|(?:a|an|the) (?:high|low|large|small)(?:er)?) (?:values?|numbers?)|(?:a|an) \p{L}+er (?!(?:of|that|which|for|to|used|in)(?!\p{L}))|un(?:a|o)? (?:valor|valeur|valore|valor) (?:alt[oa]|baj[oa]|élevée?|faible|bass[oa])|(?:valores|valori|valeurs) (?:alt[oi]s?|bajos|bass[io]|baixos|élevées|plus)|(?:je|desto) \p{L}+er|чем (?:больше|меньше|выше|ниже)|值越|数值越|(?:an?|une?|eine?|un[oa]?|um) (?:\p{L}+ )?(?:example|ejemplo|exemple|beispiel|esempio|exemplo)(?!\p{L}))/iu;
/** "Returns true if expr": no name. */
const noName =
  /(?<!\p{L})(?:if|when|that|which|si|wenn|quand|cuando|se|quando|если)(?!\p{L})|^(?:Returns?|(?:right-|double-)?click|press|select|choose|type|enter) |^[ijkmn]-?th | in (?:the|this) | (?:this|it|the|these)$|^(\S{3,}) \1$|^(?:str|int|bool|float|list|dict|tuple|bytes|string|char|void|double|long|unsigned|const|size_t|boolean|array|object|callable)\*? \*?\w+$/iu;
/** "The acronym for …": how it is written out, and not what it is. */
const expands =
  /^(?:(?:the|an?|une?|les|l['’]|el|las?|los|una?|der|die|das|eine?|il|lo|le|os?|as?|um) ?)?(?:initials|initiales|iniciales|iniziali|iniciais|acronym\p{L}*|acrónimo|acrônimo|abbreviation|abréviation|abreviatura|abbreviazione|abreviação|abkürzung|akronym|sigles?|siglas?|short form|short) (?:for|of|de|du|von|für|di|per|para)(?!\p{L})/iu;
/** "Used by the menus", "applies to all brushes": who makes use of it, and not what it is. */
const usedBy =
  /^(?:applies|se aplica|s['’]applique|gilt|si applica|aplica-se|применяется) |^(?:used|employed|called|defined|utilisée?s?|employée?s?|empleado|empleada|usad[oa]s?|utilizad[oa]s?|verwendet|benutzt|usat[oaei]|utilizzat[oaei]) (?:by|when|if|in|por|cuando|en|par|quand|dans|von|wenn|da|quando|em)(?!\p{L})/iu;
/** "Many options which …" is no single thing. */
const quantified =
  /^(?:(?:a maioria|la mayoría|la plupart|die meisten|la maggior parte|большинство|most)(?!\p{L})|many|most|some|several|few|viele|einige|manche|much[oa]s|algun[oa]s|beaucoup de|certaine?s|plusieurs|molt[ie]|alcun[ie]|muit[oa]s|многие|некоторые)(?!\p{L})/iu;

/**
 * Does a sentence about the term tell what the thing is for? For a word of the language more than
 * what it happens to do; for a name in code any deed that takes some words to tell.
 */
function tellsEnough({ term, definition, code }: Found, language: string): boolean {
  const predicate = predicateBehind(term, definition);
  if (predicate === undefined) return true;
  if (code) return contentStems(predicate, language).length >= fewestStems;
  const telling = isFor[baseLanguage(language)];
  return telling === undefined || telling.test(predicate);
}
const fewestStems = 3;
const isFor: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:is|are) (?:used|designed|intended|meant|responsible)|serves?|allows?|lets?|enables?|provides?|defines?|represents?|consists? of|means|refers? to|describes?|specifies)(?!\p{L})/iu,
  es: /^(?:permiten?|sirven?|se (?:usan?|utilizan?|emplean?)|definen?|representan?|proporcionan?|constan? de|describen?|consisten?)(?!\p{L})/iu,
  fr: /^(?:permet|permettent|ser(?:t|vent) |définit|définissent|représentent?|représente|fournit|fournissent|décri\p{L}+|(?:est|sont) utilisée?s?|consiste)/iu,
  de: /^(?:ermöglich\p{L}+|erlaub\p{L}+|dien(?:t|en)|definier\p{L}+|beschreib\p{L}+|bezeichne[nt]+|stell(?:t|en) .* dar|besteh(?:t|en) aus)/iu,
  it: /^(?:permett\p{L}+|consent\p{L}+|serv(?:e|ono)|definisc\p{L}+|rappresenta(?:no)?|fornisc\p{L}+|descriv\p{L}+|viene usat\p{L}|(?:è|sono) usat\p{L})/iu,
  pt: /^(?:permit\p{L}+|serv(?:e|em)|defin\p{L}+|representam?|fornecem?|descrevem?|(?:é|são) (?:usad|utilizad)\p{L}+)/iu,
  ru: /^(?:позволя\p{L}+|служ[аи]т|определя\p{L}+|предоставля\p{L}+|использу(?:ет|ют)ся|предназначен\p{L}*|описыва\p{L}+|представля\p{L}+|явля[ею]тся)/iu,
};

/** An aim, a case or a deed where a thing should be named, or that it is what a program begins with. */
const opensOtherwise =
  /^(?:(?:either|entweder|soit|as|beim?|un[oa] [tf]ra|eine[rs]? von|where|wobei|donde|où|dove|onde|где|unlike|instead of|due to|because|in addition|in conjunction|since|como|anders als|a diferencia|contrairement|a differenza|ao contrário|в отличие|to|for|if|when|by|with|while|unless|one of|that|возможн[аоы]|можно|чтобы|для|если|когда|при|од(?:ин|на|но) из|para|pour|per|wenn|falls|si|se|cuando|quand|lorsque?|quando|durch|mit|con|avec|com)(?!\p{L})|(?:or|and|und|oder|et|ou|oppure|ovvero|или)(?= \p{Ll})|\p{L}+(?:вая|ляя|жав|рав|сив)(?!\p{L})|(?:the |используем\p{L}+ )?(?:по умолчанию|default) (?:вариант|option|value|setting)|当|如果|要|若|もし|その|通常、|[^。、]{1,14}(?:場合|とき|時|的话)[、，])/iu;
/** "Doing just that": what, an earlier sentence says. */
const leansOnBefore =
  /(?<!\p{L})(?:that|it|them|this|those|so|eso|esto|cela|ça|das|dies|ciò|questo|isso|isto|это)$/iu;

/**
 * A verb before the article of its object, which nothing but a statement has: "reduces the". Words
 * that a noun phrase goes on with are none. By language.
 */
const verbAndObject: Readonly<Record<string, { verb: RegExp; relative: RegExp }>> = {
  en: {
    verb: /^(?!(?:across|towards|besides|plus|versus|as|thus|perhaps|unless) )(?:[a-z]{2,}s (?:the|an?|its|their|your?|itself)|will|would|can|cannot|could|must|should|may|might|is|are|was|were|has|have|do|does) /u,
    relative:
      /^(?:that|which|who|whom|whose|where|when|how|what|whereby|if|as|used|for|to|[a-z]+ing)$/u,
  },
  es: {
    verb: /^(?!(?:toda|hacia|según|entre|sobre|durante|mediante|desde|para|ambas) )(?:\p{Ll}{3,}(?:a|e|an|en) (?:el|la|los|las|una?) |se \p{Ll}{3,}(?:a|e|an|en) |(?:se )?(?:deben?|pueden?|será[ns]?|son|es|está[ns]?|tienen?|ha|han|dan?) |\p{Ll}{3,}rán? )/u,
    relative: /^(?:que|cuy[oa]s?|donde|cuando|quien|para|como|si)$/u,
  },
  fr: {
    verb: /^(?!(?:toute?|entre|contre|dont|quand|pendant|devant|durant|suivant|comme|outre|sert|avant) )(?:\p{Ll}{2,}(?:e|t|nt) (?:les?|la|une?) |\p{Ll}{2,}(?:e|t|nt) l['’]|(?:est|sont|sera|seront|peut|peuvent|doit|doivent|sert|servent|a|ont) )/u,
    relative: /^(?:qui|que|qu['’].*|dont|où|lequel|laquelle|pour|quand|si)$/u,
  },
  de: {
    verb: /^(?:ist|sind|wird|werden|kann|können|muss|müssen|darf|hat|haben|\p{Ll}{3,}t (?:den|die|das|alle|eine?[nm]?)) /u,
    relative: /^(?:.*,|für|zum|zur|um|wie|dass|wenn)$/u,
  },
  it: {
    verb: /^(?!(?:contro|verso|sopra|senza|oltre|come|fra|tra|tutta|tutte) )(?:\p{Ll}{3,}(?:a|e|ano|ono) (?:il|lo|la|i|gli|le|una?) |(?:è|sono|sarà|può|possono|deve|devono|viene|vengono|ha|hanno) |\p{Ll}{3,}(?:rà|ranno) )/u,
    relative: /^(?:che|cui|quale|dove|quando|per|come|se)$/u,
  },
  pt: {
    verb: /^(?!(?:toda|sobre|entre|durante|desde|para|contra|cada) )(?:\p{Ll}{3,}(?:a|e|am|em) (?:os?|as?|uma?) |(?:é|são|será|serão|pode|podem|deve|devem|está|estão|tem|têm) |\p{Ll}{3,}r(?:á|ão) )/u,
    relative: /^(?:que|cuj[oa]s?|onde|quando|qual|para|como|se)$/u,
  },
};
const verbWithin = 14;

/** "Connections to a channel are permitted …", "Building on a system assumes …": nouns without an article. */
const bareStatement =
  /^\p{Lu}\p{Ll}+(?:s|ing)(?: (?!(?:that|which|who|if|whether|when|how|what|where|as|to be|way|ways)(?!\p{L}))[\p{Ll}\d-]+){1,6} (?:are|is|assumes?|requires?) /u;

/** "Die Installation nicht ganz trivial": what stood behind an adverb and its verb. */
const isDenied = (clause: string, language: string): boolean =>
  baseLanguage(language) === 'de' && /^[^,]*(?<!\p{L})nicht(?!\p{L})/u.test(clause);

/** "Each sign gives two points". */
const eachOf = /^(?:each|every|cada|chaque|jede[rs]?|ogni|каждый) /iu;

/** "The length sets the strength …" states something; "the length that sets …" names it. */
function isStatement(clause: string, language: string): boolean {
  if (baseLanguage(language) === 'en' && bareStatement.test(clause)) return true;
  const grammar = verbAndObject[baseLanguage(language)];
  if (!grammar || (withoutArticle(clause) === clause && !eachOf.test(clause))) return false;
  const words = clause.replace(/ ?\([^()]*\)/gu, '').split(/\s+/);
  for (let at = 2; at < Math.min(verbWithin, words.length); at++) {
    const before = words[at - 1] ?? '';
    if (grammar.relative.test(before) || before.endsWith(',')) return false;
    // "A place donde los carteros …": no verb, though it ends as one.
    if (grammar.relative.test(words[at] ?? '')) return false;
    if (grammar.verb.test(`${words.slice(at).join(' ')} `)) return true;
  }
  return false;
}

/** Where to ask for help, and values that every program has: nobody is to learn what they are. */
export const isNoThing = (name: string, language: string): boolean =>
  /^(?:copyrights?|urheberrecht|droits d['’]auteur|derechos de autor|авторские права|mailing lists?|git ?(?:hub|lab)|stack ?(?:exchange|overflow)|forums?|irc|discord|slack|wiki|bug ?tracker|issue tracker|source project|documentation|name|nombre|nom|nome|type|value|default|specifies|describes|returns|defines|determines|effect|yields?|raises|throws|returned|receives|warns|arguments|parameters|keyword arguments|other parameters|preconditions?|postconditions?|complexity|remarks?|todo|see also|deprecated|since|default value|type of value|possible values|descri(?:ption|pción|zione|ção)|beschreibung|tipo|typ|valeur|valor|valore|wert|home ?page|web ?site|listes? de diffusion|listas? de correo|mailinglisten?|foren|foro|examples?|beispiele?|ejemplos?|exemples?|esempio?|exemplos?|примеры?|例|示例|使用例)$|\d\.\d/iu.test(
    name,
  ) ||
  /^(?:[ymdhn]{2,4}|foo|bar|baz|len|str|args?|arg[cv\d]|buf|ptr|idx)$/iu.test(name) ||
  /^(?:true|false|null|none|nil|undefined|yes|no|on|off|auto|low|high|medium|any|all|both|s[ií]|non?|oui|ja|nein|sim|não|да|нет)$/iu.test(
    name,
  ) ||
  stopWords(language).has(name.toLowerCase());

/** What these do is known to whoever can read their name. */
export const isKnownAnyway =
  /^(?:.*(?:, |→ ))?-*(?:help|version|usage|about|licen[cs]e|\?)(?:,.*)?$|^-[hV]$/i;

/** "Like -h, but …", "ditto for the group": what it is, another entry says. */
export const isToldByAnother = (said: string): boolean =>
  /^(?:the shortest|al igual que|likewise|аналог(?:ично)?|по аналогии|identi(?:cal|co|ca|que|sch)|simil(?:ar|aire|e)|ähnlich|semelhante|parecid[oa]|(?:is |est |es |è |é |ist )?(?:equivalent|équivalent|equivalente|äquivalent)|som (?=-)|ditto|dito|idem|ídem|like|same as|the same|as (?:the |for |with )?(?=-)|as above|similar to|(?:(?:an?|the|eine?|une?|una?|uma?) )?(?:\p{L}+ (?=alias|synonym))?(?:synonym|synonyme|sin[oóô]nimo|alias|shorthand|short|equivalent|abbreviation) (?:to|for|of|für|de|di|per)|see|sinónimo|synonyme|alias|synonym|sinonimo|équivalent|equivalente|entspricht|tilsvarer|svarer til|motsvarar|samma som|samme som|stejné|totéž|shodné|jako|to samo|tak samo|równoważn\p{L}+|odpowiada|відповідає|те саме|соответствует|ugyanaz|hetzelfde|zelfde|komt overeen|псевдоним|синоним|comme|pareil|semblable|siehe|wie|ebenso|desgleichen|de même|igualmente|asimismo|allo stesso modo|da mesma forma|gleich|como|igual|come|stesso|veja|mesmo|как|то же|см\.?|同上)(?![\p{L}\p{M}])/iu.test(
    said,
  );
