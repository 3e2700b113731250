import {
  generateCourseInput,
  limits,
  listedLanguages,
  type GenerateCourseInput,
  type SourcePolicy,
  type UserKey,
} from '@coursewright/contract';
import { z } from 'zod';
import { errorDetails } from '../../../shared/ui/field-error.ts';
import { keyTokens, usableProviders } from './own-keys.ts';

/**
 * The form as it stands: the request's own fields, not yet checked. Absent counts mean that the
 * author decides.
 */
export const draftSchema = generateCourseInput
  .pick({
    language: true,
    explanation_style: true,
    desired_module_count: true,
    desired_submodule_count: true,
    parallel_count: true,
    search_parallel_count: true,
    submodule_parallel_count: true,
    sources: true,
    source_policy: true,
    outline_first: true,
    without_sources: true,
  })
  .extend({
    topic: z.string(),
    audience: z.string(),
    own_keys: z.array(z.enum(usableProviders)).default([]),
  });
export type Draft = z.output<typeof draftSchema>;
export type DraftErrors = Partial<Record<keyof Draft, string>>;

/** An empty form in the reader's own language, if courses are listed in it. */
export function emptyDraft(language: string): Draft {
  const own = language.split('-')[0] ?? '';
  const listed = listedLanguages.some((each) => each === own);
  return draftSchema.parse({ topic: '', audience: '', ...(listed ? { language: own } : {}) });
}

/**
 * Without a choice: the person's documents if there are any, else what the installation can find.
 */
export const policyOf = (draft: Draft): SourcePolicy =>
  draft.sources?.length ? (draft.source_policy ?? 'documents') : 'web';

/**
 * The request that a draft stands for, or what is wrong with it, field by field. `keys` are those
 * the person has saved.
 */
export function checkDraft(
  draft: Draft,
  keys: readonly UserKey[],
): { input: GenerateCourseInput } | { errors: DraftErrors } {
  const policy = policyOf(draft);
  const { audience, sources, own_keys, ...rest } = draft;
  const parsed = generateCourseInput.safeParse({
    ...rest,
    ...keyTokens(own_keys, keys),
    ...(audience.trim() ? { audience } : {}),
    ...(sources?.length && policy !== 'web' ? { sources } : {}),
    source_policy: policy,
  });
  if (parsed.success) return { input: parsed.data };
  return {
    errors: errorsByField(errorDetails(parsed.error.issues)),
  };
}

/**
 * Errors keyed by field; the first one of a field counts. What belongs to no field of the form is
 * shown at the topic.
 */
export function errorsByField(details: readonly { path: string; message: string }[]): DraftErrors {
  const errors: DraftErrors = {};
  for (const { path, message } of details) {
    const name = path.endsWith('_key_token') ? 'own_keys' : path.split('.')[0];
    const field = fields.find((each) => each === name) ?? 'topic';
    errors[field] ??= message;
  }
  return errors;
}
const fields = draftSchema.keyof().options;

/** Characters as the limit counts them. */
export const topicLength = (draft: Draft): number => draft.topic.trim().length;
export const isTopicTooLong = (draft: Draft): boolean => topicLength(draft) > limits.topic.max;
