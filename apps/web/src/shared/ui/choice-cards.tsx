import { useId } from 'react';
import styles from './choice-cards.module.css';

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  readonly choices: Record<Value, { name: string; explanation: string }>;
  readonly order: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  /** Three or more of them stand side by side in a dialog. */
  readonly isNarrow?: boolean;
}

/**
 * One of a few, each explained in a line: native radio buttons, so arrow keys work as everywhere.
 */
export function ChoiceCards<Value extends string>({
  legend,
  choices,
  order,
  value,
  onChange,
  error,
  isNarrow,
}: ChoiceCardsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles['choices']}>
      <legend>{legend}</legend>
      <div className={styles['cards']} data-narrow={isNarrow}>
        {order.map((each) => (
          <label key={each} className={styles['card']}>
            <input
              type="radio"
              name={group}
              checked={each === value}
              onChange={() => onChange(each)}
              // Of a group that is refused, the choice that was made is what is wrong; a radio button
              // has no aria-invalid.
              data-invalid={(error !== undefined && each === value) || undefined}
              aria-describedby={`${group}-${each}`}
              aria-label={choices[each].name}
            />
            <span>
              <strong>{choices[each].name}</strong>
              <span id={`${group}-${each}`} className={styles['hint']}>
                {choices[each].explanation}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
