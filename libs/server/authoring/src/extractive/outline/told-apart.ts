import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Chunk } from '../material/chunks.ts';
import { definitionGrammars } from '../material/definition-patterns.ts';
import { opensWithVerb } from '../material/definition-sources.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isBland } from './bland-headings.ts';
import { entryNames, signature } from './entry-names.ts';
import { wordsOf } from './heading-paths.ts';
import { keyTermsOf } from './key-terms.ts';

/** Shares of all its mentions that a word has in the part of the text it tells apart, best first. */
const sharesHere = [0.5, 0.34, 0.05] as const;
const fewestMentions = 2;

/**
 * What some chunks are about and their title does not say, to stand behind it, best first: what
 * is spoken of here more than anywhere else.
 */
export function toldApart(
  chunks: readonly Chunk[],
  title: string,
  index: MaterialIndex,
  phrases: Phrases,
): string[] {
  const said = new Set(chunks.flatMap((chunk) => contentStems(title, chunk.language)));
  const language = chunks[0]?.language ?? 'en';
  const isNew = (term: string): boolean =>
    term.length >= 3 &&
    !title.toLowerCase().includes(term.toLowerCase()) &&
    !contentStems(term, language).some((stem) => said.has(stem));
  const strong = new Set(keyTermsOf(chunks, index, 8, true));
  const all = [...new Set([...strong, ...keyTermsOf(chunks, index, 8)])].filter(
    (term) => isName(term) && namesThing(term, chunks) && !opensSentence(term, index),
  );
  const terms = all.filter(
    (term) => strong.has(term) || isOwnName(term) || isGermanNoun(term, index),
  );
  const isHere = (share: number) => (term: string) => shareHere(term, chunks, index) >= share;
  const names = [...new Set([...terms, ...codesOf(chunks, index)].filter(isNew))];
  const named =
    sharesHere.map((share) => names.filter(isHere(share))).find((found) => found.length > 0) ?? [];
  const [one] = named;
  const stemsOfOne = new Set(contentStems(one ?? '', language));
  const isOther = (term: string): boolean =>
    !contentStems(term, language).some((stem) => stemsOfOne.has(stem)) &&
    !(one ?? '').toLowerCase().startsWith(term.toLowerCase());
  const other = named.slice(1).find(isOther);
  const pair = one === undefined || other === undefined ? [] : [phrases.list([one, other])];
  // What is spoken of at all, where nothing is spoken of here alone.
  return [...pair, ...(one === undefined ? [] : [one]), ...all.filter(isNew)];
}

/** Share of a lesson that its named entries must have, to be what it is about. */
const entriesShare = 0.5;
const fewestEntries = 3;

/**
 * "--alloc, --config and others", of three names or more that can be read aloud; "Patents and
 * trademarks" where they are words.
 */
