import type { Chunk } from '../material/chunks.ts';
import { cleanTitle } from '../material/clean-markdown.ts';
import { isCodeName } from '../material/code-names.ts';
import { isBlandIn, isOfAny } from './bland-headings.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isForeign } from '../quiz/clauses.ts';
import { inSentence } from '../material/material-index.ts';
import type { IndexedSource, MaterialIndex } from '../material/material-index.ts';
import { namesBefore } from './codes-taught.ts';
import { commonPath, coverage, isQuestion, opens, wordsOf } from './heading-paths.ts';
import { keyTermsOf } from './key-terms.ts';
import { withoutNumber } from './title-case.ts';

const longest = 90;
/** Half a question asks for something else. */
const longestQuestion = 140;
/** Share of a lesson's text from which what stands before the parts of a section names it. */
const ownShare = 0.5;
/** Share of the largest section from which an earlier one is about as large. */
const alike = 0.85;

/** What a lesson lies between, and what of it is taught. */
export interface Stretch {
  readonly chunks: readonly Chunk[];
  readonly taught: readonly Chunk[];
}

/**
 * Titles for a run of chunks, best first: the heading they share, else the headings below it, those
 * of which most is taught first, else what the sentences are about. Never two headings in one.
 * `above` is the path of headings that everything around shares; it says nothing new.
 */
export function titlesFor(
  { chunks, taught }: Stretch,
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
  /** What its module is called, which says nothing new either. */
  module?: string,
): string[] {
  const shared = commonPath(chunks.map((chunk) => chunk.headings));
  const language = index.sources[0]?.language ?? 'en';
  const whole = index.sources[taught[0]?.source ?? 0]?.title ?? '';
  const isAlone = index.sources.length === 1;
  const sized = headingsBelow({ chunks, taught }, shared.length, index);
  // A lesson is not called after its whole document as long as a part of it has a name.
  const isWhole = isAlone && shared.at(-1)?.toLowerCase() === whole.toLowerCase();
  // The beginning of a section bears its name where that is much of it.
  const isNew = shared.at(-1)?.toLowerCase() !== module?.toLowerCase();
  const bears = isNew && opens(chunks, shared, index) ? 0.4 : 0.75;
  const isAllOfIt =
    shared.length > above.length && !isWhole && coverage(chunks, shared, index) >= bears;
  const document = shared.length === 0 ? wholeSource(chunks, index) : undefined;
  // What stands below it before its parts, where that is most of what is taught.
  const own = taught.filter(({ headings: path }) => path.length === shared.length);
  const isOwn = shared.length > 0 && wordsOf(own) >= wordsOf(taught) * ownShare;
  const headings = [
    ...(document ? [document] : []),
    ...(isAllOfIt || isOwn ? [shared.at(-1) ?? ''] : []),
    ...sized,
    ...(shared.length > 0 ? [shared.at(-1) ?? ''] : []),
  ].filter(isTitle);
  const titles = headings.map((heading) =>
    isBlandIn(heading, index) || isOfAny(heading)
      ? qualified(heading, [...above, ...shared], taught, index, phrases)
      : heading,
  );
  const telling = titles.filter((_, i) => !isCodeName(headings[i]!));
  const terms = keyTermsOf(taught, index, 3).map(capitalised);
  const files = new Map(
    index.sources.map(({ givenTitle, title }) => [cleanTitle(givenTitle), title]),
  );
  // A heading that nobody has translated stands behind those of the language.
  const isTranslated = (title: string): boolean => !isUntranslated(title, language);
  const all = [...telling, ...titles];
  return [...new Set([...all.filter(isTranslated), ...terms, ...all, whole])]
    .map((title) => withoutNumber(files.get(title) ?? title, index))
    .map((title) =>
      title.length > (/[?？؟]$/u.test(title) ? longestQuestion : longest) ? cut(title) : title,
    );
}

/** The document that fills most of these chunks, where they are about all of it, of several. */
function wholeSource(chunks: readonly Chunk[], index: MaterialIndex): string | undefined {
  if (index.sources.length < 2) return undefined;
  const all = wordsOf(chunks);
  const most = index.sources.findIndex((_, i) => {
    const own = wordsOf(chunks.filter(({ source }) => source === i));
    const whole = wordsOf(index.chunks.filter(({ source }) => source === i));
    return own >= all * 0.6 && own >= whole * 0.75;
  });
  return pageTitle(most, index);
}

/** What a document is called, where no other is called so. */
export function pageTitle(at: number, index: MaterialIndex): string | undefined {
  const title = index.sources[at]?.title;
  return index.sources.filter((other) => other.title === title).length === 1 ? title : undefined;
}

