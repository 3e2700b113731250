import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { leansElsewhere, pointsBackIn, sendsElsewhere } from '../material/definition-form.ts';
import { opensWithVerb, withoutArticle } from '../material/definition-sources.ts';
import { capital, isDamaged, isForeign, ofPlace } from './clauses.ts';
import { isFragment, isMuddled } from './fragments.ts';

const lengths = { least: 3, most: 30 } as const;
const fewestStems = 2;

/** The sentence without its stop and without what stands in brackets. */
export const bareOf = (plain: string): string =>
  plain.replace(/ ?\([^()]*\)/gu, '').replace(/\.$/u, '');

/**
 * Is it a sentence in the language, whole and without the quotes that a question sets itself?
 * "V(A,B)": without its brackets it is something else.
 */
export const isReadable = (plain: string, language: string): boolean =>
  !/[“”«»„<>{}\\|*^⁰¹²³⁴-⁹]/u.test(plain) &&
  !/\p{L}\((?!e?s\))[^()]*\p{L}|\(\p{L}(?:,\s?\p{L})+\)/u.test(plain) &&
  !isForeign(plain, language) &&
  !isDamaged(plain);

export const isPaired = (text: string): boolean => text.split('"').length % 2 === 1;
/** Words by which a phrase leans on another sentence. */
export const leans = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Can it be read by itself, and is it all that is said? A Romance order has no subject. */
export function isLoneStatement(
  said: string,
  leaning: string,
  language: string,
  isOrder = false,
): boolean {
  const length = countWords(said);
  return (
    length >= lengths.least &&
    length <= lengths.most &&
    contentStems(said, language).length >= fewestStems &&
    // "…, which", "…, etc": it goes on, or breaks off.
    !/[():;–—…?!]|, \S+$| - |, then |[‘“«]\s*[’”»]/u.test(said) &&
    isPaired(said) &&
    !leans(leaning).test(said) &&
    !leansElsewhere(`${capital(said)}.`, language) &&
    !pointsBackIn(said, language) &&
    !sendsElsewhere(said) &&
    !ofPlace.test(said) &&
    !isFragment(said, language) &&
    !isMuddled(said, language) &&
    !another.test(said) &&
    !always.test(said) &&
    !idle.test(said) &&
    !goesOn.test(said) &&
    !isOfUnnamed.test(said) &&
    !(isGivenFor.test(said) && !isFinite.test(said)) &&
    !isParticiple(said, language) &&
    !givesReason.test(said) &&
    !isDeed.test(said) &&
    !counts.test(said) &&
    (!said.includes(',') || hasVerb(said, language)) &&
    (isOrder || isTold(said, language)) &&
    isWhole(said, language) &&
    !isOfRelative(said, language)
  );
}

