import { useEffect, useState } from 'react';
import styles from '../generating.module.css';

/** Long enough for the log of an earlier visit to arrive, which is not news. Milliseconds. */
const catchUpMs = 1500;

/** What was achieved, line by line; read out politely as it happens, but not what happened before the person came. */
export function ActivityLog({ lines, isOpen }: { lines: readonly string[]; isOpen: boolean }) {
  const [isCaughtUp, setCaughtUp] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setCaughtUp(true), catchUpMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <section>
      <h2 id="activity-title">Activity</h2>
      <div className={styles['log']} role="region" aria-labelledby="activity-title" tabIndex={0}>
        <div role="log" aria-live={isCaughtUp ? 'polite' : 'off'} aria-labelledby="activity-title">
          {lines.length === 0 && <p className={styles['faint']}>Nothing yet.</p>}
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
