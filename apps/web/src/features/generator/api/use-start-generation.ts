import type { GenerateCourseInput } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf, RequestError } from '../../../shared/request-error.ts';
import { session } from '../../../shared/session/index.ts';
import { toRequestError, trpc } from '../../../shared/trpc.ts';
import { errorsByField, type DraftErrors } from '../model/draft.ts';
import { useGeneratorMessages } from '../messages/index.ts';

/**
 * What to tell about a start that failed: at the fields, or as one sentence; `needsCredits` if that
 * is what was missing.
 */
export interface StartFailure {
  readonly fields: DraftErrors;
  readonly message?: string;
  readonly needsCredits?: boolean;
}

/**
 * Starts a course. Asking again for the same course after a lost answer does not start, or charge
 * for, a second one.
 */
export function useStartGeneration() {
  const { client } = trpc.useUtils();
  const attempt = useRef<{ body: string; key: string }>(undefined);
  return useMutation({
    mutationFn: async (input: GenerateCourseInput) => {
      const body = JSON.stringify(input);
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      try {
        return await client.generation.start.mutate(input, {
          context: { idempotencyKey: attempt.current.key },
        });
      } catch (error) {
        const known = toRequestError(error);
        // An answer was given: the next press of the button asks for another course. Without one it
        // asks for the same course again.
        if (known instanceof RequestError && known.status > 0 && known.status < 500)
          attempt.current = undefined;
        throw known;
      }
    },
    onSettled: () => void session.refreshCredits(),
  });
}

export function startFailure(error: unknown): StartFailure {
  const t = useGeneratorMessages.current();
  if (!(error instanceof RequestError)) return { fields: {}, message: t.start_failed };
  if (error.type === 'payment_required')
    return { fields: {}, message: t.not_enough_credits, needsCredits: true };
  if (error.type === 'validation_error')
    return {
      fields: errorsByField(
        error.details.length > 0 ? error.details : [{ path: 'topic', message: error.message }],
      ),
    };
  if (error.status >= 400 && error.status < 500) return { fields: {}, message: messageOf(error) };
  return {
    fields: {},
    message: error.errorId
      ? t.error_id({ message: t.start_failed, id: error.errorId })
      : t.start_failed,
  };
}
