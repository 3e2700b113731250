import { foldLearning, type LearningState } from '@coursewright/contract';
import { skipToken } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { keepLearning } from '../offline/keep-learning.ts';
import { trpc } from '../trpc.ts';
import { learningOutbox, type Said } from './outbox.ts';

/** For so long is what was done not asked for again. Milliseconds. */
const freshMs = 2_000;

export interface Learning {
  /** What the learner did on every device, as far as it is known here. */
  readonly learning: LearningState;
  /** Whether the server has said what it knows, or cannot be asked. */
  readonly isSettled: boolean;
  /** Whether the server itself has said it. */
  readonly isFromServer: boolean;
  readonly record: (said: Said) => void;
}

/**
 * What a learner has done in a course: what the server knows, and what is on its way there. A course
 * has two ids; `courseId` must be one and the same wherever it is read. Without one nothing is known.
 * `before` is what the server knew when it was last asked, as far as that is kept on this device.
 */
export function useLearning(courseId: string | undefined, before?: LearningState): Learning {
  const {
    data: answer,
    failureCount,
    fetchStatus,
  } = trpc.library.learning.useQuery(
    courseId === undefined ? skipToken : { id: courseId },
    // Another device may have gone on meanwhile.
    { staleTime: freshMs, refetchOnWindowFocus: 'always' },
  );
  const data = answer ?? before;
  const kept = useKept();
  const learning = useMemo(() => {
    const ofCourse = kept.filter((each) => each.courseId === courseId);
    return foldLearning(
      ofCourse.map(({ event }) => event),
      data,
    );
  }, [kept, courseId, data]);
  useEffect(() => {
    if (courseId !== undefined && answer) keepLearning(courseId, answer);
  }, [courseId, answer]);
  const record = useCallback(
    (said: Said) => {
      if (courseId !== undefined) learningOutbox.record(courseId, said, lastMoment(data));
    },
    [courseId, data],
  );
  const isFromServer = answer !== undefined;
  const isSettled = data !== undefined || failureCount > 0 || fetchStatus === 'paused';
  return { learning, isSettled, isFromServer, record };
}

/**
 * The lesson of a course that was opened last: the server's answer (`known`) may be older than what
 * is on its way there.
 */
export function useLastVisited(
  courseId: string,
  known: LearningState['last_visited'],
): LearningState['last_visited'] {
  const kept = useKept();
  return useMemo(() => {
    const ofCourse = kept.filter((each) => each.courseId === courseId);
    const events = ofCourse.map(({ event }) => event);
    return foldLearning(events, { last_visited: known, lessons: [] }).last_visited;
  }, [kept, courseId, known]);
}

const useKept = () =>
  useSyncExternalStore(
    learningOutbox.subscribe,
    learningOutbox.getSnapshot,
    learningOutbox.getSnapshot,
  );

/** The latest time that is known of, in milliseconds. */
const lastMoment = (learning: LearningState | undefined): number =>
  Math.max(
    0,
    ...(learning?.lessons ?? [])
      .flatMap(({ opened_at, ticked_at, questions, notes }) => [
        opened_at,
        ticked_at,
        ...questions.flatMap(({ answered_at, disputed_at }) => [answered_at, disputed_at]),
        ...notes.map(({ noted_at }) => noted_at),
      ])
      .map((at) => (at === null ? 0 : Date.parse(at))),
  );
