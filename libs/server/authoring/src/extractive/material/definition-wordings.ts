import { baseLanguage } from '@coursewright/text';
import { definitionGrammars } from './definition-patterns.ts';
import { plainGloss } from './plain-glosses.ts';

/** A term and the words that define it, as they stand in a sentence. */
export interface Worded {
  readonly term: string;
  readonly rest: string;
  /** The text sets the term apart: in bold, in code or between quotation marks. */
  readonly marked: boolean;
}

const quoted = '[“„«‘"\'](?: )?';
const unquoted = '(?: )?[”“»’"\']';
const term = String.raw`(?<term>[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#/-]*(?: [\p{L}\p{N}(][\p{L}\p{N}\p{M}'’.+#/)-]*){0,3}?)`;
const named = `(?:${quoted})?${term}(?:${unquoted})?`;

/** What a sentence may begin with that says where the thing is met: "in photography". */
const field = (prepositions: string, hollow: string): string =>
  String.raw`^(?:${prepositions})(?!(?:${hollow})(?!\p{L}))[^,.;:()]{2,40}`;

/**
 * How languages define in another order than "X is a Y": "Unter X versteht man Y", "On appelle X
 * Y", "Things that … are called X". Each has the groups `term` and `rest`, or for the latter
 * `passive` and `more` around the verb.
 */
const wordings: Readonly<Record<string, readonly RegExp[]>> = {
  en: all(
    String.raw`^(?<rest>(?:an? .{12,160}?|\p{L}+s (?:that|which|who|with|of|for|in) .{8,160}?))(?:,)? (?:is|are) (?:also |often |usually |sometimes |commonly |therefore |then )?(?:called|known as|referred to as|termed) (?:an? |the )?${named}[.]$`,
    String.raw`^(?:the )?(?:term|word|expression|name|phrase) ${named} (?:refers to|means|describes|denotes|stands for|is used for) (?<rest>.+)$`,
    String.raw`^by ${named},? (?:we mean|is meant) (?<rest>.+)$`,
    String.raw`${field('(?:in|with|within|on|under) ', 'this|that|these|those|such|addition|general|fact|cases?|turn|practice|contrast|short|both|some|most|many|all|other|our|your|its|their|[a-z]+ cases?|the (?:following|above|previous|next|first|last|same|example|case|end|past|future|beginning|meantime|sense|event|figure|picture|case)')}, (?:an? |the )?${named} (?:is|are) (?<rest>an? .+)$`,
  ),
  de: all(
    String.raw`^unter (?:einem |einer |dem |der |den )?${named} (?:(?:versteht man|verstehen wir) (?<rest>(?:eine?n?|die|das|den|alle) .+)|wird (?<passive>(?:eine?|die|das|der|alle) [^,]+?) verstanden(?<more>, .+)?[.])$`,
    String.raw`${field('(?:in|im|bei|beim|unter|mit) ', 'diese[mnrs]?|der regel|d(?:er|ie) (?:tat|folge)|vielen|manchen|einigen|den meisten|[a-zäöü]+en fällen|wirklichkeit|zukunft|beispiel|folgenden|solche[mnr]|unsere[mnr]|ihre[mnr]|allem')} (?:ist|sind) (?:ein |eine |der |die |das )${named} (?<rest>eine? .+)$`,
    String.raw`^als ${named} (?:bezeichnet man|bezeichnen wir) (?<rest>(?:eine?n?|die|das|den|alle|jede[sn]?) .+)$`,
    String.raw`^(?:mit )?(?:(?:der|dem) )?(?:begriff|ausdruck|wort)s? ${named} (?:bezeichnet(?: man)?|bedeutet|steht für|meint) (?<rest>.+)$`,
  ),
  fr: all(
    String.raw`^(?:on|nous) (?:appelle|appelons|nomme|nommons|désigne par|entend par|entendons par) (?:une? |le |la |les |l['’])?${named},? (?<rest>(?:une? |le |la |les |l['’]|des |tout |toute ).+)$`,
    String.raw`${field('(?:en |dans |sous |avec |pour l)', "ce|cet|cette|ces|général|effet|fait|cas|pratique|outre|résumé|revanche|plus|notre|votre|(?:le|la|les|l['’]) ?(?:cas|exemple|figure|suite|pratique)|certains|la plupart")}, (?:une? |le |la |les |l['’])?${named} (?:est|sont) (?<rest>une? .+)$`,
    String.raw`^(?:par ${named},? on entend|le (?:terme|mot) ${named} (?:désigne|signifie)) (?<rest>.+)$`,
  ),
  es: all(
    String.raw`^se (?:llama|denomina|conoce como|entiende por) ${named},? (?:a )?(?<rest>(?:una? |el |la |los |las |todo |toda |cualquier ).+)$`,
    String.raw`${field('(?:en|con|bajo|dentro de) ', 'est[aeo]s?|es[aeo]s?|general|realidad|efecto|cambio|resumen|particular|este caso|el (?:caso|ejemplo|fondo)|la (?:práctica|mayoría|figura)|algunos|muchos|nuestr[ao]|su|sus')}, (?:una? |el |la |los |las )?${named} (?:es|son) (?<rest>una? .+)$`,
    String.raw`^(?:por ${named} se entiende|(?:el término|la palabra|la expresión) ${named} (?:designa|significa|se refiere a)) (?<rest>.+)$`,
  ),
  it: all(
    String.raw`^(?:si (?:chiama|definisce|intende per) ${named},?|per ${named},? si intende) (?<rest>(?:un |uno |una |un['’]|il |lo |la |i |gli |le |l['’]).+)$`,
    String.raw`${field("(?:in|con|nel(?:l[aeo])?|nell['’]|negli|nei|su|sul(?:l[aeo])?) ?", 'quest[aeio]|generale|realtà|effetti|pratica|breve|particolare|molti|alcuni|tal|caso|seguito|esempio|figura|nostr[aoei]|vostr[aoei]|suo|sua')}, (?:un |uno |una |un['’]|il |lo |la |i |gli |le |l['’])?${named} (?:è|sono) (?<rest>(?:un |uno |una |un['’]).+)$`,
    String.raw`^(?:il termine|la parola) ${named} (?:indica|designa|significa|si riferisce a) (?<rest>.+)$`,
  ),
  pt: all(
    String.raw`^(?:chama-se|denomina-se|entende-se por) ${named},? (?:a )?(?<rest>(?:uma? |os? |as? |todo |toda |qualquer ).+)$`,
    String.raw`${field('(?:em|com|n[ao]s?|sob) ', 'est[ae]s?|ess[ae]s?|geral|realidade|particular|resumo|muitos|alguns|caso|exemplo|prática|figura|noss[ao]|seu|sua')}, (?:uma? |o |a |os |as )?${named} (?:é|são) (?<rest>uma? .+)$`,
    String.raw`^(?:o termo|a palavra|a expressão) ${named} (?:designa|significa|refere-se a) (?<rest>.+)$`,
  ),
  nl: all(
    String.raw`^onder (?:een |de |het )?${named} (?:(?:verstaat men|verstaan we) (?<rest>(?:een|de|het|alle) .+)|wordt (?<passive>(?:een|de|het|alle) [^,]+?) verstaan(?<more>,? .+)?[.])$`,
    String.raw`^(?:de term|het woord) ${named} (?:betekent|verwijst naar|staat voor) (?<rest>.+)$`,
  ),
};

