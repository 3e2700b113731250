import { limits, saveOutlineBody, type SaveOutlineInput } from '@coursewright/contract';
import { keptOutline, remarksByPiece, type Outline, type OutlinePiece } from '../../../shared/outline-editor/outline.ts';

export type OutlineBody = Omit<SaveOutlineInput, 'id'>;
/** What is missing, by piece and field; see `remarksByPiece`. */
export type Remarks = ReadonlyMap<string, string>;

/**
 * The request that saves an outline, or what stands in its way. `known` are the ids that the server has now: a piece that was removed,
 * saved and put back is a new one to it.
 */
export function checkOutline(outline: Outline, known: ReadonlySet<string>): { body: OutlineBody } | { remarks: Remarks } {
  const parsed = saveOutlineBody.safeParse(bodyOf(keptOutline(outline), known));
  if (parsed.success) return { body: parsed.data };
  return { remarks: remarksByPiece(outline, parsed.error.issues.map(({ path, code }) => ({ path: path.join('.'), message: remarkOn(String(path.at(-1)), code) }))) };
}

function bodyOf(outline: Outline, known: ReadonlySet<string>) {
  const wordsOf = ({ id, title, description }: OutlinePiece) => ({ ...(id && known.has(id) ? { id } : {}), title, description });
  return {
    modules: outline.map((module) => ({
      ...wordsOf(module),
      learning_objectives: module.objectives,
      submodules: module.lessons.map((lesson) => ({ ...wordsOf(lesson), objectives: lesson.objectives })),
    })),
  };
}

function remarkOn(field: string, code: string): string {
  const isTooMuch = code === 'too_big';
  switch (field) {
    case 'modules':
      return isTooMuch ? `A course has at most ${limits.modules.max} modules.` : 'A course needs at least one module.';
    case 'submodules':
      return isTooMuch ? `A module has at most ${limits.submodules.max} lessons.` : 'A module needs at least one lesson.';
    case 'description':
      return `At most ${limits.outline.description.max} characters.`;
    default:
      return isTooMuch ? `At most ${limits.outline.title.max} characters.` : 'Give it a title.';
  }
}
