import { limits, saveOutlineBody, type SaveOutlineInput } from '@coursewright/contract';
import {
  keptOutline,
  errorsByItem,
  type Outline,
  type OutlineItem,
  type WrittenModule,
} from '../../../shared/outline-editor/outline.ts';
import { useGeneratingMessages } from '../messages/index.ts';

export type OutlineBody = Omit<SaveOutlineInput, 'id'>;
/** What is missing, by item and field; see `errorsByItem`. */
export type OutlineErrors = ReadonlyMap<string, string>;

/**
 * The request that saves an outline which was changed from a revision, or what stands in its way.
 */
export function checkOutline(
  outline: Outline,
  revision: number,
): { body: OutlineBody } | { errors: OutlineErrors } {
  const parsed = saveOutlineBody.safeParse({ revision, modules: modulesOf(keptOutline(outline)) });
  if (parsed.success) return { body: parsed.data };
  return {
    errors: errorsByItem(
      outline,
      parsed.error.issues.map(({ path, code }) => ({
        path: path.join('.'),
        message: errorIn(String(path.at(-1)), code),
      })),
    ),
  };
}

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

function errorIn(field: string, code: string): string {
  const isTooMuch = code === 'too_big';
  const t = useGeneratingMessages.current().outline_error;
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
