import type { Phase, TaskStatus, TaskView } from '@coursewright/contract';
import { queueWords } from '../../../shared/progress/queue-words.ts';
import { useRemainingTime } from '../api/use-remaining-time.ts';
import { useSettled } from '../api/use-settled.ts';
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

interface ProgressHeaderProps {
  readonly task: TaskView | undefined;
  /** When the task was last asked for, epoch milliseconds. */
  readonly askedAt: number;
  readonly live: LiveCourse;
  readonly status: TaskStatus;
  readonly isWaiting: boolean;
}

export function ProgressHeader({ task, askedAt, live, status, isWaiting }: ProgressHeaderProps) {
  const isRunning = status === 'pending' || status === 'running';
  const percent = status === 'completed' ? 100 : Math.floor(live.progress * 100);
  const at = status === 'completed' ? order.length - 1 : order.indexOf(live.phase);
  return (
    <header className={styles['header']}>
      <p className={styles['eyebrow']}>
        {isWaiting ? 'Your outline is ready for you' : headings[status]}
      </p>
      <h1>{task?.topic ?? <span className={styles['skeletonTitle']} aria-label="Loading" />}</h1>
      <ol className={styles['stages']} aria-label="Stages">
        {stages.map(({ phase, name }) => {
          const place = order.indexOf(phase);
          const state = place < at ? 'done' : place === at && isRunning ? 'current' : 'ahead';
          return (
            <li
              key={phase}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {name}
              {state === 'done' && <span className="visually-hidden"> (done)</span>}
            </li>
          );
        })}
      </ol>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label="Progress of the course"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-status={status}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles['stage']}>
        <strong>{percent} %</strong>
        {isRunning && <span>{stageOf(live, isWaiting)}</span>}
      </p>
      {isRunning && !isWaiting && <Outlook task={task} askedAt={askedAt} />}
    </header>
  );
}

function stageOf({ phase, message }: LiveCourse, isWaiting: boolean): string {
  if (isWaiting) return 'Nothing is written before you confirm it';
  const isMore = message && phase !== 'queued' && message !== phaseLabels[phase];
  return isMore ? `${phaseLabels[phase]}: ${message}` : phaseLabels[phase];
}

/** Often enough to be of use, and not so often that a screen reader talks all the time. Milliseconds. */
const saidEveryMs = 30_000;

/** How many courses are before it, and how long it will take. */
function Outlook({ task, askedAt }: { task: TaskView | undefined; askedAt: number }) {
  const remaining = useSettled(useRemainingTime(task?.estimate, askedAt), saidEveryMs);
  return (
    <p className={styles['outlook']} role="status">
      {capitalised(
        [task?.queue_position && queueWords(task.queue_position), remaining]
          .filter(Boolean)
          .join(', '),
      )}
    </p>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
