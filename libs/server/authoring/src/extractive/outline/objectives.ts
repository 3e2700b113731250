import { baseLanguage } from '@coursewright/text';
import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Sentence } from '../material/sentence.ts';
import { withSecondVerb } from '../phrases/describing.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { withinQuotes } from '../phrases/quotation.ts';
import { asTraditional, isTraditional } from '../phrases/traditional.ts';
import { askedOf, deedIn } from './asked-of.ts';
import { unasked, withoutParts } from './asked-before.ts';
import { isBland, isOfAny } from './bland-headings.ts';
import {
  callsIn,
  codesIn,
  entriesIn,
  isListing,
  marked,
  shareOf,
  spread,
} from './code-objectives.ts';
import { deedOnWhole } from './deeds-on-wholes.ts';
import { deedsOfCode, isMemberName } from './deeds-of-code.ts';
import { isQuestion, shareUnder } from './heading-paths.ts';
import { proseOf } from './own-article.ts';
import { isTelling, shownIn } from './shown-objectives.ts';
import { termsToDefine } from './terms-to-define.ts';
import { inOwnCase, withoutNumber } from './title-case.ts';
import { isTitle } from './titles.ts';

/** What objectives are for. */
interface Asked {
  readonly chunks: readonly Chunk[];
  readonly title: string;
  readonly language: string;
}

/** One good objective is better than three: a lesson has this many, a module one more. */
const most = { lesson: 2, module: 3 } as const;
/** Share of the text from which a section is worth an objective of its own. */
const leastShare = 0.25;
/** The same where the title is nothing to be asked about. */
const smallShare = 0.12;
/** The same where nothing else can be asked. */
const partShare = 0.06;
/** Share of a lesson from which its entries are what it is there for. */
const entriesShare = 0.4;

/**
 * What a learner can do after a lesson: first what its title names, then the sections that fill it,
 * what they show and define. None is one of `said`, those of other lessons. What is no object of a
 * verb is asked about only where there is nothing else.
 */
export function objectivesOf(
  { chunks, title, language }: Asked,
  index: MaterialIndex,
  said: ReadonlySet<string> = new Set(),
): string[] {
  const ask = (heading: string): string | undefined => askedOf(heading, chunks, language, index);
  const written = scriptOf(language, index);
  const names = namesIn(title, chunks, index);
  const done = deedsOfCode(chunks, language, index).slice(0, most.lesson);
  const areMembers = names.every(isMemberName);
  const named = [
    ...deedOnWhole(title, language),
    ...(areMembers ? done : askedAbout(tellingOf(names, index), ask, language)),
  ];
  const parts = sectionsWorth(chunks, names, named.length > 0 ? leastShare : smallShare, index);
  const isAThing = isThing(names, language, index);
  const deeds = isAThing
    ? deedsIn(sectionsWorth(chunks, names, smallShare, index), ask, language, index)
    : [];
  const inner = deeds.length > 1 ? deeds : askedAbout(parts, ask, language);
  const entries = entriesIn(
    chunks,
    sectionOf(withoutBrackets(title), []),
    language,
    index,
    done.length > 0,
  );
  const isOfEntries = shareOf(chunks, isListing) >= entriesShare;
  const asked = [
    ...(isOfEntries ? entries : []),
    // Two parts say more than what they are parts of.
    ...(deeds.length > 1 || (isAThing && inner.length > 1 && areParts(parts, names, chunks, index))
      ? inner
      : [...named, ...inner]),
    ...shownIn(chunks, names[0] ?? title, language, index),
    ...termsToDefine(chunks, names, language, index),
    ...done,
    ...entries,
  ];
  const fresh = withoutParts(unasked(asked.map(written), said, language), language);
  // One list of names is enough.
  const lists = fresh.filter(isOfNames);
  const objectives = fresh.filter((one) => !lists.includes(one, 1)).slice(0, most.lesson);
  return objectives.length > 0
    ? withSecondVerb(objectives, language)
    : [lastOf([...names, title], chunks, ask, language, index, said)];
}

/** Of several names those of more than a plain word, which says little by itself. */
function tellingOf(names: readonly string[], { written }: MaterialIndex): readonly string[] {
  const isPlain = (name: string): boolean =>
    /^\p{L}+$/u.test(name) && written.get(name.toLowerCase()) === name.toLowerCase();
  return names.every(isPlain) ? names : names.filter((name) => !isPlain(name));
}

