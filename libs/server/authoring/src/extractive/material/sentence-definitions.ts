import { baseLanguage } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import { tellsWhichOne } from './articles.ts';
import { describedByKind } from './classed-names.ts';
import { isLiteral } from './code-names.ts';
import { compiled, type Patterns } from './definition-expressions.ts';
import {
  explains,
  isClauseForm,
  isTermForm,
  opensAsNoun,
  pointsBackIn,
  withoutAdverb,
} from './definition-form.ts';
import { definitionSentences, genericOpenings } from './definition-sentences.ts';
import {
  describedBy,
  isCodeTerm,
  tellsADeed,
  withoutArticle,
  type Described,
} from './definition-sources.ts';
import { firstStatement, isGenericTerm, otherwiseWorded } from './definition-wordings.ts';
import type { Made } from './definitions.ts';
import { isNoSubject, isTheOneAtHand, roleOf } from './roles.ts';
import type { Sentence } from './sentence.ts';

/**
 * "A **stoma** is a pore …", "Pores are called **stomata**.", "The **stoma**, a pore …", or "A
 * stoma is a pore …" without emphasis.
 */
export function fromSentence(
  sentence: Sentence,
  language: string,
  small?: string,
): Made | undefined {
  if (sentence.leadIn) return undefined;
  const patterns = compiled.get(baseLanguage(language));
  if (!patterns) return fromWhole(sentence, language);
  const text = sentence.markdown.replace(/`/g, '');
  const opens = (term: string): boolean => sentence.plain.startsWith(plainText(term));
  const bold = text.includes('**')
    ? (patterns.marked.exec(text) ?? patterns.called.exec(text) ?? patterns.apposition.exec(text))
    : sentence.dangling
      ? null
      : patterns.called.exec(text);
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
  const whole = plainText(text.replace(/\*\*/g, ''));
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
    !tellsWhichOne({ plain: unmarked, term, rest }, language) &&
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
  return defined({ ...found, code: false, opens: plain.startsWith(found.term) }, language, article);
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

export function describedAs(described: Described | undefined, language: string): Made | undefined {
  if (!described) return undefined;
  const { term, said, code } = described;
  const stems = code ? [term.toLowerCase()] : contentStems(term, language);
  if (stems.length === 0 || isLiteral(term) || (!code && isNoSubject(term))) return undefined;
  return { term, definition: said, stems, marked: true, code, opens: !code, isSentence: true };
}

/** "The `post_hold` script keeps …", where nothing sets the name apart. */
export const fromKind = (sentence: Sentence, language: string): Made | undefined =>
  describedAs(describedByKind(sentence, language), language);

/** "The spooler is used to …", of a thing that matters to the text. */
export function fromRole(sentence: Sentence, language: string): Made | undefined {
  const term = roleOf(sentence, language);
  if (term === undefined || isLiteral(term)) return undefined;
  const stems = contentStems(term, language);
  if (stems.length === 0) return undefined;
  const definition = sentence.plain;
  return { term, definition, stems, marked: false, code: false, opens: true, isSentence: true };
}

/** Does an entry begin as a name of its thing would, or tell what the thing does? */
export const namesOrTells = (rest: string, language: string): boolean =>
  opensAsNoun(rest, language) || tellsADeed(lowerFirst(rest), language);

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "ignite See section ignite": where a page was turned into text. */
const pointer = /(?<=\S) (?:See|Siehe|Voir|Véase|Vedi|Veja|См\.) \S.*$/u;
export const bareTerm = (term: string, article: RegExp | undefined): string =>
  plainText(term)
    .replace(pointer, '')
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
    (word, i) =>
      stops.has(word) &&
      (relatives.has(word) || !(i > 0 && i < words.length - 1 && word.length <= 3)),
  );
}
/** "Dato che XML", "todo lo que": a clause, and no name. */
const relatives: ReadonlySet<string> = new Set(['che', 'que', 'qui', 'who', 'cui', 'wie', 'als']);
