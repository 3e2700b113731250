import { baseLanguage, splitSentences } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import type { Chunk } from './chunks.ts';
import { isDangling } from './dangling.ts';
import { definitionGrammars } from './definition-patterns.ts';
import { describedByKind } from './classed-names.ts';
import { isCodeName, isLiteral } from './code-names.ts';
import { compiled, type Patterns } from './definition-expressions.ts';
import { definitionSentences, genericOpenings } from './definition-sentences.ts';
import {
  describedBy,
  isCodeTerm,
  isWholeSaying,
  tellsPurpose,
  withoutArticle,
  type Described,
} from './definition-sources.ts';
import { firstStatement, isGenericTerm, otherwiseWorded } from './definition-wordings.ts';
import {
  firstOf,
  headOf,
  headsOf,
  isLikeEntry,
  sameStart,
  sinceWhen,
  smallHead,
  withoutArgument,
  withoutValue,
  type Heads,
} from './entry-heads.ts';
import { optionHead, optionName } from './option-names.ts';
import { termRows } from './term-rows.ts';
import {
  explains,
  isClauseForm,
  isTermForm,
  opensAsNoun,
  pointsBackIn,
  withoutAdverb,
} from './definition-form.ts';
import { saidOfItself } from './entry-sayings.ts';
import { isRealDefinition } from './real-definition.ts';
import { isNoSubject, isTheOneAtHand, roleOf } from './roles.ts';
import { languageOf, withoutCode } from './piece-language.ts';
import type { Sentence } from './sentence.ts';
import { smallNameOf } from './small-names.ts';

/** A term with the words by which a source defines it. */
export interface Definition {
  /** In the case it has inside a sentence. */
  readonly term: string;
  /** A clause without the term, beginning with a capital and ending with a full stop. */
  readonly definition: string;
  readonly stems: readonly string[];
  readonly sentence: Sentence;
  readonly chunk: number;
  /** The source marks it as a term (bold, or an entry of a list of terms). */
  readonly marked: boolean;
  /** The name of a command, option or function. */
  readonly code: boolean;
  /** What it is written in, which may be another language than its document's. */
  readonly language: string;
  /** The sentence begins with the term, so its first capital may mean nothing. */
  readonly opens: boolean;
  /** A whole sentence that says what the term does; the term is its subject. */
  readonly isSentence?: boolean;
  /** A section opens with it, on what its heading or page names. */
  readonly isTopic?: boolean;
  /** Of a topic: "X is a …", and not "X shows …". */
  readonly saysWhat?: boolean;
  /** Says what the letters of the term stand for, and no more. */
  readonly isAbbreviation?: boolean;
}
export type Made = Omit<Definition, 'sentence' | 'chunk' | 'language'>;

/** The definitions that a chunk gives, in order. */
export function definitionsIn(chunk: Chunk): Definition[] {
  const found: Said[] = [
    ...chunk.sentences.map((sentence) => {
      const language = languageOf(withoutCode(sentence), chunk.language);
      const made =
        fromSentence(sentence, language, smallNameOf(sentence, chunk)) ??
        fromDescription(sentence, language, chunk.headings.at(-1)) ??
        fromRole(sentence, language) ??
        (isLikeEntry.test(sentence.markdown)
          ? ofEntry(sentence, language, 'nothing', chunk)
          : undefined);
      return { sentence, made, language };
    }),
    ...chunk.attachments.flatMap(({ kind, entries }) => {
      const heads = kind === 'list' ? headsOf(entries) : 'nothing';
      return entries.map((sentence) => {
        const language = languageOf(withoutCode(sentence), chunk.language);
        return { sentence, made: ofEntry(sentence, language, heads, chunk), language };
      });
    }),
    ...chunk.attachments.flatMap(({ kind, markdown, ref }) =>
      kind === 'table' ? fromRows(markdown, ref, chunk.language) : [],
    ),
  ];
  return found.flatMap(({ sentence, made, language }) =>
    made && !isOneDeed(made, sentence) && isRealDefinition(made, language, chunk.headings)
      ? [{ ...made, sentence, language, chunk: chunk.id }]
      : [],
  );
}

/** "**Splitting** the data into groups": the deed and what it is done to, and nothing said of it. */
const isOneDeed = ({ term, definition }: Made, { plain }: Sentence): boolean =>
  /^\p{L}+ing$/u.test(term) &&
  plain.toLowerCase().startsWith(`${term} ${definition.slice(0, 12)}`.toLowerCase());

