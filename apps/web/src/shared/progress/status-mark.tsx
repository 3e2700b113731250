import type { Submodule } from '@coursewright/contract';
import { useProgressMessages } from './messages/index.ts';
import styles from './status-mark.module.css';

/** The state of a lesson as a small sign, with its word for those who do not see it. */
export function StatusMark({
  status,
  hasEnded = false,
}: {
  status: Submodule['status'];
  hasEnded?: boolean;
}) {
  const t = useProgressMessages();
  const word = (hasEnded ? t.lesson_at_the_end : t.lesson)[status];
  return (
    <span
      className={styles['mark']}
      data-status={hasEnded && status === 'writing' ? 'planned' : status}
      title={word}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {status === 'completed' && <path d="M5.5 10.5l3 3 6-7" />}
        {status === 'readable' && (
          <path d="M4.5 6.5c2-1 4-.8 5.5.5 1.5-1.3 3.5-1.5 5.5-.5v8c-2-.8-4-.6-5.5.6-1.5-1.2-3.5-1.4-5.5-.6zM10 7v8" />
        )}
        {status === 'failed' && <path d="M10 5v6M10 14v.5" />}
        {status === 'writing' && !hasEnded && <path d="M10 3.5a6.5 6.5 0 0 1 6.5 6.5" />}
      </svg>
      <span className="visually-hidden">{word}: </span>
    </span>
  );
}
