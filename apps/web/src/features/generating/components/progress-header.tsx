import type { Phase, TaskStatus } from '@coursewright/contract';
import { phaseLabels, type LiveCourse } from '../model/live-course.ts';
import styles from '../generating.module.css';

const stages: { phase: Phase; name: string }[] = [
  { phase: 'research', name: 'Research' },
  { phase: 'outline', name: 'Outline' },
  { phase: 'lessons', name: 'Lessons' },
  { phase: 'assemble', name: 'Finish' },
];
const order: Phase[] = ['queued', 'research', 'outline', 'lessons', 'assemble', 'done'];

const headings: Record<TaskStatus, string> = {
  pending: 'Your course is about to start',
  running: 'Your course is being written',
  completed: 'Your course is ready',
  failed: 'Your course could not be written',
  cancelled: 'This course was cancelled',
};

export function ProgressHeader({ topic, live, status }: { topic: string | undefined; live: LiveCourse; status: TaskStatus }) {
  const isRunning = status === 'pending' || status === 'running';
  const percent = status === 'completed' ? 100 : Math.floor(live.progress * 100);
  const at = status === 'completed' ? order.length - 1 : order.indexOf(live.phase);
  return (
    <header className={styles['header']}>
      <p className={styles['eyebrow']}>{headings[status]}</p>
      <h1>{topic ?? <span className={styles['skeletonTitle']} aria-label="Loading" />}</h1>
      <ol className={styles['stages']} aria-label="Stages">
        {stages.map(({ phase, name }) => {
          const place = order.indexOf(phase);
          const state = place < at ? 'done' : place === at && isRunning ? 'current' : 'ahead';
          return (
            <li key={phase} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {name}
              {state === 'done' && <span className="visually-hidden"> (done)</span>}
            </li>
          );
        })}
      </ol>
      <div className={styles['bar']} role="progressbar" aria-label="Progress of the course" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} data-status={status}>
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles['stage']}>
        <strong>{percent} %</strong>
        {isRunning && (
          <span>
            {phaseLabels[live.phase]}
            {live.message && live.message !== phaseLabels[live.phase] ? `: ${live.message}` : ''}
          </span>
        )}
      </p>
    </header>
  );
}
