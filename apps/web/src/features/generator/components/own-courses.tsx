import type { RecentTask, TaskStatus } from '@coursewright/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { queueWords } from '../../../shared/progress/queue-words.ts';
import { isFinal } from '../../../shared/progress/use-task.ts';
import { messageOf } from '../../../shared/request-error.ts';
import { errorFromBody } from '../../../shared/rest.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../generator.module.css';

const perPage = 5;
/** How often the list looks again while something is being written. Milliseconds. */
const pollMs = 10_000;

const words: Record<TaskStatus, string> = {
  pending: 'Waiting',
  running: 'Being written',
  completed: 'Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** What the person has had written, newest first, with a way forward for each. */
export function OwnCourses() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = trpc.generation.recent.useQuery(
    { page, per_page: perPage },
    {
      staleTime: 0,
      placeholderData: (previous) => previous,
      refetchInterval: ({ state }) =>
        state.data?.generations.some(({ status }) => !isFinal(status)) ? pollMs : false,
    },
  );
  if (error && !data)
    return (
      <section className={styles['own']} aria-labelledby="own-title">
        <h2 id="own-title">Your courses</h2>
        <p role="alert">{errorText(error)}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </section>
    );
  if (!data) return null;
  const pages = Math.max(1, Math.ceil(data.total / perPage));
  return (
    <section className={styles['own']} aria-labelledby="own-title">
      <h2 id="own-title">Your courses</h2>
      {data.total === 0 ? (
        <p>There are none yet. The first one you start appears here.</p>
      ) : (
        <ul>
          {data.generations.map((generation) => (
            <CourseRow key={generation.task_id} generation={generation} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label="Pages of your courses">
          <Button look="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span>
            {page} of {pages}
          </span>
          <Button look="quiet" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </section>
  );
}

function CourseRow({ generation }: { generation: RecentTask }) {
  const { task_id, status, topic, created_at } = generation;
  return (
    <li data-status={status} data-waits={generation.waiting_for !== undefined}>
      <Link to={status === 'completed' ? paths.result(task_id) : paths.generating(task_id)}>
        {topic}
      </Link>
      <p>
        <span className={styles['standing']}>{standingOf(generation)}</span>{' '}
        <time dateTime={created_at}>{new Date(created_at).toLocaleDateString()}</time>
      </p>
      <WayForward generation={generation} />
    </li>
  );
}

function standingOf({ status, waiting_for, queue_position, overall_progress }: RecentTask): string {
  if (waiting_for === 'outline') return 'Waiting for you';
  if (queue_position !== undefined) return `${words.pending}, ${queueWords(queue_position)}`;
  return status === 'running'
    ? `${words.running}, ${Math.floor(overall_progress * 100)} %`
    : words[status];
}

/** What became of it, what that means for the credit, and what can be done now. */
function WayForward({
  generation: { task_id, status, topic, waiting_for, error, lessons_finished },
}: {
  generation: RecentTask;
}) {
  const again = (price: string) => (
    <>
      <Link to={paths.generating(task_id)} aria-label={`Try again: ${topic}`}>
        Try again
      </Link>{' '}
      {price}
    </>
  );
  const read = lessons_finished > 0 && (
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
  );
  if (waiting_for === 'outline')
    return (
      <p>
        The outline is ready.{' '}
        <Link to={paths.generating(task_id)} aria-label={`Edit the outline: ${topic}`}>
          Edit and confirm it
        </Link>
      </p>
    );
  if (status === 'failed')
    return (
      <>
        <p>
          {error
            ? messageOf(errorFromBody(error))
            : 'The course generation failed. Your credit has been returned.'}
        </p>
        <p>
          {read}
          {again('for that credit; it goes on where it stopped')}
        </p>
      </>
    );
  if (status === 'cancelled')
    return (
      <>
        <p>
          {error
            ? messageOf(errorFromBody(error))
            : lessons_finished > 0
              ? 'You stopped it. What was finished stays.'
              : 'You stopped it before a lesson was finished; your credit has been returned.'}
        </p>
        <p>
          {read}
          {again(lessons_finished > 0 ? 'at no further cost' : 'for that credit')}
        </p>
      </>
    );
  return null;
}