export function stretchOf(
  chunks: readonly Chunk[],
  phrases: Phrases,
  share = entriesShare,
): string[] {
  const listing = chunks.filter((chunk) => namesIn(chunk).length > 0);
  const sections = Map.groupBy(chunks, ({ headings }) => headings.at(-1));
  const main = Math.max(0, ...[...sections.values()].map(wordsOf));
  const least = wordsOf(chunks) * share;
  if (wordsOf(listing) < least || main < least) return [];
  const names = [...new Set(chunks.flatMap(namesIn))]
    .map((name) => name.replace(/\s?["'<[{(](?!\)$).*$/u, ''))
    .filter(isReadable);
  const single = names.filter((name) => !name.includes(' '));
  const plain = single.length >= fewestEntries ? single : names;
  // "pb", "lc" and "--delta": options among words are others' than theirs.
  const options = plain.filter((name) => name.startsWith('-'));
  const told =
    options.length * 2 > plain.length ? options : plain.filter((name) => !options.includes(name));
  if (told.length < fewestEntries) return [];
  const isOfWords = names.filter((name) => /^\p{Lu}\p{Ll}+(?:[’' -]\p{Ll}+)*$/u.test(name));
  return isOfWords.length * 2 > names.length
    ? [phrases.list(names.slice(0, 2))]
    : // What the first two name already, such as a module, is told apart by others.
      [0, Math.floor(told.length / 2)].map((at) => phrases.suchAs(told[at]!, told[at + 1]!));
}

/** Names that entries explain; "HISTSIZE The number of …" is one that was read as a sentence. */
const namesIn = (chunk: Chunk): string[] => [
  ...chunk.sentences.flatMap(
    ({ plain }) =>
      /^\p{Lu}[\p{Lu}\d_]{3,}(?= \p{Lu}\p{Ll}*(?: |$))/u.exec(plain)?.[0] ?? signature(plain) ?? [],
  ),
  ...entryNames([chunk]),
];

const isReadable = (name: string): boolean =>
  /\p{L}/u.test(name) &&
  /^(?:--?)?[\p{L}\p{M}\d][\p{L}\p{M}\p{N}_.’' -]*[\p{L}\p{M}\p{N}](?:=|\(\))?$|^-\p{L}$/u.test(
    name,
  );

/** Words together, or an abbreviation: a word that merely recurs ("sampling") sets nothing apart. */
const isOwnName = (term: string): boolean =>
  /^\p{Lu}.* \p{L}/u.test(term) || /^\p{Lu}[\p{Lu}\d]+$/u.test(term);

/** "Use BDF", "If Af": the first word has its capital from the beginning of a sentence. */
function opensSentence(term: string, index: MaterialIndex): boolean {
  const [first = '', ...rest] = term.split(' ');
  const form = index.written.get(first.toLowerCase());
  return rest.length > 0 && /^\p{Lu}/u.test(first) && form === first.toLowerCase();
}

/** In German a word that recurs is a thing where the text never writes it small. */
const isGermanNoun = (term: string, { sources, written }: MaterialIndex): boolean =>
  baseLanguage(sources[0]?.language ?? 'en') === 'de' &&
  /^\p{Lu}\p{Ll}{3,}/u.test(term) &&
  written.get(term.toLowerCase()) !== term.toLowerCase();

/** What something may be set to, and what a name stands for: "service_name". */
const isValue =
  /^(?:none|all|any|on|off|true|false|null|yes|no|default|auto|solid|root|int|char|float|double|string|bool|void)$|(?:^|\s)\p{L}$|(?:^|_)(?:nam[ei]|nom|nombre|nome)(?:_|$)/iu;

/** No sign before or behind it, and no sentence. */
const isName = (term: string): boolean =>
  /^[\p{L}\p{N}]/u.test(term) &&
  !isValue.test(term) &&
  !/[¶:;,.]|["“”‘]/u.test(term) &&
  term.split(' ').length <= 4;

/** Among signs without spaces a word has no ends. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;

const mentions = (term: string, chunks: readonly Chunk[]): number => {
  const word = RegExp.escape(term);
  const found = new RegExp(
    unspaced.test(term) ? word : `(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`,
    'iu',
  );
  return chunks
    .flatMap(({ sentences, attachments }) => [
      ...sentences,
      ...attachments.flatMap(({ entries }) => entries),
    ])
    .filter(({ plain }) => found.test(plain)).length;
};

/** Share of what the material says of a thing that stands here; 0 where it is named but once. */
function shareHere(term: string, chunks: readonly Chunk[], index: MaterialIndex): number {
  const here = mentions(term, chunks);
  return here < fewestMentions ? 0 : here / mentions(term, index.chunks);
}

const isCodeTitle = (code: string): boolean =>
  /^(?:--?)?\p{L}[\p{L}\p{N}_-]{2,24}(?:\(\))?$/u.test(code) && !isValue.test(code);

/** Two functions, commands or settings of which most is said in these chunks. */
export function codesTold(
  chunks: readonly Chunk[],
  title: string,
  index: MaterialIndex,
  phrases: Phrases,
): string | undefined {
  const [one, other] = codesOf(chunks, index).filter(
    (code) =>
      code.length >= shortestCode &&
      !title.toLowerCase().includes(code.toLowerCase()) &&
      shareHere(code, chunks, index) >= sharesHere[0],
  );
  return one === undefined || other === undefined ? undefined : phrases.list([one, other]);
}
const shortestCode = 4;

/** Functions, commands and settings that these chunks name, those of most paragraphs first. */
function codesOf(chunks: readonly Chunk[], index: MaterialIndex): string[] {
  const counts = new Map<string, number>();
  for (const chunk of chunks)
    for (const { text, kind } of index.phrasesByChunk.get(chunk.id) ?? [])
      if (kind === 'code' && isCodeTitle(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([code]) => code);
}

/**
 * Does a word name a thing, so that it may stand for a part? What looks like a verb does where an
 * article stands before it somewhere; "will register" and "description" set nothing apart.
 */
function namesThing(term: string, chunks: readonly Chunk[]): boolean {
  if (isBland(term)) return false;
  const language = chunks[0]?.language ?? 'en';
  const article = definitionGrammars[baseLanguage(language)]?.article;
  const mayBeVerb = /^\p{Ll}+$/u.test(term) && opensWithVerb(`${term} a b`, language);
  if (article === undefined || !mayBeVerb) return true;
  const named = new RegExp(`(?<![\\p{L}’'])${article}${term}(?!\\p{L})`, 'iu');
  return chunks.some(({ sentences }) => sentences.some(({ plain }) => named.test(plain)));
}
