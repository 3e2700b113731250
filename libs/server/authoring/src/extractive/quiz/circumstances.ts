import { baseLanguage, countWords } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { isTermForm, sendsElsewhere } from '../material/definition-form.ts';
import { withoutArticle } from '../material/definition-sources.ts';
import {
  type CircumstanceKind,
  circumstanceKinds,
  type Leads,
  leads,
} from './circumstance-leads.ts';
import { capital, ofPlace } from './clauses.ts';
import {
  isAsideOfWriter,
  isOfClauseInside,
  isOfKeyword,
  isOfSomething,
  isOfState,
  runsOn,
} from './circumstance-sense.ts';
import { isFragment, isMuddled } from './fragments.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Prose } from './lesson-parts.ts';
import {
  bareOf,
  hasVerb,
  isLoneStatement,
  isPaired,
  isOfRelative,
  isReadable,
  leans,
} from './lone-statements.ts';

/** "If the cache is full", "Um Platz zu sparen": a circumstance of something that a lesson says. */
export interface Circumstance {
  readonly kind: CircumstanceKind;
  /** With the word that it begins with: "If the cache is full". */
  readonly phrase: string;
  /** What the lesson says beside it; empty where that is no statement by itself. */
  readonly statement: string;
  /** Does the statement begin with a word that stands for the circumstance? */
  readonly isFilled: boolean;
  /** Is the statement the name of a thing alone, of which only its purpose is told? */
  readonly isNamed: boolean;
  readonly source: string;
  readonly refs: readonly string[];
  readonly place: number;
}

const lengths = { least: 4, most: 20 } as const;
const mostAlone = 11;
const fewestStems = 2;
/** Of what is done for an aim. */
const fewestOfWay = 3;
/** A name without its article. */
const mostWordsOfName = 3;

type Read = Pick<Prose, 'plain' | 'refs' | 'factual' | 'number'>;

/** The circumstances that the sentences of a lesson name and that can be read by themselves. */
export function circumstancesIn(sentences: readonly Read[], language: string): Circumstance[] {
  const grammar = leads[baseLanguage(language)];
  if (!grammar) return [];
  return sentences.flatMap((sentence) =>
    isReadable(sentence.plain, language)
      ? circumstanceKinds.flatMap((kind) => ofKind(kind, sentence, grammar, language))
      : [],
  );
}

function ofKind(
  kind: CircumstanceKind,
  { plain, refs, number, factual }: Read,
  grammar: Leads,
  language: string,
): Circumstance[] {
  const bare = bareOf(plain);
  const isSaid = factual && refs.length > 0 && plain.endsWith('.');
  const found: Circumstance[] = [];
  for (const { index, lead, isOfVerb } of leadsIn(bare, kind, grammar)) {
    const end = endOf(bare, index, grammar.end?.[kind]);
    // "If A you do B": where the one ends and the other begins, no comma tells.
    if (end === undefined || end - index === bare.length) continue;
    const phrase = bare.slice(index, end).replace(/[.\s]+$/u, '');
    if (isOfNaming(bare.slice(0, index), lead)) continue;
    if (isCutShort(bare.slice(end), language)) continue;
    if (!isHead(bare, index, end) && !isTail(bare, index, end)) continue;
    if (!isPhrase(phrase, lead, kind, grammar, language)) continue;
    if (holdsAnother(phrase.slice(lead.length), grammar)) continue;
    const beside =
      isSaid && (!isOfVerb || isUsed.test(bare.slice(0, index).trimEnd()))
        ? statementBeside(bare, index, end, kind, grammar, language)
        : { statement: '', isFilled: false, isNamed: false };
    // Without a statement beside it, a long one may well hold that, and so may one of a clause.
    const mayHoldIt =
      countWords(phrase) > mostAlone || isOfRelative(bare.slice(0, index), language);
    if (beside.statement === '' && mayHoldIt) continue;
    found.push({
      kind,
      phrase: capital(phrase),
      ...beside,
      source: plain,
      refs,
      place: number,
    });
  }
  return found;
}