/** Another circumstance: to which of them an answer belongs, nobody can tell. */
const another =
  /(?<!\p{L})(?:if|when|whenever|unless|until|because|in order to|although|wenn|falls|sobald|weil|damit|obwohl|si|s[’']ils?|lorsque|quand|parce|puisque|quoique|cuando|porque|aunque|perché|quando|qualora|sebbene|porque|caso|embora|если|когда|чтобы|хотя)(?![\p{L}-])/iu;
/** "Never overwrite …": whatever the case is. */
const always =
  /^(?:never|nunca|jamais|niemals|nie|никогда)(?!\p{L})|^(?:non|no|não|ne) \p{L}+ (?:mai|nunca|jamais)(?!\p{L})|(?<!\p{L})(?:è bene|es bueno|il est bon|é bom|it is (?:a )?good)(?!\p{L})/iu;
/** Said of no thing, or to send the reader on. */
const idle =
  /^(?:to|please|see|consult|refer|read|consider|note|try|remember|you (?:may|might) (?:also )?(?:want|wish|like)|don['’]t worry|make sure|be careful|feel free|(?:pay|take) \p{L}+ (?:attention|care)$|achten sie (?:\p{L}+ )?darauf|(?:faites|prêtez) (?:\p{L}+ )?attention|prest[ae] (?:\p{L}+ )?aten(?:ción|ção)|(?:prestare|fare|fate|prestate) (?:\p{L}+ )?attenzione|обратите внимание|siehe|voir|véase|vedi|veja|см|beachten|bitte|por favor|per favore|s['’]il vous plaît|veuillez|notez|remarquez|si noti|observe|similar|like|unlike|because|due|according|depending|tenga en cuenta|notare|note que)(?!\p{L})|(?<!\p{L})(?:ones?|users?|you|utilizador(?:es)?|usuári[oa]s?|usuari[oa]s?|utent[ei]|utilisateurs?|benutzern?|possible|necessary|needed|desired|so|not|useful|helpful|möglich|nötig|notwendig|erforderlich|posible|possibile|possível|nécessaire|necesario|necessario|necessário|nützlich|sinnvoll|hilfreich|pensat[oaei]|progettat[oaei]|destinat[oaei]|pensad[oa]s?|destinad[oa]s?|diseñad[oa]s?|conçue?s?|destinée?s?|prévue?s?|entworfen|gedacht|bestimmt|designed|intended|meant|un mezzo|a way|une façon|un moyen|una manera|necessari[aei]|(?:in)?(?:approprié|adapté|suffisant)e?s?|prête?s?|idéal|idéale|(?:in)?(?:adecuad|apropiad|adequad|apropriad)[oa]s?|adatt[oaei]|pront[oaei]|geeignet|suitable|appropriate|required|ready|capables?|capaz|capace|insufficient[ei]?|insufficiente|insuficiente|enough|abbastanza \p{L}+|utiles?|útil(?:es)?|utili|полезно)$/iu;

/** "Especially one that …": it goes on with what was named before; "otherwise" answers. */
const goesOn =
  /^(?:(?:even )?(?:worse|better)(?: yet| still)?,|(?:noch )?schlimmer,|pire(?: encore)?,|peor (?:aún|todavía),|peggio(?: ancora)?,|pior(?: ainda)?,|хуже того,|(?:some|many|most) (?:users|people)(?!\p{L})|(?:einige|viele) (?:leute|benutzer)(?!\p{L})|certaines? (?:gens|personnes|utilisateurs)|algun[oa]s (?:personas|usuarios)|(?:molti|alcuni) utenti|alguns utilizadores|one(?= (?:is|was|has|can|will|may|must)(?!\p{L}))|logo|luego|de igual (?:forma|manera|modo)|ebenso|genauso|likewise|similarly|in the same way|de la misma (?:forma|manera)|da mesma forma|allo stesso modo|de (?:la )?même|especially|particularly|in particular|even|including|such|namely|either|for|vor allem|insbesondere|besonders|zum Beispiel|etwa|also|en particulier|notamment|surtout|par exemple|suite|por ejemplo|sobre todo|especialmente|en particular|incluso|ad esempio|in particolare|soprattutto|specialmente|particolarmente|anche|por exemplo|sobretudo|em particular|например|особенно|и|или)(?!\p{L})|(?<!\p{L})(?:andererseits|einerseits|on the other hand|d['’]autre part|por otro lado|d['’]altra parte|por outro lado|ausreichend|genügend|hinreichend|then|alors|então|entonces|allora|next|nächste[nrms]?|suivante?s?|siguientes?|successiv[oaei]|seguintes?|prossim[oaei]|steps? \d|étapes? \d|pasos? \d|pass[oi] \d|schritt \d|шаг\p{L}* \d|(?:two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|três) (?:possibilit\p{L}+|options?|ways|choices|methods|möglichkeiten|opcion\p{L}+|opç\p{L}+|opzioni|modi|formas|maneras)|equally|igualmente|également|ebenfalls|enough|suficientemente|sufficientemente|suffisamment|abbastanza|genug|only|just|now|still|jetzt|noch|maintenant|ahora|adesso|agora|nur|solo|sólo|soltanto|solamente|seulement|apenas|somente|só|только|лишь|instead|again|alternativ|alternatively|nun|nunmehr|in alternativa|en alternative|como alternativa|furthermore|additionally|meanwhile|stattdessen|wiederum|weiterhin|außerdem|zudem|en su lugar|de nuevo|à la place|de nouveau|invece|al suo posto|di nuovo|em vez disso|de novo|novamente|снова|вместо этого|hence|therefore|thus|consequently|accordingly|daher|deshalb|deswegen|folglich|somit|ähnlich|donc|por (?:lo )?tanto|por (?:eso|ello|isso)|quindi|perciò|pertanto|portanto|поэтому|следовательно|otherwise|sonst|andernfalls|sinon|de lo contrario|si no|altrimenti|caso contrário|senão|иначе|в противном случае)(?!\p{L})/iu;
/** "Use its address": whose, the circumstance beside it said. */
const isOfUnnamed = /^(?:you \p{L}+ )?\p{L}+ (?:its|their)(?!\p{L})/iu;
/** "The interface specified for the provider": a name, and nothing said of it. */
const isGivenFor =
  /^(?:the|an?) (?:\S+ ){1,3}(?:specified|used|given|defined|found|associated|located|described|listed|named) (?=(?:for|in|by|with|on|at|to) )/iu;
const isFinite =
  / (?:is|are|was|were|will|can|could|must|may|might|should|would|has|have|had|does|do|did) /iu;
/** "Automatically filling in …": what is done besides. */
const isParticiple = (said: string, language: string): boolean =>
  baseLanguage(language) === 'en' &&
  /^(?:\p{L}+ly )?\p{L}+ing(?!\p{L})/iu.test(said) &&
  !hasVerb(said, language);
/** "The main reason is that …": of what, the sentence before tells. */
const givesReason =
  /^(?:the|an?|der|die|das|ein|eine|le|la|l[’']|une?|el|una?|il|lo|o|a|uma?) ?(?:\p{L}+ )?(?:reason|purpose|goal|aim|idea|problem|result|consequence|advantage|difference|grund|zweck|ziel|idee|problem|ergebnis|folge|vorteil|unterschied|raison|but|objectif|idée|problème|résultat|avantage|razón|motivo|objetivo|idea|problema|resultado|ventaja|ragione|scopo|obiettivo|risultato|vantaggio|razão|vantagem)(?: \p{L}+)? (?:is|was|ist|war|est|es|è|é)(?!\p{L})/iu;
/** "Replaces à utiliser": without an article, a French statement is one by its verb. */
const isWhole = (said: string, language: string): boolean =>
  baseLanguage(language) !== 'fr' ||
  withoutArticle(said) !== said ||
  /^(?:\p{L}+ez|vous|on|il|chaque|tou[st]e?s?|certaine?s|plusieurs|aucune?|votre|vos|leurs?|dans|avec|sur|si|en|un)(?!\p{L})/iu.test(
    said,
  ) ||
  hasVerb(said, language);
/** "The last option is …": of which, stands before it. */
export const counts =
  /^(?:the|an?|la|el|l[oa]s|le|les|une?|una?|uno|il|lo|gli|i|o|a|os|as|uma?|der|die|das|den|eine?[nmrs]?|l[’']) ?(?:troisièmes?|deuxièmes?|weitere[nrs]?|further|first|second|third|last|next|other|prim[aoie]|ultim[aoie]|second[aoe]|terz[aoi]|prossim[ao]|altr[aoie]|primer[ao]?s?|segund[ao]s?|tercer[ao]?|últim[ao]s?|siguientes?|otr[ao]s?|nuev[ao]s?|primeir[ao]s?|terceir[ao]s?|próxim[ao]s?|seguintes?|outr[ao]s?|premi(?:er|ère)s?|dernière?s?|seconde?s?|autres?|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|nächste[nrs]?|andere[nrs]?)(?!\p{L})/iu;
/** "Creation of packages …": a name and no statement. */
const isDeed = /^\p{L}+ (?:de|di|del|della|dei|du|des|von|of)(?!\p{L})|^\p{Lu}\p{L}+ие(?!\p{L})/u;
/** In Romance languages a verb may stand alone: of what it says so, the sentence before tells. */
const isTold = (said: string, language: string): boolean =>
  !['es', 'it', 'pt', 'ca'].includes(baseLanguage(language)) ||
  ofReader.test(said) ||
  !(
    opensWithVerb(lowered(said), language) ||
    /^(?:es|está|è|são|ha|tem|\p{L}+(?:an|en|ono|ano|am|em|rán?|rà|ranno|rão|ebbe|ebbero|ría|rían|ria|riam)) /iu.test(
      said,
    )
  );
/** Without the adverb that may stand before the verb. */
const lowered = (said: string): string =>
  (said.charAt(0).toLowerCase() + said.slice(1)).replace(
    /^(?:(?:molto|muy|muito|più|más|mais) )?(?:\p{L}+mente|spesso|sempre|talvolta|a volte|di solito|poi|già|a menudo|siempre|a veces|às vezes|por vezes|por lo general|in genere),? /u,
    '',
  );
/** "Puede usar", "è possibile": whoever reads it is meant. */
const ofReader =
  /^(?:no |non |não )?(?:puede[ns]?|podrán?|debe(?:rán?|ría)?|tiene que|necesita|es (?:posible|necesario|recomendable|preferible|conveniente|mejor|aconsejable)|conviene|basta|hay que|si (?:può|possono|deve|devono)|può|potete|puoi|deve|dovete|è (?:possibile|necessario|consigliabile|preferibile|meglio|opportuno|sufficiente)|bisogna|occorre|pode(?:rá)?|deve(?:rá)?|terá d?e?|tem d?e?|é (?:possível|necessário|recomendável|preferível|melhor|aconselhável)|convém) /iu;

/** A verb somewhere behind the first word; German sets it last behind "wenn". */
export function hasVerb(clause: string, language: string): boolean {
  const base = baseLanguage(language);
  const spoken = clause.split(/\s+/);
  if (base === 'de' && /^\p{Ll}+(?:t|n|st|te)$/u.test(spoken.at(-1) ?? '')) return true;
  if (base === 'en' && /^(?:you|we|users|people|there) /iu.test(clause)) return true;
  return spoken.some((_, at) => opensWithVerb(spoken.slice(at).join(' '), language));
}

/** What opens a clause that says which one is meant, and ends before the sentence does. */
const relative =
  /(?<!\p{L})(?:that|which|who|whose|where|qui|que|dont|où|che|cui|quien(?:es)?|cuy[ao]s?|cuj[ao]s?|котор\p{L}+)(?!\p{L})|, (?:in |an |auf |mit |bei |für )?(?:der|die|das|den|dem|denen|deren|dessen)(?!\p{L})/iu;
/** "The spool that is read": does it still wait for its own verb behind such a clause? */
export function isOfRelative(said: string, language: string): boolean {
  const opening = relative.exec(said);
  return opening !== null && !hasVerb(said.slice(0, opening.index), language);
}

/** "The parameters are …", "some techniques are …": which ones, only the text around tells. */
export function isOfUnnamedThing(
  statement: string,
  subject: ReadonlySet<string>,
  language: string,
): boolean {
  if (isUnspaced(language)) return false;
  if (some.test(statement)) return true;
  const rest = withoutArticle(statement);
  const [name = '', ...said] = rest.split(/\s+/);
  return (
    rest !== statement &&
    !/^(?:an?|eine?|une?|una?|uno|uma?)(?!\p{L})/iu.test(statement) &&
    opensWithVerb(said.join(' '), language) &&
    !contentStems(name, language).some((stem) => subject.has(stem))
  );
}
const some =
  /^(?:some|many|most|several|einige|viele|manche|quelques|plusieurs|beaucoup|certaine?s|algun[oa]s|much[oa]s|vari[oa]s|alcun[ei]|molt[ei]|algun?s|algumas|muit[oa]s|vári[oa]s|некоторые|многие)(?!\p{L})/iu;
