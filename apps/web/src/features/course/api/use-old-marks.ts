import type { LearningState } from '@coursewright/contract';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import type { Said } from '../../../shared/learning/outbox.ts';
import { forgetMarks, marksOnDevice } from './use-reading-marks.ts';

/**
 * Marks used to be kept on the device alone. They are taken over once; what the server knows of a
 * lesson counts more. `learning` is undefined as long as the server has not said what it knows.
 */
export function useOldMarks(
  courseId: string | undefined,
  learning: LearningState | undefined,
  record: (said: Said) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (courseId === undefined) return;
    const known = new Set(
      learning?.lessons
        .filter(({ ticked_at }) => ticked_at !== null)
        .map(({ submodule_id }) => submodule_id),
    );
    for (const submodule_id of marksOnDevice(courseId))
      if (!known.has(submodule_id) && z.uuid().safeParse(submodule_id).success)
        record({ kind: 'ticked', submodule_id, payload: { completed: true } });
    forgetMarks(courseId);
  });
  const isKnown = learning !== undefined;
  useEffect(() => {
    if (isKnown) takeOver();
  }, [isKnown]);
}