/** A section that some chunks hold text of. */
export interface HeldSection {
  readonly heading: string;
  readonly words: number;
  /** Its words, fewer where its heading would make a poor title. */
  readonly weight: number;
}

/** Share of a section from which its heading names a run of chunks rather than its subsections'. */
const wholeShare = 0.6;

/**
 * The sections next below a path, in reading order, by what is taught of them. One that the run
 * holds a smaller part of is told by its own subsections, since its name promises the rest too.
 */
export function sectionsIn(
  { chunks, taught }: Stretch,
  depth: number,
  index: MaterialIndex,
): HeldSection[] {
  const language = chunks[0]?.language ?? 'en';
  const whole = index.sources.length === 1 ? (index.sources[0]?.title ?? '') : '';
  const named = new Map<Chunk, string>();
  for (const { heading, own } of heldBelow(chunks, depth, index))
    for (const chunk of own) named.set(chunk, heading);
  const sizes = new Map<string, number>();
  for (const chunk of taught) {
    const heading = named.get(chunk);
    if (heading !== undefined) sizes.set(heading, (sizes.get(heading) ?? 0) + chunk.words);
  }
  return [...sizes].map(([heading, words]) => ({
    heading,
    words,
    weight:
      words *
      (isCodeName(heading) ? 0.4 : 1) *
      (isBlandIn(heading, index) ? 0.3 : 1) *
      (isLongQuestion(heading) ? 0.5 : 1) *
      // What nobody has translated, and what the whole document is called.
      (isUntranslated(heading, language) ? 0.3 : 1) *
      (heading.toLowerCase() === whole.toLowerCase() ? 0.1 : 1),
  }));
}

/** A question that goes on and on is hard to find again among others. */
const isLongQuestion = (heading: string): boolean =>
  isQuestion(heading) && heading.length > (/\p{sc=Han}|\p{sc=Hiragana}/u.test(heading) ? 36 : 70);

/** Words of another language, more than a name has. */
export const isUntranslated = (heading: string, language: string): boolean =>
  language !== 'en' &&
  heading.includes(' ') &&
  (isForeign(heading, language) ||
    (/(?<![\p{L}-])(?:in|on|of|the|to|for|and|with|how|using) (?=\p{L})/iu.test(heading) &&
      /(?:ing|ed|tion|ures?|ases?|ons|ers|ly|ns|es|ts)(?!\p{L})/iu.test(heading) &&
      !/[^\p{ASCII}]|(?<![\p{L}-])(?:el|la|los|las|de|del|des|du|le|les|un|une|una|do|da|dos|das|o|a|os|as|e|y|et|und|der|die|das|il|lo|gli|i|di|en|em|con|com|per|por|pour|für|su|mit)(?![\p{L}-])/iu.test(
        heading,
      )));

function heldBelow(
  chunks: readonly Chunk[],
  depth: number,
  index: MaterialIndex,
): { readonly heading: string; readonly own: readonly Chunk[] }[] {
  const isOfSeveral = chunks.some(({ source }) => source !== chunks[0]?.source);
  // Of several documents each is called by its own name, where it is whole.
  const whole = new Map(
    isOfSeveral
      ? [...Map.groupBy(chunks, ({ source }) => source)].flatMap(([source, own]) => {
          const all = wordsOf(index.chunks.filter((chunk) => chunk.source === source));
          const title = wordsOf(own) >= all * wholeShare ? pageTitle(source, index) : undefined;
          return title === undefined ? [] : [[source, title]];
        })
      : [],
  );
  const groups = Map.groupBy(chunks, ({ headings, source }) => {
    // "Description" is called after its own parts where it has some.
    const below = headings.slice(depth);
    // A chapter without headings is called after its file, where there are several.
    const file = index.sources.length > 1 ? pageTitle(source, index) : undefined;
    return (
      whole.get(source) ??
      below.find((heading) => !isBlandIn(heading, index)) ??
      // "Description" of several pages is told by the page, of one by the nearest heading.
      (isOfSeveral || headings.length === 0 ? file : undefined) ??
      below.at(-1)
    );
  });
  return [...groups].flatMap(([heading, own]) => {
    if (heading === undefined) return [];
    const words = wordsOf(own);
    const at = own[0]?.headings.indexOf(heading, depth) ?? -1;
    const path = own[0]?.headings.slice(0, at + 1) ?? [];
    const deeper = own.filter(({ headings }) =>
      headings.slice(at + 1).some((below) => !isBlandIn(below, index)),
    );
    // A run that opens a section may bear its name.
    const isPart =
      at >= 0 &&
      !opens(own, path, index) &&
      wordsOf(deeper) >= words * wholeShare &&
      coverage(own, path, index) < wholeShare;
    return isPart ? heldBelow(deeper, at + 1, index) : [{ heading, own }];
  });
}

