import { baseLanguage } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import type { Chunk } from './chunks.ts';
import { isCodeName } from './code-names.ts';
import { compiled } from './definition-expressions.ts';
import {
  explains,
  isClauseForm,
  isTermForm,
  leansElsewhere,
  opensAsNoun,
} from './definition-form.ts';
import { definitionGrammars } from './definition-patterns.ts';
import {
  isCodeTerm,
  opensWithVerb,
  saysWhatItDoes,
  tellsADeed,
  withoutArticle,
} from './definition-sources.ts';
import { firstStatement, isGenericTerm } from './definition-wordings.ts';
import { bareName } from './entry-heads.ts';
import type { Definition, Made } from './definitions.ts';
import { namesTaken, ofParameters } from './parameters.ts';
import { languageOf, withoutCode } from './piece-language.ts';
import { isRealDefinition, saysNothing } from './real-definition.ts';
import { bareTerm, defined, fromDescription, lowerFirst } from './sentence-definitions.ts';
import type { Sentence } from './sentence.ts';

/** The name of a function or option that stands alone in a line of code. */
function nameInCode({ attachments }: Chunk): string | undefined {
  const last = attachments.at(-1);
  if (last?.kind !== 'code') return undefined;
  const [line = '', ...more] = last.markdown.split('\n').filter((one) => !one.startsWith('```'));
  const name = bareName(line.replace(/\s*(?:->|→).*$/u, '').trim());
  return more.length === 0 && isCodeTerm(name) ? name : undefined;
}

/** "Restricts messages to a single line.", where the paragraph `above` ends in the name alone. */
export function definitionBelowCode(
  above: Chunk | undefined,
  chunk: Chunk,
): Definition | undefined {
  const term = above?.source === chunk.source ? nameInCode(above) : undefined;
  const [sentence] = chunk.sentences;
  if (term === undefined || !sentence) return undefined;
  const language = languageOf(withoutCode(sentence), chunk.language);
  if (!saysWhatItDoes(lowerFirst(sentence.plain), language)) return undefined;
  // "Characters in the name are …": no verb, though it ends as one.
  if (/^\S+s (?:in|of|that|which|with|are|were|can) /u.test(sentence.plain)) return undefined;
  const found = { term, rest: sentence.plain, marked: true, code: true, opens: false };
  const made = defined(found, language, undefined);
  return made && isRealDefinition(made, language, chunk.headings)
    ? { ...made, sentence, language, chunk: chunk.id }
    : undefined;
}

/** "int open_gate (int key)", "gates.open(key) const": a call with its types. */
const call =
  /^(?:[\w:<>[\],]+[\s*&]+){0,4}(?<name>[A-Za-z_][\w.:]*)\s?\((?<taken>[^()]*(?:\([^()]*\)[^()]*)*)\)(?: const)?;?$/u;
/** "Interface GateKeeper", "class Gate": in a reference the heading over what is told of it. */
const ofClass =
  /^(?:(?:[Aa]bstract|[Pp]ublic|[Ss]tatic) )*(?:[Cc]lass|[Ii]nterface|[Ee]num|[Ss]truct|[Tt]rait|[Cc]lasse|[Cc]lase|Klasse) (?<name>[A-Z]\w*\p{Ll}\w*)(?:<.*>)?$/u;
/** "open_gate", "openGate": no word is written so, nor is one of two letters. */
const written = /[_.:\d]|\p{Ll}\p{Lu}|^\w{1,2}$/u;

/** What a heading names in a program: "4.2 open_gate" without its number, a call and a class by their names. */
function nameIn(heading: string): { name: string; taken: readonly string[]; isClass: boolean } {
  const bare = heading.replace(/^(?:[\dA-Z]{1,3}[.-])+\d*\s+(?=\S+$)/u, '');
  const { name = '', taken = '' } = call.exec(bare)?.groups ?? {};
  if (written.test(name))
    return { name: `${name}()`, taken: namesTaken(`x(${taken})`), isClass: false };
  const ofIts = ofClass.exec(bare)?.groups?.['name'];
  return { name: ofIts ?? bare, taken: [], isClass: ofIts !== undefined };
}

