import type { CourseBrief } from '../../author.ts';
import { type Chunk, sizeOf } from '../material/chunks.ts';
import type { Sentence } from '../material/sentence.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { TooLittleText } from '../too-little-text.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { partition, withinSection } from './partition.ts';
import type { SizedChunk } from './partition.ts';
import { carriesCourse } from './capacity.ts';
import { focusOf, sectionsOf } from './focus.ts';
import { lessonWords, type Relevant, relevantChunks } from './relevant-chunks.ts';
import { commonPath, isBelow } from './heading-paths.ts';
import { moduleTitlesFor } from './module-titles.ts';
import { lessonTitlesFor } from './lesson-titles.ts';
import { inOwnCase } from './title-case.ts';
import { soleOf } from './sole-titles.ts';
import { withSubject } from './subject-in-title.ts';
import { titlesFor } from './titles.ts';
import { TitlesInUse } from './titles-in-use.ts';

export interface PlannedSubmodule {
  readonly title: string;
  /** What it is of, where the title says that it is the beginning or the rest of a section. */
  readonly section: string;
  readonly chunks: readonly Chunk[];
}
export interface PlannedModule {
  readonly title: string;
  /** What it is about, where its title is that of a book around it. */
  readonly section: string;
  readonly submodules: readonly PlannedSubmodule[];
}
export interface CoursePlan {
  readonly modules: readonly PlannedModule[];
}

/** Bounds of the author's own choice (limits.modules and limits.submodules of the contract). */
const modulesChosen = { min: 3, max: 7 };
const submodulesChosen = { min: 2, max: 5 };
/** How much a number of lessons or modules that is not the ideal one weighs beside bad cuts. */
const sizeWeight = 0.6;
/** Lessons that a module is worth making for, where there are three without it. */
const lessonsInModule = 3;
/** Sections that a chapter has on the average, from which it is more than a lesson. */
const partsOfChapter = 1.5;
/** Words of a section up to which it is one lesson. */
const wholeWords = 2_600;
/** What a cut inside of that costs: more than lessons of any size. */
const ofWhole = 40;

/**
 * The whole course from the documents' own structure: which text each lesson is written from, and
 * what it is called. Deterministic.
 */
export function planCourse(index: MaterialIndex, brief: CourseBrief): CoursePlan {
  const relevant = relevantChunks(index, brief);
  refuseTooLittle(relevant, brief);
  const asked = (brief.moduleCount ?? 1) * (brief.submoduleCount ?? 1);
  const chunks = enoughChunks(relevant.chunks, asked);
  const sized = sizedFor(chunks, brief, index);
  const phrases = phrasesFor(brief.language);
  const lessonTitles = new TitlesInUse(index, phrases);
  const moduleTitles = new TitlesInUse(index, phrases);
  const roots = commonPath(chunks.map((chunk) => chunk.headings));
  const starts = moduleStarts(sized, wordsOf(chunks), brief);
  const parts = starts.map((start, i) => {
    const end = starts[i + 1] ?? chunks.length;
    const own = chunks.slice(start, end);
    const above = starts.length === 1 ? roots : commonPath(own.map((chunk) => chunk.headings));
    const lessons = lessonsOf(own, sized.slice(start, end), brief, sized[end]).map((run) => {
      const lesson = { chunks: run, taught: focusOf(run, index) };
      return { ...lesson, titles: lessonTitlesFor(lesson, above, index, phrases) };
    });
    const taught = lessons.flatMap((lesson) => lesson.taught);
    // What a module is about is told by the sections around those that its lessons choose.
    const around = lessons.map((one) => ({
      ...one,
      titles: titlesFor(one, above, index, phrases),
    }));
    return {
      own,
      above,
      lessons,
      titles: [
        ...moduleTitlesFor({ chunks: own, taught }, around, roots, index, phrases),
        ...lessons.flatMap((lesson) => lesson.titles.slice(0, 1)),
      ],
    };
  });
  // What the whole course is about is said by its own title.
  const documents = index.sources.length === 1 ? index.sources.map(({ title }) => title) : [];
  const ofModules = sharedTitles(parts);
  const ofLessons = sharedTitles(parts.flatMap(({ lessons }) => lessons));
  const { page, sole } =
    starts.length === 1
      ? soleOf(parts[0]?.lessons ?? [], wordsOf(chunks), index, phrases)
      : { page: undefined, sole: undefined };
  const taken: string[] = [];
  const modules = parts.map(({ own, above, lessons, titles }): PlannedModule => {
    const whole = sole?.module ?? page;
    const title = moduleTitles.take(whole === undefined ? titles : [whole], own, {
      isShared: ofModules(titles),
      heads: documents,
    });
    taken.push(title);
    return {
      title,
      section: sole?.section ?? sole?.lesson ?? title,
      submodules: lessons.map((lesson, at): PlannedSubmodule => {
        const bare = lessonTitles.take(
          sole ? [sole.lesson] : lessonTitlesFor(lesson, above, index, phrases, title),
          lesson.taught,
          {
            isShared: ofLessons(lesson.titles),
            above: title,
            heads: documents,
            modules: taken,
            isFirst: at === 0,
            isOnly: lessons.length === 1,
            run: lesson.chunks,
          },
        );
        return {
          title: withSubject(bare, lesson.taught, index, phrases),
          section: sole?.section ?? lessonTitles.sectionOf(bare),
          chunks: namedIn(lesson.taught, bare, index),
        };
      }),
    };
  });
  return { modules };
}

