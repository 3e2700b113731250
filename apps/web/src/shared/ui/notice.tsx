import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Severity = 'info' | 'success' | 'warning' | 'error';

/**
 * A message that stays on the page. Errors interrupt a screen reader, and what is urgent; the rest
 * waits for its turn.
 */
export function Notice({
  severity = 'info',
  isUrgent = severity === 'error',
  title,
  children,
}: {
  severity?: Severity;
  /** Nothing goes on before it is answered. */
  isUrgent?: boolean;
  title?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles['notice']} data-severity={severity} role={isUrgent ? 'alert' : 'status'}>
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
    </div>
  );
}
