import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { networkError } from '../request-error.ts';
import { useSession } from '../session/index.ts';
import { toRequestError, trpc } from '../trpc.ts';
import { changeCopy, copiesFor, copyFor, removeCopy, type CourseCopy } from './copies.ts';
import { madeKey, madeOf } from './made-of-course.ts';
import { saveCourse, type CourseServer } from './save-course.ts';

/** They are on the device: there is nothing to wait for, and nothing to try again. */
const onDevice = { networkMode: 'always', retry: false, staleTime: 0 } as const;
const all = ['offline'] as const;
const room = ['room-for-copies'] as const;

/** Makes whatever shows copies follow. Resolves when it has; how much room is left may come later. */
export function useCopyNews() {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: room });
    return queryClient.invalidateQueries({ queryKey: all });
  }, [queryClient]);
}

/** Who looks, once that is known. */
function useViewer() {
  const { status, user } = useSession();
  return { viewer: user?.id, isKnown: status !== 'loading' };
}

/** The courses on this device that whoever looks may see. */
export function useCopies() {
  const { viewer, isKnown } = useViewer();
  return useQuery({
    ...onDevice,
    queryKey: [...all, viewer ?? null],
    queryFn: () => copiesFor(viewer),
    enabled: isKnown,
  });
}

/** One of them, by its id; null where there is none. */
export function useCopy(id: string) {
  const { viewer, isKnown } = useViewer();
  return useQuery({
    ...onDevice,
    queryKey: [...all, viewer ?? null, id],
    queryFn: () => copyFor(viewer, id),
    enabled: isKnown,
  });
}

/** How much room there is, where the browser says so. */
export function useRoom() {
  return useQuery({
    ...onDevice,
    queryKey: room,
    queryFn: async () => {
      const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
      return quota > 0 ? { usage, quota } : null;
    },
  });
}

/** What can be done with a copy. Whatever shows copies follows. */
export function useCopyActions() {
  const renew = useCopyNews();
  return {
    remove: useMutation({ networkMode: 'always', mutationFn: removeCopy, onSettled: renew }),
    keep: useMutation({
      networkMode: 'always',
      mutationFn: ({ copy, isKept }: { copy: CourseCopy; isKept: boolean }) =>
        changeCopy(copy, { isKept }),
      onSettled: renew,
    }),
  };
}

interface Saving {
  readonly courseId: string;
  readonly isKept: boolean;
  readonly withCompanions: boolean;
  readonly known: CourseCopy | null;
}

/** Saves a course of whoever is logged in, or brings its copy up to date. */
export function useSaveCourse() {
  const renew = useCopyNews();
  const { client, generation } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const server: CourseServer = {
    outline: (id) => client.generation.outline.query({ id }).catch(refused),
    lesson: (id, submodule_id) => client.library.lesson.query({ id, submodule_id }).catch(refused),
    learning: (id) => client.library.learning.query({ id }).catch(refused),
    made: (id) => madeOf(client, id),
    audio: (place, { language, style, voice }) =>
      client.narration.get.query({ ...place, language, style, voice }).catch(refused),
    file: fetchFile,
  };
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async (wish: Saving) => {
      if (!user) throw new DOMException(undefined, 'NotAllowedError');
      return await saveCourse(server, {
        ...wish,
        owner: user.id,
        onProgress: (done, of) => setProgress({ done, all: of }),
      });
    },
    onSettled: async (_copy, _error, { courseId }) => {
      setProgress(undefined);
      // What was saved may be newer than what the page knew: else it would call the copy outdated.
      await Promise.all([
        renew(),
        generation.outline.invalidate({ id: courseId }),
        queryClient.invalidateQueries({ queryKey: madeKey(courseId) }),
      ]);
    },
  });
  return { ...saving, progress };
}

/** Its address is signed, and asks for no login. */
async function fetchFile(address: string): Promise<Blob> {
  const reply = await fetch(address).catch(cutOff);
  if (!reply.ok) throw new DOMException(undefined, 'NotFoundError');
  return await reply.blob().catch(cutOff);
}

const cutOff = (cause: unknown): never => {
  throw networkError(cause);
};
const refused = (error: unknown): never => {
  throw toRequestError(error);
};
