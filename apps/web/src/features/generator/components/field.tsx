import type { ReactNode } from 'react';
import styles from '../generator.module.css';

interface FieldProps {
  /** Id of the control inside. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A labelled control with a hint below it and, when it is wrong, the reason. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children}
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

/** What the control inside a Field needs in order to be read together with its hint and error. */
export const fieldProps = (id: string, error: string | undefined) => ({
  id,
  'aria-describedby': error ? `${id}-error ${id}-hint` : `${id}-hint`,
  'aria-invalid': error !== undefined,
  ...(error === undefined ? {} : { status: 'error' as const }),
});