/** `“X” — a thing that … —`: what stands between dashes behind a name that is set apart. */
const betweenDashes =
  /(?:\*\*(?<bold>[^*]{2,40})\*\*|`(?<code>[^`]{2,40})`|[“„«"](?<quoted>[^”“»"]{2,40})[”“»"]) (?:[—–]|--) (?<rest>(?:an?|una?|une|eine?|uno|uma?|een) [^—–;:.]{15,}?)(?: (?:[—–]|--)|[.;](?=\s|$))/iu;

function all(...sources: string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'iu'));
}

/** A “dock” is a container …: the name between quotation marks, by language. */
const betweenMarks = new Map(
  Object.entries(definitionGrammars).map(([language, { article, isA, means }]) => [
    language,
    new RegExp(
      String.raw`^(?:${article})?[“„«"‘]\s?(?<term>[^”“»"‘’]{2,40}?)\s?[”“»"’](?: \([^)]{1,60}\))?,? (?:${isA}|${means} )(?<rest>.+)$`,
      'iu',
    ),
  ]),
);

/** "In the hall lies a book, which is a …": what is told apart is another word. */
const pronoun = /^(?:which|that|who|it|this|there|qui|que|che|der|die|das|dies|es|ce|cela|ciò)$/iu;

/** What a sentence defines in one of these wordings; `markdown` is without its marks of code. */
export function otherwiseWorded(
  plain: string,
  markdown: string,
  language: string,
): Worded | undefined {
  const base = baseLanguage(language);
  const marks = betweenMarks.get(base);
  for (const wording of [...(marks ? [marks] : []), ...(wordings[base] ?? [])]) {
    const groups = wording.exec(plain)?.groups;
    const { term: name = '', passive = '', more = '', rest = passive + more } = groups ?? {};
    if (name === '' || pronoun.test(name)) continue;
    const marked = new RegExp(
      `(?:\\*\\*|[“„«"])\\s?${RegExp.escape(name)}\\s?(?:\\*\\*|[”“»"])`,
      'u',
    );
    return { term: name, rest: nominative(rest, language), marked: marked.test(markdown) };
  }
  const { bold, code, quoted: set, rest = '' } = betweenDashes.exec(markdown)?.groups ?? {};
  const name = bold ?? code ?? set;
  return name === undefined ? plainGloss(plain, language) : { term: name, rest, marked: true };
}

