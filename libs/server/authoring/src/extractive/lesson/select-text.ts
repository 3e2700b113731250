import { isUnspaced } from '@coursewright/text';
import type { Chunk } from '../material/chunks.ts';
import type { Sentence } from '../material/sentence.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { pointsAtSubject } from '../material/dangling.ts';
import { informativeness } from './informativeness.ts';
import type { StyleChoice } from './style.ts';

/** A paragraph as the lesson quotes it. */
export interface Quoted {
  readonly chunk: Chunk;
  readonly sentences: readonly Sentence[];
}

/**
 * A paragraph beyond this many words is cut down to its best sentences when there is more text than
 * a lesson holds.
 */
const longParagraph = 150;

/**
 * The paragraphs of a lesson in reading order: all of them if they fit, else the most informative
 * ones, every section represented. Whole paragraphs read better than scattered sentences. A
 * sentence that depends on one left out is left out too.
 */
export function selectText(
  chunks: readonly Chunk[],
  wanted: ReadonlySet<string>,
  choice: StyleChoice,
  index: MaterialIndex,
): Quoted[] {
  const total = chunks.reduce((sum, chunk) => sum + chunk.words, 0);
  const chosen =
    total <= choice.words * overfull
      ? new Set(chunks)
      : withinBudget(chunks, wanted, choice, index);
  const kept: Quoted[] = [];
  const seen: ReadonlySet<string>[] = [];
  /** Those that are quoted to their end, so that the next one may lean on them. */
  const whole = new Set<Chunk>();
  chunks.forEach((chunk, i) => {
    if (!chosen.has(chunk)) return;
    const before = chunks[i - 1];
    const follows =
      before !== undefined &&
      whole.has(before) &&
      // Sections of one name, as a reference has them for each function, do not go on with one another.
      before.source === chunk.source &&
      before.section === chunk.section;
    const defining = new Set(
      (index.definitionsByChunk.get(chunk.id) ?? []).map(({ sentence }) => sentence),
    );
    const isWanted = (sentence: Sentence): boolean =>
      (sentence.words <= choice.longestSentence || defining.has(sentence)) &&
      !repeats(sentence, seen);
    const trimmed =
      total > choice.words && chunk.words > longParagraph
        ? best(chunk, defining)
        : new Set(chunk.sentences);
    const sentences: Sentence[] = [];
    let previousKept = (follows && !chunk.isCut) || isToldByHeading({ chunk });
    for (const sentence of chunk.sentences) {
      const keep =
        sentence.leadIn ||
        (trimmed.has(sentence) && isWanted(sentence) && (!sentence.dangling || previousKept));
      previousKept = keep;
      if (!keep) continue;
      sentences.push(sentence);
      seen.push(new Set(sentence.stems));
    }
    if (sentences.length > 0 || chunk.attachments.length > 0) kept.push({ chunk, sentences });
    if (previousKept || chunk.attachments.length > 0) whole.add(chunk);
  });
  return kept;
}

