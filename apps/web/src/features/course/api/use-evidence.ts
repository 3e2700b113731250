import type { LearningState } from '@coursewright/contract';
import { useMemo, useState } from 'react';
import { useLearning } from '../../../shared/learning/use-learning.ts';
import type { Evidence, ReadingMarks } from '../model/reader.ts';
import { useOldMarks } from './use-old-marks.ts';

/**
 * What the reader has done in a course, on every device. Where to go on is undefined until it is
 * known; afterwards it stays, whatever another device opens. `courseId` is undefined until it is
 * known, and then stays. `before`: what is known of it on this device.
 */
export function useEvidence(courseId: string | undefined, before?: LearningState): Evidence {
  const { learning, isSettled, isFromServer, record } = useLearning(courseId, before);
  const [resumeAt, setResumeAt] = useState<string | null>();
  if (resumeAt === undefined && isSettled) setResumeAt(learning.last_visited?.submodule_id ?? null);
  useOldMarks(courseId, isFromServer ? learning : undefined, record);
  return useMemo(
    () => ({ learning, record, resumeAt, isKept: true }),
    [learning, record, resumeAt],
  );
}

/** Which lessons are ticked off. */
export function useMarksOf(evidence: Evidence): ReadingMarks {
  return useMemo(
    () => ({
      read: new Set(
        evidence.learning.lessons
          .filter(({ is_completed }) => is_completed)
          .map(({ submodule_id }) => submodule_id),
      ),
      setRead: (submodule_id, completed) =>
        evidence.record({ kind: 'ticked', submodule_id, payload: { completed } }),
    }),
    [evidence],
  );
}