/** "Adds bag_no", "moves it to place": without the call nobody knows what these are. */
const speaksOfTaken = (plain: string, taken: readonly string[]): boolean =>
  taken.some(
    (one) =>
      one !== '' &&
      new RegExp(
        `(?<![\\p{L}\\p{N}_])${written.test(one) ? '' : bareBehind}${RegExp.escape(one)}(?![\\p{L}\\p{N}_])`,
        'u',
      ).test(plain),
  );
/** Behind these no noun stands without an article, but a name may. */
const bareBehind = '(?:to|of|by|from|with|using|type|into|at|if|between|and|than) ';

/** What the first sentence under the name of a function or option says of it. */
export function headingDefinition(chunk: Chunk): Definition | undefined {
  const heading = chunk.headings.at(-1) ?? '';
  const { name, taken, isClass } = nameIn(heading);
  const [sentence] = chunk.sentences;
  if (!sentence) return undefined;
  const language = languageOf(withoutCode(sentence), chunk.language);
  const described = fromDescription(sentence, language, name);
  const named = described ?? fromGlossary(name, sentence, language);
  if (named)
    return isRealDefinition(named, language, chunk.headings)
      ? { ...named, sentence, language, chunk: chunk.id }
      : undefined;
  const ofKind = isClass ? undefined : nameOfKind(heading, sentence.plain, language);
  const isDeed = /^\p{Ll}/u.test(sentence.plain) && saysWhatItDoes(sentence.plain, language);
  if (
    !(isCodeName(name) || ofKind !== undefined || isClass || (isDeed && camelCase.test(name))) ||
    sentence.leadIn ||
    (sentence.dangling && !isDeed) ||
    /[:：]\s/u.test(sentence.plain) ||
    !isClauseForm(sentence.plain.replace(/\.$/, ''), language) ||
    leansElsewhere(sentence.plain, language) ||
    tellsOfOthers.test(sentence.plain) ||
    isOnAnother(sentence.plain, ofKind ?? name, language) ||
    speaksOfTaken(sentence.plain, taken) ||
    saysNothing.test(sentence.plain) ||
    /^the first time /iu.test(sentence.plain)
  )
    return undefined;
  const made = {
    term: ofKind ?? name,
    // "accounts Show account names.": where a page was turned into text.
    definition: upperFirst(
      sentence.plain.replace(new RegExp(`^${RegExp.escape(name)} (?=\\p{Lu})`, 'u'), ''),
    ),
    stems: [(ofKind ?? name).toLowerCase()],
    marked: true,
    code: true,
    opens: false,
    isSentence: true,
  };
  return isRealDefinition(made, language, chunk.headings)
    ? { ...made, sentence, language, chunk: chunk.id }
    : undefined;
}

/** "Round Function [VBA]", "Función Round": what a program knows by this name. */
const kindBehind =
  /^\p{Lu}[\w.-]*(?:[ -]\p{Lu}[\w.-]*)?[ -](?:function|statement|command|method|operator|directive|instruction|property|funktion|anweisung|befehl|methode|eigenschaft)$/iu;
const kindBefore =
  /^(?:fonction|instruction|commande|méthode|opérateur|propriété|función|instrucción|comando|orden|método|operador|propiedad|funzione|istruzione|metodo|operatore|proprietà|função|instrução|propriedade|funktion|anweisung|befehl|methode|eigenschaft|функция|инструкция|оператор|команда|метод|свойство) [A-Z][\w.-]*(?: [A-Z][\w.-]*)?$/iu;
/** "Zoom" above "Reduces or enlarges …": in these languages no sentence with a subject begins so. */
const plainDeed: Readonly<Record<string, RegExp>> = {
  en: /^(?!Lets |Returns )\p{Lu}\p{Ll}+s (?!\()/u,
  de: /^\p{Lu}\p{Ll}+t /u,
};
function nameOfKind(heading: string, plain: string, language: string): string | undefined {
  if (isCodeName(heading) || !tellsADeed(lowerFirst(plain), language)) return undefined;
  const named = heading.replace(/ ?(?:\[[^\]]*\]|\([^()]*\))$/u, '');
  if (kindBehind.test(named) || kindBefore.test(named)) return named;
  const isPlain =
    plainDeed[baseLanguage(language)]?.test(plain) &&
    isTermForm(named, language) &&
    !heading.includes('(') &&
    !named.split(' ').some((word) => stopWords(language).has(word.toLowerCase()));
  return isPlain && !isOfDocument(named) ? named : undefined;
}

