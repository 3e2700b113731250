import type { LessonDraft } from '@coursewright/contract';
import type { Definition } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
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
