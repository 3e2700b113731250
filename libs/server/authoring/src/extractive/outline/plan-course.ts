import type { CourseBrief } from '../../author.ts';
import type { Chunk } from '../material/chunks.ts';
import type { Sentence } from '../material/sentence.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { TooLittleText } from '../too-little-text.ts';
import { partition } from './partition.ts';
import type { SizedChunk } from './partition.ts';
import { relevantChunks } from './relevant-chunks.ts';
import { commonPath, titleOf } from './titles.ts';

export interface PlannedSubmodule {
  readonly title: string;
  readonly chunks: readonly Chunk[];
}
export interface PlannedModule {
  readonly title: string;
  readonly submodules: readonly PlannedSubmodule[];
}
export interface CoursePlan {
  readonly modules: readonly PlannedModule[];
}

/** Bounds of the author's own choice (limits.modules and limits.submodules of the contract). */
const modulesChosen = { min: 3, max: 7 };
const submodulesChosen = { min: 3, max: 5 };
/**
 * Words of quotable text: what a lesson should have, what it needs when the author chooses, and
 * when the learner asks for a number.
 */
const lessonWords = { wanted: 330, needed: 130, least: 25 };

/**
 * The whole course from the documents' own structure: which text each lesson is written from, and
 * what it is called. Deterministic.
 */
export function planCourse(index: MaterialIndex, brief: CourseBrief): CoursePlan {
  const relevant = relevantChunks(index, brief);
  const chunks = enoughChunks(relevant, (brief.moduleCount ?? 1) * (brief.submoduleCount ?? 1));
  const words = wordsOf(chunks);
  refuseTooLittle(chunks, words, brief);

  const sized = chunks.map((chunk, i): SizedChunk => ({
    words: Math.max(chunk.words, 8),
    cutCost: cutCost(chunks[i - 1], chunk, index),
  }));
  const moduleStarts = (brief.moduleCount === undefined
    ? chosenModules(sized, words, brief)
    : partition(sized, brief.moduleCount, brief.submoduleCount ?? 1)?.starts) ?? [0];
  const roots = commonPath(chunks.map((chunk) => chunk.headings));
  const phrases = phrasesFor(brief.language);
  const groups = moduleStarts.map((start, i) => ({
    start,
    end: moduleStarts[i + 1] ?? chunks.length,
  }));
  const usedModules = new Map<string, string>();
  const usedLessons = new Map<string, string>();
  const modules = groups.map(({ start, end }): PlannedModule => {
    const own = chunks.slice(start, end);
    // One module from the whole of one source is what the source is.
    const isWhole =
      groups.length === 1 && index.sources.length === 1 && words >= wordsOf(index.chunks) * 0.8;
    const sole = isWhole ? index.sources[own[0]?.source ?? 0]?.title : undefined;
    const title = distinct(sole ?? titleOf(own, roots, index, phrases), own, usedModules);
    const inner = sized
      .slice(start, end)
      .map((chunk, i) => (i === 0 ? { ...chunk, cutCost: 0 } : chunk));
    const starts =
      brief.submoduleCount === undefined
        ? chosenLessons(inner)
        : (partition(inner, brief.submoduleCount)?.starts ?? [0]);
    const shared = commonPath(own.map((chunk) => chunk.headings));
    const submodules = starts.map((from, i): PlannedSubmodule => {
      const lesson = own.slice(from, starts[i + 1] ?? own.length);
      return {
        title: distinct(
          titleOf(lesson, starts.length === 1 ? roots : shared, index, phrases),
          lesson,
          usedLessons,
        ),
        chunks: lesson,
      };
    });
    return { title, submodules };
  });
  return { modules };

  /**
   * Two lessons never share a title: the second says where it stands, what sets it apart, or that
   * it is the second part.
   */
  function distinct(wanted: string, own: readonly Chunk[], used: Map<string, string>): string {
    const base = wanted.slice(0, 130).trim();
    let title = base;
    const path = commonPath(own.map((chunk) => chunk.headings)).join('\u0000');
    const parent = own[0]?.headings.at(-2) ?? '';
    if (
      used.has(title.toLowerCase()) &&
      used.get(title.toLowerCase()) !== path &&
      parent !== '' &&
      !base.includes(parent)
    )
      title = `${parent}: ${inSentence(base, index)}`.slice(0, 155);
    if (used.has(title.toLowerCase())) {
      const telling = definedIn(own, index, phrases);
      if (telling && !title.toLowerCase().includes(telling.toLowerCase()))
        title = `${base}: ${telling}`.slice(0, 155);
    }
    for (let part = 2; used.has(title.toLowerCase()); part++) title = phrases.part(base, part);
    used.set(title.toLowerCase(), path);
    return title;
  }
}

