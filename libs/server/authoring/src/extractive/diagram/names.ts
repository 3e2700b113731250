import { wordsOf } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import { blocksOf, plainText } from '../../markdown/index.ts';
import { type Mentioned, mentions, placesOf } from './mentions.ts';
import type { Said } from './read-lesson.ts';

const most = 12;
/** Characters. */
const longest = 60;
/** A lesson may quote, or wholly be in, another language than its course says. */
const quoted = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ca'];
/** Sentences in which a name stands that is marked or written as one, and of a longer text any other. */
const fewest = { told: 2, guessed: 3 } as const;
const shortText = 15;
/** Names whose sentences are looked for, those first that were met most often. */
const candidates = 200;

/**
 * What a lesson calls by its name, again and again, without saying what it is: what it sets in code
 * or bold, what is written as no ordinary word is, names with capitals, and pairs of words that
 * recur. Those in most sentences, with the sentences by their index.
 */
export function namesIn(
  content: string,
  sentences: readonly Said[],
  language: string,
  known: readonly string[],
): Mentioned[] {
  const stops = stopWords(language);
  const guessed = sentences.length <= shortText ? fewest.told : fewest.guessed;
  const allStops = new Set([...stops, ...quoted.flatMap((other) => [...stopWords(other)])]);
  const found = new Map<string, { name: string; needed: number; seen: number }>();
  const add = (name: string, needed: number): void => {
    const before = found.get(name.toLowerCase());
    const seen = (before?.seen ?? 0) + 1;
    const surest = before && before.needed <= needed ? before : { name, needed };
    found.set(name.toLowerCase(), { ...surest, seen });
  };
  for (const name of markedIn(content)) add(name, fewest.told);
  for (const { text } of sentences) {
    for (const [word] of text.matchAll(unusual)) if (isName(word, stops)) add(word, fewest.told);
    for (const name of capitalised(text, stops)) add(name, guessed);
    // Without a list of function words, any two words would do.
    if (stops.size > 0) for (const pair of pairs(text, allStops)) add(pair, guessed);
  }
  const all = [...found.values()]
    .toSorted((a, b) => b.seen - a.seen)
    .slice(0, candidates)
    .filter(({ name }) => isMostlyAsWritten(name, sentences))
    .filter(({ name }) => !known.some((term) => mentions(term, name) || mentions(name, term)))
    .map(({ name, needed }) => ({ name, needed, in: placesOf(name, sentences) }))
    .filter(({ needed, in: places }) => places.length >= needed)
    .toSorted((a, b) => b.in.length - a.in.length || b.name.length - a.name.length);
  const chosen: Mentioned[] = [];
  for (const one of all)
    if (chosen.length < most && !chosen.some((other) => isPartOf(one, other))) chosen.push(one);
  return chosen;
}

/** "Git" beside "Git repository", "package format" and "native package" of the same sentences. */
const isPartOf = (one: Mentioned, other: Mentioned): boolean =>
  mentions(other.name, one.name) ||
  mentions(one.name, other.name) ||
  (one.name.split(' ').some((word) => other.name.includes(word)) &&
    one.in.every((place) => other.in.includes(place)));

/** What stands in code or bold, where that is a name and no sentence. */
function markedIn(content: string): string[] {
  const prose = blocksOf(content)
    .flatMap(({ kind, text }) => (kind === 'code' || kind === 'math' ? [] : [text]))
    .join('\n\n');
  const codes = [...prose.matchAll(/(?<!`)`([^`\n]{2,30})`(?!`)/g)].map(([, code]) => code!.trim());
  const bold = [...prose.replace(/`[^`\n]*`/g, ' ').matchAll(/\*\*([^*\n]{3,40})\*\*/g)].map(
    ([, text]) => plainText(text!).replace(/[:.：。]$/, ''),
  );
  return [...codes, ...bold].filter(
    (name) => /\p{L}{2}/u.test(name) && name.split(/\s+/).length <= 3 && !/[.!?,;]\s/.test(name),
  );
}

/** Paths, options, identifiers and abbreviations: letters with what no ordinary word has within. */
const unusual =
  /(?<![\p{L}\p{N}_./-])(?:[./]{0,2}\p{L}[\p{L}\p{N}]*(?:[_./:-]{1,2}[\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|(?:\p{Lu}\p{Ll}+){2,}|\p{Lu}{2,6})(?![\p{L}\p{N}_])/gu;

/** "peut-être", "e.g" and "and/or" are no names. */
function isName(word: string, stops: ReadonlySet<string>): boolean {
  const parts = word.split(/[_./:-]+/).filter(Boolean);
  const isShort = parts.every(({ length }) => length < 2);
  const isOfWords = parts.some(
    (part) => stops.has(part.toLowerCase()) || (part.length < 2 && word === word.toLowerCase()),
  );
  return (
    word.length > 2 && word.length <= longest && !isShort && !isOfWords && !/^[IVXLC]+$/.test(word)
  );
}

/** Runs of capitalised words within a sentence; of German, which writes all nouns so, single ones too. */
const capitalised = (text: string, stops: ReadonlySet<string>): string[] =>
  [
    ...text.matchAll(
      /(?<=[\p{L}\p{N},;)] )\p{Lu}\p{Ll}[\p{L}\p{N}-]{2,}(?: \p{Lu}\p{Ll}[\p{L}\p{N}-]+){0,2}/gu,
    ),
  ]
    .map(([run]) => run)
    .filter((run) => !run.split(' ').some((word) => stops.has(word.toLowerCase())));

/** Whether a capital is the word's own: "Create" is a button here and an ordinary word there. */
function isMostlyAsWritten(name: string, sentences: readonly Said[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name)) return true;
  const small = name.toLowerCase();
  const smalls = sentences.filter(({ text }) => text.includes(small)).length;
  return smalls * 4 <= sentences.filter(({ text }) => text.includes(name)).length;
}

/** Words of what is done or how, which make no name with the word beside them. */
const isDoing = /(?:ing|[^e]ed|ly|mente?|ant|é[es]?s?|ad[oa]s?|ndo)$/iu;

/** Two words next to each other that both carry a meaning. */
function pairs(text: string, stops: ReadonlySet<string>): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}’' -]+/u).flatMap((clause) => {
    const words = wordsOf(clause);
    return words.slice(1).flatMap((word, index) => {
      const pair = [words[index]!, word];
      const carries = pair.every(
        (each) => /^\p{L}{3,}$/u.test(each) && !stops.has(each.toLowerCase()),
      );
      return carries && !pair.some((each) => isDoing.test(each))
        ? [pair.join(' ').toLowerCase()]
        : [];
    });
  });
}