/** "Naming projects after Python's own", "look after the files": no time. */
const isOfNaming = (before: string, lead: string): boolean =>
  /^after$/iu.test(lead) &&
  /(?<!\p{L})(?:nam(?:e|es|ed|ing)|call(?:s|ed|ing)?|modell?(?:s|ed|l?ing)?|pattern(?:s|ed|ing)?|look(?:s|ed|ing)?|tak(?:e|es|en|ing)|took)(?: \S+){0,3} $/iu.test(
    before,
  );

/** Where a circumstance begins, or what a verb asks for in the same words: "check if". */
function leadsIn(
  bare: string,
  kind: CircumstanceKind,
  { words, atHead, ofVerbs, notBehind }: Leads,
): { index: number; lead: string; isOfVerb: boolean }[] {
  const all = ofVerbs?.[kind] === undefined ? words[kind] : `${words[kind]}|${ofVerbs[kind]}`;
  const own = new RegExp(`(?:${words[kind]})(?![\\p{L}-])`, 'iuy');
  const isOwn = (index: number): boolean => {
    own.lastIndex = index;
    return own.test(bare);
  };
  const verb = new RegExp(`(?:^|[^\\p{L}])(?:${notBehind}),? $`, 'iu');
  const inside = new RegExp(`(?<![\\p{L}\\p{N}'’/-])(?:${all})(?![\\p{L}-])`, 'giu');
  const head = new RegExp(`^(?:${atHead?.[kind] ?? words[kind]})(?![\\p{L}-])`, 'iu').exec(bare);
  return [
    ...(head ? [{ index: 0, lead: head[0], isOfVerb: false }] : []),
    ...[...bare.matchAll(inside)]
      .filter(({ index }) => index > 0)
      .map(({ index, 0: lead }) => ({
        index,
        lead,
        isOfVerb: verb.test(bare.slice(0, index)) || !isOwn(index),
      })),
  ];
}

/** At the next comma or with the sentence; undefined where brackets or dashes come between. */
function endOf(bare: string, from: number, pattern: string | undefined): number | undefined {
  const rest = bare.slice(from);
  const at = /,(?!\d)|;|:(?=\s|$)|[()–—…!?]|\.\s| - /u.exec(rest);
  const length = at ? at.index : rest.length;
  if (at && !/[,;:]/u.test(at[0])) return undefined;
  if (pattern === undefined) return from + length;
  const found = new RegExp(pattern, 'u').exec(rest.slice(0, length));
  return found && found.index + found[0].length === length ? from + length : undefined;
}

/** Is it a circumstance by itself, of nothing that another sentence has named? */
function isPhrase(
  phrase: string,
  lead: string,
  kind: CircumstanceKind,
  grammar: Leads,
  language: string,
): boolean {
  const { leaning, subject, unnamed } = grammar;
  const said = phrase.slice(lead.length).trim();
  const length = countWords(phrase);
  return (
    length >= lengths.least &&
    length <= lengths.most &&
    contentStems(said, language).length >= fewestStems &&
    !leans(leaning).test(phrase) &&
    isPaired(phrase) &&
    !isWayOfSpeaking.test(phrase) &&
    !isAsideOfWriter.test(phrase) &&
    !isOfKeyword.test(phrase) &&
    !isOfSomething.test(phrase) &&
    !runsOn.test(phrase) &&
    !swallows.test(phrase) &&
    !(!isJoined.test(phrase) && swallowsStatement.test(phrase)) &&
    !twoPrepositions.test(phrase) &&
    !joinsBadly.test(phrase) &&
    !endsOpen.test(phrase) &&
    !(
      (kind === 'purpose' || isBefore.test(phrase)) &&
      (tells.test(phrase) || finite.test(phrase))
    ) &&
    !sendsElsewhere(phrase) &&
    !ofPlace.test(phrase) &&
    !isMuddled(said, language) &&
    !isFragment(said, language) &&
    !(kind === 'purpose' && leans(grammar.words.purpose).test(said)) &&
    (kind === 'purpose' ||
      ((subject === undefined || isBefore.test(phrase) || opensAs(subject).test(said)) &&
        !(unnamed !== undefined && opensAs(unnamed).test(said)) &&
        !/^[-=]/.test(said) &&
        isClause(said, length, language)))
  );
}