/** "Autotroph and heterotroph": what a part of a section is about, if it defines terms. */
function definedIn(
  chunks: readonly Chunk[],
  index: MaterialIndex,
  phrases: Phrases,
): string | undefined {
  const terms = chunks
    .flatMap((chunk) => index.definitionsByChunk.get(chunk.id) ?? [])
    .filter(({ marked, code }) => marked && !code)
    .slice(0, 2)
    .map(({ term }) => term);
  return terms.length > 0 ? phrases.list(terms) : undefined;
}

const wordsOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, chunk) => sum + chunk.words, 0);

function refuseTooLittle(chunks: readonly Chunk[], words: number, brief: CourseBrief): void {
  const asked = (brief.moduleCount ?? 1) * (brief.submoduleCount ?? 1);
  const possible = Math.min(chunks.length, Math.floor(words / lessonWords.least));
  if (words < 40 || chunks.length === 0)
    throw new TooLittleText(
      'The sources have too little readable text for a course. Add a longer document, or one whose text can be selected.',
    );
  if (asked <= possible) return;
  const lessons = possible === 1 ? 'one lesson' : `${possible} lessons`;
  throw new TooLittleText(
    `The sources have enough text for ${lessons}, but ${asked} were asked for. Ask for fewer modules or submodules, or add documents.`,
  );
}

/** Paragraphs are cut in two where more lessons are asked for than there are paragraphs. */
function enoughChunks(chunks: readonly Chunk[], needed: number): Chunk[] {
  let paragraphs = [...chunks];
  while (paragraphs.length < needed) {
    const largest = paragraphs.reduce(
      (most, chunk, i) =>
        chunk.sentences.length >= 4 &&
        chunk.words > (paragraphs[most]?.words ?? 0) * (most === -1 ? 0 : 1)
          ? i
          : most,
      -1,
    );
    const chunk = paragraphs[largest];
    if (!chunk) break;
    const half = Math.ceil(chunk.sentences.length / 2);
    const part = (sentences: readonly Sentence[], attachments: Chunk['attachments']): Chunk => ({
      ...chunk,
      sentences,
      attachments,
      words: [...sentences, ...attachments].reduce((sum, one) => sum + one.words, 0),
      stems: new Set(sentences.flatMap((sentence) => sentence.stems)),
    });
    paragraphs = [
      ...paragraphs.slice(0, largest),
      part(chunk.sentences.slice(0, half), []),
      part(chunk.sentences.slice(half), chunk.attachments),
      ...paragraphs.slice(largest + 1),
    ];
  }
  return paragraphs;
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
    return 0.8 + 0.4 * similarity(before, chunk) + leans;
  }
  // Going into a first subsection leaves the introduction behind, which belongs to what it
  // introduces.
  const intoSubsection = same === before.headings.length ? 0.35 : 0;
  return Math.min(0.85, 0.28 * Math.max(0, same - rootDepth(chunk.source, index)) + intoSubsection);
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
  const most = Math.max(
    1,
    Math.min(modulesChosen.max, Math.floor(lessons / Math.max(2, perModule))),
  );
  const least = Math.min(modulesChosen.min, most);
  // Chapters of the text are the best modules where their number fits.
  const chapters = 1 + sized.filter((chunk, i) => i > 0 && chunk.cutCost === 0).length;
  const ideal =
    chapters >= least && chapters <= most
      ? chapters
      : words / (lessonWords.wanted * (brief.submoduleCount ?? submodulesChosen.min));
  return best(least, most, ideal, (count) => partition(sized, count, perModule));
}

function chosenLessons(sized: readonly SizedChunk[]): readonly number[] {
  const words = sized.reduce((sum, chunk) => sum + chunk.words, 0);
  const most = Math.max(1, Math.min(submodulesChosen.max, Math.floor(words / lessonWords.needed)));
  const least = Math.min(submodulesChosen.min, most);
  return best(least, most, words / lessonWords.wanted, (count) => partition(sized, count)) ?? [0];
}

function best(
  least: number,
  most: number,
  ideal: number,
  split: (count: number) => { starts: readonly number[]; cost: number } | undefined,
): readonly number[] | undefined {
  let found: readonly number[] | undefined;
  let lowest = Infinity;
  for (let count = least; count <= most; count++) {
    const made = split(count);
    if (!made) continue;
    const off = Math.log(count / Math.max(0.5, Math.min(most, Math.max(least, ideal))));
    const cost = made.cost + 0.25 * off * off;
    if (cost < lowest) [lowest, found] = [cost, made.starts];
  }
  return found;
}
