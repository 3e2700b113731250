import { baseLanguage, countWords } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import type { Chunk } from './chunks.ts';
import { definitionGrammars } from './definition-patterns.ts';
import type { DefinitionGrammar } from './definition-patterns.ts';
import type { Sentence } from './sentence.ts';

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
  /** The sentence begins with the term, so its first capital may mean nothing. */
  readonly opens: boolean;
}
type Made = Pick<Definition, 'term' | 'definition' | 'stems' | 'marked' | 'code' | 'opens'>;

interface Patterns {
  readonly marked: RegExp;
  readonly subject: RegExp;
  readonly called: RegExp;
  readonly apposition: RegExp;
  readonly generic: RegExp;
  readonly article: RegExp;
}

const compiled = new Map(
  Object.entries(definitionGrammars).map(([language, grammar]) => [language, compile(grammar)]),
);

function compile({ article, isA, means, called, generic }: DefinitionGrammar): Patterns {
  const term = String.raw`(?<term>[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#/-]*(?: [\p{L}\p{N}(][\p{L}\p{N}\p{M}'’.+#/)-]*){0,3})`;
  const verb = `(?:${isA}|${means} )`;
  return {
    marked: new RegExp(
      String.raw`\*\*(?<term>[^*]{2,60})\*\*(?: \([^)]{1,60}\))?,? (?:[\p{L}]+ly )?${verb}(?<rest>.+)$`,
      'iu',
    ),
    subject: new RegExp(`^(?:${article})?${term}(?: \\([^)]{1,60}\\))? ${verb}(?<rest>.+)$`, 'iu'),
    called: new RegExp(
      String.raw`^(?<rest>.{8,220}?),? ${called} (?:${article})?\*\*(?<term>[^*]{2,60})\*\*[.,;]`,
      'iu',
    ),
    apposition: new RegExp(
      String.raw`\*\*(?<term>[^*]{2,60})\*\*, (?:(?:which|that|que|qui|che|der|die|das|la cual|el cual|o qual|a qual) )?${verb}?(?<rest>(?:an?|the|un|una|une|ein|eine|um|uma) [^.;]{12,})[.;]`,
      'iu',
    ),
    generic: new RegExp(`^(?:${generic})(?![\\p{L}\\p{N}])`, 'iu'),
    article: new RegExp(`^(?:${article})`, 'iu'),
  };
}

/** The definitions that a chunk gives, in order. */
export function definitionsIn(chunk: Chunk): Definition[] {
  const patterns = compiled.get(baseLanguage(chunk.language));
  const entries = chunk.attachments.flatMap((attachment) => attachment.entries);
  const found = [
    ...chunk.sentences.map((sentence) => ({
      sentence,
      made:
        patterns && !sentence.dangling
          ? fromSentence(sentence, chunk.language, patterns)
          : undefined,
    })),
    ...entries.map((sentence) => ({
      sentence,
      made: fromEntry(sentence, chunk.language, patterns),
    })),
  ];
  return found.flatMap(({ sentence, made }) =>
    made ? [{ ...made, sentence, chunk: chunk.id }] : [],
  );
}

/**
 * "A **stoma** is a pore …", "Pores are called **stomata**.", "The **stoma**, a pore …", or "A
 * stoma is a pore …" without emphasis.
 */