/** "To make matters worse", "pour terminer": said of the text. */
const isWayOfSpeaking =
  /^(?:(?:in order )?to (?:make (?:matters|things)|begin with|be (?:sure|honest|precise)|sum|conclude|summari[sz]e|put it|help you|(?:take|give|mention|name|cite) (?:(?:just|only|but) )?(?:an?|one|another|some|a few)(?: \S+)? (?:example|instance)s?|quote \p{Lu}\p{L}+)|(?:pour|para|per) (?:terminer|finir|conclure|résumer|commencer|terminar|concluir|resumir|empezar|finire|concludere|riassumere|cominciare|começar)|once to|um (?:zusammenzufassen|abzuschließen))(?!\p{L})/iu;
/** "If errors occur you may have to …": without a comma, what is said is in the phrase. */
const swallows =
  /(?:\S+ ){3,}(?:(?:you|we|it|they|there|(?:the|an?) (?:\S+ ){1,3}?)(?:will|can|may|must|should|would|might|have to|opens|appears)|(?:è|es|é|il est) (?:una?|possib?ile|posible|possível|possible|necessari[oa]|necesario|nécessaire|sufficiente|sufficient|mejor|melhor|meglio|preferibile|preferible)|is to|click|select|press|choose|si esegua|consiste|ofrecerá|vous (?:pouvez|pourrez|devez|devrez))(?!\p{L})/iu;
/** "When it reads the input the text is parsed": nothing joins the two. */
const swallowsStatement = /^(?:\S+ ){4,}(?:the|an?) (?:\S+ ){1,3}?(?:is|are|was|were) /iu;
const isJoined = /(?<!\p{L})(?:that|which|who|whose|and|or|if|where|than|because)(?!\p{L})/iu;
/** "To create the key and that you have not …", "in the next sections". */
const joinsBadly =
  / (?:et|e|y|und|and) (?:que|não|ne|no|non|nicht|not)(?!\p{L})|^(?:après|avant|dopo|prima|después|antes|depois) .* (?:et|e|y) \p{Ll}+(?:er|ir|re|are|ere|ire|ar)(?!\p{L})|(?<!\p{L})(?:next|nächste[nrms]?|suivante?s?|siguientes?|successiv[oaei]|seguintes?|prossim[oaei])(?!\p{L})/iu;
/** "To choose from for controlling": what stood between is gone. */
const twoPrepositions = /(?<!\p{L})(?:from|with|of|for) (?:for|to|from|with|of|in)(?!\p{L})/u;
/** "The level at which": what follows is gone. */
const endsOpen =
  /(?<!\p{L})(?:or not|oder nicht|ou (?:non|pas)|o no|o meno|ou não|или нет|cui|quale|quali|cual|cuales|qual|quais|which|whom|welche[rsmn]?|lequel|laquelle|котор\p{L}+|either|both|as|like)$/iu;
/**
 * German sets the verb last, English has one: "when consistent with the rules" is of nothing.
 * Elsewhere a few words alone are soon no clause.
 */
const isClause = (said: string, length: number, language: string): boolean =>
  baseLanguage(language) === 'de'
    ? /(?:^| )\p{Ll}+(?:t|n|st|te)$/u.test(said)
    : baseLanguage(language) === 'en'
      ? hasVerb(said, language) || (length > lengths.least && namesFirst.test(said))
      : length > lengths.least || hasVerb(said, language);
