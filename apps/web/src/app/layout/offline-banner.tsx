import { useOnline } from '../../shared/use-online.ts';
import { useAppMessages } from '../messages/index.ts';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const t = useAppMessages();
  const isOnline = useOnline();
  return (
    <div aria-live="polite">{!isOnline && <p className={styles['banner']}>{t.offline}</p>}</div>
  );
}
