import type { LessonAudio, WantedAudio } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { RequestError } from '../../../../shared/request-error.ts';
import { session } from '../../../../shared/session/index.ts';
import { toRequestError, trpc } from '../../../../shared/trpc.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { placeOf } from '../model/place.ts';

/** Milliseconds between looks while it is being made. */
const lookEvery = 700;

export const isBeingMade = (audio: LessonAudio | undefined): boolean =>
  audio?.status === 'waiting' || audio?.status === 'running';

/** What there is to hear of a lesson, read in one way; looks again while it is being made. */
export function useLessonAudio(courseId: string, placed: PlacedLesson, wanted: WantedAudio) {
  const input = { id: courseId, ...placeOf(placed), ...wanted };
  return trpc.narration.get.useQuery(input, {
    staleTime: 0,
    refetchInterval: ({ state }) => (isBeingMade(state.data) ? lookEvery : false),
    placeholderData: (before) => before,
  });
}

/**
 * Has it made. Asking again after a lost answer does not pay a second time; the server would not
 * anyway, as long as it is the same lesson read in the same way.
 */
export function useOrderAudio(courseId: string, placed: PlacedLesson, wanted: WantedAudio) {
  const utils = trpc.useUtils();
  const attempt = useRef<{ asked: string; key: string }>(undefined);
  const input = { id: courseId, ...placeOf(placed), ...wanted };
  return useMutation({
    mutationFn: async () => {
      const asked = JSON.stringify(input);
      if (attempt.current?.asked !== asked) attempt.current = { asked, key: crypto.randomUUID() };
      try {
        const audio = await utils.client.narration.create.mutate(
          { ...input, wait: false },
          { context: { idempotencyKey: attempt.current.key } },
        );
        attempt.current = undefined;
        return audio;
      } catch (error) {
        const known = toRequestError(error);
        if (known instanceof RequestError && known.status > 0 && known.status < 500)
          attempt.current = undefined;
        throw known;
      }
    },
    onSuccess: (audio) => utils.narration.get.setData(input, audio),
    onSettled: () => void session.refreshCredits(),
  });
}