/** "Unter X versteht man einen Server, der …": as it is said of the thing itself. */
const nominative = (rest: string, language: string): string =>
  baseLanguage(language) === 'de'
    ? rest.replace(/^einen (?=\p{L})/iu, 'ein ').replace(/^den (?=\p{L})/iu, 'der ')
    : rest;

/** "Punto de montaje", "input device": with what tells its kind, a word that names nothing is a name. */
const compound =
  /^(?:names?|numbers?|options?|arguments?|values?|outputs?|inputs?|parts?|keys?|times?|tasks?|works?|jobs?|orders?|types?|rules?|texts?|images?|use|questions?|results?|cases?|points?|problems?|lessons?) (?!(?:of|for|to|in|on|at|by|from|that|which|with|and|or|is|are|above|below|here)(?!\p{L}))\p{L}{3,}|^(?:punt[oi]|points?|nombres?|noms?|nomi?|nomes?|n[úu]m[eé]ros?|valor[ei]?s?|valeurs?|partes?|parties?|reglas?|règles?|regole?|regras?|formas?|formes?|forme|casos?|caso|cas|clave|clé|chiave) (?:de |di |d['’])(?!(?:el|la|los|las|les?|lo|cada|este|esta|un|una|une)(?!\p{L})|l['’])\p{Ll}{4,}(?<![aei]re?)$/iu;

/** Does the term begin with a word that names nothing by itself? */
export const isGenericTerm = (name: string, generic: RegExp): boolean =>
  generic.test(name) && !compound.test(name);

/** "The general form of a URL - for example: …" */
const leadsToExample =
  /[\s,(–—-]+(?:for example|e\.g|such as|z\. ?B|zum beispiel|par exemple|(?:por|p\.) ?ej(?:emplo)?|ad esempio|por exemplo|например|例如|例えば)$/iu;

/** "…, that is, by placing copies side by side": the same in other words. */
const saidAgain =
  /(?<=(?:\S+ ){4}\S+), (?:that is(?: to say|(?=,))|i\.e\.|c['’]est-à-dire|d\.\s?h\.|das heißt|es decir|cioè|vale a dire|ou seja|isto é|то есть|т\. ?е\.)[,:]? .*$/isu;

/** ", and must be called at each node": a second statement of the same thing, by its verb. */
const goesOn =
  /(?<=(?:\S+ ){3}\S+),? (?:and (?:\p{Lu}\S* )?(?:is|are|was|were|must|can|cannot|should|will|may|has|have|does)|y (?:es|son|debe[ns]?|puede[ns]?|tiene[ns]?)|et (?:est|sont|doi(?:t|vent)|peu(?:t|vent))|e (?:è|sono|deve|devono|può|possono|é|são|pode[mn]?|devem)|und (?:ist|sind|wird|muss|müssen|kann|können|darf)) .*$/su;
/** "A part that is bought and is sold": there the second verb belongs to the first. */
const relative =
  /(?<!\p{L})(?:that|which|who|whose|where|what|if|when|how|que|cuy[oa]s?|donde|qui|dont|où|che|cui|dove|onde|cuj[oa]s?)(?!\p{L})|, (?:der|die|das|de[mnr]|dessen|deren|in|mit|bei|auf)(?!\p{L})/iu;

/** Without what its sentence goes on to say of the same thing. */
function saidFirst(said: string): string {
  const at = goesOn.exec(said)?.index;
  return at === undefined || relative.test(said.slice(0, at)) ? said : said.slice(0, at);
}

/** "(see cgroups(7))": where to read on. */
export const pointers =
  / ?\((?:see|siehe|vgl\.|voir|cf\.|véase|ver|vedere|vedi|veja|см\.) ?(?:[^()]|\([^()]*\))*\)/giu;
/** "[2, 3]": which books say so. */
export const books = /\s*\[\d+(?:[,;–-] ?\d+)*\]/gu;
/** "Files for SGML (optional)": that it may be missing. */
const optional =
  /\s*\((?:optional|opcional|optionnel(?:le)?|opzionale|facultatif|необязательно|可选)\)$/iu;
/** "El modo prolijo.Útil para …": a stop whose blank was lost. */
const stuck = /(?<=(?:\S+ ){3,}\p{Ll}{3,})[.](?=\p{Lu}\p{Ll}+ ).*$/su;

/**
 * What is said first, without its stop: "A set of scripts that ease packaging; they are called from
 * …" goes on with something else, or with an example.
 */
export const firstStatement = (said: string): string =>
  saidFirst(said)
    .replace(/(?<=(?:\S+ ){4}\S+)(?:; |；|: | (?:[—–]|--) ).*$/su, '')
    .replace(saidAgain, '')
    .replace(books, '')
    .replace(pointers, '')
    .replace(optional, '')
    .replace(stuck, '')
    .replace(/[.;:。；।]+$/u, '')
    .replace(leadsToExample, '')
    .trim();
