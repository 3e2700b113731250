import { useId, type ComponentProps } from 'react';
import { describedBy, type Described, FieldLabel, FieldNotes } from './field-notes.tsx';
import styles from './text-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, Described {
  options: readonly { value: string; label: string }[];
}

/** A labelled list of the browser's own, which every phone and keyboard knows how to use. */
export function SelectField({
  label,
  error,
  hint,
  isOptional,
  isLive,
  options,
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <FieldLabel {...{ id, label, isOptional, styles }} />
      <div className={styles['box']} data-invalid={error ? true : undefined}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, hint })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      <FieldNotes {...{ id, error, hint, isLive, styles }} />
    </div>
  );
}
