import { contentStems } from '@coursewright/text/terms';
import type { CourseBrief } from '../../author.ts';
import { isBoilerplate, isColophon, isLicence, isListOfParts } from '../material/boilerplate.ts';
import type { Chunk } from '../material/chunks.ts';
import { cleanTitle } from '../material/clean-markdown.ts';
import { tellingWords } from '../material/telling.ts';
import { weightOf } from '../material/material-index.ts';
import { ofChanges } from '../material/no-definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { sourceOrder } from './source-order.ts';
import { isAboutTeaching } from './topic-words.ts';

/**
 * Words of quotable text a lesson is given where there is plenty, what it needs when the author
 * chooses how many lessons there are, the least when the learner asks for a number, and how many of
 * its words a lesson quotes.
 */
export const lessonWords = { quoted: 860, wanted: 450, needed: 260, least: 170 } as const;

/** What of the material a course is about, in reading order. */
export interface Relevant {
  readonly chunks: readonly Chunk[];
  /** Words that are about the topic itself; the rest of `chunks` fills up what was asked for. */
  readonly onTopic: number;
  /** Words of all that could be quoted. */
  readonly all: number;
  /** Those of them that tell something, and are no names. */
  readonly telling: number;
}

/** Share of the topic's meaning that a heading or title must have to be named by it. */
const namedFrom = 0.6;
/** Share that a section's text must have to be about the topic without being named. */
const closeFrom = 0.75;
/**
 * What makes named sections a course by themselves where no number was asked for: so many words,
 * and most of what the document says with the topic's words. "Writing" in a heading of a book that
 * writes about writing everywhere names no part of it.
 */
const partOfItsOwn = { words: lessonWords.least + 20, concentration: 0.35 } as const;
/** Documents below this many words are taken whole unless sections are named. */
const longDocument = 6_000;

/** Share of the sections from which a word runs through the whole text, and the fewest of them. */
const everywhere = { share: 0.4, least: 3 } as const;

const pathOf = ({ source, headings }: Chunk): string => `${source} ${headings.join('\u0000')}`;

/** The words that run through the whole text. */
function wordsEverywhere(stems: Iterable<string>, chunks: readonly Chunk[]): Set<string> {
  const sections = new Map<string, Set<string>>();
  const all = new Set<string>();
  const asked = new Set(stems);
  for (const chunk of chunks) {
    const path = pathOf(chunk);
    all.add(path);
    for (const stem of asked)
      if (chunk.stems.has(stem)) sections.set(stem, (sections.get(stem) ?? new Set()).add(path));
  }
  const bound = Math.max(everywhere.least, all.size * everywhere.share);
  return new Set([...asked].filter((stem) => (sections.get(stem)?.size ?? 0) > bound));
}

interface Section {
  readonly chunks: readonly Chunk[];
  readonly words: number;
  readonly isNamed: boolean;
  /** How much of the topic headings and text hold together; higher is closer. */
  readonly score: number;
}

/**
 * The chunks that the course is written from. The topic ranks and never starves: sections that it
 * names come first, those close to it next, and the rest of the documents only as far as the number
 * of lessons asked for needs it. Boilerplate and repeated paragraphs are left out.
 */
