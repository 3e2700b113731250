import { isCodeName } from '../material/code-names.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isForeign } from '../quiz/clauses.ts';
import { isBlandIn, isOfAny } from './bland-headings.ts';
import { areOfKinds } from './deeds.ts';
import { wordsOf } from './heading-paths.ts';
import { isTitled, withoutNumber } from './title-case.ts';
import { isTitle, isUntranslated, sectionsIn, type Stretch } from './titles.ts';

const longestPart = 44;
/** Signs of a list of three in a script without spaces. */
const longestUnspaced = 24;

/** Which sections a name of several is made of. */
export interface Shares {
  /** Of all words, for a section to be named at all. */
  readonly least: number;
  /** From which one section alone gives the name. */
  readonly main: number;
  /** Of all words, for a third one to be named too. */
  readonly third: number;
  /** Of all words, for those named to stand for the rest. */
  readonly together: number;
  /** 1 where what is done and what is spoken of make no name together. */
  readonly kinds: 1 | 2;
  /** Letters of the whole name. */
  readonly longest: number;
}

/**
 * The main sections below a path in one name, in the order of the text: each of them alone would
 * promise too little. Undefined where one is most of it, or where they make no name together.
 */
export function joinedSections(
  stretch: Stretch,
  depth: number,
  { least, third, main, together, kinds, longest }: Shares,
  index: MaterialIndex,
  phrases: Phrases,
): string | undefined {
  const all = wordsOf(stretch.taught);
  const language = stretch.taught[0]?.language ?? 'en';
  const ranked = sectionsIn(stretch, depth, index)
    .map((section, at) => ({ ...section, at }))
    .filter(({ words }) => words >= all * least)
    .toSorted((a, b) => b.weight - a.weight);
  if ((ranked[0]?.words ?? 0) >= all * main) return undefined;
  const most = (ranked[2]?.words ?? 0) >= all * third ? 3 : 2;
  for (let count = Math.min(most, ranked.length); count >= 2; count--) {
    const named = ranked.slice(0, count).toSorted((a, b) => a.at - b.at);
    const words = named.reduce((sum, section) => sum + section.words, 0);
    const parts = named.map(({ heading }) => heading);
    const isMixed = kinds === 1 && areOfKinds(parts, language);
    const title = isMixed ? undefined : joinedNames(parts, index, phrases, longest, language);
    if (title !== undefined && words >= all * together) return title;
  }
  return undefined;
}

/** Headings as one name; undefined where they make none together. */
export function joinedNames(
  parts: readonly string[],
  index: MaterialIndex,
  phrases: Phrases,
  longest: number,
  language = index.sources[0]?.language ?? 'en',
): string | undefined {
  const names = parts.map((part) => withoutRemark(withoutNumber(part, index)));
  if (!parts.every((part) => isFit(part, language, index)) || isSaidTwice(names)) return undefined;
  const title = joined(names, language, index, phrases);
  return title !== undefined && title.length <= longest ? title : undefined;
}

const isFit = (heading: string, language: string, index: MaterialIndex): boolean =>
  isShort(withoutRemark(heading)) &&
  !isBlandIn(heading, index) &&
  !isOfAny(heading) &&
  // "For new keepers": for whom, and not what.
  !/^(?:for|if|when|with|from|on|in|at|by|under|bei|im?|en|dans|sur|su|nel|em|на|при|für|para|pour|per|для|voor|dla) /iu.test(
    heading,
  ) &&
  (!isCodeName(heading) || index.sources.some(({ title }) => title === heading)) &&
  !isForeign(heading, language) &&
  !isUntranslated(heading, language);

/** "Stow and Installing Stow" names one thing twice. */
const isSaidTwice = (parts: readonly string[]): boolean =>
  parts.some((part, i) =>
    parts.some((other, k) => k !== i && other.toLowerCase().includes(part.toLowerCase())),
  );

/** "Gates" of "Gates (of iron)". */
const withoutRemark = (heading: string): string => heading.replace(/\s*\([^()]*\)/gu, '').trim();

/** A name that stands beside another: no list, no sentence, no command. */
const isShort = (heading: string): boolean =>
  isTitle(heading) &&
  heading.length <= longestPart &&
  !/[,;:：、?!？！؟()]|\s[–—/-]/u.test(heading) &&
  !/\s(?:is|are|è|sono|est|sont|es|son|ist|sind|é|são)\s/iu.test(heading) &&
  // "…を使う": a clause of Japanese.
  !/\p{sc=Hiragana}*[うくすつぬむるぐぶ]$/u.test(heading);

const article =
  /^(?:The|An?|Der|Die|Das|Eine?|Le|La|Les|El|Los|Las|Il|Lo|Gli|I|As?|Os?|Un[ae]?|Uma?)(?= )/u;

/** "Variables and functions", but "Using Hooks and Mailbox Formats", where both have capitals. */
function joined(
  [one = '', ...others]: readonly string[],
  language: string,
  index: MaterialIndex,
  phrases: Phrases,
): string | undefined {
  const behind = others.map((other) => besides(one, other, language, index));
  const [second = ''] = behind;
  if (![one, ...others].some((part) => hasList(part, phrases)))
    return phrases.list(
      behind.length === 1 ? [withoutEnding(one, second), second] : [one, ...behind],
    );
  // "Source packages, control files and their fields" reads as one list; the other way round, or
  // twice, it would not be told what belongs together.
  if (hasList(one, phrases) || behind.length > 1) return undefined;
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
export function hasList(part: string, phrases: Phrases): boolean {
  if (/[;；؛&+]/u.test(phrases.list([part.toLowerCase(), '']))) return true;
  const and = phrases.list(['\u{E000}', '\u{E001}']).replace(/[\u{E000}\u{E001}]/gu, '');
  return unspaced.test(part) && (part.includes(and.trim()) || part.includes('、'));
}
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A heading as it stands behind another: "Options for printing and *plotting*". */
export function besides(
  one: string,
  other: string,
  language: string,
  index: MaterialIndex,
): string {
  const whose = /^(.{2,}?[の的]).+$/u.exec(one)?.[1];
  if (whose !== undefined && other.startsWith(whose)) return other.slice(whose.length);
  const words = other.split(' ');
  const same = one
    .split(' ')
    .findIndex((word, i) => word.toLowerCase() !== words[i]?.toLowerCase());
  const rest = words.slice(same);
  // "Git usage and commands", but no "two gates and locks" of "two gates" and "two old locks".
  const isPair = words.length === 2 && one.split(' ').length === 2 && !article.test(other);
  if (
    (same > 1 || isPair) &&
    same >= shared.least &&
    same <= shared.most &&
    rest.length <= shared.most
  )
    return rest.join(' ');
  const [first = ''] = words;
  const small = `${first.toLowerCase()}${other.slice(first.length)}`;
  if (article.test(other)) return small;
  const isSmall = index.written.get(first.toLowerCase()) === first.toLowerCase();
  const hasCapitals =
    (language === 'de' && !isSmall) || (language === 'en' && [one, other].some(isTitled));
  return hasCapitals || isNameIn(first, index) ? other : small;
}

/** Whether the text writes a word with its capital, or it has others than its first. */
const isNameIn = (word: string, index: MaterialIndex): boolean =>
  !/^\p{Lu}[\p{Ll}’'-]*$/u.test(word) || index.written.get(word.toLowerCase()) === word;

/** Words that two headings begin with, to be said once: "Git usage and commands"; longer ones are sentences. */
const shared = { least: 1, most: 4 } as const;
