import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { definitionGrammars } from '../material/definition-patterns.ts';
import { inSentence } from '../material/material-index.ts';
import type { IndexedSource, MaterialIndex } from '../material/material-index.ts';
import { cleanTitle } from '../material/clean-markdown.ts';
import { capital } from '../phrases/capital.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isBland, isOfAny } from './bland-headings.ts';
import { namesBefore } from './codes-taught.ts';
import { commonPath } from './heading-paths.ts';
import { joinedSections } from './joined-sections.ts';
import { nameOfPage } from './page-name.ts';
import { isTitle, type Stretch } from './titles.ts';

/** Sections name the only lesson together where they are most of it. */
const ofLesson = {
  least: 0.2,
  third: 0.25,
  main: 0.66,
  together: 0.75,
  kinds: 1,
  longest: 72,
} as const;
const longestTitle = 90;
const longestBook = 60;

/** What the only module of a course is called, and its only lesson: one name twice says nothing. */
export interface SoleTitles {
  readonly module: string;
  readonly lesson: string;
  /** What both are of, where neither says it alone. */
  readonly section?: string;
}

/** Share of a document from which one module of it is what the document is. */
const wholeShare = 0.8;
/** What lessons leave of a page of a manual are its lists of options. */
const pageShare = 0.3;

/** "NAME": how a page begins, taken for what it is called. */
const isLabel = (title: string): boolean => title === title.toUpperCase() && isBland(title);

const isOfPage = ({ title }: IndexedSource): boolean =>
  namesBefore(title).length > 0 && / – \S/u.test(title);

/**
 * What the only module of a course is called, where that is the whole of one document, and what its
 * only lesson is called too.
 */
export function soleOf(
  lessons: readonly Stretch[],
  words: number,
  index: MaterialIndex,
  phrases: Phrases,
): { readonly page: string | undefined; readonly sole: SoleTitles | undefined } {
  const [source, ...others] = index.sources;
  const all = index.chunks.reduce((sum, chunk) => sum + chunk.proseWords, 0);
  if (source === undefined || others.length > 0) return { page: undefined, sole: undefined };
  if (words < all * (isOfPage(source) ? pageShare : wholeShare))
    return { page: undefined, sole: undefined };
  const [only, ...more] = lessons;
  // The only lesson is about what the document is about.
  const isSole = only !== undefined && more.length === 0;
  return {
    page: isLabel(source.title) ? undefined : nameOfPage(source),
    sole: isSole && !isLabel(source.title) ? soleTitles(source, only, index, phrases) : undefined,
  };
}

/** Titles for a course of one lesson on the whole of a document. */
function soleTitles(
  source: IndexedSource,
  lesson: Stretch,
  index: MaterialIndex,
  phrases: Phrases,
): SoleTitles {
  const name = nameOfPage(source);
  return (
    ofPage(source, name, phrases) ??
    ofBook(source, lesson, index, phrases) ?? {
      module: name,
      lesson: sectionsOf(lesson, index, phrases) ?? ownHeading(source, lesson) ?? name,
    }
  );
}

/** "smokeping" of a page that is called as all of its site are: the heading over all of its text. */
function ownHeading({ titleStems }: IndexedSource, lesson: Stretch): string | undefined {
  const stems = [...titleStems];
  const isSaid = lesson.chunks.some(
    (chunk) =>
      stems.some((stem) => chunk.stems.has(stem)) ||
      chunk.headings.some((heading) =>
        contentStems(heading, chunk.language).some((stem) => titleStems.has(stem)),
      ),
  );
  return isSaid || stems.length === 0 ? undefined : headingOver(lesson);
}

/** The heading over all of a lesson that names something. */
const headingOver = ({ chunks }: Stretch): string | undefined =>
  commonPath(chunks.map(({ headings }) => headings)).findLast(
    (heading) => isTitle(heading) && !isBland(heading) && !isOfAny(heading),
  );

