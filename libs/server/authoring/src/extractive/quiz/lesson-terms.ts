import type { LessonDraft } from '@coursewright/contract';
import type { LessonPlace } from '../../author.ts';
import type { Chunk } from '../material/chunks.ts';
import type { Definition } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { CoursePlan } from '../outline/plan-course.ts';
import type { LessonParts, Prose } from './lesson-parts.ts';

/** A definition of the material, and where in the lesson it stands. */
export interface OwnDefinition {
  readonly definition: Definition;
  readonly place: number;
}

/**
 * The definitions that the lesson gives, so that its reader can answer: those of its sentences, and
 * its key terms that its own passages define in a list or a table. `known` are the passages that
 * were handed over; none of them known, all are.
 */
export function definitionsOf(
  lesson: LessonDraft,
  parts: LessonParts,
  known: ReadonlySet<string>,
  index: MaterialIndex,
): OwnDefinition[] {
  const byRef = new Map<string, Prose[]>();
  for (const sentence of parts.sentences)
    for (const ref of sentence.refs) byRef.set(ref, [...(byRef.get(ref) ?? []), sentence]);
  const places = placesOf(parts);
  const termed = new Set(lesson.key_terms.map(({ term, definition }) => `${term}\n${definition}`));
  return index.definitions.flatMap((definition) => {
    const { ref, plain } = definition.sentence;
    if (definition.isAbbreviation) return [];
    const own = byRef
      .get(ref)
      ?.find((sentence) => plain.includes(sentence.plain) || sentence.plain.includes(plain));
    if (own) return [{ definition, place: own.number }];
    const place = places.get(ref);
    const isKeyTerm = termed.has(`${definition.term}\n${definition.definition}`);
    return place !== undefined && isKeyTerm && (known.size === 0 || known.has(ref))
      ? [{ definition, place }]
      : [];
  });
}

/** Where the passages of tables and lists stand in the lesson. */
function placesOf({ tables, lists }: LessonParts): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const part of [...tables, ...lists])
    for (const ref of [
      ...part.refs,
      ...('entries' in part ? part.entries.flatMap(({ refs }) => refs) : []),
    ])
      if (!places.has(ref)) places.set(ref, part.place);
  return places;
}

/**
 * The key terms that the lesson uses and another part of the course defines. Beside the lesson that
 * defines it, each is asked for in one more: the same question in every lesson would be noise.
 */
export function leanedOn(
  lesson: LessonDraft,
  own: readonly OwnDefinition[],
  place: LessonPlace,
  plan: CoursePlan | undefined,
  index: MaterialIndex,
): OwnDefinition[] {
  const known = new Set(own.map(({ definition }) => definition.term.toLowerCase()));
  const usable = [...index.pageNames, ...index.definitions];
  return lesson.key_terms.flatMap(({ term, definition: said }) => {
    const definition = usable.find((one) => one.term === term && one.definition === said);
    if (!definition || definition.isAbbreviation || known.has(term.toLowerCase())) return [];
    return isForThisLesson(term, place, plan, index) ? [{ definition, place: 0 }] : [];
  });
}

/**
 * Is the lesson the first to use the term of those that define nothing themselves? Without a plan
 * nobody knows, and the term may be asked for.
 */
function isForThisLesson(
  term: string,
  { module, submodule }: LessonPlace,
  plan: CoursePlan | undefined,
  index: MaterialIndex,
): boolean {
  if (!plan) return true;
  const lower = term.toLowerCase();
  for (const { title, submodules } of plan.modules)
    for (const planned of submodules) {
      if (title === module.title && planned.title === submodule.title) return true;
      if (!definesAny(planned.chunks, index) && wordsOf(planned.chunks).includes(lower))
        return false;
    }
  return true;
}

const definesAny = (chunks: readonly Chunk[], index: MaterialIndex): boolean =>
  chunks.some(({ id }) =>
    index.definitionsByChunk.get(id)?.some(({ isAbbreviation }) => !isAbbreviation),
  );

const wordsByChunks = new WeakMap<readonly Chunk[], string>();
function wordsOf(chunks: readonly Chunk[]): string {
  let words = wordsByChunks.get(chunks);
  if (words === undefined) {
    words = chunks
      .flatMap(({ sentences, attachments }) => [
        ...sentences.map(({ plain }) => plain),
        ...attachments.map(({ markdown }) => markdown),
      ])
      .join('\n')
      .toLowerCase();
    wordsByChunks.set(chunks, words);
  }
  return words;
}
