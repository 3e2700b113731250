import { useState } from 'react';
import { isFinal } from '../../../shared/progress/use-task.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../generator.module.css';
import { CourseRow } from './course-row.tsx';
import { useGeneratorMessages } from '../messages/index.ts';

const perPage = 5;
/** How often the list is polled while something is being written. Milliseconds. */
const pollMs = 10_000;

/** What the person has had written, newest first, with a way forward for each. */
export function OwnCourses() {
  const t = useGeneratorMessages();
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
        <h2 id="own-title">{t.your_courses}</h2>
        <p role="alert">{errorText(error)}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {t.try_again}
        </Button>
      </section>
    );
  if (!data) return null;
  const pages = Math.max(1, Math.ceil(data.total / perPage));
  return (
    <section className={styles['own']} aria-labelledby="own-title">
      <h2 id="own-title">{t.your_courses}</h2>
      {data.total === 0 ? (
        <p>{t.no_courses}</p>
      ) : (
        <ul>
          {data.generations.map((generation) => (
            <CourseRow key={generation.task_id} generation={generation} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={t.pages}>
          <Button look="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.newer}
          </Button>
          <span>{t.page_of({ page, pages })}</span>
          <Button look="quiet" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t.older}
          </Button>
        </nav>
      )}
    </section>
  );
}
