import { useId, type ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly hint?: ReactNode;
  /** Why the last change was not made; read out at once. */
  readonly error?: string | undefined;
  /** The change is on its way. Further ones are refused, and the focus stays where it is. */
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  /** `end`: behind its label, at the end of the line. */
  readonly side?: 'start' | 'end';
  readonly size?: 'small' | 'medium';
}

/**
 * Turns one thing on or off, at once. What is only sent with the rest of a form is a check box.
 */
export function Switch({
  label,
  isOn,
  onChange,
  hint,
  error,
  isPending = false,
  isDisabled = false,
  side = 'start',
  size = 'medium',
}: SwitchProps) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles['switch']} data-side={side} data-size={size}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        aria-describedby={notes || undefined}
        onChange={({ target }) => {
          if (!isPending) onChange(target.checked);
        }}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
