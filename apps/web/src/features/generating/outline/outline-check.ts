import { limits, saveOutlineBody, type SaveOutlineInput } from '@coursewright/contract';
import {
  keptOutline,
  errorsByItem,
  type Outline,
  type OutlineItem,
  type WrittenModule,
} from '../../../shared/outline-editor/outline.ts';
import type { Messages } from '../messages/en.tsx';

export type OutlineBody = Omit<SaveOutlineInput, 'id'>;
/** What is missing, by item and field; see `errorsByItem`. */
export type OutlineErrors = ReadonlyMap<string, string>;

/**
 * The request that saves an outline which was changed from a revision; none while something is
 * missing or too long.
 */
export function checkOutline(outline: Outline, revision: number): OutlineBody | undefined {
  return parsed(outline, revision).data;
}

/** What stands in its way, in the language of `t`. */
export function outlineErrors(outline: Outline | undefined, t: Messages): OutlineErrors {
  const { issues } = (outline && parsed(outline, 0).error) ?? { issues: [] };
  return errorsByItem(
    outline ?? [],
    issues.map(({ path, code }) => ({
      path: path.join('.'),
      message: errorIn(String(path.at(-1)), code, t.outline_error),
    })),
  );
}

const parsed = (outline: Outline, revision: number) =>
  saveOutlineBody.safeParse({ revision, modules: modulesOf(keptOutline(outline)) });

const modulesOf = (outline: Outline) =>
  outline.map((module) => ({
    ...wordsOf(module),
    learning_objectives: module.objectives,
    submodules: module.lessons.map((lesson) => ({
      ...wordsOf(lesson),
      objectives: lesson.objectives,
    })),
  }));
const wordsOf = ({ id, title, description }: OutlineItem) => ({
  ...(id ? { id } : {}),
  title,
  description,
});

/**
 * Whether a request has arrived: the course says the same, whatever ids its new items were given.
 */
export function isStored(
  { modules }: OutlineBody,
  course: { readonly modules: readonly WrittenModule[] },
): boolean {
  const stored = idsOf(course.modules);
  return (
    textOf(modules) === textOf(course.modules) &&
    idsOf(modules).every((id, at) => id === undefined || id === stored[at])
  );
}

type Modules = OutlineBody['modules'] | readonly WrittenModule[];
const idsOf = (modules: Modules) =>
  modules.flatMap(({ id, submodules }) => [id, ...submodules.map((lesson) => lesson.id)]);
const textOf = (modules: Modules) =>
  JSON.stringify(
    modules.map(({ title, description, learning_objectives, submodules }) => [
      title,
      description,
      learning_objectives,
      submodules.map((one) => [one.title, one.description, one.objectives]),
    ]),
  );

function errorIn(field: string, code: string, t: Messages['outline_error']): string {
  const isTooMuch = code === 'too_big';
  switch (field) {
    case 'modules':
      return isTooMuch ? t.too_many_modules({ max: limits.modules.max }) : t.no_modules;
    case 'submodules':
      return isTooMuch ? t.too_many_lessons({ max: limits.submodules.max }) : t.no_lessons;
    case 'description':
      return t.too_long({ max: limits.outline.description.max });
    default:
      return isTooMuch ? t.too_long({ max: limits.outline.title.max }) : t.title;
  }
}

/** The errors apart from titles that are still to be given. */
export function withoutMissingTitles(errors: OutlineErrors, outline: Outline): OutlineErrors {
  const untitled = new Set(
    outline
      .flatMap((module) => [module, ...module.lessons])
      .filter(({ title }) => title.trim() === '')
      .map(({ key }) => `${key}.title`),
  );
  return new Map([...errors].filter(([place]) => !untitled.has(place)));
}
