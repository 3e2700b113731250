import { useEffect, useRef, type ReactNode } from 'react';
import { isFinal } from '../../../shared/progress/use-task.ts';
import { trpc } from '../../../shared/trpc.ts';
import styles from '../history.module.css';
import { RunRow, type Run } from './run-row.tsx';
import { useHistoryMessages } from '../messages/index.ts';

/** How often runs are asked for while one is under way. Milliseconds. */
const pollMs = 10_000;
/** Of all runs, as many as are looked through for those that ended early. */
const looked = 50;

/**
 * Runs under way. One that is no more has ended: then the courses, and the runs that ended early,
 * are asked for anew.
 */
export function useActiveRuns(): readonly Run[] {
  const { generation, library } = trpc.useUtils();
  const { data: active } = trpc.generation.active.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.length ? pollMs : false),
  });
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!active) return;
    const now = new Set(active.map(({ task_id }) => task_id));
    const hasEnded = [...known.current].some((id) => !now.has(id));
    known.current = now;
    if (!hasEnded) return;
    void library.preview.invalidate();
    void generation.recent.invalidate();
  }, [active, generation, library]);
  return active ?? [];
}

/** What is not a finished course yet, or never became one. */
export function Runs({ active }: { active: readonly Run[] }) {
  const t = useHistoryMessages();
  const recent = trpc.generation.recent.useQuery({ page: 1, per_page: looked }, { staleTime: 0 });
  // What has lessons to read is among the courses.
  const ended = (recent.data?.generations ?? []).filter(
    ({ status, lessons_finished }) =>
      isFinal(status) && status !== 'completed' && lessons_finished === 0,
  );
  if (active.length === 0 && ended.length === 0) return null;
  const isWaiting = ({ waiting_for }: Run) => Number(waiting_for !== undefined);
  const inOrder = active.toSorted((one, other) => isWaiting(other) - isWaiting(one));
  return (
    <section className={styles['runs']} aria-labelledby="runs-title">
      <h2 id="runs-title">{t.unfinished}</h2>
      {inOrder.length > 0 && <RunList>{inOrder.map(row)}</RunList>}
      {ended.length > 0 && (
        <details className={styles['ended']}>
          <summary>{t.ended_early({ count: ended.length })}</summary>
          <RunList>{ended.map(row)}</RunList>
        </details>
      )}
    </section>
  );
}

const row = (run: Run) => <RunRow key={run.task_id} run={run} />;
const RunList = ({ children }: { children: ReactNode }) => (
  <ul className={styles['runList']}>{children}</ul>
);
