import { foldLearning, type LearningEvent } from '@coursewright/contract';
import { useCallback, useMemo, useState } from 'react';
import type { Said } from '../../../../shared/learning/outbox.ts';
import type { Evidence } from '../../model/reader.ts';

/** What somebody does in a course that is not theirs: it is known until they leave. */
export function useVisitEvidence(): Evidence {
  const [events, setEvents] = useState<readonly LearningEvent[]>([]);
  const record = useCallback((said: Said) => {
    const event = {
      ...said,
      id: crypto.randomUUID(),
      device: 'visit',
      at: new Date().toISOString(),
    };
    setEvents((all) => [...all, event]);
  }, []);
  return useMemo(
    () => ({ learning: foldLearning(events), record, resumeAt: null, isKept: false }),
    [events, record],
  );
}
