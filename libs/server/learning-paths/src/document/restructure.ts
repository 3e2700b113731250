import {
  AppError,
  type CourseModule,
  type PathData,
  type SaveStructureInput,
  type Submodule,
} from '@coursewright/contract';
import { sourcesOf, submodulesOf, withModules } from './course-document.ts';

/** What was taken out of a course, whole, with the passages it cites, so that it can come back. */
export type RemovedPiece =
  | {
      readonly kind: 'module';
      readonly module: Omit<CourseModule, 'submodules'>;
      readonly sources: PathData['sources'];
    }
  | {
      readonly kind: 'submodule';
      readonly submodule: Submodule;
      readonly sources: PathData['sources'];
    };

export interface Restructured {
  readonly course: PathData;
  /** Lessons under another title or description, as they were before. */
  readonly renamed: readonly Submodule[];
  /** By id; those that were brought back are in the course. */
  readonly removed: ReadonlyMap<string, RemovedPiece>;
}

/**
 * The course in the order that is asked for. Pieces keep their ids and whatever hangs on them, in whichever module they stand; ids that
 * were removed come back as they were; pieces without an id are new, and their lessons planned. Throws validation_error for an id that
 * was never part of the course.
 */
export function restructure(
  course: PathData,
  wanted: SaveStructureInput['modules'],
  removed: ReadonlyMap<string, RemovedPiece>,
  newId: () => string,
): Restructured {
  const submodules = new Map(submodulesOf(course).map((one) => [one.id, one] as const));
  const modules = new Map(course.modules.map((one) => [one.id, one] as const));
  const renamed: Submodule[] = [];
  const broughtBack: PathData['sources'][number][] = [];
  const after = wanted.map((asked, index): CourseModule => {
    const { id, title, description } = asked;
    return {
      ...moduleOf(id, index),
      title,
      description,
      submodules: asked.submodules.map((one, place) =>
        lessonOf(one, `modules.${index}.submodules.${place}.id`),
      ),
    };
  });
  const stays = new Set(
    after.flatMap((module) => [module.id, ...module.submodules.map(({ id }) => id)]),
  );
  if (after.every((module) => module.submodules.length === 0))
    throw refusal('modules', 'A course needs at least one lesson.');
  const gone = new Map<string, RemovedPiece>();
  for (const { submodules: _, ...module } of course.modules)
    if (!stays.has(module.id))
      gone.set(module.id, {
        kind: 'module',
        module,
        sources: sourcesOf(course.sources, [{ ...module, submodules: [] }]),
      });
  for (const submodule of submodules.values())
    if (!stays.has(submodule.id))
      gone.set(submodule.id, {
        kind: 'submodule',
        submodule,
        sources: sourcesOf(course.sources, [submodule]),
      });
  return { course: withModules(course, after, broughtBack), renamed, removed: gone };

  function moduleOf(id: string | undefined, index: number): Omit<CourseModule, 'submodules'> {
    if (id === undefined)
      return {
        id: newId(),
        title: '',
        description: '',
        learning_objectives: [],
        prerequisites: [],
        resources: [],
      };
    const known = modules.get(id);
    if (known) return known;
    const piece = removed.get(id);
    if (piece?.kind !== 'module')
      throw refusal(`modules.${index}.id`, 'This course has no such module.');
    broughtBack.push(...piece.sources);
    return piece.module;
  }

  function lessonOf(
    asked: SaveStructureInput['modules'][number]['submodules'][number],
    path: string,
  ): Submodule {
    if (!('id' in asked)) return plannedLesson(newId(), asked);
    const known = submodules.get(asked.id) ?? removedLesson(asked.id, path);
    const { title = known.title, description = known.description } = asked;
    if (title === known.title && description === known.description) return known;
    renamed.push(known);
    return { ...known, title, description };
  }

  function removedLesson(id: string, path: string): Submodule {
    const piece = removed.get(id);
    if (piece?.kind !== 'submodule') throw refusal(path, 'This course has no such lesson.');
    broughtBack.push(...piece.sources);
    return piece.submodule;
  }
}

const plannedLesson = (
  id: string,
  { title, description }: { title: string; description: string },
): Submodule => ({
  id,
  title,
  description,
  objectives: [],
  status: 'planned',
  content: '',
  summary: '',
  key_terms: [],
  quiz: [],
  resources: [],
  citations: [],
});

const refusal = (path: string, message: string): AppError =>
  new AppError('validation_error', message, { details: [{ path, message }] });
