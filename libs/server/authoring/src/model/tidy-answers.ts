import type { LessonDraft } from '@coursewright/contract';
import { z } from 'zod';
import type { PickedPassage } from '../author.ts';
import { isPlaceholder } from './no-answer.ts';

export const counts = (
  exact: number | undefined,
  { authorMin, authorMax }: { authorMin: number; authorMax: number },
) => ({ min: exact ?? authorMin, max: exact ?? authorMax });

/** The terms that a part introduces are asked of a model, which leaves out what it need not say. */
export const withTerms = <
  Shape extends { terms: z.ZodOptional<z.ZodArray<z.ZodString>> } & z.core.$ZodShape,
>(
  element: z.ZodObject<Shape, z.core.$strict>,
) => z.array(z.strictObject({ ...element.shape, terms: element.shape.terms.unwrap().default([]) }));

export const refsOf = (passages: readonly PickedPassage[]): Set<string> =>
  new Set(passages.map(({ ref }) => ref));

export const knownRefs = (refs: readonly string[], given: ReadonlySet<string>): string[] =>
  [...new Set(refs.map((ref) => ref.replace(/[[\]\s]/g, '')))].filter((ref) => given.has(ref));

/** Key terms whose definition says something, each term once. */
export const definedTerms = (terms: LessonDraft['key_terms']): LessonDraft['key_terms'] =>
  unique(terms, ({ term }) => term.toLowerCase()).filter(
    ({ term, definition }) =>
      !isPlaceholder(definition, 'definition') &&
      !isPlaceholder(term, 'term') &&
      definition.toLowerCase() !== term.toLowerCase(),
  );

/** The first of those that share a key. */
export function unique<T>(list: readonly T[], keyOf: (entry: T) => unknown): T[] {
  const first = new Map<unknown, T>();
  for (const entry of list) if (!first.has(keyOf(entry))) first.set(keyOf(entry), entry);
  return [...first.values()];
}