/**
 * The headings next below a path, the one with the most text first; of two that are about alike the
 * earlier one. Names of functions and "Usage" stand behind what is in words.
 */
function headingsBelow(stretch: Stretch, depth: number, index: MaterialIndex): string[] {
  const ranked = sectionsIn(stretch, depth, index).map((section, at) => ({ ...section, at }));
  const most = Math.max(0, ...ranked.map(({ weight }) => weight));
  return ranked
    .toSorted(
      (a, b) =>
        Number(b.weight >= most * alike) - Number(a.weight >= most * alike) ||
        (a.weight >= most * alike && b.weight >= most * alike ? a.at - b.at : b.weight - a.weight),
    )
    .map(({ heading }) => heading);
}

/** "lvresize" of "lvresize, lvextend – Resize a volume": what its parts are named after. */
const nameOf = (title: string): string =>
  (/^(.{2,40}?) [–—] \S/u.exec(title)?.[1] ?? title).replace(/^([\w.+-]+),\s.*$/u, '$1');
/** "Shut the gate. Then open it": sentences, and a question behind what leads to it is none. */
const isOfSentences = /\p{Ll}{2}[.!] \p{Lu}\p{Ll}*(?: .*)?(?<![?？])$/u;
/** "Describes the gates of iron". */
const isStatement = /^\p{Lu}\p{Ll}+[^su]s (?:the|an?|its|all|each|any) \p{Ll}/u;
/** "(yanked)", "Maria Weir <weir@dam.example>". */
const isRemark = /^\([^()]*\)$|^<[^<>]*>$|\S@\S+\.\p{L}/u;
/**
 * A heading in words, not a command, a path, an anchor or a line of output set like one, nor a
 * sentence, a remark or the author's name.
 */
export const isTitle = (heading: string): boolean =>
  /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(heading) &&
  !isOfSentences.test(heading) &&
  !isStatement.test(heading) &&
  !isRemark.test(heading) &&
  !/(?:ます|です|ません|でした|ください|[。！])$/u.test(heading) &&
  !/^(?:by|von|par|por|di|da)(?: \p{Lu}[\p{Ll}.]*){2,4}$/iu.test(heading) &&
  !/^[$#%>]\s|[{};=]{2}|\s=\s|[=([{]$|\|\||&&|-->|^(?:sect?|chap|fig|tab)\.[\w.-]+$/.test(
    heading,
  ) &&
  heading.split(/\s+/).length <= 22;

/** A long heading up to where its first part ends. */
function cut(title: string): string {
  const part = /^(.{20,90}?)(?:\s[(–—-]|[:;,.?!]\s)/u.exec(title)?.[1];
  return part ?? `${title.slice(0, title.lastIndexOf(' ', longest))}…`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "lint: description": behind what it stands below that says something, its document if need be. */
function qualified(
  heading: string,
  path: readonly string[],
  chunks: readonly Chunk[],
  index: MaterialIndex,
  phrases: Phrases,
): string {
  const own = chunks.find(({ headings }) => headings.includes(heading)) ?? chunks[0];
  const over = own?.headings.slice(0, Math.max(0, own.headings.indexOf(heading))) ?? [];
  const parent = [...(over.length > 0 ? over : path)].findLast(
    (one) => !isBlandIn(one, index) && isTitle(one),
  );
  const source = index.sources[own?.source ?? 0];
  const [code] = namesBefore(source?.title ?? '');
  const name = parent ?? code ?? (source && !isFileName(source) ? nameOf(source.title) : '');
  if (name === '' || name.toLowerCase().includes(heading.toLowerCase())) return heading;
  // "Gate: public member functions" says no more than "Gate".
  return ofReference.test(heading)
    ? withoutNumber(name, index)
    : // "tools.js: HTTP" is not taken apart twice.
      phrases.within(
        withoutNumber(name, index).replace(/^.+[:：]\s/u, ''),
        inSentence(heading, index),
      );
}

/** How a reference parts what it says of one thing. */
const ofReference =
  /^(?:(?:public|protected|private|static|inherited|additional) .*(?:functions|members|attributes|types|slots|signals|methods|properties)|additional inherited members|detailed description|documentation|(?:member|constructor|field|function|method|enumeration|typedef|property|property details)(?: \S+)* (?:documentation|details?|summary))$/iu;

/** "notes-2: examples" says no more than "Examples". */
export const isFileName = ({ title, givenTitle, fileName }: IndexedSource): boolean =>
  /^[\w.-]+$/.test(title) &&
  /[-_.]/.test(title) &&
  (fileName === undefined || givenTitle === fileName.replace(/\.[^.]+$/, ''));
