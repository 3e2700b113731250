import type { ReactNode } from 'react';
import { SpotArt, type Spot } from './spot-art.tsx';
import styles from './result.module.css';

interface ResultProps {
  readonly kind: Spot;
  readonly title?: ReactNode;
  /** 1 where it is all there is on the page. */
  readonly level?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
}

/**
 * Stands where something was expected: nothing there, nothing found, it failed, it worked. Errors
 * interrupt a screen reader, the rest waits for its turn.
 */
export function Result({ kind, title, level = 2, children, action }: ResultProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['result']}>
      <SpotArt name={kind} />
      <div role={kind === 'error' ? 'alert' : 'status'}>
        {title && <Heading>{title}</Heading>}
        {children && <div className={styles['text']}>{children}</div>}
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
