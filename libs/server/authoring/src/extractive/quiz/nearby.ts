import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { describesHeading } from './heading-entries.ts';
import { entriesOf, type Entry } from './lesson-parts.ts';
import { definitionEntries } from './term-questions.ts';

/** So many paragraphs before and behind a lesson are of its subject. */
const nearbyChunks = 30;

const entriesByIndex = new WeakMap<MaterialIndex, ReadonlyMap<number, readonly Entry[]>>();

/** What lists, headings and definitions beside a place of the material tell, the nearest first. */
export function entriesAround(chunk: number, index: MaterialIndex): readonly Entry[] {
  if (chunk < 0) return [];
  let known = entriesByIndex.get(index);
  if (!known) {
    known = new Map(
      index.chunks.map((one, at) => [one.id, entriesIn(one, index.chunks[at - 1], index)]),
    );
    entriesByIndex.set(index, known);
  }
  return [...known]
    .filter(([id]) => Math.abs(id - chunk) <= nearbyChunks)
    .toSorted(([a], [b]) => Math.abs(a - chunk) - Math.abs(b - chunk))
    .flatMap(([, entries]) => entries);
}

/** The sentences of those paragraphs, the nearest first. */
export const sentencesAround = (chunk: number, index: MaterialIndex): readonly string[] =>
  chunk < 0
    ? []
    : index.chunks
        .filter(({ id }) => Math.abs(id - chunk) <= nearbyChunks)
        .toSorted((a, b) => Math.abs(a.id - chunk) - Math.abs(b.id - chunk))
        .flatMap(({ sentences }) => sentences.map(({ plain }) => plain));

function entriesIn(chunk: Chunk, before: Chunk | undefined, index: MaterialIndex): Entry[] {
  const { language, headings, sentences, attachments } = chunk;
  const [first] = sentences;
  const heading = headings.at(-1) ?? '';
  const opensSection = before?.headings.join('\n') !== headings.join('\n');
  const defined = index.definitionsByChunk.get(chunk.id) ?? [];
  return [
    ...(first && opensSection
      ? describesHeading(heading, { plain: first.plain, refs: [first.ref], number: 0 }, language)
      : []),
    ...attachments.flatMap(({ kind, markdown }) =>
      kind === 'list' ? entriesOf(markdown, 0, language) : [],
    ),
    ...definitionEntries(
      defined.map((definition) => ({ definition, place: 0 })),
      language,
    ),
  ];
}
