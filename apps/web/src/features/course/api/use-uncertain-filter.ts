import { useMemo, useState } from 'react';
import type { UncertainFilter } from '../model/reader.ts';

const storageKey = 'course_uncertain';

/** Whether uncertain sentences stand out; remembered while this tab is open. */
export function useUncertainFilter(): UncertainFilter {
  const [isOn, setOn] = useState(readStored);
  return useMemo(
    () => ({
      isOn,
      turn: (on) => {
        try {
          if (on) sessionStorage.setItem(storageKey, 'true');
          else sessionStorage.removeItem(storageKey);
        } catch {
          // Storage is blocked: the choice holds while the course is on screen.
        }
        setOn(on);
      },
    }),
    [isOn],
  );
}

function readStored(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