/**
 * The sections that the title of a lesson names, where they fill it: what it does not name would not
 * be looked for there.
 */
function namedIn(taught: readonly Chunk[], title: string, index: MaterialIndex): readonly Chunk[] {
  const name = title.toLowerCase();
  const named = taught.filter(({ headings }) =>
    headings.some((heading) => name.includes(inOwnCase(heading, index).toLowerCase())),
  );
  // What leads to them stands above them.
  const leads = ({ source, headings }: Chunk): boolean =>
    named.some((one) => one.source === source && isBelow(one, headings));
  return wordsOf(named) >= lessonWords.needed
    ? taught.filter((chunk) => named.includes(chunk) || leads(chunk))
    : taught;
}

/**
 * How long chunks are and what cutting before them costs. Where the author chooses how many lessons
 * there are, a section that one lesson has room for is not cut: its parts have no names.
 */
function sizedFor(
  chunks: readonly Chunk[],
  brief: CourseBrief,
  index: MaterialIndex,
): readonly SizedChunk[] {
  const isAsked = brief.submoduleCount !== undefined || brief.moduleCount !== undefined;
  const isWhole = (section: readonly Chunk[]): boolean =>
    !isAsked && section[0]!.headings.length > 0 && wordsOf(section) <= wholeWords;
  const whole = new Set(sectionsOf(chunks).filter(isWhole).flat());
  return chunks.map((chunk, i) => {
    const cost = cutCost(chunks[i - 1], chunk, index);
    return {
      words: Math.max(chunk.proseWords, 1),
      cutCost: cost >= withinSection && whole.has(chunk) ? ofWhole : cost,
    };
  });
}

/** Whether a first choice of titles is that of several. */
function sharedTitles(
  parts: readonly { readonly titles: readonly string[] }[],
): (titles: readonly string[]) => boolean {
  const firsts = parts.map(({ titles }) => titles[0]);
  return ([first]) => firsts.filter((one) => one === first).length > 1;
}

/** Index of the first chunk of each module. */
const moduleStarts = (
  sized: readonly SizedChunk[],
  words: number,
  brief: CourseBrief,
): readonly number[] =>
  (brief.moduleCount === undefined
    ? chosenModules(sized, words, brief)
    : partition(
        sized,
        brief.moduleCount,
        brief.submoduleCount ?? 1,
        lessonWords.least * (brief.submoduleCount ?? 1),
        brief.submoduleCount ?? 1,
      )?.starts) ?? [0];

/** Whether chunks are the whole of a section without parts, up to the chunk behind them. */
const isOneSection = (
  [first, ...others]: readonly SizedChunk[],
  behind: SizedChunk | undefined,
): boolean =>
  [first, behind].every((chunk) => (chunk?.cutCost ?? 0) < withinSection) &&
  others.every((chunk) => chunk.cutCost >= withinSection);

