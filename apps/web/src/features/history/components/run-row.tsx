import type { ActiveTask, RecentTask } from '@coursewright/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../shared/language.ts';
import type { Tag } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { queueWords } from '../../../shared/progress/queue-words.ts';
import { Reason } from '../../../shared/refusals/use-reason.ts';
import styles from '../history.module.css';
import type { Messages } from '../messages/en.tsx';
import { useHistoryMessages } from '../messages/index.ts';

/** A run as the list of active ones or the list of all of them tells of it. */
export type Run = Omit<ActiveTask, 'estimate'> & Pick<RecentTask, 'error' | 'credit'>;

/** A run of which there is nothing to read: what became of it, and a way forward. */
export function RunRow({ run }: { run: Run }) {
  const t = useHistoryMessages();
  const { day } = useWords();
  const { task_id, status, topic, created_at } = run;
  return (
    <li data-status={status} data-waits={run.waiting_for !== undefined}>
      <Link to={paths.generating(task_id)} dir="auto">
        {topic}
      </Link>
      <p>
        <span className={styles['status']}>{statusOf(run, t)}</span>{' '}
        <time dateTime={created_at}>{day(created_at)}</time>
      </p>
      <WayForward run={run} />
    </li>
  );
}

function statusOf(
  { status, waiting_for, queue_position, overall_progress }: Run,
  t: Messages,
): string {
  if (waiting_for) return t.waiting_for_you;
  if (queue_position !== undefined) return t.waiting_at({ place: queueWords(queue_position) });
  return status === 'running'
    ? t.written_by({ percent: Math.floor(overall_progress * 100) })
    : t.status[status];
}

/** What became of it, what that means for the credit, and what can be done now. */
function WayForward({ run }: { run: Run }) {
  const t = useHistoryMessages();
  const { task_id, status, topic, waiting_for } = run;
  const link =
    (label: string): Tag =>
    (text) => (
      <Link to={paths.generating(task_id)} aria-label={label}>
        {text}
      </Link>
    );
  if (waiting_for === 'outline')
    return <p>{t.outline_ready({ link: link(t.edit_outline_of({ topic })) })}</p>;
  if (waiting_for === 'sources')
    return <p>{t.no_source_found({ link: link(t.decide_of({ topic })) })}</p>;
  if (status !== 'failed' && status !== 'cancelled') return null;
  const again = { link: link(t.try_again_of({ topic })) };
  return (
    <>
      <p>{reasonOf(run, t)}</p>
      <p>{wayOf(run, t)(again)}</p>
    </>
  );
}

function wayOf({ status, credit }: Run, t: Messages) {
  if (credit === 'spent') return t.again_for_nothing;
  return status === 'failed' ? t.again_for_credit_goes_on : t.again_for_credit;
}

function reasonOf({ status, error, credit }: Run, t: Messages): ReactNode {
  if (error) return <Reason of={error} />;
  if (credit === 'spent') return t.stopped_paid;
  return status === 'failed' ? t.failed_refunded : t.stopped_refunded;
}
