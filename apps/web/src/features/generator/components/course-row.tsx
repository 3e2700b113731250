import type { RecentTask, TaskStatus } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { queueWords } from '../../../shared/progress/queue-words.ts';
import { messageOf } from '../../../shared/request-error.ts';
import { errorFromBody } from '../../../shared/rest.ts';
import styles from '../generator.module.css';

const words: Record<TaskStatus, string> = {
  pending: 'Waiting',
  running: 'Being written',
  completed: 'Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** One of the person's courses: what became of it, and a way forward. */
export function CourseRow({ generation }: { generation: RecentTask }) {
  const { task_id, status, topic, created_at } = generation;
  return (
    <li data-status={status} data-waits={generation.waiting_for !== undefined}>
      <Link to={status === 'completed' ? paths.result(task_id) : paths.generating(task_id)}>
        {topic}
      </Link>
      <p>
        <span className={styles['standing']}>{statusOf(generation)}</span>{' '}
        <time dateTime={created_at}>{new Date(created_at).toLocaleDateString()}</time>
      </p>
      <WayForward generation={generation} />
    </li>
  );
}

function statusOf({ status, waiting_for, queue_position, overall_progress }: RecentTask): string {
  if (waiting_for === 'outline') return 'Waiting for you';
  if (queue_position !== undefined) return `${words.pending}, ${queueWords(queue_position)}`;
  return status === 'running'
    ? `${words.running}, ${Math.floor(overall_progress * 100)} %`
    : words[status];
}

/** What became of it, what that means for the credit, and what can be done now. */
function WayForward({ generation }: { generation: RecentTask }) {
  const { task_id, status, topic, waiting_for, lessons_finished } = generation;
  if (waiting_for === 'outline')
    return (
      <p>
        The outline is ready.{' '}
        <Link to={paths.generating(task_id)} aria-label={`Edit the outline: ${topic}`}>
          Edit and confirm it
        </Link>
      </p>
    );
  if (status !== 'failed' && status !== 'cancelled') return null;
  return (
    <>
      <p>{reasonOf(generation)}</p>
      <p>
        {lessons_finished > 0 && (
          <>
            <Link to={paths.result(task_id)} aria-label={`Read what was finished: ${topic}`}>
              Read{' '}
              {lessons_finished === 1
                ? 'the lesson that was'
                : `the ${lessons_finished} lessons that were`}{' '}
              finished
            </Link>{' '}
            ·{' '}
          </>
        )}
        <Link to={paths.generating(task_id)} aria-label={`Try again: ${topic}`}>
          Try again
        </Link>{' '}
        {priceOf(generation)}
      </p>
    </>
  );
}

function reasonOf({ status, error, lessons_finished }: RecentTask): string {
  if (error) return messageOf(errorFromBody(error));
  if (status === 'failed') return 'The course generation failed. Your credit has been returned.';
  return lessons_finished > 0
    ? 'You stopped it. What was finished stays.'
    : 'You stopped it before a lesson was finished; your credit has been returned.';
}

/** What another try costs. A failed run always returns its credit, a stopped one only if it had finished no lesson. */
function priceOf({ status, lessons_finished }: RecentTask): string {
  if (status === 'failed') return 'for that credit; it goes on where it stopped';
  return lessons_finished > 0 ? 'at no further cost' : 'for that credit';
}
