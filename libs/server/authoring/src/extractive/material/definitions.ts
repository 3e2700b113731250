import { baseLanguage, splitSentences } from '@coursewright/text';
import { plainText } from '../../markdown/index.ts';
import type { Chunk } from './chunks.ts';
import { isDangling } from './dangling.ts';
import { opensAsNoun } from './definition-form.ts';
import { definitionGrammars } from './definition-patterns.ts';
import { isCodeName, isLiteral } from './code-names.ts';
import { compiled } from './definition-expressions.ts';
import { definitionSentences, genericOpenings } from './definition-sentences.ts';
import { isCodeTerm, isWholeSaying, saysWhatItDoes, tellsPurpose } from './definition-sources.ts';
import {
  bareName,
  dottedHead,
  firstOf,
  headOf,
  headsOf,
  isLikeEntry,
  plainHead,
  sameStart,
  settingHead,
  sinceWhen,
  smallHead,
  withoutArgument,
  withoutValue,
  wordyName,
  type Heads,
} from './entry-heads.ts';
import { saidOfItself } from './entry-sayings.ts';
import { optionHead, optionName } from './option-names.ts';
import { languageOf, withoutCode } from './piece-language.ts';
import { isRealDefinition } from './real-definition.ts';
import {
  bareTerm,
  defined,
  describedAs,
  fromDescription,
  fromKind,
  fromRole,
  fromSentence,
  lowerFirst,
  namesOrTells,
} from './sentence-definitions.ts';
import { withoutFurther } from './said-further.ts';
import type { Sentence } from './sentence.ts';
import { fromSignature } from './signatures.ts';
import { smallNameOf } from './small-names.ts';
import { termRows } from './term-rows.ts';

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
        fromSignature(sentence, language) ??
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
      ? [{ ...whatItIs(made, language), sentence, language, chunk: chunk.id }]
      : [],
  );
}

const whatItIs = (made: Made, language: string): Made =>
  made.code || made.isSentence
    ? { ...made, definition: made.definition.replace(lostStart, '.') }
    : { ...made, definition: withoutFurther(made.definition, language) };

/** "… of the process. in and out are …": another sentence, which begins with a name. */
const lostStart = /(?<=\p{L}{3}[)»”"]?)\. (?=\p{Ll}).*$/su;

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

/** "**Stoma**: a pore …" or "`maxDepth` – how deep …" as an entry of a list. */
function fromEntry(entry: Sentence, language: string, heads: Heads): Made | undefined {
  // "__doc__" is a name and no emphasis.
  if (/^__\w+__/.test(entry.markdown)) return undefined;
  const patterns = compiled.get(baseLanguage(language));
  const marked =
    /^(?:\*\*|__)(?<term>[^*_]{2,50}?)[:：]?(?:\*\*|__)\s*(?:[:：–—-]|\([^)]*\):)?(?:\s+|(?<=：(?:\*\*)?))(?<said>.+)$/u.exec(
      entry.markdown,
    )?.groups ??
    /^`(?<term>[^`]{2,120})`\s*(?:\([^)]*\))?\s*(?:[:：–—]| - |(?<=[`)]) (?=\p{Lu}))\s*(?<said>.+)$/u.exec(
      entry.markdown,
    )?.groups;
  const found: { term?: string; said?: string } | undefined =
    marked ??
    (heads === 'terms' ||
    (heads === 'names' && smallHead.test(entry.plain)) ||
    settingHead.test(entry.plain)
      ? headOf(entry.plain)
      : heads === 'names'
        ? nameAndSaid(plainHead, entry.plain, language)
        : nameAndSaid(dottedHead, entry.plain, language));
  const { term: full = '', said: all = '' } = found ?? {};
  const head = bareName(full.replace(sinceWhen, ''));
  const said = behindType(heads === 'names' ? withoutArgument(all) : all, language);
  // Names one after another are a table of contents; "{number} The time" is one of many parameters.
  if (head === '' || /^(?:(?:\*\*|__)[^*_]+(?:\*\*|__)\s+(?:\*\*|__)|\{)/u.test(said))
    return undefined;
  const option = optionHead(plainText(head));
  const body = firstOf(saidOfItself(withoutValue(head, plainText(said)), language));
  const term = option ? optionName(option, body) : head;
  // "**action**: Groups packages …": what is set in small letters and does something, a program knows.
  const isDeed =
    (heads === 'names' || marked !== undefined) &&
    smallHead.test(entry.plain) &&
    (saysWhatItDoes(lowerFirst(body), language) || !plainText(said).startsWith(body)) &&
    !namesOrTells(body, language);
  const code =
    option !== undefined ||
    (entry.markdown.startsWith('`') && !inWords.test(head)) ||
    (!marked && heads === 'names') ||
    isCodeName(term) ||
    isDeed ||
    head.length < full.length;
  const isName = isCodeTerm(term) || (heads === 'names' && wordyName.test(term));
  if (code && option === undefined && (isLiteral(term) || !isName)) return undefined;
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
  // "STD: 斜体字は…": another thing is spoken of.
  const spokenOf = /^(?<other>[^、。は]{1,20}?) ?は/u.exec(rest)?.groups?.['other']?.toLowerCase();
  const isOnTwo = /^[^。]{8,}、[^。、は]{1,20}は/u.test(rest);
  if (
    !again &&
    baseLanguage(language) === 'ja' &&
    (isOnTwo || (spokenOf && spokenOf !== bare.toLowerCase()))
  )
    return undefined;
  // Of an option it is enough what it does; of a word, what it is or is for.
  if (!code && (!namesOrTells(rest, language) || isChineseStatement(rest, language)))
    return undefined;
  return defined({ term: bare, rest, marked: true, code, opens: !code }, language, undefined);
}

