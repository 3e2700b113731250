import type { ReactNode } from 'react';
import styles from './account-card.module.css';

/** The frame of the screens before the login: one heading, one thing to do. */
export function AccountCard({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['card']} aria-labelledby="account-title">
      <h1 id="account-title">{title}</h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
