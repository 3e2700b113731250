import { useId } from 'react';
import styles from './choice-cards.module.css';

interface CheckCardProps {
  readonly name: string;
  /** Stands beside the name, left to right in every language. */
  readonly detail?: string;
  readonly explanation: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Something to have or to leave, explained in a line. */
export function CheckCard({ name, detail, explanation, isChecked, onChange }: CheckCardProps) {
  const id = useId();
  return (
    <label className={styles['card']}>
      <input
        type="checkbox"
        checked={isChecked}
        aria-label={name}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <strong>
          {name} {detail && <span dir="ltr">{detail}</span>}
        </strong>
        <span id={id} className={styles['hint']}>
          {explanation}
        </span>
      </span>
    </label>
  );
}
