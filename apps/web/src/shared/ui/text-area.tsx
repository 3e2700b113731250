import { useId, type ComponentProps } from 'react';
import { describedBy, type Described, FieldLabel, FieldNotes } from './field-notes.tsx';
import styles from './text-field.module.css';

/** Like `TextField`, for more than a line; it grows with what is typed, where the browser can. */
export function TextArea({
  label,
  error,
  hint,
  isOptional,
  isLive,
  ...area
}: Omit<ComponentProps<'textarea'>, 'id'> & Described) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <FieldLabel {...{ id, label, isOptional, styles }} />
      <div className={styles['box']} data-invalid={error ? true : undefined}>
        <textarea
          {...area}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, hint })}
        />
      </div>
      <FieldNotes {...{ id, error, hint, isLive, styles }} />
    </div>
  );
}
