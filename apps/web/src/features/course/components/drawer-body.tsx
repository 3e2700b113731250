import type { ReactNode } from 'react';
import styles from '../course.module.css';

/** Leaves the scrolling of a drawer to its `DrawerBody`. */
export const scrolledByContent = { body: { padding: 0, overflow: 'hidden' } };

/** What a drawer holds; it scrolls by the arrow keys even where nothing in it takes the focus. */
export function DrawerBody({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['drawerBody']} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
