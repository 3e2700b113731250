import { limits, type PathData, pathData, type RefusedField, sayAs } from '@coursewright/contract';
import { referenceProblems, sizeProblem } from '@coursewright/contract/course-file';
import { refusedFields } from '@coursewright/platform';

/** What became of a value that somebody sent as a course. */
export type CheckedDocument =
  | { readonly document: PathData; readonly json: string }
  | { readonly problems: RefusedField[] };

const { maxBytes } = limits.pathData;

/** As many as a person reads. */
const mostProblems = 20;

/**
 * A course that came from outside, or what is wrong with it, place by place. Size and depth are
 * looked at before any schema goes through it.
 */
export function checkDocument(value: unknown): CheckedDocument {
  const refusal = sizeProblem(value);
  if (refusal) return { problems: [{ path: '', ...refusal }] };
  const json = JSON.stringify(value) ?? '';
  if (Buffer.byteLength(json) > maxBytes)
    return {
      problems: [
        {
          path: '',
          ...sayAs('course_too_big', `A course may have at most ${maxBytes / 1024 / 1024} MiB.`),
        },
      ],
    };
  const parsed = pathData.safeParse(value);
  if (!parsed.success)
    return { problems: refusedFields(parsed.error.issues.slice(0, mostProblems)) };
  const problems = referenceProblems(parsed.data).slice(0, mostProblems);
  return problems.length > 0 ? { problems } : { document: parsed.data, json };
}