/** A module's chunks, lesson by lesson. */
function lessonsOf(
  own: readonly Chunk[],
  sized: readonly SizedChunk[],
  brief: CourseBrief,
  behind: SizedChunk | undefined,
): readonly Chunk[][] {
  const inner = sized.map((chunk, i) => (i === 0 ? { ...chunk, cutCost: 0 } : chunk));
  const isShort = own.reduce((sum, { words }) => sum + words, 0) <= lessonWords.quoted;
  // A section that one lesson quotes whole is not cut in two that have no names.
  if (brief.submoduleCount === undefined && isShort && isOneSection(sized, behind))
    return [[...own]];
  const starts =
    brief.submoduleCount === undefined
      ? chosenSubmodules(inner)
      : (partition(inner, brief.submoduleCount, 1, lessonWords.least)?.starts ?? [0]);
  return starts.map((from, i) => own.slice(from, starts[i + 1] ?? own.length));
}

const wordsOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, chunk) => sum + chunk.proseWords, 0);

function refuseTooLittle(relevant: Relevant, brief: CourseBrief): void {
  const asked = (brief.moduleCount ?? 1) * (brief.submoduleCount ?? 1);
  const possible = Math.max(1, Math.floor(relevant.all / lessonWords.least));
  if (!carriesCourse(relevant))
    throw new TooLittleText(
      'The sources have too little readable text for a course. Add a longer document, or one whose text can be selected.',
    );
  if (asked <= possible) return;
  const lessons = possible === 1 ? 'one lesson' : `about ${possible} lessons`;
  throw new TooLittleText(
    `The sources have enough text for ${lessons}, but ${asked} were asked for. Ask for fewer modules or submodules, or add documents.`,
  );
}

/** Paragraphs are cut in two where more lessons are asked for than there are paragraphs. */
function enoughChunks(chunks: readonly Chunk[], needed: number): Chunk[] {
  let split = [...chunks];
  while (split.length < needed) {
    const largest = split.reduce(
      (longest, chunk, i) =>
        chunk.sentences.length >= 4 &&
        chunk.words > (split[longest]?.words ?? 0) * (longest === -1 ? 0 : 1)
          ? i
          : longest,
      -1,
    );
    const chunk = split[largest];
    if (!chunk) break;
    const half = Math.ceil(chunk.sentences.length / 2);
    const part = (sentences: readonly Sentence[], attachments: Chunk['attachments']): Chunk => ({
      ...chunk,
      sentences,
      attachments,
      ...sizeOf(sentences, attachments),
      stems: new Set(sentences.flatMap((sentence) => sentence.stems)),
    });
    split = [
      ...split.slice(0, largest),
      part(chunk.sentences.slice(0, half), []),
      part(chunk.sentences.slice(half), chunk.attachments),
      ...split.slice(largest + 1),
    ];
  }
  return split;
}

/**
 * 0 between documents, more the deeper the heading that changes, most inside a section, there less
 * where the words change too.
 */
function cutCost(before: Chunk | undefined, chunk: Chunk, index: MaterialIndex): number {
  if (!before || before.source !== chunk.source) return 0;
  const same = commonPath([before.headings, chunk.headings]).length;
  if (same === before.headings.length && same === chunk.headings.length) {
    const leans = chunk.sentences[0]?.dangling ? 0.3 : 0;
    return withinSection + 0.4 * similarity(before, chunk) + leans;
  }
  // Going into a first subsection leaves the introduction behind, which belongs to what it
  // introduces.
  const intoSubsection = same === before.headings.length ? 0.35 : 0;
  // The sections of one document are chapters, those of several parts of their document.
  const inDocument = index.sources.length > 1 ? 1 : 0;
  const depth = inDocument + Math.max(0, same - rootDepth(chunk.source, index));
  return Math.min(withinSection - 0.01, 0.28 * depth + intoSubsection);
}

