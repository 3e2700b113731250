import styles from '../../course.module.css';
import { useCompanionMessages } from '../messages/index.ts';
import type { Announced } from '../model/companions.ts';

/** What is not here yet, and what it will do. */
export function Announcement({ companion }: { companion: Announced }) {
  const t = useCompanionMessages();
  return <p className={styles['empty']}>{t.to_come[companion]}</p>;
}
