import type { UpdatePublicityBody } from '@coursewright/contract';
import { useNotify } from '../notify.tsx';
import { errorText, trpc } from '../trpc.ts';
import { useSharingMessages } from './messages/index.ts';

/**
 * Who may read an own course: `publicity` as the server holds it, `chosen` as the switches stand,
 * which move at once and back where the server refuses. Nobody is told that a course is private
 * before it is.
 */
export function usePublicity(courseId: string) {
  const { library } = trpc.useUtils();
  const notify = useNotify();
  const { data, error, refetch } = trpc.library.publicityOf.useQuery(
    { id: courseId },
    { staleTime: 0 },
  );
  const changing = trpc.library.publicity.useMutation({
    onSuccess: async () => {
      await library.publicityOf.invalidate({ id: courseId });
      void library.preview.invalidate();
    },
    onError: (problem) => {
      const t = useSharingMessages.current();
      notify(t.not_changed({ reason: errorText(problem) }), { severity: 'error' });
    },
  });
  const wanted = changing.isPending ? changing.variables : undefined;
  return {
    publicity: data,
    chosen: data && { ...data, ...wanted },
    error: data ? null : error,
    refetch,
    /** A second press before the answer would be about what the first one leaves behind. */
    isChanging: changing.isPending,
    change: (next: UpdatePublicityBody) => changing.mutate({ id: courseId, ...next }),
  };
}