/** "lint" and "Checker of pages" of "lint – checker of pages", "lint: checks pages" where that is no name. */
function ofPage(
  { title, fileName = '', language }: IndexedSource,
  name: string,
  phrases: Phrases,
): SoleTitles | undefined {
  const names = namesBefore(title);
  const [first = ''] = names;
  const [line = ''] = / – (\S.*)$/u.exec(title)?.slice(1) ?? [];
  // "Weirs – water for all" is no page of the manual.
  const isPage = /^\P{Lu}+$/u.test(first) || fileName.toLowerCase().startsWith(first.toLowerCase());
  if (first === '' || line === '' || !isPage) return undefined;
  // Of a language whose verbs are not known a line may be what the program does.
  const isName =
    line.toLowerCase().startsWith(name.toLowerCase()) &&
    definitionGrammars[baseLanguage(language)] !== undefined;
  const whole = phrases.within(first, line);
  const lesson = isName || whole.length > longestTitle ? capital(name) : whole;
  return { module: names.join(', '), lesson, section: title };
}

const between = /:\s+|\s[–—|-]\s/u;

/** "Dam handbook" and "Gates" of "Dam handbook: 3.2 Gates" and of "Gates: Dam Handbook". */
function ofBook(
  { title, givenTitle }: IndexedSource,
  lesson: Stretch,
  index: MaterialIndex,
  phrases: Phrases,
): SoleTitles | undefined {
  const given = cleanTitle(givenTitle);
  const headings = new Set(
    index.chunks.flatMap((chunk) => chunk.headings.map((heading) => heading.toLowerCase())),
  );
  const all = given
    .split(between)
    .map((part) => cleanTitle(part))
    .filter((part) => part !== '');
  const [first = ''] = all;
  const last = all.at(-1) ?? '';
  // "Gates: introduction": a page such as any book has is told by its book.
  const ofGenre = (page: string): string =>
    sectionsOf(lesson, index, phrases) ?? phrases.within(title, inSentence(page, index));
  if (all.length < 2) return ofBrackets(given, title, lesson, ofGenre);
  const isHeading = (part: string): boolean =>
    headings.has(part.toLowerCase()) || part.toLowerCase() === title.toLowerCase();
  if (isHeading(last) && all.slice(0, -1).join(': ').length <= longestBook) {
    const module = all.slice(0, -1).join(': ');
    const own = isBland(last) ? sectionsOf(lesson, index, phrases) : last;
    return own === undefined
      ? { module, lesson: phrases.within(first, last.toLowerCase()), section: first }
      : { module, lesson: own };
  }
  const behind = all.slice(1).join(': ');
  if (isHeading(first) && / /u.test(behind) && behind.length <= longestBook)
    return isBland(first)
      ? { module: behind, lesson: ofGenre(first), section: title }
      : { module: behind, lesson: first };
  const [name] = namesBefore(given);
  const rest = given.replace(/^[^:–—]+(?::|\s[–—])\s+/u, '');
  if (name === undefined || rest.length > longestTitle) return undefined;
  // "gate.rb: opens one gate after the other": what it does, and no book.
  return /^\p{Lu}.*\s\p{Lu}/u.test(rest)
    ? { module: rest, lesson: name }
    : { module: name, lesson: capital(rest), section: given };
}

/** "Comparing files" and "Overloading" of "Overloading (Comparing files)". */
function ofBrackets(
  given: string,
  title: string,
  lesson: Stretch,
  ofGenre: (page: string) => string,
): SoleTitles | undefined {
  const [, page = '', book = ''] = /^(.{2,}) \(([^()]{4,})\)$/u.exec(given) ?? [];
  if (!/ \p{L}/u.test(book) || book.length > longestBook) return undefined;
  if (isBland(page)) return { module: book, lesson: ofGenre(page), section: title };
  if (page !== title) return undefined;
  // "Conf-gates" is where the page lies, and its heading what it is about.
  const isNode = /^\p{L}+-[\p{Ll}\d-]+$/u.test(page);
  return { module: book, lesson: (isNode ? headingOver(lesson) : undefined) ?? page };
}

function sectionsOf(lesson: Stretch, index: MaterialIndex, phrases: Phrases): string | undefined {
  const { length } = commonPath(lesson.chunks.map(({ headings }) => headings));
  return joinedSections(lesson, length, ofLesson, index, phrases);
}
