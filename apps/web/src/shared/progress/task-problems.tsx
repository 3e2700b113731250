import { Button, ButtonLink } from '../ui/button.tsx';
import { usePageTitle } from '../page-title.ts';
import { paths } from '../paths.ts';
import { messageOf } from '../request-error.ts';
import { useProgressMessages } from './messages/index.ts';
import styles from './task-problems.module.css';

/** No such task, or another person's: the answer is the same. */
export function TaskUnknown() {
  const t = useProgressMessages();
  usePageTitle(t.not_found);
  return (
    <section className={styles['problem']}>
      <h1>{t.not_found}</h1>
      <p>{t.not_found_why}</p>
      <ButtonLink to={paths.generator}>{t.create_course}</ButtonLink>
    </section>
  );
}

export function TaskProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useProgressMessages();
  usePageTitle(t.not_loaded);
  return (
    <section className={styles['problem']} role="alert">
      <h1>{t.not_loaded}</h1>
      <p>{messageOf(error)}</p>
      <Button onClick={onRetry}>{t.try_again}</Button>
    </section>
  );
}
