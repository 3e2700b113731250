import type { TaskStatus, TaskView } from '@coursewright/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { RetryCourse } from '../../../shared/progress/retry-course.tsx';
import { useReason } from '../../../shared/refusals/use-reason.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import type { LiveCourse } from '../model/live-course.ts';
import styles from '../generating.module.css';
import { useGeneratingMessages } from '../messages/index.ts';

interface OutcomeProps {
  readonly task: TaskView;
  readonly status: TaskStatus;
  readonly live: LiveCourse;
  /** Open the course by itself once it is ready. */
  readonly leadOn: boolean;
  /** The course is being written once more. */
  readonly onAgain: () => void;
}

/** How it ended, and what to do next. */
export function Outcome({ task, status, live, leadOn, onAgain }: OutcomeProps) {
  const t = useGeneratingMessages();
  const lessons = live.modules.flatMap((module) => module.lessons ?? []);
  const readable = lessons.filter(
    (lesson) => lesson.status === 'readable' || lesson.status === 'completed',
  ).length;
  const why = useReason(task.error);
  const reason = task.error ? why : t.failed_why;
  // Its own sentence says why, the server's also what became of the credit.
  const isCreditSaid = task.credit !== 'returned' || /cr[eé]dit/i.test(reason ?? '');

  const isSpent = task.credit === 'spent';
  const nothing = isSpent ? t.credit_stays : t.nothing_finished;
  const stopped = task.error ? reason : readable > 0 ? t.finished_stays : nothing;

  if (status === 'completed')
    return (
      <Ready
        taskId={task.task_id}
        failed={lessons.filter((lesson) => lesson.status === 'failed').length}
        leadOn={leadOn}
      />
    );
  return (
    <section className={styles['outcome']} data-status={status} role="alert">
      {status === 'failed' ? (
        <>
          <h2>{t.failed}</h2>
          <p>{reason}</p>
          {!isCreditSaid && <p>{t.credit_returned}</p>}
        </>
      ) : (
        <>
          <h2>{task.error ? t.was_stopped : t.you_cancelled}</h2>
          <p>{stopped}</p>
          {task.error && !isCreditSaid && <p>{t.credit_returned}</p>}
        </>
      )}
      <div className={styles['actions']}>
        <RetryCourse
          taskId={task.task_id}
          topic={task.topic}
          takesCredit={task.credit ? !isSpent : status === 'failed' || readable === 0}
          onStarted={onAgain}
        />
        {readable > 0 && (
          <ButtonLink to={paths.result(task.task_id)} look="secondary">
            {t.read_finished}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

const leadOnAfterSeconds = 5;

function Ready({ taskId, failed, leadOn }: { taskId: string; failed: number; leadOn: boolean }) {
  const t = useGeneratingMessages();
  const navigate = useNavigate();
  // A person in another tab finds this screen as they left it; one who is busy in it, or begins to
  // be, is not torn away.
  const [isLeading, setLeading] = useState(
    leadOn &&
      document.visibilityState === 'visible' &&
      !document.activeElement?.closest('[data-carousel]'),
  );
  useEffect(() => {
    if (!isLeading) return;
    const timer = setTimeout(
      () => void navigate(paths.result(taskId), { replace: true }),
      leadOnAfterSeconds * 1000,
    );
    const stay = () => setLeading(false);
    document.addEventListener('keydown', stay);
    document.addEventListener('pointerdown', stay);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', stay);
      document.removeEventListener('pointerdown', stay);
    };
  }, [isLeading, navigate, taskId]);
  return (
    <section className={styles['outcome']} data-status="completed" aria-label={t.ready_region}>
      <div role="status">
        <h2>{t.ready}</h2>
      </div>
      {failed > 0 && <p>{t.lessons_failed({ count: failed })}</p>}
      <div className={styles['actions']}>
        <ButtonLink to={paths.result(taskId)} size="large" replace>
          {t.read_course}
        </ButtonLink>
        {isLeading && (
          <Button look="quiet" onClick={() => setLeading(false)}>
            {t.stay({ seconds: leadOnAfterSeconds })}
          </Button>
        )}
      </div>
    </section>
  );
}