/** "保护其免于覆盖": a deed or a statement, where the name of a thing would end in a noun behind "的" or begin with "一个". */
const isChineseStatement = (said: string, language: string): boolean =>
  baseLanguage(language) === 'zh' &&
  /\p{Script=Han}/u.test(said) &&
  (/^[^的，。]{1,16}? ?是 ?[^否]/u.test(said) ||
    !/^(?:一|指|用于|用来|用來)|^(?![在从將将把被]).*[的之][^的，。有必]{1,14}[。）]?$/u.test(
      said,
    ));

/** "Single, indexed Indicates the kind …": what type it has, and behind it, without a stop, what it does. */
function behindType(said: string, language: string): string {
  if (baseLanguage(language) !== 'en') return said;
  const words = said.split(' ');
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      i <= longestType &&
      /^\p{Lu}\p{Ll}+s$/u.test(word) &&
      !/[.:;!?]$/u.test(words[i - 1] ?? '') &&
      tellsPurpose(lowerFirst(words.slice(i).join(' ')), language),
  );
  return at > 0 ? words.slice(at).join(' ') : said;
}
const longestType = 5;

/** "process group": what a glossary sets as code, and no code looks so. */
const inWords = /^\p{L}{3,}(?: \p{L}{2,}){1,2}$/u;

/** The same behind a name without marks, as far as what is said names the thing or tells its deed. */
function nameAndSaid(
  head: RegExp,
  plain: string,
  language: string,
): { term: string; said: string } | undefined {
  const { term = '', said = '' } = head.exec(plain)?.groups ?? {};
  const body = lowerFirst(saidOfItself(said, language));
  // "drivers.dtx: Fix the colours": what was done to it, or is to be.
  const isDone = baseLanguage(language) === 'en' && !/^\S+s /u.test(body);
  const tells = opensAsNoun(body, language) || (saysWhatItDoes(body, language) && !isDone);
  const isPart = head === dottedHead && !fileName.test(term);
  return term !== '' && (tells || isPart) && !said.includes('[') ? { term, said } : undefined;
}

/** "drivers.dtx": behind it stands what was done there as well. */
const fileName = /\.[a-z]{1,4}$/u;

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

/** "result", "default", "example": a word that stands for something said elsewhere, and is no term. */
export const isGeneric = (text: string, language: string): boolean =>
  compiled.get(baseLanguage(language))?.generic.exec(text)?.[0].length === text.length;