interface Said {
  readonly sentence: Sentence;
  readonly made: Made | undefined;
  readonly language: string;
}

const fromRows = (markdown: string, ref: string, language: string): Said[] =>
  termRows(markdown, ref, language).map(({ sentence, term, said: rest, code }) => ({
    sentence,
    made: defined({ term, rest, marked: true, code, opens: !code }, language, undefined),
    language,
  }));

function ofEntry(
  sentence: Sentence,
  language: string,
  heads: Heads,
  chunk: Chunk,
): Made | undefined {
  const small = smallNameOf(sentence, chunk);
  return (
    fromEntry(sentence, language, heads) ??
    fromSentence(sentence, language, small) ??
    fromKind(sentence, language) ??
    fromBody(sentence, language) ??
    (small === undefined ? undefined : fromRole({ ...sentence, dangling: false }, language))
  );
}

/**
 * "A **stoma** is a pore …", "Pores are called **stomata**.", "The **stoma**, a pore …", or "A
 * stoma is a pore …" without emphasis.
 */
function fromSentence(sentence: Sentence, language: string, small?: string): Made | undefined {
  if (sentence.leadIn) return undefined;
  const patterns = compiled.get(baseLanguage(language));
  if (!patterns) return fromWhole(sentence, language);
  const text = sentence.markdown.replace(/`/g, '');
  const opens = (term: string): boolean => sentence.plain.startsWith(plainText(term));
  const bold = text.includes('**')
    ? (patterns.marked.exec(text) ?? patterns.called.exec(text) ?? patterns.apposition.exec(text))
    : null;
  if (bold?.groups) {
    const { term = '', rest = '' } = bold.groups;
    return defined(
      { term, rest, marked: true, code: false, opens: opens(term) },
      language,
      patterns.article,
    );
  }
  const set = setFirst(sentence.markdown);
  if (sentence.dangling && set === undefined && small === undefined) return undefined;
  const whole = plainText(text.replace(/\*\*|__/g, ''));
  const macro = /^\\(?=[A-Za-z]{2})/u.exec(whole)?.[0] ?? '';
  const unmarked = whole.slice(macro.length);
  const bare =
    patterns.subject.exec(unmarked) ??
    patterns.plural?.exec(unmarked) ??
    patterns.namedLast.exec(unmarked);
  const { term = '', rest = '' } = bare?.groups ?? {};
  const isTerm =
    bare !== null &&
    (small === undefined || term === small) &&
    !isGenericTerm(term, patterns.generic) &&
    !isTheOneAtHand(term, unmarked) &&
    !/^\p{Lu}\p{Ll}+ed\b/u.test(term);
  const code = macro !== '' || (term === set && isCodeTerm(term));
  const name = macro + term;
  const found = isTerm
    ? defined(
        { term: name, rest, marked: code, code, opens: opens(term) },
        language,
        patterns.article,
      )
    : undefined;
  return (
    found ??
    fromWording(sentence, patterns, language) ??
    fromGloss(sentence.markdown, patterns.gloss, language)
  );
}

/** The name in code with which a sentence begins, behind its article. */
const setFirst = (markdown: string): string | undefined =>
  /^`([^`]{2,40})`/u.exec(withoutArticle(markdown))?.[1];

function fromWording(
  { plain, markdown }: Sentence,
  { article, generic }: Patterns,
  language: string,
): Made | undefined {
  const found = otherwiseWorded(plain, markdown, language);
  if (!found || isGenericTerm(found.term, generic)) return undefined;
  return defined({ ...found, code: false, opens: false }, language, article);
}

/** "… is done by `cron`, a program that …", "**swap** (a part of the disk that …)". */
function fromGloss(markdown: string, gloss: RegExp, language: string): Made | undefined {
  const { bold, code, rest, inner, again } = gloss.exec(markdown)?.groups ?? {};
  const term = bold ?? code ?? '';
  const said = plainText(rest ?? inner ?? again ?? '');
  if (code !== undefined ? !isCodeTerm(term) : term === '') return undefined;
  if (!explains(said, language) || !opensAsNoun(said, language)) return undefined;
  const found = { term, rest: said, marked: true, code: code !== undefined, opens: false };
  return defined(found, language, undefined);
}

/** The same in a language whose definitions are told by whole sentences. */
function fromWhole({ plain, markdown }: Sentence, language: string): Made | undefined {
  const base = baseLanguage(language);
  for (const pattern of definitionSentences[base] ?? []) {
    const { term = '', rest = '' } = pattern.exec(plain)?.groups ?? {};
    if (term === '' || genericOpenings[base]?.test(term)) continue;
    const marked = /^(?:\*\*|[“「『])/u.test(markdown.replace(/`/g, ''));
    // "…的宏包，有了它…": what follows speaks of the thing once more.
    const [said = rest] = base === 'zh' && pointsBackIn(rest, language) ? rest.split('，') : [rest];
    const isOpen = base === 'hi' && / (?:है|हैं),? (?:जो|जिस)/u.test(rest);
    return defined(
      { term, rest: isOpen ? `${rest} है` : said, marked, code: false, opens: true },
      language,
      undefined,
    );
  }
  return undefined;
}

/** "`find` searches …", "The Blend tool fills …" under the heading "Blend". */
export function fromDescription(
  sentence: Sentence,
  language: string,
  heading: string | undefined,
): Made | undefined {
  const described = describedBy(sentence, language, heading);
  return describedAs(described ?? describedByKind(sentence, language), language);
}

function describedAs(described: Described | undefined, language: string): Made | undefined {
  if (!described) return undefined;
  const { term, said, code } = described;
  const stems = code ? [term.toLowerCase()] : contentStems(term, language);
  if (stems.length === 0 || isLiteral(term) || (!code && isNoSubject(term))) return undefined;
  return { term, definition: said, stems, marked: true, code, opens: !code, isSentence: true };
}

/** "The `post_hold` script keeps …", where nothing sets the name apart. */
const fromKind = (sentence: Sentence, language: string): Made | undefined =>
  describedAs(describedByKind(sentence, language), language);

/** "The spooler is used to …", of a thing that matters to the text. */
function fromRole(sentence: Sentence, language: string): Made | undefined {
  const term = roleOf(sentence, language);
  if (term === undefined || isLiteral(term)) return undefined;
  const stems = contentStems(term, language);
  if (stems.length === 0) return undefined;
  const definition = sentence.plain;
  return { term, definition, stems, marked: false, code: false, opens: true, isSentence: true };
}

/** "**Stoma**: a pore …" or "`maxDepth` – how deep …" as an entry of a list. */
function fromEntry(entry: Sentence, language: string, heads: Heads): Made | undefined {
  // "__doc__" is a name and no emphasis.
  if (/^__\w+__/.test(entry.markdown)) return undefined;
  const patterns = compiled.get(baseLanguage(language));
  const marked =
    /^(?:\*\*|__)(?<term>[^*_]{2,50}?)[:：]?(?:\*\*|__)\s*(?:[:：–—-]|\([^)]*\):)?(?:\s+|(?<=：(?:\*\*)?))(?<said>.+)$/u.exec(
      entry.markdown,
    )?.groups ??
    /^`(?<term>[^`]{2,60})`\s*(?:\([^)]*\))?\s*(?:[:：–—]| - |(?<=[`)]) (?=\p{Lu}))\s*(?<said>.+)$/u.exec(
      entry.markdown,
    )?.groups;
  const found: { term?: string; said?: string } | undefined =
    marked ??
    (heads === 'terms' || (heads === 'names' && smallHead.test(entry.plain))
      ? headOf(entry.plain)
      : undefined);
  const { term: full = '', said: all = '' } = found ?? {};
  const head = full.replace(sinceWhen, '');
  const said = heads === 'names' ? withoutArgument(all) : all;
  // Names one after another are a table of contents; "{number} The time" is one of many parameters.
  if (head === '' || /^(?:(?:\*\*|__)[^*_]+(?:\*\*|__)\s+(?:\*\*|__)|\{)/u.test(said))
    return undefined;
  const option = optionHead(plainText(head));
  const body = firstOf(saidOfItself(withoutValue(head, plainText(said)), language));
  const term = option ? optionName(option, body) : head;
  const code =
    option !== undefined ||
    entry.markdown.startsWith('`') ||
    (!marked && heads === 'names') ||
    isCodeName(term);
  if (code && option === undefined && (isLiteral(term) || !isCodeTerm(term))) return undefined;
  // Of a language without rules nothing tells a definition from any other entry.
  if (!code && !patterns && !(baseLanguage(language) in definitionSentences)) return undefined;
  const bare = bareTerm(term, patterns?.article);
  if (
    !code &&
    (patterns?.generic.test(bare) || genericOpenings[baseLanguage(language)]?.test(bare))
  )
    return undefined;
  // "Layer: A layer is a sheet …" says its name twice.
  const again = fromSentence({ ...entry, markdown: body, plain: body, dangling: false }, language);
  const thisIs = new RegExp(
    `^(?:${definitionGrammars[baseLanguage(language)]?.thisIs ?? '$^'})`,
    'iu',
  );
  const rest = again && sameStart(again.term, bare) ? again.definition : body.replace(thisIs, '');
  if (!again && baseLanguage(language) === 'ar') return undefined;
  // "パレット: パレットは、…です。": a whole sentence on it.
  if (!again && body.startsWith(`${bare}は`) && isWholeSaying(body, language))
    return describedAs({ term: bare, said: body, code: false }, language);
  // Of an option it is enough what it does; of a word, what it is or is for.
  if (!code && !namesOrTells(rest, language)) return undefined;
  return defined({ term: bare, rest, marked: true, code, opens: !code }, language, undefined);
}

/** "**Save**: Franking is the payment of …": what an entry tells of another thing than its label. */
function fromBody({ markdown, ...entry }: Sentence, language: string): Made | undefined {
  const body =
    /^(?:(?:\*\*|__)[^*_]{2,50}(?:\*\*|__)|[\w.+-]+\(\d\p{L}?\))(?:, [\w.+-]+)*\s*[:：–—-]?\s+(?<said>.+)$/u.exec(
      markdown,
    );
  const [said = ''] = splitSentences(body?.groups?.['said'] ?? '', language);
  const plain = plainText(said);
  if (plain === '' || isDangling(plain, language)) return undefined;
  const itself = { ...entry, markdown: said, plain, dangling: false };
  return fromSentence(itself, language) ?? fromKind(itself, language);
}

/** Does an entry begin as a name of its thing would, or tell what the thing does? */
const namesOrTells = (rest: string, language: string): boolean =>
  opensAsNoun(rest, language) || tellsPurpose(lowerFirst(rest), language);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const bareTerm = (term: string, article: RegExp | undefined): string =>
  plainText(term)
    .replace(/\s?[（(][^）)]{1,60}[）)]$/u, '')
    .replace(article ?? /^$/, '')
    .replace(/[.,:;：]+$/u, '')
    .trim();

/** A term and what is said of it, as they stand in the text; undefined if they make no definition worth asking for. */
export function defined(
  found: Pick<Made, 'term' | 'marked' | 'code' | 'opens'> & { readonly rest: string },
  language: string,
  article: RegExp | undefined,
): Made | undefined {
  const { marked, code, opens } = found;
  const term = withoutAdverb(bareTerm(found.term, article), language);
  const clause = firstStatement(plainText(found.rest));
  const stems = code ? [term.toLowerCase()] : contentStems(term, language);
  if (
    stems.length === 0 ||
    !(code || isTermForm(term, language)) ||
    !isClauseForm(clause, language, code)
  )
    return undefined;
  if (!code && !(marked ? namesOrTells : opensAsNoun)(clause, language)) return undefined;
  if (!marked && !explains(clause, language)) return undefined;
  if (!marked && hasStrayStopWord(term.toLowerCase().split(/\s+/), language)) return undefined;
  // "A stoma is a stoma that …" teaches nothing, and as a quiz option it would give itself away.
  const begins = contentStems(clause.split(/\s+/).slice(0, 3).join(' '), language);
  if (begins.join(' ') === stems.join(' ')) return undefined;
  const definition = `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${stopOf(clause, language)}`;
  return { term, definition, stems, marked, code, opens };
}

/** What a definition in a language ends in. */
export const stopOf = (clause: string, language: string): string => {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(clause)) return '。';
  return baseLanguage(language) === 'hi' ? '।' : '.';
};

/** A function word anywhere but inside, and short, as in "rate of return". */
function hasStrayStopWord(words: readonly string[], language: string): boolean {
  const stops = stopWords(language);
  return words.some(
    (word, i) => stops.has(word) && !(i > 0 && i < words.length - 1 && word.length <= 3),
  );
}

/** "result", "default", "example": a word that stands for something said elsewhere, and is no term. */
export const isGeneric = (text: string, language: string): boolean =>
  compiled.get(baseLanguage(language))?.generic.exec(text)?.[0].length === text.length;