/** "NullMat": no word is written so. */
const camelCase = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "There are several …", "To create links, you should …": not what the thing under whose name it stands does. */
const tellsOfOthers =
  /^(?:note (?:that)?|remember|notez|nota|beachten|there (?:is|are)|hay|existen?|existem|existe|há|il (?:y a|existe)|es gibt|ci sono|c['’]è|esist(?:e|ono)|to|para|pour|per|um|чтобы|для)(?!\p{L})/iu;

/** "Les calibres peuvent …" below "select_range()": a statement whose subject is another thing. */
function isOnAnother(plain: string, name: string, language: string): boolean {
  if (
    baseLanguage(language) === 'en' &&
    ofOther.test(plain) &&
    !plain.toLowerCase().startsWith(name.toLowerCase())
  )
    return true;
  const bare = withoutArticle(plain);
  const finite = definitionGrammars[baseLanguage(language)]?.finite;
  if (bare === plain || bare.startsWith(name) || finite === undefined) return false;
  const [main = ''] = plain.split(tellsApart);
  return new RegExp(`(?<![\\p{L}’'])(?:n[’'])?(?:${finite})(?!\\p{L})`, 'iu').test(main);
}
/** "Gate Keeper uses …", "Opening a gate can be …": without an article, and it is another thing. */
const ofOther =
  /^(?:\p{Lu}[\p{L}\d-]+ ){2,3}[a-z]+s |^\p{Lu}\p{Ll}+ing (?:\S+ ){1,12}(?:can|may|will|should|must|is|are) /u;
const tellsApart =
  /(?<!\p{L})(?:that|which|who|whose|where|if|when|qui|que|dont|où|si|che|cui|dove|se|cuy[oa]s?|donde|cuj[oa]s?|onde)(?!\p{L})|, /iu;

/** "Home", and under it "A specific location that …": a glossary whose terms are headings. */
function fromGlossary(heading: string, sentence: Sentence, language: string): Made | undefined {
  const { plain, dangling, leadIn } = sentence;
  const patterns = compiled.get(baseLanguage(language));
  const term = bareTerm(
    heading.replace(/^(?:[\dA-Z]{1,3}\.)+\d*\s*|^\d+\s+/u, ''),
    patterns?.article,
  );
  const clause = firstStatement(plain);
  if (!patterns || dangling || leadIn || !plain.endsWith('.')) return undefined;
  if (ofDocument.test(term) || ofSeveral.test(term) || isGenericTerm(term, patterns.generic))
    return undefined;
  if (!isTermForm(term, language) || !patterns.article.test(clause)) return undefined;
  if (!opensAsNoun(clause, language) || !explains(clause, language)) return undefined;
  if (leansElsewhere(plain, language) || hasVerb(clause, language)) return undefined;
  const found = { term, rest: clause, marked: true, code: false, opens: true };
  return defined(found, language, patterns.article);
}

/** "References and parts": what stands under it tells of one of them. */
const ofSeveral = / (?:and|or|und|oder|et|ou|y|o|e|и|или) /iu;

/** "A list that …", "the units used for": behind these words a verb is no longer the main one. */
const relative =
  /^(?:that|which|who|whose|whom|where|used|que|cuy[oa]s?|donde|qui|dont|où|che|cui|dove|cuj[oa]s?|onde|welche[rsnm]?|\p{L}+[aei]d[oa]s?)$/iu;
/** "Weg, der …": in German behind a comma. */
const relativePronoun = /^(?:der|die|das|de[mn]|dessen|deren|in|mit|bei|auf|von|zu)$/u;

/** Is it a sentence with a verb of its own, and not the name of a thing? */
function hasVerb(clause: string, language: string): boolean {
  const words = clause.split(/\s+/);
  const isGerman = baseLanguage(language) === 'de';
  if (isGerman && germanPlural.test(clause)) return true;
  for (let at = 2; at < words.length; at++) {
    const word = words[at] ?? '';
    const before = words[at - 1] ?? '';
    if (
      relative.test(before) &&
      !/^(?:tel(?:le)?s?|tal(?:es)?|come|como|comme|ainsi)$/u.test(words[at - 2] ?? '')
    )
      break;
    if (isGerman && before.endsWith(',') && relativePronoun.test(word)) break;
    if (isGerman && germanVerb.test(word)) return true;
    const rest = words.slice(at).join(' ');
    if (opensWithVerb(rest, language) || comesIn.test(rest) || addressed.test(rest)) return true;
  }
  // "Le courant qui traverse une jonction varie …": a verb may still come.
  // "The entities that R creates are known as objects": in English it comes behind anything.
  const comesLate = /^(?:en|es|fr|it|pt|ca)$/u.test(baseLanguage(language));
  return !indefinite.test(clause) && (comesLate || !toldAtOnce.test(clause));
}
/** "Die Zitate benötigen zum …", "Die Zitate, die …, entsprechen in …": verbs of several things. */
const germanPlural = /^Die (?:\p{Ll}+e[nrs]? )?\p{Lu}[^\s,]*(?:, [^,]+,)? \p{Ll}{3,}en \p{Ll}/u;
/** "Verteilt", "wurde": small words that end so before a relative clause, but for a few. */
const germanVerb =
  /^(?:wurden?|(?!(?:mit|nicht|seit|statt|samt|oft|fast|erst|sonst|meist|selbst|dort|jetzt|weit|gut|nacht|direkt|exakt|komplett|bereits|insgesamt)$)\p{Ll}{3,}t)$/u;
/** "The scheduler comes in parts", "should give": a verb by what stands behind, or by its form. */
const comesIn =
  /^(?:[a-z]+s (?:in|at|on|to|from|with|as|by|when|if|not|up|out|into|only|about|around|before|after|because|without|through|more|well)|\p{Ll}+rían?|\p{Ll}+(?:ó|aron|ieron)|se \p{Ll}+|repos(?:e|ent)|consist(?:e|ent)|vienen?|devrai(?:en)?t|dovrebbe(?:ro)?|deveriam?) /u;
/** "The kinds of letters you lose". */
const addressed = /^you /iu;
const indefinite = /^(?:an?|une?|una?|uno|un['’]|ein|eine|um|uma|een) ?/iu;
/** "The speed at which …": behind a definite article, what tells it stands near. */
const toldAtOnce =
  /^(?:\S+ ){2,4}(?:of|that|which|who|whose|used|for|to|at which|in which|by which|with which|between|on which|within|in|zwischen|innerhalb|zur|zum|van|dat)(?!\p{L})|^(?:\S+ ){1,4}\S+, (?:der|die|das|de[mn]|in|mit|bei|auf) /u;

/** "Method summary", "Public functions": what a reference parts its entries by. */
const ofReference =
  /^(?:(?:public|protected|private|static|inherited|nested|instance|virtual|class|method|field|constructor|enum|member|property|module|function|type|data) )*(?:functions?|methods?|class(?:es)?|members?|propert(?:y|ies)|fields?|constants?|constructors?|variables?|macros?|typedefs?|types?|enumerations?|enums?|signals?|slots?|structs?|structures?|summary|details?|documentation)$/iu;
const isOfDocument = (name: string): boolean =>
  ofDocument.test(name) || ofParameters.test(name) || ofReference.test(name);

/** "Overview", "Installation": names of parts of a document, under which anything may stand. */
const ofDocument =
  /^(?:introduc\p{L}+|general|allgemein\p{L}*|généralités|generalità|geral|miscellaneous|sonstiges|autres|otros|altro|overview|background|abstract|description|purpose|features?|requirements?|details?|contents?|install\p{L}+|setup|getting started|how(?: to)?|why|when|what|about|history|acknowledg\p{L}+|conclusions?|references?|discussion|motivation|name|format|files?|options?|commands?|einf(?:ü|ue)hrung|einleitung|überblick|übersicht|beschreibung|zweck|voraussetzung\p{L}*|inhalt|vorwort|wie|warum|was|über|introducción|resumen|descripción|propósito|requisitos|contenido|prólogo|cómo|qué|aperçu|présentation|objectifs?|prérequis|sommaire|préface|comment|pourquoi|introduzione|panoramica|descrizione|scopo|requisiti|sommario|premessa|come|perché|introdução|visão geral|descrição|objetivos?|conteúdo|prefácio|введение|обзор|описание|назначение|требования)(?!\p{L})/iu;
