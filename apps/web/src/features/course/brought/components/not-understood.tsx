import type { FoundQuestions } from '@coursewright/contract';
import { useBroughtMessages } from '../messages/index.ts';
import styles from '../brought.module.css';

/** The report: what of a file became no question, and why. */
export function NotUnderstood({ found }: { found: FoundQuestions }) {
  const t = useBroughtMessages();
  const { not_understood, left_off, questions } = found;
  if (not_understood.length === 0 && left_off === 0) return null;
  return (
    <details className={styles['report']} open={questions.length === 0}>
      <summary>{t.not_understood({ count: not_understood.length })}</summary>
      <ul>
        {not_understood.map(({ number, said, reason }) => (
          <li key={number}>
            <span dir="auto">{t.entry({ place: number, said })}</span>
            {': '}
            {t.problems[reason]}
          </li>
        ))}
      </ul>
      {left_off > 0 && <p>{t.left_off({ count: left_off })}</p>}
    </details>
  );
}