const namesFirst = /^(?:an?|the|each|every|any|no|all|\p{Lu}\S*|\p{L}+ing)(?![\p{L}-])/u;
/** Does the comma behind it end less than the circumstance: a list, or what its verb asks for? */
function isCutShort(behind: string, language: string): boolean {
  if (goesOnBehind.test(behind)) return true;
  const [, next = '', more] = behind.split(/,(?!\d)/).map((one) => one.trim());
  if (baseLanguage(language) === 'de' && endsInAim.test(next)) return true;
  if (more === undefined || next === '' || hasVerb(next, language)) return false;
  return withoutArticle(next) === next || endsList.test(more);
}
/** "If it is a program, a script, or a class": a list, whose parts may have articles. */
const endsList = /^(?:and|or|und|oder|et|ou|y|e|o|и|или)(?!\p{L})/iu;
const endsInAim = /(?: zu \p{Ll}+n|\p{Ll}zu\p{Ll}{2,}n)$/u;
/** "If there is a file, which …": of which one, stands behind it. */
const goesOnBehind =
  /^,? (?:that|which|who|whose|where|dass|ob|der|die|das|den|dem|deren|dessen|welche[rsmn]?|que|qui|dont|où|cuy[oa]s?|donde|che|cui|dove|cuj[oa]s?|onde|котор\p{L}+|что)(?!\p{L})/iu;
/** An aim tells nothing of itself. */
const tells =
  / (?:è|es|é|est|ist|sind|sont|sono|são|son)(?= )(?<!(?:che|que|qui|dove|donde|onde|cui|où) .*)/iu;
const finite =
  / (?:может|могут|нужно|можно|следует|необходимо|надо|нельзя|просто|(?:has|is|are|was|were|will|can|must)(?<!(?:that|which|who|what|how|if|when|where|whether|there|it|you) .*)|ter[áã]o?|terá|pode|poderá|deve|deverá|puede|podrá|debe|deberá|può|potrà|deve|dovrà|verrà|verranno|viene|vengono|sarà|saranno|será|serán|serão|peut|pourra|doit|devra|appare|aparece) | s[ei] (?:\p{Ll}+(?:rá|rán|ría|rían|rà|ranno|rebbe|rebbero|rão|ria|riam))(?!\p{L})/iu;
const isBefore =
  /^(?:после|перед|прежде|après|avant|dopo|prima|después|antes|depois|após|tras)(?!\p{L})/iu;
const opensAs = (words_: string): RegExp =>
  new RegExp(`^(?:n[oã][no]? )?(?:${words_})(?!\\p{L})`, 'u');

/** "If you can because it is short": which of the two was meant? "… before noon" is one. */
const holdsAnother = (rest: string, { words }: Leads): boolean => {
  const opening = `(?<![\\p{L}-])(?:${words.when}|${words.reason})(?![\\p{L}-])`;
  return [...rest.matchAll(new RegExp(opening, 'giu'))].some(([lead]) => !isOfTime.test(lead));
};
const isOfTime =
  /^(?:before|after|until|bevor|nachdem|après|avant|dopo|prima|después|antes|depois|após|tras|после|перед|прежде)(?!\p{L})/iu;

/** Is it all before a comma that what is said begins behind? */
const isHead = (bare: string, from: number, to: number): boolean =>
  from === 0 && bare.charAt(to) === ',';
/** Does it end what is said before it? In the midst of a sentence it may be cut, or hold that. */
const isTail = (bare: string, from: number, to: number): boolean =>
  to === bare.length ||
  (from > 0 && !/,\s*$/u.test(bare.slice(0, from)) && anotherClause.test(bare.slice(to)));

/** What the sentence says beside its circumstance, if that stands alone. */
function statementBeside(
  bare: string,
  from: number,
  to: number,
  kind: CircumstanceKind,
  { filler, leaning, words }: Leads,
  language: string,
): Pick<Circumstance, 'statement' | 'isFilled' | 'isNamed'> {
  const none = { statement: '', isFilled: false, isNamed: false };
  const isFirst = isHead(bare, from, to);
  const said = isFirst
    ? bare
        .slice(to + 1)
        .trim()
        .replace(then, '')
    : bare.slice(0, from).replace(/[\s,]+$/u, '');
  if (kind === 'purpose' && !isFirst && isForAnAim.test(said) && !isUsed.test(said)) return none;
  if (kind === 'purpose' && !isFirst && isUsed.test(said)) {
    const thing = said.replace(isUsed, '');
    const name = withoutArticle(thing);
    const isNamed =
      (name !== thing || countWords(thing) <= mostWordsOfName) &&
      isTermForm(name, language) &&
      // "The limits": which ones, the text around says.
      !(name !== thing && /^\p{Ll}+$/u.test(name) && baseLanguage(language) !== 'de') &&
      !leans(leaning).test(thing);
    return isNamed ? { statement: thing, isFilled: false, isNamed } : none;
  }
  const isOrder = kind === 'purpose' && isFirst;
  const isFilled = isFirst && filler !== undefined;
  if (!isLoneStatement(said, leaning, language, isOrder)) return none;
  if (!isFirst && isOfClauseInside(said, language)) return none;
  if (kind === 'purpose' && !isFirst && isOfState(said, language)) return none;
  // "Add a line": what for, could be anything.
  if (kind === 'purpose' && contentStems(said, language).length < fewestOfWay) return none;
  if (isFilled && isNoVerb.test(said)) return none;
  if (kind === 'purpose' && leans(words.purpose).test(said)) return none;
  if (new RegExp(`^(?:${words.when})(?!\\p{L})`, 'iu').test(said)) return none;
  return {
    statement: isFilled ? `${filler[kind]}${said}` : capital(said),
    isFilled,
    isNamed: false,
  };
}

