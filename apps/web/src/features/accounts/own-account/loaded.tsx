import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { errorText } from '../../../shared/trpc.ts';
import { useOwnAccountMessages } from './messages/index.ts';
import styles from './own-account.module.css';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
  /** What comes, without what is not known yet: nothing below moves when it is there. */
  room?: ReactNode;
}

/**
 * What a query brought; before that, that it is on its way, or why it did not come and another try.
 */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  children,
  room,
}: LoadedProps<Data>) {
  const t = useOwnAccountMessages();
  if (data !== undefined) return children(data);
  if (error === null)
    return (
      <>
        <p role="status" className={room ? 'visually-hidden' : styles['soft']}>
          {t.loading}
        </p>
        {room && (
          <div inert aria-hidden="true">
            {room}
          </div>
        )}
      </>
    );
  return (
    <>
      <Notice severity="error">{errorText(error)}</Notice>
      <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t.try_again}
      </Button>
    </>
  );
}