function withinBudget(
  chunks: readonly Chunk[],
  wanted: ReadonlySet<string>,
  choice: StyleChoice,
  index: MaterialIndex,
): Set<Chunk> {
  const score = (chunk: Chunk): number => {
    let hits = 0;
    for (const stem of wanted) if (chunk.stems.has(stem)) hits++;
    return (
      informativeness(chunk, index) *
      choice.favour(chunk, (index.definitionsByChunk.get(chunk.id)?.length ?? 0) > 0) *
      (1 + hits / (2 + wanted.size))
    );
  };
  const ranked = chunks
    .map((chunk, at) => ({ chunk, at, score: score(chunk) }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const chosen = new Set<Chunk>();
  let words = 0;
  const take = ({ chunk, at }: { chunk: Chunk; at: number }): void => {
    if (chosen.has(chunk)) return;
    // A paragraph that depends on the one before it brings that one along, and so on.
    let first = at;
    while (leansOn(chunks[first]!, chunks[first - 1], chosen)) first -= 1;
    const needed = chunks.slice(first, at + 1);
    const size = needed.reduce((sum, one) => sum + sizeOf(one), 0);
    if (words > 0 && words + size > choice.words) return;
    for (const one of needed) chosen.add(one);
    words += size;
  };
  const opened = new Set<string>();
  for (const one of ranked) {
    const section = one.chunk.headings.join('\u0000');
    if (opened.has(section) || one.chunk.sentences.length === 0) continue;
    opened.add(section);
    take(one);
  }
  let left = ranked.filter(({ chunk }) => !chosen.has(chunk));
  while (left.length > 0) {
    const rank = ({ at, score: own }: Ranked): number => own * nearness(chunks, at, chosen);
    const next = left.reduce((one, other) => (rank(other) > rank(one) ? other : one));
    take(next);
    // What is too long now will not fit later.
    left = left.filter(
      (one) => one !== next && !chosen.has(one.chunk) && words + sizeOf(one.chunk) <= choice.words,
    );
  }
  closeGaps(chunks, chosen, choice.words * overfull - words);
  return chosen;
}
/** Words that a paragraph takes at most, once it is cut down. */
const sizeOf = ({ words }: Chunk): number => Math.min(words, longParagraph + 40);

/** How much longer than asked a lesson may become. */
const overfull = 1.15;

/** Adds the short paragraphs that are left out between two others of their section: a step, a remark. */
function closeGaps(chunks: readonly Chunk[], chosen: Set<Chunk>, room: number): void {
  const gaps: Chunk[][] = [];
  let open: Chunk[] | undefined;
  chunks.forEach((chunk, at) => {
    const before = chunks[at - 1];
    if (chunk.source !== before?.source || chunk.section !== before.section) open = undefined;
    if (!chosen.has(chunk)) {
      open?.push(chunk);
      return;
    }
    if (open && open.length > 0) gaps.push(open);
    open = [];
  });
  const wordsOf = (gap: readonly Chunk[]): number => gap.reduce((sum, { words }) => sum + words, 0);
  let left = room;
  for (const gap of gaps.toSorted((a, b) => wordsOf(a) - wordsOf(b))) {
    const size = wordsOf(gap);
    if (size > longestGap || size > left) return;
    for (const chunk of gap) chosen.add(chunk);
    left -= size;
  }
}
/** Words. */
const longestGap = 60;

interface Ranked {
  readonly chunk: Chunk;
  readonly at: number;
  readonly score: number;
}

/**
 * What goes on with a paragraph that is chosen is worth more than another one, and a gap between two
 * of them is worth closing: steps and trains of thought are read whole.
 */
function nearness(chunks: readonly Chunk[], at: number, chosen: ReadonlySet<Chunk>): number {
  const isChosen = (other: Chunk | undefined): boolean =>
    other !== undefined &&
    chosen.has(other) &&
    other.source === chunks[at]?.source &&
    other.section === chunks[at]?.section;
  return (
    (isChosen(chunks[at - 1]) ? behindChosen : 1) * (isChosen(chunks[at + 1]) ? aboveChosen : 1)
  );
}
const behindChosen = 4;
const aboveChosen = 3;

/** Below its heading, "this function" is the one that the heading names; "it is planned" alone says nothing. */
export const isToldByHeading = ({
  chunk: { opensSection, sentences: written, language },
  sentences = written,
}: {
  readonly chunk: Chunk;
  readonly sentences?: readonly Sentence[];
}): boolean => {
  const [first, next] = sentences;
  return (
    opensSection &&
    first !== undefined &&
    first === written[0] &&
    (next !== undefined || isUnspaced(language) || first.words >= fewestAlone) &&
    pointsAtSubject(first.plain, language)
  );
};
const fewestAlone = 7;

/** Whether a paragraph cannot be read without the one before it, which is not chosen yet. */
const leansOn = (
  { sentences, source, section }: Chunk,
  before: Chunk | undefined,
  chosen: ReadonlySet<Chunk>,
): boolean =>
  before !== undefined &&
  !chosen.has(before) &&
  (sentences[0]?.dangling ?? false) &&
  before.source === source &&
  before.section === section;

/**
 * The sentences of a long paragraph that it can be cut down to: the first, what defines, and the
 * fullest of the rest.
 */
function best(chunk: Chunk, defining: ReadonlySet<Sentence>): Set<Sentence> {
  const counts = new Map<string, number>();
  for (const sentence of chunk.sentences)
    for (const stem of sentence.stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const centrality = (sentence: Sentence): number =>
    sentence.stems.reduce((sum, stem) => sum + (counts.get(stem) ?? 0) - 1, 0) /
    Math.sqrt(4 + sentence.stems.length);
  const ranked = [...chunk.sentences].toSorted(
    (a, b) =>
      Number(b === chunk.sentences[0]) - Number(a === chunk.sentences[0]) ||
      Number(defining.has(b)) - Number(defining.has(a)) ||
      centrality(b) - centrality(a),
  );
  const kept = new Set<Sentence>();
  let words = 0;
  for (const sentence of ranked) {
    if (words > 0 && words + sentence.words > longParagraph) continue;
    kept.add(sentence);
    words += sentence.words;
  }
  return kept;
}

function repeats(sentence: Sentence, seen: readonly ReadonlySet<string>[]): boolean {
  if (sentence.stems.length < 4) return false;
  return seen.some((other) => {
    const shared = sentence.stems.filter((stem) => other.has(stem)).length;
    return shared / (sentence.stems.length + other.size - shared) >= 0.8;
  });
}
