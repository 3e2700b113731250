import { useId, type ReactNode } from 'react';
import { describedBy, FieldNotes } from '../../../../shared/ui/field-notes.tsx';
import styles from '../editing.module.css';
import { useEditingMessages } from '../messages/index.ts';

/** What a control needs in order to be read together with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  /** Stands on the label's line, at its end. */
  readonly aside?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control of the editor, with what is wrong with it below. */
export function Field({ label, error, hint, aside, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      {aside ? (
        <div className={styles['head']}>
          <label htmlFor={id}>{label}</label>
          {aside}
        </div>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {children({
        id,
        className: styles['control'],
        'aria-describedby': describedBy({ id, error, hint }),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldNotes id={id} error={error} hint={hint} styles={styles} />
    </div>
  );
}

/** "480 of 500", which turns red beyond. */
export function Count({ text, max }: { text: string; max: number }) {
  const t = useEditingMessages();
  return (
    <span className={styles['count']} data-over={text.length > max}>
      {t.count_of({ count: text.length, max })}
    </span>
  );
}
