import { useOnline } from '../../shared/use-online.ts';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={styles['banner']}>
          You are offline. What is on screen stays; anything new waits for the connection.
        </p>
      )}
    </div>
  );
}
