import type { RecentTask, TaskStatus } from '@coursewright/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { isFinal } from '../../../shared/progress/use-task.ts';
import { messageOf } from '../../../shared/request-error.ts';
import { errorFromBody } from '../../../shared/rest.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../generator.module.css';

const perPage = 5;
/** How often the list looks again while something is being written. Milliseconds. */
const pollMs = 10_000;

const words: Record<TaskStatus, string> = { pending: 'Waiting', running: 'Being written', completed: 'Ready', failed: 'Failed', cancelled: 'Cancelled' };

/** What the person has had written, newest first, with a way forward for each. */
export function OwnCourses() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = trpc.generation.recent.useQuery(
    { page, per_page: perPage },
    { staleTime: 0, placeholderData: (previous) => previous, refetchInterval: ({ state }) => (state.data?.generations.some(({ status }) => !isFinal(status)) ? pollMs : false) },
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

function CourseRow({ generation: { task_id, status, topic, created_at, overall_progress, error } }: { generation: RecentTask }) {
  const isReady = status === 'completed';
  const stands = status === 'running' ? `${words.running}, ${Math.floor(overall_progress * 100)} %` : words[status];
  return (
    <li data-status={status}>
      <Link to={isReady ? paths.result(task_id) : paths.generating(task_id)}>{topic}</Link>
      <p>
        <span className={styles['standing']}>{stands}</span> <time dateTime={created_at}>{new Date(created_at).toLocaleDateString()}</time>
      </p>
      {(status === 'failed' || status === 'cancelled') && (
        <p>
          {error ? messageOf(errorFromBody(error)) : status === 'cancelled' ? 'You stopped it.' : 'The course generation failed.'}{' '}
          <Link to={paths.generating(task_id)} aria-label={`Try again: ${topic}`}>
            Try again
          </Link>
        </p>
      )}
    </li>
  );
}
