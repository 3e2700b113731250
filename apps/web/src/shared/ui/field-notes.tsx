import type { ReactNode } from 'react';

interface FieldNotesProps {
  /** The id of the control. */
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly styles: Readonly<Record<string, string>>;
}

/** Ids of what `FieldNotes` shows below a control, for its `aria-describedby`. */
export const describedBy = ({ id, error, hint }: Omit<FieldNotesProps, 'styles'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** What is wrong with a field, and how to fill it in. */
export function FieldNotes({ id, error, hint, styles }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
    </>
  );
}
