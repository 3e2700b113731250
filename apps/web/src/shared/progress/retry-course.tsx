import { useState } from 'react';
import { isConflict, messageOf, RequestError } from '../request-error.ts';
import { paths } from '../paths.ts';
import { session } from '../session/index.ts';
import { toRequestError, trpc } from '../trpc.ts';
import { useTaskNews } from './use-task.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useProgressMessages } from './messages/index.ts';
import styles from './retry-course.module.css';

interface RetryCourseProps {
  readonly taskId: string;
  readonly topic: string;
  /** A credit came back, so trying again takes it. */
  readonly takesCredit: boolean;
  /** The course is being written again: follow it from here. */
  readonly onStarted: () => void;
}

/**
 * Goes on with a failed or cancelled course where it stopped, and says what stands in the way if it
 * cannot.
 */
export function RetryCourse({ taskId, topic, takesCredit, onStarted }: RetryCourseProps) {
  const t = useProgressMessages();
  const [attempt] = useState(() => crypto.randomUUID());
  const { client } = trpc.useUtils();
  const { renew } = useTaskNews();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function retry() {
    setBusy(true);
    setFailure(undefined);
    try {
      await client.generation.retry.mutate(
        { id: taskId },
        { context: { idempotencyKey: attempt } },
      );
    } catch (error) {
      const known = toRequestError(error);
      // Somebody, in another tab perhaps, has started it already.
      if (!isConflict(known)) return setFailure(known);
    } finally {
      setBusy(false);
      void session.refreshCredits();
    }
    await renew();
    onStarted();
  }

  const needsCredits = failure instanceof RequestError && failure.type === 'payment_required';
  return (
    <div className={styles['retry']}>
      <div className={styles['ways']}>
        <Button busy={isBusy} onClick={() => void retry()}>
          {t.try_again}
        </Button>
        <ButtonLink to={`${paths.generator}?topic=${encodeURIComponent(topic)}`} look="quiet">
          {t.change_request}
        </ButtonLink>
      </div>
      {failure ? (
        <p role="alert">
          {messageOf(failure)}
          {needsCredits && ` ${t.needs_credit}`}
        </p>
      ) : (
        <p>{takesCredit ? t.goes_on_for_credit : t.goes_on_free}</p>
      )}
    </div>
  );
}
