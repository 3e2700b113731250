import { useEffect } from 'react';
import { useSharedMessages } from '../messages/index.ts';
import { useNotify } from '../notify.tsx';
import { keepLearning } from '../offline/keep-learning.ts';
import { messageOf } from '../request-error.ts';
import { trpc } from '../trpc.ts';
import { learningOutbox } from './outbox.ts';

/** Brings what learners did to the server, from whichever screen, also what is left from before. */
export function LearningSync() {
  const notify = useNotify();
  const { library } = trpc.useUtils();
  useEffect(
    () =>
      learningOutbox.start({
        onRecorded: async (id, learning) => {
          // An answer that is on its way knows nothing of it yet.
          await library.learning.cancel({ id });
          library.learning.setData({ id }, learning);
          keepLearning(id, learning);
          void library.preview.invalidate();
        },
        onRefused: (error) => {
          const t = useSharedMessages.current();
          notify(t.not_recorded({ reason: messageOf(error) }), { severity: 'error' });
        },
      }),
    [library, notify],
  );
  return null;
}