const depths = new WeakMap<MaterialIndex, Map<number, number>>();
/** How many headings all chunks of a source share (the title, usually). */
function rootDepth(source: number, index: MaterialIndex): number {
  let known = depths.get(index);
  if (!known) depths.set(index, (known = new Map()));
  let depth = known.get(source);
  if (depth === undefined) {
    const paths = index.chunks
      .filter((chunk) => chunk.source === source)
      .map((chunk) => chunk.headings);
    // A title page or preface outside the first heading does not make it less of a root.
    const most = paths.filter(
      (path) => path.length > 0 && path[0] === paths[Math.floor(paths.length / 2)]?.[0],
    );
    depth = most.length >= paths.length * 0.8 ? commonPath(most).length : 0;
    known.set(source, depth);
  }
  return depth;
}

function similarity(one: Chunk, other: Chunk): number {
  const [small, large] =
    one.stems.size < other.stems.size ? [one.stems, other.stems] : [other.stems, one.stems];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const stem of small) if (large.has(stem)) shared++;
  return shared / small.size;
}

/** The number of modules that cuts the text best, given how many lessons it can fill. */
function chosenModules(
  sized: readonly SizedChunk[],
  words: number,
  brief: CourseBrief,
): readonly number[] | undefined {
  const perModule = brief.submoduleCount ?? 1;
  const lessons = Math.max(1, Math.floor(words / lessonWords.needed));
  const few = Math.min(modulesChosen.min, Math.floor(lessons / Math.max(2, perModule)));
  const most = Math.min(
    modulesChosen.max,
    Math.max(1, few, Math.floor(lessons / Math.max(lessonsInModule, perModule))),
  );
  // What is too short for three may be one, and so may what has no names for three.
  const least =
    most < modulesChosen.min || isUncut(sized, modulesChosen.min) ? 1 : modulesChosen.min;
  // Chapters of the text are the best modules where their number fits, and they have parts to be
  // lessons; those without are lessons themselves.
  const chapters = 1 + sized.filter((chunk, i) => i > 0 && chunk.cutCost === 0).length;
  const sections = 1 + sized.filter((chunk, i) => i > 0 && chunk.cutCost < withinSection).length;
  const ideal =
    chapters >= least && chapters <= most && sections >= chapters * partsOfChapter
      ? chapters
      : words / (lessonWords.wanted * (brief.submoduleCount ?? lessonsInModule));
  return best(sized, { least, most, ideal }, (count) =>
    partition(sized, count, perModule, lessonWords.needed * Math.max(2, perModule), perModule),
  );
}

/** Whether a text has fewer places to be cut at than so many parts need. */
const isUncut = (sized: readonly SizedChunk[], parts: number): boolean =>
  sized.filter((chunk, i) => i === 0 || chunk.cutCost < ofWhole).length < parts;

function chosenSubmodules(sized: readonly SizedChunk[]): readonly number[] {
  const words = sized.reduce((sum, chunk) => sum + chunk.words, 0);
  const most = Math.max(1, Math.min(submodulesChosen.max, Math.floor(words / lessonWords.needed)));
  const least = isUncut(sized, submodulesChosen.min) ? 1 : Math.min(submodulesChosen.min, most);
  return (
    best(sized, { least, most, ideal: words / lessonWords.wanted }, (count) =>
      partition(sized, count, 1, lessonWords.least),
    ) ?? [0]
  );
}

/** Of `least` to `most` parts the number that costs least; fewer where some would be too short. */
function best(
  sized: readonly SizedChunk[],
  { least, most, ideal }: { least: number; most: number; ideal: number },
  split: (count: number) => { starts: readonly number[]; cost: number } | undefined,
): readonly number[] | undefined {
  const isFilled = (starts: readonly number[]): boolean =>
    starts.every(
      (start, i) =>
        sized.slice(start, starts[i + 1]).reduce((sum, { words }) => sum + words, 0) >=
        lessonWords.least,
    );
  let found: readonly number[] | undefined;
  let lowest = Infinity;
  for (let count = least; count <= most; count++) {
    const made = split(count);
    if (!made || (count > 1 && !isFilled(made.starts))) continue;
    const off = Math.log(count / Math.max(0.5, Math.min(most, Math.max(least, ideal))));
    const cost = made.cost + sizeWeight * off * off;
    if (cost < lowest) [lowest, found] = [cost, made.starts];
  }
  if (found || least <= 1) return found;
  return best(sized, { least: least - 1, most: least - 1, ideal }, split);
}
