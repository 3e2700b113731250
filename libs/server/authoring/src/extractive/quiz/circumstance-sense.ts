import { baseLanguage } from '@coursewright/text';
import { hasVerb } from './lone-statements.ts';

/** "To make life easier", "per comodità": an aim of anything. */
export const isAsideOfWriter =
  /^(?:(?:in order |so as )?to (?:make (?:life|it|this|that|your life|everything|work) (?:\p{L}+ )?(?:easier|simpler|clearer|better|faster)|be on the safe side|save (?:time|work|typing|space here)|simplify (?:things|matters)|keep (?:it|things) (?:short|simple))|um (?:es|die sache|das ganze|das leben) (?:\p{L}+ )?(?:einfacher|leichter|kürzer) zu machen|pour (?:se )?(?:simplifier|faciliter) (?:la vie|les choses|la tâche)|para (?:facilitar|simplificar) (?:las cosas|la vida|la tarea|as coisas|a vida|a tarefa)|per (?:semplificar[es]i?|facilitar[es]i?) (?:le cose|la vita|il compito)|чтобы (?:упростить|облегчить) (?:жизнь|дело|задачу))(?!\p{L})/iu;

/** "If statement the success is verified": a word of code, and no case. */
export const isOfKeyword =
  /^(?:if|when|until|unless|once|after|before) (?:-?else |-?then )?(?:statements?|clauses?|conditions?|blocks?|loops?|branch(?:es)?|keywords?|directives?)(?= (?:the|an?|that|this|these|it|is|are|of|in|with)(?!\p{L}))/iu;

