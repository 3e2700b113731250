import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Severity = 'info' | 'success' | 'warning' | 'error';

/**
 * A message that stays on the page. Errors interrupt a screen reader, the rest waits for its turn.
 */
export function Notice({
  severity = 'info',
  title,
  children,
}: {
  severity?: Severity;
  title?: string;
  children?: ReactNode;
}) {
  return (
    <div
      className={styles['notice']}
      data-severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
    >
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
    </div>
  );
}
