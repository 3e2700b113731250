import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/definitions.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isForeign } from '../quiz/clauses.ts';
import { isBland } from './bland-headings.ts';
import { wordsOf } from './heading-paths.ts';
import { sectionsIn, titlesFor } from './titles.ts';

/** Share of a module's text from which one heading stands for all of it. */
const mainShare = 0.6;
/** Share of a module's text that may stand before the section it is called after. */
const shareBefore = 0.2;
/** A section of a smaller share is not what a module is about. */
const sectionShare = 0.12;
const longestPart = 34;

/**
 * Titles for a module, best first: the heading that holds it from its beginning; else its two main
 * sections, where they are short, in the order of the text: one of them would promise too little.
 */
export function moduleTitlesFor(
  chunks: readonly Chunk[],
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
    wordsOf(held) >= wordsOf(chunks) * mainShare && wordsOf(before) < wordsOf(chunks) * shareBefore;
  if (isAllOfIt) return single;
  const pair = mainSections(chunks, above.length, index);
  const title = pair && joined(pair, chunks[0]?.language ?? 'en', index, phrases);
  return title === undefined ? single : [title, ...single];
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
  // Where a name has an "and" of its own, the two would not be told apart.
  const isClear = !/[;&+]/u.test(phrases.list([one, other].map((part) => part.toLowerCase())));
  const [first = ''] = other.split(' ');
  // In English a heading of many words may have all of them in capitals, in others it does not.
  const hasCapitals = /\s\p{Lu}/u.test(
    language === 'en' ? `${one}, ${other.slice(first.length)}` : one,
  );
  const isSmall = !hasCapitals && index.written.get(first.toLowerCase()) === first.toLowerCase();
  const second =
    article.test(other) || isSmall
      ? `${first.toLowerCase()}${other.slice(first.length)}`
      : inSentenceAfter(one, other, index);
  return isClear ? phrases.list([one, second]) : undefined;
}

const inSentenceAfter = (one: string, other: string, index: MaterialIndex): string =>
  /\s\p{Lu}/u.test(one) ? other : inSentence(other, index);
