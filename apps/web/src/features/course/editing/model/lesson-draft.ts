import {
  editSubmoduleBody,
  quizKinds,
  type EditSubmoduleInput,
  type ErrorDetail,
  type Submodule,
} from '@coursewright/contract';
import { z } from 'zod';
import { errorDetails } from '../../../../shared/ui/field-error.ts';

/**
 * A lesson while it is edited by hand. Keys stay with a row of the form; ids with what the course
 * knows already.
 */
export interface DraftOption {
  readonly key: string;
  readonly id?: string | undefined;
  readonly text: string;
  readonly is_correct: boolean;
  /** Of a pair. */
  readonly match?: string | undefined;
}
export interface DraftQuestion {
  readonly key: string;
  readonly id?: string | undefined;
  readonly kind: Submodule['quiz'][number]['kind'];
  readonly question: string;
  readonly options: readonly DraftOption[];
  readonly explanation: string;
  readonly cites: readonly string[];
}
export interface DraftTerm {
  readonly key: string;
  readonly term: string;
  readonly definition: string;
}
export interface LessonDraft {
  readonly title: string;
  readonly description: string;
  /** One per line. */
  readonly objectives: string;
  readonly content: string;
  readonly summary: string;
  readonly key_terms: readonly DraftTerm[];
  readonly quiz: readonly DraftQuestion[];
}

const option = z.object({
  key: z.string(),
  id: z.string().optional(),
  text: z.string(),
  is_correct: z.boolean(),
  match: z.string().optional(),
});
const kind = z.enum(quizKinds);
/** What storage gives back. */
export const lessonDraft: z.ZodType<LessonDraft> = z.object({
  title: z.string(),
  description: z.string(),
  objectives: z.string(),
  content: z.string(),
  summary: z.string(),
  key_terms: z.array(z.object({ key: z.string(), term: z.string(), definition: z.string() })),
  quiz: z.array(
    z.object({
      key: z.string(),
      id: z.string().optional(),
      kind,
      question: z.string(),
      options: z.array(option),
      explanation: z.string(),
      cites: z.array(z.string()),
    }),
  ),
});

/** The same lesson gives the same draft, so that a changed one can be told. */
export const draftOf = (lesson: Submodule): LessonDraft => ({
  title: lesson.title,
  description: lesson.description,
  objectives: lesson.objectives.join('\n'),
  content: lesson.content,
  summary: lesson.summary,
  key_terms: lesson.key_terms.map(({ term, definition }, index) => ({
    key: `term-${index}`,
    term,
    definition,
  })),
  quiz: lesson.quiz.map(({ id, kind: itsKind, question, options, explanation, cites }) => ({
    key: id,
    id,
    kind: itsKind,
    question,
    explanation,
    cites,
    options: options.map(({ id: optionId, text, is_correct, match }) => ({
      key: optionId,
      id: optionId,
      text,
      is_correct,
      ...(match === undefined ? {} : { match }),
    })),
  })),
});

export const isSameDraft = (one: LessonDraft, other: LessonDraft): boolean =>
  inOneOrder(one) === inOneOrder(other);
/** A draft that comes out of storage has its keys in another order. */
const inOneOrder = (draft: LessonDraft) => JSON.stringify(lessonDraft.parse(draft));

export const newOption = (text = '', is_correct = false): DraftOption => ({
  key: crypto.randomUUID(),
  text,
  is_correct,
});
export const newPair = (): DraftOption => ({ ...newOption('', true), match: '' });
export const newTerm = (): DraftTerm => ({ key: crypto.randomUUID(), term: '', definition: '' });
export const newQuestion = (): DraftQuestion => ({
  key: crypto.randomUUID(),
  kind: 'multiple_choice',
  question: '',
  options: [newOption('', true), newOption(), newOption()],
  explanation: '',
  cites: [],
});

/** What is wrong, by place: "title", "quiz.0.options.1.text". */
export type FieldErrors = ReadonlyMap<string, string>;

type Edit = Omit<EditSubmoduleInput, 'id' | 'submodule_id'>;

/** What is sent. Empty lines among the objectives are left out. */
export function editOf(draft: LessonDraft, revision: number) {
  return {
    revision,
    title: draft.title,
    description: draft.description,
    objectives: draft.objectives
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    content: draft.content,
    summary: draft.summary,
    key_terms: draft.key_terms.map(({ term, definition }) => ({ term, definition })),
    quiz: draft.quiz.map(({ id, kind: itsKind, question, options, explanation, cites }) => ({
      ...(id ? { id } : {}),
      kind: itsKind,
      question,
      explanation,
      cites: [...cites],
      options: options.map(({ id: optionId, text, is_correct, match }) => ({
        ...(optionId ? { id: optionId } : {}),
        text,
        is_correct,
        ...(match === undefined ? {} : { match }),
      })),
    })),
  };
}

/** The edit, or what is wrong with it by place: "title", "quiz.0.options.1.text". */
export function checkedEdit(
  draft: LessonDraft,
  revision: number,
): { edit: Edit } | { errors: FieldErrors } {
  const parsed = editSubmoduleBody.safeParse(editOf(draft, revision));
  if (parsed.success) return { edit: parsed.data };
  return {
    errors: errorsByPlace(errorDetails(parsed.error.issues)),
  };
}

/** The first error of each place. Objectives share one field. */
export function errorsByPlace(details: readonly ErrorDetail[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of details) {
    const place = path.startsWith('objectives') ? 'objectives' : path;
    if (!errors.has(place)) errors.set(place, message);
  }
  return errors;
}
