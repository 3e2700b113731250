import { limits } from '@coursewright/contract';
import { useEffect, useEffectEvent } from 'react';
import { isReadable, type PlacedLesson } from '../model/lessons.ts';
import type { Evidence } from '../model/reader.ts';

/** How long somebody may read without a sign of life. Milliseconds. */
const quietMs = 120_000;
/** Shorter than this, a lesson was passed by. */
const shortestMs = 3_000;
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/** Records that a lesson is open, and how long it is looked at. */
export function useLessonEvidence(placed: PlacedLesson | undefined, evidence: Evidence): void {
  const lessonId = placed && isReadable(placed.lesson) ? placed.lesson.id : undefined;
  const opened = useEffectEvent((submodule_id: string) =>
    evidence.record({ kind: 'opened', submodule_id, payload: {} }),
  );
  const read = useEffectEvent((submodule_id: string, ms: number) => {
    const seconds = Math.min(Math.round(ms / 1000), limits.learningEvents.secondsMax);
    evidence.record({ kind: 'read', submodule_id, payload: { seconds } });
  });
  useEffect(() => {
    if (lessonId === undefined) return;
    opened(lessonId);
    return watchReading((ms) => read(lessonId, ms));
  }, [lessonId]);
}

/** Tells, at the end and whenever the page is hidden, how long it was looked at since. */
function watchReading(tell: (ms: number) => void): () => void {
  let total = 0;
  let since = document.visibilityState === 'visible' ? performance.now() : undefined;
  const count = () => {
    if (since === undefined) return;
    const now = performance.now();
    total += Math.min(now - since, quietMs);
    since = now;
  };
  const end = () => {
    count();
    since = undefined;
    if (total >= shortestMs) tell(total);
    total = 0;
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') since = performance.now();
    else end();
  };
  document.addEventListener('visibilitychange', onVisibility);
  for (const sign of signsOfLife) document.addEventListener(sign, count, { passive: true });
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    for (const sign of signsOfLife) document.removeEventListener(sign, count);
    end();
  };
}
