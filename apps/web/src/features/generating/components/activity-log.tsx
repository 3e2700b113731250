import { useEffect, useState } from 'react';
import styles from '../generating.module.css';
import type { Messages } from '../messages/en.tsx';
import { useGeneratingMessages } from '../messages/index.ts';
import type { LogLine } from '../model/live-course.ts';

/** Long enough for the log of an earlier visit to arrive, which is not news. Milliseconds. */
const catchUpMs = 1500;

/**
 * What was achieved, line by line; read out politely as it happens, but not what happened before
 * the person came.
 */
export function ActivityLog({ lines, isOpen }: { lines: readonly LogLine[]; isOpen: boolean }) {
  const t = useGeneratingMessages();
  const [isCaughtUp, setCaughtUp] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setCaughtUp(true), catchUpMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <section>
      <h2 id="activity-title">{t.activity}</h2>
      <div className={styles['log']} role="region" aria-labelledby="activity-title" tabIndex={0}>
        <div role="log" aria-live={isCaughtUp ? 'polite' : 'off'} aria-labelledby="activity-title">
          {lines.length === 0 && <p className={styles['faint']}>{t.nothing_yet}</p>}
          {lines.map((line, index) => (
            <p key={index}>{textOf(line, t)}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function textOf(line: LogLine, t: Messages): string {
  switch (line.kind) {
    case 'phase':
      return t.log_phase[line.phase];
    case 'ended':
      return t.log_ended[line.status];
    case 'again':
      return t.log_again;
    case 'modules':
      return t.log_modules({ count: line.count });
    case 'waits':
      return t.log_waits[line.wait];
    case 'lesson_ready':
      return t.log_lesson_ready({ lesson: line.title });
    case 'lesson_failed':
      return t.log_lesson_failed({ lesson: line.title });
  }
}
