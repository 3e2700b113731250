import type { ReactNode } from 'react';
import { useUiMessages } from './messages/index.ts';

/** What stands around a control. */
export interface Described {
  label: ReactNode;
  /** What is wrong with the value; shown below and tied to the control. */
  error?: string | undefined;
  hint?: ReactNode;
  /** It may be left empty, where most fields of a form may not. */
  isOptional?: boolean;
  /** An error is said as soon as it is there: it comes while somebody types. */
  isLive?: boolean;
}

interface FieldNotesProps extends Pick<Described, 'error' | 'hint' | 'isLive'> {
  /** The id of the control. */
  readonly id: string;
  readonly styles: Readonly<Record<string, string>>;
}

/** Ids of what `FieldNotes` shows below a control, for its `aria-describedby`. */
export const describedBy = ({ id, error, hint }: Omit<FieldNotesProps, 'styles'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** What is wrong with a field, and how to fill it in. */
export function FieldNotes({ id, error, hint, isLive, styles }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles['error']} {...(isLive ? { role: 'alert' } : {})}>
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

interface FieldLabelProps extends Pick<Described, 'label' | 'isOptional'> {
  readonly id: string;
  readonly styles: Readonly<Record<string, string>>;
}

/** What a field is called, and whether it may be left empty. */
export function FieldLabel({ id, label, isOptional, styles }: FieldLabelProps) {
  const t = useUiMessages();
  return (
    <label htmlFor={id}>
      {label} {isOptional && <span className={styles['optional']}>{t.optional}</span>}
    </label>
  );
}
