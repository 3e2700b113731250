import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { describedBy, type Described, FieldLabel, FieldNotes } from './field-notes.tsx';
import { useUiMessages } from './messages/index.ts';
import styles from './text-field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'size'>, Described {
  /** Stands inside the box, at its end. */
  adornment?: ReactNode;
  /** `large`: the one thing that a screen asks for. */
  size?: 'medium' | 'large';
}

/** A labelled input whose error and hint are announced with it. */
export function TextField({
  label,
  error,
  hint,
  isOptional,
  isLive,
  adornment,
  size,
  ...input
}: FieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <FieldLabel {...{ id, label, isOptional, styles }} />
      <div className={styles['box']} data-invalid={error ? true : undefined} data-size={size}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, hint })}
        />
        {adornment}
      </div>
      <FieldNotes {...{ id, error, hint, isLive, styles }} />
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
