import type { Phase, TaskStatus, TaskView, Wait } from '@coursewright/contract';
import { queueWords } from '../../../shared/progress/queue-words.ts';
import { useRemainingTime } from '../api/use-remaining-time.ts';
import { useSettled } from '../api/use-settled.ts';
import type { Detail, LiveCourse } from '../model/live-course.ts';
import styles from '../generating.module.css';
import type { Messages } from '../messages/en.tsx';
import { useGeneratingMessages } from '../messages/index.ts';

const stages = ['research', 'outline', 'lessons', 'assemble'] as const satisfies Phase[];
const order: Phase[] = ['queued', 'research', 'outline', 'lessons', 'assemble', 'done'];

interface ProgressHeaderProps {
  readonly task: TaskView | undefined;
  /** When the task was last asked for, epoch milliseconds. */
  readonly askedAt: number;
  readonly live: LiveCourse;
  readonly status: TaskStatus;
  /** What it waits for from its learner, if it does. */
  readonly wait: Wait | undefined;
}

export function ProgressHeader({ task, askedAt, live, status, wait }: ProgressHeaderProps) {
  const t = useGeneratingMessages();
  const isRunning = status === 'pending' || status === 'running';
  const percent = status === 'completed' ? 100 : Math.floor(live.progress * 100);
  return (
    <header className={styles['header']}>
      <p className={styles['eyebrow']}>{wait ? t.heading_waiting[wait] : t.heading[status]}</p>
      <h1 dir="auto">
        {task?.topic ?? <span className={styles['skeletonTitle']} aria-label={t.loading} />}
      </h1>
      <Stages phase={status === 'completed' ? 'done' : live.phase} isRunning={isRunning} />
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={t.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-status={status}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles['stage']}>
        <strong>{t.percent({ percent })}</strong>
        {isRunning && <span>{wait ? t.nothing_written_before[wait] : t.phase[live.phase]}</span>}
      </p>
      {isRunning && !wait && live.detail && (
        <p className={styles['detail']}>{detailText(live.detail, t)}</p>
      )}
      {isRunning && !wait && <Outlook task={task} askedAt={askedAt} />}
    </header>
  );
}

function Stages({ phase: reached, isRunning }: { phase: Phase; isRunning: boolean }) {
  const t = useGeneratingMessages();
  const at = order.indexOf(reached);
  return (
    <ol className={styles['stages']} aria-label={t.stages}>
      {stages.map((phase) => {
        const place = order.indexOf(phase);
        const state = place < at ? 'done' : place === at && isRunning ? 'current' : 'ahead';
        return (
          <li
            key={phase}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' ? (
              <>
                <span aria-hidden="true">{t.stage[phase]}</span>
                <span className="visually-hidden">{t.stage_done({ stage: t.stage[phase] })}</span>
              </>
            ) : (
              t.stage[phase]
            )}
          </li>
        );
      })}
    </ol>
  );
}

function detailText(detail: Detail, t: Messages): string {
  switch (detail.kind) {
    case 'searches':
      return t.detail.searches(detail);
    case 'module_searches':
      return t.detail.module_searches(detail);
    case 'source':
      return t.detail.source(detail);
    case 'modules':
      return t.detail.modules(detail);
    case 'lessons':
      return t.detail.lessons(detail);
    case 'lesson':
      return t.detail.lesson({ lesson: detail.lesson, step: t.step[detail.step] });
  }
}

/**
 * Often enough to be of use, and not so often that a screen reader talks all the time.
 * Milliseconds.
 */
const saidEveryMs = 30_000;

/** How many courses are before it, and how long it will take. */
function Outlook({ task, askedAt }: { task: TaskView | undefined; askedAt: number }) {
  const remaining = useSettled(useRemainingTime(task?.estimate, askedAt), saidEveryMs);
  return (
    <p className={styles['outlook']} role="status">
      {capitalised(
        [task?.queue_position && queueWords(task.queue_position), remaining]
          .filter(Boolean)
          .join(' · '),
      )}
    </p>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