const isOfNames = (objective: string): boolean => /`[^`]+`.+`[^`]+`/u.test(objective);

/**
 * What a learner can do after a module: what its title names, and its lessons, rather what no lesson
 * asks for in the same words.
 */
export function objectivesOfModule(
  { chunks, title, language }: Asked,
  lessons: readonly string[],
  index: MaterialIndex,
  said: ReadonlySet<string>,
): string[] {
  const ask = (heading: string): string | undefined => askedOf(heading, chunks, language, index);
  const names = namesIn(title, chunks, index);
  const all = [...names, ...lessons.flatMap((one) => namesIn(one, chunks, index))];
  const asked = [...new Set(askedAbout(all, ask, language).map(scriptOf(language, index)))];
  const fresh = unasked(asked, said, language);
  const objectives = (fresh.length > 0 ? fresh : asked).slice(0, most.module);
  return objectives.length > 0
    ? objectives
    : [lastOf([...names, ...lessons], chunks, ask, language, index, said)];
}

/** How an objective is written, as the text itself is where there are two ways. */
const scriptOf = (language: string, index: MaterialIndex): ((objective: string) => string) =>
  baseLanguage(language) === 'zh' && isTraditional(proseOf(index))
    ? asTraditional
    : (objective) => objective;

type Ask = (heading: string) => string | undefined;

/** What may be asked about names, those of code together. */
function askedAbout(given: readonly string[], ask: Ask, language: string): string[] {
  const names = given.filter((name) => !isBland(name) && !isOfAny(name));
  const codes = names.filter((name) => isCode(name));
  const together =
    codes.length > 1 ? phrasesFor(language).purposes(marked(spread(codes))) : undefined;
  return names.flatMap((name) =>
    together !== undefined && codes.includes(name)
      ? name === codes[0]
        ? [together]
        : []
      : (ask(name) ?? []),
  );
}
const isCode = (name: string): boolean =>
  (isCodeName(name) || isOfCode.test(name)) && !/^v?\d/u.test(name);
/** "GateKeeper", "gate_open", "Gates::open". */
const isOfCode = /^\w+(?:::|_)\w+$|^(?:\p{Lu}\p{Ll}+){2,}$/u;

/** Whether a lesson is called after a thing: what is asked about it says little more than its title. */
const isThing = (names: readonly string[], language: string, index: MaterialIndex): boolean =>
  names.length === 1 &&
  names.every(
    (name) => !isQuestion(name) && !isCode(name) && deedIn(name, language, index) === undefined,
  );

/** What sections say is done: more than that the thing they are parts of can be explained. */
const deedsIn = (
  parts: readonly string[],
  ask: Ask,
  language: string,
  index: MaterialIndex,
): string[] =>
  askedAbout(
    parts.filter((part) => deedIn(part, language, index) !== undefined),
    ask,
    language,
  );

/** Whether sections stand below the one that a lesson is called after, or it is called after none. */
function areParts(
  parts: readonly string[],
  [name = '']: readonly string[],
  chunks: readonly Chunk[],
  index: MaterialIndex,
): boolean {
  const paths = chunks.map(({ headings }) => headings.map((one) => inOwnCase(one, index)));
  const isNamed = (one: string): boolean => one.toLowerCase() === name.toLowerCase();
  return (
    !paths.some((path) => path.some(isNamed)) ||
    paths.every((path) => path.some(isNamed) || !parts.some((part) => path.includes(part)))
  );
}

/** The sections that a title names, else the title: "Gates and locks" is of both. */
function namesIn(title: string, chunks: readonly Chunk[], index: MaterialIndex): string[] {
  const small = title.toLowerCase();
  const all = [...new Set(chunks.flatMap((chunk) => chunk.headings))].map((heading) =>
    inOwnCase(heading, index),
  );
  if (all.some((heading) => heading.toLowerCase() === small)) return [title];
  const headings = all
    .map(withoutBrackets)
    .filter((heading) => heading.length > 2 && isIn(heading.toLowerCase(), small));
  const own = headings.filter(
    (heading, at) =>
      !headings.some((other, k) => k !== at && other.toLowerCase().includes(heading.toLowerCase())),
  );
  const codes = [...title.matchAll(/[\w.:]+(?:\(\))?/gu)].map(([name]) => name).filter(isCode);
  // "open(), shut() and others".
  if (own.length < 2 && codes.length > 1) return codes;
  return own.length < 2 ? [sectionOf(withoutBrackets(title), headings)] : own;
}

/** Whether a title names a section, if with a word that it says once: "Git usage and commands". */
function isIn(heading: string, title: string): boolean {
  const [first = '', ...rest] = heading.split(' ');
  return (
    title.includes(heading) ||
    (rest.length > 0 && title.startsWith(`${first} `) && title.includes(` ${rest.join(' ')}`))
  );
}

const withoutBrackets = (text: string): string => text.replace(/\s\([^()]+\)$/u, '');

/** "Pump" of "pump: options (--all and others)", and of "Pump: wheel and chain" where there is one. */
function sectionOf(title: string, headings: readonly string[]): string {
  const [, before = title, what = ''] = /^(.+?)\s?[:：]\s?(.+)$/u.exec(title) ?? [];
  const isPart =
    isBland(what) ||
    isOfAny(what) ||
    headings.some((heading) => heading.toLowerCase() === before.toLowerCase());
  return isPart ? before : title;
}

/** Further sections that fill a lesson, in words that stand for themselves. */
function sectionsWorth(
  chunks: readonly Chunk[],
  names: readonly string[],
  share: number,
  index: MaterialIndex,
): string[] {
  const language = chunks[0]?.language ?? 'en';
  return [...new Set(chunks.flatMap((chunk) => chunk.headings))].flatMap((heading) => {
    const name = inOwnCase(heading, index);
    const isSaid = names.some(
      (one) =>
        one.toLowerCase().includes(name.toLowerCase()) ||
        name.toLowerCase().includes(one.toLowerCase()),
    );
    return !isSaid &&
      isTelling(heading, language, index) &&
      isOwn(heading, index) &&
      (/\s/u.test(name.trim()) || unspaced.test(name)) &&
      shareUnder(heading, chunks) >= share
      ? [name]
      : [];
  });
}
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{4}/u;

/** What a whole document is called says nothing of a part of it. */
const isOwn = (heading: string, index: MaterialIndex): boolean =>
  index.sources.every(({ title }) => title.toLowerCase() !== heading.toLowerCase()) &&
  index.chunks.some(({ headings }) => headings.at(-1) === heading);

/** What is asked where nothing else is: "Functions" says what stands above it. */
function lastOf(
  own: readonly string[],
  chunks: readonly Chunk[],
  ask: Ask,
  language: string,
  index: MaterialIndex,
  said: ReadonlySet<string>,
): string {
  const [first] = chunks;
  const source = (first && index.sources[first.source]?.title) ?? '';
  const { inOwnWords } = phrasesFor(language);
  const inWords = (name: string): string =>
    inOwnWords(withinQuotes(withoutNumber(name, index), language));
  const isName = (heading: string): boolean =>
    heading !== '' && isTitle(heading) && !isOfAny(heading) && !isBland(heading);
  const names = own.filter(isName);
  const parts = sectionsWorth(chunks, own, partShare, index);
  const above = [...(first?.headings ?? []).toReversed(), source].filter(isName);
  // Of a part with a name of its own, what is around it tells nothing.
  const isOfDocument =
    names.length === 0 ||
    names.some((name) => source.includes(name) || name.includes(source.replace(ofBook, '')));
  const subjects = [...(isOfDocument ? [source] : []), ...names.filter(looksOwn)];
  const members = names.filter(isMemberName);
  // What a function belongs to says more than its own name.
  const owners =
    members.length > 0
      ? above.filter((one) => !isMemberName(one) && (isCode(one) || isOfReference.test(one)))
      : [];
  const asked = [
    ...names.flatMap((name) => (members.includes(name) ? [] : (ask(name) ?? []))),
    ...askedAbout(parts, ask, language),
    ...termsToDefine(chunks, own, language, index, 1),
    ...subjects
      .flatMap((title) => subjectOf(title, index))
      .map((name) => phrasesFor(language).purposes([name])),
    ...owners.flatMap((name) => ask(name) ?? []),
    ...askedAbout(members, ask, language),
    ...codesIn(chunks, own, language, index, true),
    ...callsIn(chunks, language),
    ...(isOfDocument ? above.flatMap((name) => ask(name) ?? []) : []),
    ...names
      .filter((name) => isNameAlone.test(name) && source.toLowerCase() === name.toLowerCase())
      .map(() => phrasesFor(language).purposes([`\`${source}\``])),
    ...names.map(inWords),
    ...above.map((name) => ask(name) ?? inWords(name)),
    inWords(own[0] ?? source),
  ];
  const written = asked.map(scriptOf(language, index));
  return unasked(written, said, language)[0] ?? written[0]!;
}

/** "Gate::Lock Class Reference". */
const isOfReference = /^\S+ (?:class|struct|union|interface|module) reference$/iu;

/** "gated", and no name that a file got for want of a title. */
const isNameAlone = /^(?!.*--)[A-Za-z\d.+-]+$/u;

/** "PuTTY" of "PuTTY User Manual", "Qt 3D": what a text is about that speaks of it by its name. */
function subjectOf(title: string, index: MaterialIndex): string[] {
  const [first = ''] = withoutNumber(title, index).split(/\s[–—-]\s|:\s/u);
  const name = first.replace(ofBook, '');
  const isSubject = ({ plain }: Sentence): boolean =>
    plain.indexOf(` ${name}`) > 0 ||
    (plain.startsWith(`${name} `) && /^\p{Ll}+s /u.test(plain.slice(name.length + 1)));
  if (!isNameOfThing.test(name) || isBland(name)) return [];
  if (index.sentences.some(isSubject)) return [name];
  // "Clickhouse-driver" of a title is "clickhouse-driver" in its text.
  const small = name.toLowerCase();
  const isSaidSmall = /[-_\d]/u.test(name) && proseOf(index).includes(` ${small} `);
  return isSaidSmall ? [small] : [];
}
/** "PuTTY", "GNU M4": no word looks so. */
const looksOwn = (name: string): boolean =>
  /\p{Ll}\p{Lu}|(?<!\p{L})\p{Lu}{2,}(?!\p{L})|\p{L}\d/u.test(name);
/** "PuTTY", "Qt 3D", "C/C++ Minpack". */
const isNameOfThing = /^[\p{L}\d][^\s:;,?!]*(?: [\p{Lu}\d][^\s:;,?!]*){0,2}$/u;
const ofBook =
  / (?:(?:user|users|user['’]s|reference|programmer['’]s|developer['’]s|administrator['’]s) )?(?:manual|guide|handbook|documentation|docs|faq)$| v?\d+(?:\.\d+)+\S*$/iu;
