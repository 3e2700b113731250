import styles from './spinner.module.css';

/** Says what is waited for, to eyes and ears. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles['spinner']} role="status">
      <span className={styles['ring']} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
