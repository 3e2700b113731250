import {
  type CourseModule,
  fieldRefusal,
  type PathData,
  type SaveOutlineInput,
  sayAs,
} from '@coursewright/contract';
import { z } from 'zod';
import type { PlannedLesson, PlannedModules } from './course-draft.ts';

/**
 * A planned course whose modules and lessons have their ids: what it is written from, once its learner has
 * confirmed it.
 */
export const courseOutline = z.strictObject({
  summary: z.string(),
  modules: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      description: z.string(),
      learning_objectives: z.array(z.string()),
      submodules: z.array(
        z.strictObject({
          id: z.uuid(),
          title: z.string(),
          description: z.string(),
          objectives: z.array(z.string()),
        }),
      ),
    }),
  ),
  /**
   * What its author knows about modules and lessons and its learner does not edit, by id; also of those that
   * were taken out, so that they can be put back.
   */
  prerequisites: z.record(z.uuid(), z.array(z.string())),
  refs: z.record(z.uuid(), z.array(z.string())),
  /** Terms that they introduce; absent in outlines of before they were asked for. */
  terms: z.record(z.uuid(), z.array(z.string())).optional(),
});
export type CourseOutline = z.infer<typeof courseOutline>;

/**
 * The outline as its learner wants it. Modules and lessons keep the ids they are given with, wherever they
 * stand; those without get one from `newId`. Throws validation_error for an id that is not of this
 * outline, of a module where a lesson belongs or the reverse, or there twice.
 */
export function editedOutline(
  outline: CourseOutline,
  wanted: SaveOutlineInput['modules'],
  newId: () => string,
): CourseOutline {
  const used = new Set<string>();
  const idOf = (known: Record<string, unknown>, path: string, id?: string): string => {
    if (id === undefined) return newId();
    const problem = !Object.hasOwn(known, id)
      ? sayAs('does_not_fit', 'This is not part of the outline.')
      : used.has(id)
        ? sayAs('does_not_fit', 'This is in the outline twice.')
        : undefined;
    if (problem) throw fieldRefusal(path, problem);
    used.add(id);
    return id;
  };
  const modules = wanted.map(({ submodules, ...module }, m) => ({
    ...module,
    id: idOf(outline.prerequisites, `modules.${m}.id`, module.id),
    submodules: submodules.map((one, s) => ({
      ...one,
      id: idOf(outline.refs, `modules.${m}.submodules.${s}.id`, one.id),
    })),
  }));
  const fresh = (items: readonly { id: string }[]) =>
    Object.fromEntries(items.map(({ id }) => [id, [] as string[]]));
  return {
    summary: outline.summary,
    modules,
    prerequisites: { ...fresh(modules), ...outline.prerequisites },
    refs: { ...fresh(modules.flatMap(({ submodules }) => submodules)), ...outline.refs },
    ...(outline.terms ? { terms: outline.terms } : {}),
  };
}

/** As the steps that write take it: the modules with their ids, and the lessons of each. */
export function confirmedPlan({ summary, modules, prerequisites, refs, terms }: CourseOutline): {
  modules: PlannedModules;
  lessons: readonly (readonly PlannedLesson[])[];
} {
  return {
    modules: {
      summary,
      modules: modules.map(({ id, title, description, learning_objectives }) => ({
        id,
        title,
        description,
        learning_objectives,
        prerequisites: prerequisites[id] ?? [],
        ...termsOf(terms, id),
      })),
    },
    lessons: modules.map(({ submodules }) =>
      submodules.map(({ id, title, description, objectives }) => ({
        id,
        title,
        description,
        objectives,
        refs: refs[id] ?? [],
        ...termsOf(terms, id),
      })),
    ),
  };
}

const termsOf = (terms: CourseOutline['terms'], id: string): { terms?: string[] } =>
  terms?.[id] ? { terms: terms[id] } : {};

/** The modules of a course of which nothing is written yet. */
export const plannedModules = ({ modules, prerequisites }: CourseOutline): CourseModule[] =>
  modules.map(({ submodules, ...module }) => ({
    ...module,
    prerequisites: prerequisites[module.id] ?? [],
    resources: [],
    submodules: submodules.map((one) => ({
      ...one,
      status: 'planned',
      content: '',
      summary: '',
      key_terms: [],
      quiz: [],
      resources: [],
      citations: [],
    })),
  }));

export const withOutline = (course: PathData, outline: CourseOutline): PathData => ({
  ...course,
  modules: plannedModules(outline),
});
