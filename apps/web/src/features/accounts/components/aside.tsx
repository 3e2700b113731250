import type { ReactNode } from 'react';
import styles from './account-card.module.css';

/** The other way out of an account screen: "New here? …". */
export const Aside = ({ children }: { children: ReactNode }) => (
  <p className={styles['aside']}>{children}</p>
);
