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
import { isFragment, isMuddled } from './fragments.ts';
import type { Prose } from './lesson-parts.ts';
import {
  bareOf,
  hasVerb,
  isLoneStatement,
  isPaired,
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
  readonly source: string;
  readonly refs: readonly string[];
  readonly place: number;
}

const lengths = { least: 4, most: 20 } as const;
const fewestStems = 2;
/** A name without its article. */
const mostWordsOfName = 3;

/** The circumstances that the sentences of a lesson name and that can be read by themselves. */
export function circumstancesIn(sentences: readonly Prose[], language: string): Circumstance[] {
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
  { plain, refs, number, factual }: Prose,
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
    const phrase = bare.slice(index, end);
    if (!isPhrase(phrase, lead, kind, grammar, language)) continue;
    found.push({
      kind,
      phrase: capital(phrase),
      ...(isSaid && (!isOfVerb || isUsed.test(bare.slice(0, index).trimEnd()))
        ? statementBeside(bare, index, end, kind, grammar, language)
        : { statement: '', isFilled: false }),
      source: plain,
      refs,
      place: number,
    });
  }
  return found;
}

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
  { leaning, unnamed }: Leads,
  language: string,
): boolean {
  const said = phrase.slice(lead.length).trim();
  const length = countWords(phrase);
  return (
    length >= lengths.least &&
    length <= lengths.most &&
    contentStems(said, language).length >= fewestStems &&
    !leans(leaning).test(phrase) &&
    isPaired(phrase) &&
    !isWayOfSpeaking.test(phrase) &&
    !swallows.test(phrase) &&
    !(kind === 'purpose' && tells.test(phrase)) &&
    !sendsElsewhere(phrase) &&
    !ofPlace.test(phrase) &&
    !isMuddled(said, language) &&
    !isFragment(said, language) &&
    (kind === 'purpose' ||
      (!(unnamed !== undefined && opensAs(unnamed).test(said)) &&
        (length > lengths.least || hasVerb(said, language))))
  );
}

/** "To make matters worse", "pour terminer": said of the text. */
const isWayOfSpeaking =
  /^(?:(?:in order )?to (?:make (?:matters|things)|begin with|be (?:sure|honest|precise)|sum|conclude|summari[sz]e|put it|help you)|(?:pour|para|per) (?:terminer|finir|conclure|résumer|commencer|terminar|concluir|resumir|empezar|finire|concludere|riassumere|cominciare|começar)|once to|um (?:zusammenzufassen|abzuschließen))(?!\p{L})/iu;
/** "If errors occur you may have to …": without a comma, what is said is in the phrase. */
const swallows =
  /(?:\S+ ){3,}(?:(?:you|we|it|they|there|(?:the|an?) (?:\S+ ){1,3}?)(?:will|can|may|must|should|would|might|have to|opens|appears)|(?:è|es|é|il est) (?:una?|possib?ile|posible|possível|possible|necessari[oa]|necesario|nécessaire|sufficiente|sufficient|mejor|melhor|meglio|preferibile|preferible)|si esegua|consiste|ofrecerá)(?!\p{L})/iu;
/** An aim tells nothing of itself. */
const tells =
  / (?:è|es|é|est|ist|sind|sont|sono|são|son)(?= )(?<!(?:che|que|qui|dove|donde|onde|cui|où) .*)/iu;
const opensAs = (words_: string): RegExp =>
  new RegExp(`^(?:n[oã][no]? )?(?:${words_})(?!\\p{L})`, 'u');

/** What the sentence says beside its circumstance, if that stands alone. */
function statementBeside(
  bare: string,
  from: number,
  to: number,
  kind: CircumstanceKind,
  { filler, leaning, words }: Leads,
  language: string,
): Pick<Circumstance, 'statement' | 'isFilled'> {
  const none = { statement: '', isFilled: false };
  const isHead = from === 0 && bare.charAt(to) === ',';
  const isTail = to === bare.length || (from > 0 && !/,\s*$/u.test(bare.slice(0, from)));
  if (!isHead && !isTail) return none;
  const said = isHead
    ? bare
        .slice(to + 1)
        .trim()
        .replace(then, '')
    : bare.slice(0, from).replace(/[\s,]+$/u, '');
  if (kind === 'purpose' && !isHead && isUsed.test(said)) {
    const thing = said.replace(isUsed, '');
    const name = withoutArticle(thing);
    const isNamed =
      (name !== thing || countWords(thing) <= mostWordsOfName) &&
      isTermForm(name, language) &&
      !leans(leaning).test(thing);
    return isNamed ? { statement: thing, isFilled: false } : none;
  }
  const isOrder = kind === 'purpose' && isHead;
  const isFilled = isHead && filler !== undefined;
  if (!isLoneStatement(said, leaning, language, isOrder)) return none;
  if (isFilled && isNoVerb.test(said)) return none;
  if (kind === 'purpose' && leans(words.purpose).test(said)) return none;
  return { statement: isFilled ? `${filler[kind]}${said}` : capital(said), isFilled };
}

/** "If …, then …": the answer begins behind it. */
const then = /^(?:then|dann|so|alors|entonces|allora|então|то|тогда) /iu;
/** Behind a circumstance, a German statement begins with its verb. */
const isNoVerb =
  /^(?:der|die|das|den|dem|des|ein\p{L}*|welche[rsmn]?|und|oder|aber|sondern|nicht|wie|als|so|auch|was|wo|\p{Lu})/u;
/** "The index is used": what for, its name alone asks. */
const isUsed =
  / (?:(?:is|are|can be) used|(?:allows?|enables?|helps?|lets?) (?:you|one|users|the user)|se (?:usan?|utilizan?|emplean?)|(?:es|son|é|são) (?:usad|utilizad|emplead)[oa]s?|(?:est|sont) (?:utilisée?s?|employée?s?)|sert|servent|(?:è|sono|viene|vengono) (?:usat|utilizzat|impiegat)[oaei]|serv(?:e|ono|em|en)|(?:wird|werden) (?:verwendet|benutzt|eingesetzt|genutzt))$/iu;
