import { Button, ButtonLink } from '../ui/button.tsx';
import { Result } from '../ui/result.tsx';
import { usePageTitle } from '../page-title.ts';
import { paths } from '../paths.ts';
import { messageOf } from '../request-error.ts';
import { useProgressMessages } from './messages/index.ts';

/** No such task, or another person's: the answer is the same. */
export function TaskUnknown() {
  const t = useProgressMessages();
  usePageTitle(t.not_found);
  return (
    <Result
      kind="search"
      level={1}
      title={t.not_found}
      action={<ButtonLink to={paths.generator}>{t.create_course}</ButtonLink>}
    >
      {t.not_found_why}
    </Result>
  );
}

export function TaskProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useProgressMessages();
  usePageTitle(t.not_loaded);
  return (
    <Result
      kind="error"
      level={1}
      title={t.not_loaded}
      action={<Button onClick={onRetry}>{t.try_again}</Button>}
    >
      {messageOf(error)}
    </Result>
  );
}