export function relevantChunks(index: MaterialIndex, brief: CourseBrief): Relevant {
  const usable = usableChunks(index, brief);
  const weights = topicWeights(index, brief);
  if (weights.size === 0) return whole(usable);
  const onTopic = sourcesOnTopic(index, usable, weights);
  const inSources = usable.filter((chunk) => onTopic.has(chunk.source));
  // What the titles say, or the text says everywhere, does not tell one part from another.
  const titles = index.sources.filter((_, i) => onTopic.has(i)).map(({ titleStems }) => titleStems);
  const common = wordsEverywhere(weights.keys(), inSources);
  const specific = new Map(
    [...weights].filter(([stem]) => !common.has(stem) && !titles.some((stems) => stems.has(stem))),
  );
  if (specific.size === 0) return whole(inSources);

  const sections = sectionsOf(inSources, specific);
  const named = sections.filter(({ isNamed }) => isNamed);
  const close = sections.filter(({ score, isNamed }) => !isNamed && score >= closeFrom);
  const all = wordsOf(inSources);
  if (brief.moduleCount === undefined && brief.submoduleCount === undefined) {
    if (sum(named) >= partOfItsOwn.words && isWhereItIsSaid(named, inSources, specific))
      return part(named, inSources, sum(named));
    const both = [...named, ...close];
    const isPart =
      sum(both) >= 6 * lessonWords.needed && sum(both) < all * namedFrom && all > longDocument;
    return isPart ? part(both, inSources, sum(both)) : { ...whole(inSources), onTopic: sum(both) };
  }
  const asked = (brief.moduleCount ?? 1) * (brief.submoduleCount ?? 1);
  const aboutIt = sum(named) > 0 ? sum(named) : sum(close);
  if (sum(named) >= asked * lessonWords.needed) return part(named, inSources, aboutIt);
  return part(upTo(asked * lessonWords.wanted, sections), inSources, aboutIt);
}

/** Everything that may be quoted, in reading order; all there is where nothing else is. */
function usableChunks(index: MaterialIndex, brief: CourseBrief): readonly Chunk[] {
  const sections = Map.groupBy(index.chunks, pathOf);
  const licences = new Set(
    [...sections].flatMap(([path, own]) =>
      isLicence(
        own.flatMap(({ sentences, attachments }) => [
          ...sentences,
          ...attachments.flatMap(({ entries }) => entries),
        ]),
      )
        ? [path]
        : [],
    ),
  );
  const listing = index.sources.map(({ title, givenTitle }) =>
    [title, cleanTitle(givenTitle)].some(isListOfParts),
  );
  // What is told of a document, and not by it, is left out even where nothing else is: but for what
  // changed, where learners have said that they want to know it.
  const own = index.chunks.filter((chunk) => !isColophon(chunk));
  const told = own.filter((chunk) => !listing[chunk.source] && !chunk.headings.some(isListOfParts));
  const isAsked =
    !ofChanges.test(brief.topic) && index.sources.every(({ title }) => ofChanges.test(title));
  const taught = told.length === 0 && isAsked ? own : told;
  const proper = withoutRepetitions(
    taught.filter(
      (chunk) =>
        !isBoilerplate(chunk.headings, brief.topic, chunk.language) && !licences.has(pathOf(chunk)),
    ),
  );
  const places = sourceOrder(index);
  // A page on its own licence, or on support, is about that; its sections on such things are not.
  const all =
    proper.length > 0
      ? proper
      : taught.filter(({ headings, language }) => !isBoilerplate(headings.slice(1), '', language));
  return all.toSorted((a, b) => (places[a.source] ?? 0) - (places[b.source] ?? 0) || a.id - b.id);
}

type Weights = ReadonlyMap<string, number>;

/** The stems of the topic that occur in the material, with what each tells. */
function topicWeights(index: MaterialIndex, brief: CourseBrief): Weights {
  const weights = new Map<string, number>();
  for (const source of index.sources)
    for (const stem of contentStems(withoutTeaching(brief.topic), source.language))
      if (
        index.chunkFrequency.has(stem) ||
        index.sources.some(({ titleStems }) => titleStems.has(stem))
      )
        weights.set(stem, weightOf(index, stem));
  return weights;
}

/** The share of the topic's meaning that some stems hold, 0–1. */
function shareOf(weights: Weights): (stems: ReadonlySet<string>) => number {
  const total = [...weights.values()].reduce((all, weight) => all + weight, 0) || 1;
  return (stems) =>
    [...weights].reduce((all, [stem, weight]) => all + (stems.has(stem) ? weight : 0), 0) / total;
}

/** "A practical introduction to Git" asks for Git. */
function withoutTeaching(topic: string): string {
  const words = topic.split(/\s+/);
  const kept = words.filter((word) => !isAboutTeaching(word));
  return kept.length > 0 ? kept.join(' ') : topic;
}

