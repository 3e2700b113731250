import type { ReactNode } from 'react';
import styles from './menu-list.module.css';

/**
 * What can be done, in a `Popover`: items with a link or a button each, or a sentence that says why
 * there is none. `data-tone="danger"` marks what destroys.
 */
export function MenuList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['menu']}>{children}</ul>;
}
