import { useAppMessages } from './messages/index.ts';
import styles from './verifying.module.css';

/** Stands where a screen will, while it is found out who is here. */
export function Verifying() {
  const t = useAppMessages();
  return (
    <div className={styles['verifying']} role="status">
      <span className={styles['ring']} aria-hidden="true" />
      <h1>{t.verifying}</h1>
    </div>
  );
}
