import { baseLanguage, countWords } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import type { Chunk, Sentence } from './chunks.ts';
import { definitionGrammars } from './definition-patterns.ts';
import type { DefinitionGrammar } from './definition-patterns.ts';

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
  const found: Definition[] = [];
  for (const sentence of chunk.sentences) {
    const made = patterns && !sentence.dangling ? fromSentence(sentence, patterns) : undefined;
    if (made) found.push({ ...made, sentence, chunk: chunk.id });
  }
  for (const attachment of chunk.attachments) {
    for (const entry of attachment.entries) {
      const made = fromEntry(entry, patterns);
      if (made) found.push({ ...made, sentence: entry, chunk: chunk.id });
    }
  }
  return found;

  function fromSentence(
    sentence: Sentence,
    { marked, subject, called, apposition, generic, article }: Patterns,
  ): Made | undefined {
    const text = sentence.markdown.replace(/`/g, '');
    const bold = text.includes('**')
      ? (marked.exec(text) ?? called.exec(text) ?? apposition.exec(text))
      : null;
    const begins = (term: string): boolean => sentence.plain.startsWith(plainText(term));
    if (bold?.groups)
      return made(
        bold.groups['term'] ?? '',
        bold.groups['rest'] ?? '',
        true,
        article,
        begins(bold.groups['term'] ?? ''),
      );
    const bare = subject.exec(plainText(text.replace(/\*\*|__/g, '')));
    const term = bare?.groups?.['term'] ?? '';
    if (!bare?.groups || generic.test(term) || /^\p{Lu}\p{Ll}+ed\b/u.test(term)) return undefined;
    return made(term, bare.groups['rest'] ?? '', false, article, begins(term));
  }

  function made(
    term: string,
    rest: string,
    marked: boolean,
    article: RegExp | undefined,
    opens: boolean,
    code = false,
  ): Made | undefined {
    const name = plainText(term)
      .replace(article ?? /^$/, '')
      .replace(/[.,:;]+$/, '')
      .trim();
    const clause = plainText(rest)
      .replace(/[.;:]+$/, '')
      .trim();
    const stems = contentStems(name, chunk.language);
    const length = countWords(clause);
    const stops = stopWords(chunk.language);
    const words = name.toLowerCase().split(/\s+/);
    if (length < 4 || length > 45 || stems.length === 0 || words.length > 5 || /[,;]/.test(name))
      return undefined;
    if (
      !marked &&
      words.some(
        (word, i) => stops.has(word) && !(i > 0 && i < words.length - 1 && word.length <= 3),
      )
    )
      return undefined;
    // "A stoma is a stoma that …" teaches nothing, and as a quiz option it would give itself away.
    if (
      stems.length > 0 &&
      contentStems(clause.split(/\s+/).slice(0, 3).join(' '), chunk.language).join(' ') ===
        stems.join(' ')
    )
      return undefined;
    return {
      term: name,
      definition: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`,
      stems,
      marked,
      code,
      opens,
    };
  }

  function fromEntry(entry: Sentence, patterns: Patterns | undefined): Made | undefined {
    const match =
      /^(?:\*\*|__)([^*_]{2,50}?):?(?:\*\*|__)\s*(?:[:–—-]|\([^)]*\):)?\s+(.+)$/u.exec(
        entry.markdown,
      ) ?? /^`([^`]{2,40})`\s*(?:\([^)]*\))?\s*(?:[:–—]| - )\s*(.+)$/u.exec(entry.markdown);
    if (!match) return undefined;
    const first = plainText(match[2] ?? '').split(/(?<=[.!?])\s/)[0] ?? '';
    const code = entry.markdown.startsWith('`');
    if (
      code &&
      (isLiteral(match[1] ?? '') || !/^[\p{L}$_@-][\w$.@-]*(?:\(\))?$/u.test(match[1] ?? ''))
    )
      return undefined;
    return made(match[1] ?? '', first, true, code ? undefined : patterns?.article, !code, code);
  }
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
