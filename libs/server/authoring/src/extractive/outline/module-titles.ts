import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isForeign } from '../quiz/clauses.ts';
import { isBland } from './bland-headings.ts';
import { wordsOf } from './heading-paths.ts';
import { sectionsIn, titlesFor } from './titles.ts';

/** Share of a module's text from which one heading stands for all of it. */
const mainShare = 0.6;
/** Share of a module's first lesson that may stand before the section the module is called after. */
const shareBefore = 0.5;
/** A section of a smaller share is not what a module is about. */
const sectionShare = 0.12;
const longestPart = 44;
const longestPair = 66;

/**
 * Titles for a module, best first: the heading that holds it from its beginning; else its two main
 * sections, where they are short, in the order of the text: one of them would promise too little.
 * `opening` is its first lesson.
 */
export function moduleTitlesFor(
  chunks: readonly Chunk[],
  opening: readonly Chunk[],
  above: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
): string[] {
  const single = titlesFor(chunks, above, index, phrases);
  const [first = ''] = single;
  const held = chunks.filter(
    ({ headings, source }) => headings.includes(first) || index.sources[source]?.title === first,
  );
  const before = chunks.slice(0, chunks.indexOf(held[0]!));
  const isAllOfIt =
    wordsOf(held) >= wordsOf(chunks) * mainShare &&
    wordsOf(before) < wordsOf(opening) * shareBefore;
  if (isAllOfIt) return single;
  const pair = mainSections(chunks, above.length, index);
  const title = pair && joined(pair, chunks[0]?.language ?? 'en', index, phrases);
  return title === undefined || title.length > longestPair ? single : [title, ...single];
}

function mainSections(
  chunks: readonly Chunk[],
  depth: number,
  index: MaterialIndex,
): readonly [string, string] | undefined {
  const sections = sectionsIn(chunks, depth, index).map((section, at) => ({ ...section, at }));
  const [one, other] = sections
    .filter(({ words }) => words >= wordsOf(chunks) * sectionShare)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .toSorted((a, b) => a.at - b.at)
    .map(({ heading }) => heading);
  if (one === undefined || other === undefined) return undefined;
  const { language = 'en' } = chunks[0] ?? {};
  const isFit = (heading: string): boolean => isShort(heading) && !isForeign(heading, language);
  if (!isFit(one) || !isFit(other)) return undefined;
  // "Stow and Installing Stow" names one thing twice.
  const isWithin = (part: string, whole: string): boolean =>
    whole.toLowerCase().includes(part.toLowerCase());
  return isWithin(one, other) || isWithin(other, one) ? undefined : [one, other];
}

/** A name that stands beside another: no list, no sentence, no command. */
const isShort = (heading: string): boolean =>
  heading.length <= longestPart &&
  !/[,;:：、?!？！؟()/]|\s[–—-]/u.test(heading) &&
  !isBland(heading) &&
  !isCodeName(heading);

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
  if (!hasList(one, phrases) && !hasList(other, phrases)) return phrases.list([one, second]);
  // "Source packages, control files and their fields" reads as one list; the other way round, or
  // twice, it would not be told what belongs together.
  return !unspaced.test(one) && !hasList(one, phrases) ? `${one}, ${second}` : undefined;
}

/** Whether a name has an "and" of its own; between words without spaces it is a part of them. */
function hasList(part: string, phrases: Phrases): boolean {
  if (!unspaced.test(part)) return /[;&+]/u.test(phrases.list([part.toLowerCase(), '']));
  const and = phrases.list(['\u{E000}', '\u{E001}']).replace(/[\u{E000}\u{E001}]/gu, '');
  return part.includes(and.trim());
}
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A heading as it stands behind another: "Options for printing and *plotting*". */
function besides(one: string, other: string, language: string, index: MaterialIndex): string {
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
const shared = { least: 2, most: 3 } as const;
