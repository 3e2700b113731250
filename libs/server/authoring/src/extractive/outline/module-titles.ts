import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isForeign } from '../quiz/clauses.ts';
import { isBlandIn } from './bland-headings.ts';
import { commonPath, isQuestion, wordsOf } from './heading-paths.ts';
import { besides, hasList, joinedNames, joinedSections } from './joined-sections.ts';
import { pageTitle, type Stretch, titlesFor } from './titles.ts';

/** Share of a module's text from which one heading stands for all of it. */
const mainShare = 0.6;
/** Share of a module's first lesson that may stand before the section the module is called after. */
const shareBefore = 0.5;
/** Share of a lesson from which a section is what it is about. */
const aboutShare = 0.5;
/** Share of a module from which a section that is no question names it. */
const besideQuestion = 0.25;
/** A section of a smaller share is not what a module is about. */
const ofModule = {
  least: 0.12,
  third: 1,
  main: 1,
  together: 0,
  kinds: 2,
  longest: 84,
} as const;
const longestPart = 44;

/** What a lesson of a module teaches, and may be called. */
export interface NamedLesson {
  readonly taught: readonly Chunk[];
  readonly titles: readonly string[];
}

/**
 * Titles for a module, best first: the heading that holds it from its beginning; else its two main
 * sections, where they are short, in the order of the text: one of them would promise too little,
 * as would the name of one of its lessons.
 */
export function moduleTitlesFor(
  module: Stretch,
  lessons: readonly NamedLesson[],
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
): string[] {
  const titles = titlesByShare(module, lessons, above, index, phrases);
  const [first = ''] = titles;
  const named = lessons.find((lesson) => lesson.titles[0] === first);
  const isAbout = ({ taught }: NamedLesson): boolean =>
    wordsIn(taught, first) >= wordsOf(taught) * aboutShare;
  if (named === undefined || lessons.filter(isAbout).length > 1) return titles;
  const [next] = lessons
    .filter((lesson) => lesson !== named)
    .toSorted((a, b) => wordsOf(b.taught) - wordsOf(a.taught));
  const both =
    next === undefined
      ? mainSections(module, above, index, phrases)
      : joinedNames(
          lessons.filter((one) => one === named || one === next).map((one) => nameOf(one)),
          index,
          phrases,
          ofModule.longest,
        );
  return both === undefined ? titles : [both, ...titles];
}

/** The first of a lesson's titles that is the name of one section. */
const nameOf = ({ taught, titles }: NamedLesson): string =>
  titles.find((title) => taught.some(({ headings }) => headings.includes(title))) ?? '';

function mainSections(
  module: Stretch,
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
): string | undefined {
  // Of a part of a chapter its own sections tell more than the chapter.
  const depth = commonPath(module.chunks.map(({ headings }) => headings)).length;
  return [above.length, ...(depth > above.length ? [depth] : [])]
    .map((below) => joinedSections(module, below, ofModule, index, phrases))
    .find((title) => title !== undefined);
}

function titlesByShare(
  module: Stretch,
  lessons: readonly NamedLesson[],
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
): string[] {
  const { taught: chunks } = module;
  const {
    taught: opening,
    titles: [lead = ''],
  } = lessons[0] ?? { taught: chunks, titles: [] };
  const single = titlesFor(module, above, index, phrases);
  const [first = ''] = single;
  const held = chunks.filter(
    ({ headings, source }) => headings.includes(first) || index.sources[source]?.title === first,
  );
  const before = chunks.slice(0, chunks.indexOf(held[0]!));
  const isAllOfIt =
    wordsOf(held) >= wordsOf(chunks) * mainShare &&
    wordsOf(before) < wordsOf(opening) * shareBefore;
  if (isAllOfIt && !isQuestion(first)) return single;
  const opened = openedSource(module, index);
  if (opened !== undefined) return [opened, ...single];
  const title = mainSections(module, above, index, phrases);
  if (title !== undefined) return [title, ...single];
  const ranked = inFront(single, opening, chunks, index);
  if (ranked[0] !== first || wordsIn(opening, first) > 0) return ranked;
  const both = withLead(lead, first, index, phrases);
  // What a later lesson is all about is its own name.
  const isMuch = wordsIn(opening, lead) >= wordsOf(chunks) * besideQuestion;
  return both === undefined ? [...(isMuch ? [lead] : []), ...ranked] : [both, ...ranked];
}

/** "lint: description and memory": what the first lesson is called, and what most is about. */
function withLead(
  lead: string,
  main: string,
  index: MaterialIndex,
  phrases: Phrases,
): string | undefined {
  const isPart = (part: string): boolean =>
    part.length <= longestPart && !hasList(part, phrases) && !/[,;、?!？！؟()/]/u.test(part);
  const language = index.sources[0]?.language ?? 'en';
  return isPart(lead) && isPart(main) && !main.includes(lead) && !isForeign(main, language)
    ? phrases.list([lead, besides(lead, withoutPage(main, lead), language, index)])
    : undefined;
}

/** "options" of "lint: options" behind "lint: description". */
function withoutPage(main: string, lead: string): string {
  const page = /^.+?\s?[:：]\s?/u.exec(lead)?.[0];
  return page !== undefined && main.startsWith(page) ? main.slice(page.length) : main;
}

/** Words of some chunks that stand below a heading. */
const wordsIn = (chunks: readonly Chunk[], heading: string): number =>
  wordsOf(chunks.filter(({ headings }) => headings.includes(heading)));

/** The document, of several, that a module opens and that is most of it. */
function openedSource({ chunks, taught }: Stretch, index: MaterialIndex): string | undefined {
  if (index.sources.length < 2) return undefined;
  const at = index.sources.findIndex(
    (_, i) => wordsOf(taught.filter(({ source }) => source === i)) >= wordsOf(taught) * mainShare,
  );
  const first = index.chunks.find(({ source }) => source === at);
  return first !== undefined && chunks.some(({ id }) => id === first.id)
    ? pageTitle(at, index)
    : undefined;
}

/**
 * What a later lesson opens with, and a question of several, stand behind what the first one speaks
 * of, where that is not much less.
 */
function inFront(
  titles: readonly string[],
  opening: readonly Chunk[],
  chunks: readonly Chunk[],
  index: MaterialIndex,
): string[] {
  const [first = ''] = titles;
  const isLate =
    isQuestion(first) ||
    (wordsIn(opening, first) === 0 && wordsIn(chunks, first) < wordsOf(chunks) * mainShare);
  // A question asks for its own answer and not for those beside it.
  const [within, least] = isQuestion(first)
    ? [chunks, wordsOf(chunks) * besideQuestion]
    : [opening, wordsIn(chunks, first) / 2];
  // The chapters that the questions stand in.
  const over = isQuestion(first)
    ? [...new Set(chunks.flatMap(({ headings }) => headings.slice(0, -1).toReversed()))].toSorted(
        (a, b) => wordsIn(chunks, b) - wordsIn(chunks, a),
      )
    : [];
  const other = isLate
    ? [...titles, ...over].find(
        (title) =>
          wordsIn(within, title) >= least && !isQuestion(title) && !isBlandIn(title, index),
      )
    : undefined;
  return other === undefined ? [...titles] : [other, ...titles.filter((title) => title !== other)];
}
