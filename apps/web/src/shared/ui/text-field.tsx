import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';
import { useUiMessages } from './messages/index.ts';
import styles from './text-field.module.css';

interface Described {
  label: ReactNode;
  /** What is wrong with the value; shown below and tied to the input. */
  error?: string | undefined;
  hint?: ReactNode;
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'>, Described {
  /** Stands inside the box, at its end. */
  adornment?: ReactNode;
}

/** A labelled input whose error and hint are announced with it. */
export function TextField({ label, error, hint, adornment, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']} data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, hint })}
        />
        {adornment}
      </div>
      <FieldNotes id={id} error={error} hint={hint} styles={styles} />
    </div>
  );
}

/** Like `TextField`, for more than a line. */
export function TextArea({
  label,
  error,
  hint,
  ...area
}: Omit<ComponentProps<'textarea'>, 'id'> & Described) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']} data-invalid={error ? true : undefined}>
        <textarea
          {...area}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, hint })}
        />
      </div>
      <FieldNotes id={id} error={error} hint={hint} styles={styles} />
    </div>
  );
}

/** A password that its owner may look at. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'adornment'>) {
  const t = useUiMessages();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      adornment={
        <button
          type="button"
          className={styles['reveal']}
          aria-label={isShown ? t.hide_password : t.show_password}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hide : t.show}
        </button>
      }
    />
  );
}
