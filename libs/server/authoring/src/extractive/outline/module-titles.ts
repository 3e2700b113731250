import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isForeign } from '../quiz/clauses.ts';
import { isBlandIn } from './bland-headings.ts';
import { commonPath, wordsOf } from './heading-paths.ts';
import {
  isTitle,
  isUntranslated,
  pageTitle,
  sectionsIn,
  type Stretch,
  titlesFor,
} from './titles.ts';

/** Share of a module's text from which one heading stands for all of it. */
const mainShare = 0.6;
/** Share of a module's first lesson that may stand before the section the module is called after. */
const shareBefore = 0.5;
/** Share of a module from which a section that is no question names it. */
const besideQuestion = 0.25;
/** A section of a smaller share is not what a module is about. */
const sectionShare = 0.12;
const longestPart = 44;
const longestPair = 66;
/** Signs of a list of three in a script without spaces. */
const longestUnspaced = 24;

/**
 * Titles for a module, best first: the heading that holds it from its beginning; else its two main
 * sections, where they are short, in the order of the text: one of them would promise too little.
 * With what its first lesson teaches and may be called.
 */
export function moduleTitlesFor(
  module: Stretch,
  { taught: opening, titles: [lead = ''] }: { taught: readonly Chunk[]; titles: readonly string[] },
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
): string[] {
  const single = titlesFor(module, above, index, phrases);
  const { taught: chunks } = module;
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
  // Of a part of a chapter its own sections tell more than the chapter.
  const depth = commonPath(module.chunks.map(({ headings }) => headings)).length;
  const pair =
    mainSections(module, above.length, index) ??
    (depth > above.length ? mainSections(module, depth, index) : undefined);
  const title = pair && joined(pair, chunks[0]?.language ?? 'en', index, phrases);
  if (title !== undefined && title.length <= longestPair) return [title, ...single];
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

const isQuestion = (title: string): boolean => /[?？؟]$/u.test(title);

function mainSections(
  module: Stretch,
  depth: number,
  index: MaterialIndex,
): readonly [string, string] | undefined {
  const { taught: chunks } = module;
  const sections = sectionsIn(module, depth, index).map((section, at) => ({ ...section, at }));
  const [one, other] = sections
    .filter(({ words }) => words >= wordsOf(chunks) * sectionShare)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .toSorted((a, b) => a.at - b.at)
    .map(({ heading }) => heading);
  if (one === undefined || other === undefined) return undefined;
  const { language = 'en' } = chunks[0] ?? {};
  const pages = new Set(index.sources.map(({ title }) => title));
  const isFit = (heading: string): boolean =>
    isShort(heading) &&
    !isBlandIn(heading, index) &&
    (!isCodeName(heading) || pages.has(heading)) &&
    !isForeign(heading, language) &&
    !isUntranslated(heading, language);
  if (!isFit(one) || !isFit(other)) return undefined;
  // "Stow and Installing Stow" names one thing twice.
  const isWithin = (part: string, whole: string): boolean =>
    whole.toLowerCase().includes(part.toLowerCase());
  return isWithin(one, other) || isWithin(other, one) ? undefined : [one, other];
}

/** A name that stands beside another: no list, no sentence, no command. */
const isShort = (heading: string): boolean =>
  isTitle(heading) &&
  heading.length <= longestPart &&
  !/[,;:：、?!？！؟()/]|\s[–—-]/u.test(heading) &&
  // "…を使う": a clause of Japanese.
  !/\p{sc=Hiragana}*[うくすつぬむるぐぶ]$/u.test(heading);

const article =
  /^(?:The|An?|Der|Die|Das|Eine?|Le|La|Les|El|Los|Las|Il|Lo|Gli|I|As?|Os?|Un[ae]?|Uma?)(?= )/u;

/** "Variables and functions", but "Using Hooks and Mailbox Formats", where both have capitals. */
function joined(
  [one, other]: readonly [string, string],
  language: string,
  index: MaterialIndex,
  phrases: Phrases,
): string | undefined {
  const second = besides(one, other, language, index);
  if (!hasList(one, phrases) && !hasList(other, phrases))
    return phrases.list([withoutEnding(one, second), second]);
  // "Source packages, control files and their fields" reads as one list; the other way round, or
  // twice, it would not be told what belongs together.
  if (hasList(one, phrases)) return undefined;
  if (!unspaced.test(one)) return `${one}, ${second}`;
  return one.length + second.length <= longestUnspaced ? `${one}、${second}` : undefined;
}

/** "Appearance" of "Appearance of objects" beside "Positions of objects". */
function withoutEnding(one: string, other: string): string {
  // "Drawing curves" beside "editing curves", but no more than two words of one.
  const isPair = [one, other].every((part) => /^\S+ \S+$/u.test(part));
  const [, ending = ''] =
    (isPair ? /^[\p{L}-]+( \p{L}+)$/u : /^[\p{L}-]+( .+ .+)$/u).exec(one) ?? [];
  return ending !== '' && other.endsWith(ending) && /^[\p{L}\s-]+$/u.test(other)
    ? one.slice(0, -ending.length)
    : one;
}

/** Whether a name has an "and" of its own; between words without spaces it is a part of them. */
function hasList(part: string, phrases: Phrases): boolean {
  if (/[;；؛&+]/u.test(phrases.list([part.toLowerCase(), '']))) return true;
  const and = phrases.list(['\u{E000}', '\u{E001}']).replace(/[\u{E000}\u{E001}]/gu, '');
  return unspaced.test(part) && (part.includes(and.trim()) || part.includes('、'));
}
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A heading as it stands behind another: "Options for printing and *plotting*". */
function besides(one: string, other: string, language: string, index: MaterialIndex): string {
  const whose = /^(.{2,}?[の的]).+$/u.exec(one)?.[1];
  if (whose !== undefined && other.startsWith(whose)) return other.slice(whose.length);
  const words = other.split(' ');
  const same = one.split(' ').findIndex((word, i) => word !== words[i]);
  const rest = words.slice(same);
  if (same >= shared.least && same <= shared.most && rest.length <= shared.most)
    return rest.join(' ');
  const [first = ''] = words;
  const small = `${first.toLowerCase()}${other.slice(first.length)}`;
  if (article.test(other)) return small;
  const isSmall = index.written.get(first.toLowerCase()) === first.toLowerCase();
  const hasCapitals =
    (language === 'de' && !isSmall) || (language === 'en' && [one, other].some(isTitled));
  return hasCapitals || isNameIn(first, index) ? other : small;
}

/** "Using Hooks": an English heading in which every word of weight has its capital. */
const isTitled = (heading: string): boolean =>
  heading.includes(' ') && !/(?<![\p{L}\p{N}-])\p{Ll}{4}/u.test(heading);

/** Whether the text writes a word with its capital, or it has others than its first. */
const isNameIn = (word: string, index: MaterialIndex): boolean =>
  !/^\p{Lu}[\p{Ll}’'-]*$/u.test(word) || index.written.get(word.toLowerCase()) === word;

/** Words that two headings begin with, to be said once; longer ones are sentences. */
const shared = { least: 2, most: 4 } as const;
