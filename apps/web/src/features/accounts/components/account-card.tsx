import { useEffect, useRef, type ReactNode } from 'react';
import styles from './account-card.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /**
   * The card took the place of another one at the same address: its heading gets the focus, as
   * after a navigation.
   */
  isOutcome?: boolean;
  children: ReactNode;
}

/** The frame of the screens before the login: one heading, one thing to do. */
export function AccountCard({ title, lead, isOutcome = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <section className={styles['card']} aria-labelledby="account-title">
      <h1 id="account-title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
