import { contentStems } from '@coursewright/text/terms';
import type { CourseBrief } from '../../author.ts';
import { isBoilerplate } from '../material/boilerplate.ts';
import type { Chunk } from '../material/chunks.ts';
import { weightOf } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';

/**
 * Words of quotable text below which a part of the material is too little for a course of its own.
 */
const enoughForAPart = 300;

/**
 * The chunks that the course is about, in reading order. Whole sources when the topic names them
 * (or nothing in particular); the sections it names when it asks for one part of a big document.
 * Boilerplate and repeated paragraphs are left out.
 */
export function relevantChunks(index: MaterialIndex, brief: CourseBrief): readonly Chunk[] {
  const proper = withoutRepetitions(
    index.chunks.filter((chunk) => !isBoilerplate(chunk.headings, brief.topic, chunk.language)),
  );
  const usable = proper.length > 0 ? proper : index.chunks;
  const asked = new Map<string, number>();
  for (const source of index.sources)
    for (const stem of contentStems(brief.topic, source.language))
      asked.set(stem, weightOf(index, stem));
  const known = [...asked.keys()].filter(
    (stem) =>
      index.chunkFrequency.has(stem) || index.sources.some((source) => source.titleStems.has(stem)),
  );
  if (known.length === 0) return usable;
  const whole = known.reduce((sum, stem) => sum + (asked.get(stem) ?? 0), 0) || 1;
  const covered = (stems: ReadonlySet<string>): number =>
    known.reduce((sum, stem) => sum + (stems.has(stem) ? (asked.get(stem) ?? 0) : 0), 0) / whole;

  const onTopic = sourcesOnTopic(index, usable, covered);
  const inSources = usable.filter((chunk) => onTopic.has(chunk.source));
  if (index.sources.some((source, i) => onTopic.has(i) && covered(source.titleStems) >= 0.6))
    return inSources;

  // A heading that names what was asked takes its subsections along.
  const headingStems = new Map<string, ReadonlySet<string>>();
  const named = inSources.filter((chunk) => {
    const path = chunk.headings.join(' ');
    let stems = headingStems.get(path);
    if (!stems) headingStems.set(path, (stems = new Set(contentStems(path, chunk.language))));
    return covered(stems) >= 0.6;
  });
  const words = (chunks: readonly Chunk[]): number =>
    chunks.reduce((sum, chunk) => sum + chunk.words, 0);
  if (words(named) >= enoughForAPart) return named;

  const bySection = new Map<string, Chunk[]>();
  for (const chunk of inSources) {
    const key = `${chunk.source} ${chunk.headings.join('\u0000')}`;
    bySection.set(key, [...(bySection.get(key) ?? []), chunk]);
  }
  const scored = [...bySection.values()].map((chunks) => ({
    chunks,
    score:
      Math.max(...chunks.map((chunk) => covered(chunk.stems))) +
      (chunks[0] && named.includes(chunks[0]) ? 1 : 0),
  }));
  const close = new Set(
    scored.filter(({ score }) => score >= 0.75).flatMap(({ chunks }) => chunks),
  );
  const part = inSources.filter((chunk) => close.has(chunk));
  const isPart =
    words(part) >= enoughForAPart &&
    words(part) < words(inSources) * 0.6 &&
    words(inSources) > 6_000;
  return isPart ? part : inSources;
}

/**
 * Uploaded documents were chosen by hand and all count; pages and samples found by search must be
 * about the topic.
 */
function sourcesOnTopic(
  index: MaterialIndex,
  usable: readonly Chunk[],
  covered: (stems: ReadonlySet<string>) => number,
): Set<number> {
  const scores = index.sources.map((source, i) => {
    const own = usable.filter((chunk) => chunk.source === i);
    const inText =
      own.reduce((sum, chunk) => sum + covered(chunk.stems), 0) / Math.max(1, own.length);
    return own.length === 0 ? 0 : covered(source.titleStems) * 2 + inText;
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
