import type { CourseSource, KeyTerm, PathData, Submodule } from '@coursewright/contract';
import { checkOfTerm, isCertain } from '../../model/certainty.ts';
import { passageById } from '../../model/citations.ts';
import type { Placed } from '../../model/lessons.ts';
import { fold } from './fold.ts';

/** What a course says a term means, and where. */
export interface GlossaryEntry {
  readonly term: string;
  readonly definition: string;
  /** The lessons that say so, in their order. */
  readonly lessons: readonly Placed<Submodule>[];
  /** Where it is from; absent where the check did not find it there. */
  readonly source?: { readonly passageId: string; readonly source: CourseSource } | undefined;
}

/**
 * All key terms of a course, sorted as its language sorts. A term that lessons explain in the same
 * words is one entry; one that they explain otherwise has an entry for each.
 */
export function glossaryOf(
  course: PathData,
  lessons: readonly Placed<Submodule>[],
): GlossaryEntry[] {
  const entries = new Map<string, GlossaryEntry>();
  for (const placed of lessons)
    for (const term of placed.lesson.key_terms) {
      const key = `${fold(term.term).text}\n${fold(term.definition).text}`;
      const before = entries.get(key);
      entries.set(key, {
        term: before?.term ?? term.term,
        definition: before?.definition ?? term.definition,
        lessons: [...(before?.lessons ?? []), placed],
        source: before?.source ?? sourceOf(course, placed.lesson, term),
      });
    }
  const { compare } = collatorOf(course.language);
  return [...entries.values()].toSorted((one, other) => compare(one.term, other.term));
}

/** Numbers by their size, signs and case aside. A language that is not known sorts as the root does. */
function collatorOf(language: string): Intl.Collator {
  const options = { numeric: true, ignorePunctuation: true, sensitivity: 'accent' } as const;
  try {
    return new Intl.Collator(language, options);
  } catch {
    return new Intl.Collator('und', options);
  }
}

function sourceOf(course: PathData, lesson: Submodule, term: KeyTerm) {
  const check = checkOfTerm(lesson, term);
  if (!check || !isCertain(check)) return undefined;
  const passageId =
    check.evidence?.passage_id ??
    lesson.citations.find(({ marker }) => check.markers.includes(marker))?.passage_id;
  const found = passageId === undefined ? undefined : passageById(course, passageId);
  return found && { passageId: found.passage.id, source: found.source };
}

/** Whose term or definition has every word. */
export const filterGlossary = (
  entries: readonly GlossaryEntry[],
  words: readonly string[],
): GlossaryEntry[] =>
  entries.filter(({ term, definition }) => {
    const { text } = fold(`${term}\n${definition}`);
    return words.every((word) => text.includes(word));
  });
