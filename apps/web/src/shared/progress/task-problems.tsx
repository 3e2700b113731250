import { Button, ButtonLink } from '../ui/button.tsx';
import { usePageTitle } from '../page-title.ts';
import { paths } from '../paths.ts';
import { messageOf } from '../request-error.ts';
import styles from './task-problems.module.css';

/** No such task, or another person's: the answer is the same. */
export function TaskUnknown() {
  usePageTitle('Course not found');
  return (
    <section className={styles['problem']}>
      <h1>This course was not found</h1>
      <p>There is no course at this address, or it belongs to another account.</p>
      <ButtonLink to={paths.generator}>Create a course</ButtonLink>
    </section>
  );
}

export function TaskProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle('Course not loaded');
  return (
    <section className={styles['problem']} role="alert">
      <h1>The course could not be loaded</h1>
      <p>{messageOf(error)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </section>
  );
}
