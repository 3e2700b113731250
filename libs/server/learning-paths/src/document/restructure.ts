import {
  type CourseModule,
  fieldRefusal,
  type PathData,
  type SaveStructureInput,
  say,
  sayAs,
  type Submodule,
} from '@coursewright/contract';
import { sourcesOf, lessonsOf, withModules } from './course-document.ts';

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

type AskedLesson = SaveStructureInput['modules'][number]['submodules'][number];

/**
 * The course in the order that is asked for. Pieces keep their ids and whatever hangs on them, in
 * whichever module they stand; ids that were removed come back as they were; pieces without an id
 * are new, and their lessons planned. Throws validation_error for an id that was never part of the
 * course.
 */
export function restructure(
  course: PathData,
  wanted: SaveStructureInput['modules'],
  removed: ReadonlyMap<string, RemovedPiece>,
  newId: () => string,
): Restructured {
  const pieces = new Pieces(course, removed, newId);
  const modules = wanted.map(({ id, title, description, submodules }, index): CourseModule => ({
    ...pieces.module(id, index),
    title,
    description,
    submodules: submodules.map((one, place) =>
      pieces.lesson(one, `modules.${index}.submodules.${place}.id`),
    ),
  }));
  if (modules.every(({ submodules }) => submodules.length === 0))
    throw fieldRefusal('modules', say('course_needs_lesson'));
  return {
    course: withModules(course, modules, pieces.broughtBack),
    renamed: pieces.renamed,
    removed: leftOut(course, modules),
  };
}

/** The pieces that an order may name: those of the course, and those that were taken out of it. */
class Pieces {
  /** Lessons that were asked for under another title or description, as they were before. */
  readonly renamed: Submodule[] = [];
  /** What the pieces that come back cite. */
  readonly broughtBack: PathData['sources'][number][] = [];
  private readonly modules: ReadonlyMap<string, CourseModule>;
  private readonly lessons: ReadonlyMap<string, Submodule>;
  private readonly removed: ReadonlyMap<string, RemovedPiece>;
  private readonly newId: () => string;

  constructor(course: PathData, removed: ReadonlyMap<string, RemovedPiece>, newId: () => string) {
    this.modules = new Map(course.modules.map((one) => [one.id, one] as const));
    this.lessons = new Map(lessonsOf(course).map((one) => [one.id, one] as const));
    this.removed = removed;
    this.newId = newId;
  }

  module(id: string | undefined, index: number): Omit<CourseModule, 'submodules'> {
    if (id === undefined) return newModule(this.newId());
    const known = this.modules.get(id);
    if (known) return known;
    const piece = this.removed.get(id);
    if (piece?.kind !== 'module')
      throw fieldRefusal(
        `modules.${index}.id`,
        sayAs('does_not_fit', 'This course has no such module.'),
      );
    this.broughtBack.push(...piece.sources);
    return piece.module;
  }

  lesson(asked: AskedLesson, path: string): Submodule {
    if (!('id' in asked)) return plannedLesson(this.newId(), asked);
    const known = this.lessons.get(asked.id) ?? this.removedLesson(asked.id, path);
    const { title = known.title, description = known.description } = asked;
    if (title === known.title && description === known.description) return known;
    this.renamed.push(known);
    return { ...known, title, description };
  }

  private removedLesson(id: string, path: string): Submodule {
    const piece = this.removed.get(id);
    if (piece?.kind !== 'submodule')
      throw fieldRefusal(path, sayAs('does_not_fit', 'This course has no such lesson.'));
    this.broughtBack.push(...piece.sources);
    return piece.submodule;
  }
}

/** What of a course is not among its new modules, with the passages it cites. */
function leftOut(
  course: PathData,
  after: readonly CourseModule[],
): ReadonlyMap<string, RemovedPiece> {
  const stays = new Set(
    after.flatMap((module) => [module.id, ...module.submodules.map(({ id }) => id)]),
  );
  const modules = course.modules.map(({ submodules: _, ...module }): [string, RemovedPiece] => [
    module.id,
    {
      kind: 'module',
      module,
      sources: sourcesOf(course.sources, [{ ...module, submodules: [] }]),
    },
  ]);
  const lessons = lessonsOf(course).map((submodule): [string, RemovedPiece] => [
    submodule.id,
    { kind: 'submodule', submodule, sources: sourcesOf(course.sources, [submodule]) },
  ]);
  return new Map([...modules, ...lessons].filter(([id]) => !stays.has(id)));
}

const newModule = (id: string): Omit<CourseModule, 'submodules'> => ({
  id,
  title: '',
  description: '',
  learning_objectives: [],
  prerequisites: [],
  resources: [],
});

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