/** Behind the comma something else is said: what stands before the circumstance is whole. */
const anotherClause =
  /^[,;] ?(?:and|but|or|so|which|because|since|und|aber|oder|wobei|weil|da|et|mais|ou|car|parce|ce qui|y|pero|o|porque|ya que|es decir|e|ma|perché|poiché|cioè|ossia|mas|pois|isto é|и|но|а|или|что)(?!\p{L})/iu;
/** "If …, then …": the answer begins behind it. */
const then = /^(?:then|dann|so|alors|entonces|allora|então|то|тогда) /iu;
/** Behind a circumstance, a German statement begins with its verb. */
const isNoVerb =
  /^(?:der|die|das|den|dem|des|ein\p{L}*|welche[rsmn]?|und|oder|aber|sondern|nicht|wie|als|so|auch|was|wo|nach|in|im|ins|mit|zu[mr]?|vo[nm]|bei|beim|für|an|am|auf|aus|durch|über|unter|vor|um|ohne|gegen|seit|während|wegen|ab|je|\p{Lu}\p{L}*)(?!\p{L})|(?<!\p{L})(?:dann|dafür|darum)(?!\p{L})/u;
/** "They are sometimes used": without its aim that says nothing. */
const isForAnAim =
  / (?:used|designed|intended|meant|verwendet|benutzt|eingesetzt|genutzt|utilisée?s?|employée?s?|sert|servent|(?:usad|utilizad|emplead|usat|utilizzat|impiegat)[aeio]s?|serv(?:e|ono|em|en))$/iu;
/** "The index is used": what for, its name alone asks. */
const isUsed =
  / (?:(?:is|are|can be) (?:used|designed|intended|meant)|(?:allows?|enables?|helps?|lets?) (?:you|one|users|the user)|se (?:usan?|utilizan?|emplean?)|(?:es|son|é|são) (?:usad|utilizad|emplead)[oa]s?|(?:est|sont) (?:utilisée?s?|employée?s?)|sert|servent|(?:è|sono|viene|vengono) (?:usat|utilizzat|impiegat)[oaei]|serv(?:e|ono|em|en)|(?:wird|werden) (?:verwendet|benutzt|eingesetzt|genutzt))$/iu;

const aroundByIndex = new WeakMap<MaterialIndex, ReadonlyMap<number, readonly Circumstance[]>>();

/** The circumstances that the material names, the nearest to a place of it first. */
export function circumstancesAround(
  chunk: number,
  index: MaterialIndex,
  language: string,
): Circumstance[] {
  let known = aroundByIndex.get(index);
  if (!known) {
    known = new Map(
      index.chunks
        .filter((one) => one.language === baseLanguage(language))
        .map(({ id, sentences }) => [
          id,
          circumstancesIn(
            sentences.map(({ plain, ref }) => ({ plain, refs: [ref], factual: true, number: 0 })),
            language,
          ),
        ]),
    );
    aroundByIndex.set(index, known);
  }
  return [...known]
    .toSorted(([a], [b]) => Math.abs(a - chunk) - Math.abs(b - chunk))
    .flatMap(([, circumstances]) => circumstances);
}