function fromSentence(
  sentence: Sentence,
  language: string,
  { marked, subject, called, apposition, generic, article }: Patterns,
): Made | undefined {
  const text = sentence.markdown.replace(/`/g, '');
  const opens = (term: string): boolean => sentence.plain.startsWith(plainText(term));
  const bold = text.includes('**')
    ? (marked.exec(text) ?? called.exec(text) ?? apposition.exec(text))
    : null;
  if (bold?.groups) {
    const { term = '', rest = '' } = bold.groups;
    return defined(
      { term, rest, marked: true, code: false, opens: opens(term) },
      language,
      article,
    );
  }
  const bare = subject.exec(plainText(text.replace(/\*\*|__/g, '')));
  const { term = '', rest = '' } = bare?.groups ?? {};
  if (!bare?.groups || generic.test(term) || /^\p{Lu}\p{Ll}+ed\b/u.test(term)) return undefined;
  return defined({ term, rest, marked: false, code: false, opens: opens(term) }, language, article);
}

/** "**Stoma**: a pore …" or "`maxDepth` – how deep …" as an entry of a list. */
function fromEntry(
  entry: Sentence,
  language: string,
  patterns: Patterns | undefined,
): Made | undefined {
  const match =
    /^(?:\*\*|__)([^*_]{2,50}?):?(?:\*\*|__)\s*(?:[:–—-]|\([^)]*\):)?\s+(.+)$/u.exec(
      entry.markdown,
    ) ?? /^`([^`]{2,40})`\s*(?:\([^)]*\))?\s*(?:[:–—]| - )\s*(.+)$/u.exec(entry.markdown);
  if (!match) return undefined;
  const [, term = '', said = ''] = match;
  const rest = plainText(said).split(/(?<=[.!?])\s/)[0] ?? '';
  const code = entry.markdown.startsWith('`');
  if (code && (isLiteral(term) || !/^[\p{L}$_@-][\w$.@-]*(?:\(\))?$/u.test(term))) return undefined;
  return defined(
    { term, rest, marked: true, code, opens: !code },
    language,
    code ? undefined : patterns?.article,
  );
}

/** A term and what is said of it, as they stand in the text; undefined if they make no definition worth asking for. */
function defined(
  found: Pick<Made, 'term' | 'marked' | 'code' | 'opens'> & { readonly rest: string },
  language: string,
  article: RegExp | undefined,
): Made | undefined {
  const { marked, code, opens } = found;
  const term = plainText(found.term)
    .replace(article ?? /^$/, '')
    .replace(/[.,:;]+$/, '')
    .trim();
  const clause = plainText(found.rest)
    .replace(/[.;:]+$/, '')
    .trim();
  const stems = contentStems(term, language);
  const length = countWords(clause);
  const words = term.toLowerCase().split(/\s+/);
  if (length < 4 || length > 45 || stems.length === 0 || words.length > 5 || /[,;]/.test(term))
    return undefined;
  if (!marked && hasStrayStopWord(words, language)) return undefined;
  // "A stoma is a stoma that …" teaches nothing, and as a quiz option it would give itself away.
  const begins = contentStems(clause.split(/\s+/).slice(0, 3).join(' '), language);
  if (begins.join(' ') === stems.join(' ')) return undefined;
  const definition = `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
  return { term, definition, stems, marked, code, opens };
}

/** A function word anywhere but inside, and short, as in "rate of return". */
function hasStrayStopWord(words: readonly string[], language: string): boolean {
  const stops = stopWords(language);
  return words.some(
    (word, i) => stops.has(word) && !(i > 0 && i < words.length - 1 && word.length <= 3),
  );
}

/** What the first sentence under the name of a function or option says of it. */
export function headingDefinition(chunk: Chunk): Definition | undefined {
  const name = chunk.headings.at(-1) ?? '';
  const sentence = chunk.sentences[0];
  if (
    !isCodeName(name) ||
    !sentence ||
    sentence.leadIn ||
    sentence.dangling ||
    sentence.words < 4 ||
    sentence.words > 40
  )
    return undefined;
  return {
    term: name,
    definition: sentence.plain,
    stems: [name.toLowerCase()],
    sentence,
    chunk: chunk.id,
    marked: true,
    code: true,
    opens: false,
  };
}

/** "findRoute()", "fs.open", "maxDepth", "--verbose". */
export const isCodeName = (text: string): boolean =>
  /^[\w$.@#:-]+\(\)$|^[\w$]+(?:[._][\w$]+)+$|^[a-z]+(?:[A-Z][a-z\d]*)+$|^--?[a-z][\w-]*$/.test(
    text,
  );

/** A value that every program has; it names nothing of this text. */
export const isLiteral = (text: string): boolean =>
  /^(?:true|false|null|undefined|none|nil|NaN)$/i.test(text);

/** "result", "default", "example": a word that stands for something said elsewhere, and is no term. */
export const isGeneric = (text: string, language: string): boolean =>
  compiled.get(baseLanguage(language))?.generic.exec(text)?.[0].length === text.length;