function sectionsOf(chunks: readonly Chunk[], weights: Weights): Section[] {
  const share = shareOf(weights);
  const byPath = new Map<string, Chunk[]>();
  for (const chunk of chunks) {
    const key = pathOf(chunk);
    byPath.set(key, [...(byPath.get(key) ?? []), chunk]);
  }
  return [...byPath.values()].map((own) => {
    const [{ headings, language } = { headings: [], language: 'en' }] = own;
    const byHeading = headings.map((heading) => new Set(contentStems(heading, language)));
    const path = share(new Set(byHeading.flatMap((stems) => [...stems])));
    // "Branches and tags" names the chapter "Branches", though that is only half of it.
    const isWholeHeading = byHeading.some(
      (stems) =>
        stems.size > 0 && share(stems) >= 0.25 && [...stems].every((stem) => weights.has(stem)),
    );
    const text = Math.max(...own.map((chunk) => share(chunk.stems)));
    return {
      chunks: own,
      words: wordsOf(own),
      isNamed: path >= namedFrom || isWholeHeading,
      score: Math.max(text, path),
    };
  });
}

/** Whether the words stand for the most part in these sections. */
function isWhereItIsSaid(
  sections: readonly Section[],
  of: readonly Chunk[],
  specific: Weights,
): boolean {
  const asked = [...specific.keys()];
  const occurrences = (chunks: readonly Chunk[]): number =>
    chunks.reduce((all, { stems }) => all + asked.filter((stem) => stems.has(stem)).length, 0);
  const here = occurrences(sections.flatMap(({ chunks }) => chunks));
  return here >= occurrences(of) * partOfItsOwn.concentration;
}

/** The closest sections that together have as many words as are wanted. */
function upTo(wanted: number, sections: readonly Section[]): Section[] {
  const ranked = sections
    .map((section, at) => ({ section, at }))
    .toSorted(
      (a, b) =>
        Number(b.section.isNamed) - Number(a.section.isNamed) ||
        Math.round(b.section.score * 4) - Math.round(a.section.score * 4) ||
        a.at - b.at,
    );
  const chosen: Section[] = [];
  let words = 0;
  for (const { section } of ranked) {
    if (words >= wanted) break;
    chosen.push(section);
    words += section.words;
  }
  return chosen;
}

const whole = (chunks: readonly Chunk[]): Relevant => ({
  chunks,
  onTopic: wordsOf(chunks),
  all: wordsOf(chunks),
  telling: tellingOf(chunks),
});

function part(sections: readonly Section[], of: readonly Chunk[], onTopic: number): Relevant {
  const chosen = new Set(sections.flatMap(({ chunks }) => chunks));
  return {
    chunks: of.filter((chunk) => chosen.has(chunk)),
    onTopic,
    all: wordsOf(of),
    telling: tellingOf(of),
  };
}

const tellingOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((words, chunk) => words + tellingWords(chunk), 0);
const wordsOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((words, chunk) => words + chunk.proseWords, 0);
const sum = (sections: readonly Section[]): number =>
  sections.reduce((words, section) => words + section.words, 0);

/**
 * Uploaded documents were chosen by hand and all count; pages and samples found by search must be
 * about the topic.
 */
function sourcesOnTopic(
  index: MaterialIndex,
  usable: readonly Chunk[],
  weights: Weights,
): Set<number> {
  const share = shareOf(weights);
  const scores = index.sources.map((source, i) => {
    const own = usable.filter((chunk) => chunk.source === i);
    const inText =
      own.reduce((all, chunk) => all + share(chunk.stems), 0) / Math.max(1, own.length);
    return own.length === 0 ? 0 : share(source.titleStems) * 2 + inText;
  });
  const best = Math.max(...scores);
  return new Set(
    index.sources.flatMap((source, i) =>
      source.kind === 'document' || (scores[i] ?? 0) >= best * 0.35 ? [i] : [],
    ),
  );
}

/** The same paragraph on several pages is quoted once. */
function withoutRepetitions(chunks: readonly Chunk[]): Chunk[] {
  const seen = new Set<string>();
  return chunks.filter((chunk) => {
    const key = [
      ...chunk.sentences.map((sentence) => sentence.plain.toLowerCase()),
      ...chunk.attachments.map((attachment) => attachment.markdown),
    ].join('\n');
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
