import styles from './spinner.module.css';

/**
 * Says what is waited for, to eyes and ears. `isPage`: there is nothing else on the page, so it is
 * what the page is called for now.
 */
export function Spinner({ label, isPage = false }: { label: string; isPage?: boolean }) {
  return (
    <div className={styles['spinner']} role="status">
      <span className={styles['ring']} aria-hidden="true" />
      {isPage ? <h1>{label}</h1> : <span>{label}</span>}
    </div>
  );
}
