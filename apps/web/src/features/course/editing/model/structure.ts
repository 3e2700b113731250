import {
  limits,
  lineOfText,
  plainText,
  saveStructureBody,
  type CourseModule,
  type ErrorDetail,
  type SaveStructureInput,
} from '@coursewright/contract';
import { z } from 'zod';
import {
  keptOutline,
  errorsByItem,
  type Outline,
  type OutlineItem,
} from '../../../../shared/outline-editor/outline.ts';
import { errorDetails } from '../../../../shared/ui/field-error.ts';

export type Structure = Omit<SaveStructureInput, 'id'>;

/**
 * What is sent: items of the course by their ids, with their words where these changed; new items
 * without an id.
 */
function structureOf(
  outline: Outline,
  present: readonly CourseModule[],
  revision: number,
): Structure {
  const lessons = new Map(
    present.flatMap(({ submodules }) => submodules).map((lesson) => [lesson.id, lesson]),
  );
  const lessonOf = ({
    id,
    title,
    description,
  }: OutlineItem): Structure['modules'][number]['submodules'][number] => {
    const before = id === undefined ? undefined : lessons.get(id);
    if (id === undefined) return { title, description };
    return {
      id,
      ...(before?.title === title ? {} : { title }),
      ...(before?.description === description ? {} : { description }),
    };
  };
  return {
    revision,
    modules: keptOutline(outline).map(({ id, title, description, lessons: own }) => ({
      ...(id ? { id } : {}),
      title,
      description,
      submodules: own.map(lessonOf),
    })),
  };
}

/** The structure to save, or what is wrong with it by item and field. */
export function checkedStructure(
  outline: Outline,
  present: readonly CourseModule[],
  revision: number,
): { structure: Structure } | { errors: ReadonlyMap<string, string> } {
  // A lesson is one of two shapes to the contract, which cannot say which of its fields is wrong.
  const errors = keptOutline(outline).flatMap((module, at) => [
    ...textErrors(module, `modules.${at}`),
    ...module.lessons.flatMap((lesson, index) =>
      textErrors(lesson, `modules.${at}.submodules.${index}`),
    ),
  ]);
  const parsed = saveStructureBody.safeParse(structureOf(outline, present, revision));
  if (parsed.success && errors.length === 0) return { structure: parsed.data };
  const issues = parsed.success
    ? []
    : errorDetails(parsed.error.issues).filter(({ path }) => !/submodules\.\d+$/.test(path));
  return { errors: errorsByItem(outline, [...errors, ...issues]) };
}

const words = z.object({
  title: lineOfText(1, limits.editing.titleMax),
  description: plainText(0, limits.editing.descriptionMax),
});
const textErrors = (item: OutlineItem, path: string): ErrorDetail[] =>
  errorDetails(words.safeParse(item).error?.issues ?? []).map((detail) => ({
    ...detail,
    path: `${path}.${detail.path}`,
  }));

/** The course as it is now, as something to go back to. */
export const presentStructure = (present: readonly CourseModule[]): Structure['modules'] =>
  present.map(({ id, title: itsTitle, description: about, submodules }) => ({
    id,
    title: itsTitle,
    description: about,
    submodules: submodules.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      description: lesson.description,
    })),
  }));

/** Whether two courses have the same items in the same places under the same names. */
export const isSameStructure = (
  one: readonly CourseModule[],
  other: readonly CourseModule[],
): boolean => JSON.stringify(presentStructure(one)) === JSON.stringify(presentStructure(other));