/** "If the flag is set": which one, the text around says. English, then the others. */
export const isOfSomething =
  /^(?:(?:if|when|whenever|unless|once|until|after|before) the (?:flag|option|parameter|argument|variable|setting|condition|value|number|result|test|function|method|command|script|mode)s? (?:is|are|was|were|has|have|does|do|returns?|changes?|can|will)|(?:wenn|falls|sobald) (?:der|die|das) (?:option|parameter|argument|variable|bedingung|wert|zahl|ergebnis|funktion|methode|befehl|modus)|(?:si|lorsque|quand) (?:la |le |l[’'])(?:option|paramètre|argument|variable|condition|valeur|nombre|résultat|fonction|méthode|commande)|(?:si|cuando) (?:la|el) (?:opción|parámetro|argumento|variable|condición|valor|número|resultado|función|método|orden)|(?:se|quando) (?:la |il |lo |l[’'])(?:opzione|parametro|argomento|variabile|condizione|valore|numero|risultato|funzione|metodo|comando)|(?:se|quando) [oa] (?:opção|parâmetro|argumento|variável|condição|valor|número|resultado|função|método|comando)) (?:is|are|was|were|has|have|does|do|returns?|changes?|can|will|not|n[’'e]|non?|não|es|está|est|è|é|ist|nicht|gesetzt|wahr|\p{Ll}+(?:t|st|d)$)(?!\p{L})/iu;

/** "If delim was not found the function fails": a passive has no object, what follows is said. */
export const runsOn =
  /^(?:after|before) \p{Ll}+ (?:will|can|must|should) |(?<!\p{L})(?:(?:is|are|was|were|been) (?:not |already |never )?(?:\p{L}{2,}ed(?<!called|named|allowed|offered|granted|denied|needed)|found|read|written|known|seen|done|set) (?:the|an?|its)|(?:succeeds?|fails?|exists?|occurs?|happens?|returns? (?:true|false|zero|null)) (?:the|an?|its|it)) /iu;

/**
 * Does what stands behind it belong to a clause inside the statement: "…, and whether it was set",
 * "chpwd, which is called", "the person produced"?
 */
export function isOfClauseInside(said: string, language: string): boolean {
  const base = baseLanguage(language);
  if (asksInside[base]?.test(said) || addsInside[base]?.test(said)) return true;
  if (base !== 'en') return false;
  const reduced = /^(?<before>.+ (?<noun>\p{L}+)) \p{L}{3,}ed$/u.exec(said)?.groups;
  return (
    reduced !== undefined &&
    !beforeParticiple.test(reduced['noun'] ?? '') &&
    hasVerb((reduced['before'] ?? '').split(' ').slice(0, -1).join(' '), language)
  );
}
/** Words behind which a participle is the statement's own verb. */
const beforeParticiple =
  /^(?:is|are|was|were|be|been|being|has|have|had|get|gets|got|become|becomes|not|never|also|and|or|to|it|they|he|she|you|we|which|that|who|\p{L}+ly|already|often|always|then|once|twice)$/iu;
/** A question inside the statement. */
const asksInside: Readonly<Record<string, RegExp>> = {
  en: / (?:whether|how|why|who) /iu,
  de: /, (?:ob|wie|warum|wer) /iu,
  fr: / (?:comment|pourquoi|savoir si) /iu,
  es: / (?:cómo|por qué|saber si) /iu,
  it: / (?:come mai|perché|sapere se) /iu,
  pt: / (?:por que|saber se) /iu,
  ru: / (?:ли|почему) /iu,
};
/** What the statement adds of a thing that it names last. */
const addsInside: Readonly<Record<string, RegExp>> = {
  en: /, (?:which|who|whose|where|in which|of which) /iu,
  de: /, (?:(?:in|mit|auf|an|bei|für|von|aus) )?(?:der|die|das|den|dem|deren|dessen|welche[rsmn]?|wobei|was) /iu,
  fr: /, (?:ce qui|ce que|qui|que|dont|où|lequel|laquelle|lesquel\p{L}+) /iu,
  es: /, (?:lo que|lo cual|que|quien(?:es)?|donde|cuy[ao]s?|(?:el|la|los|las) cual(?:es)?) /iu,
  it: /, (?:il che|che|cui|dove|(?:il|la|i|le) qual[ei]) /iu,
  pt: /, (?:o que|que|quem|onde|cuj[ao]s?|(?:o|a|os|as) qua(?:l|is)) /iu,
  ru: /, (?:котор\p{L}+|что|где|чей) /iu,
};

/**
 * Is it how something is, and not what is done: "SSH is the safe way", "there are many packages"?
 * The aim behind it says which way or what packages.
 */
export const isOfState = (said: string, language: string): boolean =>
  states[baseLanguage(language)]?.test(said) ?? false;
const states: Readonly<Record<string, RegExp>> = {
  en: /^there (?:is|are|was|were) | (?:is|are|makes?) an? (?:good|great|useful|nice|excellent|fine) | (?:is|are) (?:(?:too|very|rather|so|more) \p{L}+|the (?:\p{L}+ )?\p{L}+)$/iu,
  de: /^es gibt | (?:ist|sind) eine? (?:gute|nützliche|ausgezeichnete)[rs]? | (?:ist|sind) (?:zu|sehr|so) \p{L}+$/iu,
  fr: /^il (?:y a|existe) |(?<!\p{L})(?:est|sont) une? (?:bon|bonne|excellent|excellente|utile) |(?<!\p{L})(?:est|sont) (?:(?:très|trop|plus|assez|si) |(?:le|la|les) (?:\p{L}+ )?\p{L}+$)/iu,
  es: /^(?:hay|existen?) |(?<!\p{L})(?:es|son) una? (?:buen|buena|excelente|gran) |(?<!\p{L})(?:es|son|está|están) (?:(?:muy|demasiado|más|tan|bastante) |(?:el|la|los|las) (?:\p{L}+ )?\p{L}+$)/iu,
  it: /^(?:ci sono|c['’]è|esist(?:e|ono)) |(?<!\p{L})(?:è|sono) un[oa]? ?['’]?(?:buon|buona|ottim[oa]|eccellente) |(?<!\p{L})fini(?:sc[eo]|scono|va|vano|ranno|rà|re)$|(?<!\p{L})(?:è|sono) (?:(?:molto|troppo|più|così|abbastanza) |(?:il|lo|la|i|gli|le) (?:\p{L}+ )?\p{L}+$)/iu,
  pt: /^(?:há|existem?) |(?<!\p{L})(?:é|são) uma? (?:bom|boa|excelente|ótim[oa]) |(?<!\p{L})(?:é|são|está|estão) (?:(?:muito|demasiado|mais|tão|bastante) |(?:o|a|os|as) (?:\p{L}+ )?\p{L}+$)/iu,
};
