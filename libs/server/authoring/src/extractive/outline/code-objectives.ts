import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { doingIn } from '../phrases/doing.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { withinQuotes } from '../phrases/quotation.ts';
import { codesTaught, isErrorCode } from './codes-taught.ts';
import { entryNames } from './entry-names.ts';
import { wordsOf } from './heading-paths.ts';

/** Share of a lesson from which its entries are worth being asked about. */
const leastShare = 0.25;

/** What the calls are for that sections of a lesson are called after. */
export function callsIn(chunks: readonly Chunk[], language: string): string[] {
  const headings = new Set(chunks.flatMap((chunk) => chunk.headings.slice(-1)));
  const calls = [...headings].filter((heading) => /^[\w.:~]+\(\)$/u.test(heading));
  return calls.length === 0 ? [] : [phrasesFor(language).purposes(marked(spread(calls)))];
}

/** What functions and settings are for of which the lesson speaks and its title does not. */
export function codesIn(
  chunks: readonly Chunk[],
  names: readonly string[],
  language: string,
  index: MaterialIndex,
  isRare = false,
): string[] {
  const codes = codesTaught(chunks, index, isRare);
  const isSaid = codes.some((code) => names.some((name) => name.includes(code)));
  return codes.length === 0 || isSaid ? [] : [phrasesFor(language).purposes(marked(codes))];
}

/** How many names of a list an objective has. */
const namesInObjective = 3;

export const isListing = (chunk: Chunk): boolean => entryNames([chunk]).length > 0;

/** Share of the words of some chunks that are so. */
export const shareOf = (chunks: readonly Chunk[], is: (chunk: Chunk) => boolean): number =>
  wordsOf(chunks.filter(is)) / Math.max(1, wordsOf(chunks));

/** What a list explains by name: options to choose from, and what is there to be known. */
export function entriesIn(
  chunks: readonly Chunk[],
  title: string,
  language: string,
  index: MaterialIndex,
  onlyOptions: boolean,
): string[] {
  const phrases = phrasesFor(language);
  if (shareOf(chunks, isListing) < leastShare) return [];
  const all = entryNames(chunks);
  const calls = new Set(all.filter((name) => /^[\w.]+\(/u.test(name)).map(withoutRemark));
  const names = [...new Set(all.map(withoutRemark))].filter(
    (name) =>
      name !== '' && !isPlaceholder.test(name) && !isCommon.test(name) && !isErrorCode(name),
  );
  const options = names.filter((name) => name.startsWith('-') && name.length > 1);
  const known = names.filter((name) => isKnown.test(name) || calls.has(name));
  const [kind, some] = options.length >= known.length ? ['options', options] : ['known', known];
  if (kind === 'known' && onlyOptions) return [];
  if (some.length < namesInObjective || some.length * 2 < names.length) return [];
  const list = phrases.list(marked(spread(some)));
  const whose = withinQuotes(programOf(chunks, index) ?? title, language);
  return kind === 'options'
    ? [doingIn(language)?.options(whose, list) ?? phrases.purposes(marked(spread(some)))]
    : [phrases.purposes(marked(spread(some)))];
}

/** "useradd" of "useradd – create a new user": whose options they are. */
function programOf([first]: readonly Chunk[], index: MaterialIndex): string | undefined {
  const title = index.sources[first?.source ?? 0]?.title ?? '';
  return /^([\w.+-]{2,40})(?:, (?:[\w.+-]+|…))* – \S/u.exec(title)?.[1];
}

/** What every program has, and what many things may be set to. */
const isCommon =
  /^(?:--?(?:help|version|h|V|\d+)|none|name|all|any|default|yes|no|on|off|true|false)$/;

/** "e_ident", "PERL_POLLUTE", "a.b", "/etc/passwd", "open()", "clocked_time": what code names. */
const isKnown =
  /^(?!-)(?=\S+$)(?:[^()]*[\p{L}\d][_.:/][\p{L}\d].*|\w+\(\)|[~/]\S+|\$\w+|\p{Lu}[\p{Lu}\d]{3,})$/u;

/** "next-line" of "next-line (C-n)", "strcat" of ": strcat (s1, s2)", "mode" of "mode(+Mode)". */
const withoutRemark = (name: string): string =>
  name
    .replace(/^:\s*|(?<=\w)\([-+?:].*$/g, '')
    .replace(/(?<=\S)\s+\(.*$|(?<=^[\w.-]+)=.*$/u, '')
    // "match(path_info", cut at a comma.
    .replace(/(?<=^[\w.]+)\([^)]*$/, '()')
    .replace(/^\(+.*$/u, '');

/** "YYY", "foo": what stands for something else. */
const isPlaceholder = /^(?:(\p{Lu})\1+|foo|bar|xxx+)$/u;

/** Some of many, from the first to the last. */
export const spread = (names: readonly string[]): string[] => [
  ...new Set([0, Math.floor(names.length / 2), names.length - 1].map((at) => names[at]!)),
];

export const marked = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``);
