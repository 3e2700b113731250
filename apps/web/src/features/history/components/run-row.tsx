import type { RecentTask } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { useWords } from '../../../shared/language.ts';
import type { Tag } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { queueWords } from '../../../shared/progress/queue-words.ts';
import { messageOf } from '../../../shared/request-error.ts';
import { errorFromBody } from '../../../shared/rest.ts';
import styles from '../generator.module.css';
import type { Messages } from '../messages/en.tsx';
import { useGeneratorMessages } from '../messages/index.ts';

/** One of the person's courses: what became of it, and a way forward. */
export function CourseRow({ generation }: { generation: RecentTask }) {
  const t = useGeneratorMessages();
  const { day } = useWords();
  const { task_id, status, topic, created_at } = generation;
  return (
    <li data-status={status} data-waits={generation.waiting_for !== undefined}>
      <Link to={status === 'completed' ? paths.result(task_id) : paths.generating(task_id)}>
        {topic}
      </Link>
      <p>
        <span className={styles['status']}>{statusOf(generation, t)}</span>{' '}
        <time dateTime={created_at}>{day(created_at)}</time>
      </p>
      <WayForward generation={generation} />
    </li>
  );
}

function statusOf(
  { status, waiting_for, queue_position, overall_progress }: RecentTask,
  t: Messages,
): string {
  if (waiting_for) return t.waiting_for_you;
  if (queue_position !== undefined) return t.waiting_at({ place: queueWords(queue_position) });
  return status === 'running'
    ? t.written_by({ percent: Math.floor(overall_progress * 100) })
    : t.status[status];
}

/** What became of it, what that means for the credit, and what can be done now. */
function WayForward({ generation }: { generation: RecentTask }) {
  const t = useGeneratorMessages();
  const { task_id, status, topic, waiting_for, lessons_finished } = generation;
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
      <p>{reasonOf(generation, t)}</p>
      <p>
        {lessons_finished > 0 && (
          <>
            <Link to={paths.result(task_id)} aria-label={t.read_finished_of({ topic })}>
              {t.read_finished({ lessons: lessons_finished })}
            </Link>{' '}
            ·{' '}
          </>
        )}
        {/* A failed run always returns its credit, a stopped one only if it had finished no lesson. */}
        {status === 'failed'
          ? t.again_for_credit_goes_on(again)
          : lessons_finished > 0
            ? t.again_free(again)
            : t.again_for_credit(again)}
      </p>
    </>
  );
}

function reasonOf({ status, error, lessons_finished }: RecentTask, t: Messages): string {
  if (error) return messageOf(errorFromBody(error));
  if (status === 'failed') return t.failed_refunded;
  return lessons_finished > 0 ? t.stopped : t.stopped_refunded;
}
