import { useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  return (
    <div aria-live="polite" className={styles['region']}>
      {!isOnline && <p className={styles['banner']}>You are offline. What is on screen stays; anything new waits for the connection.</p>}
    </div>
  );
}
