import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { opensAsNoun } from './definition-form.ts';
import { tellsPurpose, withoutArticle } from './definition-sources.ts';

/** What was found as a term and the words that may define it. */
export interface Found {
  readonly term: string;
  readonly definition: string;
  readonly stems: readonly string[];
  readonly marked: boolean;
  readonly code: boolean;
  readonly isSentence?: boolean;
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
  const { term, definition, stems, marked, code, isSentence = false } = found;
  const clause = definition.replace(/[.。।]$/u, '');
  if (/[→⇒▸►>]|->/u.test(term) || isKeyStroke.test(term)) return false;
  if (unfinished.test(clause) || comparison.test(clause)) return false;
  if (isSentence || tellsOfItself(term, clause, language)) return !leansOnBefore.test(clause);
  // What an entry says of a part of its thing, or an entry inside an entry.
  if (marked && /[:：]\s/u.test(clause)) return false;
  if (/^["“«„「'‘]/u.test(clause) || opensOtherwise.test(clause)) return false;
  const rules = languageOf(clause, language);
  if (!code && rules !== language && !opensAsNoun(clause, rules)) return false;
  if (!code && stems.length > 0) {
    const said = new Set(contentStems(clause, language));
    if (stems.every((stem) => said.has(stem))) return false;
  }
  if (!code && isStatement(clause, rules)) return false;
  // "Wider is the margin, …": unmarked, a definite article may begin any second half.
  const isDefinite = definite[baseLanguage(rules)]?.test(clause) ?? false;
  const isSafe = !/,/u.test(clause) && !superlative.test(clause);
  return marked || !isDefinite || isSafe || isUnder(stems, headings, language);
}

/** "Shift + B": nobody asks what it means. */
export const isKeyStroke =
  /^(?:(?:ctrl|control|alt|shift|cmd|strg|umschalt|mayús(?:culas)?|maj|maiusc|esc|tab|del|ins)(?: ?[+-] ?.*)?|f\d{1,2}|(?:re|av|pag|pág|page|pg|bild) ?(?:pág|up|down|su|giù|auf|ab)?)$/iu;

/** English where a text of another script quotes it untranslated. */
function languageOf(clause: string, language: string): string {
  if (!/^(?:ru|zh|ja|ar|hi)/u.test(language)) return language;
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
  /(?<!\p{L})(?:más|plus|più|mais|most|least|top|main|default|\p{L}{3,}est|predetermin\p{L}+)(?!\p{L})/iu;
const unfinished = /(?<!\p{L})(?:e\.g|i\.e|z\. ?B|p\. ?ej|p\. ?ex|cf)\.?$|\((?:p\. ?)?\)/iu;
/** "The harder the brush the …", "higher values …": how things change and not what they are. */
const comparison =
  /^(?:the (?:more|less|\p{L}+er)(?: \p{L}+){0,3},? the|(?:higher|lower|larger|smaller|greater|(?:a|an|the) (?:high|low|large|small)(?:er)?) (?:values?|numbers?)|(?:a|an) \p{L}+er (?!(?:of|that|which|for|to|used|in)(?!\p{L}))|un(?:a|o)? (?:valor|valeur|valore|valor) (?:alt[oa]|baj[oa]|élevée?|faible|bass[oa])|(?:valores|valori|valeurs) (?:alt[oi]s?|bajos|bass[io]|baixos|élevées|plus)|(?:je|desto) \p{L}+er|чем (?:больше|меньше|выше|ниже)|值越|数值越|(?:an?|une?|eine?|un[oa]?|um) (?:\p{L}+ )?(?:example|ejemplo|exemple|beispiel|esempio|exemplo)(?!\p{L}))/iu;
/** An aim, a case or a deed where a thing should be named, or that it is what a program begins with. */
const opensOtherwise =
  /^(?:(?:to|for|if|when|by|with|while|unless|one of|that|чтобы|для|если|когда|при|од(?:ин|на|но) из|para|pour|per|um|wenn|falls|si|se|cuando|quand|lorsque?|quando|durch|mit|con|avec|com)(?!\p{L})|\p{L}+(?:вая|ляя|жав|рав|сив)(?!\p{L})|(?:the |используем\p{L}+ )?(?:по умолчанию|default) (?:вариант|option|value|setting)|当|如果|要|若|もし|その)/iu;
/** "Doing just that": what, an earlier sentence says. */
const leansOnBefore =
  /(?<!\p{L})(?:that|it|them|this|those|so|eso|esto|cela|ça|das|dies|ciò|questo|isso|isto|это)$/iu;

/** Articles that name one thing, in languages that have them. */
const definite: Readonly<Record<string, RegExp>> = {
  en: /^the /i,
  es: /^(?:el|la|los|las) /i,
  fr: /^(?:les? |la |l['’])/i,
  de: /^(?:der|die|das) /i,
  it: /^(?:il |lo |la |i |gli |le |l['’])/i,
  pt: /^(?:os?|as?) /i,
};

/**
 * A verb before the article of its object, which nothing but a statement has: "reduces the". Words
 * that a noun phrase goes on with are none. By language.
 */
const verbAndObject: Readonly<Record<string, { verb: RegExp; relative: RegExp }>> = {
  en: {
    verb: /^(?!(?:across|towards|besides|plus|versus|as|thus|perhaps|unless) )(?:[a-z]{2,}s (?:the|an?|its|their|your|itself)|will|would|can|could|must|should|may|might|is|are|was|were|has|have|do|does) /u,
    relative:
      /^(?:that|which|who|whom|whose|where|when|how|what|whereby|if|as|used|for|to|[a-z]+ing)$/u,
  },
  es: {
    verb: /^(?!(?:toda|hacia|según|entre|sobre|durante|mediante|desde|para|ambas) )(?:\p{Ll}{3,}(?:a|e|an|en) (?:el|la|los|las|una?) |(?:se )?(?:deben?|pueden?|será[ns]?|son|es|está[ns]?|tienen?|ha|han) )/u,
    relative: /^(?:que|cuy[oa]s?|donde|cuando|quien|para|como|si)$/u,
  },
  fr: {
    verb: /^(?!(?:toute?|entre|contre|dont|quand|pendant|devant|durant|suivant|comme|outre|sert|avant) )(?:\p{Ll}{2,}(?:e|t|nt) (?:les?|la|une?) |\p{Ll}{2,}(?:e|t|nt) l['’]|(?:est|sont|sera|seront|peut|peuvent|doit|doivent|sert|servent|a|ont) )/u,
    relative: /^(?:qui|que|qu['’].*|dont|où|lequel|laquelle|pour|quand|si)$/u,
  },
  de: {
    verb: /^(?:ist|sind|wird|werden|kann|können|muss|müssen|darf|hat|haben|\p{Ll}{3,}t (?:den|die|das|eine?[nm]?)) /u,
    relative: /^(?:.*,|für|zum|zur|um|wie|dass|wenn)$/u,
  },
  it: {
    verb: /^(?!(?:contro|verso|sopra|senza|oltre|come|fra|tra|tutta|tutte) )(?:\p{Ll}{3,}(?:a|e|ano|ono) (?:il|lo|la|i|gli|le|una?) |(?:è|sono|sarà|può|possono|deve|devono|viene|vengono|ha|hanno) )/u,
    relative: /^(?:che|cui|quale|dove|quando|per|come|se)$/u,
  },
  pt: {
    verb: /^(?!(?:toda|sobre|entre|durante|desde|para|contra|cada) )(?:\p{Ll}{3,}(?:a|e|am|em) (?:os?|as?|uma?) |(?:é|são|será|serão|pode|podem|deve|devem|está|estão|tem|têm) )/u,
    relative: /^(?:que|cuj[oa]s?|onde|quando|qual|para|como|se)$/u,
  },
};
const verbWithin = 14;

/** "The length sets the strength …" states something; "the length that sets …" names it. */
function isStatement(clause: string, language: string): boolean {
  const grammar = verbAndObject[baseLanguage(language)];
  if (!grammar || withoutArticle(clause) === clause) return false;
  const words = clause.split(/\s+/);
  for (let at = 2; at < Math.min(verbWithin, words.length); at++) {
    const before = words[at - 1] ?? '';
    if (grammar.relative.test(before) || before.endsWith(',')) return false;
    if (grammar.verb.test(`${words.slice(at).join(' ')} `)) return true;
  }
  return false;
}
